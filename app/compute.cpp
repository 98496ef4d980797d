#include "app/command.h"
#include "app/console.h"
#include "app/input_files.h"
#include "app/model_options.h"
#include "app/printer.h"
#include "app/request.h"
#include "app/tensor_output.h"
#include "core/inference/run.h"
#include "core/io/export/export_numbers.h"
#include "core/trace.h"
#include "ui/session/shown_trace.h"

#include <algorithm>

namespace app {

namespace {

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
