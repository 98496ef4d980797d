#include "ui/views/space/space_view.h"

#include <QCoreApplication>

// What others ask of the view Space.

namespace ui {

bool SpaceView::accepts(const core::Trace& trace, const Work&)
{
    return trace.model->stored == nullptr;
}

QString SpaceView::caption(const Moment&)
{
    return QCoreApplication::translate(
        "Caption", "Tokens as points, by their principal components");
}

void SpaceView::prepare(Picture& picture, const Picture::Wish& wish, const Picture::Effort& effort)
{
    constexpr core::Index widest = 768; // above, components take long and cannot be stopped
    if (!effort.ahead) {
        static_cast<void>(picture.points(wish.layer, wish.head, wish.navigation.points));
        return;
    }
    const core::AttentionTrace& layer = picture.trace()->attention(wish.layer);
    const auto shortSide
        = std::min(layer.queries->rows() + layer.keys->rows(), layer.queries->cols());
    for (const std::string_view choice : pointChoices)
        if (shortSide <= widest && !effort.stop.stop_requested())
            static_cast<void>(picture.points(wish.layer, wish.head, choice));
}

} // namespace ui
