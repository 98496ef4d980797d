#pragma once

#include "core/input/files.h"
#include "core/io/arrays/tensor_index.h"

#include <cstdint>
#include <string>

namespace core {

struct NpzLimits {
    std::uint64_t entries = 4096;
    std::uint64_t inflatedBytes = std::uint64_t { 1 } << 30; // of all arrays read at once
    // An archive that unpacks to more than `harmlessBytes` may not unpack to more than `ratio`
    // times its size. Zeros compress a thousandfold, so small masks must be allowed to.
    std::uint64_t ratio = 100;
    std::uint64_t harmlessBytes = std::uint64_t { 64 } << 20;
};

// NumPy's archive of npy files (savez, savez_compressed): stored or deflated members, CRC checked.
// Names are without ".npy". Errors: "npz_damaged", "npz_too_many", "array_name", "npz_duplicate",
// "npz_foreign_member", "npz_pytorch", "npz_encrypted", "npz_compression", "npz_too_large",
// "npz_bomb", and those of readNpy for a member.
NamedTensors readNpz(Bytes file, const NpzLimits& limits = {});
// Unpacks the arrays' headers only; the limits hold for each array alone, and its CRC is checked
// when it is read. Parts of a stored (not deflated) array are read without the rest and without
// limits.
TensorIndex indexNpz(const ByteSource& file, const NpzLimits& limits = {});

// Stored, sorted by name, all times 1980-01-01: the same tensors give the same bytes. Error
// "array_name" for a name that readNpz would refuse.
std::string writeNpz(const NamedTensors& tensors);

} // namespace core
