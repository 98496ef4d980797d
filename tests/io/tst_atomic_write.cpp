#include "core/base/error.h"
#include "core/io/files/atomic_write.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <functional>
#include <string>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using core::atomicWrite;

namespace {

QString problemOf(const QString& path, std::string_view bytes)
{
    try {
        atomicWrite(path.toStdString(), bytes);
        return {};
    } catch (const core::Error& error) {
        // The message must name the file.
        const bool named = QString::fromStdString(error.detail()).contains(path);
        return QString::fromStdString(error.problem) + (named ? "" : " (path missing)");
    }
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot open)");
}

// Counts files: no temporary file may remain.
int entriesOf(const QString& folder)
{
    return static_cast<int>(
        QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size());
}

const std::string large(200000, 'x');

} // namespace

class TestAtomicWrite : public QObject {
    Q_OBJECT

    QTemporaryDir temporary;
    QString path(const char* name) const { return temporary.filePath(name); }

private slots:
    void init()
    {
        QVERIFY(temporary.isValid());
        QDir folder(temporary.path());
        for (const QString& name : folder.entryList(QDir::Files | QDir::System))
            QFile::remove(folder.filePath(name));
    }
    void fileIsWrittenAndReplaced()
    {
        const std::string bytes("a\0b\r\n\xff", 6);
        QCOMPARE(problemOf(path("new"), bytes), QString());
        QCOMPARE(contentOf(path("new")).toStdString(), bytes);
        QCOMPARE(problemOf(path("new"), ""), QString());
        QCOMPARE(contentOf(path("new")), QByteArray());
        QCOMPARE(problemOf(path("注意.txt"), large), QString());
        QCOMPARE(contentOf(path("注意.txt")).toStdString(), large);
        QCOMPARE(entriesOf(temporary.path()), 2);
    }
    void linksAndModesArePreserved()
    {
        atomicWrite(path("real").toStdString(), "old");
        QCOMPARE(::chmod(path("real").toUtf8().constData(), 0604), 0);
        QVERIFY(QFile::link(path("real"), path("link")));
        QCOMPARE(problemOf(path("link"), "new"), QString());
        QVERIFY(QFileInfo(path("link")).isSymLink());
        QCOMPARE(contentOf(path("real")), QByteArray("new"));
        struct stat status { };
        QCOMPARE(::stat(path("real").toUtf8().constData(), &status), 0);
        QCOMPARE(status.st_mode & 0777U, 0604U);
    }
    void loopOfLinksIsRefusedAndKept()
    {
        QVERIFY(QFile::link(path("second"), path("first")));
        QVERIFY(QFile::link(path("first"), path("second")));
        QCOMPARE(problemOf(path("first"), "new"), QString("link_loop"));
        QCOMPARE(QFile::symLinkTarget(path("first")), path("second"));
    }
    void partsAreWrittenInAnyOrder()
    {
        const std::string file = path("parts").toStdString();
        atomicWrite(file, [](const core::ByteSink& sink) {
            QVERIFY(!sink.inOrder);
            sink.write(4, "ef");
            sink.write(0, "ab");
            sink.write(2, "cd");
        });
        QCOMPARE(contentOf(path("parts")), QByteArray("abcdef"));
        atomicWrite(file, [](const core::ByteSink&) {});
        QCOMPARE(contentOf(path("parts")), QByteArray());
    }
    void exceptionWhileWritingLeavesTheOldFile()
    {
        atomicWrite(path("file").toStdString(), "old");
        const auto giveUp = [](const core::ByteSink& sink) {
            sink.write(0, large);
            throw core::Error("too_bad", core::message("no more"));
        };
        QVERIFY_THROWS_EXCEPTION(core::Error, atomicWrite(path("file").toStdString(), giveUp));
        QVERIFY_THROWS_EXCEPTION(core::Error, atomicWrite(path("new").toStdString(), giveUp));
        QCOMPARE(contentOf(path("file")), QByteArray("old"));
        QCOMPARE(entriesOf(temporary.path()), 1);
    }
    void foldersAndPipesAreRefused()
    {
        QCOMPARE(problemOf(temporary.path(), "x"), QString("is_folder"));
        QCOMPARE(problemOf(path("none/file"), "x"), QString("folder_missing"));
        QCOMPARE(::mkfifo(path("pipe").toUtf8().constData(), 0600), 0);
        QCOMPARE(problemOf(path("pipe"), "x"), QString("not_a_regular_file"));
        QCOMPARE(problemOf("/dev/full", "x"), QString("not_a_regular_file"));
        struct stat status { };
        QVERIFY(::stat("/dev/full", &status) == 0 && S_ISCHR(status.st_mode));
        atomicWrite(path("file").toStdString(), "old");
        QCOMPARE(problemOf(path("file") + "/below", "x"), QString("folder_missing"));
    }
    void readOnlyFolderIsRefused()
    {
        atomicWrite(path("file").toStdString(), "old");
        QVERIFY(QFile::setPermissions(temporary.path(),
            QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther));
        const bool root = ::geteuid() == 0; // root has all permissions, so become another user
        if (root)
            QCOMPARE(::seteuid(65534), 0);
        const QString existing = problemOf(path("file"), "new");
        const QString fresh = problemOf(path("fresh"), "new");
        if (root)
            QCOMPARE(::seteuid(0), 0);
        QVERIFY(QFile::setPermissions(
            temporary.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QCOMPARE(existing, QString("no_permission"));
        QCOMPARE(fresh, QString("no_permission"));
        QCOMPARE(contentOf(path("file")), QByteArray("old"));
    }
    // A limit on file sizes cuts a write short as a full disk does.
    void shortWriteLeavesTheOldFile()
    {
        atomicWrite(path("file").toStdString(), "old");
        rlimit limit {};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &limit), 0);
        const rlimit small { 65536, limit.rlim_max };
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const QString problem = problemOf(path("file"), large);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &limit), 0);
        std::signal(SIGXFSZ, handler);
        QCOMPARE(problem, QString("write_failed"));
        QCOMPARE(contentOf(path("file")), QByteArray("old"));
        QCOMPARE(entriesOf(temporary.path()), 1);
    }
    void fullDiskLeavesTheOldFile()
    {
        const QString disk = path("disk");
        QVERIFY(QDir().mkpath(disk));
        const QByteArray target = disk.toUtf8();
        if (::mount("tmpfs", target.constData(), "tmpfs", 0, "size=64k") != 0)
            QSKIP("mounting a small disk needs root and the right to mount");
        const QString file = disk + "/file";
        const QString before = problemOf(file, "old");
        const QString problem = problemOf(file, large);
        const QByteArray content = contentOf(file);
        const int entries = entriesOf(disk);
        const QString after = problemOf(file, "new");
        QCOMPARE(::umount(target.constData()), 0);
        QCOMPARE(before, QString());
        QCOMPARE(problem, QString("disk_full"));
        QCOMPARE(content, QByteArray("old"));
        QCOMPARE(entries, 1);
        QCOMPARE(after, QString());
    }
};

QTEST_GUILESS_MAIN(TestAtomicWrite)
#include "tst_atomic_write.moc"
