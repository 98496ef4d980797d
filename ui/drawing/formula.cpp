#include "ui/drawing/formula.h"

#include "ui/drawing/formula_parser.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainterPath>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    using Node = Formula::Node;
    using Extent = Formula::Extent;

    constexpr qreal scriptFactor = 0.72;
    constexpr qreal smallest = 0.5; // relative to the plain font: scripts of scripts stay legible

    const QString primeSign = u"′"_s;

    bool paintsText(const QPainter& painter)
    {
        return painter.paintEngine()->type() == QPaintEngine::Pdf
            || painter.paintEngine()->type() == QPaintEngine::SVG;
    }

    // Measures, and paints if it has a painter: a single traversal does both, so they always agree.
    class Setter {
    public:
        Setter(const Theme& theme, QPainter* painter)
            : m_theme(theme)
            , m_painter(painter)
        {
        }

        Extent set(const Node& node, QPointF at, qreal factor)
        {
            switch (node.kind) {
            case Node::Kind::Symbol:
                return symbol(node, at, factor);
            case Node::Kind::Scripts:
                return node.large ? limits(node, at, factor) : scripts(node, at, factor);
            case Node::Kind::Fraction:
                return fraction(node, at, factor);
            case Node::Kind::Root:
                return root(node, at, factor);
            case Node::Kind::Row:
                break;
            }
            Extent total;
            for (const Node& part : node.parts)
                add(total, set(part, at + QPointF(total.width, 0), factor));
            return total;
        }

    private:
        [[nodiscard]] QFont font(const Node& node, qreal factor) const
        {
            return m_theme.formula(factor, node.italic);
        }

        [[nodiscard]] QColor colour(Ink ink) const
        {
            switch (ink) {
            case Ink::Q:
                return m_theme.q;
            case Ink::K:
                return m_theme.k;
            case Ink::V:
                return m_theme.v;
            case Ink::Query:
                return m_theme.query;
            case Ink::Muted:
                return m_theme.muted;
            case Ink::Text:
                break;
            }
            return m_theme.text;
        }

        static void add(Extent& total, const Extent& part)
        {
            total.width += part.width;
            total.ascent = std::max(total.ascent, part.ascent);
            total.descent = std::max(total.descent, part.descent);
        }

        Extent symbol(const Node& node, QPointF at, qreal factor)
        {
            if (node.text == primeSign)
                return prime(node, at, factor);
            const QFont f = font(node, node.large ? factor * 1.3 : factor);
            const QFontMetricsF metrics(f);
            const qreal space = node.space * metrics.averageCharWidth() * 1.6;
            if (m_painter != nullptr) {
                m_painter->setFont(f);
                m_painter->setPen(colour(node.ink));
                m_painter->drawText(at + QPointF(space, 0), node.text);
            }
            return { metrics.horizontalAdvance(node.text) + 2 * space, metrics.ascent() * 0.9,
                metrics.descent() };
        }

        // In small letters the glyph is a smudge, and two of them merge: primes are spaced apart,
        // and on pixel devices drawn as strokes. Vector devices keep glyphs, so that the text can
        // be extracted.
        Extent prime(const Node& node, QPointF at, qreal factor)
        {
            const QFont f = font(node, factor);
            const QFontMetricsF metrics(f);
            const qreal thick = std::max(1.3, metrics.capHeight() * 0.13);
            const qreal width
                = std::max(metrics.horizontalAdvance(node.text), thick + 2.5 + thick / 2);
            if (m_painter != nullptr && paintsText(*m_painter)) {
                m_painter->setFont(f);
                m_painter->setPen(colour(node.ink));
                m_painter->drawText(at, node.text);
            } else if (m_painter != nullptr) {
                const qreal top = metrics.capHeight() * 1.15;
                const qreal foot = metrics.capHeight() * 0.6;
                const qreal lean = (top - foot) * 0.3;
                const QPointF end = at + QPointF((width - lean) / 2, -foot);
                m_painter->setPen(QPen(colour(node.ink), thick, Qt::SolidLine, Qt::RoundCap));
                m_painter->drawLine(QLineF(end, end + QPointF(lean, foot - top)));
            }
            return { width, metrics.ascent() * 0.9, metrics.descent() };
        }

        Extent scripts(const Node& node, QPointF at, qreal factor)
        {
            Extent total = set(node.parts[0], at, factor);
            const qreal small = std::max(smallest, factor * scriptFactor);
            const auto has = [&](std::size_t i) {
                return node.parts[i].kind != Node::Kind::Row || !node.parts[i].parts.empty();
            };
            const bool both = has(1) && has(2); // with a gap between
            const qreal rise = total.ascent * (both ? 0.52 : 0.42);
            const qreal drop = total.ascent * (both ? 0.32 : 0.22);
            const Extent sub = set(node.parts[1], at + QPointF(total.width, drop), small);
            const Extent sup = set(node.parts[2], at + QPointF(total.width, -rise), small);
            total.width += std::max(sub.width, sup.width) + total.ascent * 0.06;
            total.descent = std::max(total.descent, sub.width > 0 ? drop + sub.descent : 0);
            total.ascent = std::max(total.ascent, sup.width > 0 ? rise + sup.ascent : 0);
            return total;
        }

        // A sum with its limits below and above.
        Extent limits(const Node& node, QPointF at, qreal factor)
        {
            const qreal small = std::max(smallest, factor * scriptFactor);
            Setter measure(m_theme, nullptr);
            const Extent base = measure.set(node.parts[0], {}, factor);
            const Extent below = measure.set(node.parts[1], {}, small);
            const Extent above = measure.set(node.parts[2], {}, small);
            const qreal width = std::max({ base.width, below.width, above.width });
            const auto centred
                = [&](const Extent& e, qreal y) { return at + QPointF((width - e.width) / 2, y); };
            set(node.parts[0], centred(base, 0), factor);
            set(node.parts[1], centred(below, base.descent + below.ascent * 0.8), small);
            set(node.parts[2], centred(above, -base.ascent - above.descent * 0.3), small);
            return { width,
                base.ascent + (above.width > 0 ? above.ascent + above.descent * 0.3 : 0),
                base.descent + (below.width > 0 ? below.ascent * 0.8 + below.descent : 0) };
        }

        Extent fraction(const Node& node, QPointF at, qreal factor)
        {
            const qreal inner = std::max(smallest, factor * 0.85);
            Setter measure(m_theme, nullptr);
            const Extent above = measure.set(node.parts[0], {}, inner);
            const Extent below = measure.set(node.parts[1], {}, inner);
            const qreal axis = QFontMetricsF(font(node, factor)).xHeight() / 2;
            const qreal gap = axis * 0.5;
            const qreal pad = axis * 0.6;
            const qreal width = std::max(above.width, below.width) + 2 * pad;
            set(node.parts[0], at + QPointF((width - above.width) / 2, -axis - gap - above.descent),
                inner);
            set(node.parts[1], at + QPointF((width - below.width) / 2, -axis + gap + below.ascent),
                inner);
            rule(
                node, { at + QPointF(pad / 2, -axis), at + QPointF(width - pad / 2, -axis) }, axis);
            return { width, axis + gap + above.descent + above.ascent,
                std::max(0.0, -axis + gap + below.ascent + below.descent) };
        }

        Extent root(const Node& node, QPointF at, qreal factor)
        {
            Setter measure(m_theme, nullptr);
            const Extent inner = measure.set(node.parts[0], {}, factor);
            const qreal hook = inner.ascent * 0.6;
            const qreal top = inner.ascent * 1.12;
            set(node.parts[0], at + QPointF(hook, 0), factor);
            if (m_painter != nullptr) {
                QPainterPath path(at + QPointF(hook * 0.08, -inner.ascent * 0.45));
                path.lineTo(at + QPointF(hook * 0.3, -inner.ascent * 0.52));
                path.lineTo(at + QPointF(hook * 0.58, inner.descent * 0.6));
                path.lineTo(at + QPointF(hook * 0.95, -top));
                path.lineTo(at + QPointF(hook + inner.width, -top));
                m_painter->setBrush(Qt::NoBrush);
                m_painter->setPen(QPen(colour(node.ink), inner.ascent * 0.07, Qt::SolidLine,
                    Qt::FlatCap, Qt::MiterJoin));
                m_painter->drawPath(path);
            }
            return { hook + inner.width + inner.ascent * 0.08, top + inner.ascent * 0.08,
                inner.descent };
        }

        void rule(const Node& node, QLineF line, qreal axis)
        {
            if (m_painter == nullptr)
                return;
            m_painter->setPen(QPen(colour(node.ink), std::max(0.8, axis * 0.22)));
            m_painter->drawLine(line);
        }

        const Theme& m_theme;
        QPainter* m_painter;
    };

    QString plain(const Node& node)
    {
        switch (node.kind) {
        case Node::Kind::Symbol:
            return node.space > 0.1 ? u' ' + node.text + u' ' : node.text;
        case Node::Kind::Fraction:
            return u'(' + plain(node.parts[0]) + u") / ("_s + plain(node.parts[1]) + u')';
        case Node::Kind::Root:
            return u"√("_s + plain(node.parts[0]) + u')';
        case Node::Kind::Scripts: {
            const QString sub = plain(node.parts[1]);
            const QString sup = plain(node.parts[2]);
            return plain(node.parts[0]) + (sub.isEmpty() ? QString() : u'_' + sub)
                + (sup.isEmpty() ? QString() : u'^' + sup);
        }
        case Node::Kind::Row:
            break;
        }
        QString result;
        for (const Node& part : node.parts)
            result += plain(part);
        return result;
    }

} // namespace

// Cached extents by size factor, for the theme's font and scale.
struct Formula::Measured {
    QFont font;
    qreal scale = 0;
    std::map<qreal, Extent> extents;
};

Formula::Formula() = default;
Formula::~Formula() = default;
Formula::Formula(const Formula&) = default;
Formula& Formula::operator=(const Formula&) = default;

Formula::Formula(const QString& source)
    : m_source(source)
    , m_root(source.isEmpty() ? nullptr : std::make_shared<const Node>(parseFormula(source)))
    , m_measured(std::make_shared<Measured>())
{
}

Formula Formula::subject() const
{
    return Formula(m_source.section(u" = "_s, 0, 0));
}

namespace {

    // The pieces of a source between its signs; each but the first begins with its sign.
    QStringList piecesOf(const QString& source)
    {
        QStringList pieces { QString() };
        int depth = 0;
        for (qsizetype i = 0; i < source.size(); ++i) {
            const QChar c = source[i];
            if (c == u'{' || c == u'(' || c == u'[')
                ++depth;
            else if (c == u'}' || c == u')' || c == u']')
                --depth;
            const bool sign = depth == 0 && (c == u'=' || c == u'+' || c == u'-') && i > 0
                && source[i - 1] == u' ' && source.mid(i + 1, 1) == u" "_s;
            if (sign)
                pieces.append(QString());
            pieces.last().append(c);
        }
        return pieces;
    }

} // namespace

std::vector<Formula> Formula::broken(const Room& room, const Theme& theme, qreal factor) const
{
    if (empty() || extent(theme, factor).width <= room.width)
        return { *this };
    std::vector<Formula> lines;
    QString line;
    for (const QString& piece : piecesOf(m_source)) {
        const qreal width = room.width - (lines.empty() ? 0 : room.indent);
        const QString longer = line + piece;
        if (line.isEmpty() || Formula(longer.trimmed()).extent(theme, factor).width <= width) {
            line = longer;
            continue;
        }
        lines.emplace_back(line.trimmed());
        line = piece;
    }
    lines.emplace_back(line.trimmed());
    return lines;
}

bool Formula::empty() const
{
    return m_root == nullptr;
}

Formula::Extent Formula::extent(const Theme& theme, qreal factor) const
{
    if (empty())
        return {};
    if (m_measured->scale != theme.scale || m_measured->font != theme.font)
        *m_measured = { theme.font, theme.scale, {} };
    const auto [known, isNew] = m_measured->extents.try_emplace(factor);
    if (isNew)
        known->second = Setter(theme, nullptr).set(*m_root, {}, factor);
    return known->second;
}

void Formula::paint(QPainter& painter, QPointF baseline, const Theme& theme, qreal factor) const
{
    if (empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    Setter(theme, &painter).set(*m_root, baseline, factor);
    painter.restore();
}

QString Formula::plainText() const
{
    return empty() ? QString() : plain(*m_root).simplified();
}

} // namespace ui
