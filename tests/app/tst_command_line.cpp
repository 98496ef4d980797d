#include "tests/app/program.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

using test::headlight;
using test::Outcome;

class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    void versionIsPrinted()
    {
        const Outcome outcome = headlight({ "--version" });
        QCOMPARE(outcome.code, 0);
        QVERIFY(QRegularExpression(R"(^Headlight \d+\.\d+\.\d+\n$)").match(outcome.out).hasMatch());
        QCOMPARE(outcome.err, QString());
    }
    void helpListsEveryCommandAndEveryCommandHasHelp()
    {
        const Outcome overview = headlight({ "--help" });
        QCOMPARE(overview.code, 0);
        QCOMPARE(headlight({ "help" }).out, overview.out);
        QCOMPARE(headlight({ "-h" }).out, overview.out);
        for (const QString command : { "show", "render", "sweep", "compute", "tokens", "predict",
                 "translate", "fields", "examples", "train", "check", "bench", "help" }) {
            QVERIFY(overview.out.contains("headlight " + command));
            const Outcome help = headlight({ "help", command });
            QCOMPARE(help.code, 0);
            QVERIFY(help.out.startsWith("Usage: headlight " + command));
            QCOMPARE(headlight({ command, "--help" }).out, help.out);
        }
    }
    // The manual page of the commands, in every language of the window.
    void manualListsExactlyTheCommandsOfTheHelp()
    {
        const QRegularExpression listed(
            "^  headlight ([a-z]+) ", QRegularExpression::MultilineOption);
        const QRegularExpression entry(
            "^- \\*\\*([a-z]+)\\*\\*", QRegularExpression::MultilineOption);
        QStringList commands;
        for (const auto& match : listed.globalMatch(headlight({ "--help" }).out))
            commands << match.captured(1);
        QVERIFY(commands.size() > 10);
        for (const QString language : { "en", "zh_CN", "zh_TW" }) {
            QFile page(RESOURCES "/manual/" + language + "/08_commands.md");
            QVERIFY(page.open(QIODevice::ReadOnly));
            QStringList named;
            for (const auto& match : entry.globalMatch(QString::fromUtf8(page.readAll())))
                named << match.captured(1);
            QCOMPARE(named, commands);
        }
    }
    void manPageListsExactlyTheCommandsAndOptionsOfTheHelp()
    {
        QString manual = headlight({ "help", "--man" }).out.replace("\\-", "-");
        const QRegularExpression command(
            "^  headlight ([a-z]+) ", QRegularExpression::MultilineOption);
        const QRegularExpression option("^  (-.*)$", QRegularExpression::MultilineOption);
        QStringList sections = manual.split("\n.SS headlight ");
        QVERIFY(sections.takeFirst().contains("\n\\fBheadlight\\fR [FILE]\n"));
        sections.last().truncate(sections.last().indexOf("\n.SS "));
        for (const auto& match : command.globalMatch(headlight({ "--help" }).out)) {
            const QString name = match.captured(1);
            QVERIFY2(
                !sections.isEmpty() && sections.first().startsWith(name + "\n"), qPrintable(name));
            QString help = headlight({ "help", name }).out;
            QStringList listedOptions;
            for (const auto& line : option.globalMatch(help.mid(help.indexOf("\nOptions:\n"))))
                listedOptions << line.captured(1);
            QCOMPARE(
                listedOptions.takeLast(), QString("-h, --help")); // listed once, for all commands
            for (QString& line : listedOptions) {
                const qsizetype value = line.lastIndexOf(' ');
                line = value > 0 && line[value + 1] != '-'
                    ? "\\fB" + line.left(value) + "\\fR \\fI" + line.mid(value + 1) + "\\fR"
                    : "\\fB" + line + "\\fR";
            }
            const QStringList written
                = sections.takeFirst().split('\n').filter(QRegularExpression(R"(^\\fB-)"));
            QCOMPARE(written, listedOptions);
        }
        QVERIFY(sections.isEmpty());
    }
    void checkPassesAndNamesWhatItChecked()
    {
        const Outcome outcome = headlight({ "check" });
        QCOMPARE(outcome.err, QString());
        QVERIFY2(outcome.code == 0, qPrintable(outcome.out));
        QVERIFY(!outcome.out.contains("FAIL"));
        QVERIFY(
            outcome.out.count(QRegularExpression("^pass  ", QRegularExpression::MultilineOption))
            >= 38);
        QVERIFY(outcome.out.contains("Illustrated: Self-Attention"));
        QVERIFY(QRegularExpression(
            R"((\d+) of \1 published examples agree; largest error \S+ absolute)")
                    .match(outcome.out)
                    .hasMatch());
        QVERIFY(headlight({ "check", "--verbose" }).out.contains("layer1/head1/weights"));
    }
    void wrongUsageIsReportedOnStandardError_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        const auto row = [](const QStringList& arguments, const char* message) {
            QTest::addRow("%s", qPrintable(arguments.join(' '))) << arguments << message;
        };
        row({ "chek" }, "Unknown command \"chek\"; did you mean check?");
        row({ "xyzzy" }, "Unknown command \"xyzzy\".");
        row({ "" }, "Unknown command \"\".");
        row({ "--frobnicate" }, "Unknown option \"--frobnicate\"");
        row({ "check", "--frobnicate" }, "Unknown option \"--frobnicate\".");
        row({ "--languge", "en" }, "Unknown option \"--languge\"; did you mean --language?");
        row({ "--text", "a" }, "it belongs to \"headlight show\", \"headlight render\",");
        row({ "check", "extra" }, "Unexpected argument \"extra\".");
        row({ "show", "--set" }, "Missing value after '--set'.");
        row({ "help", "chek" }, "did you mean check?");
        row({ "help", "check", "show" }, "Unexpected argument");
        row({ "--language" }, "Missing value after '--language'.");
        row({ "--language", "xx" }, "Unknown language \"xx\"; available: en, zh_CN, zh_TW.");
        row({ "--language=xx", "show" }, "Unknown language \"xx\"");
        row({ "--language", "en", "chek" }, "did you mean check?");
        row({ "render", "--language", "xx", "-o", "x.pdf" }, "Unknown language \"xx\"");
    }
    void wrongUsageIsReportedOnStandardError()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const Outcome outcome = headlight(arguments);
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.err.contains(message), qPrintable(outcome.err));
        QVERIFY(outcome.err.contains("See \"headlight "));
    }
    void badInputIsReportedOnStandardError_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        const auto row = [](const QStringList& arguments, const char* message) {
            QTest::addRow("%s", qPrintable(arguments.join(' '))) << arguments << message;
        };
        row({ "show", "--set", "haeds=3" }, "no field \"haeds\"; did you mean heads?");
        row({ "show", "--set", "heads=99" }, "heads: expected a number from 1 to 64, found 99");
        row({ "show", "--set", "heads" }, "expected field=value");
        row({ "show", "--head", "9" }, "--head: expected a number from 1 to 8, found \"9\"");
        row({ "show", "--head", "0" }, "from 1 to 8");
        row({ "show", "--head", "two" }, "found \"two\"");
        row({ "show", "--text", "" }, "headlight: ");
        row({ "show", "--set", "source=matrices", "--set", "source.queries=missing.npy" },
            "missing.npy");
    }
    void badInputIsReportedOnStandardError()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const Outcome outcome = headlight(arguments);
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.err.contains(message), qPrintable(outcome.err));
    }
    // A model alone opens the window, which needs a display.
    void modelNeedsNoCommand()
    {
        for (const QStringList& arguments : { QStringList { u"--model"_s, u"encoder"_s },
                 QStringList { u"--model=/no/such/folder"_s } })
            QVERIFY(headlight(arguments).err.contains("no display"));
        QVERIFY(headlight({ u"--model"_s }).err.contains("it belongs to"));
        QVERIFY(headlight({ u"--model"_s, u"a"_s, u"b"_s }).err.contains("it belongs to"));
    }
    void missingDisplayListsTheCommands()
    {
        const Outcome outcome = headlight({});
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.err.contains("no display"), qPrintable(outcome.err));
        QVERIFY2(
            outcome.err.contains("show, render, sweep, compute, heads, tokens, predict, translate, "
                                 "fields, examples, lessons, present, pages, train, check"),
            qPrintable(outcome.err));
    }
    void languageChangesNoOtherOutput()
    {
        for (const QStringList& before :
            { QStringList { "--language", "en" }, QStringList { "--language=en" } }) {
            QCOMPARE(headlight(before).err, headlight({}).err);
            QCOMPARE(headlight(before + QStringList { "show" }).out, headlight({ "show" }).out);
            QCOMPARE(headlight(before + QStringList { "render" }).err, headlight({ "render" }).err);
        }
        QVERIFY(headlight({ "--help" }).out.contains("figures: en, zh_CN, zh_TW"));
    }
    void missingRuntimeFolderGivesNoWarning()
    {
        const Outcome outcome = headlight(
            { "render", "-o", "/no/such/folder/x.pdf" }, { { { "XDG_RUNTIME_DIR", "" } } });
        QVERIFY2(outcome.err.startsWith("headlight: cannot write"), qPrintable(outcome.err));
        QCOMPARE(outcome.err.count('\n'), 1);
    }
    void showUsesTheDefaultSentence()
    {
        const Outcome outcome = headlight({ "show" });
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        QCOMPARE(outcome.err, QString());
        QVERIFY(outcome.out.contains("The animal didn't cross the street"));
        QVERIFY(outcome.out.contains("11 tokens"));
        for (const char* part : { "head 1", "head 8", "score=dot", "previous", "headlight show",
                 "animal", "tired", "█" })
            QVERIFY2(outcome.out.contains(part), part);
        for (const QString& line : outcome.out.split('\n'))
            QVERIFY2(line.size() <= 100, qPrintable(line));
    }
    void settingsAndTextAreShown()
    {
        const Outcome outcome = headlight({ "show", "--text", "a b c", "--set", "heads=2", "--set",
            "weights.patterns=previous,self", "--head", "2" });
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        QVERIFY(outcome.out.contains("\"a b c\": 3 tokens"));
        QVERIFY(outcome.out.contains("2 heads"));
        QVERIFY(outcome.out.contains("head 2: self"));
        QVERIFY(outcome.out.contains("b′ = "));
    }
    void controlCharactersAreEscaped()
    {
        const Outcome outcome = headlight({ "show", "--text",
            QStringLiteral("a\x1B[31m ") + QChar(0x202E) + QStringLiteral("b 注意力") });
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        QVERIFY(!outcome.out.contains(QChar(0x1B)) && !outcome.out.contains(QChar(0x202E)));
        QVERIFY(outcome.out.contains("\\u{1b}"));
        QVERIFY(outcome.out.contains(QString::fromUtf8("注意力")));
    }
    void matricesAreShown()
    {
        const Outcome outcome = headlight({ "show", "--set", "source=matrices", "--set",
            "source.queries=[[1,0],[0,1]]", "--set", "weights=identity", "--set", "heads=1" });
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        QVERIFY(outcome.out.contains("2 queries, 2 keys"));
    }
    void sessionsFindFilesInTheirFolder()
    {
        const QTemporaryDir folder;
        const auto write = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        };
        write("x.csv", "1,0,0\n0,1,0\n");
        write("a.headlight", R"({"headlight": 1, "experiment": {"heads": 3, "colour": "red",
            "weights": {"kind": "identity"},
            "source": {"kind": "matrices", "queries": {"file": "x.csv"}}}})");
        write("b.headlight", R"({"headlight": 99})");
        write("c.headlight", R"({"headlight": 1, "experiment": {"heads": 0}})");
        const Outcome good = headlight({ "show", folder.filePath("a.headlight") });
        QVERIFY2(good.code == 0, qPrintable(good.err));
        QVERIFY(good.out.contains("2 queries, 2 keys") && good.out.contains("3 heads"));
        QCOMPARE(good.err, QString("headlight: ignoring unknown field \"colour\"\n"));
        const Outcome newer = headlight({ "show", folder.filePath("b.headlight") });
        QCOMPARE(newer.code, 1);
        QVERIFY(newer.err.contains("b.headlight: ") && newer.err.contains("newer Headlight"));
        const Outcome bad = headlight({ "show", folder.filePath("c.headlight") });
        QCOMPARE(bad.code, 1);
        QVERIFY2(bad.err.contains("from 1 to 64, found 0 (byte "), qPrintable(bad.err));
        QCOMPARE(headlight({ "show", folder.filePath("missing.headlight") }).code, 1);
        QCOMPARE(headlight({ "show", "a", "b" }).code, 2);
    }
    void everyFieldIsListed()
    {
        const Outcome outcome = headlight({ "fields" });
        QCOMPARE(outcome.code, 0);
        for (const char* line : { "dimension ", "1 to 8192; default 64", "score.bandwidth ",
                 "0.001 to 1000; default 1; with score.kind=kernel",
                 "none, sqrt_dk, dk, factor; default sqrt_dk", "mask.window ",
                 "1 to 8192, or auto; default auto",
                 "index, entropy, distance, normalised_entropy, self, previous, next, first, "
                 "same_word, punctuation, special, duplicate_token, induction, maximum, "
                 "empty_rows, pattern; default index",
                 "0 to 64; default 0", "true or false; default true", "indigo, viridis, " })
            QVERIFY2(outcome.out.contains(line), line);
    }
    void examplesAreListedAndPrintedAsSessions()
    {
        const Outcome list = headlight({ "examples" });
        QCOMPARE(list.code, 0);
        const QStringList lines = list.out.split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() >= 5);
        for (const QString& line : lines) {
            const QString id = line.section(u' ', 0, 0);
            const Outcome session = headlight({ "examples", id });
            QCOMPARE(session.code, 0);
            const Outcome shown = headlight({ "show", "-" }, { {}, {}, session.bytes });
            QVERIFY2(shown.code == 0 && shown.err.isEmpty(), qPrintable(id + ": " + shown.err));
        }
        const Outcome unknown = headlight({ "examples", "wyde" });
        QCOMPARE(unknown.code, 1);
        QVERIFY2(unknown.err.contains("did you mean wide?"), qPrintable(unknown.err));
    }
    void benchPrintsMilliseconds()
    {
        const Outcome outcome = headlight({ "bench", "--tokens", "8" });
        QCOMPARE(outcome.code, 0);
        QVERIFY2(QRegularExpression(
                     R"(\n8 tokens, d = 512, 8 heads\S* +forward +\d+\.\d+ +\d+\.\d+ +\d+\n)")
                     .match(outcome.out)
                     .hasMatch(),
            qPrintable(outcome.out));
        QCOMPARE(headlight({ "bench", "--tokens", "0" }).code, 1);
    }
    void fullDiskIsAnError()
    {
        if (!QFile::exists("/dev/full"))
            QSKIP("no /dev/full here");
        QProcess process;
        process.setStandardOutputFile("/dev/full");
        process.start(QStringLiteral(HEADLIGHT_PROGRAM), { "fields" });
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains("standard output"));
    }
    // The message appears once, and the trained network is kept.
    void unwritableReportsAreAnError()
    {
        if (!QFile::exists("/dev/full"))
            QSKIP("no /dev/full here");
        const QTemporaryDir folder;
        QProcess process;
        process.setStandardOutputFile("/dev/full");
        process.start(QStringLiteral(HEADLIGHT_PROGRAM),
            { "train", "--task", "copy", "--steps", "4", "--every", "1", "--width", "4", "--out",
                folder.filePath("taught") });
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        QCOMPARE(process.readAllStandardError().count("standard output"), 1);
        QVERIFY(QFile::exists(folder.filePath("taught/moments/4.safetensors")));
    }
    void localeChangesNothing()
    {
        const QString plain = headlight({ "show" }, { { { "LC_ALL", "C" } } }).out;
        QCOMPARE(headlight({ "show" }, { { { "LC_ALL", "de_DE.UTF-8" } } }).out, plain);
        QCOMPARE(headlight({ "show" }, { { { "LC_ALL", "C.UTF-8" } } }).out, plain);
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
