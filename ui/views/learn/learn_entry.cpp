#include "ui/views/learn/learn_view.h"

#include "ui/words/labels.h"
#include "ui/words/numbers.h"

#include <QCoreApplication>

// What others ask of the view Learn.

namespace ui {

bool LearnView::accepts(const core::Trace& trace, const Work&)
{
    return trace.model != nullptr && trace.model->learnt != nullptr;
}

QString LearnView::caption(const Moment& moment)
{
    if (moment.alone != nullptr)
        return QCoreApplication::translate(
            "Caption", "Training curves and output of a network without attention");
    return QCoreApplication::translate("Caption", "Training curves and attention of a network");
}

QString LearnView::nothing() const
{
    return subject().trace() && network() == nullptr
        ? tr("No network has been trained yet. Start one in the view Train, or with \"headlight "
             "train\" in a terminal.")
        : QString();
}

QString LearnView::description() const
{
    if (network() == nullptr)
        return nothing();
    const auto& history = network()->history;
    const auto at = std::ranges::find(history, shownStep(), &core::learning::Report::step);
    const AlonePtr& alone = subject().alone();
    const QString step = tr("A network after %1 of %2 steps")
                             .arg(shownStep())
                             .arg(network()->course.teaching.steps);
    if (alone != nullptr)
        return tr("%1. It has no attention; its output for “%2” is “%3”.")
            .arg(step, safeLabel(alone->asked.text), safeLabel(alone->answer));
    return at == history.end()
        ? step
        : (isCurve() ? tr("%1: validation accuracy %2 (points), loss %3")
                     : tr("%1: validation accuracy %2, loss %3"))
              .arg(step, percentText(at->heldOut.exact), shown(at->heldOut.loss, 3));
}

} // namespace ui
