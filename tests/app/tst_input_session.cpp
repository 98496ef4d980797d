#include "program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using test::headlight;
using test::Outcome;

// SESSION and --text: files, figures that embed a session, and standard input.
class TestInputSession : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] Outcome run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return headlight(arguments, { {}, m_folder.path(), input });
    }
    [[nodiscard]] QByteArray read(const QString& name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void initTestCase()
    {
        const QStringList drawn { "render", "--text", "one two three", "--set", "heads=2", "-o" };
        for (const QString name : { "a.pdf", "a.png", "a.svg" })
            QCOMPARE(run(drawn + QStringList { name }).code, 0);
        QCOMPARE(run(drawn + QStringList { "bare.pdf", "--no-recipe" }).code, 0);
    }
    void figuresOpenAsSessions_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString name : { "a.pdf", "a.png", "a.svg" })
            QTest::newRow(qPrintable(name)) << name;
    }
    void figuresOpenAsSessions()
    {
        QFETCH(QString, name);
        const Outcome shown = run({ "show", name });
        QCOMPARE(shown.err, QString());
        QCOMPARE(shown.out, run({ "show", "--text", "one two three", "--set", "heads=2" }).out);
        QCOMPARE(run({ "show", "-" }, read(name)).out, shown.out);
        const QStringList number { "--tensor", "layer1/head2/weights" };
        const Outcome computed = run(QStringList { "compute", name } + number);
        QCOMPARE(computed.err, QString());
        QVERIFY2(computed.out.startsWith(",\"one\",\"two\",\"three\"\n"), qPrintable(computed.out));
        QCOMPARE(run(QStringList { "compute", "-" } + number, read(name)).out, computed.out);
        const QStringList again { "render", "--format", "svg", "-o", "-" };
        QCOMPARE(run(again + QStringList { name }).bytes, read("a.svg"));
        QCOMPARE(run(again + QStringList { "-" }, read(name)).bytes, read("a.svg"));
        QCOMPARE(run({ "sweep", name, "--field", "heads", "--from", "1", "--to", "2", "--frames",
                         "2", "--size", "320x200px", "--dpi", "48", "-o", "heads.gif" })
                     .code,
            0);
    }
    void fileWithoutSessionIsReported_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("message");
        QTest::newRow("figure") << read("bare.pdf") << "this figure contains no session";
        QTest::newRow("nothing") << QByteArray() << "empty";
        QTest::newRow("numbers") << QByteArray("\x93NUMPY\x01\x00", 8) << "npy";
        QTest::newRow("truncated") << QByteArray(R"({"headlight": 1, )") << "";
    }
    void fileWithoutSessionIsReported()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, message);
        QFile file(m_folder.filePath("foreign"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        for (const QStringList& command : { QStringList { "show" }, { "compute", "-o", "t.npz" },
                 { "render", "-o", "t.pdf" }, { "sweep", "--steps", "-o", "t.gif" } }) {
            const Outcome named = run(command + QStringList { "foreign" });
            QCOMPARE(named.code, 1);
            QVERIFY2(named.err.startsWith("headlight: foreign: "), qPrintable(named.err));
            QVERIFY2(named.err.contains(message), qPrintable(named.err));
            const Outcome piped = run(command + QStringList { "-" }, content);
            QCOMPARE(piped.code, 1);
            QVERIFY2(piped.err.startsWith("headlight: standard input: "), qPrintable(piped.err));
            QVERIFY2(piped.err.contains(message), qPrintable(piped.err));
        }
        QCOMPARE(QDir(m_folder.path()).entryList({ "t.*" }), QStringList());
    }
    void sentenceIsReadFromStandardInput_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::newRow("bare") << QByteArray("it was 注意");
        QTest::newRow("line") << QByteArray("it was 注意\n");
        QTest::newRow("lines of Windows") << QByteArray("\xEF\xBB\xBFit was 注意\r\n\r\n");
    }
    void sentenceIsReadFromStandardInput()
    {
        QFETCH(QByteArray, input);
        const QStringList named { "--text", QString::fromUtf8("it was 注意") };
        const QStringList piped { "--text", "-" };
        const QStringList drawn { "--format", "svg", "-o", "-" };
        const QStringList number { "--tensor", "layer1/head1/weights" };
        QCOMPARE(run(QStringList { "show" } + piped, input).out,
            run(QStringList { "show" } + named).out);
        QCOMPARE(run(QStringList { "compute" } + piped + number, input).out,
            run(QStringList { "compute" } + named + number).out);
        QCOMPARE(run(QStringList { "render" } + piped + drawn, input).bytes,
            run(QStringList { "render" } + named + drawn).bytes);
    }
    void invalidSentenceIsReported()
    {
        const QStringList piped { "show", "--text", "-" };
        const Outcome latin = run(piped, "caf\xE9 au lait");
        QCOMPARE(latin.code, 1);
        QVERIFY2(latin.err.contains("UTF-8"), qPrintable(latin.err));
        const Outcome large = run(piped, QByteArray((1 << 20) + 1, 'a'));
        QCOMPARE(large.code, 1);
        QVERIFY2(large.err.contains("more than 1048576 bytes"), qPrintable(large.err));
        QCOMPARE(run(piped, "\n").err, run({ "show", "--text", "" }).err);
    }
    void standardInputIsReadOnce()
    {
        for (const QString command : { "show", "compute", "render", "sweep" }) {
            const Outcome twice = run({ command, "-", "--text", "-" }, "{}");
            QCOMPARE(twice.code, 2);
            QVERIFY2(twice.err.contains("SESSION or --text, not both"), qPrintable(twice.err));
        }
    }
    void dashCanBeASentence()
    {
        const Outcome shown = run({ "show", "--set", "source.text=-" }, "not read");
        QVERIFY2(shown.out.startsWith("\"-\": 1 token"), qPrintable(shown.out));
    }
};

QTEST_GUILESS_MAIN(TestInputSession)
#include "tst_input_session.moc"
