#pragma once

#include "core/base/error.h"
#include "core/training/trained_network.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core {

// A network trained with Headlight in a list of such networks.
struct ListedNetwork {
    std::string folder; // of the first network of its group
    std::string title; // as renamed by the user; empty: it has the folder's name
    training::TrainingSpec spec {};
    std::optional<training::Report> last {}; // nullopt: it has not been trained yet
    std::size_t comparisons = 0; // networks trained alongside
    std::int64_t time = 0; // of its last change, in seconds since 1970
    std::optional<Error> error {}; // why it cannot be read
};

// The networks in the subfolders of a folder, the newest first. Other subfolders are left out; a
// damaged network is listed with its error. Names of `files` are absolute.
std::vector<ListedNetwork> networksIn(const std::string& folder, const Files& files);

// Gives a network another name in lists; its folder keeps its own, which sessions refer to. An
// empty title removes it. Errors: those of atomicWrite.
void saveTitle(const std::string& folder, const std::string& title);

} // namespace core
