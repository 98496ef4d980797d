#pragma once

#include "ui/document/document.h"
#include "ui/drawing/theme.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QTableView;
class QToolButton;

namespace ui {

class TensorModel;

// The picture's twin in numbers: the tensor that the view shows, or another one of the selected
// head, as a table that can be walked, read aloud and copied. Its current cell is the selection.
class TableTab : public QWidget {
    Q_OBJECT

public:
    TableTab(Document& document, QWidget* parent);

    void setTheme(const Theme& theme);
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] const TensorModel& tensor() const { return *m_model; }
    [[nodiscard]] QComboBox* choice() const { return m_choice; }
    void copySelection();
    void copyAll();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fillChoice();
    void showTensor();
    void pointed();
    void showSelection();
    void chosen(const QModelIndex& index);
    [[nodiscard]] std::string wantedTensor() const;

    Document& m_document;
    TensorModel* m_model;
    QComboBox* m_choice;
    QTableView* m_table;
    QLabel* m_shape;
    QToolButton* m_copyAll;
    bool m_following = false; // the table is being moved by the selection
};

} // namespace ui
