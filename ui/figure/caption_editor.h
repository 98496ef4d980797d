#pragma once

#include <QWidget>

#include <string>

class QComboBox;
class QPlainTextEdit;
class QPushButton;

namespace ui {

// The caption below a figure: none, the ready one, or the user's own. The ready caption can be
// copied into a paper even if it is not drawn.
class CaptionEditor : public QWidget {
    Q_OBJECT

public:
    explicit CaptionEditor(QWidget* parent);

    void show(const std::string& caption); // as in Figure::caption: "", "auto" or a text
    void showReady(const QString& words);

    [[nodiscard]] QComboBox* kind() const { return m_kind; }
    [[nodiscard]] QPlainTextEdit* words() const { return m_words; } // placed below by the form
    [[nodiscard]] QPushButton* copyButton() const { return m_copy; }

signals:
    void changed(const std::string& caption);

private:
    enum Kind { None, Generated, Own };
    void choose(int kind);
    void showWords();

    QComboBox* m_kind;
    QPlainTextEdit* m_words;
    QPushButton* m_copy;
    QString m_ready;
    QString m_own;
};

} // namespace ui
