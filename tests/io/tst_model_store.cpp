#include "core/base/error.h"
#include "core/io/archives/npz.h"
#include "core/io/arrays/elements.h"
#include "core/io/arrays/npy.h"
#include "core/io/arrays/safetensors.h"
#include "core/io/arrays/safetensors_header.h"
#include "core/io/files/atomic_write.h"
#include "core/io/store/model_store.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <bit>
#include <cmath>
#include <fcntl.h>
#include <fstream>
#include <sys/mman.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using core::ModelStore;
using core::NamedTensors;
using core::Tensor;

namespace {

constexpr std::uint64_t mebi = std::uint64_t { 1 } << 20;

Tensor counting(core::Index rows, core::Index cols, float first = 0)
{
    Tensor tensor { { rows, cols }, core::Buffer(rows * cols), false };
    for (core::Index i = 0; i < tensor.size(); ++i)
        tensor.data.data()[i] = first + static_cast<float>(i);
    return tensor;
}

NamedTensors abc(core::Index side)
{
    NamedTensors tensors;
    tensors.emplace("a", counting(side, side, 0));
    tensors.emplace("b", counting(side, side, 1000));
    tensors.emplace("c", counting(side, side, 2000));
    return tensors;
}

// "problem", or empty if f() does not throw.
QString problemOf(auto&& f)
{
    try {
        f();
        return {};
    } catch (const core::Error& error) {
        return QString::fromStdString(error.problem);
    }
}

// Resident memory of this process.
std::uint64_t residentBytes()
{
    std::ifstream statm("/proc/self/statm");
    std::uint64_t size = 0, resident = 0;
    statm >> size >> resident;
    return resident * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace

class TestModelStore : public QObject {
    Q_OBJECT

    QTemporaryDir temporary;

    [[nodiscard]] std::string folder() const { return temporary.path().toStdString(); }
    [[nodiscard]] std::string path(const std::string& name) const { return folder() + "/" + name; }
    void write(const std::string& name, const std::string& content) const
    {
        core::atomicWrite(path(name), content);
    }

    // F32 tensors named t0, t1, …, sparse except for each one's first value.
    void writeSparse(const std::string& name, int count, std::uint64_t each) const
    {
        std::vector<core::TensorEntry> entries;
        for (int i = 0; i < count; ++i)
            entries.push_back({ "t" + std::to_string(i), core::DType::F32, { each / 4 },
                static_cast<std::uint64_t>(i) * each, static_cast<std::uint64_t>(i + 1) * each });
        const std::string start = core::safetensorsStart(entries);
        QFile file(QString::fromStdString(path(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(start.data(), static_cast<qint64>(start.size()));
        for (int i = 0; i < count; ++i) {
            const auto number = static_cast<float>(i + 1);
            const std::uint64_t place = start.size() + static_cast<std::uint64_t>(i) * each;
            file.seek(static_cast<qint64>(place));
            file.write(reinterpret_cast<const char*>(&number), sizeof number);
        }
        const std::uint64_t end = start.size() + static_cast<std::uint64_t>(count) * each;
        QVERIFY(file.resize(static_cast<qint64>(end)));
    }

    // Time until the first tensor's values are available, the fastest of a few runs.
    [[nodiscard]] double millisecondsToOpen(const std::string& name) const
    {
        double fastest = HUGE_VAL;
        for (int i = 0; i < 5; ++i) {
            QElapsedTimer clock;
            clock.start();
            const ModelStore store;
            (void)store.files(folder()).tensors(name).tensor("t0");
            fastest = std::min(fastest, static_cast<double>(clock.nsecsElapsed()) / 1e6);
        }
        return fastest;
    }

private slots:
    void onlyTheRequestedTensorIsRead_data()
    {
        QTest::addColumn<QByteArray>("content");
        const auto row = [](const char* name, const std::string& bytes) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes);
        };
        row("safetensors", core::writeSafetensors(abc(1024)));
        row("npz", core::writeNpz(abc(1024)));
    }
    void onlyTheRequestedTensorIsRead()
    {
        QFETCH(QByteArray, content);
        constexpr std::uint64_t each = 4ULL * 1024 * 1024;
        constexpr std::uint64_t little = each / 4; // headers, directories
        write("abc", content.toStdString());
        const ModelStore store;
        const core::TensorFile file = store.files(folder()).tensors("abc");
        QCOMPARE(file.contents->size(), 3U);
        QCOMPARE(file.contents->at("b"), (core::TensorInfo { { 1024, 1024 } }));
        QVERIFY(store.bytesRead() < little);
        QVERIFY(*file.tensor("b") == abc(1024).at("b"));
        QVERIFY(store.bytesRead() > each);
        QVERIFY(store.bytesRead() < each + 2 * little);
    }
    void cachedFilesAreNotReadAgain()
    {
        write("a.npy", core::writeNpy(counting(3, 4)));
        write("a.npz", core::writeNpz(abc(3)));
        write("a.safetensors", core::writeSafetensors(abc(3)));
        write("a.csv", "1,2\n3,4\n");
        write("edges.txt", "1-2\n");
        write("words.txt", "cat 1 2\ndog 3 4\n");
        const std::vector<std::string> words { "cat", "unicorn" };
        const ModelStore store;
        const auto readAll = [&] {
            const core::StoreFiles files = store.files(folder());
            for (const char* name : { "a.npy", "a.npz", "a.safetensors", "a.csv" }) {
                const core::TensorFile file = files.tensors(name);
                for (const auto& [tensor, form] : *file.contents)
                    (void)file.tensor(tensor);
            }
            (void)files.text("edges.txt");
            (void)files.wordVectors("words.txt", words);
        };
        readAll();
        const std::uint64_t once = store.bytesRead();
        QVERIFY(once > 0);
        readAll();
        QCOMPARE(store.bytesRead(), once);
        write("edges.txt", "1-2\n");
        readAll();
        QCOMPARE(store.bytesRead(), once + 4); // that one alone
    }
    void severalFilesOfWordVectorsAreCached()
    {
        write("v1.txt", "cat 1 2\n");
        write("v2.txt", "cat 3 4\n");
        const ModelStore store;
        const std::vector<std::string> words { "cat", "dog" };
        const auto look
            = [&](const char* name) { return store.files(folder()).wordVectors(name, words); };
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(look("v1.txt").at("cat"), (std::vector<float> { 1, 2 }));
            QCOMPARE(look("v2.txt").at("cat"), (std::vector<float> { 3, 4 }));
            QCOMPARE(store.bytesRead(), 16U);
        }
    }
    void changedFileIsReadAgain()
    {
        const ModelStore store;
        const core::StoreFiles files = store.files(folder());
        write("x", core::writeNpy(counting(2, 2, 1)));
        const core::TensorFile before = files.tensors("x");
        const auto previous = before.tensor("");
        write("x", core::writeNpy(counting(2, 3, 7)));
        QVERIFY(*files.tensors("x").tensor("") == counting(2, 3, 7));
        QVERIFY(*before.tensor("") == counting(2, 2, 1)); // unchanged since it was opened
        QVERIFY(*previous == counting(2, 2, 1));
    }
    // The file is replaced between reading its contents and reading a tensor: still the old file.
    void openedFileIsUnaffectedByReplacement()
    {
        write("x", core::writeSafetensors(abc(8)));
        const ModelStore store;
        const core::TensorFile file = store.files(folder()).tensors("x");
        write("x", core::writeSafetensors({}));
        QVERIFY(*file.tensor("c") == abc(8).at("c"));
    }
    void truncatedOpenFileIsAnErrorNotACrash()
    {
        write("x", core::writeSafetensors(abc(512)));
        const ModelStore store;
        const core::TensorFile file = store.files(folder()).tensors("x");
        (void)file.tensor("a");
        QCOMPARE(::truncate(path("x").c_str(), 4096), 0);
        QCOMPARE(problemOf([&] { (void)file.tensor("c"); }), QString("file_changed"));
        QVERIFY(*file.tensor("a") == abc(512).at("a")); // read earlier
        QCOMPARE(problemOf([&] { (void)store.files(folder()).tensors("x"); }),
            QString("safetensors_offsets"));
    }
    void overwrittenOpenFileIsAnError()
    {
        write("x", core::writeSafetensors(abc(8)));
        const ModelStore store;
        const core::TensorFile file = store.files(folder()).tensors("x");
        QTest::qWait(20); // file times have a limited resolution
        QFile same(QString::fromStdString(path("x")));
        QVERIFY(same.open(QIODevice::ReadWrite));
        same.write(QByteArray::fromStdString(core::writeSafetensors(abc(8))));
        same.close();
        QCOMPARE(problemOf([&] { (void)file.tensor("c"); }), QString("file_changed"));
        QVERIFY(*store.files(folder()).tensors("x").tensor("c") == abc(8).at("c"));
    }
    void usedFilesDetectChanges()
    {
        write("x", core::writeNpy(counting(2, 2)));
        write("t", "1-2");
        const ModelStore store;
        core::UsedFiles used;
        QVERIFY(used.empty() && used.unchanged());
        const core::StoreFiles files = store.files(folder(), &used);
        (void)files.tensors("x");
        QVERIFY(!used.empty() && used.unchanged());
        (void)files.text("t");
        QVERIFY(used.unchanged());
        write("t", "2-1");
        QVERIFY(!used.unchanged());
        core::UsedFiles other;
        (void)store.files(folder(), &other).tensors("x");
        QVERIFY(other.unchanged());
        QVERIFY(QFile::remove(QString::fromStdString(path("x"))));
        QVERIFY(!other.unchanged());
    }
    void halfGigabyteOpensAtOnceWithoutMemory()
    {
        constexpr std::uint64_t each = 10 * mebi;
        writeSparse("small.safetensors", 1, each);
        writeSparse("model.safetensors", 50, each);
        const double small = millisecondsToOpen("small.safetensors");
        const double large = millisecondsToOpen("model.safetensors");
        const std::uint64_t before = residentBytes();
        const ModelStore store;
        const auto tensor = store.files(folder()).tensors("model.safetensors").tensor("t0");
        const std::uint64_t more = residentBytes() - before;
        qInfo("opened in %.2f ms, a file of one such tensor in %.2f; %.1f MiB more than before",
            large, small, static_cast<double>(more) / static_cast<double>(mebi));
        QCOMPARE(tensor->values()[0], 1.0F);
        QVERIFY(large < 3 * small + 10); // reading all fifty takes fifty times as long
        QVERIFY(more < each + 64 * mebi);
        QVERIFY(store.bytesRead() < each + mebi);
    }
    void filesBeyondTwoGigabytesOpen()
    {
        writeSparse("large.safetensors", 30, 100 * mebi);
        const ModelStore store;
        const auto tensor = store.files(folder()).tensors("large.safetensors").tensor("t29");
        QCOMPARE(tensor->values()[0], 30.0F);
    }
    void tensorBeyondTheLimitIsRefusedBeforeReading()
    {
        writeSparse("one.safetensors", 1, 2048 * mebi + 4);
        const ModelStore store;
        const core::TensorFile file = store.files(folder()).tensors("one.safetensors");
        const std::uint64_t before = residentBytes();
        QCOMPARE(problemOf([&] { (void)file.tensor("t0"); }), QString("tensor_too_large"));
        QVERIFY(residentBytes() < before + 64 * mebi);
        QVERIFY(store.bytesRead() < mebi);
    }
    void cacheIsBounded()
    {
        writeSparse("model.safetensors", 10, mebi);
        const ModelStore store({ .tensorBytes = 3 * mebi });
        const core::TensorFile file = store.files(folder()).tensors("model.safetensors");
        const auto used = file.tensor("t0");
        for (int i = 1; i < 10; ++i)
            (void)file.tensor("t" + std::to_string(i));
        QCOMPARE(store.bytesKept(), 3 * mebi);
        const std::uint64_t read = store.bytesRead();
        for (const char* last : { "t7", "t8", "t9" })
            (void)file.tensor(last);
        QCOMPARE(store.bytesRead(), read);
        QCOMPARE(file.tensor("t0"), used); // not cached, but still referenced
        QCOMPARE(store.bytesRead(), read);
        QCOMPARE(file.tensor("t1")->values()[0], 2.0F); // dropped, and read again
        QVERIFY(store.bytesRead() >= read + mebi);
    }
    // A single tensor beyond the limit stays cached, as the next step of a slider needs it again.
    void lastTensorStaysCachedAtAnySize()
    {
        writeSparse("model.safetensors", 2, mebi);
        const ModelStore store({ .tensorBytes = 1 });
        const core::TensorFile file = store.files(folder()).tensors("model.safetensors");
        (void)file.tensor("t1");
        const std::uint64_t read = store.bytesRead();
        (void)file.tensor("t1");
        QCOMPARE(store.bytesRead(), read);
    }
    void evictedFilesEvictTheirTensors()
    {
        const ModelStore store({ .files = 2 });
        for (int i = 0; i < 5; ++i) {
            const std::string name = "n" + std::to_string(i);
            write(name, core::writeNpy(counting(8, 8)));
            (void)store.files(folder()).tensors(name).tensor("");
        }
        QCOMPARE(store.bytesKept(), 2U * 8 * 8 * 4);
    }
    void concurrentRequestsReadOnce()
    {
        const NamedTensors tensors = abc(300);
        write("x", core::writeSafetensors(tensors));
        constexpr std::uint64_t all = 3ULL * 4 * 300 * 300;
        for (int round = 0; round < 20; ++round) {
            const ModelStore store;
            std::atomic<int> wrong = 0;
            const auto ask = [&] {
                const core::TensorFile file = store.files(folder()).tensors("x");
                for (const char* name : { "a", "b", "c" })
                    wrong += *file.tensor(name) == tensors.at(name) ? 0 : 1;
            };
            {
                std::vector<std::jthread> threads;
                for (int i = 0; i < 4; ++i)
                    threads.emplace_back(ask);
            }
            QCOMPARE(wrong.load(), 0);
            QVERIFY(store.bytesRead() >= all && store.bytesRead() < all + 10000);
        }
    }
    // Every half-precision value, in several chunks, against the definition of its format.
    void halfPrecisionIsExact()
    {
        constexpr std::uint64_t patterns = 65536;
        constexpr std::uint64_t bytes = 2 * patterns;
        const std::string header
            = R"({"f":{"dtype":"F16","shape":[65536],"data_offsets":[0,131072]},)"
              R"("b":{"dtype":"BF16","shape":[256,256],"data_offsets":[131072,262144]}})";
        std::string file;
        for (unsigned shift = 0; shift < 64; shift += 8)
            file += static_cast<char>((header.size() >> shift) & 0xFFU);
        file += header;
        for (std::uint64_t i = 0; i < 2 * patterns; ++i)
            file += { static_cast<char>(i & 0xFFU), static_cast<char>((i >> 8U) & 0xFFU) };
        write("half", file);
        const ModelStore store;
        const core::TensorFile opened = store.files(folder()).tensors("half");
        QCOMPARE(opened.contents->at("f").dtype, core::DType::F16);
        QCOMPARE(opened.contents->at("b").dtype, core::DType::BF16);
        const auto f = opened.tensor("f");
        QCOMPARE(store.bytesKept(), 4 * patterns); // the other tensor is still in its file, with
        QVERIFY(store.bytesRead() < bytes + 10000); // half the size
        const auto b = opened.tensor("b");
        for (std::uint32_t i = 0; i < patterns; ++i) {
            const int exponent = static_cast<int>(i >> 10U & 31U);
            const auto fraction = static_cast<double>(i & 1023U);
            const double size = exponent == 0 ? std::ldexp(fraction, -24)
                : exponent < 31               ? std::ldexp(1024 + fraction, exponent - 25)
                : fraction == 0               ? HUGE_VAL
                                              : std::nan("");
            const double expected = (i & 0x8000U) != 0 ? -size : size;
            const auto found = static_cast<double>(f->values()[i]);
            QVERIFY(std::isnan(expected) ? std::isnan(found) : found == expected);
            QCOMPARE(std::bit_cast<std::uint32_t>(b->values()[i]), i << 16U);
        }
    }
    // An archive is checked as far as it is read: first its directory, a member when it is read.
    void damagedMemberDoesNotAffectOthers()
    {
        std::string file = core::writeNpz(abc(16));
        const std::size_t data = file.find("c.npy") + 5 + 128; // after the header of the array
        file[data + 40] = static_cast<char>(file[data + 40] ^ 1);
        write("x", file);
        const ModelStore store;
        const core::TensorFile opened = store.files(folder()).tensors("x");
        QVERIFY(*opened.tensor("a") == abc(16).at("a"));
        QCOMPARE(problemOf([&] { (void)opened.tensor("c"); }), QString("npz_damaged"));
        QCOMPARE(problemOf([&] { (void)opened.tensor("c"); }), QString("npz_damaged"));
    }
};

QTEST_GUILESS_MAIN(TestModelStore)
#include "tst_model_store.moc"
