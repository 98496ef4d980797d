#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>

namespace core {

// Large blocks of memory that nobody holds any more, kept for the next trace: the system would
// clear every page of fresh ones, which takes longer than computing what goes in. Goals: take()
// asks the system for more only when nothing kept fits, and lets as much go before, so that blocks
// in use and kept together never exceed the most that was ever in use; what the newest run had no
// need for goes at its end. No goal: small blocks, which the C library keeps. Several threads may
// ask.
class BlockPool {
public:
    static constexpr std::size_t smallest = std::size_t { 1 } << 20; // bytes of a block

    explicit BlockPool(std::size_t bytesAtMost); // that are kept
    BlockPool(const BlockPool&) = delete;
    BlockPool& operator=(const BlockPool&) = delete;
    ~BlockPool();

    // At least so many bytes, on a cache line; from `hugePage` bytes on a huge page, and asking for
    // such. std::bad_alloc only when there is no memory with nothing kept, either.
    [[nodiscard]] void* take(std::size_t bytes);
    void give(void* block, std::size_t bytes) noexcept; // as many as were taken

    // The end of a run: lets go what has been kept since before the end of the one before it.
    void endRun() noexcept;

    // Lets go everything that is kept, and keeps nothing more until a run ends; false if nothing
    // was kept.
    bool clear() noexcept;

    [[nodiscard]] std::size_t bytesKept() const;

private:
    // Stands in the block's own first bytes: keeping a block needs no memory.
    struct Kept {
        Kept* next;
        std::size_t bytes;
        std::uint64_t run; // after so many runs it was given
    };

    Kept* takeKept(std::size_t bytes);
    Kept* detachOldest(std::size_t bytes);
    Kept* detachBefore(std::uint64_t run);

    const std::size_t most;
    mutable std::mutex mutex; // guards what follows
    Kept* newest = nullptr; // and so on to the oldest
    std::size_t kept = 0;
    std::uint64_t runs = 0;
    bool keeping = true;
};

// The one that all matrices share. A global, but only of memory, whose contents nobody relies on:
// no result depends on it.
BlockPool& sharedBlocks();

} // namespace core
