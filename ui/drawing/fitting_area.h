#pragma once

#include <QScrollArea>

class QDialog;

namespace ui {

// As large as its content where there is room; otherwise it scrolls.
class FittingArea : public QScrollArea {
    Q_OBJECT

public:
    FittingArea(QWidget* content, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

// Resizes to `wanted`, but at most to the screen less the window's title bar.
void resizeWithinScreen(QDialog& dialog, QSize wanted);

} // namespace ui
