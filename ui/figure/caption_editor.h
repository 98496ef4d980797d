#pragma once

#include <QWidget>

#include <string>

class QComboBox;
class QPlainTextEdit;
class QPushButton;

namespace ui {

// The words below a figure: none, the ready ones, or the user's own. Those that are ready can be
// copied into a paper even if they are not drawn.
class CaptionEditor : public QWidget {
    Q_OBJECT

public:
    explicit CaptionEditor(QWidget* parent);

    void show(const std::string& caption); // a figure's: "", "auto" or words
    void showReady(const QString& words);

    [[nodiscard]] QComboBox* kind() const { return m_kind; }
    [[nodiscard]] QPlainTextEdit* words() const { return m_words; } // to be put below
    [[nodiscard]] QPushButton* copyButton() const { return m_copy; }

signals:
    void changed(const std::string& caption);

private:
    enum Kind { None, Ready, Own };
    void choose(int kind);
    void showWords();

    QComboBox* m_kind;
    QPlainTextEdit* m_words;
    QPushButton* m_copy;
    QString m_ready;
    QString m_own;
};

} // namespace ui
