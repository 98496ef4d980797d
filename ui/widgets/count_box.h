#pragma once

#include <QSpinBox>

namespace ui {

// A box for a whole number. QSpinBox refuses the digit that leaves the range, so that 512 becomes
// 51; here the number can be typed to its end, and the nearest one in the range replaces it with
// words when it is done.
class CountBox : public QSpinBox {
    Q_OBJECT

public:
    using QSpinBox::QSpinBox;

    [[nodiscard]] QString rangeText() const; // "from 4 to 256"

protected:
    [[nodiscard]] QValidator::State validate(QString& input, int& position) const override;
    void fixup(QString& input) const override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void sayIfReplaced();

    mutable bool m_replaced = false;
};

} // namespace ui
