#include "ui/views/matrices/cell_editor.h"

#include "core/io/text/decimal_text.h"
#include "ui/document/weight_edits.h"
#include "ui/drawing/theme.h"

#include <QAccessible>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // Moves the box into the limits, as far as it fits.
    QRect keptInside(const QRect& limits, QRect box)
    {
        box.moveLeft(std::clamp(box.left(), 0, std::max(0, limits.width() - box.width())));
        box.moveTop(std::clamp(box.top(), 0, std::max(0, limits.height() - box.height())));
        return box;
    }

} // namespace

CellEditor::CellEditor(float value, const Theme& theme, QWidget* parent)
    : QLineEdit(QString::fromStdString(core::numberText(value)), parent)
    , m_problem(new QLabel(parent))
    , m_before(text())
{
    setAccessibleName(tr("New value of the cell"));
    setFont(theme.sized(1));
    setAlignment(Qt::AlignCenter);
    setMaxLength(80); // limits pasted text
    setStyleSheet(u"QLineEdit { border: 2px solid %1; background: %2; color: %3; }"_s.arg(
        theme.query.name(), theme.paper.name(), theme.text.name()));
    m_problem->hide();
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setFont(theme.sized(0.95));
    m_problem->setMargin(6);
    m_problem->setStyleSheet(u"QLabel { border: 1px solid %1; background: %2; color: %3; }"_s.arg(
        theme.warning.name(), theme.panel.name(), theme.text.name()));
    connect(this, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (!problem().isEmpty())
            say(typedNumber(text).problem);
    });
}

CellEditor::~CellEditor()
{
    delete m_problem;
}

void CellEditor::stand(QRect cell)
{
    const QFontMetrics metrics(font());
    const QSize size(std::max(cell.width() + 4, metrics.horizontalAdvance(u"−0.0000000"_s) + 16),
        std::max(cell.height() + 4, metrics.height() + 10));
    QRect box(QPoint(), size);
    box.moveCenter(cell.center());
    setGeometry(keptInside(parentWidget()->rect(), box));
    raise();
    placeProblem();
}

void CellEditor::begin(const QString& typed)
{
    show();
    setFocus(Qt::OtherFocusReason);
    selectAll();
    if (!typed.isEmpty())
        insert(typed);
}

QString CellEditor::problem() const
{
    return m_problem->text();
}

void CellEditor::say(const QString& problem)
{
    m_problem->setText(problem);
    setAccessibleDescription(problem);
    m_problem->setVisible(!problem.isEmpty() && isVisible());
    if (problem.isEmpty())
        return;
    placeProblem();
    QAccessibleEvent event(m_problem, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

// Places the problem below the box, or above it if there is no room.
void CellEditor::placeProblem()
{
    const QRect limits = parentWidget()->rect();
    const QSize wanted = m_problem->sizeHint();
    m_problem->setWordWrap(wanted.width() > limits.width());
    const int width = std::min(wanted.width(), limits.width());
    const int height = m_problem->wordWrap() ? m_problem->heightForWidth(width) : wanted.height();
    QRect box(0, 0, width, height);
    box.moveCenter(geometry().center());
    box.moveTop(geometry().bottom() + 4);
    if (box.bottom() > limits.bottom())
        box.moveBottom(geometry().top() - 4);
    m_problem->setGeometry(keptInside(limits, box));
    m_problem->raise();
}

// Esc closes the editor before it leaves a full screen.
bool CellEditor::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void CellEditor::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (commit())
            emit finished();
        return;
    case Qt::Key_Escape:
        dismiss();
        emit finished();
        return;
    default:
        QLineEdit::keyPressEvent(event);
        event->accept(); // keys typed here never reach the matrix
    }
}

void CellEditor::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    const bool back
        = event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason;
    if (!back)
        commit();
}

void CellEditor::showEvent(QShowEvent* event)
{
    QLineEdit::showEvent(event);
    m_problem->setVisible(!problem().isEmpty());
}

void CellEditor::hideEvent(QHideEvent* event)
{
    QLineEdit::hideEvent(event);
    m_problem->hide();
}

// Returns false and keeps the text if it is not a number.
bool CellEditor::commit()
{
    if (m_done)
        return true;
    const TypedNumber typed = typedNumber(text());
    if (text() != m_before && !typed.number) {
        say(typed.problem);
        return false;
    }
    if (text() != m_before)
        emit given(*typed.number);
    dismiss();
    return true;
}

void CellEditor::dismiss()
{
    m_done = true;
    hide();
    deleteLater();
}

} // namespace ui
