#include "app/train_network.h"

#include "app/train_attention.h"
#include "app/train_fields.h"
#include "core/base/error.h"
#include "core/learning/network_names.h"

namespace app {

using namespace Qt::StringLiterals;
namespace learning = core::learning;

namespace {

    const QString networkName = u"network"_s;
    const QString besideName = u"beside"_s;
    const QString attentionName = u"attention"_s;
    const QString layersName = u"layers"_s;
    const QString headsName { u"heads"_s };
    const QString reachName = u"reach"_s;
    const QString embeddingName = u"embedding"_s;
    const QString widthName = u"width"_s;
    const QString dropoutName = u"dropout"_s;

    bool hasHeads(const learning::Architecture& network)
    {
        return std::visit(
            [](const auto& net) {
                return requires
                {
                    net.heads;
                };
            },
            network);
    }
    bool aligns(const learning::Architecture& network)
    {
        return std::holds_alternative<learning::EncoderDecoder>(network);
    }
    bool seesAWindow(const learning::Architecture& network)
    {
        return std::holds_alternative<learning::WindowNet>(network);
    }
    bool embeds(const learning::Architecture& network)
    {
        return !hasHeads(network) && !std::holds_alternative<learning::KernelNet>(network);
    }
    bool hasWidth(const learning::Architecture& network)
    {
        return hasHeads(network) || embeds(network);
    }

    // Which networks take an option.
    struct Taking {
        QStringList options;
        bool (*taken)(const learning::Architecture& network);
        const char* networks; // the same in words
        bool first = false; // those beside it do not: their names tell
    };
    const std::vector<Taking>& takings()
    {
        static const std::vector<Taking> all {
            { { attentionName }, aligns, "gru, lstm and rnn with sequence tasks", true },
            { { reachName }, seesAWindow, "window", true },
            { QStringList { layersName, headsName } + attentionNames(), hasHeads,
                "attention and transformer" },
            { { embeddingName }, embeds, "gru, lstm, rnn, window and token" },
            { { widthName, dropoutName }, hasWidth, "all networks except kernel" },
        };
        return all;
    }

    void requireTaken(
        const std::vector<learning::Course>& courses, const QCommandLineParser& parser)
    {
        for (const Taking& each : takings()) {
            const auto end = each.first ? courses.begin() + 1 : courses.end();
            const bool taken = std::any_of(courses.begin(), end,
                [&](const learning::Course& one) { return each.taken(one.network.architecture); });
            for (const QString& option : each.options)
                if (!taken && parser.isSet(option))
                    throw core::Error("network_option",
                        core::phrase("--%1 has no effect here: it is for %2; the network is %3",
                            option.toStdString(), std::string(each.networks),
                            learning::nameOf(courses.front().network.architecture)));
        }
    }

    // "window-2" has its reach; another would make another network of it.
    void requireSaidOnce(const QCommandLineParser& parser)
    {
        const std::string name = parser.value(networkName).toStdString();
        if (name.find('-') == std::string::npos)
            return;
        for (const QString& option : { attentionName, reachName, u"scaling"_s })
            if (parser.isSet(option))
                throw core::Error("network_option",
                    core::phrase("the name %1 already implies --%2; use --network %3 to set it "
                                 "separately",
                        name, option.toStdString(), name.substr(0, name.find('-'))));
    }

    void takeCounts(learning::Architecture& network, const QCommandLineParser& parser,
        const QStringList& options)
    {
        std::visit(
            [&](auto& net) {
                for (const QString& option : options)
                    if (parser.isSet(option))
                        takeField(net, parser, option);
            },
            network);
    }

    learning::NetworkSpec networkAsked(learning::Answer answer, const QCommandLineParser& parser)
    {
        learning::NetworkSpec network;
        if (parser.isSet(networkName))
            network.architecture
                = learning::architectureNamed(parser.value(networkName).toStdString(), answer);
        else if (answer != learning::Answer::Sequence)
            network.architecture = learning::usualNetworks(answer).front();
        takeCounts(network.architecture, parser, { layersName, headsName, reachName });
        if (auto* const pair = std::get_if<learning::EncoderDecoder>(&network.architecture))
            take(pair->alignment, parser, attentionName);
        takeAttention(network.architecture, parser);
        for (const QString& option : { embeddingName, widthName, dropoutName })
            takeField(network, parser, option);
        return network;
    }

} // namespace

QStringList networkNames()
{
    return QStringList { networkName, attentionName, layersName, headsName, reachName,
        embeddingName, widthName, dropoutName, besideName }
    + attentionNames();
}

QList<QCommandLineOption> networkOptions()
{
    const QString number = u"N"_s;
    return {
        { networkName,
            u"The network: gru, lstm, rnn (with a decoder for sequence tasks), transformer; for "
            "labels also attention, window and token (a per-token MLP); for a curve kernel. "
            "gru-none and window-2 combine two options."_s,
            u"NETWORK"_s },
        { attentionName,
            u"Attention score of the decoder: additive (default), dot, general or none."_s,
            u"SCORE"_s },
        { layersName, u"Attention layers, 1 to 4."_s, number },
        { headsName, u"Heads per layer."_s, number },
        { reachName, u"Window size to each side, in tokens."_s, number },
        { embeddingName, u"Embedding dimension (32)."_s, number },
        { widthName, u"Hidden dimension (64)."_s, number },
        { dropoutName, u"Dropout rate (0)."_s, u"SHARE"_s },
        { { besideName, u"with"_s },
            u"Up to four comparison networks, trained on the same task: gru-none, lstm, "
            "window-2, token … Networks with attention also take the options of heads and "
            "layers, except --scaling."_s,
            u"NETWORKS"_s },
    };
}

std::vector<learning::Course> withNetworks(
    const learning::Course& course, learning::Answer answer, const QCommandLineParser& parser)
{
    requireSaidOnce(parser);
    std::vector<learning::Course> courses { course };
    courses.front().network = networkAsked(answer, parser);
    for (const QString& name : parser.value(besideName).split(u',', Qt::SkipEmptyParts)) {
        courses.push_back(courses.front());
        learning::Architecture& network = courses.back().network.architecture;
        network = learning::architectureNamed(name.trimmed().toStdString(), answer);
        takeCounts(network, parser, { layersName, headsName });
        takeAttentionBeside(network, parser);
    }
    requireTaken(courses, parser);
    return courses;
}

} // namespace app
