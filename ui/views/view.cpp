#include "ui/views/view.h"

namespace ui {

View::View(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
}

void View::setBare(bool bare)
{
    for (QWidget* control : controls())
        control->setVisible(!bare);
}

} // namespace ui
