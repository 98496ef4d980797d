#include "ui/settings/spectrum_strip.h"

#include "core/analysis/weights/merged_trace.h"
#include "core/inference/head_rank.h"
#include "ui/document/document.h"
#include "ui/session/interventions.h"
#include "ui/settings/field_editor.h"
#include "ui/words/head_name.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui {

namespace {

    constexpr qreal barsOfSpectrum = 1.8; // in line heights

    // The vectors of merged tokens are those of the trace they were merged from.
    TracePtr wholeOf(const TracePtr& trace)
    {
        return trace && trace->model && trace->model->merged() ? trace->model->merged()->whole
                                                               : trace;
    }

    double squares(std::span<const double> sizes)
    {
        return std::transform_reduce(
            sizes.begin(), sizes.end(), 0.0, std::plus {}, [](double size) { return size * size; });
    }

} // namespace

SpectrumStrip::SpectrumStrip(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_task(BackgroundOrder::NewestWins, [this](Outcome<Found> found) {
        m_found = std::move(found.result).value_or(Found {});
        setAccessibleName(words());
        update();
    })
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setToolTip(tr("How much each dimension of this head contributes to its scores, largest first"));
    connect(&document, &Document::traceChanged, this, &SpectrumStrip::look);
    connect(&document, &Document::selectionChanged, this, &SpectrumStrip::look);
    look();
}

void SpectrumStrip::look()
{
    const TracePtr trace = wholeOf(m_document.trace());
    const Selection& at = m_document.locked();
    if (!trace || trace->model == nullptr || trace->model->pretrained() == nullptr
        || !trace->model->canExplain()
        || core::takesAnyWidths(trace->attention(at.layer).spec.score)
        || (trace == m_trace && at.layer == m_layer && at.head == m_head))
        return;
    m_trace = trace;
    m_layer = at.layer;
    m_head = at.head;
    showRank();
    m_task.request([trace, layer = m_layer, head = m_head](const std::stop_token&) {
        core::Spectrum spectrum = core::spectrumOf(*trace->model, layer, head);
        const auto& numbers = trace->attention(layer).heads[static_cast<std::size_t>(head)];
        return Found { std::move(spectrum.sizes), spectrum.pairs,
            static_cast<int>(numbers.k.cols()) };
    });
}

void SpectrumStrip::showRank()
{
    const TracePtr& trace = m_document.trace();
    const auto* const trained
        = std::get_if<core::PretrainedSource>(&m_document.experiment().network);
    if (!trace || trained == nullptr)
        return;
    const std::string& path = trace->attention(m_document.locked().layer).path;
    m_rank = interventionOf(trained->interventions, path).rank;
    setAccessibleName(words());
    update();
}

std::size_t SpectrumStrip::kept() const
{
    const std::size_t all = m_found.sizes.size();
    if (m_rank <= 0 || m_rank >= m_found.dimensions)
        return all;
    const int count = m_found.pairs ? std::max(1, m_rank / 2) : m_rank;
    return std::min(all, static_cast<std::size_t>(count));
}

// "Head 3.5: 8 of 32 directions keep 93 %": the share of Σσ², as for the Frobenius error of a
// low-rank approximation.
QString SpectrumStrip::words() const
{
    if (m_found.sizes.empty() || m_trace == nullptr)
        return {};
    const std::span<const double> all(m_found.sizes);
    const double whole = squares(all);
    const double share = whole > 0 ? squares(all.first(kept())) / whole : 1;
    const QString text = m_found.pairs ? tr("Head %1: %2 of %3 pairs keep %4 %")
                                       : tr("Head %1: %2 of %3 directions keep %4 %");
    return text.arg(plainHeadNumber(*m_trace, m_layer, m_head))
        .arg(kept())
        .arg(all.size())
        .arg(100 * share, 0, 'f', share < 0.9995 ? 1 : 0);
}

QSize SpectrumStrip::sizeHint() const
{
    return { 8 * fontMetrics().height(), qCeil((barsOfSpectrum + 1.3) * fontMetrics().height()) };
}

void SpectrumStrip::paintEvent(QPaintEvent*)
{
    if (m_found.sizes.empty())
        return;
    QPainter painter(this);
    const QRectF box(FieldEditor::markRoom, 0, width() - 2.0 * FieldEditor::markRoom,
        barsOfSpectrum * fontMetrics().height());
    const double most = std::max(1e-30, m_found.sizes.front());
    const qreal step = box.width() / qreal(m_found.sizes.size());
    for (std::size_t i = 0; i < m_found.sizes.size(); ++i) {
        const qreal high = std::max(1.0, box.height() * m_found.sizes[i] / most);
        painter.fillRect(QRectF(box.left() + qreal(i) * step, box.bottom() - high,
                             std::max(1.0, step - 1), high),
            palette().color(i < kept() ? QPalette::Highlight : QPalette::Midlight));
    }
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRectF(box.left(), box.bottom(), box.width(), height() - box.bottom()),
        Qt::AlignLeft | Qt::AlignVCenter,
        fontMetrics().elidedText(words(), Qt::ElideRight, int(box.width())));
}

} // namespace ui
