#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;
class QLineEdit;

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

} // namespace ui
