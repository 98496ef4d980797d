#include "core/io/npz.h"

#include "core/io/array_name.h"
#include "core/io/npy.h"
#include "core/io/stored_zip.h"

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
