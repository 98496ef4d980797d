#include "app/command.h"
#include "app/console.h"
#include "app/input_files.h"
#include "app/model_options.h"
#include "app/printer.h"
#include "app/request.h"
#include "app/trace_choice.h"
#include "core/analysis/tensors.h"
#include "core/base/error.h"
#include "core/inference/run.h"
#include "core/io/export/export_numbers.h"
#include "core/io/export/tensor_export.h"
#include "core/io/export/tensor_files.h"
#include "core/io/export/tensor_format.h"
#include "core/settings/field_text.h"
#include "core/text/glob.h"
#include "core/trace.h"
#include "ui/session/shown_trace.h"

#include <QCommandLineParser>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace app {

using core::TensorFormat;
using core::TensorRef;

namespace {

    struct Destination {
        std::string file; // "-": standard output; {tensor}: one file per tensor
        core::ExportFormat format { core::TensorFormat::Npz };
        std::string problem; // the error; empty if there is none

        [[nodiscard]] bool isOutput() const { return file == "-"; }
        [[nodiscard]] bool isPattern() const;
    };

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

    // Destination, format and choice of tensors: --out --tensor --layer --head --format --digits
    // --decimals.
    QList<QCommandLineOption> outputOptions()
    {
        return {
            outOption(QStringLiteral(
                "Output file; - is standard output. The extension selects the format: npz, "
                "safetensors "
                "and json contain all tensors, npy, csv, tsv, tex and md one. {tensor} in the name "
                "writes "
                "one file per tensor.")),
            { tensorName,
                QStringLiteral(
                    "Only this tensor; can be repeated. * stands for any characters but /, "
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
                QStringLiteral(
                    "Significant digits of the numbers in LaTeX and Markdown, 1 to %1; 0: "
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

    // The error if the format does not hold this many tensors; empty if there is none.
    std::string tooMany(const Destination& to, std::size_t tensors)
    {
        if (core::holdsSeveral(to.format.kind) || tensors == 1 || to.isPattern())
            return {};
        return std::string(core::idOf(to.format.kind))
            + " contains one tensor; name it with --tensor ID, or write {tensor} in the file name, "
              "or "
              "choose "
            + formatList(core::holdsSeveral) + " for all of them.";
    }

    Destination destination(const QCommandLineParser& parser)
    {
        Destination to;
        const qsizetype tensors = parser.values(tensorName).size();
        to.file = parser.isSet(outName) ? parser.value(outName).toStdString()
            : tensors > 0               ? "-"
                                        : "";
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
        if (to.problem.empty() && to.isOutput() && core::isBinary(to.format.kind)
            && outputIsTerminal())
            to.problem = std::string(core::idOf(to.format.kind))
                + " is binary and is not written to a terminal; name a file with --out.";
        return to;
    }

    // The tensors of --tensor, --layer and --head, each once, or all. Error "unknown_tensor".
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
                    core::message(
                        "--tensor: none of the %1 tensors matches \"%2\"; --list shows them",
                        all.size(), id));
            std::ranges::copy_if(found, std::back_inserter(result), [&](const TensorRef& tensor) {
                return std::ranges::find(result, tensor) == result.end();
            });
        }
        return result;
    }

    // Writes atomically; an Error leaves existing files unchanged.
    void write(
        const core::Trace& trace, const std::vector<TensorRef>& tensors, const Destination& to)
    {
        if (to.isOutput())
            core::writeTensors(trace, tensors, to.format, outputSink());
        else
            core::writeTensorFiles(trace, tensors, to.format, to.file);
    }

    const QString listName = QStringLiteral("list");

    // No notice about default sizes: the weights file replaces them.
    std::string remarks(const core::Model& model, bool headsAsked, bool dimensionAsked)
    {
        std::vector<core::Notice> notices = model.notices;
        std::erase_if(notices, [=](const core::Notice& notice) {
            return (notice.id == "file_heads" && !headsAsked)
                || (notice.id == "file_dimension" && !dimensionAsked);
        });
        return noticeText(notices);
    }

    std::string listText(const std::vector<core::TensorRef>& tensors)
    {
        std::string text;
        for (const core::TensorRef& tensor : tensors)
            text += tensor.id + "  " + std::to_string(tensor.rowCount) + " x "
                + std::to_string(tensor.columnCount) + "\n";
        return text;
    }

    core::Records recordsOfTensors(const std::vector<core::TensorRef>& tensors)
    {
        core::Records records { { "tensor", "kind", "rows", "columns", "layer", "head" }, {} };
        for (const core::TensorRef& tensor : tensors) {
            core::RecordRow row { tensor.id, std::string(core::idOf(tensor.kind)), tensor.rowCount,
                tensor.columnCount, core::RecordValue {}, core::RecordValue {} };
            if (tensor.layer >= 0)
                row[4] = tensor.layer + 1;
            if (tensor.head >= 0)
                row[5] = tensor.head + 1;
            records.rows.push_back(std::move(row));
        }
        return records;
    }

    int compute(const QCommandLineParser& parser, const core::SharedStore& store)
    {
        const bool listed = parser.isSet(listName);
        if (const std::string problem = listed ? wrongFormat(parser) : ""; !problem.empty())
            return refuseUsage(problem, QStringLiteral("compute"));
        const Destination to = listed ? Destination {} : destination(parser);
        const auto misuse = validateFiles(parser);
        if (misuse || !to.problem.empty())
            return refuseUsage(misuse.value_or(to.problem), QStringLiteral("compute"));
        Request request = requestFrom(parser, store, ViewSettings::Tokens);
        parseFiles(request, parser);
        const core::StoreFiles files = store->files(request.folder.toStdString());
        printError(remarkOnWeights(request, parser, files));
        const ui::TracePtr computed = core::run(resolved(request, parser, files));
        const ui::TracePtr trace = ui::shownTrace(computed, request.view);
        if (request.savedMerges && !ui::showsOtherTokens(request.view, {}))
            printError(noticeText({ { "tokens_not_merged",
                core::message("the session shows merged tokens; these are the numbers of the "
                              "model's own tokens. --set view.join_words=true merges subwords, "
                              "--set view.hide_special=true leaves special tokens out") } }));
        const auto chosen = [&](const char* field) {
            return request.saved || isSet(parser, QString::fromLatin1(field));
        };
        printError(remarks(*computed->model, chosen("heads"), chosen("dimension")));
        const std::vector<core::TensorRef> tensors = tensorsFrom(*trace, parser);
        if (listed)
            return printout(parser,
                { [&] { return listText(tensors); }, [&] { return recordsOfTensors(tensors); } });
        if (const std::string problem = tooMany(to, tensors.size()); !problem.empty())
            return refuseUsage(problem, QStringLiteral("compute"));
        if (core::saturatesScores(*trace, tensors))
            printError(noticeText({ { "scores_saturated",
                core::message("scores beyond ±1e38 are saturated: they are written as 1e+38 or "
                              "-1e+38") } }));
        write(*trace, tensors, to);
        return Success;
    }

} // namespace

Command computeCommand()
{
    return { QStringLiteral("compute"), QStringLiteral("[SESSION] [OPTIONS] --out FILE"),
        QStringLiteral("write all tensors of the computation to a file"),
        QStringLiteral(
            "Computes attention for a sentence, or for vectors from files, and writes every "
            "tensor of the computation:\n\n"
            "  queries  keys  values                    inputs, one row per token\n"
            "  layer1/head1/w_q  w_k  w_v               projection weights\n"
            "  layer1/head1/q  k  v                     projected input\n"
            "  layer1/head1/q_unturned  k_unturned      before rotation (RoPE)\n"
            "  layer1/head1/scores  scaled  masked      raw, after scaling, after the mask\n"
            "  layer1/head1/capped                      after the soft cap, if there is one\n"
            "  layer1/head1/weights  output             after the normaliser; weighted sum of "
            "values\n"
            "  layer1/head1/weighted_values             value-weighted attention: norm of "
            "weight · v · w_o\n"
            "  layer1/concat  w_o  output               concatenated heads; output projection; "
            "layer output\n\n"
            "A trained model (--model) has these tensors for every layer, with the hidden "
            "states hidden0, hidden1 … and the logits; an encoder-decoder model has "
            "encoder/layer1 …, decoder/layer1 … and cross/layer1 …. --list shows all tensors "
            "with their shapes. Numbers are 32-bit floats; text formats use the shortest "
            "decimals that round-trip (LaTeX and Markdown: three digits), with a decimal point "
            "in every locale. Masked scores are -infinity: in npy, npz and safetensors the "
            "float, in CSV, TSV, JSON (as a string) and Markdown -inf, in LaTeX −∞. LaTeX tables "
            "use the package booktabs. Tables have "
            "the tokens as row and column labels. With --set view.join_words=true or "
            "view.hide_special=true they are the weights of merged tokens, as the window shows "
            "them. SESSION is a file saved by Headlight, a "
            "lesson's name, a figure that contains its session, or - for standard input; the "
            "other arguments modify it. Files of numbers are relative to the current folder. "
            "Vectors from files have no position encoding unless one is set, and are used as "
            "they are, by one head without projections, unless weights or heads are given.\n\n"
            "  headlight compute --text \"The dog saw a cat\" --out trace.npz\n"
            "  headlight compute --tensor layer1/head3/weights --format csv\n"
            "  headlight compute --model encoder --tensor \"layer*/head*/weights\" --out w.npz\n"
            "  headlight compute --model encoder --layer 3 --head 5 --tensor weights\n"
            "  headlight compute --queries q.npy --keys k.npy --values v.npy \\\n"
            "      --weights w.npz --mask m.npy --set scaling=none --out trace.safetensors\n"
            "  headlight compute --queries x.npy --keys y.npy --out \"tensors/{tensor}.csv\"\n"
            "  headlight compute figure.pdf --tensor layer1/head1/weights\n"
            "  headlight examples wide | headlight compute - --tensor rollout\n"
            "  headlight compute --model encoder --text \"I saw a saw.\" --out trace.npz\n"
            "  headlight compute --model trace.npz --tensor layer3/mean --format csv\n"
            "  headlight compute --model encoder --text \"Unbelievable.\" \\\n"
            "      --set view.join_words=true --tensor layer1/head1/weights --out joined.tex\n\n"
            "For imported attention (--model with an npz or safetensors file) there are the "
            "weights, their combinations, and q, k and v if the file has them. The file "
            "contains attentions (layers, heads, queries, keys), or encoder_attentions, "
            "decoder_attentions and cross_attentions, or layer1/weights (heads, queries, keys), "
            "or what this command writes. The token texts are in tokens, as bytes of a "
            "JSON list or, in npz, an array of texts; or in encoder/tokens and decoder/tokens, or "
            "query_tokens and key_tokens. headlight_trace.py, which is included, writes such "
            "files.\n\n"
            "Files are written atomically: an existing file is replaced only by a complete one."),
        textOptions() + modelOptions() + fileOptions()
            + QList<QCommandLineOption> { setOption(), lessonStepOption() } + outputOptions()
            + QList<QCommandLineOption> { { listName,
                QStringLiteral(
                    "List the tensors and their shapes instead of writing them; --format "
                    "is then text, json or csv.") } },
        1, compute };
}

} // namespace app
