#include "core/io/arrays/npy.h"
#include "figure_check.h"
#include "ui/figure/figure_page.h"
#include "ui/files/recent_files.h"
#include "ui/files/session_files.h"
#include "window_stage.h"

#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void putVectors(const QString& path, core::Index rows)
{
    core::Tensor vectors { { rows, 3 }, core::Buffer(rows * 3), false };
    std::fill_n(vectors.data.data(), rows * 3, 0.5F);
    put(path, QByteArray::fromStdString(core::writeNpy(vectors)));
}

// A session whose queries, keys and values come from a file.
ui::Session naming(const QString& file)
{
    ui::Session session;
    core::MatrixSource source;
    source.queries.file = file.toStdString();
    session.experiment.source = source;
    return session;
}

// A session that names files only in a step, which is not computed before it is reached.
ui::Session namingInAStep(const QString& file)
{
    ui::Session session;
    session.steps.emplace_back().experiment.design.weights
        = core::FileWeights { file.toStdString() };
    return session;
}

void write(const QString& path, const ui::Session& session)
{
    ui::writeSession(path, { session, {}, {}, {}, {} }, QFileInfo(path).absolutePath());
}

QByteArray figureOf(const ui::Session& session, const QString& folder)
{
    const ui::FigureState state { session, subjectOf(u"a b"_s).derived, {} };
    ui::Figure figure;
    figure.format = ui::FigureFormat::Svg;
    figure.size = ui::readSize("60x60mm");
    return ui::render(figure, state, ui::embeddedSessionOf(figure, state, folder));
}

bool asks(const Running& program, const QString& file)
{
    return QTest::qWaitFor([&] { return program.hasNotice(file); }) && program.notices().size() == 1
        && program.notices().first().contains(u"also reads"_s);
}

// The program is in its initial state: the files are neither read nor reported missing.
bool isUntouched(Running& program)
{
    QTest::qWait(50); // an unconfirmed session would have been computed by now
    return program.document.session() == ui::Session {} && program.document.path().isEmpty()
        && program.document.undoStack()->count() == 0 && !program.window.isWindowModified();
}

bool opensWithoutAQuestion(Running& program, const QString& path)
{
    program.window.files()->sessions().create();
    program.window.files()->open(path);
    return QTest::qWaitFor([&] { return program.document.path() == path; })
        && program.notices().isEmpty();
}

} // namespace

// Opening a session reads the files it names only after the user agrees.
class TestSessionAsks : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    [[nodiscard]] QString path(const QString& name) const { return m_home->path(name); }

    // Opens the only recent session.
    static void openRecent(const Running& program)
    {
        for (QAction* action : program.window.files()->menu()->actions())
            if (action->text().contains(u"recent"_s)) {
                emit action->menu()->aboutToShow();
                action->menu()->actions().first()->trigger();
            }
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }

    void nothingIsReadBeforeConsent_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : { "menu", "command line", "recent", "figure" })
            QTest::newRow(way) << QString::fromLatin1(way);
    }
    void nothingIsReadBeforeConsent()
    {
        QFETCH(QString, way);
        const bool figure = way == u"figure"_s;
        const QString file = path(figure ? u"a.svg"_s : u"a.headlight"_s);
        const ui::Session session = naming(path(u"q.npy"_s));
        if (figure)
            put(file, figureOf(session, path({})));
        else
            write(file, session);
        ui::RecentFiles::add(file);
        Running program(way == u"command line"_s ? file : QString());
        if (way == u"menu"_s) {
            program.press(Qt::Key_O);
            QVERIFY(program.nameFile(file));
        } else if (way == u"recent"_s) {
            openRecent(program);
        } else if (figure) {
            program.window.files()->open(file);
        }
        QVERIFY(asks(program, u"q.npy"_s));
        QVERIFY(program.hasNotice(QFileInfo(file).fileName()));
        QVERIFY(isUntouched(program));
        QVERIFY(asks(program, u"q.npy"_s)); // the missing file was not reported
        putVectors(path(u"q.npy"_s), 2);
        QVERIFY(program.answer(u"Read and open"_s));
        QTRY_VERIFY(program.document.session() == session);
        QCOMPARE(program.document.path(), figure ? QString() : file);
        QVERIFY(settled(program.document));
        QCOMPARE(program.document.trace()->model->inputs.queries->rows(), core::Index { 2 });
        QVERIFY(program.notices().isEmpty());
    }
    void cancelChangesNothing_data()
    {
        QTest::addColumn<bool>("byCross");
        QTest::newRow("button") << false;
        QTest::newRow("cross") << true;
    }
    void cancelChangesNothing()
    {
        QFETCH(bool, byCross);
        putVectors(path(u"q.npy"_s), 2);
        write(path(u"a.headlight"_s), naming(path(u"q.npy"_s)));
        Running program(path(u"a.headlight"_s));
        QVERIFY(asks(program, u"q.npy"_s));
        if (byCross)
            QVERIFY(click(program.window.notices()->findChild<QToolButton*>()));
        else
            QVERIFY(program.answer(u"Cancel"_s));
        QVERIFY(program.notices().isEmpty());
        QVERIFY(isUntouched(program));
        program.window.files()->open(path(u"a.headlight"_s));
        QVERIFY(asks(program, u"q.npy"_s)); // asked again after a refusal
    }
    void missingFileIsReportedAfterConsent()
    {
        write(path(u"a.headlight"_s), naming(path(u"q.npy"_s)));
        Running program;
        QVERIFY(change(program.document, "heads=3"));
        const ui::Session before = program.document.session();
        program.window.files()->open(path(u"a.headlight"_s));
        QVERIFY(asks(program, u"q.npy"_s));
        QVERIFY(program.answer(u"Read and open"_s));
        QTRY_VERIFY(program.hasNotice(u"“a.headlight” was not opened"_s));
        QVERIFY(program.hasNotice(u"q.npy"_s));
        QVERIFY(program.document.session() == before);
        QVERIFY(program.document.path().isEmpty());
        QCOMPARE(program.document.undoStack()->count(), 1);
        QVERIFY(program.window.isWindowModified());
    }
    void unsavedChangesAreAskedAboutAfterwards()
    {
        putVectors(path(u"q.npy"_s), 2);
        write(path(u"a.headlight"_s), naming(path(u"q.npy"_s)));
        Running program;
        QVERIFY(change(program.document, "heads=3"));
        program.window.files()->open(path(u"a.headlight"_s));
        QVERIFY(asks(program, u"q.npy"_s));
        QVERIFY(program.window.findChild<QMessageBox*>() == nullptr);
        QVERIFY(program.answer(u"Read and open"_s));
        QVERIFY(program.reply(u"Discard"_s));
        QCOMPARE(program.document.path(), path(u"a.headlight"_s));
    }
    void onlyFilesNamedInTheQuestionAreRead()
    {
        putVectors(path(u"q.npy"_s), 2);
        putVectors(path(u"other.npy"_s), 3);
        write(path(u"a.headlight"_s), naming(path(u"q.npy"_s)));
        Running program(path(u"a.headlight"_s));
        QVERIFY(asks(program, u"q.npy"_s));
        write(path(u"a.headlight"_s), naming(path(u"other.npy"_s)));
        QVERIFY(program.answer(u"Read and open"_s));
        QTRY_VERIFY(program.document.session() == naming(path(u"q.npy"_s)));
    }
    void newestQuestionReplacesOlderOnes()
    {
        write(path(u"a.headlight"_s), naming(path(u"q.npy"_s)));
        write(path(u"b.headlight"_s), naming(path(u"k.npy"_s)));
        write(path(u"c.headlight"_s), {});
        Running program(path(u"a.headlight"_s));
        QVERIFY(asks(program, u"q.npy"_s));
        program.window.files()->sessions().open(path(u"c.headlight"_s));
        program.window.files()->sessions().open(path(u"b.headlight"_s));
        QVERIFY(asks(program, u"k.npy"_s));
        QVERIFY(isUntouched(program)); // c arrived late and did not close the question
        QVERIFY(asks(program, u"k.npy"_s));
        QVERIFY(opensWithoutAQuestion(program, path(u"c.headlight"_s)));
    }
    void manyFileNamesAreShortenedAndEscaped()
    {
        ui::Session session = naming(u"first.npy"_s);
        session.pinned = session.experiment;
        for (const char* name : { "first.npy", "se\ncond.npz", "\u202Ethird.npz", "last.npz" })
            session.steps.emplace_back().experiment.design.weights = core::FileWeights { name };
        write(path(u"a.headlight"_s), session);
        Running program(path(u"a.headlight"_s));
        QVERIFY(asks(program, u"first.npy, se↵cond.npz, ⟨202E⟩third.npz, … when"_s));
    }
    // A model folder is treated like a file; a bundled model belongs to the program.
    void modelFolderIsAskedAboutAndFound()
    {
        const auto modelled = [](const std::string& where) {
            ui::Session session;
            session.experiment.network = core::PretrainedSource { .where = where };
            return session;
        };
        QDir().mkpath(path(u"model"_s));
        for (const QString& name : { u"config.json"_s, u"model.safetensors"_s, u"vocab.txt"_s })
            QVERIFY(QFile::copy(QStringLiteral(RESOURCES "/models/headlight-encoder/") + name,
                path(u"model/"_s + name)));
        write(path(u"a.headlight"_s), modelled(path(u"model"_s).toStdString()));
        QFile saved(path(u"a.headlight"_s));
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QVERIFY(saved.readAll().contains(R"("where": "model")")); // both may be moved
        Running program;
        program.window.files()->open(path(u"a.headlight"_s));
        QVERIFY(asks(program, u"model"_s));
        QVERIFY(isUntouched(program));
        QVERIFY(program.answer(u"Read and open"_s));
        QTRY_COMPARE(program.document.path(), path(u"a.headlight"_s));
        QVERIFY(settled(program.document));
        QCOMPARE(program.document.trace()->attentions.size(), std::size_t { 6 });
        write(path(u"b.headlight"_s), modelled("encoder"));
        QVERIFY(opensWithoutAQuestion(program, path(u"b.headlight"_s)));
        QCOMPARE(std::get<core::PretrainedSource>(program.document.experiment().network).where,
            "encoder");
    }
    void sessionWithoutFilesOpensAtOnce()
    {
        ui::Session session;
        session.experiment.attention().heads = 5;
        write(path(u"a.headlight"_s), session);
        Running program;
        QVERIFY(opensWithoutAQuestion(program, path(u"a.headlight"_s)));
        QCOMPARE(program.document.experiment().attention().heads, 5);
    }

    void lastSessionReopensWithoutAQuestion()
    {
        const QString file = path(u"a.headlight"_s);
        putVectors(path(u"q.npy"_s), 2);
        write(file, naming(path(u"q.npy"_s)));
        {
            Running program(file);
            QVERIFY(asks(program, u"q.npy"_s));
            QVERIFY(program.answer(u"Read and open"_s));
            QTRY_COMPARE(program.document.path(), file);
            QVERIFY(program.window.close());
        }
        Running again;
        QTRY_COMPARE(again.document.path(), file);
        QVERIFY(again.notices().isEmpty());
        QVERIFY(opensWithoutAQuestion(again, file));
    }
    void lastSessionAsksAgainIfItNamesOtherFiles()
    {
        const QString file = path(u"a.headlight"_s);
        write(file, {});
        {
            Running program(file);
            QTRY_COMPARE(program.document.path(), file);
            QVERIFY(program.window.close());
        }
        write(file, naming(path(u"q.npy"_s)));
        Running again;
        QVERIFY(asks(again, u"q.npy"_s));
        QVERIFY(isUntouched(again));
    }
    void recoveredSessionOpensWithoutAQuestion()
    {
        putVectors(path(u"q.npy"_s), 2);
        QDir().mkpath(ui::Recovery::folder());
        write(ui::Recovery::folder() + u"/1.headlight"_s, naming(path(u"q.npy"_s)));
        Running program;
        QVERIFY(program.answer(u"Restore"_s));
        QTRY_VERIFY(program.document.session() == naming(path(u"q.npy"_s)));
        QVERIFY(program.notices().isEmpty());
    }
    void consentIsRememberedForItsFiles()
    {
        const QString file = path(u"a.headlight"_s);
        write(file, namingInAStep(u"w.npz"_s));
        Running program(file);
        QVERIFY(asks(program, u"w.npz"_s));
        QVERIFY(program.answer(u"Read and open"_s));
        QTRY_COMPARE(program.document.path(), file);
        QVERIFY(opensWithoutAQuestion(program, file));

        write(file, namingInAStep(u"other.npz"_s)); // names another file than the user agreed to
        program.window.files()->open(file);
        QVERIFY(asks(program, u"other.npz"_s));
        QVERIFY(program.answer(u"Cancel"_s));
        write(path(u"b.headlight"_s), namingInAStep(u"w.npz"_s));
        program.window.files()->open(path(u"b.headlight"_s));
        QVERIFY(asks(program, u"b.headlight"_s));
    }
    void ownSavedSessionOpensWithoutAQuestion()
    {
        Running program;
        edit(program.document, u"x"_s,
            [&](ui::EditableState& state) { state = namingInAStep(path(u"data/w.npz"_s)); });
        program.window.files()->sessions().saveAs();
        QVERIFY(program.nameFile(path(u"a.headlight"_s)));
        QVERIFY(opensWithoutAQuestion(program, path(u"a.headlight"_s)));
    }
};

QTEST_MAIN(TestSessionAsks)
#include "tst_session_asks.moc"
