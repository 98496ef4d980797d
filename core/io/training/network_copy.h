#pragma once

#include <string>

namespace core {

// Copies a network with its comparison networks and all their checkpoints to another folder, which
// must not exist or be empty. All or nothing is copied. Errors: "folder_taken", "folder_not_made",
// those of reading files and of atomicWrite.
void copyTrainedNetwork(const std::string& first, const std::string& to);

} // namespace core
