#include "ui/views/view.h"

namespace ui {

View::View(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
}

} // namespace ui
