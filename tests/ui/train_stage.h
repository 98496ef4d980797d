#pragma once

// The view Train, with a small network in training.

#include "core/training/trained_network.h"
#include "ui/document/training_session.h"
#include "ui/views/train/train_view.h"
#include "ui/views/train/training_form.h"
#include "view_stage.h"

#include <QComboBox>
#include <QSpinBox>

struct TrainStage : ViewStage<ui::TrainView> {
    explicit TrainStage(QSize size = { 1000, 720 })
        : ViewStage(size)
    {
        document.showView("learn");
        QObject::connect(document.training(), &ui::TrainingSession::failed, &view,
            [this](const core::Error& error) { problem = error.problem; });
    }
    // Chooses a small network and starts training.
    void start(int steps, const QString& task = QStringLiteral("tags")) const
    {
        view.form()->task()->setCurrentIndex(view.form()->task()->findData(task));
        for (auto* each : view.form()->findChildren<QSpinBox*>())
            each->setValue(each->maximum() == 256 ? 12 : each->maximum() == 1000000 ? steps : 1);
        QTest::mouseClick(view.form()->start(), Qt::LeftButton);
    }
    [[nodiscard]] const core::training::TrainedNetwork* network() const
    {
        return document.trace() ? document.trace()->model->trainedRun.get() : nullptr;
    }
    [[nodiscard]] bool ended() const
    {
        return QTest::qWaitFor([this] { return !document.training()->busy(); }, 60000)
            && QTest::qWaitFor(
                [this] {
                    return settled(document) && network() != nullptr && network()->checkpoint
                        && *network()->checkpoint == network()->checkpoints.back();
                },
                20000);
    }
    [[nodiscard]] std::string text() const
    {
        return std::get<core::Sentence>(document.experiment().source).text;
    }

    std::string problem;
};
