#include "ui/pages/lesson_paper.h"

#include "ui/drawing/sentence.h"
#include "ui/drawing/theme.h"
#include "ui/pages/lesson_pages.h"

#include <QFontMetricsF>
#include <QPagedPaintDevice>

#include <algorithm>

namespace ui {

namespace {

    constexpr QSizeF slide(254, 142.875); // millimetres: a wide-screen slide
    constexpr double margin = 12; // millimetres, of the other pages
    constexpr double between = 6; // millimetres
    constexpr double notesSize = 9.5; // points
    constexpr int notesFlags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;
    constexpr double pointsPerMillimetre = 72 / 25.4;

    constexpr double headHeight = 22; // points: the lesson's title above the steps …
    constexpr double footHeight = 18; // … and the page's number below them
    constexpr double lineDistance = 22; // points between two lines to write on
    constexpr int fewestLines = 3;

    bool hasWords(const LessonPaper& paper)
    {
        return paper.notes || paper.lines;
    }

    bool isSlide(const LessonPaper& paper)
    {
        return paper.perPage == 1 && !hasWords(paper);
    }

    int columns(const LessonPaper& paper)
    {
        return paper.perPage > 2 && !hasWords(paper) ? 2 : 1;
    }

    bool isAside(const LessonPaper& paper)
    {
        return hasWords(paper) && paper.perPage > 2;
    }

    // The painter's unit is a point, the font's a device dot.
    QFont notesFont()
    {
        QFont font = makeTheme(ThemeKind::Light, 1).font;
        font.setPixelSize(qRound(notesSize));
        return font;
    }

    QSizeF fitting(const QSizeF& room)
    {
        return QSizeF(LessonPages::size).scaled(room, Qt::KeepAspectRatio);
    }

} // namespace

QPageLayout pageLayout(const LessonPaper& paper)
{
    if (isSlide(paper))
        return { QPageSize(slide, QPageSize::Millimeter, {}, QPageSize::ExactMatch),
            QPageLayout::Portrait, {}, QPageLayout::Millimeter };
    const bool wide = paper.perPage == 4 && !hasWords(paper);
    QPageLayout layout(QPageSize(QPageSize::A4),
        wide ? QPageLayout::Landscape : QPageLayout::Portrait, { margin, margin, margin, margin },
        QPageLayout::Millimeter);
    return layout;
}

QSizeF stepSize(const LessonPaper& paper, const QSizeF& room, double notesHeight)
{
    constexpr double ofWidth = 0.6; // next to its notes
    constexpr double ofHeight = 0.5; // above its notes, at least
    if (isAside(paper))
        return fitting({ room.width() * ofWidth, room.height() });
    const double below = (paper.notes ? notesHeight + between * pointsPerMillimetre : 0)
        + (paper.lines ? fewestLines * lineDistance : 0);
    return fitting({ room.width(), std::max(room.height() * ofHeight, room.height() - below) });
}

LessonPrint::LessonPrint(QPagedPaintDevice& device, const LessonPaper& paper)
    : m_device(device)
    , m_paper(paper)
    , m_filePainter(device)
    , m_painter(m_filePainter.painter())
    , m_page(m_painter, LessonPages::size)
{
}

// The area of a step and its notes, if any, in points.
QRectF LessonPrint::place(int onPage) const
{
    const QRectF paper({}, m_device.pageLayout().paintRect(QPageLayout::Point).size());
    if (isSlide(m_paper))
        return paper;
    const QRectF page = paper.adjusted(0, headHeight, 0, -footHeight);
    const int across = columns(m_paper);
    const int down = m_paper.perPage / across;
    const double gap = between * pointsPerMillimetre;
    const QSizeF room(
        (page.width() - gap * (across - 1)) / across, (page.height() - gap * (down - 1)) / down);
    const int line = onPage / across;
    return { page.topLeft()
            + QPointF((onPage % across) * (room.width() + gap), line * (room.height() + gap)),
        room };
}

void LessonPrint::add(const LessonPages& pages)
{
    const int onPage = m_steps++ % m_paper.perPage;
    if (onPage == 0 && m_steps > 1)
        m_device.newPage();
    const QRectF room = place(onPage);
    const bool aside = isAside(m_paper);
    const QSizeF size = stepSize(
        m_paper, room.size(), m_paper.notes && !aside ? notesHeight(pages, room.width()) : 0);
    const QRectF picture(
        QPointF(hasWords(m_paper) ? room.left() : room.center().x() - size.width() / 2, room.top()),
        size);
    const double dots = m_device.logicalDpiX() / 72.0;
    m_painter.save();
    m_painter.scale(dots, dots);
    if (onPage == 0 && !isSlide(m_paper))
        addHead(pages);
    m_painter.save();
    m_painter.translate(picture.topLeft());
    const double scale = picture.width() / LessonPages::size.width();
    m_painter.scale(scale, scale);
    m_painter.setClipRect(QRect({}, LessonPages::size));
    pages.paint(m_painter);
    QPainter(&m_page).end(); // the painter's current device is the one it was opened on last
    m_painter.restore();
    if (!isSlide(m_paper)) {
        m_painter.setPen(QPen(Qt::gray, 0.5));
        m_painter.drawRect(picture);
    }
    const double gap = between * pointsPerMillimetre;
    QRectF rest = aside ? room.adjusted(picture.width() + gap, 0, 0, 0)
                        : room.adjusted(0, picture.height() + gap, 0, 0);
    if (m_paper.notes) {
        addNotes(pages, rest);
        rest.setTop(rest.top() + notesHeight(pages, rest.width()));
    }
    if (m_paper.lines)
        addLines(rest);
    m_painter.restore();
}

void LessonPrint::addHead(const LessonPages& pages)
{
    const QRectF paper({}, m_device.pageLayout().paintRect(QPageLayout::Point).size());
    m_painter.setPen(Qt::black);
    QFont font = notesFont();
    m_painter.setFont(font);
    const int page = (m_steps - 1) / m_paper.perPage + 1;
    const int count = (pages.count() + m_paper.perPage - 1) / m_paper.perPage;
    m_painter.drawText(
        paper, Qt::AlignHCenter | Qt::AlignBottom, QStringLiteral("%1 / %2").arg(page).arg(count));
    font.setBold(true);
    m_painter.setFont(font);
    m_painter.drawText(paper, Qt::AlignLeft | Qt::AlignTop, pages.lesson());
}

void LessonPrint::addLines(const QRectF& room)
{
    m_painter.setPen(QPen(Qt::gray, 0.5));
    for (double y = room.top() + lineDistance; y < room.bottom(); y += lineDistance)
        m_painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
}

double LessonPrint::notesHeight(const LessonPages& pages, double width)
{
    constexpr double unlimited = 1e6;
    return QFontMetricsF(notesFont())
        .boundingRect({ 0, 0, width, unlimited }, notesFlags, withWholeNumbers(pages.notes()))
        .height();
}

void LessonPrint::addNotes(const LessonPages& pages, const QRectF& room)
{
    m_painter.setFont(notesFont());
    m_painter.setPen(Qt::black);
    m_painter.drawText(room, notesFlags, withWholeNumbers(pages.notes()));
}

void LessonPrint::finish()
{
    m_filePainter.end();
}

} // namespace ui
