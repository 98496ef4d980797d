#include "ui/document/pin.h"

#include "ui/document/commands.h"
#include "ui/document/subject.h"
#include "ui/document/view_entry.h"

namespace ui {

namespace {

    void compareWithNow(const std::string& from, Commands& commands)
    {
        commands.settle();
        commands.pin();
        commands.settle();
        if (hasRole(from, ViewRole::Comparison))
            return;
        const bool tensor = hasRole(from, ViewRole::Tensor);
        commands.go([&](Navigation& at) {
            at.compare = tensor ? ComparePicture::Tensor : ComparePicture::Weights;
        });
        commands.turnTo(viewFor(ViewRole::Comparison).id);
    }

    void goBack(Commands& commands)
    {
        commands.go([](Navigation& at) { at.view = at.viewBefore; });
        commands.settle();
        commands.unpin();
        commands.settle();
    }

} // namespace

void togglePin(const Subject& subject, Commands& commands)
{
    const std::string from = subject.navigation().view;
    const bool pinned = subject.session().pinned.has_value();
    if (pinned && hasRole(from, ViewRole::Comparison))
        goBack(commands);
    else if (pinned)
        commands.turnTo(viewFor(ViewRole::Comparison).id);
    else if (subject.trace())
        compareWithNow(from, commands);
}

} // namespace ui
