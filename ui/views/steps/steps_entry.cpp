#include "ui/views/steps/steps_view.h"

#include "core/reading/steps.h"
#include "ui/views/steps/steps_words.h"
#include "ui/words/head_name.h"

#include <QCoreApplication>

#include <algorithm>

// What others ask of the view Steps.

namespace ui {

bool StepsView::accepts(const core::Trace& trace, const Work&)
{
    return trace.model->stored == nullptr;
}

QString StepsView::caption(const Moment& moment)
{
    const core::Trace& trace = *moment.picture->trace();
    const Selection& s = moment.session.selection;
    const auto steps = core::steps(trace, s.layer, s.head);
    const auto at = std::clamp<std::size_t>(static_cast<std::size_t>(s.step), 0, steps.size() - 1);
    return QCoreApplication::translate("Caption", "Step %1 of head %2: %3")
        .arg(at + 1)
        .arg(headNumber(trace, s.layer, s.head))
        .arg(stepName(steps[at].id));
}

} // namespace ui
