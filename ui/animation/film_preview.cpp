#include "ui/animation/film_preview.h"

#include "core/error.h"
#include "ui/figure/sheet.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSlider>

#include <algorithm>

namespace ui {

namespace {
    constexpr int pause = 60; // milliseconds
    constexpr qreal margin = 12;
} // namespace

FilmPreview::FilmPreview(Subject subject, const QString& folder, QWidget* parent)
    : QWidget(parent)
    , m_subject(std::move(subject))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_place(new QLabel(this))
{
    setMinimumSize(480, 360);
    setAccessibleName(tr("Preview of the animation"));
    m_slider->setAccessibleName(tr("Picture"));
    m_slider->setMinimum(1);
    m_engine.setFolder(folder);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    auto* row = new QHBoxLayout;
    row->addWidget(m_slider, 1);
    row->addWidget(m_place);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addStretch(1);
    layout->addLayout(row);
    connect(&m_pause, &QTimer::timeout, this, &FilmPreview::showFrame);
    connect(&m_engine, &Engine::finished, this, &FilmPreview::take);
    connect(m_slider, &QSlider::valueChanged, this, [this] {
        if (m_film.scene)
            m_pause.start();
    });
}

void FilmPreview::setFilm(const Film& film)
{
    m_film = film;
    m_slider->setMaximum(film.frames);
    m_slider->setEnabled(true);
    m_pause.start();
}

void FilmPreview::setProblem(const QString& problem)
{
    m_film = {};
    m_pause.stop();
    m_slider->setEnabled(false);
    end(problem);
}

void FilmPreview::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_film.scene)
        m_pause.start();
}

void FilmPreview::showFrame()
{
    m_place->setText(tr("Picture %1 of %2").arg(m_slider->value()).arg(m_film.frames));
    m_scene = m_film.scene(m_slider->value() - 1);
    const Session& session = m_scene.session;
    if (session.experiment == m_subject.picture->trace()->model->experiment)
        draw();
    else
        m_engine.request(
            session.experiment, { session.view, session.selection.layer, session.selection.head });
}

void FilmPreview::take(const Outcome& outcome)
{
    if (!m_film.scene)
        return;
    if (outcome.error) {
        end(QString::fromStdString(outcome.error->detail()));
        return;
    }
    m_subject.picture = outcome.picture;
    if (outcome.trace->model->experiment == m_scene.session.experiment)
        draw();
}

// Laid out as it will be, and then drawn smaller.
void FilmPreview::draw()
{
    m_subject.session = m_scene.session;
    try {
        checkFigure(m_scene.figure);
        Figure paper = m_scene.figure;
        paper.format = FigureFormat::Svg;
        Sheet sheet(paper, m_subject);
        const double scale = devicePixelRatioF()
            * std::min(
                room().width() / sheet.extent().width(), room().height() / sheet.extent().height());
        m_picture = QImage((sheet.extent() * scale).toSize(), QImage::Format_RGB32);
        QPainter painter(&m_picture);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(scale, scale);
        sheet.paint(painter);
        painter.end();
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        end({});
    } catch (const core::Error& error) {
        end(QString::fromStdString(error.detail()));
    }
}

void FilmPreview::end(const QString& problem)
{
    m_problem = problem;
    update();
    emit drawn();
}

QRectF FilmPreview::room() const
{
    return QRectF(0, 0, width(), m_slider->y()).adjusted(margin, margin, -margin, -margin);
}

void FilmPreview::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(QRectF(0, 0, width(), m_slider->y()), palette().mid());
    if (!m_problem.isEmpty()) {
        painter.drawText(room(), Qt::AlignCenter | Qt::TextWordWrap, m_problem);
        return;
    }
    QRectF page({}, m_picture.deviceIndependentSize());
    page.moveCenter(room().center());
    painter.drawImage(page.topLeft(), m_picture);
}

} // namespace ui
