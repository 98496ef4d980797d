#include "ui/present/step_figures.h"

#include "ui/drawing/sentence.h"
#include "ui/present/presentation.h"
#include "ui/words/language.h"

#include <QByteArray>
#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal largestLetters = 2.4, smallestLetters = 0.6, smallerLetters = 0.95;
    constexpr int textFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;

    // White becomes the ground and black the text; hues stay.
    QString colourOnDark(const QColor& colour, const Theme& theme)
    {
        const float ground = theme.paper.lightnessF();
        const float light = ground + (1 - colour.lightnessF()) * (theme.text.lightnessF() - ground);
        const QColor result
            = QColor::fromHslF(std::max(0.0F, colour.hslHueF()), colour.hslSaturationF(), light);
        return (colour == Qt::white ? theme.paper : result).name();
    }

    // The drawing in colours for a dark ground; nullopt where it has other things than shapes and
    // text in plain colours.
    std::optional<QString> onDark(const QString& svg, const Theme& theme)
    {
        static const QRegularExpression paint(
            uR"re(\b(fill|stroke)(\s*[=:]\s*["']?\s*)([^"';\s>]+))re"_s);
        static const QRegularExpression others(
            u"<(image|style|linearGradient|radialGradient)\\b"_s);
        const qsizetype root = svg.indexOf(u"<svg"_s);
        if (root < 0 || others.match(svg).hasMatch())
            return std::nullopt;
        QString result;
        qsizetype done = 0;
        for (const QRegularExpressionMatch& each : paint.globalMatch(svg)) {
            if (each.captured(3) == u"none"_s)
                continue;
            const QColor colour = QColor::fromString(each.captured(3));
            if (!colour.isValid())
                return std::nullopt;
            result += svg.sliced(done, each.capturedStart(3) - done) + colourOnDark(colour, theme);
            done = each.capturedEnd(3);
        }
        result += svg.sliced(done);
        const qsizetype end = result.indexOf(u'>', root);
        if (end >= 0 && !result.sliced(root, end - root).contains(u"fill"_s))
            result.insert(root + 4, u" fill=\"%1\""_s.arg(theme.text.name())); // not black
        return result;
    }

} // namespace

TextFigure::TextFigure(Presentation& presentation, QWidget* parent)
    : View(presentation.stage(), presentation.stage(), parent)
    , m_presentation(presentation)
{
}

void TextFigure::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void TextFigure::showTrace()
{
    announce();
    update();
}

QString TextFigure::description() const
{
    return withWholePairs(
        QString::fromStdString(textIn(m_presentation.step().captions, spokenLanguage()).text));
}

qreal TextFigure::lettersIn(QSizeF size) const
{
    const QRectF room({}, size);
    qreal letters = largestLetters;
    for (; letters > smallestLetters; letters *= smallerLetters) {
        const QRectF used
            = QFontMetricsF(m_theme.sized(letters)).boundingRect(room, textFlags, description());
        if (used.height() <= room.height() && used.width() <= room.width())
            break;
    }
    return letters;
}

void TextFigure::paint(QPainter& painter, QSizeF size) const
{
    painter.fillRect(QRectF({}, size), m_theme.paper);
    painter.setFont(m_theme.sized(lettersIn(size)));
    painter.setPen(m_theme.text);
    painter.drawText(QRectF({}, size), textFlags, description());
}

void TextFigure::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, size());
}

void TextFigure::render(QPaintDevice& device, QSize size)
{
    QPainter painter(&device);
    paint(painter, size);
}

PictureFigure::PictureFigure(Presentation& presentation, QWidget* parent)
    : View(presentation.stage(), presentation.stage(), parent)
    , m_presentation(presentation)
{
}

PictureFigure::~PictureFigure() = default;

void PictureFigure::setTheme(const Theme& theme)
{
    m_theme = theme;
    fillDark();
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
    fillDark();
    announce();
    update();
}

void PictureFigure::fillDark()
{
    m_darkDrawing.reset();
    if (!m_theme.dark || m_drawing == nullptr)
        return;
    const QString svg
        = QString::fromUtf8(QByteArray::fromBase64(QByteArray::fromStdString(m_read)));
    if (const std::optional<QString> dark = onDark(svg, m_theme))
        if (auto drawing = std::make_unique<QSvgRenderer>(dark->toUtf8()); drawing->isValid())
            m_darkDrawing = std::move(drawing);
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
    if (m_theme.dark && m_darkDrawing != nullptr) {
        m_darkDrawing->render(&painter, area);
        return;
    }
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
