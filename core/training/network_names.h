#pragma once

#include "core/training/network.h"
#include "core/training/tasks/example.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::training {

// Short name of an architecture in commands and folders: "gru-additive", "lstm", "window-2".
std::string nameOf(const NetworkArchitecture& architecture);

// Inverse of nameOf(). "gru", "lstm" and "rnn" give an encoder-decoder with additive attention for
// sequences, else a bidirectional tagger. Error "unknown_network".
NetworkArchitecture architectureNamed(std::string_view name, OutputKind outputKind);

// Architectures worth comparing for this output, simplest last.
std::vector<NetworkArchitecture> standardNetworks(OutputKind outputKind);

} // namespace core::training
