#pragma once

#include "ui/drawing/theme.h"

#include <QWidget>

namespace ui {

// Progress in a lesson: one mark per step.
class StepBar : public QWidget {
    Q_OBJECT

public:
    explicit StepBar(QWidget* parent)
        : QWidget(parent)
    {
    }

    void setTheme(const Theme& theme);
    void setStep(int index, int count);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    int m_index = 0;
    int m_count = 1;
};

} // namespace ui
