#include "core/text/subwords/merge_table.h"

#include <utility>

namespace core {

void MergeTable::insert(std::uint32_t left, std::uint32_t right, Merge merge)
{
    if ((used + 1) * 2 > table.size()) {
        const auto old = std::exchange(table, std::vector<Slot>(table.size() * 2));
        for (const Slot& slot : old)
            if (slot.isUsed)
                table[slotOf(slot.left, slot.right)] = slot;
    }
    Slot& slot = table[slotOf(left, right)];
    used += slot.isUsed ? 0 : 1;
    slot = { left, right, merge, true };
}

} // namespace core
