#include "ui/views/steps/steps_view.h"

#include "core/analysis/steps.h"
#include "ui/views/steps/step_texts.h"
#include "ui/words/head_name.h"

#include <QCoreApplication>

#include <algorithm>

// Interface of the Steps view to the other views and the window.

namespace ui {

bool StepsView::accepts(const core::Trace& trace, const EditableState&)
{
    return trace.model->canExplain();
}

QString StepsView::caption(const FigureState& state)
{
    const core::Trace& trace = *state.derived->trace();
    const Selection& s = state.session.selection;
    const auto steps = core::steps(trace, s.layer, s.head);
    const auto at = std::clamp<std::size_t>(static_cast<std::size_t>(s.step), 0, steps.size() - 1);
    return QCoreApplication::translate("Caption", "Step %1 of head %2: %3")
        .arg(at + 1)
        .arg(headNumber(trace, s.layer, s.head))
        .arg(stepName(steps[at].id));
}

} // namespace ui
