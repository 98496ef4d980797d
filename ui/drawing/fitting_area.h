#pragma once

#include <QScrollArea>

class QDialog;

namespace ui {

// As large as what is in it, where there is room; else that can be scrolled.
class FittingArea : public QScrollArea {
    Q_OBJECT

public:
    FittingArea(QWidget* content, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

// `wanted`, but no more than the screen has for a window with its title bar.
void resizeWithinScreen(QDialog& dialog, QSize wanted);

} // namespace ui
