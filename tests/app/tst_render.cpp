#include "tests/app/program.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

using namespace Qt::StringLiterals;

class TestRender : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    test::Outcome render(
        const QStringList& arguments, const QMap<QString, QString>& environment = {})
    {
        return test::headlight(
            QStringList { "render" } + arguments, { environment, m_folder.path() });
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QByteArray read(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    // Options for a briefly trained network.
    [[nodiscard]] QStringList trainedModel() const
    {
        const QStringList task { "--task", "sort", "--width", "8", "--steps", "4", "--every", "1" };
        const test::Outcome outcome
            = test::headlight(QStringList { "train", "--out", path(u"taught"_s) } + task);
        if (outcome.code != 0)
            qWarning("%s", qPrintable(outcome.err));
        return { "--model", path(u"taught"_s), "--text", "d c b a" };
    }

private slots:
    void initTestCase() { write(u"broken.headlight"_s, R"({"headlight": 1, "experiment": 3})"); }
    void exampleOfTheHelpRuns()
    {
        const test::Outcome printed
            = render({ "--text", "The animal did not cross the street because it was too tired",
                "--view", "heads", "--set", "heads=8", "--set", "scaling.kind=none", "--select",
                "it", "--size", "183x90mm", "--dpi", "300", "-o", "figure.pdf" });
        QCOMPARE(printed.err, QString());
        QCOMPARE(printed.code, 0);
        const QByteArray pdf = read(u"figure.pdf"_s);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.contains("/MediaBox [0 0.882 518.740 256]"));
        QVERIFY(render({ "--help" }).out.startsWith("Usage: headlight render [SESSION]"));
    }
    void endingDecidesTheFormat_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("pdf") << u"a.pdf"_s << QByteArray("%PDF-1.4");
        QTest::newRow("svg") << u"a.SVG"_s << QByteArray("<?xml");
        QTest::newRow("png") << u"a.png"_s << QByteArray("\x89PNG");
    }
    void endingDecidesTheFormat()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, start);
        QCOMPARE(render({ "-o", name }).code, 0);
        QVERIFY(read(name).startsWith(start));
    }
    void everyViewIsDrawn_data()
    {
        QTest::addColumn<QString>("view");
        const QStringList views = test::viewNames();
        QVERIFY(views.contains(u"flow"_s) && views.size() > 5);
        for (const QString& view : views)
            QTest::newRow(qPrintable(view)) << view;
    }
    void everyViewIsDrawn()
    {
        QFETCH(QString, view);
        const QString name = view + u".svg"_s;
        QStringList command { "--view", view, "-o", name };
        if (view == u"regression"_s) // has points, not tokens
            command << "--set"
                    << "source=points"
                    << "--set"
                    << "source.points=[[0],[1],[3]]"
                    << "--set"
                    << "source.targets=[[1],[2],[0]]"
                    << "--set"
                    << "weights=identity"
                    << "--set"
                    << "position=none"
                    << "--set"
                    << "heads=1";
        if (view == u"atlas"_s || view == u"predict"_s)
            command << "--model"
                    << "encoder";
        if (view == u"learn"_s)
            command << trainedModel();
        if (view == u"compare"_s)
            command << "--pin"
                    << "temperature=2";
        const test::Outcome printed = render(command);
        QCOMPARE(printed.err, QString());
        QCOMPARE(printed.code, 0);
        QVERIFY(
            read(name).count("<path") + read(name).count("<rect") + read(name).count("<text") > 20);
    }
    void namePatternWritesOneFileEach()
    {
        QCOMPARE(render({ "--set", "heads=3", "--view", "heads", "-o", "h{head}.svg" }).code, 0);
        QCOMPARE(render({ "--view", "steps", "-o", "s{step}.svg" }).code, 0);
        const test::Outcome views = render({ "-o", "v-{view}.svg" });
        QCOMPARE(views.code, 0);
        QVERIFY(views.err.contains("the view regression has nothing to show"));
        QSet<QByteArray> different;
        for (const QString name : { "h1.svg", "h2.svg", "h3.svg", "s1.svg", "s9.svg" }) {
            QVERIFY2(!read(name).isEmpty(), qPrintable(name));
            different.insert(read(name));
        }
        QCOMPARE(different.size(), 5);
        QVERIFY(!QFile::exists(path(u"h4.svg"_s)));
        QCOMPARE(QDir(m_folder.path()).entryList({ u"v-*.svg"_s }).size(), 6);
        QVERIFY(!QFile::exists(path(u"v-compare.svg"_s)));
    }
    void textsAndSelectionAreOptions()
    {
        QCOMPARE(render({ "--tensor", "layer1/head2/weights", "--title", "Head two", "--subtitle",
                            "", "--axis-labels", "from,to", "--select", "#2", "--no-selection",
                            "-o", "texts.svg" })
                     .code,
            0);
        const QByteArray svg = read(u"texts.svg"_s);
        for (const char* text : { ">Head two<", ">from<", ">to<" })
            QVERIFY2(svg.contains(text), text);
        for (const char* text : { ">queries<", "norm ", "#ff3d71" })
            QVERIFY2(!svg.contains(text), text);
        const test::Outcome wrong = render({ "--axis-labels", "from", "-o", "wrong.svg" });
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.contains("two texts separated by a comma"), qPrintable(wrong.err));
    }
    void presetIsAnOption()
    {
        QCOMPARE(render({ "--preset", "slide", "-o", "slide.pdf" }).code, 0);
        QVERIFY(read(u"slide.pdf"_s).contains("/MediaBox [0 0.000 959.976 540]"));
        QCOMPARE(
            render({ "--preset", "one_column", "--size", "80x60mm", "-o", "column.pdf" }).code, 0);
        QVERIFY(read(u"column.pdf"_s).contains("226.772"));
        const test::Outcome wrong = render({ "--preset", "poster", "-o", "poster.pdf" });
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.contains("one_column, two_columns or slide"), qPrintable(wrong.err));
    }
    void tooSmallFigureIsRefused()
    {
        const test::Outcome small = render({ "--text", "internationalization and misunderstandings",
            "--tensor", "layer1/head1/weights", "--size", "24x24mm", "-o", "small.pdf" });
        QCOMPARE(small.code, 1);
        QVERIFY2(small.err.contains("24x24mm leaves no room"), qPrintable(small.err));
        QVERIFY(!QFile::exists(path(u"small.pdf"_s)));
    }
    void tensorIsDrawnAlone()
    {
        QCOMPARE(render({ "--tensor", "layer1/head2/q", "-o", "q.svg" }).code, 0);
        QVERIFY(read(u"q.svg"_s).contains("The matrix “query vectors of head 2”"));
    }
    void sessionIsReadFromStandardInputAndFigureWrittenToStandardOutput()
    {
        const test::Outcome session = test::headlight({ "examples", "wide" });
        write(u"wide.headlight"_s, session.bytes);
        QCOMPARE(render({ "wide.headlight", "-o", "wide.svg" }).code, 0);
        const test::Outcome piped = test::headlight({ "render", "-", "--format", "svg", "-o", "-" },
            { {}, m_folder.path(), session.bytes });
        QCOMPARE(piped.err, QString());
        QCOMPARE(piped.code, 0);
        QCOMPARE(piped.bytes, read(u"wide.svg"_s));
        QVERIFY(piped.bytes.contains("wide"));
        const test::Outcome broken = test::headlight(
            { "render", "-", "-o", "x.pdf" }, { {}, m_folder.path(), R"({"headlight": 1, )" });
        QCOMPARE(broken.code, 1);
        QVERIFY2(broken.err.contains("standard input: "), qPrintable(broken.err));
    }
    void pinnedSettingIsCompared()
    {
        QCOMPARE(render({ "--pin", "temperature=2", "-o", "pin.svg" }).code, 0);
        QVERIFY(read(u"pin.svg"_s).contains("Temperature 2 → 1"));
        QCOMPARE(render({ "--pin", "temperature=2", "--view", "heads", "-o", "pin.svg" }).code, 0);
        QVERIFY(!read(u"pin.svg"_s).contains("Temperature 2 → 1"));
        write(u"pinned.headlight"_s,
            R"({"headlight": 1, "experiment": {"heads": 2}, "pinned": {"heads": 3}})");
        QCOMPARE(render({ "pinned.headlight", "--pin", "seed=7", "-o", "pin.svg" }).code, 0);
        QVERIFY(read(u"pin.svg"_s).contains("Heads 3 → 2"));
        QVERIFY(read(u"pin.svg"_s).contains("Seed 7 → 42"));
    }
    void selectionIsDrawn()
    {
        const QStringList base { "--view", "links", "-o" };
        const auto drawn = [&](const QStringList& more) {
            return render(base + QStringList { "x.svg" } + more).code == 0 ? read(u"x.svg"_s)
                                                                           : QByteArray();
        };
        const QByteArray plain = drawn({});
        QVERIFY(!plain.isEmpty());
        for (const QStringList& more :
            { QStringList { "--select", "it" }, { "--theme", "dark" }, { "--font-size", "9" },
                { "--set", "view.threshold=0.5" }, { "--set", "heads=2" }, { "--caption", "auto" },
                { "--size", "100x100mm" }, { "--font", "DejaVu Serif" } }) {
            QVERIFY2(!drawn(more).isEmpty(), qPrintable(more.join(' ')));
            QVERIFY2(drawn(more) != plain, qPrintable(more.join(' ')));
        }
    }
    void matrixBelongsToTheChosenHead()
    {
        const auto drawn = [&](const QStringList& more) {
            return render(QStringList { "--view", "matrices", "-o", "x.svg" } + more).code == 0
                ? read(u"x.svg"_s)
                : QByteArray();
        };
        const QByteArray second = drawn({ "--head", "2" });
        QVERIFY(second.contains("layer1/head2/weights"));
        QVERIFY(drawn({ "--head", "3" }) != second);
        QVERIFY(drawn({ "--head", "2", "--set", "view.tensor=layer1/head1/q" })
                    .contains("layer1/head1/q"));
        QVERIFY(drawn({ "--model", "translator", "--text", "He booked a room at a hotel.",
                          "--layer", "cross/layer2", "--head", "2" })
                    .contains("cross/layer2/head2/weights"));
    }
    void emptyViewWritesNoFigure_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        const auto row = [](const QStringList& arguments, const char* message) {
            QTest::addRow("%s", qPrintable(arguments.join(' '))) << arguments << message;
        };
        row({ "--view", "regression" }, "\"headlight examples regression\" prints a session");
        row({ "--view", "atlas" }, "models with several layers");
        row({ "--view", "predict" }, "No tokens are predicted here");
        row({ "--view", "learn" }, "headlight train");
        row({ "--view", "compare" }, "Nothing is pinned.");
        row({ "--view", "compare" }, "Use --pin FIELD=VALUE.");
        row({ "--view", "space", "--text", "one" }, "at least two tokens");
        row({ "--pin", "heads=2", "--head", "3" }, "A has no");
    }
    void emptyViewWritesNoFigure()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const QStringList names { "none.pdf", "none.svg", "none{head}.png" };
        for (const QString& name : names) {
            const test::Outcome printed = render(arguments + QStringList { "-o", name });
            QCOMPARE(printed.code, 1);
            QVERIFY2(printed.err.contains("has nothing to show"), qPrintable(printed.err));
            QVERIFY2(printed.err.contains(message), qPrintable(printed.err));
        }
        QCOMPARE(QDir(m_folder.path()).entryList({ u"none*"_s }), QStringList());
    }
    void wrongUsageAndBadInputAreReported_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("message");
        const auto row = [](const QStringList& arguments, int code, const char* message) {
            QTest::addRow("%s", qPrintable(arguments.join(' '))) << arguments << code << message;
        };
        row({}, 2, "-o FILE is missing");
        row({ "-o", "x.pdf", "--size", "183x90" }, 2, "a unit (mm, in or px), as in 183x90mm");
        row({ "-o", "x.pdf", "--size", "90000x90mm" }, 2, "numbers from 0.1 to 20000");
        row({ "-o", "x.pdf", "--dpi", "5" }, 2, "--dpi: expected a number from 18 to 4800");
        row({ "-o", "x.pdf", "--theme", "drak" }, 2, "--theme");
        row({ "-o", "x.pdf", "--frobnicate" }, 2, "Unknown option \"--frobnicate\".");
        row({ "-o", "x.pdf", "--selct", "it" }, 2,
            "Unknown option \"--selct\"; did you mean --select");
        row({ "-o", "x.pdf", "--tensors=q" }, 2, "\"--tensors\"; did you mean --tensor?");
        row({ "-o", "x.pdf", "-text", "a" }, 2, "\"-text\"; did you mean --text?");
        row({ "-o", "x.pdf", "--frames", "2" }, 2, "belongs to \"headlight sweep\".");
        row({ "-o", "-" }, 2, "add --format with pdf, svg, png, tiff or webp");
        row({ "-o", "x.jpg" }, 2, "does not end with a known format: pdf, svg");
        row({ "-o", "x.png", "--size", "2000x2000mm" }, 1, "the maximum is 200 million");
        row({ "-o", "x.pdf", "--view", "heds" }, 2, "there is no view \"heds\"");
        row({ "-o", "x.pdf", "--tensor", "layer1/head9/weights" }, 1, "layer1/head9/weights");
        row({ "-o", "x.pdf", "--select", "xyzzy" }, 1, "--select: no token is \"xyzzy\"");
        row({ "-o", "x.pdf", "--head", "9" }, 1, "--head: expected a number from 1 to 8");
        row({ "-o", "x.pdf", "--set", "haeds=3" }, 1, "did you mean heads?");
        row({ "-o", "x.pdf", "--set", "view.ordre=index" }, 1, "view.ordre");
        row({ "-o", "x.pdf", "--set", "view.sequential=viridian" }, 1, "indigo, viridis, ");
        row({ "-o", "x.pdf", "--set", "view.threshold=2" }, 1, "from 0 to 1");
        row({ "-o", "x.pdf", "--pin", "haeds=3" }, 1, "did you mean heads?");
        row({ "-o", "missing/x.pdf" }, 1, "does not exist; create it");
        row({ "missing.headlight", "-o", "x.pdf" }, 1, "missing.headlight");
        row({ "broken.headlight", "-o", "x.pdf" }, 1, "broken.headlight: ");
    }
    void wrongUsageAndBadInputAreReported()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QString, message);
        const test::Outcome printed = render(arguments);
        QVERIFY2(printed.err.contains(message), qPrintable(printed.err));
        QCOMPARE(printed.code, code);
        QVERIFY(!QFile::exists(path(u"x.pdf"_s)) && !QFile::exists(path(u"x.png"_s)));
    }
    void figuresUseTheChosenLanguage()
    {
        const QStringList heads { "--view", "heads", "--caption", "auto", "-o" };
        const QMap<QString, QString> chineseDesktop { { u"LANG"_s, u"zh_CN.UTF-8"_s },
            { u"LANGUAGE"_s, u"zh_CN"_s } };
        QCOMPARE(render(heads + QStringList { "plain.svg" }, chineseDesktop).err, QString());
        QVERIFY(read(u"plain.svg"_s).contains("Attention weights of 8 heads")); // not requested
        for (const char* language : { "zh", "zh-Hant" }) {
            const QByteArray words
                = language == QByteArray("zh") ? "8 个头的注意力权重" : "8 個頭的注意力權重";
            for (const char* name : { "a.svg", "a.pdf" }) {
                const test::Outcome printed = test::headlight(
                    QStringList { "--language", language, "render" } + heads + QStringList { name },
                    { {}, m_folder.path() });
                QCOMPARE(printed.err, QString());
                QCOMPARE(printed.code, 0);
            }
            QVERIFY(read(u"a.svg"_s).contains(words));
            const QString text = test::run(u"pdftotext"_s, { path(u"a.pdf"_s), u"-"_s }).out;
            QVERIFY2(
                text.normalized(QString::NormalizationForm_KC).contains(QString::fromUtf8(words)),
                qPrintable(text));
        }
    }
    void failedWriteLeavesTheOldFile()
    {
        write(u"old.pdf"_s, "old");
        const test::Outcome printed = test::run(u"bash"_s,
            { "-c",
                u"ulimit -f 2; trap '' XFSZ; cd '%1'; '%2' render -o old.pdf"_s.arg(
                    m_folder.path(), QStringLiteral(HEADLIGHT_PROGRAM)) });
        QCOMPARE(printed.code, 1);
        QVERIFY2(printed.err.contains(u"cannot write"_s), qPrintable(printed.err));
        QCOMPARE(read(u"old.pdf"_s), QByteArray("old"));
    }
    // Qt's hash tables have another order in every process.
    void everyProcessWritesTheSamePdf()
    {
        const QMap<QString, QString> dated { { u"SOURCE_DATE_EPOCH"_s, u"1"_s } };
        for (const QString view : { "heads", "matrices" }) {
            QSet<QByteArray> different;
            for (int run = 0; run < 6; ++run) {
                QCOMPARE(render({ "--view", view, "-o", "same.pdf" }, dated).code, 0);
                different.insert(read(u"same.pdf"_s));
            }
            QCOMPARE(different.size(), 1);
        }
    }
    // Not of the first layer, the encoder's.
    void captionAndSelectionAreThoseOfTheMatrix()
    {
        const QStringList translated { "--model", "translator", "--text",
            "He booked a room at a hotel.", "--caption", "auto", "--select", "5", "-o", "t.svg" };
        for (const QString tensor :
            { "cross/layer2/head2/weights", "decoder/layer1/head2/weights" })
            for (const QStringList& named : { QStringList { "--tensor", tensor },
                     QStringList { "--view", "matrices", "--set", "view.tensor=" + tensor } }) {
                const test::Outcome printed = render(translated + named);
                QVERIFY2(printed.code == 0, qPrintable(printed.err));
                const QString svg = QString::fromUtf8(read(u"t.svg"_s));
                const QString caption = svg.section(u"<desc>"_s, 1).section(u"</desc>"_s, 0, 0);
                QVERIFY2(!caption.contains(u"Encoder"_s), qPrintable(caption));
                QVERIFY2(
                    caption.contains(tensor.startsWith(u"cross"_s) ? u"Cross-attention, layer 2"_s
                                                                   : u"Decoder, layer 1"_s),
                    qPrintable(caption));
                const QRegularExpression selected(
                    u"Selected: query “(.+)” \\(5\\) → writes (.+)\\."_s);
                const QRegularExpressionMatch found = selected.match(caption);
                QVERIFY2(found.hasMatch(), qPrintable(caption));
                const QString drawn
                    = svg.section(u"</desc>"_s, 1).remove(QRegularExpression(u"<[^>]*>|\\s"_s));
                QVERIFY2(drawn.contains(found.captured(1) + u"→"_s + found.captured(2)),
                    qPrintable(drawn));
            }
    }
    void oneMatrixOfEachHeadIsOfTheLayer()
    {
        const test::Outcome printed = render({ "--model", "translator", "--text", "I saw a dog.",
            "--view", "heads", "--layer", "cross/layer1", "-o", "cross{head}.svg" });
        QVERIFY2(printed.code == 0, qPrintable(printed.err));
        QVERIFY(read(u"cross2.svg"_s).contains(" → "));
    }
    void longWordsAreWholeInAMatrix()
    {
        for (const QString size : { "300x200mm", "183x120mm" }) {
            QCOMPARE(render({ "--text", "Antidisestablishmentarianism is a word", "--tensor",
                                "layer1/head1/weights", "--size", size, "-o", "long.svg" })
                         .code,
                0);
            QCOMPARE(read(u"long.svg"_s).count(">Antidisestablishmentarianism<"), 2);
        }
    }
    void rescaledRowsAreNotedInTheFigure()
    {
        for (const QString view : { "heads", "links", "atlas", "matrices" })
            for (const QStringList& more : { QStringList {}, QStringList { "--caption", "auto" },
                     QStringList { "--caption", "My own." }, QStringList { "--subtitle", "" } }) {
                const test::Outcome printed
                    = render(QStringList { "--model", "encoder", "--text", "The dog was tired.",
                                 "--view", view, "--set", "view.hide_special=true", "-o", "h.svg" }
                        + more);
                QVERIFY2(printed.code == 0, qPrintable(printed.err));
                QByteArray svg = read(u"h.svg"_s);
                svg = svg.mid(svg.indexOf("</desc>"));
                const QString text
                    = QString::fromUtf8(svg).remove(QRegularExpression(u"<[^>]*>"_s)).simplified();
                QVERIFY2(text.contains(u"special tokens hidden"_s), qPrintable(view + text));
            }
    }
    void controlCharactersLeaveTheSvgWellFormed()
    {
        const QString hostile = u"a\x01\x0b\x0c\x1f\x7f\xfffe b"_s;
        QCOMPARE(render({ "--caption", hostile, "--title", hostile, "--text", hostile,
                            "--axis-labels", hostile + u',' + hostile, "-o", "odd.svg" })
                     .code,
            0);
        QXmlStreamReader reader(read(u"odd.svg"_s));
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        for (const char c : { '\x01', '\x0b', '\x0c', '\x1f' })
            QVERIFY(!read(u"odd.svg"_s).contains(c));
    }
    void headsTooSmallToReadAreRefused()
    {
        const test::Outcome printed
            = render({ "--view", "heads", "--size", "30x30mm", "-o", "tiny.pdf" });
        QCOMPARE(printed.code, 1);
        QVERIFY2(printed.err.contains(u"leaves no room"_s), qPrintable(printed.err));
        QCOMPARE(render({ "--view", "heads", "--size", "89x75mm", "-o", "h.pdf" }).code, 0);
    }
    void smallLabelsGiveAWarning()
    {
        const test::Outcome printed = render({ "--font-size", "5", "-o", "small.pdf" });
        QCOMPARE(printed.code, 0);
        QVERIFY(printed.err.contains(u"smaller than 5 points"_s));
    }
};

QTEST_GUILESS_MAIN(TestRender)
#include "tst_render.moc"
