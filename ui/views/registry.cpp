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

#include <array>

namespace ui {

namespace {

    bool anything(const core::Trace&, const EditableState&)
    {
        return true;
    }

    struct Row {
        ViewEntry entry;
        View* (*make)(const ViewModel& viewModel, Actions& actions, QWidget* parent);
    };

    // Row of a view class; without accepts() it takes every trace.
    template <class V> constexpr Row entry(std::string_view id, ViewRole role)
    {
        ViewEntry result { id, role, anything, nullptr, V::caption };
        if constexpr (requires { V::accepts; })
            result.accepts = V::accepts;
        if constexpr (requires { V::prepare; })
            result.prepare = V::prepare;
        if constexpr (requires { V::needsAllHeads; })
            result.needsAllHeads = V::needsAllHeads;
        return { result,
            [](const ViewModel& viewModel, Actions& actions, QWidget* parent) -> View* {
                return new V(viewModel, actions, parent);
            } };
    }

    constexpr std::array table {
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

} // namespace

const std::vector<ViewEntry>& views()
{
    static const std::vector<ViewEntry> entries = [] {
        std::vector<ViewEntry> all;
        for (const Row& row : table)
            all.push_back(row.entry);
        return all;
    }();
    return entries;
}

View* newView(const std::string& id, const ViewModel& viewModel, Actions& actions, QWidget* parent)
{
    const auto row = static_cast<std::size_t>(&viewNamed(id) - views().data());
    return table[row].make(viewModel, actions, parent);
}

} // namespace ui
