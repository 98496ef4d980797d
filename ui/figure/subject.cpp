#include "ui/figure/subject.h"

#include "core/io/disk_files.h"

namespace ui {

std::shared_ptr<Picture> computePicture(const core::Experiment& experiment, const QString& folder)
{
    return std::make_shared<Picture>(
        core::run(core::resolve(experiment, core::diskFiles(folder.toStdString()))));
}

Subject computeSubject(const Session& session, const QString& folder)
{
    Subject subject { session, computePicture(session.experiment, folder), {} };
    if (session.pinned)
        subject.pinned = computePicture(*session.pinned, folder)->trace();
    return subject;
}

} // namespace ui
