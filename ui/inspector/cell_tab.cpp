#include "ui/inspector/cell_tab.h"

#include "core/analysis/weights/merged_trace.h"
#include "core/head_at.h"
#include "ui/inspector/arithmetic.h"
#include "ui/inspector/arithmetic_box.h"
#include "ui/inspector/head_summary.h"
#include "ui/inspector/output_line.h"
#include "ui/inspector/product_strips.h"
#include "ui/inspector/weight_bars.h"
#include "ui/session/row_stages.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/score_formulas.h"
#include "ui/words/token_name.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal tokenSize = 1.15; // sizes relative to the plain font
    constexpr qreal weightSize = 1.5;

    constexpr int shortName = 14; // characters of a token in a title
    constexpr int afterThePicture = 15; // milliseconds: the view shows a change first

    // A weight is a percentage if the normaliser's rows sum to one.
    bool isShare(const core::Normaliser& normaliser)
    {
        return std::holds_alternative<core::Softmax>(normaliser)
            || std::holds_alternative<core::Sparsemax>(normaliser)
            || std::holds_alternative<core::ReluSum>(normaliser);
    }

    // Weights without special tokens are not those that the output was computed with.
    bool isRenormalised(const core::Trace& trace)
    {
        return trace.model->merged() != nullptr && trace.model->merged()->request.hideSpecial;
    }

    QLabel* plainLabel(QWidget* parent)
    {
        auto* label = new QLabel(parent);
        label->setTextFormat(Qt::PlainText);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        return label;
    }

    core::CellAt placeOf(const Selection& s)
    {
        return { s.layer, s.head, *s.query, *s.key };
    }

    void styleLabel(QLabel* label, const Theme& theme, bool bold)
    {
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, theme.muted);
        label->setPalette(palette);
        label->setFont(theme.sized(0.85, bold));
    }

} // namespace

CellHeading::CellHeading(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void CellHeading::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void CellHeading::set(const QString& query, const QString& key, const QString& weight)
{
    m_query = query;
    m_key = key;
    m_weight = weight;
    setAccessibleName(tr("%1 attends to %2: %3").arg(query, key, weight));
    update();
}

QSize CellHeading::sizeHint() const
{
    return { 100, qRound(QFontMetricsF(m_theme.sized(weightSize)).height()) };
}

void CellHeading::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    const QFontMetricsF big(m_theme.sized(weightSize, true));
    const qreal base = big.ascent();
    painter.setFont(m_theme.sized(weightSize, true));
    painter.setPen(m_theme.accent);
    const qreal taken = big.horizontalAdvance(m_weight);
    painter.drawText(QPointF(width() - taken, base), m_weight);

    const QFont font = m_theme.sized(tokenSize, true);
    const QFontMetricsF metrics(font);
    const QString arrow = u" → "_s;
    const qreal arrowWidth = metrics.horizontalAdvance(arrow);
    const qreal room = std::max(0.0, width() - taken - m_theme.em() * 0.6 - arrowWidth);
    const qreal queryWidth = metrics.horizontalAdvance(m_query);
    const qreal keyWidth = metrics.horizontalAdvance(m_key);
    // A short name leaves room for a long one.
    const qreal queryRoom = std::max(room / 2, room - keyWidth);
    const qreal keyRoom = room - std::min(queryWidth, queryRoom);
    painter.setFont(font);
    painter.setPen(m_theme.query);
    const QString query = metrics.elidedText(m_query, Qt::ElideRight, queryRoom);
    painter.drawText(QPointF(0, base), query);
    qreal x = metrics.horizontalAdvance(query);
    painter.setPen(m_theme.muted);
    painter.drawText(QPointF(x, base), arrow);
    x += arrowWidth;
    painter.setPen(m_theme.text);
    painter.drawText(QPointF(x, base), metrics.elidedText(m_key, Qt::ElideRight, keyRoom));
}

CellTab::CellTab(Document& document, QWidget* parent)
    : QScrollArea(parent)
    , m_document(document)
    , m_facts(new HeadFacts(this))
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(6);
    m_head = plainLabel(page);
    m_heading = new CellHeading(page);
    m_strips = new ProductStrips(page);
    m_arithmetic = new ArithmeticBox(page);
    m_copy = new QToolButton(page);
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("The arithmetic as text, every number with nine significant digits"));
    m_copy->setAccessibleName(tr("Copy the arithmetic"));
    m_rowTitle = plainLabel(page);
    m_rowFacts = plainLabel(page);
    m_rowFacts->setWordWrap(true);
    m_rowFacts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    m_bars = new WeightBars(document, page);
    m_outputTitle = plainLabel(page);
    m_output = new OutputLine(page);
    m_summary = new HeadSummary(page);
    auto* top = new QHBoxLayout;
    top->addWidget(m_head, 1);
    top->addWidget(m_copy);
    column->addLayout(top);
    for (QWidget* each : std::initializer_list<QWidget*> { m_heading, m_strips, m_arithmetic,
             m_rowTitle, m_rowFacts, m_bars, m_outputTitle, m_output, m_summary })
        column->addWidget(each);
    column->addStretch(1);
    setWidget(page);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    m_soon.setSingleShot(true);
    m_soon.setInterval(afterThePicture);
    connect(&m_soon, &QTimer::timeout, this, &CellTab::refresh);
    connect(&document, &Document::selectionChanged, this, &CellTab::later);
    connect(&document, &Document::traceChanged, this, &CellTab::later);
    connect(&document, &Document::sessionChanged, this, &CellTab::later);
    connect(m_facts, &HeadFacts::ready, this, &CellTab::later);
    connect(m_copy, &QToolButton::clicked, this, &CellTab::copy);
}

void CellTab::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_heading->setTheme(theme);
    m_strips->setTheme(theme);
    m_arithmetic->setTheme(theme);
    m_bars->setTheme(theme);
    m_output->setTheme(theme);
    m_summary->setTheme(theme);
    styleLabel(m_head, theme, true);
    styleLabel(m_rowTitle, theme, true);
    styleLabel(m_rowFacts, theme, false);
    styleLabel(m_outputTitle, theme, true);
    refresh();
}

// A fast pointer causes one refresh per turn of the event loop, and none while the tab is hidden.
void CellTab::later()
{
    if (isVisible() && !m_soon.isActive())
        m_soon.start();
}

void CellTab::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    refresh();
}

void CellTab::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    widget()->setMaximumWidth(viewport()->width());
}

void CellTab::refresh()
{
    m_soon.stop();
    if (!m_document.trace())
        return;
    const Selection& s = m_document.selection();
    const bool cell = s.query && s.key;
    const bool explained = m_document.trace()->model->canExplain();
    m_head->setText(tr("HEAD %1").arg(headNumber(*m_document.trace(), s.layer, s.head)));
    m_heading->setVisible(cell);
    for (QWidget* each : std::initializer_list<QWidget*> { m_strips, m_arithmetic, m_copy })
        each->setVisible(cell && explained); // other weights have no known arithmetic
    for (QWidget* each : std::initializer_list<QWidget*> { m_rowTitle, m_rowFacts, m_bars })
        each->setVisible(s.query.has_value());
    for (QWidget* each : std::initializer_list<QWidget*> { m_outputTitle, m_output })
        each->setVisible(s.query && !isRenormalised(*m_document.trace()));
    m_summary->setVisible(!s.query);
    if (cell)
        showCell();
    if (s.query)
        showRow();
    else
        showSummary();
}

void CellTab::showCell()
{
    const core::Trace& trace = *m_document.trace();
    const Selection& s = m_document.selection();
    const core::CellAt at = placeOf(s);
    const core::CellExplanation cell = core::explainCell(trace, at);
    const core::AttentionTrace& attention = trace.attention(at.layer);
    const QString query = tokenName(*attention.queryTokens, at.query);
    const QString key = tokenName(*attention.keyTokens, at.key);
    const auto weight = static_cast<double>(cell.weight);
    m_heading->set(
        query, key, isShare(attention.spec.normaliser) ? percentText(weight) : shown(weight));
    if (!cell.known)
        return;
    m_strips->set(stripsOf(cell, at), m_document.view().diverging);
    m_arithmetic->set(ui::arithmetic(trace, at, cell));
}

// Vectors before RoPE's rotation precede the rotated ones, if the score uses both unchanged.
std::vector<NumberStrip> CellTab::stripsOf(
    const core::CellExplanation& cell, const core::CellAt& at) const
{
    const core::Trace& trace = *m_document.trace();
    const core::AttentionTrace& attention = trace.attention(at.layer);
    const QString query = tokenName(*attention.queryTokens, at.query);
    const QString key = tokenName(*attention.keyTokens, at.key);
    ScoreStrips names = scoreStrips(
        attention.spec.score, QString::number(at.query + 1), QString::number(at.key + 1));
    std::vector<NumberStrip> strips;
    const bool location = std::holds_alternative<core::LocationScore>(attention.spec.score);
    const auto unrotated = unrotatedStrips(trace, at);
    const bool wide = unrotated && unrotated->queryNumbers.size() == cell.left.size() && !location;
    const bool reported = wide && names.plain; // the formula shows it
    if (wide)
        strips.push_back(
            { Formula(unrotated->query), tr("before rotation"), unrotated->queryNumbers });
    strips.push_back({ Formula(reported ? unrotated->rotatedQuery : names.left),
        location                     ? tr("no query: learned")
            : unrotated && !reported ? tr("rotated query of “%1”").arg(query)
                                     : tr("query of “%1”").arg(query),
        cell.left });
    if (wide)
        strips.push_back({ Formula(unrotated->key), tr("before rotation"), unrotated->keyNumbers });
    strips.push_back({ Formula(reported ? unrotated->rotatedKey : names.right),
        unrotated && !reported ? tr("rotated key of “%1”").arg(key) : tr("key of “%1”").arg(key),
        cell.right });
    if (!cell.factors.empty())
        strips.push_back({ Formula(QStringLiteral("u")), tr("learned factors"), cell.factors });
    strips.push_back({ Formula(names.terms), tr("element by element"), cell.terms });
    return strips;
}

void CellTab::showRow()
{
    const TracePtr& trace = m_document.trace();
    const Selection& s = m_document.selection();
    const core::AttentionTrace& attention = trace->attention(s.layer);
    const QString query = andWritten(
        tokenName(*attention.queryTokens, *s.query, shortName), attention.predicted, *s.query);
    m_rowTitle->setText(tr("ROW OF “%1”").arg(query));
    m_rowFacts->setText(isRenormalised(*trace)
            ? tr("%1; renormalised without special tokens", "facts of a row").arg(rowText())
            : rowText());
    m_bars->setColours(m_document.view().sequential);
    m_bars->setAccessibleName(tr("Weights of “%1”").arg(query));
    m_bars->show(trace, s);
    m_outputTitle->setText(tr("OUTPUT OF “%1”").arg(query));
    m_output->show(*trace, s);
}

QString CellTab::rowText() const
{
    const Selection& s = m_document.selection();
    const core::HeadAt head = core::headAt(*m_document.trace(), s.layer, s.head);
    const auto row = head.weights().row(*s.query);
    if (std::ranges::find(head.trace.emptyRows, *s.query) != head.trace.emptyRows.end())
        return tr("empty: it attends to nothing");
    const QString entropy = shown(rowEntropy(row), 3);
    if (!s.key)
        return tr("entropy %1 nats").arg(entropy);
    const core::Scalar weight = row[static_cast<std::size_t>(*s.key)];
    const auto rank = 1 + std::ranges::count_if(row, [=](float a) { return a > weight; });
    return tr("entropy %1 nats · “%2” ranks %3 of %4")
        .arg(entropy,
            tokenName(*m_document.trace()->attention(s.layer).keyTokens, *s.key, shortName),
            QString::number(rank), QString::number(row.size()));
}

void CellTab::showSummary()
{
    const Selection& s = m_document.selection();
    m_facts->request({ m_document.trace(), s.layer, s.head }, *m_document.derived());
    m_summary->show(*m_facts);
}

QString CellTab::copyText() const
{
    const Selection& s = m_document.selection();
    if (!s.query || !s.key)
        return {};
    const core::Trace& trace = *m_document.trace();
    const core::CellAt at = placeOf(s);
    return arithmeticText(trace, at, core::explainCell(trace, at));
}

void CellTab::copy() const
{
    QGuiApplication::clipboard()->setText(copyText());
}

} // namespace ui
