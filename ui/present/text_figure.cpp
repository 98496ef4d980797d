#include "ui/present/text_figure.h"

#include "ui/drawing/sentence.h"
#include "ui/present/presentation.h"
#include "ui/words/language.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ui {

namespace {
    constexpr qreal largestLetters = 2.4, smallestLetters = 0.6, smallerLetters = 0.95;
    constexpr int textFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
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

} // namespace ui
