#include "app/command.h"
#include "app/console.h"
#include "app/printer.h"
#include "app/view_settings.h"
#include "core/base/number_text.h"
#include "core/settings/settings.h"

#include <algorithm>
#include <iterator>

namespace app {

namespace {

    using core::settings::Field;
    using core::settings::Type;

    std::string joined(const std::vector<std::string>& words, const std::string& between = ", ")
    {
        std::string text;
        for (const std::string& word : words)
            text += (text.empty() ? "" : between) + word;
        return text;
    }

    std::string rangeText(const Field& field)
    {
        return field.range
            ? core::numberText(field.range->low) + " to " + core::numberText(field.range->high)
            : std::string {};
    }

    // The allowed values after "field=".
    std::string taken(const Field& field)
    {
        switch (field.type) {
        case Type::Boolean:
            return "true or false";
        case Type::Integer:
            return (field.range ? rangeText(field) : "0 to 18446744073709551615")
                + (field.defaultText == "auto" ? ", or auto" : "");
        case Type::Number:
            return rangeText(field);
        case Type::Text:
            return "any text";
        case Type::Choice:
        case Type::Kind:
            return joined(field.choices);
        case Type::Kinds:
            return "none, or several of " + joined(field.choices);
        case Type::Tensor:
            return "none, file.npy, file.npz:name or [[1, 2], [3, 4]]";
        case Type::Integers:
            return "none, or numbers from " + rangeText(field) + ", for example 1,3";
        case Type::Records:
            return "none, or for example \"matrix=w_q row=1 column=2 value=0.5; head=2 …\"";
        }
        return {};
    }

    // What the number measures, where the name leaves it open.
    std::string_view unitOf(std::string_view path)
    {
        if (path == "score.bandwidth")
            return "gaussian: 2σ², a squared length; other kernels: a length";
        if (path == "score.length")
            return "another way to set score.bandwidth, gaussian: σ; other kernels: the bandwidth";
        return {};
    }

    std::string line(const Field& field, int width)
    {
        const std::string value
            = field.type == Type::Text ? "\"" + field.defaultText + "\"" : field.defaultText;
        std::string text = fitted(field.path, width) + "  "
            + fitted(std::string(core::idOf(field.type)), 8) + "  " + taken(field) + "; default "
            + value;
        if (!field.needs.empty())
            text += "; with " + joined(field.needs, " or ");
        if (const std::string_view unit = unitOf(field.path); !unit.empty())
            text += "; " + std::string(unit);
        return text + "\n";
    }

    std::string fieldLines(const std::vector<Field>& all)
    {
        int width = 0;
        for (const Field& field : all)
            width = std::max(width, widthOf(field.path));
        std::string text;
        for (const Field& field : all)
            text += line(field, width);
        return text;
    }

    core::Records recordsOfFields(const std::vector<Field>& all)
    {
        core::Records records {
            { "field", "type", "values", "low", "high", "default", "needs", "explanation" }, {}
        };
        for (const Field& field : all) {
            core::RecordRow row { field.path, std::string(core::idOf(field.type)), taken(field),
                core::RecordValue {}, core::RecordValue {}, field.defaultText,
                joined(field.needs, " or "), std::string(unitOf(field.path)) };
            if (field.range) {
                row[3] = field.range->low;
                row[4] = field.range->high;
            }
            records.rows.push_back(std::move(row));
        }
        return records;
    }

    int fields(const QCommandLineParser& parser, const core::SharedStore& /*files*/)
    {
        std::vector<Field> all = core::settings::list();
        std::ranges::copy(viewFields(), std::back_inserter(all));
        return printout(
            parser, { [&] { return fieldLines(all); }, [&] { return recordsOfFields(all); } });
    }

} // namespace

Command fieldsCommand()
{
    return { QStringLiteral("fields"), {}, QStringLiteral("list all fields for --set"),
        QStringLiteral(
            "Lists every field for --set, one per line: name, type, allowed values, default, "
            "and the kind it belongs to.\n\n"
            "Setting a field of a kind that is not in use selects that kind, if only one kind "
            "has the field: --set scaling.factor=3 also means --set scaling.kind=factor. "
            "\".kind\" can be omitted. Fields that begin with \"view.\" are settings of the "
            "view, for the commands that draw. Masks, head patterns and the interventions in a "
            "trained model (network.changes) are lists: a number in brackets is an entry, and "
            "without one it is the first:\n\n"
            "  --set mask=causal,window --set mask.window=3     two masks\n"
            "  --set mask[2].window=3                           the second one\n"
            "  --set weights.patterns=previous,next             assigned to the heads in turn\n"
            "  --set network.changes.heads_off=3,5              in every layer …\n"
            "  --set network.changes[2].at=layer2 --set network.changes[2].temperature=2\n"
            "                                                   … and in layer 2 this instead\n"
            "  --set source=matrices --set source.queries=x.npz:q"),
        {}, 0, fields, false, Prints::Rows };
}

} // namespace app
