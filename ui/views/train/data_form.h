#pragma once

#include "core/io/training/custom_dataset.h"

#include <QWidget>

#include <optional>
#include <string>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

// The user's own data: a table, the two of its columns that are used, and what they hold.
class DataForm : public QWidget {
    Q_OBJECT

public:
    explicit DataForm(QWidget* parent);

    void choose(); // shows a file dialog
    void read(const QString& file); // shows what is wrong with it
    void setCharacters(bool characters); // splits texts into characters, else into words
    // nullopt: there is no file, or it cannot be used.
    [[nodiscard]] const std::optional<core::CustomDataset>& data() const { return m_data; }
    [[nodiscard]] const QLabel* about() const { return m_about; }
    [[nodiscard]] QPushButton* file() const { return m_file; }
    [[nodiscard]] QComboBox* input() const { return m_input; }
    [[nodiscard]] QComboBox* output() const { return m_output; }
    [[nodiscard]] QComboBox* kind() const { return m_kind; }

signals:
    void changed();

private:
    void fillColumns();
    void suggestKind();
    void readColumns();
    void showAbout(const QString& text);
    [[nodiscard]] QString counts() const;

    QLabel* m_about;
    QPushButton* m_file;
    QComboBox* m_input;
    QComboBox* m_output;
    QComboBox* m_kind;
    QWidget* m_columns; // the three of them, once there is a file
    QString m_name; // of the file
    std::string m_text;
    bool m_characters = false;
    std::optional<core::CustomDataset> m_data;
};

} // namespace ui
