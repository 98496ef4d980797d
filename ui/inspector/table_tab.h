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

// The view as a table of numbers: the view's tensor, or another one of the selected head, for
// keyboard navigation, screen readers and copying. Its current cell is the selection.
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
    bool m_following = false; // the selection moves the table
};

} // namespace ui
