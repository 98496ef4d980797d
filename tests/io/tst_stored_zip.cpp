#include "core/io/archives/stored_zip.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <zip.h>

#include <string>
#include <vector>

using core::ZipMember;

namespace {

// Writes the members' headers and the directory at their offsets in a sparse file; the data between
// them does not matter here.
void writeSparse(const QString& path, const std::vector<ZipMember>& members)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const ZipMember& member : members) {
        QVERIFY(file.seek(static_cast<qint64>(member.offset)));
        QVERIFY(file.write(QByteArray::fromStdString(zipHeader(member))) > 0);
    }
    QVERIFY(file.seek(static_cast<qint64>(members.back().end())));
    QVERIFY(file.write(QByteArray::fromStdString(zipDirectory(members))) > 0);
}

std::vector<ZipMember> placed(std::vector<ZipMember> members)
{
    std::uint64_t end = 0;
    for (ZipMember& member : members) {
        member.offset = end;
        end = member.end();
    }
    return members;
}

// The members as read by libzip, which compares every header with the directory.
std::vector<ZipMember> readBack(const QString& path)
{
    int code = 0;
    zip_t* const archive = zip_open(path.toUtf8().constData(), ZIP_RDONLY | ZIP_CHECKCONS, &code);
    if (archive == nullptr)
        qFatal("libzip cannot open it: error %d", code);
    std::vector<ZipMember> members;
    for (zip_int64_t i = 0; i < zip_get_num_entries(archive, 0); ++i) {
        zip_stat_t stat;
        if (zip_stat_index(archive, static_cast<zip_uint64_t>(i), 0, &stat) != 0)
            qFatal("libzip cannot look at member %d", static_cast<int>(i));
        members.push_back({ stat.name, stat.size, 0, stat.crc });
    }
    zip_discard(archive);
    return members;
}

void compare(const std::vector<ZipMember>& found, const std::vector<ZipMember>& expected)
{
    QCOMPARE(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        QCOMPARE(found[i].name, expected[i].name);
        QCOMPARE(found[i].size, expected[i].size);
        QCOMPARE(found[i].checksum, expected[i].checksum);
    }
}

} // namespace

class TestStoredZip : public QObject {
    Q_OBJECT

    QTemporaryDir folder;

private slots:
    void checksumIsCrc32()
    {
        QCOMPARE(core::checksum(0, "123456789"), 0xCBF43926U); // the check value of CRC-32
        QCOMPARE(core::checksum(core::checksum(0, "1234"), "56789"), 0xCBF43926U);
        QCOMPARE(core::checksum(0, ""), 0U);
    }
    void libzipFindsAllMembers()
    {
        const auto members = placed({ { "a.npy", 5, 0, 7 }, { "层1/q.npy", 0, 0, 0 },
            { "layer1/head1/w_q.npy", 300, 0, 0xFFFFFFFFU } });
        writeSparse(folder.filePath("small.zip"), members);
        compare(readBack(folder.filePath("small.zip")), members);
    }
    void archiveBeyondFourGibibytesIsZip64()
    {
        std::vector<ZipMember> members;
        for (int i = 0; i < 24; ++i)
            members.push_back({ "m" + std::to_string(i), 200'000'000, 0, 1U + unsigned(i) });
        members = placed(std::move(members));
        QVERIFY(members[20].offset < 0xFFFFFFFFU && members.back().offset > 0xFFFFFFFFU);
        writeSparse(folder.filePath("large.zip"), members);
        compare(readBack(folder.filePath("large.zip")), members);
    }
    void archiveBeyond65535MembersIsZip64()
    {
        std::vector<ZipMember> members;
        for (int i = 0; i < 65536; ++i)
            members.push_back({ std::to_string(i), 1, 0, 1 });
        members = placed(std::move(members));
        writeSparse(folder.filePath("many.zip"), members);
        compare(readBack(folder.filePath("many.zip")), members);
    }
};

QTEST_GUILESS_MAIN(TestStoredZip)
#include "tst_stored_zip.moc"
