#include "app/train_network.h"

#include "app/train_fields.h"
#include "core/base/error.h"
#include "core/settings/settings.h"
#include "core/training/network_names.h"

#include <QCommandLineParser>

#include <array>
#include <string>

namespace app {

using namespace Qt::StringLiterals;
namespace training = core::training;

namespace {

    const QString networkName = u"network"_s;
    const QString comparisonsName = u"beside"_s;
    const QString attentionName = u"attention"_s;
    const QString layersName = u"layers"_s;
    const QString headCountName { u"heads"_s };
    const QString reachName = u"reach"_s;
    const QString embeddingName = u"embedding"_s;
    const QString widthName = u"width"_s;
    const QString dropoutName = u"dropout"_s;

    const QString headSettingName { u"set"_s };

    // Fields of AttentionChoice, each an option of the same name.
    struct ChoiceOption {
        QString field;
        QString what;
    };
    QString maskIds()
    {
        QStringList ids;
        for (const std::string& id : training::masksForAnyLength())
            ids << QString::fromStdString(id);
        const QString last = ids.takeLast();
        return ids.join(u", "_s) + u" and "_s + last;
    }

    const std::array<ChoiceOption, 5>& choiceOptions()
    {
        static const training::AttentionChoice standard;
        static const std::array<ChoiceOption, 5> all {
            ChoiceOption { u"score"_s,
                u"Attention score of the networks attention and transformer: %1."_s.arg(
                    idList(standard.score)) },
            ChoiceOption {
                u"scaling"_s, u"Divisor of the scores: %1."_s.arg(idList(standard.scaling)) },
            ChoiceOption { u"mask"_s,
                u"Self-attention mask: none (default), or some of %1, separated by commas."_s.arg(
                    maskIds()) },
            ChoiceOption { u"normaliser"_s,
                u"Normaliser, which turns scores into weights: %1."_s.arg(
                    idList(standard.normaliser)) },
            ChoiceOption {
                u"position"_s, u"Position encoding: %1."_s.arg(idList(standard.position)) },
        };
        return all;
    }

    training::AttentionChoice* choiceOf(training::NetworkArchitecture& architecture)
    {
        return std::visit(
            [](auto& net) -> training::AttentionChoice* {
                if constexpr (requires { net.attention; })
                    return &net.attention;
                else
                    return nullptr;
            },
            architecture);
    }

    void setNumber(training::AttentionChoice& choice, const std::string& setting)
    {
        try {
            core::settings::set(choice, setting);
        } catch (const core::Error& error) {
            if (error.problem != "unknown_field")
                throw;
            const std::string field = setting.substr(0, setting.find('='));
            throw error.within(core::message("--set: training has no field \"%1\"; it takes "
                                             "fields of the score, scaling, mask, normaliser or "
                                             "position, as in mask.window=3 or scaling.factor=8",
                field));
        }
    }

    void set(training::AttentionChoice& choice, const QCommandLineParser& parser)
    {
        for (const ChoiceOption& option : choiceOptions())
            if (parser.isSet(option.field))
                core::settings::set(
                    choice, option.field.toStdString(), parser.value(option.field).toStdString());
        for (const QString& setting : parser.values(headSettingName))
            setNumber(choice, setting.toStdString());
    }

    QStringList attentionNames()
    {
        QStringList names;
        for (const ChoiceOption& option : choiceOptions())
            names << option.field;
        return names << headSettingName;
    }

    // Networks without attention stay unchanged. Errors: those of settings::set.
    void parseAttention(
        training::NetworkArchitecture& architecture, const QCommandLineParser& parser)
    {
        training::AttentionChoice* const choice = choiceOf(architecture);
        if (choice != nullptr)
            set(*choice, parser);
    }

    // The same for a comparison network, which keeps its own scaling.
    void parseComparisonAttention(
        training::NetworkArchitecture& architecture, const QCommandLineParser& parser)
    {
        training::AttentionChoice* const choice = choiceOf(architecture);
        if (choice == nullptr)
            return;
        const core::Scaling scaling = choice->scaling;
        set(*choice, parser);
        choice->scaling = scaling;
    }

    bool hasHeads(const training::NetworkArchitecture& network)
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
    bool hasAlignment(const training::NetworkArchitecture& network)
    {
        return std::holds_alternative<training::EncoderDecoder>(network);
    }
    bool hasWindow(const training::NetworkArchitecture& network)
    {
        return std::holds_alternative<training::WindowMlp>(network);
    }
    bool hasEmbedding(const training::NetworkArchitecture& network)
    {
        return !hasHeads(network) && !std::holds_alternative<training::KernelNetwork>(network);
    }
    bool hasWidth(const training::NetworkArchitecture& network)
    {
        return hasHeads(network) || hasEmbedding(network);
    }

    // The networks that accept an option.
    struct OptionUse {
        QStringList options;
        bool (*taken)(const training::NetworkArchitecture& network);
        const char* networks; // for messages
        bool first = false; // comparison networks do not accept it: their names imply it
    };
    const std::vector<OptionUse>& optionUses()
    {
        static const std::vector<OptionUse> all {
            { { attentionName }, hasAlignment, "gru, lstm and rnn with sequence tasks", true },
            { { reachName }, hasWindow, "window", true },
            { QStringList { layersName, headCountName } + attentionNames(), hasHeads,
                "attention and transformer" },
            { { embeddingName }, hasEmbedding, "gru, lstm, rnn, window and token" },
            { { widthName, dropoutName }, hasWidth, "all networks except kernel" },
        };
        return all;
    }

    void requireTaken(
        const std::vector<training::TrainingSpec>& specs, const QCommandLineParser& parser)
    {
        for (const OptionUse& each : optionUses()) {
            const auto end = each.first ? specs.begin() + 1 : specs.end();
            const bool taken
                = std::any_of(specs.begin(), end, [&](const training::TrainingSpec& one) {
                      return each.taken(one.network.architecture);
                  });
            for (const QString& option : each.options)
                if (!taken && parser.isSet(option))
                    throw core::Error("network_option",
                        core::message("--%1 has no effect here: it is for %2; the network is %3",
                            option.toStdString(), std::string(each.networks),
                            training::nameOf(specs.front().network.architecture)));
        }
    }

    // "window-2" implies its reach; --reach would contradict it.
    void requireGivenOnce(const QCommandLineParser& parser)
    {
        const std::string name = parser.value(networkName).toStdString();
        if (name.find('-') == std::string::npos)
            return;
        for (const QString& option : { attentionName, reachName, u"scaling"_s })
            if (parser.isSet(option))
                throw core::Error("network_option",
                    core::message("the name %1 already implies --%2; use --network %3 to set it "
                                  "separately",
                        name, option.toStdString(), name.substr(0, name.find('-'))));
    }

    void parseCounts(training::NetworkArchitecture& network, const QCommandLineParser& parser,
        const QStringList& options)
    {
        std::visit(
            [&](auto& net) {
                for (const QString& option : options)
                    if (parser.isSet(option))
                        parseField(net, parser, option);
            },
            network);
    }

    training::NetworkSpec networkFrom(
        training::OutputKind outputKind, const QCommandLineParser& parser)
    {
        training::NetworkSpec network;
        if (parser.isSet(networkName))
            network.architecture
                = training::architectureNamed(parser.value(networkName).toStdString(), outputKind);
        else if (outputKind != training::OutputKind::Sequence)
            network.architecture = training::standardNetworks(outputKind).front();
        parseCounts(network.architecture, parser, { layersName, headCountName, reachName });
        if (auto* const pair = std::get_if<training::EncoderDecoder>(&network.architecture))
            parse(pair->alignment, parser, attentionName);
        parseAttention(network.architecture, parser);
        for (const QString& option : { embeddingName, widthName, dropoutName })
            parseField(network, parser, option);
        return network;
    }

} // namespace

QStringList networkNames()
{
    return QStringList { networkName, attentionName, layersName, headCountName, reachName,
        embeddingName, widthName, dropoutName, comparisonsName }
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
            u"Attention score of the decoder: %1."_s.arg(
                idList(training::EncoderDecoder().alignment)),
            u"SCORE"_s },
        { layersName, u"Attention layers, 1 to 4."_s, number },
        { headCountName, u"Heads per layer."_s, number },
        { reachName, u"Window size to each side, in tokens."_s, number },
        { embeddingName,
            u"Embedding dimension (32) of gru, lstm, rnn, window and token; the others use --width."_s,
            number },
        { widthName, u"Hidden dimension (64)."_s, number },
        { dropoutName, u"Dropout rate (0)."_s, u"SHARE"_s },
        { { comparisonsName, u"with"_s },
            u"Up to four comparison networks, trained on the same task: gru-none, lstm, "
            "window-2, token … Networks with attention also use --heads, --layers and the "
            "attention options, except --scaling."_s,
            u"NETWORKS"_s },
    };
}

QList<QCommandLineOption> attentionOptions()
{
    QList<QCommandLineOption> options;
    for (const ChoiceOption& option : choiceOptions())
        options << QCommandLineOption { option.field, option.what, u"KIND"_s };
    return options << QCommandLineOption { headSettingName,
        u"A field of one of these five options, for example mask.window=3 or scaling.factor=8; "
        "can be repeated."_s,
        u"FIELD=VALUE"_s };
}

std::vector<training::TrainingSpec> withComparisons(const training::TrainingSpec& spec,
    training::OutputKind outputKind, const QCommandLineParser& parser)
{
    requireGivenOnce(parser);
    std::vector<training::TrainingSpec> specs { spec };
    specs.front().network = networkFrom(outputKind, parser);
    for (const QString& name : parser.value(comparisonsName).split(u',', Qt::SkipEmptyParts)) {
        specs.push_back(specs.front());
        training::NetworkArchitecture& network = specs.back().network.architecture;
        network = training::architectureNamed(name.trimmed().toStdString(), outputKind);
        parseCounts(network, parser, { layersName, headCountName });
        parseComparisonAttention(network, parser);
    }
    requireTaken(specs, parser);
    return specs;
}

} // namespace app
