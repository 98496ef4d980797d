#pragma once

#include <QLineEdit>

#include <string>

namespace ui {

// A text of the input. Text that is too long to paste or drop is refused before it is inserted, and
// a typed text that cannot be computed stays, so that it can be corrected.
class TextField : public QLineEdit {
    Q_OBJECT

public:
    // Longer than any sentence that can be computed, short enough for a fast field.
    static constexpr int longestText = 100'000;

    TextField(const QString& name, QWidget* parent);

    // Shows a text; null: the field has none. Keeps a newer typed text. `refused`: the text cannot
    // be computed and stays to be corrected.
    void show(const std::string* text, bool refused);
    // True if the user has typed since the last call; the document then takes the text.
    [[nodiscard]] bool takeTyped();
    [[nodiscard]] bool isRefused() const { return m_refused; }

signals:
    // Typed, pasted or dropped text is too long; nothing was changed. `beginning`: what would fit
    // of it; empty for a typed text.
    void tooLong(const QString& beginning);

protected:
    bool event(QEvent* event) override;

private:
    void setRefused(bool refused);
    void showMenu(QPoint at);
    void refuse(const QString& text);

    bool m_refused = false;
};

} // namespace ui
