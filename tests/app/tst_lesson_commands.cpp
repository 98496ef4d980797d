#include "program.h"

#include <QFile>
#include <QHash>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using test::headlight;
using test::Outcome;

// Lessons on the command line: the bundled ones, their pages, and one step as a figure.
class TestLessonCommands : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString lesson() const { return path(u"lesson.headlight"_s); }
    [[nodiscard]] QString wordsOf(const QString& pdf) const
    {
        return test::run(u"pdftotext"_s, { u"-raw"_s, path(pdf), u"-"_s }).out;
    }
    [[nodiscard]] int pagesOf(const QString& pdf) const
    {
        static const QRegularExpression pages(u"Pages:\\s+(\\d+)"_s);
        return pages.match(test::run(u"pdfinfo"_s, { path(pdf) }).out).captured(1).toInt();
    }
    [[nodiscard]] Outcome drawn(const QString& name, const QStringList& options = {}) const
    {
        return headlight(
            QStringList { u"pages"_s, lesson() } + options + QStringList { u"-o"_s, path(name) });
    }

private slots:
    // Three small steps, with texts in two languages.
    void initTestCase()
    {
        QFile file(lesson());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({"headlight": 2, "about": [{"language": "en", "title": "Small"}], "steps": [)");
        for (int i = 1; i <= 3; ++i)
            file.write(QStringLiteral(
                R"(%1{"experiment": {"source": {"kind": "sentence", "text": "I saw a saw"},
                   "heads": %2, "temperature": %2}, "view": {"view": "heads"},
                   "selection": {"query": 2}, "hidden": "row",
                   "captions": [{"language": "en", "title": "Step number %2", "text": "Look.",
                   "notes": "Wait %2 minutes."}, {"language": "zh_CN", "title": "请看第 %2 步"}]})")
                           .arg(i > 1 ? u","_s : QString())
                           .arg(i)
                           .toUtf8());
        file.write("]}");
    }
    void lessonsAreListedAndPrinted()
    {
        const Outcome list = headlight({ u"lessons"_s });
        QCOMPARE(list.code, 0);
        const QStringList rows = list.out.split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(rows.size() >= 13);
        const QString id = rows.first().section(u' ', 0, 0);
        const Outcome printed = headlight({ u"lessons"_s, id });
        QCOMPARE(printed.code, 0);
        const QJsonObject session = QJsonDocument::fromJson(printed.bytes).object();
        QCOMPARE(session[u"headlight"_s].toInt(), 2);
        QVERIFY(session[u"steps"_s].toArray().size() >= 8);
        QCOMPARE(session[u"experiment"_s][u"source"_s], // a lesson opens at its first step
            session[u"steps"_s][0][u"experiment"_s][u"source"_s]);
        const Outcome wrong = headlight({ u"lessons"_s, id + u"x"_s });
        QCOMPARE(wrong.code, 1);
        QVERIFY2(wrong.err.contains(id), qPrintable(wrong.err)); // the suggestion
    }
    void pdfHasOnePagePerStep()
    {
        QCOMPARE(drawn(u"a.pdf"_s).code, 0);
        QCOMPARE(pagesOf(u"a.pdf"_s), 3);
        QFile once(path(u"a.pdf"_s));
        QVERIFY(once.open(QIODevice::ReadOnly) && !once.readAll().contains("/CreationDate"));
        const QString words = wordsOf(u"a.pdf"_s);
        for (const QString& title : { u"Step number 1"_s, u"Step number 2"_s, u"Step number 3"_s })
            QVERIFY2(words.contains(title), qPrintable(words));
        QVERIFY(!words.contains(u"minutes"_s)); // speaker notes are left out
        QCOMPARE(drawn(u"b.pdf"_s, { u"--notes"_s, u"--per-page"_s, u"2"_s }).code, 0);
        QCOMPARE(pagesOf(u"b.pdf"_s), 2);
        QVERIFY(wordsOf(u"b.pdf"_s).contains(u"Wait 2 minutes."_s));
        QCOMPARE(drawn(u"c.pdf"_s, { u"--language"_s, u"zh_CN"_s }).code, 0);
        QVERIFY(wordsOf(u"c.pdf"_s).contains(u"第 2 步"_s));
    }
    void handoutHasTitleAndPageNumbers()
    {
        QCOMPARE(drawn(u"h.pdf"_s, { u"--per-page"_s, u"2"_s }).code, 0);
        const QString words = wordsOf(u"h.pdf"_s);
        QCOMPARE(words.count(u"Small"_s), 2); // on each page
        QVERIFY2(words.contains(u"1 / 2"_s) && words.contains(u"2 / 2"_s), qPrintable(words));
        QVERIFY(!wordsOf(u"a.pdf"_s).contains(u" / "_s)); // slides have the steps' numbers
    }
    void questionsStayInAHandout()
    {
        const QRegularExpression answer(u"saw → \\w+: 0"_s);
        QVERIFY(wordsOf(u"a.pdf"_s).contains(answer));
        QCOMPARE(drawn(u"c.pdf"_s, { u"--questions"_s }).code, 0);
        QVERIFY2(!wordsOf(u"c.pdf"_s).contains(answer), qPrintable(wordsOf(u"c.pdf"_s)));
        QVERIFY(wordsOf(u"c.pdf"_s).contains(u"?"_s));
    }
    void coversHideWholeRowsOnPaper_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("page"); // with step 11; 0: its own image
        QTest::addRow("image of 720 lines") << QStringList { u"--height"_s, u"720"_s } << 0;
        QTest::addRow("image of 1080 lines") << QStringList { u"--height"_s, u"1080"_s } << 0;
        QTest::addRow("slides") << QStringList() << 11;
        QTest::addRow("handout of 2") << QStringList { u"--per-page"_s, u"2"_s } << 6;
        QTest::addRow("handout of 4") << QStringList { u"--per-page"_s, u"4"_s, u"--lines"_s } << 3;
    }
    // The colours of a row of weights are nowhere on the page, not even at the edge of its cover.
    void coversHideWholeRowsOnPaper()
    {
        QFETCH(const QStringList, options);
        QFETCH(const int, page);
        const auto colours = [&](const QStringList& more) {
            const QString file = path(page == 0 ? u"by.png"_s : u"by.pdf"_s);
            headlight(QStringList { u"pages"_s, u"by_hand"_s } + options + more
                + QStringList { u"-o"_s, file });
            if (page > 0)
                test::run(u"pdftoppm"_s,
                    { u"-r"_s, u"72"_s, u"-png"_s, u"-singlefile"_s, u"-f"_s, QString::number(page),
                        file, path(u"by-11"_s) });
            const QImage image(path(u"by-11.png"_s));
            QHash<QRgb, int> found;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    ++found[image.pixel(x, y)];
            return found;
        };
        const QHash<QRgb, int> answered = colours({});
        const QHash<QRgb, int> asked = colours({ u"--questions"_s });
        QVERIFY(!asked.isEmpty());
        int cells = 0;
        int hidden = 0;
        for (auto it = answered.begin(); it != answered.end(); ++it) {
            if (it.value() < 3000 || it.key() == qRgb(255, 255, 255))
                continue;
            ++cells;
            hidden += asked.value(it.key()) < it.value() / 100 ? 1 : 0; // the colour bar has them
        }
        QVERIFY2(cells >= 4 && hidden >= 2, qPrintable(u"%1 of %2"_s.arg(hidden).arg(cells)));
    }
    void handoutHasLinesToWriteOn()
    {
        const auto lines = [&](const QStringList& options) {
            if (drawn(u"l.pdf"_s, options + QStringList { u"--per-page"_s, u"4"_s }).code != 0)
                return -1;
            test::run(u"pdftoppm"_s,
                { u"-r"_s, u"72"_s, u"-png"_s, u"-singlefile"_s, path(u"l.pdf"_s), path(u"l"_s) });
            const QImage page(path(u"l.png"_s));
            int found = 0;
            for (int y = 0; y < page.height() / 2; ++y) { // only a line is dark all along
                bool dark = true;
                for (int x = page.width() * 3 / 4; x < page.width() * 9 / 10; ++x)
                    dark = dark && qGray(page.pixel(x, y)) < 250;
                found += dark ? 1 : 0;
            }
            return found;
        };
        const int with = lines({ u"--lines"_s });
        QVERIFY2(with >= 6, qPrintable(QString::number(with)));
    }
    // A whole number has no decimals, and the rows of an input are tokens.
    void matricesOfWholeNumbersHaveNoDecimals()
    {
        const QString file = path(u"by_hand.pdf"_s);
        QCOMPARE(headlight({ u"pages"_s, u"by_hand"_s, u"-o"_s, file }).code, 0);
        const QString words = wordsOf(u"by_hand.pdf"_s);
        QVERIFY2(!words.contains(u"−2.00"_s) && words.contains(u"−2"_s), qPrintable(words));
        const QString first = words.section(u'\f', 0, 0);
        QVERIFY2(first.contains(u"tokens"_s) && !first.contains(u"queries"_s), qPrintable(first));
    }
    void imagesAreNumbered()
    {
        QCOMPARE(drawn(u"p.png"_s, { u"--height"_s, u"360"_s }).code, 0);
        QByteArray last;
        for (int i = 1; i <= 3; ++i) {
            QFile file(path(u"p-%1.png"_s.arg(i)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray image = file.readAll();
            QCOMPARE(image.mid(16, 8).toHex(), "0000028000000168"); // 640 x 360
            QVERIFY(image != last);
            last = image;
        }
        QVERIFY(!QFile::exists(path(u"p-4.png"_s)));
    }
    void oneStepIsAFigure()
    {
        const auto heads = [&](const QStringList& options) {
            const QString file = path(u"step.pdf"_s);
            const Outcome drawn = headlight(
                QStringList { u"render"_s, lesson() } + options + QStringList { u"-o"_s, file });
            return drawn.code == 0
                ? wordsOf(u"step.pdf"_s).count(QRegularExpression(u"[Hh]ead \\d"_s))
                : -1;
        };
        QCOMPARE(heads({ u"--step"_s, u"2"_s }), 2);
        QCOMPARE(heads({ u"--step"_s, u"3"_s }), 3);
        const Outcome none
            = headlight({ u"render"_s, lesson(), u"--step"_s, u"4"_s, u"-o"_s, path(u"x.png"_s) });
        QVERIFY(none.code != 0);
        QVERIFY2(none.err.contains(u"--step"_s), qPrintable(none.err));
        QVERIFY(!QFile::exists(path(u"x.png"_s)));
    }
    // A lesson without a state of its own gives the first or the requested step, not the default
    // example.
    void computeUsesTheChosenStep()
    {
        const QString file = QStringLiteral(RESOURCES "/lessons/02_by_hand.headlight");
        for (const QString& lesson : { file, u"by_hand"_s }) {
            const Outcome first = headlight({ u"compute"_s, lesson, u"--list"_s });
            QVERIFY2(first.out.contains(u"queries  2 x 2"_s), qPrintable(first.out + first.err));
            const Outcome shown = headlight({ u"show"_s, lesson });
            QVERIFY2(shown.out.contains(u"output 2 x "_s), qPrintable(shown.out + shown.err));
            const Outcome none = headlight({ u"show"_s, lesson, u"--step"_s, u"99"_s });
            QVERIFY(none.code != 0);
            QVERIFY2(none.err.contains(u"--step"_s), qPrintable(none.err));
        }
        const Outcome second = headlight({ u"show"_s, u"next_word"_s, u"--step"_s, u"10"_s });
        QVERIFY2(
            second.out != headlight({ u"show"_s, u"next_word"_s }).out, qPrintable(second.err));
        const Outcome third = headlight({ u"show"_s, u"context"_s, u"--step"_s, u"13"_s });
        QVERIFY2(third.out.contains(u"layer2 of 2 layers"_s), qPrintable(third.out));
        const Outcome lacking = headlight(
            { u"show"_s, u"-"_s, u"--step"_s, u"1"_s }, { .input = R"({"headlight": 2})" });
        QVERIFY2(lacking.err.contains(u"has no lesson steps"_s), qPrintable(lacking.err));
    }
    // The option may come before the command, after it or at the end; without a display nothing
    // more happens.
    void presentAcceptsLanguageAnywhere()
    {
        const QStringList language { u"--language"_s, u"zh_CN"_s };
        const QStringList name { u"present"_s };
        const QStringList lesson { u"lookup"_s };
        for (const QStringList& arguments :
            { language + name + lesson, name + language + lesson, name + lesson + language,
                name + QStringList { u"--language=zh_CN"_s } + lesson }) {
            const Outcome outcome = headlight(arguments);
            QVERIFY2(outcome.err.contains(u"no display"_s), qPrintable(outcome.err));
        }
        const Outcome unknown = headlight({ u"present"_s, u"--language"_s, u"xx"_s, u"lookup"_s });
        QVERIFY2(unknown.err.contains(u"Unknown language \"xx\""_s), qPrintable(unknown.err));
    }
    void wrongOptionsAreReported()
    {
        for (const auto& [options, message] :
            { std::pair(QStringList { u"--per-page"_s, u"3"_s }, u"per-page"_s),
                { { u"--height"_s, u"1"_s }, u"height"_s },
                { { u"--theme"_s, u"pink"_s }, u"theme"_s } }) {
            const Outcome outcome = drawn(u"bad.pdf"_s, options);
            QVERIFY(outcome.code != 0);
            QVERIFY2(outcome.err.contains(message), qPrintable(outcome.err));
        }
        QVERIFY(headlight({ u"pages"_s, u"nothing"_s, u"-o"_s, path(u"bad.pdf"_s) }).code != 0);
        QVERIFY(headlight({ u"pages"_s, lesson(), u"-o"_s, path(u"none/bad.pdf"_s) }).code != 0);
        QVERIFY(!QFile::exists(path(u"bad.pdf"_s)));
        QVERIFY(headlight({ u"present"_s, u"--help"_s }).out.contains(u"Page Down"_s));
    }
};

QTEST_GUILESS_MAIN(TestLessonCommands)
#include "tst_lesson_commands.moc"
