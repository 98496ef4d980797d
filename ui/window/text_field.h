#pragma once

#include <QLineEdit>

#include <optional>
#include <string>

namespace ui {

// A text of the input. What is too long to paste or drop is refused before the field takes it, and
// what was typed and cannot be computed stays, so that it can be mended.
class TextField : public QLineEdit {
    Q_OBJECT

public:
    // More than any sentence that may be computed has, and less than makes a field slow.
    static constexpr int longestText = 100'000;

    TextField(const QString& name, QWidget* parent);

    // What the document says; null: it says nothing here. A newer text that somebody types, or one
    // that was refused while the document said just this, is left.
    void show(const std::string* text);
    // Whether somebody has typed since; the document takes that text now.
    [[nodiscard]] bool takeTyped();
    // The document could not take `text`, and has just said the one before.
    void keepRefused(const std::string* text);
    [[nodiscard]] bool isRefused() const { return m_refused; }

signals:
    void tooLong(); // what somebody types, pastes or drops; nothing was changed

protected:
    bool event(QEvent* event) override;

private:
    void setRefused(bool refused);
    void showMenu(QPoint at);
    void refuse();

    QString m_known; // what the document says
    QString m_typed; // what was taken last …
    std::optional<QString> m_replaced; // … and what gave way to the document's since
    int m_cursor = 0; // there
    bool m_refused = false;
};

} // namespace ui
