#pragma once

#include "core/io/training/training_run.h"
#include "figure_check.h"
#include "stage.h"
#include "ui/document/view_entry.h"
#include "ui/files/starters.h"

#include <QTemporaryDir>

#include <string>

inline const QString sentence
    = QStringLiteral("The animal did not cross the street because it was too tired");

// The folder of a briefly trained network.
inline std::string trainedFolder(const QTemporaryDir& folder)
{
    std::string place = folder.filePath(QStringLiteral("trained")).toStdString();
    core::training::TrainingSpec spec { .task = "sort" };
    spec.network.width = 8;
    spec.hyperparameters.steps = 4;
    core::TrainingRun network(spec, place);
    const core::ThreadPool threadPool(1);
    while (!network.ended()) {
        network.step(threadPool);
        network.checkpoint(threadPool);
    }
    return place;
}

// A state that the view can show.
inline ui::FigureState subjectFor(const std::string& view)
{
    ui::Session session;
    session.pinned.emplace();
    if (view == "regression") {
        ui::showRegressionExample(session.experiment);
        return ui::computeFigureState(session, {});
    }
    if (view == "learn") {
        const QTemporaryDir folder;
        return subjectOf(
            "d c b a", { "network=loaded", "network.where=" + trainedFolder(folder) }, session);
    }
    ui::FigureState design = subjectOf(sentence, {}, session);
    if (ui::viewNamed(view).accepts(*design.derived->trace(), design.session))
        return design;
    return subjectOf(sentence, { "network=loaded" }, session);
}
