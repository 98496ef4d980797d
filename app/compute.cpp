#include "app/asked.h"
#include "app/command.h"
#include "app/console.h"
#include "app/given_files.h"
#include "app/model_options.h"
#include "app/tensor_output.h"
#include "core/trace.h"

#include <algorithm>

namespace app {

namespace {

    const QString listName = QStringLiteral("list");

    // Sizes nobody asked for cannot be missed when a file of weights has others.
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

    int compute(const QCommandLineParser& parser, const core::SharedStore& store)
    {
        const bool listed = parser.isSet(listName);
        const Destination to = listed ? Destination {} : destination(parser);
        const auto misuse = misuseOfFiles(parser);
        if (misuse || !to.problem.empty())
            return refuseUsage(misuse.value_or(to.problem), QStringLiteral("compute"));
        Asked question = asked(parser, store);
        takeFiles(question, parser);
        const core::Files files = store->files(question.folder.toStdString());
        printError(remarkOnWeights(question, parser, files));
        const auto trace = core::run(resolved(question, parser, files));
        const auto chosen = [&](const char* field) {
            return question.saved || isSet(parser, QString::fromLatin1(field));
        };
        printError(remarks(*trace->model, chosen("heads"), chosen("dimension")));
        const std::vector<core::TensorRef> tensors = tensorsAsked(*trace, parser);
        if (listed)
            return print(listText(tensors)) ? done : failed;
        write(*trace, tensors, to);
        return done;
    }

} // namespace

Command computeCommand()
{
    return { QStringLiteral("compute"), QStringLiteral("[SESSION] [OPTIONS] --out FILE"),
        QStringLiteral("every number of attention, into a file"),
        QStringLiteral(
            "Computes attention for a sentence, or for vectors from files, and writes every "
            "tensor on the way:\n\n"
            "  queries  keys  values                    what goes in, one row for each token\n"
            "  layer1/head1/w_q  w_k  w_v               its weights\n"
            "  layer1/head1/q  k  v                     what they make of the input\n"
            "  layer1/head1/q_unturned  k_unturned      before a rotary position turns them\n"
            "  layer1/head1/scores  scaled  masked      raw, divided, with the mask added\n"
            "  layer1/head1/capped                      after the soft cap, where there is one\n"
            "  layer1/head1/weights  output             after the normaliser; weights · v\n"
            "  layer1/head1/weighted_values             how long what each weight brings is: "
            "weight · v · w_o\n"
            "  layer1/concat  w_o  output               the heads side by side; the layer's "
            "result\n"
            "\nof a trained model (--model) of every layer, with hidden0, hidden1 … between them "
            "and "
            "the logits; of an encoder with a decoder as encoder/layer1 …, decoder/layer1 … and "
            "cross/layer1 …; and a few more, which --list names with their sizes. Numbers are "
            "32-bit floats; "
            "text holds the shortest decimals that read back as the same floats (LaTeX and "
            "Markdown: three digits), always with a point. Scores that are masked out are "
            "-infinity: in npy, npz and safetensors the number, in CSV, TSV, JSON (as a string) "
            "and Markdown -inf, in LaTeX −∞. Tables bear the tokens at their edges. "
            "SESSION is a file saved by Headlight, a lesson's name, a figure that carries its "
            "session, or - for standard input; the other arguments change it. Files of numbers are "
            "relative to the "
            "current folder. Vectors from files get no position unless it is set, and are taken as "
            "they are, without projections and by one head, unless weights or heads are named.\n\n"
            "  headlight compute --text \"The dog saw a cat\" --out trace.npz\n"
            "  headlight compute --tensor layer1/head3/weights --format csv\n"
            "  headlight compute --queries q.npy --keys k.npy --values v.npy \\\n"
            "      --weights w.npz --mask m.npy --set scaling=none --out trace.safetensors\n"
            "  headlight compute --queries x.npy --keys y.npy --out \"parts/{tensor}.csv\"\n"
            "  headlight compute figure.pdf --tensor layer1/head1/weights\n"
            "  headlight examples wide | headlight compute - --tensor rollout\n"
            "  headlight compute --model encoder --text \"I saw a saw.\" --out trace.npz\n"
            "  headlight compute --model trace.npz --tensor layer3/mean --format csv\n"
            "\nOf attention that was computed elsewhere, in an npz or safetensors file that "
            "--model "
            "names, there are the weights, what combines them, and q, k and v where the file has "
            "them. Such a file holds attentions (layers, heads, queries, keys), or "
            "encoder_attentions, decoder_attentions and cross_attentions, or layer1/weights "
            "(heads, queries, keys), or what this command writes; and tokens, a list of texts in "
            "JSON as bytes or, in npz, an array of texts, or encoder/tokens, decoder/tokens, "
            "query_tokens and key_tokens. "
            "headlight_trace.py, which comes with the program, writes one.\n"
            "\nA file is complete, or what was there before is still there."),
        QList<QCommandLineOption> { textOption() } + modelOptions() + fileOptions()
            + QList<QCommandLineOption> { setOption(), lessonStepOption() } + outputOptions()
            + QList<QCommandLineOption> { { listName,
                QStringLiteral("Name the tensors and their sizes, write nothing.") } },
        1, compute };
}

} // namespace app
