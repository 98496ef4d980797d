#include "core/base/block_pool.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <new>
#include <utility>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace core {

namespace {

    constexpr std::size_t blockAlignment = 64;
    constexpr std::size_t hugePage = std::size_t { 2 } << 20;

    // Rounds up by at most an eighth, so that one more token fits into a kept block.
    std::size_t rounded(std::size_t bytes)
    {
        const std::size_t step = std::bit_floor(bytes) / 8;
        return (bytes + step - 1) / step * step;
    }

    // Large blocks start on a huge page and ask for huge pages: the first touch of 128 MiB of
    // weights then costs 64 page faults instead of 32768.
    std::align_val_t alignmentOf(std::size_t bytes)
    {
        return std::align_val_t { bytes >= 2 * hugePage ? hugePage : blockAlignment };
    }

    void* allocate(std::size_t bytes)
    {
        const std::align_val_t alignment = alignmentOf(bytes);
        void* block = ::operator new(bytes, alignment);
#ifdef __linux__
        if (alignment == std::align_val_t { hugePage })
            madvise(block, bytes, MADV_HUGEPAGE);
#endif
        return block;
    }

    void release(void* block, std::size_t bytes)
    {
        ::operator delete(block, alignmentOf(bytes));
    }

    void releaseAll(auto* chain)
    {
        while (chain != nullptr) {
            auto* const next = chain->next;
            release(chain, chain->bytes);
            chain = next;
        }
    }

} // namespace

BlockPool::BlockPool(std::size_t bytesAtMost)
    : most(bytesAtMost)
{
}

BlockPool::~BlockPool()
{
    clear();
}

void* BlockPool::take(std::size_t bytes)
{
    assert(bytes >= smallest);
    bytes = rounded(bytes);
    Kept* found = nullptr;
    Kept* gone = nullptr;
    {
        const std::lock_guard lock(mutex);
        found = takeKept(bytes);
        if (found == nullptr)
            gone = detachOldest(bytes);
    }
    if (found != nullptr)
        return found;
    releaseAll(gone);
    try {
        return allocate(bytes);
    } catch (const std::bad_alloc&) {
        clear();
        return allocate(bytes);
    }
}

void BlockPool::give(void* block, std::size_t bytes) noexcept
{
    assert(block != nullptr && bytes >= smallest);
    bytes = rounded(bytes);
    Kept* gone = nullptr;
    {
        const std::lock_guard lock(mutex);
        if (keeping && bytes <= most) {
            if (kept + bytes > most)
                gone = detachOldest(kept + bytes - most);
            newest = new (std::exchange(block, nullptr)) Kept { newest, bytes, runs };
            kept += bytes;
        }
    }
    releaseAll(gone);
    if (block != nullptr)
        release(block, bytes);
}

void BlockPool::endRun() noexcept
{
    Kept* gone = nullptr;
    {
        const std::lock_guard lock(mutex);
        gone = detachBefore(runs);
        ++runs;
        keeping = true;
    }
    releaseAll(gone);
}

bool BlockPool::clear() noexcept
{
    Kept* gone = nullptr;
    {
        const std::lock_guard lock(mutex);
        gone = std::exchange(newest, nullptr);
        kept = 0;
        keeping = false;
    }
    const bool any = gone != nullptr;
    releaseAll(gone);
    return any;
}

std::size_t BlockPool::bytesKept() const
{
    const std::lock_guard lock(mutex);
    return kept;
}

// The newest block of this size: most likely still in a cache.
BlockPool::Kept* BlockPool::takeKept(std::size_t bytes)
{
    for (Kept** at = &newest; *at != nullptr; at = &(*at)->next) {
        if ((*at)->bytes == bytes) {
            Kept* const found = *at;
            *at = found->next;
            kept -= bytes;
            return found;
        }
    }
    return nullptr;
}

// Detaches the oldest blocks that add up to `bytes`, or all.
BlockPool::Kept* BlockPool::detachOldest(std::size_t bytes)
{
    Kept* gone = nullptr;
    for (std::size_t sum = 0; sum < bytes && newest != nullptr;) {
        Kept** last = &newest;
        while ((*last)->next != nullptr)
            last = &(*last)->next;
        sum += (*last)->bytes;
        kept -= (*last)->bytes;
        (*last)->next = gone;
        gone = std::exchange(*last, nullptr);
    }
    return gone;
}

// Detaches blocks given before the end of that run; they are the last in the list.
BlockPool::Kept* BlockPool::detachBefore(std::uint64_t run)
{
    Kept** at = &newest;
    while (*at != nullptr && (*at)->run >= run)
        at = &(*at)->next;
    for (const Kept* block = *at; block != nullptr; block = block->next)
        kept -= block->bytes;
    return std::exchange(*at, nullptr);
}

BlockPool& sharedBlocks()
{
    constexpr std::size_t bytesAtMost = std::size_t { 1 } << 30;
    // Never destroyed: a matrix of static duration may give its block back later.
    static BlockPool& shared = *new BlockPool(bytesAtMost);
    return shared;
}

} // namespace core
