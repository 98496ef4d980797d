#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>

namespace core {

// Keeps large unused blocks of memory for the next trace: the system would clear every page of
// fresh ones, which takes longer than computing their contents. Goals: take() allocates only when
// no kept block fits, and first releases as much, so that blocks in use and kept together never
// exceed the largest use so far; blocks that the newest run did not need are released at its end.
// Not a goal: small blocks, which the C library keeps. Thread-safe.
class BlockPool {
public:
    static constexpr std::size_t smallest = std::size_t { 1 } << 20; // bytes of a block

    explicit BlockPool(std::size_t bytesAtMost); // that are kept
    BlockPool(const BlockPool&) = delete;
    BlockPool& operator=(const BlockPool&) = delete;
    ~BlockPool();

    // A block of at least `bytes` bytes, aligned to a cache line; from 4 MiB on, to a huge page.
    // Throws std::bad_alloc only if an allocation fails while no block is kept.
    [[nodiscard]] void* take(std::size_t bytes);
    void give(void* block, std::size_t bytes) noexcept; // bytes: as in take()

    // Ends a run: releases the blocks kept since before the end of the previous run.
    void endRun() noexcept;

    // Releases every kept block and keeps none until a run ends; false if none was kept.
    bool clear() noexcept;

    [[nodiscard]] std::size_t bytesKept() const;

private:
    // Stored in the block's own first bytes: keeping a block needs no memory.
    struct Kept {
        Kept* next;
        std::size_t bytes;
        std::uint64_t run; // number of runs before it was given
    };

    Kept* takeKept(std::size_t bytes);
    Kept* detachOldest(std::size_t bytes);
    Kept* detachBefore(std::uint64_t run);

    const std::size_t most;
    mutable std::mutex mutex; // guards what follows
    Kept* newest = nullptr; // linked to the oldest
    std::size_t kept = 0;
    std::uint64_t runs = 0;
    bool keeping = true;
};

// The pool of all matrices. A global, but no result depends on its contents.
BlockPool& sharedBlocks();

} // namespace core
