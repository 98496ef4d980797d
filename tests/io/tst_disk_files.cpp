#include "core/base/error.h"
#include "core/io/archives/npz.h"
#include "core/io/arrays/npy.h"
#include "core/io/arrays/safetensors.h"
#include "core/io/files/atomic_write.h"
#include "core/io/store/model_store.h"
#include "core/io/store/word_vectors.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

using core::Matrix;
using core::NamedTensors;

namespace {

const Matrix square { { 1, 2 }, { 3, 4 } };

NamedTensors named(const std::string& name)
{
    NamedTensors tensors;
    tensors.emplace(name, core::toTensor(square));
    return tensors;
}

NamedTensors all(const core::TensorFile& file)
{
    NamedTensors tensors;
    for (const auto& [name, form] : *file.contents)
        tensors.emplace(name, *file.tensor(name));
    return tensors;
}

// New content with the same size and time: only the cache can notice.
void overwriteUnnoticed(const std::string& path, const std::string& content)
{
    struct stat status { };
    QVERIFY(::stat(path.c_str(), &status) == 0);
    QCOMPARE(static_cast<std::size_t>(status.st_size), content.size());
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.write(content.data(), static_cast<qint64>(content.size()));
    file.close();
    const timespec times[] = { status.st_mtim, status.st_mtim };
    QCOMPARE(::utimensat(AT_FDCWD, path.c_str(), times, 0), 0);
}

} // namespace

class TestDiskFiles : public QObject {
    Q_OBJECT

    QTemporaryDir temporary;
    core::StoreFiles files = core::ModelStore().files(temporary.path().toStdString());

    [[nodiscard]] std::string path(const std::string& name) const
    {
        return temporary.path().toStdString() + "/" + name;
    }
    [[nodiscard]] QString problemOf(const std::string& file) const
    {
        try {
            (void)all(files.tensors(file));
            return {};
        } catch (const core::Error& error) {
            const bool starts = error.detail().starts_with(file + ": ");
            return QString::fromStdString(error.problem) + (starts ? "" : " (file missing)");
        }
    }

private slots:
    void contentDecidesTheFormatNotTheEnding()
    {
        for (const char* name : { "a.npy", "a.bin", "a.csv" }) {
            core::atomicWrite(path(name), core::writeNpy(core::toTensor(square)));
            QVERIFY(all(files.tensors(name)) == named(""));
            core::atomicWrite(path(name), core::writeNpz(named("w")));
            QVERIFY(all(files.tensors(name)) == named("w"));
            core::atomicWrite(path(name), core::writeSafetensors(named("w")));
            QVERIFY(all(files.tensors(name)) == named("w"));
        }
        for (const char* name : { "b.csv", "b.tsv", "b", "b.dat" }) {
            core::atomicWrite(path(name), "x,y\n1,2\n3,4\n");
            QVERIFY(all(files.tensors(name)) == named(""));
        }
        core::atomicWrite(path("mask.csv"), "true,false\n");
        QVERIFY(files.tensors("mask.csv").tensor("")->boolean);
    }
    void endingDecidesAmbiguousContent()
    {
        core::atomicWrite(path("c.npy"), "garbage");
        QCOMPARE(problemOf("c.npy"), QString("npy_magic"));
        core::atomicWrite(path("c.NPZ"), "garbage");
        QCOMPARE(problemOf("c.NPZ"), QString("npz_damaged"));
        core::atomicWrite(path("c.safetensors"), "garbage");
        QCOMPARE(problemOf("c.safetensors"), QString("safetensors_truncated"));
        core::atomicWrite(path("c.csv"), "[1],[2]\n");
        QCOMPARE(problemOf("c.csv"), QString("table_empty"));
        core::atomicWrite(path("c.bin"), std::string("gar\0bage", 8));
        QCOMPARE(problemOf("c.bin"), QString("file_is_unknown"));
        core::atomicWrite(path("c.json"), "{\"a\": 1}");
        QCOMPARE(problemOf("c.json"), QString("file_is_json"));
    }
    void relativeNamesStartAtTheSessionFolder()
    {
        QVERIFY(QDir(temporary.path()).mkpath("sub"));
        core::atomicWrite(path("sub/a.csv"), "1,2\n3,4\n");
        QVERIFY(all(files.tensors("sub/a.csv")) == named(""));
        QVERIFY(all(files.tensors(path("sub/a.csv"))) == named(""));
        QVERIFY(all(files.tensors("sub/../sub/a.csv")) == named(""));
        QCOMPARE(files.text("sub/a.csv"), std::string("1,2\n3,4\n"));
        const std::vector<std::string> words { "cat" };
        core::atomicWrite(path("sub/w.txt"), "cat 1 2\ndog 3 4\n");
        QCOMPARE(files.wordVectors("sub/w.txt", words).at("cat"), (std::vector<float> { 1, 2 }));
    }
    void wordVectorsAreCachedUntilTheFileChanges()
    {
        const auto look
            = [&](std::vector<std::string> words) { return files.wordVectors("v.txt", words); };
        core::atomicWrite(path("v.txt"), "cat 1 2\ndog 3 4\nowl 5 6\n");
        QCOMPARE(look({ "cat", "ant" }), (core::WordVectorTable { { "cat", { 1, 2 } } }));
        QCOMPARE(look({ "dog" }), (core::WordVectorTable { { "dog", { 3, 4 } } }));
        overwriteUnnoticed(path("v.txt"), "cat 9 9\ndog 9 9\nowl 9 9\n");
        QCOMPARE(look({ "cat", "ant" }), (core::WordVectorTable { { "cat", { 1, 2 } } }));
        core::atomicWrite(path("v.txt"), "cat 7 8\n");
        QCOMPARE(look({ "cat", "dog" }), (core::WordVectorTable { { "cat", { 7, 8 } } }));
        core::atomicWrite(path("v.txt"), "<html>\n");
        QVERIFY_THROWS_EXCEPTION(core::Error, (void)look({ "cat" }));
        QVERIFY_THROWS_EXCEPTION(core::Error, (void)look({ "cat" }));
    }
    void unreadableFilesAreReported()
    {
        QCOMPARE(problemOf("none.npy"), QString("file_missing"));
        core::atomicWrite(path("plain"), "1");
        QCOMPARE(problemOf("plain/below.npy"), QString("file_missing"));
        QCOMPARE(problemOf("."), QString("is_folder"));
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        QCOMPARE(problemOf("pipe"), QString("not_a_regular_file")); // without blocking
        QCOMPARE(problemOf("/dev/zero"), QString("not_a_regular_file"));
        QVERIFY(QFile::link(
            QString::fromStdString(path("gone")), QString::fromStdString(path("link"))));
        QCOMPARE(problemOf("link"), QString("file_missing"));
        core::atomicWrite(path("empty.npy"), "");
        QCOMPARE(problemOf("empty.npy"), QString("file_is_empty"));
        QVERIFY_THROWS_EXCEPTION(core::Error, (void)files.text("pipe"));
        QVERIFY_THROWS_EXCEPTION(core::Error, (void)files.wordVectors("pipe", {}));
    }
    void fileWithoutPermissionIsReported()
    {
        core::atomicWrite(path("secret.csv"), "1,2\n");
        QCOMPARE(::chmod(path("secret.csv").c_str(), 0), 0);
        QCOMPARE(::chmod(temporary.path().toUtf8().constData(), 0755), 0);
        const bool root = ::geteuid() == 0; // root has all permissions, so become another user
        if (root)
            QCOMPARE(::seteuid(65534), 0);
        const QString problem = problemOf("secret.csv");
        if (root)
            QCOMPARE(::seteuid(0), 0);
        QCOMPARE(problem, QString("no_permission"));
    }
    void hugeFilesAreRefusedUnread()
    {
        for (const char* name : { "huge.csv", "huge.npy", "huge.safetensors" }) {
            QFile sparse(QString::fromStdString(path(name)));
            QVERIFY(sparse.open(QIODevice::WriteOnly));
            sparse.write("1,2,3\n");
            for (int i = 0; i < 1024; ++i)
                sparse.write("1,2,3\n");
            QVERIFY(sparse.resize(qint64 { 10 } << 30));
        }
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(problemOf("huge.csv"), QString("file_too_large"));
        QCOMPARE(problemOf("huge.npy"), QString("npy_magic"));
        QCOMPARE(problemOf("huge.safetensors"), QString("safetensors_header_too_large"));
        QVERIFY_THROWS_EXCEPTION(core::Error, (void)files.text("huge.npy"));
        QVERIFY(timer.elapsed() < 1000);
    }
    void textMustBeUtf8()
    {
        core::atomicWrite(path("edges.txt"),
            "\xEF\xBB\xBF"
            "1-2, 2-5\n");
        QCOMPARE(files.text("edges.txt"), std::string("1-2, 2-5\n"));
        core::atomicWrite(path("latin1.txt"), "caf\xe9");
        QVERIFY_THROWS_EXCEPTION(core::Error, (void)files.text("latin1.txt"));
    }
};

QTEST_GUILESS_MAIN(TestDiskFiles)
#include "tst_disk_files.moc"
