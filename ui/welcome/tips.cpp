#include "ui/welcome/tips.h"

#include "core/head_at.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/token_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

    constexpr int digits = 2;

    struct Tips {
        Q_DECLARE_TR_FUNCTIONS(ui::Tips)
    };

    bool hasLayers(const ViewModel& viewModel)
    {
        return viewModel.trace() != nullptr && viewModel.trace()->attentions.size() > 1;
    }

    QString looks(const Peak& peak)
    {
        return Tips::tr("“%1” looks most at “%2”: %3.")
            .arg(peak.query, peak.key, fixedText(double(peak.weight), digits));
    }

    // A lower temperature cannot raise this weight visibly.
    bool hasAll(const Peak& peak)
    {
        constexpr float all = 0.97F;
        return peak.weight >= all;
    }

    // Temperature down, or up where the word already gets everything.
    QString temperatureTask(const ViewModel& viewModel)
    {
        const std::optional<Peak> now = peakOf(viewModel);
        return now && hasAll(*now)
            ? Tips::tr("“%1” gives “%2” nearly everything. Drag Temperature, in Settings (F8), to "
                       "the right: which words get some of it now?")
                  .arg(now->query, now->key)
            : Tips::tr("Drag Temperature, in Settings (F8), to the left: which word gets more "
                       "now?");
    }

    // The former peak, before and now.
    QString comparison(const ViewModel& viewModel, const Peak& before)
    {
        const Selection& at = before.at;
        const Selection& now = viewModel.locked();
        if (now.layer != at.layer || now.head != at.head || now.query != at.query)
            return {};
        const core::HeadAt head = core::headAt(*viewModel.trace(), at.layer, at.head);
        const auto row = head.weights().row(*at.query);
        if (std::size_t(*at.key) >= row.size())
            return {};
        const QString weight = fixedText(double(row[std::size_t(*at.key)]), digits);
        const QString was = fixedText(double(before.weight), digits);
        if (weight == was && hasAll(before))
            return Tips::tr("“%1” still gives “%2” %3: there is no more to get.")
                .arg(before.query, before.key, weight);
        return weight == was
            ? Tips::tr("“%1” still gives “%2” %3.").arg(before.query, before.key, weight)
            : Tips::tr("“%1” gives “%2” %3 now; it was %4.")
                  .arg(before.query, before.key, weight, was);
    }

} // namespace

std::optional<Peak> peakOf(const ViewModel& viewModel)
{
    const Selection& s = viewModel.locked();
    if (viewModel.trace() == nullptr || !s.query)
        return {};
    const core::AttentionTrace& attention = viewModel.trace()->attention(s.layer);
    const core::HeadAt head = core::headAt(*viewModel.trace(), s.layer, s.head);
    const core::Matrix& weights = head.weights();
    if (*s.query >= weights.rows() || weights.cols() == 0)
        return {};
    const auto row = weights.row(*s.query);
    const auto highest = std::ranges::max_element(row);
    Peak peak { s, *highest, tokenName(*attention.queryTokens, *s.query), {} };
    peak.at.key = highest - row.begin();
    peak.key = tokenName(*attention.keyTokens, *peak.at.key);
    return peak;
}

TipStart tipStartOf(const ViewModel& viewModel)
{
    return { viewModel.experiment(), viewModel.navigation().view, viewModel.locked() };
}

bool isDone(Tip tip, const ViewModel& viewModel, const TipStart& start)
{
    const Selection& now = viewModel.locked();
    const bool computed = viewModel.trace() != nullptr
        && viewModel.trace()->model->experiment == viewModel.experiment();
    switch (tip) {
    case Tip::Ask:
        return now.query && now.query != start.selection.query;
    case Tip::Head:
        return now.layer != start.selection.layer || now.head != start.selection.head;
    case Tip::Intervene: {
        core::Experiment experiment = viewModel.experiment();
        experiment.source = start.experiment.source;
        return computed && experiment != start.experiment;
    }
    case Tip::Type:
        return computed && viewModel.experiment().source != start.experiment.source;
    case Tip::Turn:
        return viewModel.navigation().view != start.view;
    }
    return true;
}

QString task(Tip tip, const ViewModel& viewModel)
{
    switch (tip) {
    case Tip::Ask:
        return Tips::tr("Click another word below the sentence: what does it look at (attend to)?");
    case Tip::Head:
        return hasLayers(viewModel) ? Tips::tr("Click a coloured cell in the map of heads, under "
                                               "Model in Settings (F8), to select another head.")
                                    : Tips::tr("Press ] for the next head: it looks elsewhere.");
    case Tip::Intervene:
        return temperatureTask(viewModel);
    case Tip::Type:
        return Tips::tr("Type a sentence of your own: the numbers follow as you type.");
    case Tip::Turn:
        return hasLayers(viewModel)
            ? Tips::tr("Choose another view above: %1 shows every head of every layer.")
                  .arg(label("atlas"))
            : Tips::tr("Choose another view above: %1 shows all heads side by side.")
                  .arg(label("heads"));
    }
    return {};
}

QString discovery(Tip tip, const ViewModel& viewModel, const std::optional<Peak>& before)
{
    const std::optional<Peak> now = peakOf(viewModel);
    switch (tip) {
    case Tip::Ask:
        return now ? looks(*now) : QString();
    case Tip::Head:
        return now ? Tips::tr("In head %1 %2", "1: its number, 2: a sentence")
                         .arg(plainHeadNumber(*viewModel.trace(), now->at.layer, now->at.head),
                             looks(*now))
                   : QString();
    case Tip::Intervene:
        return before ? comparison(viewModel, *before) : QString();
    case Tip::Type:
        return now ? looks(*now)
                   : Tips::tr("Nothing was prepared in advance: it is all computed "
                              "here.");
    case Tip::Turn:
        return Tips::tr("Click a head there, and every view shows that one.");
    }
    return {};
}

} // namespace ui
