#include "core/base/error.h"
#include "core/io/store/model_store.h"
#include "core/io/training/network_copy.h"
#include "core/io/training/training_run_group.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/mount.h>

using namespace Qt::StringLiterals;
namespace training = core::training;

// A network trained with Headlight, saved elsewhere.
class TestNetworkCopy : public QObject {
    Q_OBJECT

    QTemporaryDir m_all;
    const core::ThreadPool m_threadPool { 2 };
    const core::ModelStore m_store;

    [[nodiscard]] std::string path(const QString& name) const
    {
        return m_all.filePath(name).toStdString();
    }
    // Trains two networks side by side for `steps` steps, with a checkpoint at each step.
    void trainIn(const std::string& folder, int steps) const
    {
        training::TrainingSpec spec { .task = "tags" };
        spec.network.architecture = training::SelfAttentionNetwork {};
        spec.network.width = 8;
        spec.network.embedding = 8;
        spec.hyperparameters.batchSize = 8;
        training::TrainingSpec other = spec;
        other.network.architecture = training::TokenMlp {};
        core::TrainingRunGroup group({ spec, other }, folder);
        for (int i = 0; i < steps; ++i) {
            group.step(m_threadPool);
            group.checkpoint(m_threadPool);
        }
        group.evaluateLengths(m_threadPool);
    }
    [[nodiscard]] core::TrainingRunGroup group(const std::string& folder) const
    {
        return { folder, [&](const std::string& each) { return m_store.newFiles(each); } };
    }
    // Every file below a folder, by its relative path.
    static QMap<QString, QByteArray> filesIn(const std::string& folder)
    {
        QMap<QString, QByteArray> all;
        const QDir place(QString::fromStdString(folder));
        QDirIterator it(place.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            if (file.open(QIODevice::ReadOnly))
                all.insert(place.relativeFilePath(file.fileName()), file.readAll());
        }
        return all;
    }
    [[nodiscard]] static std::string problemOf(const std::string& from, const std::string& to)
    {
        try {
            core::copyTrainedNetwork(from, to);
        } catch (const core::Error& error) {
            return error.problem;
        }
        return {};
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_all.isValid());
        trainIn(path(u"net"_s), 4);
    }
    void copyContainsTheWholeGroup()
    {
        const std::string from = path(u"net"_s);
        const std::string to = path(u"far/away"_s);
        QCOMPARE(problemOf(from, to), std::string());
        const auto files = filesIn(from);
        QVERIFY(files.contains(u"beside/2-token/moments/2.safetensors"_s));
        QVERIFY(files.contains(u"checkpoint.safetensors"_s) && files.size() > 15);
        QCOMPARE(filesIn(to), files);
        QCOMPARE(QDir(m_all.filePath(u"far"_s))
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
            QStringList { u"away"_s }); // no temporary file remains
        core::TrainingRunGroup again = group(to); // resumes
        again.step(m_threadPool);
        again.checkpoint(m_threadPool);
        QCOMPARE(filesIn(from), files);
    }
    void emptyFolderIsAcceptedAsTarget()
    {
        QVERIFY(QDir(m_all.path()).mkpath(u"made"_s));
        QCOMPARE(problemOf(path(u"net"_s), path(u"made/"_s)), std::string());
        QVERIFY(m_store.files({}).trainedNetwork(path(u"made@2"_s)) != nullptr);
    }
    void existingNetworkIsNotOverwritten()
    {
        const std::string other = path(u"other"_s);
        trainIn(other, 1);
        const auto before = filesIn(other);
        QCOMPARE(problemOf(path(u"net"_s), other), std::string("folder_taken"));
        QCOMPARE(problemOf(other, other), std::string("folder_taken"));
        QCOMPARE(filesIn(other), before);
        QFile file(m_all.filePath(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
        file.close();
        QCOMPARE(problemOf(path(u"net"_s), path(u"file"_s)), std::string("folder_taken"));
        QCOMPARE(problemOf(path(u"net"_s), path(u"file/below"_s)), std::string("folder_not_made"));
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll() == "mine");
    }
    void fullDiskLeavesNoCopy()
    {
        const QString disk = m_all.filePath(u"disk"_s);
        QVERIFY(QDir().mkpath(disk));
        const QByteArray target = disk.toUtf8();
        if (::mount("tmpfs", target.constData(), "tmpfs", 0, "size=64k") != 0)
            QSKIP("mounting a small disk needs root and the right to mount");
        const std::string problem = problemOf(path(u"net"_s), path(u"disk/net"_s));
        const QStringList left
            = QDir(disk).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        QCOMPARE(::umount(target.constData()), 0);
        QCOMPARE(problem, std::string("disk_full"));
        QCOMPARE(left, QStringList());
    }
};

QTEST_APPLESS_MAIN(TestNetworkCopy)
#include "tst_network_copy.moc"
