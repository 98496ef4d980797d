#include "ui/figure/recipe.h"

#include "ui/figure/sheet.h"
#include "ui/session/session_file.h"

namespace ui {

QByteArray recipeOf(const Figure& figure, const Moment& moment, const QString& folder)
{
    SavedSession saved;
    saved.session = shownSession(figure, moment);
    makeRelative(saved.session, folder);
    return QByteArray::fromStdString(toJson(saved));
}

} // namespace ui
