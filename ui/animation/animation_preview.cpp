#include "ui/animation/animation_preview.h"

#include "ui/figure/figure_preview.h"
#include "ui/words/messages.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>

namespace ui {

AnimationPreview::AnimationPreview(
    const FigureState& state, const FileLocation& files, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_page(new FigurePreview(state, this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_place(new QLabel(this))
{
    m_slider->setAccessibleName(tr("Frame"));
    m_slider->setToolTip(tr("Which frame is shown above; all of them are exported"));
    m_slider->setMinimum(1);
    m_engine.setFiles(files);
    m_soon.setSingleShot(true);
    auto* row = new QHBoxLayout;
    row->addWidget(m_slider, 1);
    row->addWidget(m_place);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_page, 1);
    layout->addLayout(row);
    connect(&m_soon, &QTimer::timeout, this, &AnimationPreview::showFrame);
    connect(&m_engine, &Engine::finished, this, &AnimationPreview::take);
    connect(m_page, &FigurePreview::drawn, this, &AnimationPreview::drawn);
    connect(m_slider, &QSlider::valueChanged, this, [this] {
        if (m_frames.scene)
            m_soon.start();
    });
}

const QImage& AnimationPreview::image() const
{
    return m_page->image();
}

const QString& AnimationPreview::problem() const
{
    return m_page->problem();
}

void AnimationPreview::setFrames(const FrameSequence& frames)
{
    m_frames = frames;
    m_slider->setMaximum(frames.frames);
    m_slider->setEnabled(true);
    m_soon.start();
}

void AnimationPreview::setProblem(const QString& problem)
{
    m_frames = {};
    m_soon.stop();
    m_slider->setEnabled(false);
    m_page->refuse(problem);
}

void AnimationPreview::showFrame()
{
    m_place->setText(tr("Frame %1 of %2").arg(m_slider->value()).arg(m_frames.frames));
    m_scene = m_frames.scene(m_slider->value() - 1);
    const Session& session = m_scene.session;
    if (session.experiment == m_state.derived->trace()->model->experiment)
        draw();
    else
        m_engine.request(session.experiment,
            { session.navigation, session.view, session.selection.layer, session.selection.head });
}

void AnimationPreview::take(const JobResult& result)
{
    if (!m_frames.scene)
        return;
    if (result.error) {
        m_page->refuse(words(*result.error));
        return;
    }
    m_state.derived = result.derived;
    if (result.trace->model->experiment == m_scene.session.experiment)
        draw();
}

void AnimationPreview::draw()
{
    m_state.session = m_scene.session;
    m_page->setSubject(m_state);
    m_page->setFigure(m_scene.figure, m_scene.session.selection);
}

} // namespace ui
