#include "ui/pin.h"

#include "ui/document.h"

namespace ui {

namespace {

    void compareWithNow(Document& document)
    {
        const std::string from = document.navigation().view;
        document.settle();
        document.pin();
        document.settle();
        if (from == "compare")
            return;
        document.go([&](Navigation& at) {
            at.compare = from == "matrices" ? ComparePicture::Tensor : ComparePicture::Weights;
        });
        document.turnTo("compare");
    }

    void goBack(Document& document)
    {
        document.go([](Navigation& at) { at.view = at.viewBefore; });
        document.settle();
        document.unpin();
        document.settle();
    }

} // namespace

void togglePin(Document& document)
{
    if (document.navigation().view == "compare" && document.session().pinned)
        goBack(document);
    else if (document.session().pinned)
        document.turnTo("compare");
    else if (document.trace())
        compareWithNow(document);
}

} // namespace ui
