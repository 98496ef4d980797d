#pragma once

#include "core/io/text/table.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QSpinBox;

namespace ui {

// Asks how the numbers of a LaTeX or Markdown table are rounded. The answer is remembered.
class RoundingDialog : public QDialog {
    Q_OBJECT

public:
    explicit RoundingDialog(QWidget* parent);

    [[nodiscard]] core::Rounding rounding() const;
    [[nodiscard]] QComboBox* kind() const { return m_kind; } // significant, after the point
    [[nodiscard]] QSpinBox* digits() const { return m_digits; }
    [[nodiscard]] const QLabel* example() const { return m_example; }

    void accept() override;

private:
    void showExample();

    QComboBox* m_kind;
    QSpinBox* m_digits;
    QLabel* m_example;
};

} // namespace ui
