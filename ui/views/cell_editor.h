#pragma once

#include <QLineEdit>

namespace ui {

struct Theme;

// A box over a cell for one number: Enter gives it, Esc and leaving do not.
class CellEditor : public QLineEdit {
    Q_OBJECT

public:
    CellEditor(float value, const Theme& theme, QWidget* parent);
    void stand(QRect cell); // over it, as wide as a number needs

signals:
    void given(float value);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void commit();
    void dismiss();
};

} // namespace ui
