#pragma once

#include "core/trace.h"
#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QToolButton;

namespace ui {

class Document;
class TextField;
class TokenChips;
struct Theme;

// The input: the sentence, a second one for cross-attention, examples, and the tokens as chips.
// Typing recomputes after a short pause, never while an input method is composing.
class SentenceBar : public QWidget {
    Q_OBJECT

public:
    SentenceBar(Document& document, QWidget* parent);

    void setTheme(const Theme& theme);
    void setTokenLines(int lines); // 2; where space is scarce 1, without the summary, or 0
    [[nodiscard]] QLineEdit* queryEdit() const;
    [[nodiscard]] QLineEdit* keyEdit() const;
    [[nodiscard]] TokenChips* chips() const { return m_chips; }
    [[nodiscard]] TokenChips* keyChips() const { return m_keyChips; }
    [[nodiscard]] QToolButton* examplesButton() const { return m_examples; }
    [[nodiscard]] QWidget* tokens() const { return m_tokens; } // the chips and the summary

    // The user has asked for the beginning of a text: takes what the model can read of it, if that
    // was refused as too long.
    [[nodiscard]] bool cutsRefused();

signals:
    // A text is too long for a field; `beginning`: what would fit of it, if it was not typed.
    void tooLong(const QString& reason, const std::function<void()>& takeBeginning);

private:
    void typed();
    void take(TextField& edit);
    void commit();
    void refuse(TextField& edit, const QString& beginning);
    void takeBeginning(TextField& edit, const QString& beginning);
    void showSession();
    void showTrace();
    void placeChips();
    void showSelection();
    void showSummary();
    [[nodiscard]] const core::AttentionTrace& attentionShown() const; // of the selected layer

    Document& m_document;
    TextField* m_query;
    TextField* m_key;
    QToolButton* m_examples;
    QWidget* m_tokens; // with the summary next to them
    TokenChips* m_chips;
    TokenChips* m_keyChips; // of the keys, where these are another sequence
    QLabel* m_summary;
    QLabel* m_given; // replaces the sentence for other inputs
    QTimer m_pause;
    bool m_cuts = false; // the text may be cut to what the model can read
    core::Index m_layer = 0; // its tokens are shown
};

} // namespace ui
