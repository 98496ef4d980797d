#include "core/base/error.h"
#include "figure_check.h"
#include "ui/figure/figure_page.h"
#include "ui/session/embedded_session.h"
#include "ui/session/session_file.h"
#include "window_stage.h"

using namespace ui;
using namespace Qt::StringLiterals;

namespace {

core::Bytes bytesOf(const QByteArray& file)
{
    return { reinterpret_cast<const std::byte*>(file.constData()),
        static_cast<std::size_t>(file.size()) };
}

std::string found(const QByteArray& file)
{
    return findEmbeddedSession(bytesOf(file)).value_or("nothing");
}

Figure figureOf(FigureFormat format)
{
    Figure figure;
    figure.format = format;
    figure.size = readSize("60x60mm");
    figure.dpi = 40;
    return figure;
}

void formats()
{
    QTest::addColumn<FigureFormat>("format");
    QTest::newRow("pdf") << FigureFormat::Pdf;
    QTest::newRow("svg") << FigureFormat::Svg;
    QTest::newRow("png") << FigureFormat::Png;
}

// A session with all members that must survive, some of which look like markup.
FigureState someSubject()
{
    Session session;
    session.navigation.view = "links";
    session.view.threshold = 0.25F;
    session.selection = { 0, 2, 1, 3, 4 };
    session.pinned.emplace();
    session.notes = "<b>&amp; \"quotes\" ]]> endstream 注意力 </headlight:session>";
    return subjectOf(
        u"a < b && c > \"d\" </headlight:session>"_s, { "heads=3", "mask=causal" }, session);
}

} // namespace

class TestEmbeddedSession : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void sessionIsReadBackFromTheFigure_data() { formats(); }
    void sessionIsReadBackFromTheFigure()
    {
        QFETCH(FigureFormat, format);
        const FigureState state = someSubject();
        const Figure figure = figureOf(format);
        const QTemporaryDir folder;
        const QByteArray file
            = render(figure, state, embeddedSessionOf(figure, state, folder.path()));
        const SavedSession saved = readSession(written(folder, u"figure"_s, file));
        QVERIFY(saved.fromFigure);
        QVERIFY(saved.session == state.session);
        QVERIFY(saved.unknownPaths.empty());
    }
    void shownViewAndTensorAreReadBack()
    {
        Figure figure = figureOf(FigureFormat::Svg);
        figure.tensor = "layer1/head2/q";
        const FigureState state = someSubject();
        const SavedSession saved
            = sessionFromJson(found(render(figure, state, embeddedSessionOf(figure, state, {}))));
        QCOMPARE(saved.session.navigation.view, std::string("matrices"));
        QCOMPARE(saved.session.navigation.tensor, std::string("layer1/head2/q"));
    }
    void fileNamesAreRelativeToTheFigure()
    {
        Session session;
        session.experiment.design.weights = core::FileWeights { "/data/lecture/w.npz" };
        const FigureState state { session, someSubject().derived, {} };
        const Figure figure = figureOf(FigureFormat::Svg);
        QVERIFY(embeddedSessionOf(figure, state, u"/data/lecture"_s).contains("\"w.npz\""));
    }
    void switchLeavesTheSessionOut_data() { formats(); }
    void switchLeavesTheSessionOut()
    {
        QFETCH(FigureFormat, format);
        Figure figure = figureOf(format);
        figure.embedsSession = false;
        const FigureState state = someSubject();
        const QByteArray file = render(figure, state, embeddedSessionOf(figure, state, {}));
        QCOMPARE(found(file), std::string("nothing"));
        QVERIFY(!file.contains("<headlight:session") && !file.contains("session.headlight"));
        const QTemporaryDir folder;
        try {
            (void)readSession(written(folder, u"figure"_s, file));
            QFAIL("it was read");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, std::string("recipe_missing"));
        }
    }
    void otherProgramsCanReadTheFile()
    {
        if (!hasTools())
            QSKIP("poppler-utils or librsvg2-bin is not installed");
        const FigureState state = someSubject();
        const QTemporaryDir folder;
        Figure figure = figureOf(FigureFormat::Pdf);
        const QByteArray recipe = embeddedSessionOf(figure, state, {});
        const QString pdf = written(folder, u"a.pdf"_s, render(figure, state, recipe));
        output(u"pdfdetach"_s, { "-saveall", "-o", folder.path(), pdf });
        QFile detached(folder.filePath(u"session.headlight"_s));
        QVERIFY(detached.open(QIODevice::ReadOnly));
        QCOMPARE(detached.readAll(), recipe);
        figure.format = FigureFormat::Svg;
        const QString svg = written(folder, u"a.svg"_s, render(figure, state, recipe));
        output(u"rsvg-convert"_s, { "-o", folder.filePath(u"a.png"_s), svg });
        figure.format = FigureFormat::Png;
        QVERIFY(!QImage::fromData(render(figure, state, recipe)).isNull());
    }
    void damagedFigureIsReadExactlyOrRefused_data() { formats(); }
    void damagedFigureIsReadExactlyOrRefused()
    {
        QFETCH(FigureFormat, format);
        const FigureState state = subjectOf(u"a b"_s, { "heads=1" });
        const Figure figure = figureOf(format);
        const QByteArray file = render(figure, state, embeddedSessionOf(figure, state, {}));
        const std::string whole = found(file);
        QVERIFY(whole.size() > 500);
        const qsizetype stride = format == FigureFormat::Png ? 7 : 31;
        for (qsizetype length = 0; length < file.size(); length += stride) {
            const std::string part = found(file.first(length));
            QVERIFY(part == whole || part == "nothing");
        }
        for (qsizetype at = 0; at < file.size(); at += stride) {
            QByteArray damaged = file;
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << (at % 8)));
            (void)found(damaged); // whatever the result, it returns
        }
    }
    void hostileFilesHaveNoSession_data()
    {
        QTest::addColumn<QByteArray>("file");
        const QByteArray png = "\x89PNG\r\n\x1A\n";
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("png signature") << png;
        QTest::newRow("a chunk longer than the file") << png + "\xFF\xFF\xFF\xFFiTXtheadlight";
        QTest::newRow("a chunk as long as an int")
            << png + QByteArray("\x7F\xFF\xFF\xFF", 4) + "iTXt";
        QTest::newRow("pdf without an object")
            << QByteArray("%PDF-1.4 /F (session.headlight) /EF <</F 9 0 R>>");
        QTest::newRow("pdf without a number")
            << QByteArray("%PDF-1.4 /F (session.headlight) /EF <</F R>>\n 0 obj stream\nx");
        QTest::newRow("pdf without an end")
            << QByteArray("%PDF-1.4\n9 0 obj\nstream\nx /F (session.headlight) /EF <</F 9 0 R>>");
        QTest::newRow("svg without an end") << QByteArray("<svg><headlight:session>{}");
        QTest::newRow("svg the wrong way round")
            << QByteArray("<svg></headlight:session><headlight:session");
    }
    void hostileFilesHaveNoSession()
    {
        QFETCH(QByteArray, file);
        QCOMPARE(found(file), std::string("nothing"));
    }
    void compressionBombIsNotUnpacked()
    {
        const QByteArray bomb = qCompress(QByteArray(80 << 20, 'x'), 9).sliced(4);
        QVERIFY(bomb.size() < 200'000);
        const QByteArray file = "%PDF-1.4\n9 0 obj\n/Filter /FlateDecode\nstream\n" + bomb
            + "\nendstream /F (session.headlight) /EF <</F 9 0 R>>";
        QCOMPARE(found(file), std::string("nothing"));
        QCOMPARE(inflated({ bomb.constData(), std::size_t(bomb.size()) }, std::size_t { 1 } << 20),
            std::optional<std::string>());
    }
    void windowOpensAFigureAsAnUnnamedSession()
    {
        const FigureState state = someSubject();
        const Figure figure = figureOf(FigureFormat::Png);
        const QTemporaryDir folder;
        const QString file = written(folder, u"figure.png"_s,
            render(figure, state, embeddedSessionOf(figure, state, folder.path())));
        const OwnHome home;
        Running program(file);
        QTRY_COMPARE(program.document.navigation().view, std::string("links"));
        QVERIFY(settled(program.document));
        QVERIFY(program.document.session() == state.session);
        QCOMPARE(program.document.path(), QString()); // saving asks for a name
    }
    void figureWithoutASessionIsRefusedByName()
    {
        QImage image(4, 4, QImage::Format_RGB32);
        image.fill(Qt::red);
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"cat.png"_s);
        QVERIFY(image.save(file));
        const OwnHome home;
        Running program(file);
        QTRY_VERIFY(program.hasNotice(u"cat.png"_s));
        QVERIFY(program.hasNotice(u"contains no session"_s));
    }
};

QTEST_MAIN(TestEmbeddedSession)
#include "tst_embedded_session.moc"
