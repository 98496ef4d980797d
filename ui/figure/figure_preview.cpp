#include "ui/figure/figure_preview.h"

#include "core/base/error.h"
#include "ui/figure/figure_page.h"
#include "ui/words/messages.h"

#include <QPainter>
#include <QTimer>

#include <algorithm>

namespace ui {

namespace {
    constexpr int drawPause = 60; // milliseconds after the last change
    constexpr qreal previewMargin = 12;
} // namespace

FigurePreview::FigurePreview(FigureState state, QWidget* parent)
    : QWidget(parent)
    , m_state(std::move(state))
{
    setMinimumSize(160, 120);
    setAccessibleName(tr("Preview of the figure"));
}

void FigurePreview::setFigure(const Figure& figure, const Selection& selection)
{
    m_figure = figure;
    m_state.session.selection = selection;
    drawSoon();
}

void FigurePreview::setSubject(const FigureState& state)
{
    m_state = state;
}

void FigurePreview::refuse(const QString& problem)
{
    m_figure.reset();
    m_problem = problem;
    update();
    emit drawn();
}

void FigurePreview::drawSoon()
{
    if (m_waiting || !m_figure)
        return;
    m_waiting = true;
    QTimer::singleShot(drawPause, this, &FigurePreview::draw);
}

void FigurePreview::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    drawSoon();
}

// The page is laid out as on paper, in every format, and then drawn smaller.
void FigurePreview::draw()
{
    m_waiting = false;
    if (!m_figure)
        return;
    m_problem.clear();
    m_picture = {};
    try {
        checkFigure(*m_figure);
        Figure paper = *m_figure;
        paper.format = FigureFormat::Svg;
        FigurePage page(paper, m_state);
        const QSizeF room = QSizeF(size()) - QSizeF(2 * previewMargin, 2 * previewMargin);
        const double scale = devicePixelRatioF()
            * std::min(
                room.width() / page.extent().width(), room.height() / page.extent().height());
        m_picture = QImage((page.extent() * scale).toSize(), QImage::Format_RGB32);
        m_picture.fill(page.theme().paper); // a partial pixel remains at the edges
        QPainter painter(&m_picture);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(scale, scale);
        page.paint(painter);
        painter.end();
        m_picture.setDevicePixelRatio(devicePixelRatioF());
    } catch (const core::Error& error) {
        m_problem = words(error);
    }
    update();
    emit drawn();
}

void FigurePreview::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(rect(), palette().mid());
    if (!m_problem.isEmpty()) {
        painter.fillRect(rect(), palette().base());
        painter.drawText(
            rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_problem);
        return;
    }
    QRectF page({}, m_picture.deviceIndependentSize());
    page.moveCenter(QRectF(rect()).center());
    painter.drawImage(page.topLeft(), m_picture);
}

} // namespace ui
