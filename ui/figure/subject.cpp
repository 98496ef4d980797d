#include "ui/figure/subject.h"

#include "core/io/disk_files.h"

namespace ui {

Subject computeSubject(const Session& session, const QString& folder)
{
    const auto computed = [&](const core::Experiment& experiment) {
        return core::run(core::resolve(experiment, core::diskFiles(folder.toStdString())));
    };
    Subject subject { session, std::make_shared<Picture>(computed(session.experiment)), {} };
    if (session.pinned)
        subject.pinned = computed(*session.pinned);
    return subject;
}

} // namespace ui
