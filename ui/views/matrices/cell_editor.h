#pragma once

#include <QLineEdit>

class QLabel;

namespace ui {

struct Theme;

// A line edit over a cell for one number. Enter or a loss of focus accepts it, Esc cancels. Invalid
// text stays for correction, with the problem shown next to it.
class CellEditor : public QLineEdit {
    Q_OBJECT

public:
    CellEditor(float value, const Theme& theme, QWidget* parent);
    ~CellEditor() override;
    void stand(QRect cell); // over the cell, as wide as a number needs
    void begin(const QString& typed = {}); // `typed` replaces the number unless it is empty
    [[nodiscard]] QString problem() const; // the shown problem; empty without one

signals:
    void given(float value);
    void finished(); // by a key, so the focus has to move

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

    QLabel* m_problem; // next to it, in the same parent widget
    QString m_before;
    bool m_done = false;
};

} // namespace ui
