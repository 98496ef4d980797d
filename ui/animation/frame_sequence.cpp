#include "ui/animation/frame_sequence.h"

#include "core/io/training/network_folder.h"
#include "core/settings/settings.h"
#include "ui/document/view_entry.h"
#include "ui/words/labels.h"

#include <QCoreApplication>
#include <QString>

#include <iterator>

namespace ui {

namespace {

    // Few enough digits to be read while they change.
    std::string shortened(const std::string& value)
    {
        constexpr int digits = 4;
        const QString text = QString::fromStdString(value);
        const bool whole = value.find_first_of(".e") == std::string::npos;
        return whole ? value : QString::number(text.toDouble(), 'g', digits).toStdString();
    }

} // namespace

FrameSequence sweepFrames(const Session& session, const Figure& figure, const Sweep& sweep)
{
    const auto scene = [session, figure, field = sweep.field,
                           name = sweptName(sweep.field, session.experiment).toStdString(),
                           values = sweepValues(sweep, session.experiment)](int frame) {
        const std::string& value = values[static_cast<std::size_t>(frame)];
        Scene result { session, figure };
        core::settings::set(result.session.experiment, field, value);
        if (figure.caption.empty())
            result.figure.caption = name + " = " + shortened(value);
        return result;
    };
    return { sweep.frames, scene };
}

FrameSequence checkpointFrames(
    const Session& session, const Figure& figure, const std::vector<long>& checkpoints)
{
    const auto scene = [session, figure, checkpoints](int frame) {
        Scene result { session, figure };
        const long step = checkpoints[static_cast<std::size_t>(frame)];
        if (auto* const pretrained
            = std::get_if<core::PretrainedSource>(&result.session.experiment.network))
            pretrained->where
                = nameOf(core::NetworkPath { core::networkPath(pretrained->where).folder, step });
        if (figure.caption.empty())
            result.figure.caption
                = QCoreApplication::translate("Film", "after %1 steps").arg(step).toStdString();
        return result;
    };
    return { static_cast<int>(checkpoints.size()), scene };
}

FrameSequence stepFrames(const Session& session, const Figure& figure, int steps)
{
    const auto scene = [session, figure](int frame) {
        Scene result { session, figure };
        result.figure.view = viewFor(ViewRole::Steps).id;
        result.session.selection.step = frame;
        return result;
    };
    return { steps, scene };
}

} // namespace ui
