#pragma once

#include "core/learning/training.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

// What is to be learnt, and by which network.
class CourseForm : public QWidget {
    Q_OBJECT

public:
    explicit CourseForm(QWidget* parent);

    [[nodiscard]] core::learning::Course course() const;
    [[nodiscard]] std::string name() const; // of a folder: "dates-gru-additive"
    void setCancels(bool cancels); // there is a network to go back to
    [[nodiscard]] QComboBox* task() const { return m_task; }
    [[nodiscard]] QComboBox* network() const { return m_network; }
    [[nodiscard]] QPushButton* start() const { return m_start; }

signals:
    void started();
    void cancelled();

private:
    void addRows();
    void offerNetworks(); // that suit the task
    void offerAlignments();
    [[nodiscard]] core::learning::Architecture architecture() const;

    QComboBox* m_task;
    QLabel* m_example; // of the task
    QComboBox* m_level;
    QComboBox* m_network;
    QComboBox* m_alignment;
    QSpinBox* m_width;
    QDoubleSpinBox* m_rate;
    QSpinBox* m_steps;
    QSpinBox* m_seed;
    QPushButton* m_start;
    QPushButton* m_cancel;
};

} // namespace ui
