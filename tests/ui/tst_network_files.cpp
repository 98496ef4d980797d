#include "core/io/training/network_folder.h"
#include "core/io/training/training_run_group.h"
#include "ui/document/training_session.h"
#include "window_stage.h"

#include <QDir>
#include <QMenu>

using namespace Qt::StringLiterals;

// A network trained with Headlight is saved in a folder that the user chooses.
class TestNetworkFiles : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;

    [[nodiscard]] std::string path(const QString& name) const
    {
        return m_home->path(name).toStdString();
    }
    void train(const std::string& folder) const
    {
        core::training::TrainingSpec spec { .task = "tags" };
        spec.network.architecture = core::training::SelfAttentionNetwork {};
        spec.network.width = 8;
        spec.hyperparameters.steps = 50;
        core::training::TrainingSpec other = spec;
        other.network.architecture = core::training::TokenMlp {};
        core::TrainingRunGroup group({ spec, other }, folder);
        const core::ThreadPool threadPool(2);
        for (int i = 0; i < 4; ++i)
            group.step(threadPool);
        group.checkpoint(threadPool);
        group.save();
    }
    static QAction* actionOf(const Running& program)
    {
        for (QAction* each : program.window.files()->menu()->actions())
            if (each->text() == u"Save ne&twork…"_s)
                return each;
        return nullptr;
    }
    static std::string where(const core::Experiment& experiment)
    {
        const auto* const loaded = std::get_if<core::PretrainedSource>(&experiment.network);
        return loaded != nullptr ? loaded->where : std::string();
    }
    // Opens the window with that network.
    void open(Running& program, const std::string& folder) const
    {
        program.window.files()->open(QString::fromStdString(folder));
        QTRY_VERIFY(program.document.networkWithoutAttention() != nullptr
            || where(program.document.experiment()) == folder);
        QVERIFY(settled(program.document));
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        train(path(u"net"_s));
    }

    void sessionNamesTheSavedCopy()
    {
        Running program;
        QAction* const save = actionOf(program);
        QVERIFY(!save->isEnabled()); // no trained network
        open(program, path(u"net"_s));
        QVERIFY(save->isEnabled());
        edit(program.document, u"moment"_s, [&](ui::EditableState& state) {
            state.pinned = state.experiment;
            std::get<core::PretrainedSource>(state.experiment.network).where = path(u"net@2"_s);
        });
        QVERIFY(settled(program.document));
        QTRY_VERIFY(program.document.pinned() != nullptr);
        save->trigger();
        QVERIFY(program.nameFile(m_home->path(u"mine"_s)));
        QTRY_COMPARE(where(program.document.experiment()), path(u"mine@2"_s));
        QCOMPARE(where(*program.document.session().pinned), path(u"mine"_s));
        QVERIFY(settled(program.document));
        QCOMPARE(program.document.trace()->model->trainedRun->folder, path(u"mine"_s));
        QVERIFY(program.notices().filter(u"not saved"_s).isEmpty());
        program.document.undoStack()->undo();
        QCOMPARE(where(program.document.experiment()), path(u"net@2"_s));
    }
    void networkWithoutAttentionIsSaved()
    {
        Running program;
        open(program, path(u"net/beside/2-token"_s));
        QVERIFY(program.document.networkWithoutAttention() != nullptr);
        QCOMPARE(program.document.navigation().view, std::string("learn"));
        actionOf(program)->trigger();
        QVERIFY(program.nameFile(m_home->path(u"mine"_s)));
        QTRY_COMPARE(program.document.networkWithoutAttention()->network->folder,
            path(u"mine/beside/2-token"_s));
    }
    void existingFileIsKeptAndReported()
    {
        Running program;
        open(program, path(u"net"_s));
        QFile taken(m_home->path(u"taken"_s));
        QVERIFY(taken.open(QIODevice::WriteOnly) && taken.write("mine") == 4);
        taken.close();
        actionOf(program)->trigger();
        QVERIFY(program.nameFile(taken.fileName()));
        QTRY_VERIFY(program.hasNotice(u"not saved"_s));
        QVERIFY(program.hasNotice(u"already exists"_s));
        QCOMPARE(taken.size(), 4);
        QCOMPARE(where(program.document.experiment()), path(u"net"_s));
    }
    void savingDuringTrainingAsksForAPause()
    {
        Running program;
        open(program, path(u"net"_s));
        std::vector<core::training::TrainingSpec> specs {
            program.document.trace()->model->trainedRun->spec
        };
        specs.front().hyperparameters.steps = 1000000;
        program.document.training()->begin(specs, path(u"long"_s));
        QTRY_VERIFY(QFile::exists(m_home->path(u"long/checkpoint.safetensors"_s)));
        edit(program.document, u"where"_s, [&](ui::EditableState& state) {
            std::get<core::PretrainedSource>(state.experiment.network).where = path(u"long"_s);
        });
        QVERIFY(settled(program.document));
        actionOf(program)->trigger();
        QVERIFY(program.hasNotice(u"Pause it"_s));
        program.document.training()->pause();
        QTRY_VERIFY(program.document.training()->waits()); // its last step is saved
        actionOf(program)->trigger();
        QVERIFY(program.nameFile(m_home->path(u"mine"_s)));
        QTRY_COMPARE(
            core::networkPath(where(program.document.experiment())).folder, path(u"mine"_s));
    }
};

QTEST_MAIN(TestNetworkFiles)
#include "tst_network_files.moc"
