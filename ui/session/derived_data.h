#pragma once

#include "core/analysis/statistics.h"
#include "core/trace.h"
#include "ui/session/navigation.h"
#include "ui/session/space_points.h"
#include "ui/session/view_state.h"

#include <map>
#include <memory>
#include <stop_token>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace ui {

using TracePtr = std::shared_ptr<const core::Trace>;
using MatrixPtr = std::shared_ptr<const core::Matrix>;

// What views show of a trace beside the matrices it holds: scores, statistics, combinations of
// heads, principal components, largest numbers. So that the event loop is not blocked, Engine
// prepares what the view in sight needs, and Preparer what the others do, in a copy. What is asked
// for before that is computed then, and kept. One thread at a time; copies share the matrices there
// are.
class DerivedData {
public:
    explicit DerivedData(TracePtr trace);

    // What is looked at.
    struct Request {
        Navigation navigation;
        ViewState view;
        core::Index layer = 0;
        core::Index head = 0;
    };
    // How it is made ready.
    struct Budget {
        int threads = 0; // 0: as many as there are processors
        std::stop_token stop; // what is not ready by then is left out
        bool ahead = false; // before anybody asks: what may be asked for next, too
    };
    void keep(const DerivedData& other); // what another of the same trace has beside it

    [[nodiscard]] const TracePtr& trace() const { return m_trace; }
    [[nodiscard]] core::Index headCount(core::Index layer) const;

    struct Stages { // of one head; see core::ScoreStages
        MatrixPtr raw;
        MatrixPtr masked;
    };
    [[nodiscard]] const Stages& stages(core::Index layer, core::Index head);
    // Of every head: its weights, its masked scores, or how much each weight brings.
    [[nodiscard]] const std::vector<MatrixPtr>& maps(core::Index layer, HeadPicture what);
    [[nodiscard]] const MatrixPtr& weights(core::Index layer, core::Index head); // see weightsOf()
    [[nodiscard]] const std::vector<core::HeadStatistics>& statistics(core::Index layer);
    // Those there are; null: none yet.
    [[nodiscard]] const std::vector<core::HeadStatistics>* knownStatistics(core::Index layer) const;
    void fillMaps(core::Index layer, HeadPicture what, const Budget& budget);
    void fillStatistics(core::Index layer, const Budget& budget);
    // "mean", "max" or "rollout"; null where it is not defined.
    [[nodiscard]] MatrixPtr combination(core::Index layer, std::string_view id);
    [[nodiscard]] const SpacePoints& points(
        core::Index layer, core::Index head, std::string_view choice); // one of pointChoices
    [[nodiscard]] bool hasPoints(
        core::Index layer, core::Index head, std::string_view choice) const;
    void keepPoints(core::Index layer, core::Index head, std::string_view choice,
        std::shared_ptr<const SpacePoints> points); // made elsewhere
    // The largest magnitude of a matrix that lives as long as this; excluded cells left out.
    [[nodiscard]] float largest(const core::Matrix& matrix);

private:
    void forgetOtherLayers(core::Index layer);

    TracePtr m_trace;
    std::pair<core::Index, core::Index> m_stagesOf { -1, -1 };
    Stages m_stages; // of the head looked at only: they are large
    std::map<std::pair<core::Index, HeadPicture>, std::vector<MatrixPtr>> m_maps;
    std::map<std::pair<core::Index, core::Index>, MatrixPtr> m_weights;
    std::map<core::Index, std::vector<core::HeadStatistics>> m_statistics;
    std::map<std::pair<core::Index, std::string>, MatrixPtr, std::less<>> m_combinations;
    struct PointsOf {
        core::Index layer = 0, head = 0;
        std::string choice;
        bool operator<(const PointsOf& other) const
        {
            return std::tie(layer, head, choice) < std::tie(other.layer, other.head, other.choice);
        }
    };
    static PointsOf pointsOf(core::Index layer, core::Index head, std::string_view choice);
    std::map<PointsOf, std::shared_ptr<const SpacePoints>> m_points;
    std::map<const core::Matrix*, float> m_largest;
};

// Whether there are too many numbers to hold all of them (a file that somebody else made).
bool leavesNumbersInFile(const core::Trace& trace);

// The weights of a head as they are drawn: `excluded`, not 0, where the mask forbids. The trace's
// own where it forbids nothing.
MatrixPtr weightsOf(const TracePtr& trace, core::Index layer, core::Index head);
// The same of what was combined from the heads of a layer: where none of them may look.
void excludeForbidden(core::Matrix& combined, const std::vector<MatrixPtr>& weights);

// The largest magnitude, excluded cells left out.
float largestMagnitude(const core::Matrix& matrix);

} // namespace ui
