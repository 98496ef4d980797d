#include "ui/views/steps/steps_page.h"

#include "ui/views/steps/steps_formulas.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"
#include "ui/words/token_name.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal titleSize = 1.85; // relative to the plain font
    constexpr qreal formulaSize = 1.7;
    constexpr std::array wordSizes { 1.35, 1.2, 1.05, 0.95, 0.85 }; // the largest that fits
    constexpr qreal wordsBelow = 0.42; // largest share of the height for text below a figure
    constexpr qreal narrowPage = 42; // in line heights: narrower pages have the text below
    constexpr qreal narrowPresented = 34; // text below would use up a low page
    constexpr qreal lowHead = 32; // in line heights: lower pages have a smaller title
    constexpr qreal lineSize = 1.05; // size of the worked example, relative to the text
    constexpr qreal smallestLine = 0.6;
    constexpr qreal narrowestGap = 0.2; // between lines, relative to the usual one
    constexpr qreal lineIndent = 1.5; // of a broken formula's further lines, in letter heights
    constexpr qreal smallestPresented = 0.85; // legible from the last row of a classroom
    constexpr qreal pictureShare = 0.66; // the figure's share of the width next to the text
    constexpr qreal besideGap = 1.5; // in lines' heights
    constexpr core::Index mostChips = 40;
    constexpr qreal chipSize = 1.4;
    constexpr qreal chipPadding = 0.6; // in lines' heights
    constexpr qreal leastChips = 4.4; // in line heights: a caption, a line of chips and a gap
    constexpr qreal pageMargin = 1; // in lines' heights

    // Tokens around the highlighted one.
    StepPage::Chips chipsOf(const QString& caption, const std::vector<core::Token>& tokens,
        std::optional<core::Index> lit)
    {
        StepPage::Chips result { caption, {}, 0 };
        const auto count = std::ssize(tokens);
        const core::Index first = std::clamp<core::Index>(
            lit.value_or(0) - mostChips / 2, 0, std::max<core::Index>(0, count - mostChips));
        const core::Index last = std::min(count, first + mostChips);
        if (first > 0)
            result.chips.push_back({ QStringLiteral("…"), {}, false });
        for (core::Index i = first; i < last; ++i) {
            const QString text = safeLabel(tokens[static_cast<std::size_t>(i)].text);
            const QString number = QString::number(i + 1);
            result.chips.push_back({ text, text == number ? QString() : number, lit == i });
        }
        result.after = count - last;
        return result;
    }

    qreal chipWidth(const StepPage::Chip& chip, const Theme& theme)
    {
        return QFontMetricsF(theme.sized(chipSize, true)).horizontalAdvance(chip.text)
            + QFontMetricsF(theme.sized(0.9)).horizontalAdvance(chip.number)
            + theme.em() * (0.3 + 2 * chipPadding);
    }

    void drawChip(
        QPainter& painter, const QRectF& box, const Theme& theme, const StepPage::Chip& chip)
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(chip.lit ? theme.query : theme.hoverFill);
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
        const QColor ink = !chip.lit ? theme.text : theme.dark ? theme.onAccent : QColor(Qt::white);
        const qreal pad = theme.em() * chipPadding;
        const QRectF inner = box.adjusted(pad, 0, -pad, 0);
        painter.setPen(chip.lit ? ink : theme.muted);
        painter.setFont(theme.sized(0.9));
        painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter, chip.number);
        const qreal room = inner.width() - theme.em() * 0.3
            - QFontMetricsF(painter.font()).horizontalAdvance(chip.number);
        painter.setPen(ink);
        painter.setFont(theme.sized(chipSize, chip.lit));
        painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(painter.font()).elidedText(chip.text, Qt::ElideRight, room + 1));
        painter.restore();
    }

} // namespace

StepPage stepPage(const StepScene& scene)
{
    StepWords words = stepWords(scene);
    StepPage page { QCoreApplication::translate("steps", "Step %1 of %2 · head %3")
                        .arg(scene.number + 1)
                        .arg(scene.count)
                        .arg(headNumber(*scene.trace, scene.where.layer, scene.where.head)),
        std::move(words.title), Formula(formulaSource(scene.step.formula, scene)),
        std::move(words.body), {}, workedNumbers(scene) };
    if (scene.predicted != nullptr)
        page.place += u" · "_s + andWritten(scene.queryName(), scene.predicted, scene.query());
    if (scene.step.id != "tokens")
        return page;
    const core::AttentionTrace& attention = scene.head().layer;
    if (attention.selfAttention()) {
        page.tokens.push_back(chipsOf({}, *attention.queryTokens, scene.query()));
        return page;
    }
    page.tokens.push_back(chipsOf(
        QCoreApplication::translate("steps", "Queries"), *attention.queryTokens, scene.query()));
    page.tokens.push_back(chipsOf(QCoreApplication::translate("steps", "Keys and values"),
        *attention.keyTokens, scene.where.key));
    return page;
}

bool StepPage::hasWordsBeside(qreal width, const Theme& theme, bool presented)
{
    return width > (presented ? narrowPresented : narrowPage) * theme.em();
}

QRectF StepPage::layOut(QPainter* painter, const QRectF& area, const Theme& theme) const
{
    const qreal em = theme.em();
    QRectF rest = area.adjusted(
        pageMargin * em, pageMargin * em * 0.7, -pageMargin * em, -pageMargin * em * 0.7);
    rest.setTop(rest.top() + head(painter, rest, theme) + em * 0.8);
    const bool beside = hasWordsBeside(area.width(), theme, presented)
        && (wordless || leastWidth <= rest.width() * pictureShare - besideGap * em);
    // Where room is short the matrix shows the tokens instead.
    const auto chips = [&](QPainter* on) {
        return beside || leastPicture == 0 ? drawTokens(on, chipRoom(rest), theme) : 0.0;
    };
    if (wordless) {
        rest.setTop(rest.top() + chips(painter));
        return rest;
    }
    QRectF room = rest;
    if (beside)
        room.setLeft(rest.left() + rest.width() * pictureShare);
    const qreal most = beside ? rest.height() : rest.height() * 0.28;
    const QRectF measured(room.left(), 0, room.width(), most);
    if (fitted.size == 0 || fitted.room != measured)
        fitted = { measured, fittingSize(measured, theme) };
    const qreal size = fitted.size;
    if (beside) {
        words(painter, room, theme, size, room.height());
        rest.setRight(room.left() - besideGap * em);
    } else {
        const qreal used = pictureHeight + chips(nullptr);
        const qreal above = leastPicture > 0 ? leastPicture : leastTokens(theme);
        const qreal left = rest.height() - above - 0.5 * em;
        const qreal share = leastPicture > 0 ? wordsBelow * rest.height() : left;
        const qreal free = std::max(most, std::min(left, share));
        room.setTop(rest.bottom() - words(nullptr, room, theme, size, free));
        if (used > 0)
            room.setTop(std::min(room.top(), rest.top() + used + em));
        words(painter, room, theme, size, free);
        rest.setBottom(room.top() - 0.5 * em);
    }
    rest.setTop(rest.top() + chips(painter));
    return rest;
}

// Next to a figure, tokens have a third of the room.
QRectF StepPage::chipRoom(const QRectF& area) const
{
    return { area.topLeft(), QSizeF(area.width(), area.height() * (pictureHeight > 0 ? 0.34 : 1)) };
}

qreal StepPage::head(QPainter* painter, const QRectF& area, const Theme& theme) const
{
    qreal fit = std::clamp(area.width() / (32 * theme.em()), 0.72, 1.0); // smaller in small windows
    if (presented)
        fit = std::clamp(area.height() / (lowHead * theme.em()), 0.72, fit);
    qreal y = area.top();
    if (headed)
        y += heading(painter, area, theme, titleSize * fit) + theme.em() * 0.3;
    qreal factor = formulaSize * fit;
    Formula::Extent extent = formula.extent(theme, factor);
    if (extent.width > area.width()) {
        factor = std::max(0.7, factor * area.width() / extent.width);
        extent = formula.extent(theme, factor);
    }
    if (painter != nullptr)
        formula.paint(*painter, QPointF(area.left(), y + extent.ascent), theme, factor);
    return y + extent.ascent + extent.descent - area.top();
}

// A long heading is smaller rather than in three lines.
qreal StepPage::heading(QPainter* painter, const QRectF& area, const Theme& theme, qreal size) const
{
    const qreal above = drawPieces(painter, { area.topLeft(), area.width(), theme.sized(0.95) },
        theme, { { place, Part::Quiet } });
    const auto high = [&] {
        return drawPieces(
            nullptr, { {}, area.width(), theme.sized(size, true) }, theme, title.pieces());
    };
    while (size > 1 && high() > 2.6 * QFontMetricsF(theme.sized(size, true)).height())
        size *= 0.88;
    const QPointF below(area.left(), area.top() + above);
    return above
        + drawPieces(
            painter, { below, area.width(), theme.sized(size, true) }, theme, title.pieces());
}

qreal StepPage::fittingSize(const QRectF& room, const Theme& theme) const
{
    constexpr qreal unlimited = 1e9;
    const auto fits
        = [&](qreal size) { return words(nullptr, room, theme, size, unlimited) <= room.height(); };
    const auto* const it = std::ranges::find_if(wordSizes, fits);
    return it != wordSizes.end() ? *it : wordSizes.back();
}

// Leaves out the last paragraphs if they exceed the height `most`, and the first one if it exceeds
// the page.
qreal StepPage::words(
    QPainter* painter, const QRectF& area, const Theme& theme, qreal size, qreal most) const
{
    qreal y = area.top();
    bool first = true;
    for (const Paragraph& paragraph : body) {
        const QFont font = theme.sized(first ? size * 1.1 : size);
        const TextBox box { { area.left(), y }, area.width(), font };
        const qreal high = drawPieces(nullptr, box, theme, paragraph);
        if (y + high - area.top() > (first ? std::max(most, area.height()) : most) + 0.5)
            break;
        drawPieces(painter, box, theme, paragraph);
        y += high;
        y += theme.em() * size * 0.45;
        first = false;
    }
    const QRectF rest(area.left(), y, area.width(), area.top() + most - y);
    return y + drawWorked(painter, rest, theme, size) - area.top();
}

// Draws as many lines as fit, closer together where they are too many; a formula is drawn whole or
// not at all.
qreal StepPage::drawWorked(
    QPainter* painter, const QRectF& area, const Theme& theme, qreal size) const
{
    if (worked.lines.empty())
        return 0;
    const qreal fit = lineFit(area.width(), theme, size);
    if (presented && fit < smallestPresented)
        return 0;
    const QFont font = theme.sized(size);
    TextBox box { area.topLeft(), area.width(), font };
    const qreal above = drawPieces(nullptr, box, theme, worked.title);
    const qreal widest = theme.em() * size * 0.45;
    size = std::max(fit, smallestLine);
    const Broken& example = broken(area.width(), theme, size);
    qreal high = above;
    for (const std::vector<Formula>& each : example.lines)
        high += drawLines(nullptr, area, theme, each, size);
    const auto gaps = static_cast<qreal>(example.lines.size() + 1);
    const qreal gap = std::clamp((area.height() - high) / gaps, narrowestGap * widest, widest);
    box.topLeft.ry() += gap;
    qreal y = box.topLeft.y() + above + gap;
    if (y + drawLines(nullptr, area, theme, example.lines.front(), size) > area.bottom() + 0.5)
        return 0;
    drawPieces(painter, box, theme, worked.title);
    for (const std::vector<Formula>& each : example.lines) {
        const QRectF at(area.left(), y, area.width(), 0);
        const qreal line = drawLines(nullptr, at, theme, each, size);
        if (y + line > area.bottom() + 0.5)
            break;
        drawLines(painter, at, theme, each, size);
        y += line + gap;
    }
    return y - area.top();
}

const StepPage::Broken& StepPage::broken(qreal width, const Theme& theme, qreal size) const
{
    if (!lines.lines.empty() && lines.width == width && lines.size == size)
        return lines;
    lines = { width, size, {} };
    const Formula::Room room { width, lineIndent * theme.em() * size };
    for (const Formula& line : worked.lines)
        lines.lines.push_back(line.broken(room, theme, size * lineSize));
    return lines;
}

// The common size at which all lines fit, broken before their signs.
qreal StepPage::lineFit(qreal width, const Theme& theme, qreal size) const
{
    qreal fit = size;
    for (const std::vector<Formula>& each : broken(width, theme, size).lines)
        for (std::size_t i = 0; i < each.size(); ++i) {
            const qreal room = width - (i == 0 ? 0 : lineIndent * theme.em() * size);
            fit = std::min(fit, size * room / each[i].extent(theme, size * lineSize).width);
        }
    return fit;
}

qreal StepPage::drawLines(QPainter* painter, const QRectF& area, const Theme& theme,
    const std::vector<Formula>& pieces, qreal size)
{
    qreal y = area.top();
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Formula::Extent extent = pieces[i].extent(theme, size * lineSize);
        const qreal left = area.left() + (i == 0 ? 0 : lineIndent * theme.em() * size);
        if (painter != nullptr)
            pieces[i].paint(*painter, { left, y + extent.ascent }, theme, size * lineSize);
        y += extent.ascent + extent.descent;
    }
    return y - area.top();
}

// Height of one line of each group.
qreal StepPage::leastTokens(const Theme& theme) const
{
    return static_cast<qreal>(tokens.size()) * leastChips * theme.em();
}

// Draws the groups that fit, at least the first.
qreal StepPage::drawTokens(QPainter* painter, const QRectF& area, const Theme& theme) const
{
    const qreal least = leastChips * theme.em();
    const auto fitting = static_cast<std::size_t>(std::max(1.0, area.height() / least + 0.2));
    const std::size_t count = std::min(fitting, tokens.size());
    QRectF rest = area;
    for (std::size_t i = 0; i < count; ++i) {
        const auto following = static_cast<qreal>(count - i - 1);
        const QRectF part = rest.adjusted(0, 0, 0, -following * least);
        rest.setTop(rest.top() + drawChips(painter, part, theme, tokens[i]));
    }
    return rest.top() - area.top();
}

qreal StepPage::drawChips(
    QPainter* painter, const QRectF& area, const Theme& theme, const Chips& group)
{
    qreal y = area.top();
    if (!group.caption.isEmpty())
        y += drawPieces(painter, { { area.left(), y }, area.width(), theme.sized(1) }, theme,
                 { { group.caption, Part::Quiet } })
            + theme.em() * 0.2;
    const qreal high = QFontMetricsF(theme.sized(chipSize, true)).height() * 1.35;
    const qreal gap = theme.em() * 0.4;
    qreal x = area.left();
    for (std::size_t i = 0; i < group.chips.size(); ++i) {
        const qreal wide = std::min(chipWidth(group.chips[i], theme), area.width());
        if (x > area.left() && x + wide > area.right()) {
            x = area.left();
            y += high + gap;
        }
        const auto left = static_cast<core::Index>(group.chips.size() - i) + group.after;
        const QString more = QCoreApplication::translate("steps", "… and %1 more").arg(left);
        const QFont font = theme.sized(1.2);
        qreal next = 0; // width of the piece that must follow on the same line
        if (i + 1 < group.chips.size())
            next = chipWidth(group.chips[i + 1], theme);
        if (left > 2)
            next = std::max(next, QFontMetricsF(font).horizontalAdvance(more));
        const bool lastLine = y + 2 * high + gap > area.bottom();
        const bool lastInSight = lastLine && next > 0 && x + wide + gap + next > area.right();
        if (lastInSight || (i + 1 == group.chips.size() && group.after > 0)) {
            drawPieces(painter, { { x, y + high * 0.2 }, area.right() - x, font }, theme,
                { { more, Part::Quiet } });
            break;
        }
        if (painter != nullptr)
            drawChip(*painter, { x, y, wide, high }, theme, group.chips[i]);
        x += wide + gap;
    }
    return y + high + gap * 2 - area.top();
}

} // namespace ui
