#include "ui/document/actions.h"

#include "ui/document/view_entry.h"
#include "ui/document/view_model.h"

namespace ui {

namespace {

    void compareWithNow(const std::string& from, Actions& actions)
    {
        actions.commitEdit();
        actions.pin();
        actions.commitEdit();
        if (hasRole(from, ViewRole::Comparison))
            return;
        const bool tensor = hasRole(from, ViewRole::Tensor);
        actions.navigate([&](Navigation& at) {
            at.compare = tensor ? CompareContent::Tensor : CompareContent::Weights;
        });
        actions.showView(viewFor(ViewRole::Comparison).id);
    }

    void goBack(Actions& actions)
    {
        actions.navigate([](Navigation& at) { at.view = at.viewBefore; });
        actions.commitEdit();
        actions.unpin();
        actions.commitEdit();
    }

} // namespace

void togglePin(const ViewModel& viewModel, Actions& actions)
{
    const std::string from = viewModel.navigation().view;
    const bool pinned = viewModel.session().pinned.has_value();
    if (pinned && hasRole(from, ViewRole::Comparison))
        goBack(actions);
    else if (pinned)
        actions.showView(viewFor(ViewRole::Comparison).id);
    else if (viewModel.trace())
        compareWithNow(from, actions);
}

} // namespace ui
