#include "ui/views/train/train_view.h"

#include "ui/views/train/training_curves.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"

#include <QCoreApplication>

// Interface of the Train view to the other views and the window.

namespace ui {

bool TrainView::accepts(const core::Trace& trace, const EditableState&)
{
    return trace.model != nullptr && trace.model->trainedRun != nullptr;
}

QString TrainView::caption(const FigureState& state)
{
    if (state.networkWithoutAttention != nullptr)
        return QCoreApplication::translate(
            "Caption", "Training curves and output of a network without attention");
    return QCoreApplication::translate("Caption", "Training curves and attention of a network");
}

QString TrainView::emptyReason() const
{
    return viewModel().trace() && network() == nullptr
        ? tr("No network has been trained yet. Start one in the view Train, or with \"headlight "
             "train\" in a terminal.")
        : QString();
}

QString TrainView::description() const
{
    if (network() == nullptr)
        return emptyReason();
    const auto& history = network()->history;
    const auto at = std::ranges::find(history, shownStep(), &core::training::Report::step);
    const NetworkWithoutAttentionPtr& networkWithoutAttention
        = viewModel().networkWithoutAttention();
    const QString step = tr("A network after %1 of %2 steps")
                             .arg(shownStep())
                             .arg(network()->spec.hyperparameters.steps);
    if (networkWithoutAttention != nullptr)
        return tr("%1. It has no attention; its output for “%2” is “%3”.")
            .arg(step, safeLabel(networkWithoutAttention->example.text),
                safeLabel(networkWithoutAttention->output));
    return at == history.end()
        ? step
        : (isCurve() ? tr("%1: validation accuracy %2 (points), loss %3")
                     : tr("%1: validation accuracy %2, loss %3"))
              .arg(step, percentText(TrainingCurves::accuracyOf(*at, network()->task)),
                  shown(at->validation.loss, 3));
}

} // namespace ui
