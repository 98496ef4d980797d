#include "core/training/network_names.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/message.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace core::training {

namespace {

    constexpr const char* unscaled = "-unscaled";

    struct Naming {
        std::string operator()(const EncoderDecoder& net) const
        {
            return std::string(idOf(net.cell)) + "-" + std::string(idOf(net.alignment));
        }
        std::string operator()(const RecurrentTagger& net) const
        {
            return std::string(idOf(net.cell)) + (net.bidirectional ? "" : "-forward");
        }
        std::string operator()(const WindowMlp& net) const
        {
            return "window-" + std::to_string(net.radius);
        }
        std::string operator()(const auto& net) const
        {
            std::string name(net.id);
            if constexpr (requires { net.attention; }) {
                if (net.attention.score != Score {})
                    name += "-" + std::string(kindOf(net.attention.score));
                if (std::holds_alternative<NoScaling>(net.attention.scaling))
                    name += unscaled;
            }
            return name;
        }
    };

    // All architectures whose name begins with this word, in every variant.
    std::vector<NetworkArchitecture> architecturesNamed(
        std::string_view first, OutputKind outputKind)
    {
        std::vector<NetworkArchitecture> forms;
        for (const CellKind cell : enumValues<CellKind>()) {
            if (first != idOf(cell))
                continue;
            if (outputKind == OutputKind::Sequence) {
                forms.emplace_back(EncoderDecoder { cell }); // what the cell alone means
                for (const Alignment alignment : enumValues<Alignment>())
                    forms.emplace_back(EncoderDecoder { cell, alignment });
            } else
                for (const bool bothWays : { true, false })
                    forms.emplace_back(RecurrentTagger { cell, bothWays });
        }
        if (first == WindowMlp::id)
            for (int reach = 1; reach <= 16; ++reach)
                forms.emplace_back(WindowMlp { reach });
        if (forms.empty())
            if (const auto made = makeKind<NetworkArchitecture>(first)) {
                forms.push_back(*made);
                std::visit(
                    [&](auto net) {
                        if constexpr (requires { net.attention; }) {
                            net.attention.scaling = NoScaling {};
                            forms.emplace_back(net);
                        }
                    },
                    *made);
            }
        return forms;
    }

    // First words of the names of networks with this output, and the names worth comparing.
    std::vector<std::string> namesFor(OutputKind outputKind)
    {
        std::vector<std::string> names;
        const auto add = [&](std::string name) {
            if (std::ranges::find(names, name) == names.end())
                names.push_back(std::move(name));
        };
        const std::vector<NetworkArchitecture> networks = standardNetworks(outputKind);
        for (const NetworkArchitecture& network : networks) {
            const std::string name = nameOf(network);
            add(name.substr(0, name.find('-')));
        }
        for (const NetworkArchitecture& network : networks)
            add(nameOf(network));
        return names;
    }

} // namespace

std::string nameOf(const NetworkArchitecture& architecture)
{
    return std::visit(Naming(), architecture);
}

NetworkArchitecture architectureNamed(std::string_view name, OutputKind outputKind)
{
    const std::vector<NetworkArchitecture> forms
        = architecturesNamed(name.substr(0, name.find('-')), outputKind);
    for (const NetworkArchitecture& form : forms)
        if (nameOf(form) == name
            || (&form == &forms.front() && name.find('-') == std::string_view::npos))
            return form;
    throw Error("unknown_network",
        message("unknown network \"%1\"; available: %2", std::string(name),
            oneOf(namesFor(outputKind))));
}

std::vector<NetworkArchitecture> standardNetworks(OutputKind outputKind)
{
    std::vector<std::string_view> names;
    if (outputKind == OutputKind::Sequence)
        names = { "gru-additive", "gru-dot", "gru-general", "lstm-additive", "lstm-dot",
            "lstm-general", "rnn-additive", "transformer", "transformer-unscaled", "gru-none",
            "lstm-none", "rnn-none" };
    else if (outputKind == OutputKind::Numbers)
        names = { KernelNetwork::id };
    else
        names = { "attention", "attention-unscaled", "lstm", "gru", "rnn", "lstm-forward",
            "window-1", "window-2", "window-4", "window-8", "token" };
    std::vector<NetworkArchitecture> networks;
    for (const std::string_view name : names)
        networks.push_back(architectureNamed(name, outputKind));
    return networks;
}

} // namespace core::training
