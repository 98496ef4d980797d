#include "ui/inspector/output_line.h"

#include "core/analysis/weights/weighted_sum.h"
#include "ui/words/numbers.h"
#include "ui/words/token_name.h"

#include <QPainter>

#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    constexpr core::Index mostTerms = 5;
    constexpr float smallestTerm = 0.005F; // smaller ones would read 0.00
} // namespace

// The pieces of core::weightedSumText, with sanitised names.
std::vector<Sentence::Piece> mixturePieces(
    const core::Trace& trace, const Selection& where, core::Index terms)
{
    const core::WeightedSum sum
        = core::weightedSum(trace, { where.layer, where.head, *where.query }, terms);
    std::vector<Sentence::Piece> pieces {
        { outputName(trace, where.layer, *where.query), Part::Query }, { u" ="_s }
    };
    core::Index left = sum.others + std::ssize(sum.terms);
    for (const core::WeightedTerm& term : sum.terms) {
        const bool first = pieces.size() == 2;
        if (!first && std::abs(term.weight) < smallestTerm)
            break;
        const QString sign = term.weight < 0 ? u" −"_s : (first ? u""_s : u" +"_s);
        const QString gap = first && term.weight < 0 ? QString() : u" "_s;
        const auto size = static_cast<double>(std::abs(term.weight));
        pieces.push_back(
            { sign + gap + (size < 1e6 ? fixedText(size, 2) : shown(size, 3)) + u'·' });
        pieces.push_back({ valueName(trace, where.layer, term.key), Part::Value });
        --left;
    }
    if (sum.terms.empty())
        pieces.push_back({ u" 0"_s });
    else if (left > 0)
        pieces.push_back({ u" + …"_s });
    return pieces;
}

OutputLine::OutputLine(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void OutputLine::setTheme(const Theme& theme)
{
    m_theme = theme;
    fit();
}

void OutputLine::show(const core::Trace& trace, const Selection& where)
{
    m_pieces = mixturePieces(trace, where, mostTerms);
    setAccessibleName(text());
    fit();
}

QString OutputLine::text() const
{
    QString result;
    for (const Sentence::Piece& piece : m_pieces)
        result += piece.text;
    return result;
}

qreal OutputLine::layOut(QPainter* painter) const
{
    return drawPieces(
        painter, { {}, static_cast<qreal>(width()), m_theme.sized(1.05) }, m_theme, m_pieces);
}

void OutputLine::fit()
{
    setFixedHeight(std::max(1, qRound(layOut(nullptr))));
    update();
}

void OutputLine::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    layOut(&painter);
}

void OutputLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace ui
