#include "ui/views/heads/heads_view.h"

#include <QCoreApplication>

// Interface of the Heads view to the other views and the window.

namespace ui {

namespace {

    constexpr core::Index mostScores = core::Index { 16 } << 20; // most scores to prefetch: 64 MB

    void prepareMaps(DerivedData& derived, core::Index layer, HeadContent what,
        const DerivedData::Budget& budget)
    {
        derived.fillMaps(layer, what, budget);
        if (budget.stop.stop_requested())
            return;
        for (const MatrixPtr& each : derived.maps(layer, what))
            static_cast<void>(derived.largest(*each));
    }

    void prepareAhead(DerivedData& derived, const DerivedData::Request& request,
        const DerivedData::Budget& budget)
    {
        for (const std::string_view id : { "mean", "max", "rollout" })
            if (!budget.stop.stop_requested())
                static_cast<void>(derived.combination(request.layer, id));
        const core::AttentionTrace& layer = derived.trace()->attention(request.layer);
        if (!budget.stop.stop_requested() && derived.trace()->model->canExplain()
            && derived.headCount(request.layer) * std::ssize(*layer.queryTokens)
                    * std::ssize(*layer.keyTokens)
                <= mostScores)
            prepareMaps(derived, request.layer, HeadContent::Scores, budget);
    }

} // namespace

HeadContent HeadsView::shownOf(const core::Trace& trace, const Navigation& navigation)
{
    return !trace.model->canExplain() ? HeadContent::Weights : navigation.content;
}

QString HeadsView::caption(const FigureState& state)
{
    const auto heads
        = std::ssize(state.derived->trace()->attention(state.session.selection.layer).heads);
    const HeadContent what = shownOf(*state.derived->trace(), state.session.navigation);
    return (what == HeadContent::Scores
            ? QCoreApplication::translate("Caption", "Scores of %1 heads")
            : what == HeadContent::Values
            ? QCoreApplication::translate(
                "Caption", "Value-weighted attention ‖α·v·Wₒ‖ of %1 heads")
            : QCoreApplication::translate("Caption", "Attention weights of %1 heads"))
        .arg(heads);
}

void HeadsView::prepare(
    DerivedData& derived, const DerivedData::Request& request, const DerivedData::Budget& budget)
{
    derived.fillStatistics(request.layer, budget);
    for (core::Index h = 0; h < derived.headCount(request.layer) && !budget.stop.stop_requested();
         ++h)
        static_cast<void>(derived.largest(*derived.weights(request.layer, h)));
    if (budget.ahead) {
        prepareAhead(derived, request, budget);
        return;
    }
    static_cast<void>(derived.combination(request.layer, request.view.combination));
    const HeadContent what = shownOf(*derived.trace(), request.navigation);
    if (what != HeadContent::Weights)
        prepareMaps(derived, request.layer, what, budget);
}

} // namespace ui
