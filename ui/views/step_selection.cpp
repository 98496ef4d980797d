#include "ui/views/step_selection.h"

#include "ui/document.h"

#include <Qt>

#include <algorithm>
#include <optional>

namespace ui {

namespace {

    // The first step goes to the first token.
    void step(std::optional<core::Index>& at, core::Index by, core::Index count)
    {
        at = std::clamp<core::Index>(at ? *at + by : 0, 0, count - 1);
    }

} // namespace

const core::LayerTrace& lockedLayer(const Document& document)
{
    return document.trace()->layers[static_cast<std::size_t>(document.locked().layer)];
}

bool stepSelection(Document& document, int key)
{
    Selection s = document.locked();
    const auto& heads = lockedLayer(document).heads;
    const core::Matrix& weights = heads[static_cast<std::size_t>(s.head)].weights;
    switch (key) {
    case Qt::Key_Up:
        step(s.query, -1, weights.rows());
        break;
    case Qt::Key_Down:
        step(s.query, 1, weights.rows());
        break;
    case Qt::Key_Left:
        step(s.key, -1, weights.cols());
        break;
    case Qt::Key_Right:
        step(s.key, 1, weights.cols());
        break;
    case Qt::Key_BracketLeft:
        s.head = std::max<core::Index>(0, s.head - 1);
        break;
    case Qt::Key_BracketRight:
        s.head = std::min<core::Index>(std::ssize(heads) - 1, s.head + 1);
        break;
    case Qt::Key_Escape:
        document.release();
        return true;
    default:
        return false;
    }
    document.lock(s);
    return true;
}

} // namespace ui
