#pragma once

#include "ui/animation/frame_sequence.h"
#include "ui/document/engine.h"
#include "ui/document/figure_state.h"

#include <QTimer>
#include <QWidget>

class QImage;
class QLabel;
class QSlider;

namespace ui {

class FigurePreview;

// One picture of a film and a slider to choose which. Its numbers are computed beside the window;
// what cannot be computed or drawn is told instead.
class AnimationPreview : public QWidget {
    Q_OBJECT

public:
    AnimationPreview(const FigureState& state, const FilePlace& files, QWidget* parent);

    void setFrames(const FrameSequence& frames);
    void setProblem(const QString& problem); // there is no film
    [[nodiscard]] QSlider* slider() const { return m_slider; }
    [[nodiscard]] const QImage& picture() const;
    [[nodiscard]] const QString& problem() const; // empty: there is a picture

signals:
    void drawn();

private:
    void showFrame();
    void take(const JobResult& outcome);
    void draw();

    FigureState m_state;
    FrameSequence m_frames;
    Scene m_scene;
    Engine m_engine;
    QTimer m_soon; // several changes at once are shown once
    FigurePreview* m_page;
    QSlider* m_slider;
    QLabel* m_place;
};

} // namespace ui
