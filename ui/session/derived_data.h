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

// Data derived from a trace for the views: scores, statistics, combinations of heads, principal
// components, largest values. To keep the event loop free, Engine prepares the open view's data,
// and Prefetcher those of the other views in a copy. Data needed earlier are computed on demand and
// kept. For one thread at a time; copies share existing matrices.
class DerivedData {
public:
    explicit DerivedData(TracePtr trace);

    // The navigation and settings to prepare data for.
    struct Request {
        Navigation navigation;
        ViewState view;
        core::Index layer = 0;
        core::Index head = 0;
    };
    // Limits of the preparation.
    struct Budget {
        int threads = 0; // 0: as many as processors
        std::stop_token stop; // data not ready when it stops are left out
        bool ahead = false; // prefetching: also data that may be requested next
    };
    void keep(const DerivedData& other); // adds other's data, of the same trace

    [[nodiscard]] const TracePtr& trace() const { return m_trace; }
    [[nodiscard]] core::Index headCount(core::Index layer) const;

    struct Stages { // a head's; see core::ScoreStages
        MatrixPtr raw;
        MatrixPtr masked;
    };
    [[nodiscard]] const Stages& stages(core::Index layer, core::Index head);
    // One matrix per head: attention weights, masked scores, or value-weighted attention.
    [[nodiscard]] const std::vector<MatrixPtr>& maps(core::Index layer, HeadContent what);
    [[nodiscard]] const MatrixPtr& weights(core::Index layer, core::Index head); // see weightsOf()
    [[nodiscard]] const std::vector<core::HeadStatistics>& statistics(core::Index layer);
    // The existing ones; null: none yet.
    [[nodiscard]] const std::vector<core::HeadStatistics>* knownStatistics(core::Index layer) const;
    void fillMaps(core::Index layer, HeadContent what, const Budget& budget);
    void fillStatistics(core::Index layer, const Budget& budget);
    // "mean", "max" or "rollout"; null where it is not defined.
    [[nodiscard]] MatrixPtr combination(core::Index layer, std::string_view id);
    [[nodiscard]] const SpacePoints& points(
        core::Index layer, core::Index head, std::string_view choice); // one of pointChoices
    [[nodiscard]] bool hasPoints(
        core::Index layer, core::Index head, std::string_view choice) const;
    void keepPoints(core::Index layer, core::Index head, std::string_view choice,
        std::shared_ptr<const SpacePoints> points); // computed elsewhere
    // The largest magnitude of a matrix that outlives this object, without excluded cells.
    [[nodiscard]] float largest(const core::Matrix& matrix);

private:
    void forgetOtherLayers(core::Index layer);

    TracePtr m_trace;
    std::pair<core::Index, core::Index> m_stagesOf { -1, -1 };
    Stages m_stages; // only of the current head: they are large
    std::map<std::pair<core::Index, HeadContent>, std::vector<MatrixPtr>> m_maps;
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

// True if the trace's data are too large for memory (imported attention): they stay in the file.
bool leavesNumbersInFile(const core::Trace& trace);

// A head's weights for drawing: `excluded`, not 0, where the mask forbids the key. The trace's own
// matrix where it forbids nothing.
MatrixPtr weightsOf(const TracePtr& trace, core::Index layer, core::Index head);
// Excludes the cells of a combination that every head of the layer forbids.
void excludeForbidden(core::Matrix& combined, const std::vector<MatrixPtr>& weights);

// The largest magnitude, without excluded cells.
float largestMagnitude(const core::Matrix& matrix);

} // namespace ui
