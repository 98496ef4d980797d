#include "app/tensor_output.h"

#include "app/console.h"
#include "app/layer_choice.h"
#include "app/printer.h"
#include "core/base/error.h"
#include "core/io/export/tensor_export.h"
#include "core/io/export/tensor_files.h"
#include "core/settings/field_text.h"
#include "core/text/glob.h"

#include <algorithm>
#include <iterator>

namespace app {

namespace {

    using core::TensorFormat;
    using core::TensorRef;

    const QString tensorName = QStringLiteral("tensor");
    const QString formatName = QStringLiteral("format");
    const QString headName = QStringLiteral("head");
    const QString digitsName = QStringLiteral("digits");
    const QString decimalsName = QStringLiteral("decimals");

    std::string formatList(const auto& wanted)
    {
        std::string text;
        for (const std::string_view id : enumIds(TensorFormat {}))
            if (wanted(*core::formatNamed(id)))
                text += (text.empty() ? "" : ", ") + std::string(id);
        return text;
    }

    std::string allFormats()
    {
        return formatList([](TensorFormat) { return true; });
    }

    bool namesPattern(const QCommandLineParser& parser)
    {
        return std::ranges::any_of(parser.values(tensorName),
            [](const QString& id) { return core::isGlob(id.toStdString()); });
    }

    // The format of --format, or of the file's ending.
    std::optional<TensorFormat> formatFrom(const QCommandLineParser& parser, Destination& to)
    {
        if (parser.isSet(formatName)) {
            const std::string name = parser.value(formatName).toStdString();
            const auto format = core::formatNamed(name);
            if (!format)
                to.problem = "--format: unknown format \"" + harmless(name) + "\"; choose "
                    + allFormats() + ".";
            return format;
        }
        if (to.isOutput() && parser.values(tensorName).size() == 1)
            return namesPattern(parser) ? TensorFormat::Json : TensorFormat::Csv;
        const auto format = core::formatOfFile(to.file);
        if (!format)
            to.problem = to.isOutput()
                ? "--format is needed for standard output; choose " + allFormats() + "."
                : "The file ending of \"" + harmless(to.file) + "\" is unknown; use --format with "
                    + allFormats() + ".";
        return format;
    }

    // The head of --head, from 0; a layer among these has it.
    std::optional<core::Index> headFrom(
        const QCommandLineParser& parser, const std::vector<TensorRef>& tensors)
    {
        if (!parser.isSet(headName))
            return std::nullopt;
        core::Index most = 0;
        for (const TensorRef& tensor : tensors)
            most = std::max(most, tensor.head);
        int head = 1;
        core::readField(head, parser.value(headName).toStdString(),
            { "--head", core::Range { 1, static_cast<double>(most + 1) } });
        return head - 1;
    }

    std::optional<int> countFrom(const QCommandLineParser& parser, const QString& option)
    {
        if (!parser.isSet(option))
            return std::nullopt;
        int value = 0;
        core::readField(value, parser.value(option).toStdString(),
            { "--" + option.toStdString(), core::Range { 0, core::mostDigits } });
        return value;
    }

    // Rounds as --digits or --decimals say.
    void applyRounding(Destination& to, const QCommandLineParser& parser)
    {
        const auto digits = countFrom(parser, digitsName);
        to.format.rounding.decimals = countFrom(parser, decimalsName);
        if (digits)
            to.format.rounding.digits = *digits;
        if (digits && to.format.rounding.decimals)
            to.problem = "--digits and --decimals exclude each other.";
        else if ((digits || to.format.rounding.decimals) && !core::rounds(to.format.kind))
            to.problem = std::string(core::idOf(to.format.kind))
                + " has exact numbers; --digits and --decimals are for " + formatList(core::rounds)
                + ".";
    }

} // namespace

QList<QCommandLineOption> outputOptions()
{
    return {
        outOption(QStringLiteral(
            "Output file; - is standard output. The extension selects the format: npz, safetensors "
            "and json contain all tensors, npy, csv, tsv, tex and md one. {tensor} in the name "
            "writes "
            "one file per tensor.")),
        { tensorName,
            QStringLiteral("Only this tensor; can be repeated. * stands for any characters but /, "
                           "as in \"layer*/head*/weights\"; with --layer or --head the last part "
                           "of the ID is enough. Without --out it is printed, by default as CSV, "
                           "or as JSON for a pattern."),
            QStringLiteral("ID") },
        layerOption(),
        { headName, QStringLiteral("Only the tensors of this head, counted from 1."),
            QStringLiteral("N") },
        { formatName,
            QStringLiteral("Format, instead of the one that the file extension selects: %1.")
                .arg(QString::fromStdString(allFormats())),
            QStringLiteral("FORMAT") },
        { digitsName,
            QStringLiteral("Significant digits of the numbers in LaTeX and Markdown, 1 to %1; 0: "
                           "exact. Default: %2.")
                .arg(core::mostDigits)
                .arg(core::Rounding().digits),
            QStringLiteral("N") },
        { decimalsName,
            QStringLiteral("Instead of --digits: digits after the decimal point, 0 to %1.")
                .arg(core::mostDigits),
            QStringLiteral("N") },
    };
}

bool Destination::isPattern() const
{
    return file.find(core::tensorMark) != std::string::npos;
}

Destination destination(const QCommandLineParser& parser)
{
    Destination to;
    const qsizetype tensors = parser.values(tensorName).size();
    to.file = parser.isSet(outName) ? parser.value(outName).toStdString() : tensors > 0 ? "-" : "";
    if (to.file.empty()) {
        to.problem = "--out FILE is missing, as in --out trace.npz; - is standard output.";
        return to;
    }
    const auto format = formatFrom(parser, to);
    if (!format)
        return to;
    to.format.kind = *format;
    applyRounding(to, parser);
    if (to.problem.empty() && !namesPattern(parser)) // else their number is known later
        to.problem = tooMany(to, static_cast<std::size_t>(tensors));
    if (to.problem.empty() && to.isOutput() && core::isBinary(to.format.kind) && outputIsTerminal())
        to.problem = std::string(core::idOf(to.format.kind))
            + " is binary and is not written to a terminal; name a file with --out.";
    return to;
}

std::string tooMany(const Destination& to, std::size_t tensors)
{
    if (core::holdsSeveral(to.format.kind) || tensors == 1 || to.isPattern())
        return {};
    return std::string(core::idOf(to.format.kind))
        + " contains one tensor; name it with --tensor ID, or write {tensor} in the file name, or "
          "choose "
        + formatList(core::holdsSeveral) + " for all of them.";
}

std::vector<TensorRef> tensorsFrom(const core::Trace& trace, const QCommandLineParser& parser)
{
    std::vector<TensorRef> all = core::tensors(trace);
    if (parser.isSet(layerOption())) {
        const core::Index layer = chosenLayer(parser, trace);
        std::erase_if(all, [&](const TensorRef& tensor) { return tensor.layer != layer; });
    }
    const std::optional<core::Index> head = headFrom(parser, all);
    const bool chosen = parser.isSet(layerOption()) || head;
    if (head)
        std::erase_if(all, [&](const TensorRef& tensor) { return tensor.head != *head; });
    if (!parser.isSet(tensorName))
        return all;
    std::vector<TensorRef> result;
    for (const QString& written : parser.values(tensorName)) {
        const std::string id = written.toStdString();
        std::vector<TensorRef> found;
        std::ranges::copy_if(all, std::back_inserter(found), [&](const TensorRef& tensor) {
            return core::matchesGlob(id, tensor.id)
                || (chosen && core::matchesGlob(id, tensor.name));
        });
        if (found.empty() && !chosen && !core::isGlob(id))
            found.push_back(core::find(trace, id)); // the error has similar IDs
        if (found.empty())
            throw core::Error("unknown_tensor",
                core::message("--tensor: none of the %1 tensors matches \"%2\"; --list shows them",
                    all.size(), id));
        std::ranges::copy_if(found, std::back_inserter(result), [&](const TensorRef& tensor) {
            return std::ranges::find(result, tensor) == result.end();
        });
    }
    return result;
}

void write(const core::Trace& trace, const std::vector<TensorRef>& tensors, const Destination& to)
{
    if (to.isOutput())
        core::writeTensors(trace, tensors, to.format, outputSink());
    else
        core::writeTensorFiles(trace, tensors, to.format, to.file);
}

} // namespace app
