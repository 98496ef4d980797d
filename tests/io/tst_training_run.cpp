#include "core/base/error.h"
#include "core/io/store/model_store.h"
#include "core/io/training/checkpoint_writer.h"
#include "core/training/evaluation.h"
#include "core/training/network_names.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <string>

using namespace Qt::StringLiterals;
namespace training = core::training;

namespace {

training::TrainingSpec specOf(const std::string& network, const std::string& task = "reverse")
{
    training::TrainingSpec spec;
    spec.task = task;
    spec.network.architecture = training::architectureNamed(network, training::taskOf(spec).output);
    spec.network.width = 8;
    spec.network.embedding = 5;
    spec.hyperparameters.batchSize = 8;
    spec.hyperparameters.steps = 60;
    return spec;
}

std::vector<training::TrainingSpec> specsOf(const QString& networks)
{
    std::vector<training::TrainingSpec> specs;
    for (const QString& each : networks.split(u' '))
        specs.push_back(specOf(each.toStdString()));
    return specs;
}

core::Error errorOf(auto&& f)
{
    try {
        f();
    } catch (const core::Error& error) {
        return error;
    }
    return { "none", core::message("nothing went wrong") };
}

// A specification whose loss soon becomes infinite.
training::TrainingSpec tooFast()
{
    training::TrainingSpec spec = specOf("transformer", "sort");
    spec.hyperparameters.optimiser = training::Momentum {};
    spec.hyperparameters.learningRate = 10;
    spec.hyperparameters.warmUp = 0;
    spec.hyperparameters.maxGradientNorm = 0;
    return spec;
}

void slowly(training::Hyperparameters& hyperparameters)
{
    hyperparameters.learningRate = 1e-6F;
    hyperparameters.optimiser = training::Sgd {};
    hyperparameters.maxGradientNorm = 1;
}

} // namespace

// Folders of training runs that were interrupted, diverged or cannot start.
class TestTrainingRun : public QObject {
    Q_OBJECT

    QTemporaryDir m_all;
    const core::ThreadPool m_threadPool { 2 };
    const core::ModelStore m_store;

    [[nodiscard]] std::string path(const QString& name) const
    {
        return m_all.filePath(name).toStdString();
    }
    [[nodiscard]] core::StoreFiles files(const std::string& folder = {}) const
    {
        return m_store.files(folder);
    }
    static void remove(const std::string& folder, const char* name)
    {
        QVERIFY(QFile::remove(QString::fromStdString(folder + "/" + name)));
    }
    void step(core::TrainingRun& network, int steps) const
    {
        for (int i = 0; i < steps; ++i)
            network.step(m_threadPool);
    }

private slots:
    // The step of the weights, independent of the reports.
    void branchCountsFromTheStepOfItsWeights()
    {
        const std::string folder = path(u"stopped"_s);
        core::TrainingRun network(specOf("gru"), folder);
        step(network, 2);
        network.save();
        QCOMPARE(files().trainedNetwork(folder)->steps, 2L); // no report yet
        network.checkpoint(m_threadPool);
        step(network, 3);
        network.save();
        const auto stopped = files().trainedNetwork(folder);
        QCOMPARE(stopped->steps, 5L);
        QCOMPARE(files().trainedNetwork(folder + "@2")->steps, 2L);
        const std::string limb = path(u"limb"_s);
        const core::TrainingRun branch(*stopped, stopped->spec, limb);
        QCOMPARE(branch.training().steps(), 5L);
        QVERIFY((core::checkpointSteps(limb) == std::vector { 5L }));
        remove(folder, "checkpoint.safetensors"); // as in bundled folders
        QCOMPARE(files().trainedNetwork(folder)->steps, 2L);
    }
    // Steps count from the start of the run.
    void runWithoutRemainingStepsIsRefused()
    {
        const std::string folder = path(u"whole"_s);
        core::TrainingRun network(specOf("gru"), folder);
        step(network, 4);
        network.save();
        const auto trained = files().trainedNetwork(folder);
        const std::string limb = path(u"no limb"_s);
        training::TrainingSpec spec = trained->spec;
        spec.hyperparameters.steps = 4;
        const core::Error error = errorOf([&] { core::TrainingRun(*trained, spec, limb).save(); });
        QCOMPARE(error.problem, std::string("no_steps_left"));
        QVERIFY2(error.detail().starts_with("4 steps are done and the run is set to 4: "),
            error.detail().c_str());
        QVERIFY(!QFile::exists(QString::fromStdString(limb)));
        const auto until = [&](int steps) {
            return errorOf([&] {
                const core::TrainingRun again(
                    folder, files(folder), [&](training::Hyperparameters& hyperparameters) {
                        hyperparameters.steps = steps;
                    });
            }).problem;
        };
        QCOMPARE(until(3), std::string("no_steps_left"));
        QCOMPARE(files().trainedNetwork(folder)->spec.hyperparameters.steps, 60); // unchanged
        QCOMPARE(until(4), std::string("none"));
    }
    void missingCheckpointIsReported()
    {
        const std::string folder = path(u"few"_s);
        core::TrainingRun network(specOf("gru"), folder);
        for (int i = 0; i < 7; ++i) {
            step(network, 1);
            network.checkpoint(m_threadPool);
        }
        const core::Error error = errorOf([&] { (void)files().trainedNetwork(folder + "@9"); });
        QCOMPARE(error.problem, std::string("file_missing"));
        QVERIFY2(error.detail().ends_with("step 9; there are 0, 1, 2, 3, 4 … 7"),
            error.detail().c_str());
    }
    void invalidComparisonLeavesNoFile_data()
    {
        QTest::addColumn<QString>("networks");
        QTest::addColumn<QString>("problem");
        QTest::newRow("twice") << u"gru lstm gru-additive"_s << u"network_twice"_s;
        QTest::newRow("too many") << u"gru lstm rnn gru-none gru-dot lstm-dot"_s
                                  << u"too_many_networks"_s;
    }
    void invalidComparisonLeavesNoFile()
    {
        QFETCH(const QString, networks);
        QFETCH(const QString, problem);
        const std::string folder = path(u"none"_s);
        const core::Error error
            = errorOf([&] { core::TrainingRunGroup(specsOf(networks), folder).save(); });
        QCOMPARE(QString::fromStdString(error.problem), problem);
        QVERIFY(!QFile::exists(QString::fromStdString(folder)));
    }
    void unsuitableNetworkLeavesNoFile()
    {
        std::vector<training::TrainingSpec> specs { specOf("gru"), specOf("gru-none") };
        specs[1].network.architecture = training::WindowMlp {};
        const std::string folder = path(u"unsuited"_s);
        QCOMPARE(errorOf([&] { core::TrainingRunGroup(specs, folder).save(); }).problem,
            std::string("network_task"));
        QVERIFY(!QFile::exists(QString::fromStdString(folder)));
    }
    // config.json is written last.
    void interruptedStartAllowsANewStart()
    {
        const std::string folder = path(u"half"_s);
        core::TrainingRunGroup(specsOf(u"gru lstm rnn"_s), folder).save();
        QCOMPARE(core::groupOf(folder).size(), std::size_t { 3 });
        QCOMPARE(errorOf([&] { core::TrainingRunGroup(specsOf(u"gru"_s), folder).save(); }).problem,
            std::string("already_learnt"));
        remove(folder, "config.json");
        const core::TrainingRunGroup again(specsOf(u"gru-dot rnn"_s), folder);
        QVERIFY(
            (core::groupOf(folder) == std::vector { folder, folder + "/beside/2-rnn-additive" }));
        QCOMPARE(files().trainedNetwork(folder)->group.size(), std::size_t { 2 });
    }
    // Diverged weights are not saved, so a smaller learning rate can continue.
    void divergedRunResumesFromFiniteWeights()
    {
        const std::string folder = path(u"blown"_s);
        core::TrainingRun network(tooFast(), folder);
        const core::Error error = errorOf([&] { step(network, 60); });
        QCOMPARE(error.problem, std::string("not_finite"));
        QVERIFY2(error.detail().ends_with("the learning rate 10 is too large; --from " + folder
                     + "@0 starts a branch from an earlier checkpoint"),
            error.detail().c_str());
        network.save();
        core::TrainingRun again(folder, files(folder), slowly);
        step(again, 3);
        QCOMPARE(again.training().steps(), network.training().steps() + 3);
    }
    // The validation loss after a step whose training loss was finite.
    void divergenceFoundByACheckpointNamesTheLastFiniteOne()
    {
        const std::string folder = path(u"found"_s);
        core::TrainingRun before(specOf("gru"), folder);
        step(before, 2);
        before.checkpoint(m_threadPool);
        core::TrainingRun network(
            folder, files(folder), [](training::Hyperparameters& hyperparameters) {
                hyperparameters.learningRate = 1e30F;
            });
        step(network, 1);
        const core::Error error = errorOf([&] { network.checkpoint(m_threadPool); });
        QCOMPARE(error.problem, std::string("not_finite"));
        QVERIFY2(error.detail().ends_with(
                     "--from " + folder + "@0 starts a branch from an earlier checkpoint"),
            error.detail().c_str());
        QCOMPARE(network.training().steps(), 2L);
        QCOMPARE(network.history().size(), std::size_t { 1 });
    }
    // Found first by either the step or the evaluation of a checkpoint.
    void divergedRunWithACheckpointWriterResumes()
    {
        const std::string folder = path(u"watched"_s);
        core::TrainingRunGroup group({ tooFast() }, folder);
        core::CheckpointWriter keeper(group, [](long) {});
        const core::Error error = errorOf([&] {
            for (int i = 0; i < 60; ++i) {
                keeper.step(m_threadPool);
                keeper.checkpointIfDue();
            }
            keeper.checkpointNow(m_threadPool);
        });
        QCOMPARE(error.problem, std::string("not_finite"));
        QVERIFY(!keeper.busy());
        core::TrainingRun again(folder, files(folder), slowly);
        const long before = again.training().steps();
        QVERIFY(before < 60);
        step(again, 3);
        QCOMPARE(again.training().steps(), before + 3);
    }
    void divergedNetworkIsReported()
    {
        const std::string folder = path(u"ruined"_s);
        core::TrainingRun network(specOf("gru"), folder);
        step(network, 1);
        network.checkpoint(m_threadPool);
        training::TrainingState state = network.training().state();
        state.optimiser.steps = 3;
        for (training::Weight& each : state.weights)
            std::fill_n(each.values.data(), each.values.size(), 1e30F);
        core::saveNetwork(folder, training::Training(specOf("gru"), state), network.history());
        core::TrainingRun again(folder, files(folder));
        const core::Error error = errorOf([&] { step(again, 1); });
        QCOMPARE(error.problem, std::string("ruined"));
        QVERIFY2(error.detail().find("--from " + folder + "@1 ") != std::string::npos,
            error.detail().c_str());
        QVERIFY(again.training().state() == state);
    }
    // A very short run has checkpoints too.
    void fastRunWritesCheckpoints_data()
    {
        QTest::addColumn<QString>("network");
        QTest::addColumn<QString>("task");
        QTest::newRow("per-token MLP") << u"token"_s << u"tags"_s;
        QTest::newRow("curve") << u"kernel"_s << u"curve"_s;
    }
    void fastRunWritesCheckpoints()
    {
        QFETCH(const QString, network);
        QFETCH(const QString, task);
        const std::string folder = path(task);
        training::TrainingSpec spec = specOf(network.toStdString(), task.toStdString());
        spec.hyperparameters.steps = 200;
        core::TrainingRunGroup group({ spec }, folder);
        core::CheckpointWriter keeper(group, [](long) {});
        while (!group.ended()) {
            group.step(m_threadPool);
            keeper.checkpointIfDue();
        }
        keeper.checkpointNow(m_threadPool);
        QVERIFY(group.runs()[0].history().size() >= 20);
        QVERIFY(core::checkpointSteps(folder).size() >= 21);
    }
    // Harder texts with the same number of tokens do not count as longer.
    void accuracyByLengthCountsOnlyLongerTexts()
    {
        const training::Training training(specOf("token", "tags"));
        const std::vector<training::Example> own
            = training::evalSet(training.task(), { 512, 1, training.spec().seed + 1 });
        const long longest = std::ssize(own.back().source);
        long texts = 0;
        for (const training::LengthAccuracy& accuracy :
            training::accuracyByLength(training, m_threadPool)) {
            const auto ofLength = std::ranges::count_if(own, [&](const training::Example& each) {
                return std::ssize(each.source) == accuracy.length;
            });
            if (accuracy.length <= longest)
                QCOMPARE(accuracy.texts, long { ofLength });
            else
                texts += accuracy.texts;
        }
        QVERIFY(texts > 0 && texts < 512);
    }
    // Neither does a decoder that gets the mean of the encoder's states; its uniform weights are
    // only displayed.
    void networkWithoutAttentionHasNoSoftmaxGradient()
    {
        for (const char* name : { "window-2", "gru-none" }) {
            const std::string place = path(QString::fromUtf8(name));
            const std::string task = name == std::string("gru-none") ? "dates" : "tags";
            core::TrainingRun network(specOf(name, task), place);
            network.step(m_threadPool);
            QVERIFY(!network.checkpoint(m_threadPool).softmaxJacobianNorm);
            QVERIFY(files().trainedNetwork(place)->history == network.history());
            QFile gradients(QString::fromStdString(place) + u"/gradients.csv"_s);
            QVERIFY(gradients.open(QIODevice::ReadOnly));
            QVERIFY(!gradients.readAll().contains("softmax"));
        }
    }
};

QTEST_APPLESS_MAIN(TestTrainingRun)
#include "tst_training_run.moc"
