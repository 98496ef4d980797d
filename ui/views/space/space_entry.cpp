#include "ui/views/space/space_view.h"

#include <QCoreApplication>

// Interface of the Space view to the other views and the window.

namespace ui {

bool SpaceView::accepts(const core::Trace& trace, const EditableState&)
{
    return trace.model->canExplain();
}

QString SpaceView::caption(const FigureState&)
{
    return QCoreApplication::translate(
        "Caption", "Tokens as points, by their principal components");
}

void SpaceView::prepare(
    DerivedData& derived, const DerivedData::Request& request, const DerivedData::Budget& budget)
{
    constexpr core::Index widest = 768; // wider vectors take long, without cancelling
    if (!budget.ahead) {
        static_cast<void>(derived.points(request.layer, request.head, request.navigation.points));
        return;
    }
    const core::AttentionTrace& layer = derived.trace()->attention(request.layer);
    const auto shortSide
        = std::min(layer.queries->rows() + layer.keys->rows(), layer.queries->cols());
    for (const std::string_view choice : pointChoices)
        if (shortSide <= widest && !budget.stop.stop_requested())
            static_cast<void>(derived.points(request.layer, request.head, choice));
}

} // namespace ui
