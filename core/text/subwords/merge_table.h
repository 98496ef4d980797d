#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core {

// The result of a merge and its priority.
struct Merge {
    std::uint32_t rank = 0;
    std::uint32_t made = 0;
};

// A hash table of merges by pairs, with open addressing.
class MergeTable {
public:
    // Overwrites an equal pair.
    void insert(std::uint32_t left, std::uint32_t right, Merge merge);
    // Null if there is no merge.
    [[nodiscard]] const Merge* find(std::uint32_t left, std::uint32_t right) const
    {
        const Slot& slot = table[slotOf(left, right)];
        return slot.isUsed ? &slot.merge : nullptr;
    }

private:
    struct Slot {
        std::uint32_t left = 0;
        std::uint32_t right = 0;
        Merge merge;
        bool isUsed = false;
    };

    // The slot of the pair, or the free slot for it.
    [[nodiscard]] std::size_t slotOf(std::uint32_t left, std::uint32_t right) const
    {
        constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;
        const std::uint64_t key = (std::uint64_t { left } << 32 | right) * golden;
        std::size_t i = static_cast<std::size_t>(key >> 32) & (table.size() - 1);
        while (table[i].isUsed && (table[i].left != left || table[i].right != right))
            i = (i + 1) & (table.size() - 1);
        return i;
    }

    std::vector<Slot> table = std::vector<Slot>(64);
    std::size_t used = 0;
};

} // namespace core
