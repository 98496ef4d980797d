#include "ui/view/step_selection.h"

#include "ui/document/actions.h"
#include "ui/document/view_model.h"

#include <Qt>

#include <algorithm>
#include <optional>

namespace ui {

namespace {

    // The first step selects the first token.
    void step(std::optional<core::Index>& at, core::Index by, core::Index count)
    {
        at = std::clamp<core::Index>(at ? *at + by : 0, 0, count - 1);
    }

} // namespace

const core::AttentionTrace& lockedLayer(const ViewModel& viewModel)
{
    return viewModel.trace()->attention(viewModel.locked().layer);
}

bool stepSelection(const ViewModel& viewModel, Actions& actions, int key)
{
    Selection s = viewModel.locked();
    const core::AttentionTrace& layer = lockedLayer(viewModel);
    const core::Index queries = std::ssize(*layer.queryTokens);
    const core::Index keys = std::ssize(*layer.keyTokens);
    switch (key) {
    case Qt::Key_Up:
        step(s.query, -1, queries);
        break;
    case Qt::Key_Down:
        step(s.query, 1, queries);
        break;
    case Qt::Key_Left:
        step(s.key, -1, keys);
        break;
    case Qt::Key_Right:
        step(s.key, 1, keys);
        break;
    case Qt::Key_BracketLeft:
        s.head = std::max<core::Index>(0, s.head - 1);
        break;
    case Qt::Key_BracketRight:
        s.head = std::min<core::Index>(std::ssize(layer.heads) - 1, s.head + 1);
        break;
    case Qt::Key_Escape:
        actions.unlock();
        return true;
    default:
        return false;
    }
    actions.lock(s);
    return true;
}

} // namespace ui
