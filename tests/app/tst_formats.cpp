#include "core/io/text/cells.h"
#include "core/io/text/json.h"
#include "tests/app/program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

using namespace Qt::StringLiterals;

using test::headlight;
using test::Outcome;

// What commands print as text, JSON and CSV, and the file of -o.

namespace {

// Each command that lists rows, with arguments for a short run. {out}: a new folder.
struct Listing {
    QStringList arguments;
    bool lines = false; // JSON: an object per line instead of one document
    bool timed = false; // prints times, which differ from run to run
};

const QList<Listing>& listings()
{
    const QString text = u"The dog saw the cat."_s;
    static const QList<Listing> all {
        { { u"show"_s, u"--text"_s, text } },
        { { u"show"_s, u"--text"_s, text, u"--head"_s, u"2"_s } },
        { { u"show"_s, u"--model"_s, u"encoder"_s, u"--text"_s, text, u"--who"_s, u"dog>cat"_s } },
        { { u"heads"_s, u"--model"_s, u"encoder"_s, u"--text"_s, text } },
        { { u"compute"_s, u"--list"_s, u"--text"_s, text } },
        { { u"tokens"_s, u"--text"_s, text }, true },
        { { u"predict"_s, u"--text"_s, text, u"--hide"_s, u"3"_s, u"--lens"_s }, true },
        { { u"predict"_s, u"--model"_s, u"decoder"_s, u"--text"_s, text, u"--steps"_s, u"2"_s },
            true },
        { { u"translate"_s, u"--text"_s, u"He is a student."_s }, true },
        { { u"translate"_s, u"--text"_s, u"He is a student."_s, u"--alignment"_s }, true },
        { { u"fields"_s } },
        { { u"examples"_s } },
        { { u"lessons"_s } },
        { { u"train"_s, u"--task"_s, u"copy"_s, u"--steps"_s, u"2"_s, u"--every"_s, u"1"_s,
              u"--out"_s, u"{out}"_s },
            true, true },
        { { u"check"_s } },
        { { u"check"_s, u"--verbose"_s } },
        { { u"bench"_s, u"--tokens"_s, u"4"_s }, false, true },
    };
    return all;
}

std::string textOf(const Outcome& outcome)
{
    return outcome.bytes.toStdString();
}

// The number of records; -1 if the text is not a table with a header and rows of one width.
int rowsOfCsv(const std::string& text)
{
    const core::Cells cells = core::cutCells(text, ',');
    for (std::size_t row = 0; row < cells.rowCount(); ++row)
        if (cells.width(row) != cells.width(0))
            return -1;
    static const QRegularExpression name(u"^[a-z][a-z0-9_]*$"_s);
    for (std::size_t i = 0; cells.rowCount() > 0 && i < cells.width(0); ++i)
        if (!name.match(QString::fromStdString(cells.label(cells.at(0, i)))).hasMatch())
            return -1;
    return static_cast<int>(cells.rowCount()) - 1;
}

QStringList commandsOfHelp()
{
    const QRegularExpression listed(
        u"^  headlight ([a-z]+) "_s, QRegularExpression::MultilineOption);
    QStringList commands;
    for (const auto& match : listed.globalMatch(headlight({ u"--help"_s }).out))
        commands << match.captured(1);
    return commands;
}

} // namespace

class TestFormats : public QObject {
    Q_OBJECT

    // Runs a listing in a folder of its own.
    static Outcome run(const Listing& listing, const QStringList& more)
    {
        const QTemporaryDir folder;
        QStringList arguments = listing.arguments + more;
        arguments.replaceInStrings(u"{out}"_s, folder.filePath(u"run"_s));
        return headlight(arguments);
    }

private slots:
    void everyCommandIsHere()
    {
        const QStringList figures { u"render"_s, u"sweep"_s, u"pages"_s };
        QStringList listed;
        for (const Listing& listing : listings())
            listed << listing.arguments.first();
        for (const QString& command : commandsOfHelp()) {
            const QString help = headlight({ u"help"_s, command }).out;
            if (command == u"present")
                continue; // a window
            QVERIFY2(help.contains(u"\n  -o, --out "_s), qPrintable(help));
            if (figures.contains(command) || command == u"help")
                continue;
            QVERIFY2(help.contains(u"\n  --format FORMAT\n"_s), qPrintable(help));
            QVERIFY2(listed.contains(command), qPrintable(command));
        }
    }
    void formatsHoldTheSame_data()
    {
        QTest::addColumn<int>("number");
        for (int i = 0; i < listings().size(); ++i)
            QTest::addRow("%s", qPrintable(listings()[i].arguments.join(u' '))) << i;
    }
    void formatsHoldTheSame()
    {
        QFETCH(int, number);
        const Listing& listing = listings()[number];
        const Outcome text = run(listing, {});
        QVERIFY2(text.code == 0, qPrintable(text.err));
        if (!listing.timed)
            QCOMPARE(run(listing, { u"--format"_s, u"text"_s }).out, text.out);
        const Outcome csv = run(listing, { u"--format"_s, u"csv"_s });
        QVERIFY2(csv.code == 0, qPrintable(csv.err));
        const int rows = rowsOfCsv(textOf(csv));
        QVERIFY2(rows > 0, qPrintable(csv.out.left(500)));
        const Outcome json = run(listing, { u"--format"_s, u"json"_s });
        QVERIFY2(json.code == 0, qPrintable(json.err));
        if (!listing.lines) {
            const nlohmann::json read = core::parseJson(textOf(json));
            QVERIFY(read.is_array());
            QCOMPARE(static_cast<int>(read.size()), rows);
            return;
        }
        for (const QString& line : json.out.split(u'\n', Qt::SkipEmptyParts))
            QVERIFY(core::parseJson(line.toStdString()).is_object());
    }
    void fileEndingSelectsTheFormat()
    {
        const QTemporaryDir folder;
        for (const Listing& listing : listings()) {
            if (listing.timed)
                continue;
            for (const QString& format : { u"json"_s, u"csv"_s, u"text"_s }) {
                const QString path
                    = folder.filePath(u"listing."_s + (format == u"text" ? u"txt"_s : format));
                const Outcome written
                    = headlight(listing.arguments + QStringList { u"-o"_s, path });
                QVERIFY2(written.code == 0, qPrintable(written.err));
                QCOMPARE(written.out, QString());
                QFile file(path);
                QVERIFY(file.open(QIODevice::ReadOnly));
                QCOMPARE(file.readAll(),
                    headlight(listing.arguments + QStringList { u"--format"_s, format }).bytes);
            }
        }
    }
    void outputHasTheSameNamesEverywhere()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.txt"_s);
        for (const QString& name : { u"-o"_s, u"--out"_s, u"--output"_s }) {
            QCOMPARE(headlight({ u"lessons"_s, name, path }).code, 0);
            QVERIFY(QFile::remove(path));
            QCOMPARE(headlight({ u"help"_s, u"show"_s, name, path }).code, 0);
            QVERIFY(QFile::remove(path));
            QCOMPARE(headlight({ u"render"_s, name, folder.filePath(u"a.svg"_s) }).code, 0);
            QVERIFY(QFile::remove(folder.filePath(u"a.svg"_s)));
            QCOMPARE(headlight({ u"compute"_s, name, folder.filePath(u"a.npz"_s) }).code, 0);
            QVERIFY(QFile::remove(folder.filePath(u"a.npz"_s)));
        }
        QCOMPARE(headlight({ u"fields"_s, u"-o"_s, u"-"_s }).out, headlight({ u"fields"_s }).out);
    }
    void unknownFormatsAreRefused()
    {
        for (const Listing& listing : listings()) {
            const Outcome outcome = run(listing, { u"--format"_s, u"xml"_s });
            QCOMPARE(outcome.code, 2);
            QVERIFY2(outcome.err.contains(u"--format: unknown format \"xml\"; choose text, json or "
                                          "csv."_s),
                qPrintable(outcome.err));
        }
    }
    void tokensThatLookLikeSyntaxStayWhole()
    {
        const Outcome csv = headlight({ u"tokens"_s, u"--model"_s, u"decoder"_s, u"--text"_s,
            u"a, \"b\" 1.5"_s, u"--format"_s, u"csv"_s });
        const Outcome json = headlight({ u"tokens"_s, u"--model"_s, u"decoder"_s, u"--text"_s,
            u"a, \"b\" 1.5"_s, u"--format"_s, u"json"_s });
        const core::Cells cells = core::cutCells(textOf(csv), ',');
        const nlohmann::json tokens = core::parseJson(textOf(json)).at("tokens");
        QCOMPARE(cells.rowCount(), tokens.size() + 1);
        for (std::size_t i = 0; i < tokens.size(); ++i)
            QCOMPARE(cells.label(cells.at(i + 1, 1)), tokens[i].get<std::string>());
    }
    void textsOfStandardInputShareOneTable()
    {
        const Outcome csv = headlight({ u"tokens"_s, u"--lines"_s, u"--format"_s, u"csv"_s },
            { {}, {}, "a dog\n\nthe cat\n" });
        QVERIFY2(csv.code == 0, qPrintable(csv.err));
        QVERIFY(csv.out.startsWith(u"line,"_s));
        QVERIFY(rowsOfCsv(textOf(csv)) > 6);
        QVERIFY(csv.out.contains(u"\n3,"_s));
    }
};

QTEST_GUILESS_MAIN(TestFormats)
#include "tst_formats.moc"
