#pragma once

#include <QStringList>
#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace ui {

// Texts around a figure: the view's own, none, or the user's.
class TextChoice : public QWidget {
    Q_OBJECT

public:
    // A line for every name; the names are placeholders in them.
    TextChoice(const QStringList& names, QWidget* parent);

    enum Kind { Automatic, None, Custom };
    void show(Kind kind, const QStringList& texts);
    [[nodiscard]] Kind chosen() const;
    [[nodiscard]] QStringList texts() const;

    [[nodiscard]] QComboBox* kind() const { return m_kind; }
    [[nodiscard]] QLineEdit* line(std::size_t at) const { return m_lines.at(at); }

signals:
    void changed();

private:
    void showLines();

    QComboBox* m_kind;
    std::vector<QLineEdit*> m_lines;
};

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
