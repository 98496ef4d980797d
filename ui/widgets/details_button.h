#pragma once

#include <QPushButton>

class QLabel;

namespace ui {

// Shows what else there is to know of a problem, in the label, when it is asked for.
class DetailsButton : public QPushButton {
    Q_OBJECT

public:
    DetailsButton(QLabel* label, QWidget* parent);

    void setDetails(const QString& details); // empty: there is no button, and no label
    [[nodiscard]] QLabel* label() const { return m_label; }

private:
    QLabel* m_label;
};

} // namespace ui
