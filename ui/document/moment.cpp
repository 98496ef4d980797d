#include "ui/document/moment.h"

namespace ui {

std::shared_ptr<Picture> computePicture(const core::Experiment& experiment, const FilePlace& files)
{
    return std::make_shared<Picture>(core::run(core::resolve(experiment, files.files())));
}

Moment computeMoment(const Session& session, const FilePlace& files)
{
    Moment moment { session, computePicture(session.experiment, files), {} };
    if (session.pinned)
        moment.pinned = computePicture(*session.pinned, files)->trace();
    return moment;
}

} // namespace ui
