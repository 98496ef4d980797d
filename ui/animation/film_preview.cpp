#include "ui/animation/film_preview.h"

#include "ui/figure/figure_preview.h"
#include "ui/words/phrases.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>

namespace ui {

FilmPreview::FilmPreview(const Moment& moment, const FilePlace& files, QWidget* parent)
    : QWidget(parent)
    , m_moment(moment)
    , m_page(new FigurePreview(moment, this))
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
    connect(&m_soon, &QTimer::timeout, this, &FilmPreview::showFrame);
    connect(&m_engine, &Engine::finished, this, &FilmPreview::take);
    connect(m_page, &FigurePreview::drawn, this, &FilmPreview::drawn);
    connect(m_slider, &QSlider::valueChanged, this, [this] {
        if (m_film.scene)
            m_soon.start();
    });
}

const QImage& FilmPreview::picture() const
{
    return m_page->picture();
}

const QString& FilmPreview::problem() const
{
    return m_page->problem();
}

void FilmPreview::setFilm(const Film& film)
{
    m_film = film;
    m_slider->setMaximum(film.frames);
    m_slider->setEnabled(true);
    m_soon.start();
}

void FilmPreview::setProblem(const QString& problem)
{
    m_film = {};
    m_soon.stop();
    m_slider->setEnabled(false);
    m_page->refuse(problem);
}

void FilmPreview::showFrame()
{
    m_place->setText(tr("Frame %1 of %2").arg(m_slider->value()).arg(m_film.frames));
    m_scene = m_film.scene(m_slider->value() - 1);
    const Session& session = m_scene.session;
    if (session.experiment == m_moment.picture->trace()->model->experiment)
        draw();
    else
        m_engine.request(session.experiment,
            { session.navigation, session.view, session.selection.layer, session.selection.head });
}

void FilmPreview::take(const Outcome& outcome)
{
    if (!m_film.scene)
        return;
    if (outcome.error) {
        m_page->refuse(words(*outcome.error));
        return;
    }
    m_moment.picture = outcome.picture;
    if (outcome.trace->model->experiment == m_scene.session.experiment)
        draw();
}

void FilmPreview::draw()
{
    m_moment.session = m_scene.session;
    m_page->setSubject(m_moment);
    m_page->setFigure(m_scene.figure, m_scene.session.selection);
}

} // namespace ui
