#include "ui/views/cell_editor.h"

#include "core/io/number_text.h"
#include "ui/theme.h"
#include "ui/weight_edits.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

CellEditor::CellEditor(float value, const Theme& theme, QWidget* parent)
    : QLineEdit(QString::fromStdString(core::numberText(value)), parent)
{
    setAccessibleName(tr("New number of the cell"));
    setFont(theme.sized(1));
    setAlignment(Qt::AlignCenter);
    setMaxLength(40);
    setStyleSheet(u"QLineEdit { border: 2px solid %1; background: %2; color: %3; }"_s.arg(
        theme.query.name(), theme.paper.name(), theme.text.name()));
    selectAll();
}

void CellEditor::stand(QRect cell)
{
    const QFontMetrics metrics(font());
    const QSize size(std::max(cell.width() + 4, metrics.horizontalAdvance(u"−0.0000000"_s) + 16),
        std::max(cell.height() + 4, metrics.height() + 10));
    QRect box(QPoint(), size);
    box.moveCenter(cell.center());
    const QRect limits = parentWidget()->rect();
    box.moveLeft(std::clamp(box.left(), 0, std::max(0, limits.width() - box.width())));
    box.moveTop(std::clamp(box.top(), 0, std::max(0, limits.height() - box.height())));
    setGeometry(box);
    show();
    setFocus(Qt::OtherFocusReason);
}

void CellEditor::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commit();
        return;
    case Qt::Key_Escape:
        dismiss();
        return;
    default:
        QLineEdit::keyPressEvent(event);
        event->accept(); // nothing typed here means the matrix
    }
}

void CellEditor::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        dismiss();
}

void CellEditor::commit()
{
    const auto number = typedNumber(text());
    if (!number) {
        QToolTip::showText(
            mapToGlobal(rect().bottomLeft()), tr("A number is needed, as 0.5 or -2e-3"), this);
        selectAll();
        return;
    }
    emit given(*number);
    dismiss();
}

void CellEditor::dismiss()
{
    hide();
    deleteLater();
}

} // namespace ui
