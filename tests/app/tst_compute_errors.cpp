#include "tests/app/array_files.h"
#include "tests/app/program.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/mount.h>

using test::headlight;
using test::Outcome;

class TestComputeErrors : public QObject {
    Q_OBJECT

    QTemporaryDir folder;

    [[nodiscard]] Outcome run(const QStringList& arguments) const
    {
        return headlight(QStringList { "compute" } + arguments, { {}, folder.path(), {} });
    }
    [[nodiscard]] int files() const
    {
        return static_cast<int>(QDir(folder.path()).entryList(QDir::Files).size());
    }

private slots:
    void initTestCase()
    {
        QVERIFY(folder.isValid());
        const auto save = [&](const char* name, const std::string& bytes) {
            QVERIFY(test::save(folder.filePath(name), bytes));
        };
        const core::Tensor x = test::tensor({ slow::numbers(3, 4, 1) });
        save("x.npy", core::writeNpy(x));
        save("wide.npy", core::writeNpy(test::tensor({ slow::numbers(3, 5, 1) })));
        save("cut.npy", core::writeNpy(x).substr(0, 150));
        core::NamedTensors weights;
        for (const char* name : { "w_q", "w_k", "w_v" })
            weights.emplace(name, test::tensor({ slow::numbers(4, 2, 2), slow::numbers(4, 2, 3) }));
        save("w.npz", core::writeNpz(weights));
        weights.erase("w_k");
        save("without_k.npz", core::writeNpz(weights));
        save("a.headlight", "{}");
    }
    void wrongUsageIsReportedAndNothingIsWritten_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        const auto row = [](const QStringList& arguments, const char* message) {
            QTest::addRow("%s", qPrintable(arguments.join(' '))) << arguments << message;
        };
        row({}, "--out FILE is missing");
        row({ "--out", "" }, "--out FILE is missing");
        row({ "--out" }, "Missing value after '--out'");
        row({ "--out", "trace" },
            "The file ending of \"trace\" is unknown; use --format with npz,");
        row({ "--out", "trace.xlsx" }, "The file ending of \"trace.xlsx\" is unknown");
        row({ "--out", "-" }, "--format is needed for standard output; choose npz,");
        row({ "--out", "t.npz", "--format", "xml" }, "--format: unknown format \"xml\"");
        row({ "--out", "t.csv" }, "csv contains one tensor; name it with --tensor ID");
        row({ "--out", "t.npz", "--format", "npy" }, "npy contains one tensor");
        row({ "--format", "tsv", "--tensor", "queries", "--tensor", "keys" },
            "tsv contains one tensor");
        row({ "--text", "a", "--queries", "x.npy", "--out", "t.npz" },
            "--text and --queries cannot be combined");
        row({ "--keys", "x.npy", "--out", "t.npz" }, "--keys requires --queries");
        row({ "--values", "x.npy", "--out", "t.npz" }, "--values requires --queries");
        row({ "--weights", "w.npz", "--set", "weights=random", "--out", "t.npz" },
            "--weights can only be combined with --set weights=identity");
        row({ "a", "b", "--out", "t.npz" }, "Unexpected argument \"b\"");
    }
    void wrongUsageIsReportedAndNothingIsWritten()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const int before = files();
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.err.contains(message), qPrintable(outcome.err));
        QVERIFY(outcome.err.contains("See \"headlight help compute\""));
        QCOMPARE(files(), before);
    }
    void badInputIsReportedAndNothingIsWritten_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        const auto row = [](const QStringList& arguments, const char* message) {
            QTest::addRow("%s", qPrintable(arguments.join(' ')))
                << arguments + QStringList { "--out", "t.npz" } << message;
        };
        row({ "--queries", "none.npy" }, "none.npy");
        row({ "--queries", "" }, "--queries: expected a file");
        row({ "--queries", "cut.npy" }, "cut.npy: an array of 3 x 4 needs 176 bytes, found 150");
        row({ "--queries", "w.npz" }, "which tensor in");
        row({ "--queries", "w.npz:w_x" }, "has no tensor \"w_x\"");
        row({ "--queries", "[[1, 2], [3]]" }, "lists of equal length up to");
        row({ "--queries", "x.npy", "--keys", "x.npy", "--values", "[[1], [2]]" },
            "there must be as many values as keys, but the keys are 3 x 4 and the values 2 x 1");
        row({ "--queries", "wide.npy", "--weights", "w.npz" },
            "expects vectors of dimension 4 (4 x 2 for each head), but the queries have dimension "
            "5");
        row({ "--queries", "x.npy", "--weights", "without_k.npz" }, "w_k");
        row({ "--queries", "x.npy", "--weights", "none.npz" }, "none.npz");
        row({ "--queries", "x.npy", "--weights", "w.npz", "--set", "score=general" }, "score.w");
        row({ "--queries", "x.npy", "--mask", "wide.npy" },
            "the mask matrix is 3 x 5, but 3 x 3 is needed");
        row({ "--mask", "none.npy" }, "none.npy");
        row({ "none.headlight" }, "none.headlight");
        row({ "a.headlight" }, "a.headlight: this is JSON, but not a Headlight file");
        row({ "--set", "haeds=3" }, "did you mean heads?");
        row({ "--tensor", "layer1/head9/weights" }, "there is no tensor \"layer1/head9/weights\"");
        row({ "--tensor", "wieghts" }, "there is no tensor \"wieghts\"");
    }
    void badInputIsReportedAndNothingIsWritten()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const int before = files();
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.err.contains(message), qPrintable(outcome.err));
        QCOMPARE(files(), before);
    }
    void unwritableOutputIsReported()
    {
        const auto refused = [&](const QString& out, const char* message) {
            const Outcome outcome = run({ "--out", out });
            QCOMPARE(outcome.code, 1);
            QVERIFY2(outcome.err.contains(message), qPrintable(outcome.err));
        };
        QVERIFY(QDir(folder.path()).mkpath("folder.npz"));
        refused("none/t.npz", "does not exist; create it");
        refused("folder.npz", "it is a folder");
        refused("x.npy/t.npz", "does not exist; create it");
    }
    void fullStandardOutputIsAnError()
    {
        if (!QFile::exists("/dev/full"))
            QSKIP("no /dev/full here");
        QProcess process;
        process.setStandardOutputFile("/dev/full");
        process.start(
            QStringLiteral(HEADLIGHT_PROGRAM), { "compute", "--out", "-", "--format", "npz" });
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains("standard output"));
    }
    void fullDiskLeavesTheOldFile()
    {
        const QString disk = folder.filePath("disk");
        QVERIFY(QDir().mkpath(disk));
        const QByteArray target = disk.toUtf8();
        if (::mount("tmpfs", target.constData(), "tmpfs", 0, "size=64k") != 0)
            QSKIP("mounting a small disk needs root and the right to mount");
        const QString file = disk + "/t.npz";
        const bool saved = test::save(file, "old");
        const Outcome outcome = run({ "--out", file });
        const QByteArray content = test::load(file);
        const auto entries = QDir(disk).entryList(QDir::Files | QDir::Hidden).size();
        QCOMPARE(::umount(target.constData()), 0);
        QVERIFY(saved);
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains("the disk is full"), qPrintable(outcome.err));
        QCOMPARE(content, QByteArray("old"));
        QCOMPARE(entries, 1);
    }
};

QTEST_GUILESS_MAIN(TestComputeErrors)
#include "tst_compute_errors.moc"
