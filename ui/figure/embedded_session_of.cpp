#include "ui/figure/embedded_session_of.h"

#include "ui/figure/figure_page.h"
#include "ui/session/session_file.h"

namespace ui {

QByteArray embeddedSessionOf(const Figure& figure, const FigureState& state, const QString& folder)
{
    SavedSession saved;
    saved.session = shownSession(figure, state);
    makeRelative(saved.session, folder);
    return QByteArray::fromStdString(toJson(saved));
}

} // namespace ui
