#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/io/archives/npz.h"
#include "core/io/arrays/npy.h"
#include "core/io/arrays/safetensors.h"
#include "core/io/files/sniff.h"
#include "core/io/store/tensor_file.h"
#include "core/io/store/word_vectors.h"
#include "core/io/text/table.h"

#include <QFile>
#include <QtTest>

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <limits>
#include <optional>
#include <string>

using core::bytesOf;
using core::Matrix;
using core::NamedTensors;
using core::Tensor;

namespace {

// A small file, its reader, and the range of its values, which have no checksum.
struct Seed {
    std::string file;
    std::function<NamedTensors(const std::string&)> read;
    std::function<bool(std::size_t)> isData = [](std::size_t) { return false; };
};

Tensor special()
{
    const float infinity = std::numeric_limits<float>::infinity();
    return core::toTensor(Matrix { { 1, -0.5F, 1e-40F }, { infinity, -infinity, 3e38F } });
}

NamedTensors several()
{
    NamedTensors tensors;
    tensors.emplace("w_q", special());
    Tensor mask = core::toTensor(Matrix { { 1, 0, 1 } });
    mask.boolean = true;
    tensors.emplace("mask", mask);
    tensors.emplace("b", Tensor { {}, core::Buffer(1) }).first->second.data.data()[0] = 2;
    return tensors;
}

NamedTensors unnamed(Tensor tensor)
{
    NamedTensors result;
    result.emplace("", std::move(tensor));
    return result;
}

Seed npy()
{
    const std::string file = core::writeNpy(special());
    return { file, [](const std::string& f) { return unnamed(core::readNpy(bytesOf(f))); },
        // '<' and '>' differ in one bit, and nothing else in the file gives the byte order.
        [=](std::size_t at) { return at >= 128 || at == file.find('<'); } };
}

Seed fortranNpy()
{
    std::string file = core::writeNpy(special());
    file.replace(file.find("False"), 5, "True ");
    return { file, [](const std::string& f) { return unnamed(core::readNpy(bytesOf(f))); },
        [=](std::size_t at) { return at >= 128 || at == file.find('<'); } };
}

Seed npz()
{
    return { core::writeNpz(several()),
        [](const std::string& f) { return core::readNpz(bytesOf(f)); } };
}

Seed deflatedNpz() // written by NumPy
{
    QFile file(TEST_DATA "/suites/npy/two_deflate.npz");
    if (!file.open(QIODevice::ReadOnly))
        qFatal("two_deflate.npz is missing");
    return { file.readAll().toStdString(),
        [](const std::string& f) { return core::readNpz(bytesOf(f)); } };
}

Seed safetensors()
{
    const std::string file = core::writeSafetensors(several(), { { "format", "pt" } });
    const std::size_t data = 8 + core::littleEndian(bytesOf(file), 8);
    return { file, [](const std::string& f) { return core::readSafetensors(bytesOf(f)); },
        [=](std::size_t at) { return at >= data; } };
}

bool sameNumbers(const Tensor& a, const Tensor& b)
{
    return a.shape == b.shape && a.boolean == b.boolean
        && std::ranges::equal(a.values(), b.values(), [](float x, float y) {
               return std::bit_cast<std::uint32_t>(x) == std::bit_cast<std::uint32_t>(y);
           });
}

// Whether the tensors are equal, ignoring their names.
bool sameTensors(const NamedTensors& a, const NamedTensors& b)
{
    return a.size() == b.size() && std::ranges::all_of(a, [&](const auto& one) {
        return std::ranges::any_of(
            b, [&](const auto& other) { return sameNumbers(one.second, other.second); });
    });
}

// Nothing if the file is refused with an error.
std::optional<NamedTensors> attempt(const Seed& seed, const std::string& file)
{
    try {
        return seed.read(file);
    } catch (const core::Error& error) {
        if (error.problem.empty() || error.detail().size() < 20
            || core::firstIllFormed(error.detail()))
            qFatal("a refusal without a reason: %s %s", error.problem.c_str(), error.what());
        return std::nullopt;
    }
}

void addSeeds()
{
    QTest::addColumn<int>("format");
    QTest::newRow("npy") << 0;
    QTest::newRow("npy in Fortran order") << 1;
    QTest::newRow("npz") << 2;
    QTest::newRow("deflated npz") << 3;
    QTest::newRow("safetensors") << 4;
}

Seed seedOf(int format)
{
    constexpr std::array makers { npy, fortranNpy, npz, deflatedNpz, safetensors };
    return makers.at(static_cast<std::size_t>(format))();
}

} // namespace

class TestDamagedFiles : public QObject {
    Q_OBJECT

private slots:
    void everyTruncatedFileIsRefused_data() { addSeeds(); }
    void everyTruncatedFileIsRefused()
    {
        QFETCH(int, format);
        const Seed seed = seedOf(format);
        QVERIFY(seed.file.size() <= 1024);
        QVERIFY(attempt(seed, seed.file).has_value());
        for (std::size_t length = 0; length < seed.file.size(); ++length)
            QVERIFY2(!attempt(seed, seed.file.substr(0, length)), std::to_string(length).c_str());
        QVERIFY(!attempt(seed, seed.file + '\0'));
    }
    void everyFlippedBitIsRefusedOrHarmless_data() { addSeeds(); }
    void everyFlippedBitIsRefusedOrHarmless()
    {
        QFETCH(int, format);
        const Seed seed = seedOf(format);
        const NamedTensors original = *attempt(seed, seed.file);
        for (std::size_t bit = 0; bit < seed.file.size() * 8; ++bit) {
            std::string flipped = seed.file;
            flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
            const auto tensors = attempt(seed, flipped);
            QVERIFY2(!tensors || seed.isData(bit / 8) || sameTensors(*tensors, original),
                ("bit " + std::to_string(bit)).c_str());
        }
    }
    void flippedBitsOfATextAreReadOrRefused()
    {
        const std::string table = "\"\",\"the\",\"c\"\"at\"\n\"the\",0.5,-1e-3\n\"x,y\",inf,2\n";
        const std::string vectors = "3 2\nthe 0.5 1\nNew York 2 -3e-2\ncat 0.25 nan\n";
        const std::vector<std::string> words { "the", "cat", "New York" };
        const auto survive = [&](const std::string& text, const std::string& list) {
            try {
                (void)core::readTable(text);
            } catch (const core::Error& error) {
                QVERIFY(!error.problem.empty() && !core::firstIllFormed(error.detail()));
            }
            std::size_t at = 0;
            try {
                (void)core::readWordVectors(
                    [&](std::span<char> to) {
                        const std::size_t count = std::min(to.size(), list.size() - at);
                        std::copy_n(list.data() + at, count, to.data());
                        at += count;
                        return count;
                    },
                    words);
            } catch (const core::Error& error) {
                QVERIFY(!error.problem.empty() && !core::firstIllFormed(error.detail()));
            }
        };
        for (std::size_t length = 0; length <= table.size(); ++length)
            survive(table.substr(0, length), vectors.substr(0, length));
        for (std::size_t bit = 0; bit < std::min(table.size(), vectors.size()) * 8; ++bit) {
            std::string flippedTable = table;
            std::string flippedVectors = vectors;
            for (std::string* text : { &flippedTable, &flippedVectors })
                (*text)[bit / 8] = static_cast<char>((*text)[bit / 8] ^ (1 << (bit % 8)));
            survive(flippedTable, flippedVectors);
        }
    }
    void shortFilesAreSniffedSafely()
    {
        for (unsigned bytes = 0; bytes < 65536; ++bytes) {
            const std::string file { static_cast<char>(bytes % 256),
                static_cast<char>(bytes / 256) };
            (void)core::sniff(bytesOf(file));
            for (const char* name : { "a", "a.npy", "a.npz", "a.safetensors", "a.csv" })
                (void)attempt(
                    { {},
                        [=](const std::string& f) { return core::readTensors(bytesOf(f), name); } },
                    file);
        }
    }
};

QTEST_GUILESS_MAIN(TestDamagedFiles)
#include "tst_damaged_files.moc"
