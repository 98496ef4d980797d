#include "ui/plot/panel_labels.h"

#include "ui/plot/matrix_panel.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

    constexpr qreal patchEdge = 2; // of a highlighted column label, before its text
    constexpr qreal slant = 0.70710678; // column labels rise at 45 degrees
    // Least room of a name in its row or column, in line heights.
    constexpr qreal rowPitch = 0.92;
    constexpr qreal columnPitch = 1.15;
    constexpr qreal columnPitchOnPaper = 1.05;
    constexpr qreal smallestName = 0.85; // relative to other names; where all are needed
    constexpr qreal smallestOfFew = 0.6; // where a missing name would be missed
    constexpr qsizetype fewNames = 16; // names, all of which are shown if they can be read
    constexpr qsizetype veryFewNames = 8; // names, of which either all are shown or none
    constexpr qsizetype shortName = 2; // characters of a column name that may be upright
    constexpr qreal uprightGap = 0.3; // between upright names, in line heights
    constexpr qreal letterGap = 0.08; // between upright letters, as in a word
    constexpr qreal letterPitch = 0.7; // for columns named with single letters
    constexpr qreal numberPitch = 1.9; // for columns named with numbers: every third one suffices
    constexpr Qt::Alignment labelMiddle = Qt::AlignVCenter | Qt::AlignAbsolute; // also for Hebrew

    // Measuring a label takes 1 to 10 µs, and there may be thousands: measures distinct labels, the
    // longest first, until no remaining one can be wider.
    qreal widest(const QStringList& labels, const QFontMetricsF& metrics, qreal limit)
    {
        const qreal letter = std::max(metrics.maxWidth(), 2 * metrics.height()); // upper bound
        QList<QStringView> longestFirst(labels.begin(), labels.end());
        std::ranges::sort(longestFirst, [](QStringView a, QStringView b) {
            return a.size() != b.size() ? a.size() > b.size() : a < b;
        });
        qreal width = 0;
        QStringView before;
        for (const QStringView label : longestFirst) {
            if (width >= limit || static_cast<qreal>(label.size()) * letter <= width)
                break;
            if (label != std::exchange(before, label))
                width = std::max(width, metrics.horizontalAdvance(label.toString()));
        }
        return std::min(width, limit);
    }

    // Overhang of slanted labels over the last column. With few labels, the earlier ones have later
    // columns to extend over, each at least `narrowest` wide.
    qreal overhang(const QStringList& labels, const QFontMetricsF& metrics, qreal limit)
    {
        constexpr qsizetype few = 16;
        const qreal narrowest = labels.size() <= few ? 0.4 * metrics.height() : 0;
        if (narrowest == 0)
            return (widest(labels, metrics, limit) + 4) * slant;
        qreal result = 0;
        for (qsizetype j = 0; j < labels.size(); ++j) {
            const qreal width = std::min(metrics.horizontalAdvance(labels[j]), limit) + 4;
            const qreal room = static_cast<qreal>(labels.size() - 1 - j) * narrowest;
            result = std::max(result, (width + metrics.height() / 2) * slant - room);
        }
        return result;
    }

    // True for a single narrow letter, not an East Asian one.
    bool isLetter(const QString& name)
    {
        constexpr char16_t firstWide = 0x1100;
        constexpr QChar visibleSpace = u'␣';
        return name.isEmpty()
            || (name.size() == 1
                && (name.front().unicode() < firstWide || name.front() == visibleSpace));
    }

    bool isNumber(const QString& name)
    {
        bool is = false;
        name.toDouble(&is);
        return is;
    }

    // Least distance between column names, in line heights.
    qreal pitchOf(const QStringList& names, const Theme& theme)
    {
        if (std::ranges::all_of(names, isLetter))
            return letterPitch;
        if (std::ranges::all_of(names, isNumber))
            return numberPitch;
        return theme.thinnedNames ? columnPitch : columnPitchOnPaper;
    }

    // Numbers between two others are known, so some of many suffice anywhere.
    bool needsAll(const QStringList& names, const Theme& theme)
    {
        return names.size() <= fewNames
            || (!theme.thinnedNames && !std::ranges::all_of(names, isNumber));
    }

    // True if some of the names would be read as all of them.
    bool allOrNone(const QStringList& names, const Theme& theme, bool rows)
    {
        return names.size() <= veryFewNames || (!rows && !theme.thinnedNames);
    }

    struct Ticks {
        core::Index first = 0, end = 0, step = 1;
    };

    // The size of names of which each needs `needed` pixels and has `cell`: at most 1; 0 if all of
    // them have no room.
    qreal scaleForAll(qreal cell, qreal needed, qreal smallest = smallestName)
    {
        const qreal scale = std::min(1.0, cell / needed);
        return scale >= smallest ? scale : 0;
    }

    // The visible cells, every step-th with room for `needed` pixels.
    Ticks ticks(const QCPAxis& axis, qreal pixels, qreal needed, core::Index count)
    {
        const QCPRange range = axis.range();
        const qreal cell = pixels / range.size();
        Ticks result;
        if (cell < needed)
            result.step = static_cast<core::Index>(std::ceil(needed / std::max(cell, 1e-3)));
        const auto low = static_cast<core::Index>(std::ceil(range.lower - 1e-9));
        result.first
            = (std::max<core::Index>(0, low) + result.step - 1) / result.step * result.step;
        result.end = std::min(count, static_cast<core::Index>(std::floor(range.upper + 1e-9)) + 1);
        return result;
    }

} // namespace

PanelLabels::PanelLabels(const MatrixPanel& panel)
    : m_panel(panel)
    , m_metrics(font(panel.theme()))
    , m_upright(scaleUpright())
{
}

// 0 unless every column name is short and fits between its neighbours.
qreal PanelLabels::scaleUpright() const
{
    const QStringList& names = m_panel.content().columns;
    const bool letters = std::ranges::all_of(names, isLetter);
    const qreal cell = m_panel.width() / m_panel.axis(QCPAxis::atBottom)->range().size()
        - (letters ? letterGap : uprightGap) * m_metrics.height();
    if (cell <= 0
        || std::ranges::any_of(names, [](const auto& name) { return name.size() > shortName; }))
        return 0;
    qreal pair = 1; // mean of two neighbours
    qreal before = 0;
    for (const QString& name : names) {
        const qreal width = m_metrics.horizontalAdvance(name);
        pair = std::max(pair, (std::exchange(before, width) + width) / 2);
    }
    const bool smaller = letters || names.size() <= fewNames;
    return scaleForAll(cell, pair, smaller ? smallestOfFew : 1);
}

// Frames fit into the gap.
qreal PanelLabels::gap(const Theme& theme)
{
    return 3 + 2 * theme.lineWidth;
}

LabelSpace PanelLabels::spaceOfRows(const QStringList& labels, qreal longest, const Theme& theme)
{
    LabelSpace result;
    if (labels.isEmpty())
        return result;
    const QFontMetricsF metrics(font(theme));
    result.left = widest(labels, metrics, longest * metrics.height()) + gap(theme) + 4;
    return result;
}

LabelSpace PanelLabels::spaceOfColumns(const QStringList& labels, qreal longest, const Theme& theme)
{
    LabelSpace result;
    if (labels.isEmpty())
        return result;
    const QFontMetricsF metrics(font(theme));
    const qreal limit = longest * metrics.height();
    const qreal width = widest(labels, metrics, limit) + 4;
    result.top = (width + metrics.height() + patchEdge) * slant + gap(theme) + 1;
    result.right = overhang(labels, metrics, limit);
    return result;
}

QMargins PanelLabels::margins(
    const PanelContent& content, const LabelSpace& labels, const Theme& theme)
{
    const QFontMetricsF metrics(font(theme));
    const bool isBare = content.title.empty() && content.name.isEmpty(); // one of many small panels
    const qreal frame = content.frame && !isBare ? 2 + theme.lineWidth : 1;
    qreal top = std::max(labels.top, frame);
    qreal bottom = 1;
    if (!content.subtitle.isEmpty())
        top += metrics.height() + 1;
    if (!content.name.isEmpty())
        top += QFontMetricsF(theme.sized(1, true)).height() + 2;
    if (!content.title.empty()) {
        const auto extent = content.title.extent(theme, content.titleFactor);
        top += extent.ascent + extent.descent + 2;
    }
    if (!content.notes.isEmpty())
        bottom += gap(theme) + static_cast<qreal>(content.notes.size()) * metrics.height();
    return QMarginsF(std::ceil(std::max(labels.left, frame)), std::ceil(top),
        std::ceil(std::max(labels.right, frame)), std::ceil(bottom))
        .toMargins();
}

bool PanelLabels::namesFit(QSizeF cell, const Theme& theme)
{
    const qreal line = QFontMetricsF(font(theme)).height();
    if (!theme.thinnedNames)
        return scaleForAll(cell.height(), line * rowPitch) > 0
            && scaleForAll(cell.width(), line * columnPitchOnPaper) > 0;
    return 2 * cell.height() >= line * rowPitch && 2 * cell.width() >= line * columnPitch;
}

bool PanelLabels::fewNamesFit(QSizeF cell, qsizetype count, const Theme& theme)
{
    const qreal line = QFontMetricsF(font(theme)).height();
    return count <= fewNames && scaleForAll(cell.height(), line * rowPitch, smallestOfFew) > 0
        && scaleForAll(cell.width(), line * columnPitchOnPaper, smallestOfFew) > 0;
}

qreal PanelLabels::longestLabelIn(QSizeF room, const Theme& theme)
{
    constexpr qreal share = 3; // the names get at most a third
    constexpr qreal most = 24;
    const qreal line = QFontMetricsF(font(theme)).height();
    return std::clamp(std::min(room.width(), room.height() / slant) / share / line,
        PanelContent().longestLabel, most);
}

PanelLabel PanelLabels::fitted(const QString& text, core::Index index) const
{
    const qreal limit = m_panel.content().longestLabel * m_metrics.height();
    PanelLabel result;
    result.index = index;
    result.text = m_metrics.elidedText(text, Qt::ElideRight, limit);
    result.box.setSize({ m_metrics.horizontalAdvance(result.text), m_metrics.height() });
    return result;
}

PanelLabel PanelLabels::row(core::Index index) const
{
    PanelLabel label = fitted(m_panel.content().rows[index], index);
    label.anchor = QPointF(m_panel.rect().left() - gap(m_panel.theme()),
        m_panel.map()->pixelOf(static_cast<double>(index), 0).y());
    label.box.moveTopLeft(label.anchor - QPointF(label.box.width(), label.box.height() / 2));
    return label;
}

PanelLabel PanelLabels::column(core::Index index) const
{
    PanelLabel label = fitted(m_panel.content().columns[index], index);
    if (m_upright > 0) {
        label.upright = true;
        label.scale = m_upright;
        label.anchor = QPointF(m_panel.map()->pixelOf(0, static_cast<double>(index)).x(),
            m_panel.rect().top() - gap(m_panel.theme()));
        label.box.moveCenter(label.anchor - QPointF(0, label.box.height() / 2));
        return label;
    }
    // The patch of a highlighted label ends before the cells.
    const qreal corner = (label.box.height() / 2 + patchEdge) * slant + 1;
    label.anchor = QPointF(m_panel.map()->pixelOf(0, static_cast<double>(index)).x(),
        m_panel.rect().top() - std::max(gap(m_panel.theme()), corner));
    label.box.moveTopLeft(label.anchor - QPointF(0, label.box.height() / 2));
    return label;
}

std::vector<PanelLabel> PanelLabels::rows() const
{
    return namesAlong(Qt::Vertical);
}

std::vector<PanelLabel> PanelLabels::columns() const
{
    return namesAlong(Qt::Horizontal); // labels rise at 45° or are upright
}

std::vector<PanelLabel> PanelLabels::namesAlong(Qt::Orientation side) const
{
    const bool rows = side == Qt::Vertical;
    const Theme& theme = m_panel.theme();
    const QStringList& names = rows ? m_panel.content().rows : m_panel.content().columns;
    const QCPAxis& axis = *m_panel.axis(rows ? QCPAxis::atLeft : QCPAxis::atBottom);
    const qreal pixels = rows ? m_panel.height() : m_panel.width();
    std::vector<PanelLabel> result;
    if (!rows && m_upright > 0) { // each fits
        for (Ticks t = ticks(axis, pixels, 0, names.size()); t.first < t.end; ++t.first)
            result.push_back(column(t.first));
        return result;
    }
    const qreal needed = m_metrics.height() * (rows ? rowPitch : pitchOf(names, theme));
    Ticks t = ticks(axis, pixels, needed, names.size());
    qreal scale = 1;
    if (t.step > 1 && needsAll(names, theme)) {
        const qreal all = rows
            ? needed
            : m_metrics.height() * std::min(columnPitchOnPaper, pitchOf(names, theme));
        const qreal smaller = scaleForAll(pixels / axis.range().size(), all,
            names.size() <= fewNames ? smallestOfFew : smallestName);
        if (smaller == 0 && allOrNone(names, theme, rows))
            return {};
        if (smaller > 0) {
            scale = smaller;
            t = ticks(axis, pixels, scale * all - 0.01, names.size());
        }
    }
    for (core::Index i = t.first; i < t.end; i += t.step) {
        result.push_back(rows ? row(i) : column(i));
        result.back().scale = scale;
    }
    return result;
}

void PanelLabels::paintRow(QPainter& painter, const PanelLabel& label)
{
    painter.save();
    painter.translate(label.anchor);
    painter.scale(label.scale, label.scale);
    const QRectF box = label.box.translated(-label.anchor);
    painter.drawText(box.adjusted(-4, -2, 0, 2), Qt::AlignRight | labelMiddle, label.text);
    painter.restore();
}

void PanelLabels::paintColumn(QPainter& painter, const PanelLabel& label)
{
    if (label.upright) {
        writeUpright(painter, label);
        return;
    }
    painter.save();
    painter.translate(label.anchor);
    painter.rotate(-45);
    painter.scale(label.scale, label.scale);
    writeSlanted(painter, label.text, 0);
    painter.restore();
    writeColumn(painter, label);
}

void PanelLabels::writeUpright(QPainter& painter, const PanelLabel& label)
{
    painter.save();
    painter.translate(label.anchor);
    painter.scale(label.scale, label.scale);
    painter.drawText(label.box.translated(-label.anchor).adjusted(-4, -2, 4, 2),
        Qt::AlignHCenter | labelMiddle, label.text);
    painter.restore();
}

// PDF readers extract a slanted word as single letters, so in a PDF its letters are drawn as
// shapes; writeColumn() adds the word as text.
void PanelLabels::writeSlanted(QPainter& painter, const QString& text, qreal left)
{
    const QFontMetricsF metrics(painter.font());
    const qreal top = -metrics.height() / 2;
    if (painter.paintEngine()->type() != QPaintEngine::Pdf) {
        painter.drawText(QRectF(left, top, metrics.horizontalAdvance(text) + 4, metrics.height()),
            Qt::AlignLeft | labelMiddle, text);
        return;
    }
    QPainterPath letters;
    letters.addText(left, top + metrics.ascent(), painter.font(), text);
    painter.fillPath(letters, painter.pen().color());
}

// The word as text that a search finds: horizontal, transparent, and too small to touch its
// neighbours.
void PanelLabels::writeColumn(QPainter& painter, const PanelLabel& label)
{
    constexpr qreal tiny = 0.08;
    if (painter.paintEngine()->type() != QPaintEngine::Pdf)
        return;
    painter.save();
    painter.translate(label.anchor);
    painter.scale(tiny, tiny);
    painter.setPen(Qt::transparent);
    painter.drawText(QPointF(), label.text);
    painter.restore();
}

// True if the labels overlap by more than their margins.
bool PanelLabels::overlaps(const PanelLabel& a, const PanelLabel& b, qreal scale) const
{
    return std::abs(a.anchor.y() - b.anchor.y()) < 0.8 * scale * m_metrics.height();
}

void PanelLabels::patch(QPainter& painter, const QRectF& box) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_panel.theme().hoverFill);
    painter.drawRoundedRect(box, 3, 3);
}

void PanelLabels::paintLitRow(
    QPainter& painter, const PanelLabel& label, const QColor& colour) const
{
    const std::vector<PanelLabel> shown = rows();
    const qreal scale = shown.empty() ? 1 : shown.front().scale;
    painter.setFont(m_panel.theme().sized(0.85 * scale, true));
    const QFontMetricsF bold(painter.font());
    const qreal width = bold.horizontalAdvance(label.text);
    QRectF box({}, label.box.size() * scale);
    box.moveTopLeft(label.anchor - QPointF(box.width(), box.height() / 2));
    box.adjust(-3, 0, 3, 0);
    box.setLeft(std::min(box.left(), box.right() - width - 6));
    for (const PanelLabel& other : shown) // thinned labels may overlap this one
        if (other.index != label.index && overlaps(other, label, scale))
            painter.fillRect(other.box.adjusted(-4, 0, 0, 0), m_panel.theme().paper);
    patch(painter, box);
    painter.setPen(colour);
    painter.drawText(box.adjusted(0, -2, -3, 2), Qt::AlignRight | labelMiddle, label.text);
}

void PanelLabels::paintLitColumn(
    QPainter& painter, const PanelLabel& label, const QColor& colour) const
{
    const std::vector<PanelLabel> shown = columns();
    const qreal scale = label.upright || shown.empty() ? 1 : shown.front().scale;
    painter.setFont(m_panel.theme().sized(0.85 * scale, true));
    const qreal width = std::max(
        scale * label.box.width(), QFontMetricsF(painter.font()).horizontalAdvance(label.text));
    if (label.upright) {
        QRectF box(0, 0, width + 2 * patchEdge, label.box.height());
        box.moveCenter(label.box.center());
        patch(painter, box);
        painter.setPen(colour);
        writeUpright(painter, label);
        return;
    }
    painter.save();
    painter.translate(label.anchor);
    painter.rotate(-45);
    const QRectF box(-patchEdge, -scale * m_metrics.height() / 2, width + patchEdge + 4,
        scale * m_metrics.height());
    patch(painter, box);
    painter.setPen(colour);
    writeSlanted(painter, label.text, 0);
    painter.restore();
    writeColumn(painter, label);
}

} // namespace ui
