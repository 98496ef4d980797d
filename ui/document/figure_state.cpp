#include "ui/document/figure_state.h"

#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "ui/session/shown_trace.h"

namespace ui {

namespace {
    TracePtr computeTrace(
        const core::Experiment& experiment, const ViewState& view, const FileLocation& files)
    {
        return shownTrace(core::run(core::resolve(experiment, files.files())), view);
    }
} // namespace

std::shared_ptr<DerivedData> computeDerivedData(const Session& session, const FileLocation& files)
{
    return std::make_shared<DerivedData>(computeTrace(session.experiment, session.view, files));
}

FigureState computeFigureState(const Session& session, const FileLocation& files)
{
    FigureState state { session, computeDerivedData(session, files), {} };
    if (session.pinned)
        state.pinned = computeTrace(*session.pinned, session.view, files);
    return state;
}

} // namespace ui
