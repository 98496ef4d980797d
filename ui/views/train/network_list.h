#pragma once

#include "ui/drawing/theme.h"

#include <QWidget>

#include <string>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace core {
struct ListedNetwork;
}

namespace ui {

class NetworkLibrary;
class TrainingSession;

// The networks trained so far: task, architecture, accuracy and date. A click opens one; F2,
// Delete, the menu of a row and its last button rename it, delete it or show its folder.
class NetworkList : public QWidget {
    Q_OBJECT

public:
    // Networks in training cannot be deleted.
    NetworkList(NetworkLibrary& library, const TrainingSession& training, QWidget* parent);

    void setTheme(const Theme& theme);
    [[nodiscard]] QTreeWidget* rows() const { return m_rows; }

signals:
    void opened(const QString& folder);
    void deleted(const QString& folder);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void addRow(const core::ListedNetwork& network);
    void offer(QTreeWidgetItem* row, QPoint at); // the menu of a row, in global coordinates
    void rename(QTreeWidgetItem* row);
    void askToDelete(const QTreeWidgetItem& row);
    void moveToTrash(const std::string& folder);
    [[nodiscard]] bool isInTraining(const QTreeWidgetItem& row) const;
    void fitHeight();

    NetworkLibrary& m_library;
    const TrainingSession& m_training;
    QLabel* m_heading;
    QTreeWidget* m_rows;
    QString m_edited; // folder of the network whose name is being edited
};

} // namespace ui
