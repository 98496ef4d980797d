#pragma once

#include "core/training/network.h"
#include "core/training/tasks/example.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::training {

// A network in a word, as commands and folders name it: "gru-additive", "lstm", "window-2".
std::string nameOf(const Architecture& architecture);

// The other way round: "gru", "lstm" and "rnn" mean what suits the answer, with additive attention
// where nothing is said of it. Error "unknown_network".
Architecture architectureNamed(std::string_view name, OutputKind answer);

// Those that are worth comparing where the answer is such a one, simplest last.
std::vector<Architecture> standardNetworks(OutputKind answer);

} // namespace core::training
