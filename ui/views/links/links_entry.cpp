#include "ui/views/links/links_view.h"

#include <QCoreApplication>

// What others ask of the view Links.

namespace ui {

QString LinksView::caption(const Moment& moment)
{
    return QCoreApplication::translate("Caption", "Links between tokens, head by head, of %1 heads")
        .arg(moment.picture->trace()->attention(moment.session.selection.layer).heads.size());
}

void LinksView::prepare(Picture& picture, const Picture::Wish& wish, const Picture::Effort& effort)
{
    picture.fillStatistics(wish.layer, effort);
    for (core::Index h = 0; h < picture.headCount(wish.layer) && !effort.stop.stop_requested(); ++h)
        static_cast<void>(picture.largest(*picture.weights(wish.layer, h)));
}

} // namespace ui
