#include "ui/pin.h"

#include "ui/document.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ui {

void togglePin(Document& document)
{
    const bool unpin = document.session().pinned.has_value();
    if (!unpin && !document.trace())
        return;
    document.settle();
    document.edit(unpin ? QCoreApplication::translate("ui::Document", "Unpin A")
                        : QCoreApplication::translate("ui::Document", "Pin A"),
        u"pinned"_s, [&](Session& session) {
            ViewState& view = session.view;
            if (unpin) {
                session.pinned.reset();
                view.view = view.view == "compare" ? view.viewBefore : view.view;
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
