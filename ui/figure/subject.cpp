#include "ui/figure/subject.h"

namespace ui {

std::shared_ptr<Picture> computePicture(const core::Experiment& experiment, const FilePlace& files)
{
    return std::make_shared<Picture>(core::run(core::resolve(experiment, files.files())));
}

Subject computeSubject(const Session& session, const FilePlace& files)
{
    Subject subject { session, computePicture(session.experiment, files), {} };
    if (session.pinned)
        subject.pinned = computePicture(*session.pinned, files)->trace();
    return subject;
}

} // namespace ui
