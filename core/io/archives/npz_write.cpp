#include "core/io/archives/npz.h"

#include "core/io/archives/stored_zip.h"
#include "core/io/arrays/array_name.h"
#include "core/io/arrays/npy.h"

#include <vector>

namespace core {

std::string writeNpz(const NamedTensors& tensors)
{
    std::string result;
    std::vector<ZipMember> members;
    members.reserve(tensors.size());
    for (const auto& [name, tensor] : tensors) {
        checkArrayName(name);
        const std::string bytes = writeNpy(tensor);
        members.push_back({ name + ".npy", bytes.size(), result.size(), checksum(0, bytes) });
        result += zipHeader(members.back()) + bytes;
    }
    return result + zipDirectory(members);
}

} // namespace core
