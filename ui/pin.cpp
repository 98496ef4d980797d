#include "ui/pin.h"

#include "ui/document.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    void showCompare(Document& document)
    {
        document.edit(QCoreApplication::translate("ui::Document", "Show A | B"), u"view"_s,
            [](Session& session) {
                session.view.viewBefore = session.view.view;
                session.view.view = "compare";
            });
    }

} // namespace

void togglePin(Document& document)
{
    const bool pinned = document.session().pinned.has_value();
    if (pinned && document.view().view != "compare")
        return showCompare(document);
    const bool unpin = pinned;
    if (!unpin && !document.trace())
        return;
    document.settle();
    document.edit(unpin ? QCoreApplication::translate("ui::Document", "Unpin A")
                        : QCoreApplication::translate("ui::Document", "Pin A"),
        u"pinned"_s, [&](Session& session) {
            ViewState& view = session.view;
            if (unpin) {
                session.pinned.reset();
                view.view = view.viewBefore;
                return;
            }
            session.pinned = document.trace()->model->experiment;
            if (view.view == "compare")
                return;
            view.compare
                = view.view == "matrices" ? ComparePicture::Tensor : ComparePicture::Weights;
            view.viewBefore = view.view;
            view.view = "compare";
        });
    document.settle();
}

} // namespace ui
