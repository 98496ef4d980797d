#pragma once

#include <QPushButton>

class QLabel;

namespace ui {

// Shows the details of a problem in the label on demand.
class DetailsButton : public QPushButton {
    Q_OBJECT

public:
    DetailsButton(QLabel* label, QWidget* parent);

    void setDetails(const QString& details); // empty: hides the button and the label
    [[nodiscard]] QLabel* label() const { return m_label; }

private:
    QLabel* m_label;
};

} // namespace ui
