#include "ui/inspector/head_summary.h"

#include "core/head_at.h"
#include "ui/drawing/sentence.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/token_name.h"

#include <QPainter>

#include <cmath>

namespace ui {

namespace {

    std::optional<core::HeadStatistics> known(
        const DerivedData& derived, const HeadFacts::Wanted& wanted)
    {
        const auto* const all = derived.knownStatistics(wanted.layer);
        if (all == nullptr || derived.trace() != wanted.trace)
            return std::nullopt;
        return (*all)[static_cast<std::size_t>(wanted.head)];
    }

} // namespace

HeadFacts::HeadFacts(QObject* parent)
    : QObject(parent)
    , m_task(BackgroundOrder::NewestWins, [this](const Outcome<Facts>& facts) {
        m_facts = facts.result;
        if (m_facts)
            emit ready();
    })
{
}

void HeadFacts::request(const Wanted& wanted, const DerivedData& derived)
{
    if (wanted == m_wanted)
        return;
    m_wanted = wanted;
    m_facts.reset();
    m_task.request([wanted, statistics = known(derived, wanted)](const std::stop_token& stop) {
        return Facts { statistics
                ? *statistics
                : core::statistics(*wanted.trace, wanted.layer, wanted.head, stop),
            core::sensitivity(*wanted.trace, wanted.layer, wanted.head, stop) };
    });
}

HeadSummary::HeadSummary(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void HeadSummary::setTheme(const Theme& theme)
{
    m_theme = theme;
    fit();
}

void HeadSummary::show(const HeadFacts& facts)
{
    m_hint = tr("Point at a cell to see its arithmetic; click to lock it, Esc to unlock.");
    m_lines.clear();
    m_why.clear();
    if (facts.facts())
        fill(*facts.facts(), facts.wanted());
    QString spoken;
    for (const Line& line : m_lines)
        spoken += line.name + u' ' + line.value + u'\n';
    setAccessibleName(tr("Head statistics"));
    setAccessibleDescription(spoken + m_why);
    fit();
}

void HeadSummary::fill(const HeadFacts::Facts& facts, const HeadFacts::Wanted& of)
{
    const core::HeadStatistics& s = facts.statistics;
    const core::Model& model = *of.trace->model;
    const bool points = std::holds_alternative<core::PointSource>(model.computed().source);
    if (!points) // points have neither words nor an order
        m_lines.push_back({ tr("Pattern"), patternName(model, s.pattern) });
    const std::string built = core::headAt(*of.trace, of.layer, of.head).pattern();
    if (!built.empty())
        m_lines.push_back({ tr("Built for"), label(built) });
    m_lines.push_back({ tr("Entropy (nats)"), shown(s.entropy, 3) });
    addShare(tr("Normalised entropy"), s.normalisedEntropy);
    if (!points)
        m_lines.push_back({ tr("Attention distance (tokens)"), shown(s.distance, 3) });
    m_lines.push_back({ tr("Largest weight"), shown(static_cast<double>(s.maximum), 3) });
    if (s.emptyRows > 0)
        m_lines.push_back({ tr("Empty rows"), QString::number(s.emptyRows) });
    if (!points)
        fillShares(s, model);
    if (model.canExplain())
        fillSpread(facts.sensitivity, of);
}

void HeadSummary::fillShares(const core::HeadStatistics& s, const core::Model& model)
{
    m_lines.push_back({ tr("Mean weight on"), {}, -1, true });
    addShare(patternName(model, "self"), s.self);
    addShare(patternName(model, "previous"), s.previous);
    addShare(patternName(model, "next"), s.next);
    addShare(patternName(model, "first"), s.first);
    addShare(patternName(model, "same_word"), s.sameWord);
}

void HeadSummary::addShare(const QString& name, double share)
{
    m_lines.push_back({ name, percentText(share), share });
}

void HeadSummary::fillSpread(const core::Sensitivity& s, const HeadFacts::Wanted& of)
{
    const core::Index dk = core::headAt(*of.trace, of.layer, of.head).trace.k.cols();
    m_lines.push_back({ tr("Variance of the scores"), {}, -1, true });
    m_lines.push_back({ tr("Raw"), shown(s.rawVariance, 3) });
    m_lines.push_back({ tr("Scaled"), shown(s.scaledVariance, 3) });
    const core::Score& score = of.trace->attention(of.layer).spec.score;
    const bool product = std::holds_alternative<core::DotScore>(score)
        || std::holds_alternative<core::ScaledDotScore>(score);
    if (product)
        m_lines.push_back({ tr("Expected for q·k"), shown(s.expectedVariance, 3) });
    m_lines.push_back({ tr("Softmax gradient"), shown(s.jacobian, 3) });
    if (!product || dk < 2)
        return;
    m_why = tr("Why scores are scaled: the dot product of two vectors of %1 independent "
               "components has %1 times the variance of a single product. Large scores push "
               "softmax to a single key, where its gradient vanishes and nothing can be learned; "
               "dividing by the square root of the dimension removes the effect of the width.")
                .arg(dk);
}

qreal HeadSummary::line(QPainter* painter, const Line& line, qreal y) const
{
    const QFont font = m_theme.sized(1);
    const QFontMetricsF metrics(font);
    const qreal high = std::ceil(metrics.height() * 1.2);
    if (line.heading)
        y += high * 0.5;
    if (painter != nullptr) {
        const QRectF box(0, y, width(), high);
        const qreal number = metrics.horizontalAdvance(line.value);
        painter->setFont(line.heading ? m_theme.sized(0.9, true) : font);
        painter->setPen(line.heading ? m_theme.muted : m_theme.text);
        painter->drawText(box.adjusted(0, 0, -number - 6, 0), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(painter->font())
                .elidedText(line.name, Qt::ElideRight, box.width() - number - 6));
        painter->setFont(font);
        painter->drawText(box, Qt::AlignRight | Qt::AlignVCenter, line.value);
        if (line.share >= 0) {
            const QRectF rail(0, box.bottom() - 2, width(), 2);
            painter->fillRect(rail, m_theme.hoverFill);
            painter->fillRect(
                QRectF(rail.topLeft(), QSizeF(rail.width() * std::min(1.0, line.share), 2)),
                m_theme.accent);
        }
    }
    return high + (line.heading ? high * 0.5 : 0) + (line.share >= 0 ? 3 : 0);
}

qreal HeadSummary::layOut(QPainter* painter) const
{
    qreal y = 2;
    const auto words = [&](const QString& text) {
        y += drawPieces(painter, { { 0, y }, static_cast<qreal>(width()), m_theme.sized(0.95) },
                 m_theme, { { text, Part::Quiet } })
            + 6;
    };
    words(m_hint);
    for (const Line& each : m_lines)
        y += line(painter, each, y);
    y += 6;
    if (!m_why.isEmpty())
        words(m_why);
    return std::ceil(y);
}

void HeadSummary::fit()
{
    setFixedHeight(qRound(layOut(nullptr)));
    update();
}

void HeadSummary::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    layOut(&painter);
}

void HeadSummary::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace ui
