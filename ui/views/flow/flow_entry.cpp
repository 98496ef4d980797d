#include "ui/views/flow/flow_view.h"

#include "core/head_at.h"
#include "ui/words/head_name.h"

#include <QCoreApplication>

// Interface of the Flow view to the other views and the window.

namespace ui {

bool FlowView::accepts(const core::Trace& trace, const EditableState&)
{
    return trace.model->canExplain();
}

QString FlowView::caption(const FigureState& state)
{
    const core::Trace& trace = *state.derived->trace();
    const Selection& s = state.session.selection;
    return QCoreApplication::translate("Caption", "The computation of head %1 of %2")
        .arg(headNumber(trace, s.layer, s.head))
        .arg(trace.attention(s.layer).heads.size());
}

void FlowView::prepare(
    DerivedData& derived, const DerivedData::Request& request, const DerivedData::Budget& budget)
{
    const DerivedData::Stages& both = derived.stages(request.layer, request.head);
    const core::AttentionTrace& layer = derived.trace()->attention(request.layer);
    const core::HeadTrace& head = layer.heads[static_cast<std::size_t>(request.head)];
    for (const core::Matrix* each :
        { both.raw.get(), both.masked.get(), layer.queries.get(), layer.keys.get(), &head.q,
            &head.k, &head.v, &head.output, &layer.concat, &layer.output })
        static_cast<void>(derived.largest(*each));
    for (const core::HeadTrace& each : layer.heads)
        static_cast<void>(derived.largest(each.weights));
    for (core::Index h = 0; h < derived.headCount(request.layer) && !budget.stop.stop_requested();
         ++h)
        static_cast<void>(derived.largest(*derived.weights(request.layer, h)));
}

} // namespace ui
