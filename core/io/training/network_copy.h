#pragma once

#include <string>

namespace core {

// The network of a folder, those that learnt beside it and all their moments, in another folder,
// which is not there yet or is empty. Afterwards all of it is there or nothing. Errors:
// "folder_taken", "folder_not_made", those of reading files and of atomicWrite.
void copyTrainedNetwork(const std::string& first, const std::string& to);

} // namespace core
