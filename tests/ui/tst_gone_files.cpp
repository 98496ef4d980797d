#include "core/io/archives/npz.h"
#include "core/io/arrays/npy.h"
#include "core/io/training/training_run.h"
#include "ui/files/session_files.h"
#include "ui/session/session_file.h"
#include "window_stage.h"

using namespace Qt::StringLiterals;

namespace {

core::Tensor tensor(const std::vector<core::Index>& shape)
{
    core::Index size = 1;
    for (const core::Index length : shape)
        size *= length;
    core::Tensor result { shape, core::Buffer(size), false };
    for (core::Index i = 0; i < size; ++i)
        result.data.data()[i] = 0.1F * float(i % 7);
    return result;
}

std::string vectors(core::Index rows)
{
    return core::writeNpy(tensor({ rows, 3 }));
}

std::string weights(core::Index heads)
{
    return core::writeNpz({ { "w_q", tensor({ heads, 16, 4 }) },
        { "w_k", tensor({ heads, 16, 4 }) }, { "w_v", tensor({ heads, 16, 4 }) } });
}

const std::string& fileOf(const core::Experiment& experiment)
{
    return std::get<core::FileWeights>(experiment.design.weights).file;
}

} // namespace

// A session whose files are missing offers to locate them.
class TestGoneFiles : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    [[nodiscard]] QString path(const QString& name) const { return m_home->path(name); }
    void put(const QString& name, const std::string& bytes) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly)
            || file.write(QByteArray::fromStdString(bytes)) != qint64(bytes.size()))
            qFatal("cannot write %s", qPrintable(name));
    }
    void write(const QString& name, const ui::Session& session) const
    {
        ui::writeSession(path(name), { session, {}, {}, {}, {} }, path({}));
    }
    // A session with the file's weights; a step and the pinned state name the file, too.
    [[nodiscard]] ui::Session ofWeights() const
    {
        ui::Session session;
        session.experiment.design.weights = core::FileWeights { path(u"w.npz"_s).toStdString() };
        session.pinned = session.experiment;
        session.steps.emplace_back().experiment = session.experiment;
        return session;
    }
    // Opens a session and agrees to reading its files.
    void open(Running& program, const QString& name) const
    {
        program.window.files()->open(path(name));
        QTRY_VERIFY(program.hasNotice(u"also reads"_s));
        QVERIFY(program.answer(u"Read and open"_s));
        QTRY_VERIFY(program.hasNotice(u"was not opened"_s));
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }

    void missingWeightsOfASessionCanBeLocated()
    {
        write(u"a.headlight"_s, ofWeights());
        put(u"moved/w2.npz"_s, weights(2));
        Running program;
        open(program, u"a.headlight"_s);
        QVERIFY(program.hasNotice(u"w.npz"_s));
        QVERIFY(program.answer(u"Locate…"_s));
        QVERIFY(program.nameFile(path(u"moved/w2.npz"_s)));
        QTRY_COMPARE(program.document.path(), path(u"a.headlight"_s));
        QVERIFY(settled(program.document));
        QVERIFY(program.notices().isEmpty());
        const std::string found = path(u"moved/w2.npz"_s).toStdString();
        QCOMPARE(fileOf(program.document.experiment()), found);
        QCOMPARE(fileOf(*program.document.session().pinned), found);
        QCOMPARE(fileOf(program.document.session().steps[0].experiment), found);
        QCOMPARE(program.document.trace()->attentions[0].heads.size(), std::size_t { 2 });
        QTRY_VERIFY(program.document.pinned() != nullptr);
        QCOMPARE(program.document.undoStack()->count(), 1);
        QVERIFY(program.document.undoStack()->undoText().contains(u"w.npz"_s));
        QVERIFY(program.window.isWindowModified());
        program.document.undoStack()->undo(); // the state in the file
        QCOMPARE(program.document.session().experiment, ofWeights().experiment);
        QVERIFY(!program.window.isWindowModified());
    }
    void missingVectorsMasksAndKeysCanBeLocatedInTurn()
    {
        ui::Session session;
        core::MatrixSource source;
        source.queries.file = path(u"q.npy"_s).toStdString();
        source.keys.file = path(u"k.npy"_s).toStdString();
        session.experiment.source = source;
        session.experiment.attention().mask
            = { core::MatrixMask { { {}, path(u"m.npy"_s).toStdString(), {} } } };
        write(u"a.headlight"_s, session);
        put(u"q2.npy"_s, vectors(2));
        put(u"k2.npy"_s, vectors(4));
        put(u"m2.npy"_s, core::writeNpy(tensor({ 2, 4 })));
        Running program;
        open(program, u"a.headlight"_s);
        for (const char* name : { "q", "k", "m" }) {
            QTRY_VERIFY(program.hasNotice(u"%1.npy"_s.arg(name)));
            QVERIFY(program.answer(u"Locate…"_s));
            QVERIFY(program.nameFile(path(QLatin1StringView(name) + u"2.npy"_s)));
        }
        QTRY_COMPARE(program.document.path(), path(u"a.headlight"_s));
        QVERIFY(settled(program.document));
        const core::Matrix& made = program.document.trace()->attentions[0].heads[0].weights;
        QCOMPARE(made.rows(), core::Index { 2 });
        QCOMPARE(made.cols(), core::Index { 4 });
        QCOMPARE(program.document.undoStack()->count(), 1);
    }
    void cancelKeepsTheCurrentSession()
    {
        write(u"a.headlight"_s, ofWeights());
        Running program;
        QVERIFY(change(program.document, "heads=3"));
        const ui::Session before = program.document.session();
        open(program, u"a.headlight"_s);
        QVERIFY(program.answer(u"Locate…"_s));
        auto* dialog = program.window.findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->reject();
        QTRY_VERIFY(program.window.findChild<QFileDialog*>() == nullptr);
        QVERIFY(program.document.session() == before);
        QCOMPARE(program.document.undoStack()->count(), 1);
    }
    // The file disappears while the session is open: a failing computation succeeds once it is
    // located.
    void weightsLostWhileOpenCanBeLocated()
    {
        put(u"w.npz"_s, weights(2));
        Running program;
        QVERIFY(change(program.document, "weights.file=" + path(u"w.npz"_s).toStdString()));
        QVERIFY(QFile::rename(path(u"w.npz"_s), path(u"elsewhere.npz"_s)));
        edit(program.document, u"biases"_s,
            [](ui::EditableState& state) { state.experiment.design.dimension = 32; });
        QTRY_VERIFY(program.hasNotice(u"w.npz"_s));
        QVERIFY(program.answer(u"Locate…"_s));
        const int steps = program.document.undoStack()->index();
        QVERIFY(program.nameFile(path(u"elsewhere.npz"_s)));
        QTRY_COMPARE(fileOf(program.document.experiment()), path(u"elsewhere.npz"_s).toStdString());
        QVERIFY(settled(program.document));
        QVERIFY(program.notices().isEmpty());
        QCOMPARE(program.document.undoStack()->index(), steps + 1);
        QFile::copy(path(u"elsewhere.npz"_s), path(u"w.npz"_s));
        program.document.undoStack()->undo();
        QVERIFY(settled(program.document));
        QCOMPARE(fileOf(program.document.experiment()), path(u"w.npz"_s).toStdString());
    }
    void mistypedFileCanBeLocated()
    {
        put(u"right.npz"_s, weights(2));
        Running program;
        edit(program.document, u"weights.file"_s, [this](ui::EditableState& state) {
            state.experiment.design.weights
                = core::FileWeights { path(u"wrong.npz"_s).toStdString() };
        });
        QTRY_VERIFY(program.hasNotice(u"wrong.npz"_s));
        QVERIFY(program.answer(u"Locate…"_s));
        QVERIFY(program.nameFile(path(u"right.npz"_s)));
        QTRY_VERIFY(std::holds_alternative<core::FileWeights>(
            program.document.experiment().design.weights));
        QCOMPARE(fileOf(program.document.experiment()), path(u"right.npz"_s).toStdString());
        QVERIFY(settled(program.document));
        QCOMPARE(program.document.undoStack()->count(), 1);
        program.document.undoStack()->undo();
        QVERIFY(program.document.experiment() == core::Experiment {});
    }
    // Including all checkpoints that the session names.
    void missingNetworkCanBeLocated()
    {
        core::training::TrainingSpec spec;
        spec.task = "reverse";
        spec.network.width = 6;
        spec.hyperparameters.batchSize = 4;
        core::TrainingRun network(spec, path(u"trained"_s).toStdString());
        network.step(core::ThreadPool(1));
        network.checkpoint(core::ThreadPool(1));
        ui::Session session;
        const auto at = [&](const QString& moment) {
            return core::PretrainedSource { .where = path(moment).toStdString() };
        };
        std::get<core::Sentence>(session.experiment.source).text = "b a c";
        session.experiment.network = at(u"trained@1"_s);
        session.pinned = session.experiment;
        session.pinned->network = at(u"trained@0"_s);
        write(u"a.headlight"_s, session);
        QVERIFY(QDir(m_home->path({})).rename(u"trained"_s, u"kept elsewhere"_s));
        Running program;
        open(program, u"a.headlight"_s);
        QVERIFY(program.answer(u"Locate…"_s));
        QVERIFY(program.nameFile(path(u"kept elsewhere"_s)));
        QTRY_COMPARE(program.document.path(), path(u"a.headlight"_s));
        QVERIFY(settled(program.document));
        QVERIFY(program.notices().isEmpty());
        const auto where = [](const core::Experiment& experiment) {
            return std::get<core::PretrainedSource>(experiment.network).where;
        };
        QCOMPARE(where(program.document.experiment()), path(u"kept elsewhere@1"_s).toStdString());
        QCOMPARE(
            where(*program.document.session().pinned), path(u"kept elsewhere@0"_s).toStdString());
        QTRY_VERIFY(program.document.pinned() != nullptr);
    }
    // The rest opens, and the pinned state stays pinned.
    void missingFileOfThePinnedStateCanBeLocated()
    {
        ui::Session session = ofWeights();
        session.experiment = {};
        session.steps.clear();
        write(u"a.headlight"_s, session);
        put(u"moved/w2.npz"_s, weights(2));
        Running program;
        program.window.files()->open(path(u"a.headlight"_s));
        QTRY_VERIFY(program.hasNotice(u"also reads"_s));
        QVERIFY(program.answer(u"Read and open"_s));
        QTRY_VERIFY(program.hasNotice(u"it stays pinned"_s));
        QVERIFY(program.document.session().pinned.has_value());
        QVERIFY(program.document.pinFails());
        QVERIFY(program.answer(u"Locate…"_s));
        QVERIFY(program.nameFile(path(u"moved/w2.npz"_s)));
        QTRY_VERIFY(program.document.pinned() != nullptr);
        QVERIFY(!program.document.pinFails());
        QCOMPARE(fileOf(*program.document.session().pinned), path(u"moved/w2.npz"_s).toStdString());
        QVERIFY(program.document.experiment() == core::Experiment {});
    }
    void unusableFileCannotBeLocated()
    {
        put(u"w.npz"_s, core::writeNpz({ { "other", tensor({ 2 }) } }));
        write(u"a.headlight"_s, ofWeights());
        Running program;
        open(program, u"a.headlight"_s);
        QVERIFY(!program.answer(u"Locate…"_s));
    }
};

QTEST_MAIN(TestGoneFiles)
#include "tst_gone_files.moc"
