#pragma once

#include <QLineEdit>

#include <optional>
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

    // Shows the document's text; null: the field has none. Keeps a newer typed text, and one that
    // was refused while the document's text stays the same.
    void show(const std::string* text);
    // True if the user has typed since the last call; the document then takes the text.
    [[nodiscard]] bool takeTyped();
    // The document could not take `text` and has restored the previous one.
    void keepRefused(const std::string* text);
    [[nodiscard]] bool isRefused() const { return m_refused; }

signals:
    void tooLong(); // typed, pasted or dropped text is too long; nothing was changed

protected:
    bool event(QEvent* event) override;

private:
    void setRefused(bool refused);
    void showMenu(QPoint at);
    void refuse();

    QString m_known; // the document's text
    QString m_typed; // the last committed text …
    std::optional<QString> m_replaced; // … and the one that the document's text has replaced since
    int m_cursor = 0; // its cursor
    bool m_refused = false;
};

} // namespace ui
