#include "ui/document/view_entry.h"
#include "ui/views/atlas/atlas_view.h"
#include "ui/views/compare/compare_view.h"
#include "ui/views/flow/flow_view.h"
#include "ui/views/heads/heads_view.h"
#include "ui/views/links/links_view.h"
#include "ui/views/matrices/matrices_view.h"
#include "ui/views/predict/predict_view.h"
#include "ui/views/regression/regression_view.h"
#include "ui/views/space/space_view.h"
#include "ui/views/steps/steps_view.h"
#include "ui/views/train/train_view.h"

namespace ui {

namespace {

    bool anything(const core::Trace&, const EditableState&)
    {
        return true;
    }

    // Entry of a view class; without accepts() it takes every trace.
    template <class V> constexpr ViewEntry entry(std::string_view id, ViewRole role)
    {
        ViewEntry result { id, role,
            [](const ViewModel& viewModel, Actions& actions, QWidget* parent) -> View* {
                return new V(viewModel, actions, parent);
            },
            anything, nullptr, V::caption };
        if constexpr (requires { V::accepts; })
            result.accepts = V::accepts;
        if constexpr (requires { V::prepare; })
            result.prepare = V::prepare;
        if constexpr (requires { V::needsAllHeads; })
            result.needsAllHeads = V::needsAllHeads;
        return result;
    }

} // namespace

const std::vector<ViewEntry>& views()
{
    static const std::vector<ViewEntry> table {
        entry<FlowView>("flow", ViewRole::Plain),
        entry<HeadsView>("heads", ViewRole::Heads),
        entry<LinksView>("links", ViewRole::Plain),
        entry<StepsView>("steps", ViewRole::Steps),
        entry<MatricesView>("matrices", ViewRole::Tensor),
        entry<SpaceView>("space", ViewRole::Plain),
        entry<AtlasView>("atlas", ViewRole::Plain),
        entry<PredictView>("predict", ViewRole::Plain),
        entry<RegressionView>("regression", ViewRole::Points),
        entry<TrainView>("learn", ViewRole::Training),
        entry<CompareView>("compare", ViewRole::Comparison),
    };
    return table;
}

} // namespace ui
