#include "ui/window/text_field.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

    // The data that an event would insert into a field; null for other events.
    const QMimeData* given(QEvent* event)
    {
        const QClipboard* clipboard = QGuiApplication::clipboard();
        switch (event->type()) {
        case QEvent::KeyPress:
            return static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste)
                ? clipboard->mimeData()
                : nullptr;
        case QEvent::MouseButtonRelease:
            return static_cast<QMouseEvent*>(event)->button() == Qt::MiddleButton
                    && clipboard->supportsSelection()
                ? clipboard->mimeData(QClipboard::Selection)
                : nullptr;
        case QEvent::ContextMenu:
            return clipboard->mimeData();
        case QEvent::Drop:
            return static_cast<QDropEvent*>(event)->mimeData();
        default:
            return nullptr;
        }
    }

} // namespace

TextField::TextField(const QString& name, QWidget* parent)
    : QLineEdit(parent)
{
    setAccessibleName(name);
    setPlaceholderText(name);
    setClearButtonEnabled(true);
    setMaxLength(longestText);
    connect(this, &QLineEdit::inputRejected, this, [this] { refuse({}); });
}

// A text that is too long to paste or drop is refused before the field sees it: the field would
// take seconds to truncate it.
bool TextField::event(QEvent* event)
{
    const QMimeData* mime = given(event);
    if (mime == nullptr || mime->text().size() <= longestText)
        return QLineEdit::event(event);
    if (event->type() == QEvent::ContextMenu)
        showMenu(static_cast<QContextMenuEvent*>(event)->globalPos());
    else
        refuse(mime->text());
    return true;
}

// The field's own menu without Paste for a text that is too long.
void TextField::showMenu(QPoint at)
{
    const QString paste = QKeySequence(QKeySequence::Paste).toString(QKeySequence::NativeText);
    QMenu* menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QAction* action : menu->actions())
        if (action->text().endsWith(u'\t' + paste)) {
            action->disconnect(this);
            connect(action, &QAction::triggered, this,
                [this] { refuse(QGuiApplication::clipboard()->text()); });
        }
    menu->popup(at);
}

void TextField::refuse(const QString& text)
{
    setModified(false);
    qsizetype length = std::min<qsizetype>(text.size(), longestText);
    if (length > 0 && text[length - 1].isHighSurrogate())
        --length;
    emit tooLong(text.left(length));
}

void TextField::show(const std::string* text, bool refused)
{
    setVisible(text != nullptr);
    if (text == nullptr || isModified())
        return;
    setRefused(refused);
    const QString said = QString::fromStdString(*text);
    if (this->text() == said)
        return;
    setText(said);
    setCursorPosition(0); // a long text is shown from its beginning
}

bool TextField::takeTyped()
{
    if (!isModified())
        return false;
    setModified(false);
    return true;
}

void TextField::setRefused(bool refused)
{
    if (std::exchange(m_refused, refused) == refused)
        return;
    setProperty("refused", refused);
    const QFont own = font(); // the style sheet's would replace it
    style()->unpolish(this); // forces a repaint with the new property
    style()->polish(this);
    setFont(own);
}

} // namespace ui
