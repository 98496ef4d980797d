#pragma once

#include "ui/drawing/theme.h"

#include <QWidget>

namespace ui {

class NetworkList;
class TaskSketch;
class TrainingForm;

// Before a training run: its form, a sketch of its task and network, and the networks trained so
// far.
class StartPage : public QWidget {
    Q_OBJECT

public:
    StartPage(TrainingForm* form, NetworkList* networks, QWidget* parent); // no networks: null

    void setTheme(const Theme& theme);
    [[nodiscard]] const TaskSketch* sketch() const { return m_sketch; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void showSketch();
    [[nodiscard]] bool hasRoom() const; // for the sketch next to the form

    TrainingForm* m_form;
    NetworkList* m_networks;
    TaskSketch* m_sketch;
};

} // namespace ui
