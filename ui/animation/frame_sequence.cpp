#include "ui/animation/frame_sequence.h"

#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/io/training/network_folder.h"
#include "core/settings/settings.h"
#include "ui/document/view_entry.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    using core::settings::Field;
    using core::settings::Type;

    bool isCounted(const std::string& path)
    {
        const std::vector<Field> all = core::settings::list();
        const auto field = std::ranges::find(all, unnumbered(path), &Field::path);
        if (field == all.end())
            return false; // core::settings::set names the known fields
        if (field->type != Type::Integer && field->type != Type::Number)
            throw core::Error("not_a_number_field",
                core::message("\"%1\" is not numeric and cannot be swept; \"headlight fields\" "
                              "lists which fields are of type integer or number",
                    core::IdName { path }));
        return field->type == Type::Integer;
    }

    void check(const Sweep& sweep)
    {
        if (!std::isfinite(sweep.from) || !std::isfinite(sweep.to))
            throw core::Error(
                "bad_sweep", core::message("the start and end of a sweep must be finite numbers"));
        if (sweep.frames < 2 || sweep.frames > mostFrames)
            throw core::Error("bad_sweep",
                core::message("a sweep has from 2 to %1 frames, not %2", mostFrames, sweep.frames));
        if (sweep.logarithmic && (sweep.from <= 0 || sweep.to <= 0))
            throw core::Error("bad_sweep",
                core::message("logarithmic steps need a start and an end above 0, not %1 and %2",
                    sweep.from, sweep.to));
    }

    double valueAt(const Sweep& sweep, int frame)
    {
        const double share = static_cast<double>(frame) / (sweep.frames - 1);
        if (sweep.logarithmic)
            return std::exp(std::lerp(std::log(sweep.from), std::log(sweep.to), share));
        return std::lerp(sweep.from, sweep.to, share);
    }

    // Few enough digits to be read while they change.
    std::string shortened(const std::string& value)
    {
        constexpr int digits = 4;
        const QString text = QString::fromStdString(value);
        const bool whole = value.find_first_of(".e") == std::string::npos;
        return whole ? value : QString::number(text.toDouble(), 'g', digits).toStdString();
    }

} // namespace

std::string unnumbered(const std::string& path)
{
    std::string plain = path;
    for (auto open = plain.find('['); open != std::string::npos; open = plain.find('[')) {
        const auto close = plain.find(']', open);
        if (close == std::string::npos)
            break;
        plain.erase(open, close + 1 - open);
    }
    return plain;
}

QString sweptName(const std::string& path, const core::Experiment& experiment)
{
    QString name = label(unnumbered(path));
    if (!unnumbered(path).starts_with(interventionPrefix))
        return name;
    QString ofAll = u"%1 (%2)"_s.arg(name, QCoreApplication::translate("layers", "all layers"));
    const std::string entry = path.substr(0, path.find('.', interventionPrefix.size() - 1));
    try {
        const std::string at = core::settings::get(experiment, entry + ".at");
        return at.empty() ? ofAll : u"%1 (%2)"_s.arg(name, layerName(at));
    } catch (const core::Error&) { // the index adds a new entry
        return ofAll;
    }
}

std::vector<std::string> sweepValues(const Sweep& sweep, const core::Experiment& experiment)
{
    check(sweep);
    const bool counted = isCounted(sweep.field);
    std::vector<std::string> values;
    core::Experiment tried = experiment;
    for (int frame = 0; frame < sweep.frames; ++frame) {
        const double value = valueAt(sweep, frame);
        const std::string text = counted ? core::numberText(std::round(value))
                                         : core::numberText(static_cast<float>(value));
        core::settings::set(tried, sweep.field, text);
        values.push_back(text);
    }
    if (!core::settings::matters(tried, unnumbered(sweep.field)))
        throw core::Error("no_effect",
            core::message("\"%1\" has no effect on this computation: all frames would be the same",
                core::IdName { sweep.field }));
    return values;
}

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
