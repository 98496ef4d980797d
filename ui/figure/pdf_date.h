#pragma once

#include <QByteArray>

namespace ui {

// Makes the same PDF from the same figure, at any time: the creation date is that of
// SOURCE_DATE_EPOCH, or left out.
void setCreationDate(QByteArray& pdf);

} // namespace ui
