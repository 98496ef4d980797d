#include "core/base/block_pool.h"

#include <QtTest>

#include <atomic>
#include <cstring>
#include <thread>
#include <vector>

using core::BlockPool;

namespace {

constexpr std::size_t mebi = std::size_t { 1 } << 20;

// Takes all blocks, then gives each one back.
void keep(BlockPool& pool, const std::vector<std::size_t>& sizes)
{
    std::vector<void*> blocks;
    for (const std::size_t bytes : sizes)
        blocks.push_back(pool.take(bytes));
    for (std::size_t i = 0; i < sizes.size(); ++i)
        pool.give(blocks[i], sizes[i]);
}

// Takes blocks, marks them, and counts those that another thread wrote to.
void mark(BlockPool& pool, unsigned char own, std::atomic<int>& strangers)
{
    for (std::size_t i = 0; i < 200; ++i) {
        const std::size_t bytes = mebi + i % 3 * mebi;
        auto* const block = static_cast<unsigned char*>(pool.take(bytes));
        std::memset(block, own, 4096);
        block[bytes - 1] = own;
        std::this_thread::yield();
        for (const std::size_t at : { std::size_t { 0 }, std::size_t { 4095 }, bytes - 1 })
            strangers += block[at] == own ? 0 : 1;
        pool.give(block, bytes);
        if (i % 10 == 0)
            pool.endRun();
    }
}

} // namespace

class TestBlockPool : public QObject {
    Q_OBJECT

private slots:
    void returnedBlockIsReused()
    {
        BlockPool pool(64 * mebi);
        void* const block = pool.take(8 * mebi);
        pool.give(block, 8 * mebi);
        QCOMPARE(pool.bytesKept(), 8 * mebi);
        void* const again = pool.take(8 * mebi);
        QCOMPARE(again, block);
        QCOMPARE(pool.bytesKept(), 0U);
        pool.give(again, 8 * mebi);
    }

    void blockFitsOneTokenMoreOrLess()
    {
        BlockPool pool(64 * mebi);
        const auto weights = [](std::size_t n) { return n * n * sizeof(float); };
        void* const block = pool.take(weights(1000));
        pool.give(block, weights(1000));
        for (const std::size_t n : { 1001U, 1005U, 999U }) {
            void* const again = pool.take(weights(n));
            QCOMPARE(again, block);
            std::memset(again, 1, weights(n));
            pool.give(again, weights(n));
        }
    }

    void limitFreesTheOldestBlock()
    {
        BlockPool pool(8 * mebi);
        void* const old = pool.take(4 * mebi);
        void* const young = pool.take(6 * mebi);
        pool.give(old, 4 * mebi);
        pool.give(young, 6 * mebi);
        QCOMPARE(pool.bytesKept(), 6 * mebi);
        keep(pool, { 9 * mebi });
        QCOMPARE(pool.bytesKept(), 0U); // the small block was released for it, and it is too large
    }

    void usedAndFreeBytesStayBelowPeakUse()
    {
        BlockPool pool(64 * mebi);
        keep(pool, { 8 * mebi, 8 * mebi, 8 * mebi }); // 24 MiB in use at once
        void* const block = pool.take(16 * mebi); // fits into none of them
        QCOMPARE(pool.bytesKept(), 8 * mebi);
        pool.give(block, 16 * mebi);
        QCOMPARE(pool.bytesKept(), 24 * mebi);
    }

    void endOfRunFreesUnusedBlocks()
    {
        BlockPool pool(64 * mebi);
        keep(pool, { 8 * mebi, 2 * mebi }); // a trace displayed until the next was ready
        pool.endRun();
        keep(pool, { 2 * mebi });
        QCOMPARE(pool.bytesKept(), 10 * mebi);
        pool.endRun();
        QCOMPARE(pool.bytesKept(), 2 * mebi);
        pool.endRun();
        QCOMPARE(pool.bytesKept(), 0U);
    }

    void clearingFreesAllBlocks()
    {
        BlockPool pool(64 * mebi);
        keep(pool, { 2 * mebi, 3 * mebi });
        QVERIFY(pool.clear());
        QCOMPARE(pool.bytesKept(), 0U);
        QVERIFY(!pool.clear());
    }

    void clearedPoolRetainsNothingUntilARunEnds()
    {
        BlockPool pool(64 * mebi);
        (void)pool.clear();
        keep(pool, { 2 * mebi }); // a trace that was still referenced
        QCOMPARE(pool.bytesKept(), 0U);
        pool.endRun();
        keep(pool, { 2 * mebi });
        QCOMPARE(pool.bytesKept(), 2 * mebi);
    }

    void outOfMemoryFreesAllBlocks()
    {
        BlockPool pool(64 * mebi);
        keep(pool, { 2 * mebi });
        constexpr std::size_t tooMuch = std::size_t { 1 } << 62;
#ifdef __SANITIZE_ADDRESS__
        QSKIP("the sanitizer ends the program when so much is asked for");
#endif
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, (void)pool.take(tooMuch));
        QCOMPARE(pool.bytesKept(), 0U);
    }

    void largeBlocksStartOnAHugePage()
    {
        BlockPool pool(64 * mebi);
        void* const block = pool.take(5 * mebi);
        QCOMPARE(reinterpret_cast<std::uintptr_t>(block) % (2 * mebi), 0U);
        pool.give(block, 5 * mebi);
    }

    void blockHasOneThreadAtATime()
    {
        BlockPool pool(6 * mebi); // so small that blocks are released all the time
        std::atomic<int> strangers = 0;
        {
            std::vector<std::jthread> threads;
            for (unsigned char own = 1; own <= 4; ++own)
                threads.emplace_back([&, own] { mark(pool, own, strangers); });
        }
        QCOMPARE(strangers.load(), 0);
        QVERIFY(pool.bytesKept() <= 6 * mebi);
    }
};

QTEST_APPLESS_MAIN(TestBlockPool)
#include "tst_block_pool.moc"
