#include "ui/views/compare/compare_row.h"

#include "ui/words/numbers.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal leastRowHeight = 4.5; // in line heights, as the next ones
    constexpr qreal heightWithNumbers = 6.5; // from which bars have their numbers
    constexpr qreal highestBars = 16;
    constexpr qreal slotWidth = 3.4; // least width of a pair of bars
    constexpr qreal widestSlot = 8;
    constexpr qreal roomForNumber = 2.2; // width of a bar with its number above it
    constexpr qreal headingHeight = 1.5;
    constexpr qreal rowNameHeight = 1.3;
    constexpr qreal numberHeight = 1.1;
    constexpr qreal predictionLine = 1.7;
    constexpr qreal rowLetters = 0.85; // relative to the plain font
    constexpr double besideShare = 0.62; // of the width, for the bars next to the predictions

    struct RowText {
        Q_DECLARE_TR_FUNCTIONS(CompareView)
    };

    double magnitude(const RowComparison::Entry& entry)
    {
        return std::max(std::abs(entry.a.value_or(0)), std::abs(entry.b.value_or(0)));
    }

    // "0.420 → 0.130"
    QString changeText(const RowComparison::Entry& entry)
    {
        const auto number = [](const std::optional<double>& value) {
            return value ? fixedText(*value, 3) : u"–"_s;
        };
        return u"%1 → %2"_s.arg(number(entry.a), number(entry.b));
    }

} // namespace

void RowComparison::keepLargest(std::size_t count)
{
    if (entries.size() <= count)
        return;
    std::vector<std::size_t> order(entries.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::ranges::stable_sort(order, [&](std::size_t one, std::size_t other) {
        return magnitude(entries[one]) > magnitude(entries[other]);
    });
    order.resize(count);
    std::ranges::sort(order);
    std::vector<Entry> kept;
    for (const std::size_t i : order)
        kept.push_back(std::move(entries[i]));
    leftOut = entries.size() - count;
    entries = std::move(kept);
}

QString RowComparison::spokenPredictions() const
{
    QStringList each;
    for (const Entry& entry : predictions)
        each << u"%1 %2"_s.arg(entry.name, changeText(entry));
    return u"%1: %2"_s.arg(predicted, each.join(u", "_s));
}

CompareRow::CompareRow(const Theme& theme, QRectF room)
    : m_theme(theme)
    , m_room(room)
    , m_bars(room)
    , m_predictions(room)
{
    const qreal em = m_theme.em();
    m_room.setHeight(std::min(m_room.height(), highestBars * em));
    if (m_room.width() > 2 * m_room.height()) {
        m_bars = m_predictions = m_room;
        m_bars.setWidth(besideShare * m_room.width() - em);
        m_predictions.setLeft(m_room.left() + besideShare * m_room.width());
    } else {
        m_bars.setHeight(std::max(leastRowHeight * em, 0.55 * m_room.height()));
        m_predictions = m_room;
        m_predictions.setTop(m_bars.bottom() + 0.5 * em);
    }
}

bool CompareRow::fits() const
{
    return m_room.height() >= leastRowHeight * m_theme.em()
        && m_room.width() >= 4 * slotWidth * m_theme.em();
}

bool CompareRow::hasNumbers() const
{
    return m_bars.height() >= heightWithNumbers * m_theme.em();
}

std::size_t CompareRow::mostEntries() const
{
    return static_cast<std::size_t>(m_bars.width() / (slotWidth * m_theme.em()));
}

CompareRow::Scale CompareRow::scaleOf(const RowComparison& row)
{
    Scale scale { 0, 0 };
    for (const RowComparison::Entry& entry : row.entries)
        for (const std::optional<double>& value : { entry.a, entry.b }) {
            scale.low = std::min(scale.low, value.value_or(0));
            scale.high = std::max(scale.high, value.value_or(0));
        }
    if (scale.low == scale.high)
        scale.high = 1;
    return scale;
}

bool CompareRow::namesBoth(const RowComparison& row)
{
    return std::ranges::any_of(
        row.entries, [](const RowComparison::Entry& each) { return !each.nameInA.isEmpty(); });
}

qreal CompareRow::nameRoom(const RowComparison& row) const
{
    return (namesBoth(row) ? 2 : 1) * rowNameHeight * m_theme.em();
}

QRectF CompareRow::barRoom(const RowComparison& row) const
{
    const qreal em = m_theme.em();
    const bool negative = scaleOf(row).low < 0;
    const qreal number = hasNumbers() ? numberHeight : 0;
    return m_bars.adjusted(
        0, (headingHeight + number) * em, 0, -nameRoom(row) - (negative ? number : 0) * em);
}

QRectF CompareRow::bar(const RowComparison& row, std::size_t entry, bool ofB) const
{
    const std::optional<double>& value = ofB ? row.entries[entry].b : row.entries[entry].a;
    const QRectF room = barRoom(row);
    const Scale scale = scaleOf(row);
    const qreal slot = std::min(
        room.width() / static_cast<qreal>(row.entries.size()), widestSlot * m_theme.em());
    const qreal width = 0.42 * slot;
    const auto height = [&](double number) {
        return room.bottom() - (number - scale.low) / (scale.high - scale.low) * room.height();
    };
    const qreal left
        = room.left() + slot * (static_cast<qreal>(entry) + 0.06) + (ofB ? width + 0.04 * slot : 0);
    const qreal end = height(value.value_or(0));
    return QRectF(QPointF(left, end), QPointF(left + width, height(0))).normalized();
}

void CompareRow::paint(QPainter& painter, const RowComparison& row) const
{
    painter.save();
    if (!row.entries.empty()) {
        paintHeading(painter, row);
        for (std::size_t i = 0; i < row.entries.size(); ++i)
            paintEntry(painter, row, i);
    }
    if (!row.predictions.empty())
        paintPredictions(painter, row);
    painter.restore();
}

// "Row “it” (8)   ■ A   ■ B   the 12 largest of 40"
void CompareRow::paintHeading(QPainter& painter, const RowComparison& row) const
{
    const qreal em = m_theme.em();
    QRectF line = m_bars;
    line.setHeight(headingHeight * em);
    painter.setPen(m_theme.text);
    painter.setFont(m_theme.sized(1, true));
    const QString title
        = QFontMetricsF(painter.font()).elidedText(row.title, Qt::ElideRight, 0.6 * line.width());
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
    line.setLeft(line.left() + QFontMetricsF(painter.font()).horizontalAdvance(title) + em);
    painter.setFont(m_theme.sized(1));
    for (const bool ofB : { false, true }) {
        painter.fillRect(
            QRectF(line.left(), line.center().y() - 0.35 * em, 0.7 * em, 0.7 * em), colour(ofB));
        painter.drawText(
            line.adjusted(em, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, ofB ? u"B"_s : u"A"_s);
        line.setLeft(line.left() + 2.6 * em);
    }
    if (row.leftOut == 0)
        return;
    painter.setPen(m_theme.muted);
    painter.setFont(m_theme.sized(rowLetters));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(painter.font())
            .elidedText(RowText::tr("the %1 largest of %2")
                            .arg(row.entries.size())
                            .arg(row.entries.size() + row.leftOut),
                Qt::ElideRight, line.width()));
}

void CompareRow::paintEntry(QPainter& painter, const RowComparison& row, std::size_t entry) const
{
    const qreal em = m_theme.em();
    const RowComparison::Entry& values = row.entries[entry];
    painter.setFont(m_theme.sized(rowLetters));
    const QFontMetricsF metrics(painter.font());
    const QRectF both = bar(row, entry, false) | bar(row, entry, true);
    for (const bool ofB : { false, true }) {
        const std::optional<double>& value = ofB ? values.b : values.a;
        const QRectF box = bar(row, entry, ofB);
        if (!value)
            continue;
        painter.fillRect(box.height() < 1 ? box.adjusted(0, 0, 0, 1) : box, colour(ofB));
        if (!hasNumbers() || box.width() < roomForNumber * em)
            continue;
        painter.setPen(m_theme.text);
        const QRectF above(box.left() - 0.3 * em,
            *value < 0 ? box.bottom() : box.top() - numberHeight * em, box.width() + 0.6 * em,
            numberHeight * em);
        painter.drawText(above, Qt::AlignHCenter | Qt::AlignVCenter, fixedText(*value, 2));
    }
    QRectF name(both.left(), m_bars.bottom() - nameRoom(row), both.width(), rowNameHeight * em);
    const auto write = [&](const QString& text, const QColor& ink) {
        painter.setPen(ink);
        painter.drawText(name, Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextDontClip,
            metrics.elidedText(text, Qt::ElideRight, name.width() + 0.3 * em));
        name.translate(0, name.height());
    };
    if (!values.nameInA.isEmpty())
        write(values.nameInA, colour(false));
    write(values.name, values.nameInA.isEmpty() ? m_theme.muted : m_theme.readable(colour(true)));
}

void CompareRow::paintPredictions(QPainter& painter, const RowComparison& row) const
{
    const qreal em = m_theme.em();
    const QRectF& room = m_predictions;
    if (room.height() < (headingHeight + 2 * predictionLine) * em)
        return;
    painter.setPen(m_theme.text);
    painter.setFont(m_theme.sized(1, true));
    painter.drawText(QRectF(room.left(), room.top(), room.width(), headingHeight * em),
        Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(painter.font()).elidedText(row.predicted, Qt::ElideRight, room.width()));
    painter.setFont(m_theme.sized(1));
    const QFontMetricsF metrics(painter.font());
    const QString widest = u"0.000 → 0.000"_s;
    const qreal names = std::min(0.35 * room.width(), 9 * em);
    const qreal numbers = metrics.horizontalAdvance(widest) + 0.6 * em;
    const qreal length = std::max(0.0, room.width() - names - numbers);
    qreal y = room.top() + headingHeight * em;
    for (const RowComparison::Entry& each : row.predictions) {
        if (y + predictionLine * em > room.bottom())
            return;
        const QRectF line(room.left(), y, room.width(), predictionLine * em);
        painter.setPen(m_theme.text);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(each.name, Qt::ElideRight, names - 0.5 * em));
        const qreal high = 0.32 * line.height();
        painter.fillRect(QRectF(line.left() + names, line.center().y() - high,
                             std::max(1.0, length * each.a.value_or(0)), high),
            colour(false));
        painter.fillRect(QRectF(line.left() + names, line.center().y(),
                             std::max(1.0, length * each.b.value_or(0)), high),
            colour(true));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, changeText(each));
        y += predictionLine * em;
    }
}

} // namespace ui
