#include "ui/widgets/count_box.h"

#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace ui {

QString CountBox::rangeText() const
{
    return tr("from %1 to %2", "a number").arg(minimum()).arg(maximum());
}

QValidator::State CountBox::validate(QString& input, int& position) const
{
    const QValidator::State usual = QSpinBox::validate(input, position);
    bool whole = false;
    static_cast<void>(locale().toInt(input, &whole));
    return usual == QValidator::Invalid && whole ? QValidator::Intermediate : usual;
}

void CountBox::fixup(QString& input) const
{
    bool whole = false;
    const int typed = locale().toInt(input, &whole);
    if (!whole)
        return QSpinBox::fixup(input);
    input = textFromValue(std::clamp(typed, minimum(), maximum()));
    m_replaced = true;
}

void CountBox::focusOutEvent(QFocusEvent* event)
{
    QSpinBox::focusOutEvent(event);
    sayIfReplaced();
}

void CountBox::keyPressEvent(QKeyEvent* event)
{
    QSpinBox::keyPressEvent(event);
    sayIfReplaced();
}

void CountBox::sayIfReplaced()
{
    if (std::exchange(m_replaced, false))
        QToolTip::showText(mapToGlobal(rect().bottomLeft()), rangeText(), this);
}

} // namespace ui
