#include "core/settings/field_text.h"
#include "core/settings/settings.h"
#include "tests/app/program.h"
#include "tests/ui/other_values.h"
#include "ui/figure/command_text.h"
#include "ui/figure/render.h"
#include "ui/words/language.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

using namespace ui;
using namespace Qt::StringLiterals;

// "Copy as command": the command draws the same figure, run by a shell as a person runs it.
class TestRepeatedFigure : public QObject {
    Q_OBJECT

    static Session sessionOf(const std::vector<std::string>& settings, std::string_view text = {})
    {
        Session session;
        if (!text.empty())
            session.experiment.source = core::Sentence { std::string(text) };
        for (const std::string& setting : settings)
            core::settings::set(session.experiment, setting);
        return session;
    }
    static Figure smallFigure(const std::string& view)
    {
        Figure figure;
        figure.view = view;
        figure.format = FigureFormat::Png;
        figure.size = { 120, 80, LengthUnit::Millimetre };
        figure.dpi = 100;
        figure.embedsSession = false;
        return figure;
    }
    // Runs the command in a shell that finds the program by name.
    static QByteArray shellDraws(const QString& command, QString& problem)
    {
        const QTemporaryDir folder;
        const QString program = QStringLiteral(HEADLIGHT_PROGRAM);
        const test::Outcome outcome = test::run(u"sh"_s, { "-c", command },
            { { { u"PATH"_s, QFileInfo(program).path() + u":"_s + qEnvironmentVariable("PATH") } },
                folder.path() });
        problem = outcome.err;
        QFile file(folder.filePath(u"figure.png"_s));
        return outcome.code == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    // Empty if the command cannot name the session.
    static QString commandOf(const Session& session, const std::string& view = "heads")
    {
        try {
            return renderCommandText(smallFigure(view), session, nullptr, u"figure.png"_s);
        } catch (const core::Error&) {
            return {};
        }
    }
    static void row(const char* name, const Session& session, const Figure& figure)
    {
        QTest::newRow(name) << session << figure;
    }

    // A and B differ in settings, sentences and kinds.
    static void comparisons()
    {
        const auto compared = [](const char* name, const Session& a, Session b) {
            b.pinned = a.experiment;
            row(name, b, smallFigure("compare"));
        };
        compared("nothing differs", {}, {});
        compared("one setting", sessionOf({ "temperature=2" }), {});
        compared("back to the default", {}, sessionOf({ "heads=3", "scaling=none", "dk=5" }));
        compared("another sentence", sessionOf({}, "it's another"), sessionOf({}, "one more"));
        compared("masks, edits and heads of A",
            sessionOf({ "mask=causal,window", "mask.window=1", "heads_off=2",
                "edits=matrix=w_q row=1 column=2 value=0.5" }),
            {});
        compared("masks, edits and heads of B", {},
            sessionOf({ "mask=window,window", "mask[2].window=3", "heads_off=2", "heads=4",
                "weights.patterns=previous,next", "edits=matrix=w_q row=1 column=2 value=0.5" }));
        compared("a sentence and matrices", {},
            sessionOf({ "source=matrices", "source.queries=[[1, 2], [3, 4]]" }));
        compared("matrices and a sentence",
            sessionOf({ "source=matrices", "source.queries=[[1, 2], [3, 4]]" }), {});
        compared("alterations of a layer",
            sessionOf({ "network=loaded", "network.changes.at=layer1", "network.changes.rank=2" }),
            sessionOf({ "network=loaded", "network.changes.temperature=2",
                "network.changes[2].at=layer3", "network.changes[2].heads_off=1" }));
        compared("alterations of A alone",
            sessionOf({ "network=loaded", "network.changes.temperature=2",
                "network.changes[2].at=layer3", "network.changes[2].heads_off=1" }),
            sessionOf({ "network=loaded" }));
        Session pointed = sessionOf({ "score=kernel", "score.bandwidth=0.7" });
        pointed.pinned = sessionOf({ "score=additive" }).experiment;
        pointed.navigation.compare = CompareContent::Tensor;
        pointed.navigation.tensor = "layer1/head2/scores";
        pointed.selection = { 0, 1, 3, 2, 0 };
        row("a tensor and a cell", pointed, smallFigure("compare"));
    }

private slots:
    void renderCommandDrawsTheSameFigure_data()
    {
        QTest::addColumn<Session>("session");
        QTest::addColumn<Figure>("figure");
        row("as at first", Session {}, smallFigure("flow"));
        row("a hostile sentence",
            sessionOf({}, "it's \"quoted\" $HOME `id` \\ ; > < * 注意力 שלום"),
            smallFigure("heads"));
        row("a sentence like an option", sessionOf({}, "-o --text x"), smallFigure("links"));
        row("a dash, which --text reads from standard input", sessionOf({}, "-"),
            smallFigure("flow"));
        row("masks, patterns, edits",
            sessionOf({ "heads=3", "mask=causal,window", "mask.window=2",
                "weights.patterns=previous,next", "heads_off=2", "temperature=0.5",
                "edits=matrix=w_q row=1 column=2 value=0.5" }),
            smallFigure("heads"));
        row("layers that are alike",
            sessionOf(
                { "layers=3", "heads=2", "residual=true", "norm=pre", "feed_forward.width=8" }),
            smallFigure("heads"));
        row("layers that differ",
            sessionOf(
                { "layers=3", "temperature=0.5", "blocks[2].heads=3", "blocks[2].score=kernel",
                    "blocks[2].score.bandwidth=2", "blocks[3].mask=causal,window",
                    "blocks[3].mask[2].window=2", "blocks[3].feed_forward.width=5" }),
            smallFigure("heads"));
        Session compared = sessionOf({ "layers=3", "blocks[2].heads=3", "blocks[3].mask=causal" });
        compared.pinned = sessionOf({ "layers=2", "heads=4", "mask=causal" }).experiment;
        row("other layers in A", compared, smallFigure("compare"));
        row("two masks of one kind",
            sessionOf({ "mask=window,window", "mask[1].window=2", "mask[2].window=3" }),
            smallFigure("heads"));
        row("two sentences", sessionOf({ "source=sentences", "source.keys=c'est la vie" }),
            smallFigure("links"));
        row("matrices",
            sessionOf({ "source=matrices", "source.queries=[[1, 2], [3, 4]]", "weights=identity" }),
            smallFigure("heads"));
        Session pointed = sessionOf({ "score=kernel", "score.bandwidth=0.7" });
        pointed.selection.head = 2;
        pointed.selection.query = 7;
        pointed.selection.key = 1;
        pointed.selection.step = 5;
        row("a cell", pointed, smallFigure("steps"));
        pointed.selection.query.reset();
        row("a key alone", pointed, smallFigure("flow"));
        Session shown;
        shown.view.threshold = 0.3F;
        shown.view.hiddenHeads = { 1, 3 };
        shown.view.topK = 2;
        shown.view.allQueries = false;
        shown.view.sequential = "viridis";
        Figure dark = smallFigure("links");
        dark.theme = ThemeKind::Dark;
        dark.caption = "A caption, with 'quotes'";
        dark.fontSize = 9;
        dark.colourBar = false;
        dark.values = false;
        dark.font = "DejaVu Serif";
        row("how it is shown", shown, dark);
        Figure words = smallFigure("heads");
        words.title = "It's \"one\" title";
        words.subtitle = "";
        words.axisLabels = "\"rows, of queries\",";
        words.selection = false;
        row("texts of its own", pointed, words);
        Figure tensor = smallFigure("matrices");
        tensor.tensor = "layer1/head2/k";
        row("one matrix", Session {}, tensor);
        Session translated
            = sessionOf({ "network=loaded", "network.where=translator" }, "He booked a room.");
        tensor.tensor = "cross/layer2/head2/weights";
        tensor.caption = "auto";
        for (const core::Index query :
            { 1, 7, 40 }) { // of the encoder; some are not in the decoder
            translated.selection = { 0, 1, query, 2, 0 };
            row("a matrix of another layer", translated, tensor);
        }
        Session trained = sessionOf({ "network=loaded", "network.changes.temperature=2",
            "network.changes[2].at=layer3", "network.changes[2].rank=6",
            "network.changes[2].mask=causal,window", "network.changes[2].mask[2].window=3" });
        trained.selection = { 2, 4, 3, 2, 0 };
        trained.navigation.tensor = "layer3/head5/weights";
        row("a head of a modified model", trained, smallFigure("flow"));
        comparisons();
    }
    void renderCommandDrawsTheSameFigure()
    {
        QFETCH(Session, session);
        QFETCH(Figure, figure);
        const ui::FigureState state = computeFigureState(session, {});
        const QByteArray expected = render(figure, state);
        QString problem;
        const QString command
            = renderCommandText(figure, session, state.derived->trace().get(), u"figure.png"_s);
        const QByteArray drawn = shellDraws(command, problem);
        QVERIFY2(!drawn.isEmpty(), qPrintable(problem + command));
        QVERIFY2(drawn == expected, qPrintable(command));
    }
    void comparisonDetectsADifference() // otherwise the test above would prove nothing
    {
        QString problem;
        const QByteArray expected
            = render(smallFigure("heads"), computeFigureState(sessionOf({ "heads=3" }), {}));
        const QString command = renderCommandText(
            smallFigure("heads"), sessionOf({ "heads=4" }), nullptr, u"figure.png"_s);
        const QByteArray drawn = shellDraws(command, problem);
        QVERIFY2(!drawn.isEmpty() && drawn != expected, qPrintable(problem));
    }
    void renderCommandUsesTheLanguageOfTheWindow()
    {
        Figure figure = smallFigure("heads");
        figure.caption = "auto";
        QByteArray before;
        for (const QString& language : ui::languages()) {
            ui::speak(*QCoreApplication::instance(), language);
            const QByteArray expected = render(figure, computeFigureState({}, {}));
            const QString command = renderCommandText(figure, {}, nullptr, u"figure.png"_s);
            QCOMPARE(command.contains(u" --language="_s + language), language != u"en"_s);
            QString problem;
            const QByteArray drawn = shellDraws(command, problem);
            QVERIFY2(!drawn.isEmpty(), qPrintable(problem + command));
            QVERIFY2(drawn == expected, qPrintable(command));
            QVERIFY(drawn != before);
            before = drawn;
        }
        ui::speak(*QCoreApplication::instance(), ui::languageOfCommands());
    }
    void commandNamesEveryFieldOfAnExperiment()
    {
        int named = 0;
        for (const core::settings::Field& field : core::settings::list())
            for (const std::string& text : otherTexts(field)) {
                const std::string need = field.needs.empty() ? "" : field.needs.front();
                Session session
                    = sessionOf(need.empty() ? std::vector<std::string> {} : std::vector { need });
                core::settings::set(session.experiment, field.path, text);
                const QString command = commandOf(session);
                QVERIFY2(!command.isEmpty(), (field.path + "=" + text).c_str());
                QVERIFY2(command != commandOf({}), field.path.c_str());
                ++named;
            }
        QVERIFY(named > 60);
    }
    void comparisonDetectsADifferentPin() // otherwise the comparisons above would prove nothing
    {
        Session session;
        session.pinned = sessionOf({ "heads=4" }).experiment;
        const QByteArray expected = render(smallFigure("compare"), computeFigureState(session, {}));
        session.pinned = sessionOf({ "temperature=3" }).experiment;
        QString problem;
        const QString command
            = renderCommandText(smallFigure("compare"), session, nullptr, u"figure.png"_s);
        const QByteArray drawn = shellDraws(command, problem);
        QVERIFY2(!drawn.isEmpty() && drawn != expected, qPrintable(problem));
    }
    void commandNamesEveryFieldOfThePin()
    {
        for (const core::settings::Field& field : core::settings::list())
            for (const std::string& text : otherTexts(field)) {
                Session other;
                if (!field.needs.empty())
                    core::settings::set(other.experiment, field.needs.front());
                core::settings::set(other.experiment, field.path, text);
                Session pinned;
                pinned.pinned = other.experiment;
                other.pinned.emplace();
                for (const Session& session : { pinned, other })
                    QVERIFY2(commandOf(session, "compare").contains(" --pin "), field.path.c_str());
            }
    }
};

QTEST_MAIN(TestRepeatedFigure)
#include "tst_repeated_figure.moc"
