#include "app/command.h"
#include "app/console.h"
#include "app/input_session.h"
#include "app/model_options.h"
#include "app/printer.h"
#include "app/request.h"
#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/base/spelling.h"
#include "core/inference/run.h"
#include "core/pretrained_model.h"
#include "core/resolve/resolve.h"
#include "core/settings/field_text.h"
#include "core/trace.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <numeric>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    const QString alignmentName = u"alignment"_s;
    const QString crossLayer = u"layer"_s;
    const QString crossHead = u"head"_s;

    // Cross-attention of each output token. Row i - 1 belongs to output token i: the row of the
    // decoder input from which it was predicted.
    struct Alignment {
        const core::AttentionTrace& attention;
        core::TokenList said; // decoder tokens, the first is the start token
        std::optional<core::Index> head; // empty: mean of all heads
        core::Matrix weights; // decoder tokens x source tokens
    };

    const core::AttentionTrace& chosenCross(
        const core::Trace& trace, const QCommandLineParser& parser)
    {
        const std::string asked = parser.value(crossLayer).toStdString();
        std::vector<std::string> paths;
        for (const core::AttentionTrace& attention : trace.attentions) {
            if (!attention.path.starts_with("cross/"))
                continue;
            if (attention.path == asked || attention.path == "cross/layer" + asked)
                return attention;
            paths.push_back(attention.path);
        }
        if (!asked.empty())
            throw core::Error("unknown_layer",
                core::message("there is no layer \"%1\"; there are %2", asked, core::oneOf(paths)));
        return *std::ranges::find(trace.attentions, paths.back(), &core::AttentionTrace::path);
    }

    std::optional<core::Index> chosenHead(
        const core::AttentionTrace& attention, const QCommandLineParser& parser)
    {
        if (!parser.isSet(crossHead))
            return std::nullopt;
        int head = 1;
        core::readField(head, parser.value(crossHead).toStdString(),
            { "--head", core::Range { 1, static_cast<double>(attention.heads.size()) } });
        return head - 1;
    }

    core::Matrix weightsOf(const core::AttentionTrace& attention, std::optional<core::Index> head)
    {
        if (head)
            return attention.heads[static_cast<std::size_t>(*head)].weights;
        const core::Matrix& first = attention.heads.front().weights;
        core::Matrix mean(first.rows(), first.cols());
        const auto share = 1 / static_cast<core::Scalar>(attention.heads.size());
        for (const core::HeadTrace& one : attention.heads)
            for (core::Index i = 0; i < mean.size(); ++i)
                mean.data()[i] += share * one.weights.data()[i];
        return mean;
    }

    Alignment alignmentFrom(const core::Trace& trace, const QCommandLineParser& parser)
    {
        const core::AttentionTrace& attention = chosenCross(trace, parser);
        const auto head = chosenHead(attention, parser);
        return { attention, trace.model->pretrained()->input.decoderTokens, head,
            weightsOf(attention, head) };
    }

    std::string labelAt(const core::TokenList& tokens, core::Index place)
    {
        return harmless((*tokens)[static_cast<std::size_t>(place)].text);
    }

    std::string alignmentText(const Alignment& alignment)
    {
        constexpr int labelColumns = 12;
        constexpr int cellColumns = 20;
        constexpr std::ptrdiff_t most = 3;
        const core::AttentionTrace& attention = alignment.attention;
        std::string text = "\nAlignment: what each output token attended to (" + attention.path
            + (alignment.head ? ", head " + std::to_string(*alignment.head + 1)
                    : attention.heads.size() == 1
                    ? std::string()
                    : ", mean of " + std::to_string(attention.heads.size()) + " heads")
            + "):\n\n";
        for (core::Index said = 1; said < alignment.weights.rows(); ++said) {
            const auto row = alignment.weights.row(said - 1);
            std::vector<core::Index> order(row.size());
            std::iota(order.begin(), order.end(), core::Index { 0 });
            std::ranges::stable_sort(order, std::ranges::greater {},
                [&](core::Index key) { return row[static_cast<std::size_t>(key)]; });
            order.resize(static_cast<std::size_t>(std::min(most, std::ssize(order))));
            std::string line = "  " + fitted(labelAt(alignment.said, said), labelColumns);
            for (const core::Index key : order)
                line += fitted(labelAt(attention.keyTokens, key) + " "
                        + decimals(static_cast<double>(row[static_cast<std::size_t>(key)]), 2),
                    cellColumns);
            text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
        }
        return text;
    }

    QJsonArray labelsJson(const core::TokenList& tokens)
    {
        QJsonArray result;
        for (const core::Token& token : *tokens)
            result << QString::fromStdString(token.text);
        return result;
    }

    QJsonObject alignmentJson(const Alignment& alignment)
    {
        QJsonArray rows;
        for (core::Index said = 1; said < alignment.weights.rows(); ++said) {
            QJsonArray row;
            for (const core::Scalar weight : alignment.weights.row(said - 1))
                row << static_cast<double>(weight);
            rows << row;
        }
        QJsonArray said = labelsJson(alignment.said);
        said.removeFirst();
        return { { u"layer"_s, QString::fromStdString(alignment.attention.path) },
            { u"head"_s,
                alignment.head ? QJsonValue(static_cast<qint64>(*alignment.head + 1))
                               : QJsonValue() },
            { u"source"_s, labelsJson(alignment.attention.keyTokens) }, { u"target"_s, said },
            { u"weights"_s, rows } };
    }

    core::Records recordsOf(const Alignment& alignment)
    {
        core::Records records {
            { "target_position", "target", "source_position", "source", "weight" }, {}
        };
        for (core::Index said = 1; said < alignment.weights.rows(); ++said)
            for (core::Index key = 0; key < alignment.weights.cols(); ++key)
                records.rows.push_back(
                    { said, (*alignment.said)[static_cast<std::size_t>(said)].text, key + 1,
                        (*alignment.attention.keyTokens)[static_cast<std::size_t>(key)].text,
                        core::printable(alignment.weights(said - 1, key)) });
        return records;
    }

    int translate(const QCommandLineParser& parser, const core::SharedStore& store)
    {
        if (!saysWhatIsRead(parser))
            return refuseUsage("--text or --ids is needed", u"translate"_s);
        const Request request = requestForModel(parser, "translator", store);
        const auto model
            = core::resolve(request.experiment, store->files(request.folder.toStdString()));
        const core::PretrainedModel& trained = *core::pretrainedRun(*model).model;
        if (!trained.architecture.decoder)
            throw core::Error("no_decoder",
                core::message("this model has no decoder and cannot translate; the bundled model "
                              "\"translator\" can"));
        const auto trace = core::run(model);
        const std::string said
            = core::decodedText(trained, trace->model->pretrained()->input.decoderIds);
        printError(noticeText(model->notices));
        const Alignment alignment = alignmentFrom(*trace, parser);
        const bool aligned = parser.isSet(alignmentName);
        const auto asText = [&] {
            return harmless(said) + "\n" + (aligned ? alignmentText(alignment) : std::string());
        };
        const auto asRecords = [&] {
            return aligned ? recordsOf(alignment) : core::Records { { "text" }, { { said } } };
        };
        const auto asJson = [&] {
            QJsonObject object { { u"text"_s, QString::fromStdString(said) } };
            if (aligned)
                object[u"alignment"_s] = alignmentJson(alignment);
            return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + "\n";
        };
        return printout(parser, { asText, asRecords, asJson });
    }

} // namespace

Command translateCommand()
{
    return { u"translate"_s, u"[SESSION] --text TEXT [--alignment]"_s,
        u"translate a text, with its alignment"_s,
        u"Translates with an encoder-decoder model, decoding greedily. --alignment prints what "
        "each output token attended to: the three largest cross-attention weights, averaged "
        "over the heads of the last layer, or of the given layer and head. --target aligns a "
        "given translation instead. Default model: translator, from English to Chinese.\n\n"
        "  headlight translate --text \"He booked a room at a hotel.\"\n"
        "  headlight translate --text \"The dog is eating my book.\" --alignment --layer 2 "
        "--head 2"_s,
        textOptions() + modelOptions(u"translator"_s)
            + QList<QCommandLineOption> { setOption(),
                { alignmentName, u"Also print what each output token attended to."_s },
                { crossLayer,
                    u"Cross-attention layer of the alignment, by number, counted from 1, or as "
                    "cross/layer2. Default: the last."_s,
                    u"LAYER"_s },
                { crossHead,
                    u"Head of the alignment, counted from 1. Default: the mean of all heads."_s,
                    u"N"_s } },
        1, translate, false, Prints::Rows };
}

} // namespace app
