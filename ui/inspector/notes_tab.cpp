#include "ui/inspector/notes_tab.h"

#include "ui/document/document.h"

#include <algorithm>

namespace ui {

NotesTab::NotesTab(Document& document, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_document(document)
{
    setUndoRedoEnabled(false); // the document's history records the typing
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setPlaceholderText(tr("What to say about this state"));
    setAccessibleName(tr("Notes"));
    setToolTip(tr("Saved with the session, never drawn into the figure"));
    connect(this, &QPlainTextEdit::textChanged, this, &NotesTab::typed);
    connect(&document, &Document::sessionChanged, this, &NotesTab::showSession);
    showSession();
}

void NotesTab::focusOutEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusOutEvent(event);
    m_document.commitEdit();
}

void NotesTab::typed()
{
    if (m_showing)
        return;
    m_document.edit([] { return tr("Write notes"); }, QStringLiteral("notes"),
        [this](EditableState& state) { state.notes = toPlainText().toStdString(); });
}

void NotesTab::showSession()
{
    const QString notes = QString::fromStdString(m_document.session().notes);
    if (notes == toPlainText())
        return;
    m_showing = true;
    const int place = textCursor().position();
    setPlainText(notes);
    QTextCursor cursor = textCursor();
    cursor.setPosition(std::min(place, static_cast<int>(toPlainText().size())));
    setTextCursor(cursor);
    m_showing = false;
}

} // namespace ui
