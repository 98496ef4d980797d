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

// Shows one frame of an animation, chosen with a slider. An engine computes its numbers while the
// window stays responsive; an error is shown in place of the frame.
class AnimationPreview : public QWidget {
    Q_OBJECT

public:
    AnimationPreview(const FigureState& state, const FileLocation& files, QWidget* parent);

    void setFrames(const FrameSequence& frames);
    void setProblem(const QString& problem); // there is no animation
    [[nodiscard]] QSlider* slider() const { return m_slider; }
    [[nodiscard]] const QImage& image() const;
    [[nodiscard]] const QString& problem() const; // empty: there is a frame

signals:
    void drawn();

private:
    void showFrame();
    void take(const JobResult& result);
    void draw();

    FigureState m_state;
    FrameSequence m_frames;
    Scene m_scene;
    Engine m_engine;
    QTimer m_soon; // several changes at once are drawn once
    FigurePreview* m_page;
    QSlider* m_slider;
    QLabel* m_place;
};

} // namespace ui
