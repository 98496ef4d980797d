#include "ui/views/predict/predict_view.h"

#include "ui/view/note.h"
#include "ui/view/step_selection.h"
#include "ui/view/view_strip.h"
#include "ui/views/predict/predict_canvas.h"
#include "ui/words/labels.h"
#include "ui/words/messages.h"
#include "ui/words/numbers.h"

#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

PredictView::PredictView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : View(viewModel, actions, parent)
    , m_strip(new ViewStrip(this))
    , m_note(new PretrainedNote(
          tr("No tokens are predicted here. Choose a language model."), actions, this))
    , m_canvas(new PredictCanvas(viewModel, actions, this))
    , m_task(BackgroundOrder::NewestWins, [this](Outcome<PredictionTable> outcome) {
        m_problem = outcome.error ? sentence(*outcome.error) : QString();
        if (outcome.result)
            m_canvas->setFound(std::move(*outcome.result));
        announce();
        showControls();
        emit arranged();
    })
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_note, 1);
    layout->addWidget(m_canvas, 1);
    setFocusProxy(m_canvas);
    setCanvas(*m_canvas);
    addControls();
    connect(m_canvas, &PredictCanvas::hideAsked, this, &PredictView::hide);
    connect(m_canvas, &PredictCanvas::resized, this, &PredictView::ask);
}

void PredictView::addControls()
{
    m_temperature = new QDoubleSpinBox(this);
    m_temperature->setRange(0.05, 10);
    m_temperature->setSingleStep(0.1);
    m_temperature->setPrefix(tr("temperature "));
    m_temperature->setKeyboardTracking(false);
    m_temperature->setAccessibleName(tr("Temperature of the prediction"));
    m_temperature->setToolTip(
        tr("Divides the logits: below 1 sharpens the distribution, above 1 flattens it"));
    connect(m_temperature, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        actions().edit([] { return tr("Temperature of the prediction"); }, u"prediction"_s,
            [&](EditableState& state) {
                state.view.predictTemperature = static_cast<float>(value);
            });
    });
    m_count = new QSpinBox(this);
    m_count->setRange(1, 20);
    m_count->setPrefix(tr("top ", "followed by a number of tokens"));
    m_count->setKeyboardTracking(false);
    m_count->setAccessibleName(tr("Predictions listed (top-k)"));
    m_count->setToolTip(tr("How many tokens are listed; sampling draws from these (top-k)"));
    connect(m_count, &QSpinBox::valueChanged, this, [this](int value) {
        actions().edit([] { return tr("Number of predictions"); }, u"predictions"_s,
            [&](EditableState& state) { state.view.predictions = value; });
    });
    for (QAbstractSpinBox* each :
        { static_cast<QAbstractSpinBox*>(m_temperature), static_cast<QAbstractSpinBox*>(m_count) })
        connect(each, &QAbstractSpinBox::editingFinished, this, [this] { actions().commitEdit(); });
    m_append = new QPushButton(tr("Append most likely"), this);
    m_append->setToolTip(tr("Greedy decoding: append the most likely token to the text"));
    m_sample = new QPushButton(tr("Sample one"), this);
    m_sample->setToolTip(tr("Sample one of the listed tokens by its probability, using the seed"));
    connect(m_append, &QPushButton::clicked, this, [this] { append(false); });
    connect(m_sample, &QPushButton::clicked, this, [this] { append(true); });
    for (QWidget* each :
        std::initializer_list<QWidget*> { m_temperature, m_count, m_append, m_sample })
        m_strip->add(each);
}

std::vector<QWidget*> PredictView::controls() const
{
    return m_strip->controls();
}

// The trace may belong to the previous request; the current one may have no pretrained model.
bool PredictView::predicts() const
{
    return viewModel().trace() && accepts(*viewModel().trace(), viewModel().session())
        && std::holds_alternative<core::PretrainedSource>(viewModel().experiment().network);
}

bool PredictView::generates() const
{
    return predicts()
        && core::predictionKind(viewModel().trace()->model->pretrained()->model->architecture)
        == core::PredictionKind::NextTokens
        && std::holds_alternative<core::Sentence>(viewModel().experiment().source)
        && std::get<core::PretrainedSource>(viewModel().experiment().network).ids.empty()
        && std::get<core::PretrainedSource>(viewModel().experiment().network).targetIds.empty();
}

void PredictView::showControls()
{
    const QSignalBlocker temperature(m_temperature);
    const QSignalBlocker count(m_count);
    m_temperature->setValue(static_cast<double>(viewModel().view().predictTemperature));
    m_count->setValue(viewModel().view().predictions);
    m_append->setVisible(generates() && !bare());
    m_sample->setVisible(generates() && !bare());
    const core::PredictionKind what = predicts()
        ? core::predictionKind(viewModel().trace()->model->pretrained()->model->architecture)
        : core::PredictionKind::Nothing;
    switch (what) {
    case core::PredictionKind::MaskedTokens:
        m_strip->setHeading(tr("Which token is here?"),
            m_canvas->found().trace != nullptr && m_canvas->found().maskedHere()
                ? tr("the chosen token is masked for this prediction; click a token below to mask "
                     "it in every view")
                : tr("click a token below to mask it"));
        break;
    case core::PredictionKind::Labels:
    case core::PredictionKind::Classes:
        m_strip->setHeading(tr("What is it?"), {});
        break;
    case core::PredictionKind::NextTokens:
    case core::PredictionKind::Nothing:
        m_strip->setHeading(tr("What comes next?"), {});
        break;
    }
}

PredictionTable::Request PredictView::requestFor(QSizeF size) const
{
    const core::Trace& trace = *viewModel().trace();
    PredictionTable::Request request { core::usualPosition(trace), viewModel().view().predictions,
        static_cast<double>(viewModel().view().predictTemperature), m_canvas->columnsIn(size) };
    const Selection& s = viewModel().locked();
    if (s.query && core::predictsFrom(trace, lockedLayer(viewModel())))
        request.position = *s.query;
    return request;
}

void PredictView::ask()
{
    if (!predicts() || !isVisible())
        return;
    const PredictionTable::Request wanted = requestFor(m_canvas->size());
    if (m_askedTrace == viewModel().trace() && m_asked == wanted)
        return;
    m_askedTrace = viewModel().trace();
    m_asked = wanted;
    m_task.request([trace = m_askedTrace, wanted](const std::stop_token& stop) {
        return predictionTable(trace, wanted, stop);
    });
}

void PredictView::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_strip->setTheme(theme);
    m_note->setTheme(theme);
    m_canvas->setTheme(theme);
    ask(); // larger letters have room for fewer columns
}

void PredictView::showTrace()
{
    if (!viewModel().trace())
        return;
    const bool there = predicts();
    m_note->setVisible(!there);
    m_strip->setVisible(there && !bare()); // the figure has the interventions itself
    m_canvas->setVisible(there);
    setFocusProxy(there ? static_cast<QWidget*>(m_canvas) : m_note->button());
    showControls();
    ask();
    announce();
}

void PredictView::showSelection()
{
    ask();
    announce();
}

// Computes the predictions synchronously: a rendered figure cannot be updated later.
void PredictView::render(QPaintDevice& device, QSize size)
{
    QPainter painter(&device);
    painter.fillRect(QRectF({}, QSizeF(size)), m_theme.paper);
    if (!predicts()) {
        m_note->paint(painter, size);
        return;
    }
    PredictCanvas page(viewModel(), actions(), nullptr);
    page.setTheme(m_theme);
    page.setCovered(m_hidden);
    page.setFound(predictionTable(viewModel().trace(), requestFor(size)));
    if (m_hidden && size == m_canvas->size()) { // covers know where the answer is
        m_canvas->setFound(page.found());
        emit arranged();
    }
    page.paint(painter, size);
}

QString PredictView::revealText(Hidden what) const
{
    if (what != Hidden::Prediction || !predicts())
        return View::revealText(what);
    const core::Trace& trace = *viewModel().trace();
    const PredictionTable::Request wanted = requestFor(m_canvas->size());
    const core::Index place
        = std::clamp<core::Index>(wanted.position, 0, trace.logits.rows() - 1); // one row per text
    const PredictionTable& found = m_canvas->found();
    if (found.trace == viewModel().trace() && found.request.position == place && !found.now.empty()
        && found.maskedHere())
        return u"%1: %2"_s.arg(
            safeLabel(found.now.front().label), shown(found.now.front().probability, 3));
    const auto said = core::mostLikely(
        *trace.model->pretrained()->model, trace.logits.row(place), { 1, wanted.temperature });
    return u"%1: %2"_s.arg(safeLabel(said.front().label), shown(said.front().probability, 3));
}

void PredictView::setHiddenParts(Hidden what)
{
    m_hidden = what != Hidden::Nothing;
    m_canvas->setCovered(m_hidden);
}

QSize PredictView::mapSize() const
{
    return predicts() ? m_canvas->mapSize() : View::mapSize();
}

qreal PredictView::fittedLetters() const
{
    return predicts() ? m_canvas->letters() : View::fittedLetters();
}

// The whole view until its predictions have arrived. More or fewer columns may still be awaited:
// the answer's is among those that are shown.
QList<QRect> PredictView::hiddenAreas(Hidden what) const
{
    const PredictionTable& found = m_canvas->found();
    if (what != Hidden::Prediction || !predicts() || found.trace != viewModel().trace())
        return View::hiddenAreas(what);
    PredictionTable::Request wanted = requestFor(m_canvas->size());
    wanted.columns = found.request.columns;
    if (found.request != wanted)
        return View::hiddenAreas(what);
    QList<QRect> areas = m_canvas->answerAreas();
    for (QRect& area : areas)
        area.translate(m_canvas->pos());
    return areas;
}

// Each press draws another sample for the same text; starting again from it repeats the same
// samples.
core::Sampling PredictView::nextSample()
{
    const core::Experiment& experiment = viewModel().experiment();
    m_samples = m_sampledFrom == experiment ? m_samples + 1 : 0;
    m_sampledFrom = experiment;
    return { static_cast<double>(viewModel().view().predictTemperature),
        viewModel().view().predictions, experiment.seed, m_samples };
}

void PredictView::append(bool draw)
{
    const TracePtr trace = viewModel().trace();
    if (!generates() || !trace)
        return;
    const core::Index last = std::ssize(core::predictingTokens(*trace));
    const core::Sampling how = draw ? nextSample() : core::Sampling();
    const core::Index next = core::nextToken(trace->logits.row(last - 1), how, last);
    const std::optional<std::string> text = addedText(*trace, next);
    if (!text) {
        const core::PretrainedModel& model = *trace->model->pretrained()->model;
        m_strip->setHeading(tr("What comes next?"),
            tr("“%1”: the text ends here").arg(safeLabel(core::labelOf(model, next))));
        return;
    }
    actions().unlock(); // the new last token is selected
    actions().edit([] { return tr("Append a token"); }, u"append"_s,
        [&](EditableState& state) {
            auto& trained = std::get<core::PretrainedSource>(state.experiment.network);
            const core::PretrainedRun& run = *trace->model->pretrained();
            if (run.model->architecture.decoder && trained.target.empty()) // generated output
                trained.target = core::decodedText(*run.model, run.input.decoderIds);
            if (run.model->architecture.decoder)
                trained.target += *text;
            else
                std::get<core::Sentence>(state.experiment.source).text += *text;
        });
    actions().commitEdit();
}

void PredictView::hide(core::Index place)
{
    if (!predicts())
        return;
    const int number = static_cast<int>(place) + 1;
    actions().edit([] { return tr("Mask a token"); }, u"hidden"_s,
        [&](EditableState& state) {
            auto& hidden = std::get<core::PretrainedSource>(state.experiment.network).maskedTokens;
            if (std::erase(hidden, number) == 0)
                hidden.push_back(number);
            std::ranges::sort(hidden);
        });
    actions().commitEdit();
}

bool PredictView::accepts(const core::Trace& trace, const EditableState&)
{
    return trace.model != nullptr && core::hasPredictions(trace);
}

QString PredictView::caption(const FigureState&)
{
    return QCoreApplication::translate("Caption", "Model predictions, layer by layer (logit lens)");
}

QString PredictView::emptyReason() const
{
    return viewModel().trace() && !predicts() ? m_note->sentence() : m_problem;
}

int PredictView::leastHeight() const
{
    constexpr double around = 20;
    constexpr double line = 1.4;
    const auto layers = viewModel().trace() ? viewModel().trace()->attentions.size() : 0;
    return static_cast<int>(around + line * static_cast<double>(layers));
}

bool PredictView::legible(QSize size) const
{
    constexpr double headings = 6; // line heights
    constexpr double line = 0.6;
    const auto layers
        = viewModel().trace() ? static_cast<double>(viewModel().trace()->attentions.size()) : 0;
    const double lines = headings + line * (viewModel().view().predictions + layers + 1);
    return size.height() >= lines * m_theme.em();
}

QString PredictView::description() const
{
    if (!emptyReason().isEmpty())
        return emptyReason();
    const PredictionTable& found = m_canvas->found();
    QString text = tr("Predictions of the model");
    for (const core::Prediction& each : found.now)
        text += QStringLiteral(", %1 %2").arg(
            safeLabel(each.label), QString::number(each.probability, 'f', 3));
    return text;
}

} // namespace ui
