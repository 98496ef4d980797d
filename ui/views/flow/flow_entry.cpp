#include "ui/views/flow/flow_view.h"

#include "core/head_at.h"
#include "ui/words/head_name.h"

#include <QCoreApplication>

// What others ask of the view Flow.

namespace ui {

bool FlowView::accepts(const core::Trace& trace, const Work&)
{
    return trace.model->stored == nullptr;
}

QString FlowView::caption(const Moment& moment)
{
    const core::Trace& trace = *moment.picture->trace();
    const Selection& s = moment.session.selection;
    return QCoreApplication::translate("Caption", "The computation of head %1 of %2")
        .arg(headNumber(trace, s.layer, s.head))
        .arg(trace.attention(s.layer).heads.size());
}

void FlowView::prepare(Picture& picture, const Picture::Wish& wish, const Picture::Effort& effort)
{
    const Picture::Stages& both = picture.stages(wish.layer, wish.head);
    const core::AttentionTrace& layer = picture.trace()->attention(wish.layer);
    const core::HeadTrace& head = layer.heads[static_cast<std::size_t>(wish.head)];
    for (const core::Matrix* each :
        { both.raw.get(), both.masked.get(), layer.queries.get(), layer.keys.get(), &head.q,
            &head.k, &head.v, &head.output, &layer.concat, &layer.output })
        static_cast<void>(picture.largest(*each));
    for (const core::HeadTrace& each : layer.heads)
        static_cast<void>(picture.largest(each.weights));
    for (core::Index h = 0; h < picture.headCount(wish.layer) && !effort.stop.stop_requested(); ++h)
        static_cast<void>(picture.largest(*picture.weights(wish.layer, h)));
}

} // namespace ui
