#pragma once

#include "core/io/learning/kept_training.h"
#include "figure_check.h"
#include "stage.h"
#include "ui/document/view_entry.h"
#include "ui/files/regression_example.h"

#include <QTemporaryDir>

#include <string>

inline const QString sentence
    = QStringLiteral("The animal did not cross the street because it was too tired");

// A network that was taught a little: its folder.
inline std::string taught(const QTemporaryDir& folder)
{
    std::string place = folder.filePath(QStringLiteral("taught")).toStdString();
    core::learning::Course course { .task = "sort" };
    course.network.width = 8;
    course.teaching.steps = 4;
    core::KeptTraining network(course, place);
    const core::Team team(1);
    while (!network.ended()) {
        network.step(team);
        network.keep(team);
    }
    return place;
}

// A moment that the view has something to show of.
inline ui::Moment subjectFor(const std::string& view)
{
    ui::Session session;
    session.pinned.emplace();
    if (view == "regression") {
        ui::showRegressionExample(session.experiment);
        return ui::computeMoment(session, {});
    }
    if (view == "learn") {
        const QTemporaryDir folder;
        return subjectOf(
            "d c b a", { "network=loaded", "network.where=" + taught(folder) }, session);
    }
    ui::Moment design = subjectOf(sentence, {}, session);
    if (ui::viewNamed(view).accepts(*design.picture->trace(), design.session))
        return design;
    return subjectOf(sentence, { "network=loaded" }, session);
}
