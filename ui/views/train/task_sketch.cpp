#include "ui/views/train/task_sketch.h"

#include "core/base/error.h"
#include "core/training/network.h"
#include "core/training/trained_network.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"

#include <QPainter>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace training = core::training;

namespace {

    constexpr int sketchedExamples = 3; // one is drawn, the others are listed

    // The layers of a network, from input to output.
    struct LayerWords {
        const training::NetworkSpec& spec;
        training::OutputKind output;

        using Layers = std::vector<TaskSketch::Layer>;

        Layers operator()(const training::EncoderDecoder& net) const
        {
            const QString cell = cellName(net.cell);
            const bool attends = net.alignment != training::Alignment::None;
            const auto id = core::idOf(net.alignment);
            return { { embedding() }, { TaskSketch::tr("Encoder: %1, bidirectional").arg(cell) },
                attends ? TaskSketch::Layer { TaskSketch::tr("Cross-attention, score: %1")
                                                  .arg(label("score.kind", id).toLower()),
                    true }
                        : TaskSketch::Layer { TaskSketch::tr("Mean of the encoder's states") },
                { TaskSketch::tr("Decoder: %1").arg(cell) }, { linear() } };
        }
        Layers operator()(const training::TransformerNetwork& net) const
        {
            return { { embeddingWithPositions() },
                { repeated(TaskSketch::tr("Encoder: self-attention, FFN"), net), true },
                { repeated(TaskSketch::tr("Decoder: self-attention, cross-attention, FFN"), net),
                    true },
                { linear() } };
        }
        Layers operator()(const training::SelfAttentionNetwork& net) const
        {
            return { { embeddingWithPositions() },
                { repeated(TaskSketch::tr("Self-attention, FFN"), net), true }, { linear() } };
        }
        Layers operator()(const training::RecurrentTagger& net) const
        {
            return { { embedding() },
                { (net.bidirectional ? TaskSketch::tr("%1, bidirectional")
                                     : TaskSketch::tr("%1, unidirectional"))
                        .arg(cellName(net.cell)) },
                { linear() } };
        }
        Layers operator()(const training::WindowMlp& net) const
        {
            return { { TaskSketch::tr(
                         "Embeddings of %n tokens, concatenated", nullptr, 2 * net.radius + 1) },
                { TaskSketch::tr("MLP with one hidden layer") }, { linear() } };
        }
        Layers operator()(const training::TokenMlp&) const
        {
            return { { embedding() }, { TaskSketch::tr("MLP with one hidden layer") },
                { linear() } };
        }
        Layers operator()(const training::KernelNetwork&) const
        {
            return { { TaskSketch::tr("Gaussian kernel, learned bandwidth"), true },
                { TaskSketch::tr("Weighted sum of the y values") } };
        }

    private:
        static QString cellName(training::CellKind cell)
        {
            const auto id = core::idOf(cell);
            return QString::fromUtf8(id.data(), qsizetype(id.size())).toUpper();
        }
        [[nodiscard]] QString embedding() const
        {
            return TaskSketch::tr("Embedding, %n dimensions", nullptr, spec.embedding);
        }
        [[nodiscard]] QString embeddingWithPositions() const
        {
            return TaskSketch::tr(
                "Embedding and position encoding, %n dimensions", nullptr, spec.width);
        }
        static QString repeated(const QString& name, const auto& net)
        {
            return TaskSketch::tr("%1 (%2 × %3)", "what a layer has, layers, heads of each")
                .arg(name, TaskSketch::tr("%n layer(s)", nullptr, net.layers),
                    TaskSketch::tr("%n head(s)", nullptr, net.heads));
        }
        [[nodiscard]] QString linear() const
        {
            return output == training::OutputKind::Label
                ? TaskSketch::tr("Mean over the tokens, linear layer, softmax")
                : TaskSketch::tr("Linear layer, softmax");
        }
    };

    QStringList tokensIn(const std::string& text, bool characters)
    {
        QStringList tokens;
        for (const std::string& each : training::splitTokens(text, characters))
            tokens << safeLabel(each);
        return tokens;
    }

} // namespace

TaskSketch::TaskSketch(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void TaskSketch::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void TaskSketch::setTask(const training::TrainingSpec& spec, const training::Task& task)
{
    m_content = {};
    m_content.layers
        = std::visit(LayerWords { spec.network, task.output }, spec.network.architecture);
    try {
        const auto count = training::parametersOf(spec.network, training::sizesOf(task));
        m_content.size
            = count == 1 ? tr("1 parameter") : tr("%1 parameters").arg(groupedText(count));
    } catch (const core::Error&) { // the form reports it at the start
    }
    if (task.output == training::OutputKind::Numbers) {
        m_content.curve = task.examples->train.front().curve;
    } else {
        m_content.byCharacter = task.characters;
        m_content.perToken = task.output == training::OutputKind::Labels;
        const bool splits = task.characters && task.output == training::OutputKind::Sequence;
        for (int i = 0; i < sketchedExamples; ++i) {
            const auto drawn = training::validationExample(spec, task, i);
            m_content.examples.push_back({ tokensIn(drawn.text, task.characters),
                task.output == training::OutputKind::Label ? QStringList { safeLabel(drawn.target) }
                                                           : tokensIn(drawn.target, splits) });
        }
    }
    describe();
    updateGeometry();
    update();
}

void TaskSketch::clear()
{
    m_content = {};
    describe();
    updateGeometry();
    update();
}

namespace {

    QString textOf(const QStringList& tokens, bool characters)
    {
        return characters ? tokens.join(QString()).replace(u'␣', u' ') : tokens.join(u' ');
    }

} // namespace

// For a screen reader.
void TaskSketch::describe()
{
    QStringList parts;
    for (const Example& each : m_content.examples)
        parts << tr("Input: %1, target: %2")
                     .arg(textOf(each.input, m_content.byCharacter),
                         textOf(each.target, m_content.byCharacter));
    for (const Layer& each : m_content.layers)
        parts << each.name;
    parts << m_content.size;
    parts.removeAll(QString());
    setAccessibleName(parts.join(u". "_s));
}

qreal TaskSketch::heightWanted() const
{
    if (m_content.layers.empty())
        return 0;
    const qreal input = m_content.curve ? 7 * line() : line();
    const auto layers = static_cast<qreal>(m_content.layers.size());
    const auto listed = std::max<qreal>(0, static_cast<qreal>(m_content.examples.size()) - 1);
    // captions, target, input, an arrow before and after each layer, the list, the size
    return 2 * line() + line() + input + layers * 1.2 * line() + (layers + 1) * 0.7 * line()
        + (0.5 + listed) * line() + line();
}

QSize TaskSketch::sizeHint() const
{
    return { qRound(26 * m_theme.em()), qCeil(heightWanted()) };
}

QSize TaskSketch::minimumSizeHint() const
{
    return { 0, qCeil(heightWanted()) }; // the page decides whether there is room
}

int TaskSketch::leastWidth() const
{
    return qRound(15 * m_theme.em());
}

void TaskSketch::paintEvent(QPaintEvent* /*event*/)
{
    if (m_content.layers.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool curve = m_content.curve != nullptr;
    const qreal arrow = 0.7 * line();
    QRectF row(0, 0, width(), line());
    const auto next = [&](qreal height) {
        row.moveTop(row.bottom());
        row.setHeight(height);
        return row;
    };
    paintCaption(painter, row, curve ? tr("Target: y at each x") : tr("Target"));
    next(line());
    const Example first = curve ? Example { {}, { u"y"_s } } : m_content.examples.front();
    const bool aligned = m_content.perToken && first.input.size() == first.target.size();
    paintTokens(painter, row, first.target, aligned ? first.input : QStringList());
    for (std::size_t i = m_content.layers.size(); i-- > 0;) {
        next(arrow);
        paintArrow(painter, { row.center().x(), row.bottom() }, arrow);
        paintLayer(painter, next(1.2 * line()), m_content.layers[i]);
    }
    next(arrow);
    paintArrow(painter, { row.center().x(), row.bottom() }, arrow);
    if (curve)
        paintCurve(painter, next(7 * line()));
    else
        paintTokens(painter, next(line()), first.input, aligned ? first.target : QStringList());
    paintCaption(painter, next(line()), curve ? tr("Input: x, and all other points") : tr("Input"));
    painter.setFont(m_theme.sized(0.92));
    painter.setPen(m_theme.muted);
    next(0.5 * line());
    for (std::size_t i = 1; i < m_content.examples.size(); ++i) {
        const Example& each = m_content.examples[i];
        const QString text = u"%1 → %2"_s.arg(
            textOf(each.input, m_content.byCharacter), textOf(each.target, m_content.byCharacter));
        painter.drawText(next(line()), Qt::AlignCenter,
            QFontMetricsF(painter.font()).elidedText(text, Qt::ElideMiddle, width()));
    }
    painter.drawText(next(line()), Qt::AlignCenter, m_content.size);
}

void TaskSketch::paintCaption(QPainter& painter, QRectF area, const QString& words) const
{
    painter.setFont(m_theme.sized(0.92));
    painter.setPen(m_theme.muted);
    painter.drawText(area, Qt::AlignCenter, words);
}

// Each token in a box; where they do not fit, the text in one.
void TaskSketch::paintTokens(QPainter& painter, const QRectF& area, const QStringList& tokens,
    const QStringList& aligned) const
{
    painter.setFont(m_theme.sized(1));
    const QFontMetricsF metrics(painter.font());
    const qreal padding = 0.4 * m_theme.em();
    const qreal gap = 0.25 * m_theme.em();
    const auto widthOf = [&](const QString& token, const QString& other) {
        return std::max({ metrics.horizontalAdvance(token), metrics.horizontalAdvance(other),
                   m_theme.em() / 2 })
            + 2 * padding;
    };
    QStringList shown = tokens;
    std::vector<qreal> widths;
    for (qsizetype i = 0; i < shown.size(); ++i)
        widths.push_back(widthOf(shown[i], aligned.value(i)));
    const auto whole = [&] {
        return std::accumulate(widths.begin(), widths.end(), 0.0)
            + gap * (static_cast<qreal>(widths.size()) - 1);
    };
    if (whole() > area.width()) {
        shown = { metrics.elidedText(
            textOf(tokens, m_content.byCharacter), Qt::ElideRight, area.width() - 2 * padding) };
        widths = { widthOf(shown.front(), {}) };
    }
    qreal x = area.center().x() - whole() / 2;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const QRectF box(x, area.top(), widths[static_cast<std::size_t>(i)], area.height());
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.hoverFill);
        painter.drawRoundedRect(box, 0.4 * m_theme.em(), 0.4 * m_theme.em());
        painter.setPen(m_theme.text);
        painter.drawText(box, Qt::AlignCenter, shown[i]);
        x = box.right() + gap;
    }
}

void TaskSketch::paintLayer(QPainter& painter, const QRectF& area, const Layer& layer) const
{
    const QRectF box = area.adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(layer.attends ? m_theme.accent : m_theme.line, m_theme.lineWidth));
    painter.setBrush(m_theme.paper);
    painter.drawRoundedRect(box, 0.4 * m_theme.em(), 0.4 * m_theme.em());
    painter.setFont(layerFont(layer, box.width() - m_theme.em()));
    painter.setPen(layer.attends ? m_theme.readable(m_theme.accent) : m_theme.text);
    painter.drawText(box, Qt::AlignCenter,
        QFontMetricsF(painter.font())
            .elidedText(layer.name, Qt::ElideRight, box.width() - m_theme.em()));
}

// The largest letters in which the name fits.
QFont TaskSketch::layerFont(const Layer& layer, qreal room) const
{
    for (const auto& [factor, bold] :
        { std::pair(1.0, layer.attends), { 0.9, layer.attends }, { 0.9, false }, { 0.8, false } })
        if (const QFont font = m_theme.sized(factor, bold);
            QFontMetricsF(font).horizontalAdvance(layer.name) <= room)
            return font;
    return m_theme.sized(0.75);
}

void TaskSketch::paintArrow(QPainter& painter, QPointF from, qreal length) const
{
    const qreal head = 0.3 * length;
    const QPointF end = from - QPointF(0, 0.85 * length);
    painter.setPen(QPen(m_theme.muted, m_theme.lineWidth));
    painter.drawLine(from - QPointF(0, 0.15 * length), end);
    painter.setBrush(m_theme.muted);
    painter.drawPolygon(QPolygonF { end, end + QPointF(-head, head), end + QPointF(head, head) });
}

void TaskSketch::paintCurve(QPainter& painter, const QRectF& area) const
{
    const core::training::Points& points = m_content.curve->queries;
    const auto [left, right] = std::ranges::minmax(points.x);
    const auto [low, high] = std::ranges::minmax(points.y);
    const qreal radius = 2.5 * m_theme.lineWidth;
    const QRectF inside = area.adjusted(2 * radius, 2 * radius, -2 * radius, -2 * radius);
    painter.setPen(QPen(m_theme.line, m_theme.lineWidth));
    painter.setBrush(m_theme.paper);
    painter.drawRect(area);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.k);
    const auto share = [](float value, float from, float to) {
        return to > from ? double(value - from) / double(to - from) : 0.5;
    };
    for (std::size_t i = 0; i < points.x.size(); ++i)
        painter.drawEllipse(
            QPointF(inside.left() + share(points.x[i], left, right) * inside.width(),
                inside.bottom() - share(points.y[i], low, high) * inside.height()),
            radius, radius);
}

} // namespace ui
