#include "core/base/error.h"
#include "core/io/archives/npz.h"

#include <QFile>
#include <QtTest>

#include <algorithm>
#include <limits>
#include <string>

using core::bytesOf;
using core::Matrix;
using core::NamedTensors;
using core::NpzLimits;

namespace {

QString problemOf(const std::string& file, const NpzLimits& limits = {})
{
    try {
        (void)core::readNpz(bytesOf(file), limits);
        return {};
    } catch (const core::Error& error) {
        return QString::fromStdString(error.problem);
    }
}

NamedTensors named(const std::string& name)
{
    NamedTensors tensors;
    tensors.emplace(name, core::toTensor(Matrix { { 1, 2 }, { 3, 4 } }));
    return tensors;
}

// Names are stored twice, without a checksum.
std::string renamed(const std::string& file, const std::string& from, const std::string& to)
{
    return QByteArray::fromStdString(file)
        .replace(QByteArray::fromStdString(from), QByteArray::fromStdString(to))
        .toStdString();
}

// Sets 16 bits at that offset of every local header and directory entry.
std::string patched(std::string file, std::size_t local, std::size_t central, char value)
{
    for (std::size_t at = file.find("PK\x03\x04"); at != std::string::npos;
         at = file.find("PK\x03\x04", at + 1))
        file[at + local] = value;
    for (std::size_t at = file.find("PK\x01\x02"); at != std::string::npos;
         at = file.find("PK\x01\x02", at + 1))
        file[at + central] = value;
    return file;
}

std::string deflatedByNumPy()
{
    QFile file(TEST_DATA "/npy_numpy/deflated.npz");
    if (!file.open(QIODevice::ReadOnly))
        qFatal("deflated.npz is missing");
    return file.readAll().toStdString();
}

} // namespace

class TestNpz : public QObject {
    Q_OBJECT

private slots:
    void sameTensorsGiveSameBytes()
    {
        NamedTensors tensors = named("w_q");
        tensors.merge(named("layer/w_k"));
        tensors.merge(named("Ü"));
        const std::string file = core::writeNpz(tensors);
        QTest::qSleep(2100); // ZIP times have a resolution of two seconds
        QVERIFY(core::writeNpz(tensors) == file);
        QVERIFY(core::readNpz(bytesOf(file)) == tensors);
        QVERIFY(core::writeNpz(core::readNpz(bytesOf(file))) == file);
    }
    void emptyArchiveIsValid()
    {
        QCOMPARE(core::writeNpz({}).size(), 22U);
        QVERIFY(core::readNpz(bytesOf(core::writeNpz({}))).empty());
    }
    void invalidMemberNamesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("problem");
        QTest::newRow("ordinary") << QByteArray("abcdefgh.npy") << "";
        QTest::newRow("folder inside") << QByteArray("abc/efgh.npy") << "";
        QTest::newRow("upwards") << QByteArray("../defgh.npy") << "array_name";
        QTest::newRow("upwards inside") << QByteArray("ab/../gh.npy") << "array_name";
        QTest::newRow("absolute") << QByteArray("/bcdefgh.npy") << "array_name";
        QTest::newRow("backslash") << QByteArray("..\\defgh.npy") << "array_name";
        QTest::newRow("newline") << QByteArray("ab\ndefgh.npy") << "array_name";
        QTest::newRow("not UTF-8") << QByteArray("ab\xff"
                                                 "defgh.npy")
                                   << "array_name";
        QTest::newRow("folder") << QByteArray("abcdefgh.np/") << "array_name";
        QTest::newRow("text") << QByteArray("abcdefgh.txt") << "npz_foreign_member";
        QTest::newRow("PyTorch") << QByteArray("abc/data.pkl") << "npz_pytorch";
    }
    void invalidMemberNamesAreRefused()
    {
        QFETCH(QByteArray, name);
        QFETCH(QString, problem);
        const std::string file
            = renamed(core::writeNpz(named("abcdefgh")), "abcdefgh.npy", name.toStdString());
        QCOMPARE(problemOf(file), problem);
    }
    void unreadableNamesAreNotWritten()
    {
        for (const char* name : { "", "..", "a//b", "/a", "a\n", "\xff" })
            QVERIFY_THROWS_EXCEPTION(core::Error, (void)core::writeNpz(named(name)));
    }
    void duplicateNameIsRefused()
    {
        NamedTensors tensors = named("aa");
        tensors.merge(named("ab"));
        QCOMPARE(problemOf(renamed(core::writeNpz(tensors), "ab.npy", "aa.npy")),
            QString("npz_duplicate"));
    }
    void onlyStoredAndDeflatedMembersAreRead()
    {
        const std::string file = core::writeNpz(named("a"));
        constexpr char bzip2 = 12;
        QCOMPARE(problemOf(patched(file, 8, 10, bzip2)), QString("npz_compression"));
        QCOMPARE(problemOf(patched(file, 6, 8, 1)), QString("npz_encrypted"));
    }
    void memberLongerThanItsHeaderIsRefused()
    {
        const std::string file = core::writeNpz(named("a"));
        constexpr char deflate = 8;
        QCOMPARE(problemOf(patched(file, 8, 10, deflate)), QString("npz_damaged"));
        // 144 bytes in the archive, 100 in its directory
        QCOMPARE(problemOf(patched(file, 22, 24, 100)), QString("npz_damaged"));
    }
    // Before any allocation, with either of the two directories' counts.
    void entriesAreCountedBeforeReading()
    {
        std::string file = core::writeNpz(named("a"));
        const std::size_t end = file.find("PK\x05\x06");
        for (const std::size_t place : { end + 8, end + 10 }) {
            file[place] = '\x01'; // 4097 members
            file[place + 1] = '\x10';
        }
        QCOMPARE(problemOf(file), QString("npz_too_many"));
    }
    void limitsAreExact()
    {
        NamedTensors tensors = named("a");
        tensors.merge(named("b"));
        const std::string file = core::writeNpz(tensors);
        constexpr std::uint64_t unpacked = 2ULL * 144; // header of 128, four floats
        QCOMPARE(problemOf(file, { .entries = 2 }), QString());
        QCOMPARE(problemOf(file, { .entries = 1 }), QString("npz_too_many"));
        QCOMPARE(problemOf(file, { .inflatedBytes = unpacked }), QString());
        QCOMPARE(problemOf(file, { .inflatedBytes = unpacked - 1 }), QString("npz_too_large"));
    }
    void zipBombIsRefusedBeforeUnpacking()
    {
        const std::string file = deflatedByNumPy(); // 16 kB of zeros in about 2 kB
        QCOMPARE(problemOf(file), QString());
        QCOMPARE(problemOf(file, { .ratio = 2, .harmlessBytes = 1000 }), QString("npz_bomb"));
        QCOMPARE(problemOf(file, { .ratio = 2, .harmlessBytes = 100000 }), QString());
        // A directory entry that claims 4 GiB.
        QCOMPARE(problemOf(patched(core::writeNpz(named("a")), 25, 27, '\xff')).isEmpty(), false);
    }
    void longNamesAndManyMembersRoundTrip()
    {
        NamedTensors tensors;
        for (int i = 0; i < 4096; ++i)
            tensors.merge(named(std::string(200, 'x') + std::to_string(i)));
        QVERIFY(core::readNpz(bytesOf(core::writeNpz(tensors))) == tensors);
        tensors.merge(named("one more"));
        QCOMPARE(problemOf(core::writeNpz(tensors)), QString("npz_too_many"));
    }
};

QTEST_GUILESS_MAIN(TestNpz)
#include "tst_npz.moc"
