#include "ui/document/moment.h"

#include "ui/session/shown_trace.h"

namespace ui {

namespace {
    TracePtr computeTrace(
        const core::Experiment& experiment, const ViewState& view, const FilePlace& files)
    {
        return shownTrace(core::run(core::resolve(experiment, files.files())), view);
    }
} // namespace

std::shared_ptr<Picture> computePicture(const Session& session, const FilePlace& files)
{
    return std::make_shared<Picture>(computeTrace(session.experiment, session.view, files));
}

Moment computeMoment(const Session& session, const FilePlace& files)
{
    Moment moment { session, computePicture(session, files), {} };
    if (session.pinned)
        moment.pinned = computeTrace(*session.pinned, session.view, files);
    return moment;
}

} // namespace ui
