#include "ui/document/pin.h"

#include "ui/document/actions.h"
#include "ui/document/view_entry.h"
#include "ui/document/view_model.h"

namespace ui {

namespace {

    void compareWithNow(const std::string& from, Actions& commands)
    {
        commands.commitEdit();
        commands.pin();
        commands.commitEdit();
        if (hasRole(from, ViewRole::Comparison))
            return;
        const bool tensor = hasRole(from, ViewRole::Tensor);
        commands.navigate([&](Navigation& at) {
            at.compare = tensor ? CompareContent::Tensor : CompareContent::Weights;
        });
        commands.showView(viewFor(ViewRole::Comparison).id);
    }

    void goBack(Actions& commands)
    {
        commands.navigate([](Navigation& at) { at.view = at.viewBefore; });
        commands.commitEdit();
        commands.unpin();
        commands.commitEdit();
    }

} // namespace

void togglePin(const ViewModel& viewModel, Actions& commands)
{
    const std::string from = viewModel.navigation().view;
    const bool pinned = viewModel.session().pinned.has_value();
    if (pinned && hasRole(from, ViewRole::Comparison))
        goBack(commands);
    else if (pinned)
        commands.showView(viewFor(ViewRole::Comparison).id);
    else if (viewModel.trace())
        compareWithNow(from, commands);
}

} // namespace ui
