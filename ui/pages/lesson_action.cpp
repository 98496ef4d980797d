#include "ui/pages/lesson_action.h"

#include "ui/document/document.h"
#include "ui/pages/lesson_dialog.h"

namespace ui {

LessonAction::LessonAction(Document& document, QWidget& window)
    : QAction(tr("Expor&t lesson…"), &window)
    , m_document(document)
    , m_window(window)
{
    setToolTip(tr("The steps as presented: a PDF, a handout, images or a video"));
    connect(this, &QAction::triggered, this, &LessonAction::showDialog);
    const auto enable = [this] { setEnabled(!m_document.session().steps.empty()); };
    connect(&document, &Document::sessionChanged, this, enable);
    enable();
}

void LessonAction::showDialog()
{
    m_document.gather();
    auto* dialog = new LessonDialog(m_document.session(), m_document.files(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LessonDialog::said, this, &LessonAction::said);
    dialog->open();
}

} // namespace ui
