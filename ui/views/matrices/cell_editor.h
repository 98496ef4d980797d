#pragma once

#include <QLineEdit>

class QLabel;

namespace ui {

struct Theme;

// A box over a cell for one number: Enter gives it, and so does leaving; Esc does not. What is no
// number stays to be mended, and what is wrong with it is said beside it.
class CellEditor : public QLineEdit {
    Q_OBJECT

public:
    CellEditor(float value, const Theme& theme, QWidget* parent);
    ~CellEditor() override;
    void stand(QRect cell); // over it, as wide as a number needs
    void begin(const QString& typed = {}); // in place of the number, unless it is empty
    [[nodiscard]] QString problem() const; // as said; empty while nothing is

signals:
    void given(float value);
    void finished(); // by a key, so that the focus is free

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    bool commit();
    void say(const QString& problem);
    void placeProblem();
    void dismiss();

    QLabel* m_problem; // beside it, in the same widget
    QString m_before;
    bool m_done = false;
};

} // namespace ui
