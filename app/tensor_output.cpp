#include "app/tensor_output.h"

#include "app/console.h"
#include "core/io/export/tensor_export.h"
#include "core/io/export/tensor_files.h"

#include <algorithm>

namespace app {

namespace {

    using core::TensorFormat;
    using core::TensorRef;

    const QString outName = QStringLiteral("out");
    const QString tensorName = QStringLiteral("tensor");
    const QString formatName = QStringLiteral("format");

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
    if (!core::holdsSeveral(to.format) && tensors != 1 && !to.isPattern())
        to.problem = std::string(core::idOf(to.format))
            + " contains one tensor; name it with --tensor ID, or write {tensor} in the file "
              "name, or choose "
            + formatList(core::holdsSeveral) + " for all of them.";
    else if (to.isOutput() && core::isBinary(to.format) && outputIsTerminal())
        to.problem = std::string(core::idOf(to.format))
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
