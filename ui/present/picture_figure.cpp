#include "ui/present/picture_figure.h"

#include "ui/present/presentation.h"
#include "ui/words/language.h"

#include <QByteArray>
#include <QPainter>
#include <QSvgRenderer>

namespace ui {

PictureFigure::PictureFigure(Presentation& presentation, QWidget* parent)
    : View(presentation.stage(), presentation.stage(), parent)
    , m_presentation(presentation)
{
}

PictureFigure::~PictureFigure() = default;

void PictureFigure::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void PictureFigure::showTrace()
{
    const std::string& wanted = m_presentation.step().picture;
    if (m_read == wanted)
        return;
    m_read = wanted;
    const QByteArray file = QByteArray::fromBase64(QByteArray::fromStdString(wanted));
    m_image = QImage::fromData(file);
    m_drawing.reset();
    // An SVG is drawn as lines and text, not as the image that Qt's plugin makes of it.
    if (auto drawing = std::make_unique<QSvgRenderer>(file); drawing->isValid())
        m_drawing = std::move(drawing);
    announce();
    update();
}

QSizeF PictureFigure::naturalSize() const
{
    return m_drawing != nullptr ? m_drawing->viewBoxF().size() : QSizeF(m_image.size());
}

void PictureFigure::paint(QPainter& painter, QSizeF size) const
{
    painter.fillRect(QRectF({}, size), m_theme.paper);
    if (naturalSize().isEmpty()) {
        painter.setFont(m_theme.sized(1));
        painter.setPen(m_theme.muted);
        painter.drawText(QRectF({}, size), Qt::AlignCenter | Qt::TextWordWrap, emptyReason());
        return;
    }
    const QSizeF fitting = naturalSize().scaled(size, Qt::KeepAspectRatio);
    const QRectF area(
        QPointF(size.width() - fitting.width(), size.height() - fitting.height()) / 2, fitting);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (m_theme.dark)
        painter.fillRect(area, Qt::white); // pictures are drawn for paper
    if (m_drawing != nullptr)
        m_drawing->render(&painter, area);
    else
        painter.drawImage(area, m_image);
}

void PictureFigure::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, size());
}

void PictureFigure::render(QPaintDevice& device, QSize size)
{
    showTrace();
    QPainter painter(&device);
    paint(painter, size);
}

QString PictureFigure::emptyReason() const
{
    return naturalSize().isEmpty()
        ? tr("The image of this step cannot be read: it must be PNG, JPEG or SVG.")
        : QString();
}

QString PictureFigure::description() const
{
    return tr("image: %1")
        .arg(
            QString::fromStdString(textIn(m_presentation.step().captions, spokenLanguage()).title));
}

} // namespace ui
