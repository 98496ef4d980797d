#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

// The completions that the script offers in bash after a partial line.

namespace {

QStringList offers(const QString& line, const QString& folder = {})
{
    const QString script
        = QStringLiteral("compopt() { :; }\n"
                         ". \"$1\"\n"
                         "COMP_LINE=$2 COMP_POINT=${#2}\n"
                         "_headlight \"$3\" && printf '%s\\n' \"${COMPREPLY[@]}\"");
    QProcess bash;
    if (!folder.isEmpty())
        bash.setWorkingDirectory(folder);
    bash.start(QStringLiteral("bash"),
        { QStringLiteral("-uc"), script, QStringLiteral("bash"),
            QStringLiteral(RESOURCES "/desktop/headlight.bash"), line,
            QStringLiteral(HEADLIGHT_PROGRAM) });
    if (!bash.waitForFinished(60000))
        return { bash.errorString() };
    QStringList result
        = QString::fromUtf8(bash.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    if (const QByteArray complaint = bash.readAllStandardError(); !complaint.isEmpty())
        result << QStringLiteral("stderr: ") + QString::fromUtf8(complaint);
    result.sort();
    return result;
}

} // namespace

class TestCompletion : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QProcess bash;
        bash.start("bash", { "-c", "((BASH_VERSINFO[0] >= 4))" });
        if (!bash.waitForFinished() || bash.exitCode() != 0)
            QSKIP("the script is for bash 4 and later, which is not installed");
    }
    void wordsAreCompleted_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* line, const QStringList& expected) {
            QTest::addRow("%s", line) << line << expected;
        };
        row("headlight sho", { "show" });
        row("headlight --v", { "--version" });
        row("headlight --l", { "--language" });
        row("headlight --language zh", { "zh_CN", "zh_TW" });
        row("headlight render --language zh_T", { "zh_TW" });
        row("headlight --language en sho", { "show" });
        row("headlight --language en show --te", { "--text" });
        row("headlight render --set view.order=e", { "empty_rows", "entropy" });
        row("headlight xyz", {});
        row("headlight help fie", { "fields" });
        row("headlight help sho", { "show" });
        row("headlight show --te", { "--text" });
        row("headlight check --", { "--format", "--help", "--out", "--verbose" });
        row("headlight show --text ", {});
        row("headlight show --set scaling.f", { "scaling.factor=" });
        row("headlight show --set scaling.kind=", { "dk", "factor", "none", "sqrt_dk" });
        row("headlight show --set scaling=sq", { "sqrt_dk" });
        row("headlight show --set mask=causal,wi", { "causal,window" });
        row("headlight show --set heads=", {});
        row("headlight show --head ", {});
        row("headlight show --model enc", { "encoder" });
        row("headlight --model enc", { "encoder" });
        row("headlight render --view ste", { "steps" });
        row("headlight render --format p", { "pdf", "png" });
        row("headlight render --preset ", { "one_column", "slide", "two_columns" });
        row("headlight render --theme d", { "dark" });
        row("headlight show --format ", { "csv", "json", "text" });
        row("headlight compute --format np", { "npy", "npz" });
        row("headlight heads --sort ent", { "entropy" });
        row("headlight train --task r", { "repeat", "reverse" });
        row("headlight train --network gru-a", { "gru-additive" });
        row("headlight train --beside lstm,window-1,tok", { "lstm,window-1,token" });
        row("headlight train --optimiser ada", { "adam", "adamw" });
        row("headlight train --score add", { "additive" });
        row("headlight train --attention g", { "general" });
        row("headlight present lookup", { "lookup" });
        row("headlight pages look", { "lookup" });
        row("headlight lessons look", { "lookup" });
        row("headlight examples wid", { "wide" });
        row("headlight sweep --field scaling.f", { "scaling.factor" });
        row("headlight sweep --fr", { "--frames", "--from" });
        row("headlight show --text \"a b c\" --set scaling=d", { "dk" });
    }
    void wordsAreCompleted()
    {
        QFETCH(QString, line);
        QFETCH(QStringList, expected);
        QCOMPARE(offers(line), expected);
    }
    void everyCommandAndOptionOfTheHelpIsOffered()
    {
        QProcess program;
        const auto printed = [&](const QStringList& arguments) {
            program.start(HEADLIGHT_PROGRAM, arguments);
            return program.waitForFinished() ? QString::fromUtf8(program.readAllStandardOutput())
                                             : QString();
        };
        const QStringList commands = offers("headlight ", QDir::rootPath());
        const QRegularExpression command(
            "^  headlight ([a-z]+) ", QRegularExpression::MultilineOption);
        const QRegularExpression option("(--[a-z-]+)");
        int found = 0;
        for (const auto& match : command.globalMatch(printed({ "--help" }))) {
            const QString name = match.captured(1);
            ++found;
            QVERIFY2(commands.contains(name), qPrintable(name));
            const QString help = printed({ "help", name });
            const QStringList options = offers("headlight " + name + " -");
            for (const QString& line : help.mid(help.indexOf("\nOptions:\n")).split('\n'))
                if (line.startsWith("  -") && name != "help")
                    QVERIFY2(options.contains(option.match(line).captured(1)), qPrintable(line));
        }
        QVERIFY(found >= 4);
    }
    void sessionFilesAreOffered()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("lectures"));
        for (const char* name :
            { "a.headlight", "with blank.headlight", "figure.pdf", "notes.txt" }) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        const QStringList sessions { "a.headlight", "figure.pdf", "lectures",
            "with blank.headlight" };
        const QStringList offered = offers("headlight show ", folder.path());
        for (const QString& session : sessions)
            QVERIFY2(offered.contains(session), qPrintable(session));
        QVERIFY(!offered.contains("notes.txt"));
        QVERIFY(offered.contains("lookup")); // a lesson is a session, too
        QVERIFY(offers("headlight ", folder.path()).contains("a.headlight"));
        QVERIFY(offers("headlight render -o ", folder.path()).contains("notes.txt"));
        QVERIFY(!offers("headlight ", folder.path()).contains("notes.txt"));
    }
};

QTEST_GUILESS_MAIN(TestCompletion)
#include "tst_completion.moc"
