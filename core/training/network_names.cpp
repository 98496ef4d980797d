#include "core/training/network_names.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/message.h"

#include <optional>

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
        for (const CellKind cell : { CellKind::Gru, CellKind::Lstm, CellKind::Rnn }) {
            if (first != idOf(cell))
                continue;
            if (outputKind == OutputKind::Sequence)
                for (const Alignment alignment :
                    { Alignment::Additive, Alignment::Dot, Alignment::General, Alignment::None })
                    forms.emplace_back(EncoderDecoder { cell, alignment });
            else
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
            oneOf(std::vector<std::string> { "gru", "lstm", "rnn", "transformer", "attention",
                "window", "token", "kernel", "gru-none", "window-2", "attention-unscaled" })));
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
