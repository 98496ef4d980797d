#include "ui/pages/lesson_paper.h"

#include "ui/drawing/sentence.h"
#include "ui/drawing/theme.h"
#include "ui/pages/lesson_pages.h"

#include <QPagedPaintDevice>

#include <algorithm>

namespace ui {

namespace {

    constexpr QSizeF slide(254, 142.875); // millimetres: a wide screen on paper
    constexpr double margin = 12; // millimetres of other pages
    constexpr double between = 6; // millimetres
    constexpr double notesSize = 9.5; // points
    constexpr double pointsPerMillimetre = 72 / 25.4;

    bool isSlide(const LessonPaper& paper)
    {
        return paper.perPage == 1 && !paper.notes;
    }

    int columns(const LessonPaper& paper)
    {
        return paper.perPage > 2 && !paper.notes ? 2 : 1;
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
    const bool wide = paper.perPage == 4 && !paper.notes;
    QPageLayout layout(QPageSize(QPageSize::A4),
        wide ? QPageLayout::Landscape : QPageLayout::Portrait, { margin, margin, margin, margin },
        QPageLayout::Millimeter);
    return layout;
}

LessonPrint::LessonPrint(QPagedPaintDevice& device, const LessonPaper& paper)
    : m_device(device)
    , m_paper(paper)
    , m_painter(std::make_unique<QPainter>(&device))
    , m_page(*m_painter, LessonPages::size)
{
}

LessonPrint::~LessonPrint() = default;

// Of a step and, if they are wanted, its notes, in points.
QRectF LessonPrint::place(int onPage) const
{
    const QRectF page({}, m_device.pageLayout().paintRect(QPageLayout::Point).size());
    if (isSlide(m_paper))
        return page;
    const int across = columns(m_paper);
    const int down = m_paper.perPage / across;
    const double gap = between * pointsPerMillimetre;
    const QSizeF room(
        (page.width() - gap * (across - 1)) / across, (page.height() - gap * (down - 1)) / down);
    const int line = onPage / across;
    return { QPointF((onPage % across) * (room.width() + gap), line * (room.height() + gap)),
        room };
}

void LessonPrint::add(const LessonPages& pages)
{
    const int onPage = m_steps++ % m_paper.perPage;
    if (onPage == 0 && m_steps > 1)
        m_device.newPage();
    const QRectF room = place(onPage);
    const bool aside = m_paper.notes && m_paper.perPage > 1; // the notes are
    const QSizeF size = fitting(aside ? QSizeF(room.width() * 0.6, room.height()) : room.size());
    const QRectF picture(
        QPointF(aside || m_paper.notes ? room.left() : room.center().x() - size.width() / 2,
            room.top()),
        size);
    const double dots = m_device.logicalDpiX() / 72.0;
    m_painter->save();
    m_painter->scale(dots, dots);
    m_painter->save();
    m_painter->translate(picture.topLeft());
    const double scale = picture.width() / LessonPages::size.width();
    m_painter->scale(scale, scale);
    m_painter->setClipRect(QRect({}, LessonPages::size));
    pages.paint(*m_painter);
    QPainter(&m_page).end(); // the painter's device is the one it was opened on last
    m_painter->restore();
    if (!isSlide(m_paper)) {
        m_painter->setPen(QPen(Qt::gray, 0.5));
        m_painter->drawRect(picture);
    }
    const double gap = between * pointsPerMillimetre;
    if (m_paper.notes)
        addNotes(pages,
            aside ? room.adjusted(picture.width() + gap, 0, 0, 0)
                  : room.adjusted(0, picture.height() + gap, 0, 0));
    m_painter->restore();
}

void LessonPrint::addNotes(const LessonPages& pages, const QRectF& room)
{
    QFont font = makeTheme(ThemeKind::Light, 1).font;
    // The painter's unit is a point, the font's a dot of the device.
    font.setPixelSize(qRound(notesSize));
    m_painter->setFont(font);
    m_painter->setPen(Qt::black);
    m_painter->drawText(
        room, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, withWholeNumbers(pages.notes()));
}

void LessonPrint::finish()
{
    m_painter->end();
}

} // namespace ui
