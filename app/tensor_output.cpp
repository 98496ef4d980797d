#include "app/tensor_output.h"

#include "app/console.h"
#include "core/io/export/tensor_export.h"
#include "core/io/export/tensor_files.h"
#include "core/settings/field_text.h"

#include <algorithm>

namespace app {

namespace {

    using core::TensorFormat;
    using core::TensorRef;

    const QString outName = QStringLiteral("out");
    const QString tensorName = QStringLiteral("tensor");
    const QString formatName = QStringLiteral("format");
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
            return TensorFormat::Csv;
        const auto format = core::formatOfFile(to.file);
        if (!format)
            to.problem = to.isOutput()
                ? "--format is needed for standard output; choose " + allFormats() + "."
                : "The file ending of \"" + harmless(to.file) + "\" is unknown; use --format with "
                    + allFormats() + ".";
        return format;
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
        { { QStringLiteral("o"), outName },
            QStringLiteral("Output file; - is standard output. The extension selects the format: "
                           "npz, safetensors and json contain all tensors, npy, csv, tsv, tex "
                           "and md one. {tensor} in the name writes one file per tensor."),
            QStringLiteral("FILE") },
        { tensorName,
            QStringLiteral("Only this tensor; can be repeated. Without --out it is printed, by "
                           "default as CSV."),
            QStringLiteral("ID") },
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
    to.format = *format;
    applyRounding(to, parser);
    if (!to.problem.empty())
        return to;
    if (!core::holdsSeveral(to.format.kind) && tensors != 1 && !to.isPattern())
        to.problem = std::string(core::idOf(to.format.kind))
            + " contains one tensor; name it with --tensor ID, or write {tensor} in the file "
              "name, or choose "
            + formatList(core::holdsSeveral) + " for all of them.";
    else if (to.isOutput() && core::isBinary(to.format.kind) && outputIsTerminal())
        to.problem = std::string(core::idOf(to.format.kind))
            + " is binary and is not written to a terminal; name a file with --out.";
    return to;
}

std::vector<TensorRef> tensorsFrom(const core::Trace& trace, const QCommandLineParser& parser)
{
    if (!parser.isSet(tensorName))
        return core::tensors(trace);
    std::vector<TensorRef> result;
    for (const QString& id : parser.values(tensorName)) {
        const TensorRef tensor = core::find(trace, id.toStdString());
        if (std::ranges::find(result, tensor) == result.end())
            result.push_back(tensor);
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
