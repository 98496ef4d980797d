#pragma once

#include "core/analysis/head_measures.h"
#include "core/base/fields.h"
#include "core/base/matrix.h"
#include "ui/drawing/colour_map.h"
#include "ui/session/navigation.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

// Converts between an enumeration, with its ids in enumIds(), and the ids of a choice.
template <class Enum> Enum choiceOf(const std::string& id)
{
    const auto ids = enumIds(Enum {});
    return static_cast<Enum>(std::ranges::find(ids, id) - ids.begin());
}

template <class Enum> std::string_view idOfChoice(Enum value)
{
    return enumIds(value)[static_cast<std::size_t>(value)];
}

enum class ColourRange { Shared, Own };
constexpr auto enumIds(ColourRange)
{
    return std::array<std::string_view, 2> { "shared", "own" };
}

// The colours of weights. Automatic: by the root in long texts, where most weights are small.
enum class WeightScale { Automatic, Linear, Root };
constexpr auto enumIds(WeightScale)
{
    return std::array<std::string_view, 3> { "automatic", "linear", "root" };
}

using core::HeadOrder;

// The combination of all heads shown next to them.
inline constexpr std::array<std::string_view, 4> combinationChoices { "none", "mean", "max",
    "rollout" };

// The plot that Train shows below its table.
inline constexpr std::array<std::string_view, 3> trainPlotChoices { "lengths", "gradients",
    "softmax" };

// The queries whose links are drawn.
inline constexpr std::array<std::string_view, 2> queryChoices { "all", "one" };

// Drawing settings: saved with the session, one undo step per change, no effect on the computation.
struct ViewState {
    std::string sequential = "indigo"; // colour map of weights
    std::string diverging = "blue_red"; // colour map of signed numbers
    ColourRange range = ColourRange::Shared;
    WeightScale weightScale = WeightScale::Automatic;
    HeadOrder order = HeadOrder::Unsorted;
    std::string combination = "none"; // one of combinationChoices
    float threshold = 0.05F; // links below it are not drawn
    int topK = 0; // links per query; 0: all
    bool allQueries = true; // links of every query, or only of the locked one
    std::vector<int> hiddenHeads; // in Links, counted from 1
    std::string pattern; // in Atlas, the highlighted heads: one of core::patternIds; "": all
    float predictTemperature = 1; // in Predict
    int predictions = 6; // number of tokens listed there
    std::string trainPlot = "lengths"; // in Train, one of trainPlotChoices
    bool mergeSubwords = false; // the subwords of a word are shown as one token
    bool hideSpecial = false; // special tokens are left out

    static void fields(auto& self, auto&& f)
    {
        f("sequential", self.sequential);
        f("diverging", self.diverging);
        f("range", self.range);
        f("weight_scale", self.weightScale);
        f("order", self.order);
        f("combination", self.combination);
        f("threshold", self.threshold, core::Range { 0, 1 });
        f("top_k", self.topK, core::Range { 0, 64 });
        f("all_queries", self.allQueries);
        f("hidden_heads", self.hiddenHeads, core::Range { 1, 64 });
        f("pattern", self.pattern);
        f("predict_temperature", self.predictTemperature, core::Range { 0.05, 10 });
        f("predictions", self.predictions, core::Range { 1, 20 });
        f("learn_plot", self.trainPlot);
        f("join_words", self.mergeSubwords);
        f("hide_special", self.hideSpecial);
    }
    bool operator==(const ViewState&) const = default;
};

// The member "view" of session files and --set: the navigation, and how it is drawn.
struct SavedView {
    Navigation navigation;
    ViewState state;

    static void fields(auto& self, auto&& f)
    {
        Navigation::fields(self.navigation, f);
        ViewState::fields(self.state, f);
    }
};

// Root in rows of this many keys, where 1/n, the mean weight, would be invisible.
ColourSpacing weightSpacing(const ViewState& view, core::Index keys);

// The colours of attention weights in rows of that many keys. Shared range: linear up to 1, so that
// figures are comparable; on a root scale, and in an own range, up to the largest weight.
ColourScale weightColours(const ViewState& view, bool dark, float largest, core::Index keys,
    ColourRange range = ColourRange::Shared);

} // namespace ui
