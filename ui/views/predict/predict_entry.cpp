#include "ui/views/predict/predict_canvas.h"
#include "ui/views/predict/predict_view.h"

#include "ui/view/pretrained_note.h"
#include "ui/words/labels.h"

#include <QCoreApplication>

// Interface of the Predict view to the other views and the window.

namespace ui {

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
