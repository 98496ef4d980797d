#pragma once

#include "core/trace.h"
#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace ui {

class Document;
class TokenChips;
struct Theme;

// The input: the sentence, a second one for cross-attention, examples, and the tokens as chips.
// Typing recomputes after a short pause, never while an input method is composing.
class SentenceBar : public QWidget {
    Q_OBJECT

public:
    SentenceBar(Document& document, QWidget* parent);

    void setTheme(const Theme& theme);
    void setTokenLines(int lines); // 2; where room is scarce 1, with nothing beside it, or 0
    [[nodiscard]] QLineEdit* queryEdit() const { return m_query; }
    [[nodiscard]] QLineEdit* keyEdit() const { return m_key; }
    [[nodiscard]] TokenChips* chips() const { return m_chips; }
    [[nodiscard]] TokenChips* keyChips() const { return m_keyChips; }
    [[nodiscard]] QToolButton* examplesButton() const { return m_examples; }

signals:
    void refused(const QString& reason); // a text that cannot be taken

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void typed();
    void take(QLineEdit& edit);
    void commit();
    void refuse(QLineEdit* edit);
    void showMenu(QLineEdit* edit, QPoint at);
    void showSession();
    void showTrace();
    void placeChips();
    void showSelection();
    void showSummary();
    [[nodiscard]] const core::AttentionTrace& attentionShown() const; // of the layer looked at

    Document& m_document;
    QLineEdit* m_query;
    QLineEdit* m_key;
    QToolButton* m_examples;
    QWidget* m_tokens; // with what stands beside them
    TokenChips* m_chips;
    TokenChips* m_keyChips; // of what answers, where that is another sequence
    QLabel* m_summary;
    QLabel* m_given; // in place of a sentence
    QTimer m_pause;
    core::Index m_layer = 0; // whose tokens are shown
};

} // namespace ui
