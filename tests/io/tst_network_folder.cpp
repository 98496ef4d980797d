#include "core/base/error.h"
#include "core/io/store/model_store.h"
#include "core/io/training/checkpoint_writer.h"
#include "core/io/training/history_text.h"
#include "core/training/network_names.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <string>

using namespace Qt::StringLiterals;
namespace training = core::training;

namespace {

training::TrainingSpec smallSpec(const std::string& task = "reverse")
{
    training::TrainingSpec spec;
    spec.task = task;
    spec.network.width = 6;
    spec.network.embedding = 5;
    spec.hyperparameters.batchSize = 8;
    spec.hyperparameters.steps = 6;
    return spec;
}

// Trained for some steps, with a checkpoint at each.
core::TrainingRun trainIn(const std::string& folder, int steps)
{
    const core::ThreadPool threadPool(2);
    core::TrainingRun network(smallSpec(), folder);
    for (int i = 0; i < steps; ++i) {
        network.step(threadPool);
        network.checkpoint(threadPool);
    }
    return network;
}

template <class F> std::string problemOf(F&& f)
{
    try {
        f();
    } catch (const core::Error& error) {
        return error.problem;
    }
    return {};
}

} // namespace

// The folder of a network trained with Headlight.
class TestNetworkFolder : public QObject {
    Q_OBJECT

    QTemporaryDir m_all;
    const core::ThreadPool m_threadPool { 2 };
    const core::ModelStore m_store;

    [[nodiscard]] std::string path(const QString& name) const
    {
        return m_all.filePath(name).toStdString();
    }
    [[nodiscard]] core::StoreFiles files(const std::string& folder) const
    {
        return m_store.files(folder);
    }
    static void write(const std::string& folder, const char* name, const QByteArray& bytes)
    {
        QFile file(QString::fromStdString(folder) + "/" + name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    [[nodiscard]] static QByteArray read(const std::string& folder, const char* name)
    {
        QFile file(QString::fromStdString(folder) + "/" + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void resumeGivesSameWeights()
    {
        const core::TrainingRun straight = trainIn(path(u"straight"_s), 4);
        trainIn(path(u"parts"_s), 2);
        core::TrainingRun again(path(u"parts"_s), files(path(u"parts"_s)));
        QCOMPARE(again.training().steps(), 2L);
        QCOMPARE(again.history().size(), std::size_t { 2 });
        for (int i = 0; i < 2; ++i) {
            again.step(m_threadPool);
            again.checkpoint(m_threadPool);
        }
        QVERIFY(again.training().state() == straight.training().state());
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(again.history()[i].loss, straight.history()[i].loss);
            QVERIFY(again.history()[i].validation == straight.history()[i].validation);
        }
        QVERIFY(again.seconds() >= again.history()[1].seconds);
    }
    void everyCheckpointCanBeOpened()
    {
        const std::string folder = path(u"moments"_s);
        const core::TrainingRun network = trainIn(folder, 3);
        QVERIFY((core::checkpointSteps(folder) == std::vector<long> { 0, 1, 2, 3 }));
        const auto all = files("");
        const auto last = all.trainedNetwork(folder);
        QVERIFY(last != nullptr && !last->checkpoint && last->checkpoints.size() == 4);
        QCOMPARE(last->history.size(), std::size_t { 3 });
        QVERIFY(last->weights == network.training().state().weights);
        QVERIFY(all.trainedNetwork(folder + "@3")->weights == last->weights);
        const auto first = all.trainedNetwork(folder + "@0");
        QCOMPARE(*first->checkpoint, 0L);
        QVERIFY(first->weights
            == training::initialWeights(smallSpec().network,
                training::sizesOf(training::task("reverse")), smallSpec().seed));
        QCOMPARE(problemOf([&] { (void)all.trainedNetwork(folder + "@9"); }),
            std::string("file_missing"));
        QVERIFY(all.trainedNetwork(folder + "@x") == nullptr); // a folder that does not exist
    }
    // Comparison networks are below the first one's folder; each of them finds all.
    void comparisonNetworksShareAFolder()
    {
        const std::string folder = path(u"group"_s);
        training::TrainingSpec plain = smallSpec();
        plain.network.architecture
            = training::architectureNamed("gru-none", training::OutputKind::Sequence);
        core::TrainingRunGroup group({ smallSpec(), plain }, folder);
        while (group.steps() < 2)
            group.step(m_threadPool);
        group.checkpoint(m_threadPool);
        QCOMPARE(group.runs()[1].training().steps(), 2L);
        group.save();
        group.evaluateLengths(m_threadPool);
        const std::string second = group.runs()[1].folder();
        QCOMPARE(second, folder + "/beside/2-gru-none");
        for (const std::string& each : { folder, second }) {
            QCOMPARE(core::firstOfGroup(each), folder);
            const auto network = files("").trainedNetwork(each);
            QCOMPARE(network->group.size(), std::size_t { 2 });
            QCOMPARE(network->group[0].folder, folder);
            QCOMPARE(network->group[1].folder, second);
            for (std::size_t i = 0; i < 2; ++i) {
                const training::ComparedNetwork& one = network->group[i];
                QCOMPARE(one.history.size(), std::size_t { 1 });
                core::Index numbers = 0;
                for (const training::Weight& weight : group.runs()[i].training().state().weights)
                    numbers += weight.values.size();
                QCOMPARE(one.parameters, numbers);
                long texts = 0;
                for (const training::LengthAccuracy& accuracy : one.lengths) {
                    QVERIFY(accuracy.correct <= accuracy.texts);
                    texts += accuracy.texts;
                }
                QVERIFY(texts > 512 && texts <= 1024);
            }
        }
        core::TrainingRunGroup again(
            folder, [this](const std::string& each) { return m_store.newFiles(each); });
        again.step(m_threadPool);
        again.step(m_threadPool);
        QCOMPARE(again.steps(), 3L);
    }
    // Equal to a synchronous checkpoint, although the group has continued meanwhile.
    void backgroundCheckpointMatchesASynchronousOne()
    {
        const std::string folder = path(u"beside"_s);
        training::TrainingSpec spec = smallSpec();
        spec.hyperparameters.steps = 1000000;
        core::TrainingRunGroup group({ spec }, folder);
        const core::TrainingRun& network = group.runs()[0];
        while (group.seconds() < 1) // later than the dense checkpoints of the start
            group.step(m_threadPool);
        const double before = group.seconds();
        std::vector<long> heard;
        core::CheckpointWriter keeper(group, [&](long step) { heard.push_back(step); });
        for (; !keeper.busy(); keeper.checkpointIfDue())
            group.step(m_threadPool);
        const long begun = network.training().steps();
        QVERIFY(network.seconds() - before > 0.2 && heard.empty() && network.history().empty());
        for (; keeper.busy(); keeper.checkpointIfDue())
            group.step(m_threadPool);
        QVERIFY(network.training().steps() > begun);
        QVERIFY((heard == std::vector { begun }) && network.history().size() == 1);
        keeper.checkpointNow(m_threadPool);
        keeper.checkpointNow(m_threadPool); // no new step
        QVERIFY((heard == std::vector { begun, group.steps() }));
        QVERIFY((core::checkpointSteps(folder) == std::vector { 0L, begun, group.steps() }));

        core::TrainingRun straight(spec, path(u"waited"_s));
        while (straight.training().steps() < begun)
            straight.step(m_threadPool);
        const training::Report& there = straight.checkpoint(m_threadPool);
        const training::Report& here = network.history()[0];
        QVERIFY(here.step == begun && here.loss == there.loss
            && here.gradientNorms == there.gradientNorms);
        QVERIFY(here.validation == there.validation);
        QVERIFY(files("").trainedNetwork(nameOf(core::NetworkPath { folder, begun }))->weights
            == straight.training().state().weights);
    }
    void checkpointThatCannotBeWrittenIsReported()
    {
        const std::string folder = path(u"full"_s);
        core::TrainingRunGroup group({ smallSpec() }, folder);
        int heard = 0;
        core::CheckpointWriter keeper(group, [&](long) { ++heard; });
        group.step(m_threadPool);
        const QString name = QString::fromStdString(folder) + u"/history.csv"_s;
        QVERIFY(!QFile::exists(name) || QFile::remove(name));
        QVERIFY(QDir().mkpath(name + u"/in the way"_s));
        QCOMPARE(problemOf([&] { keeper.checkpointNow(m_threadPool); }), std::string("is_folder"));
        QVERIFY(!keeper.busy() && heard == 0 && group.runs()[0].history().empty());
        QVERIFY(QDir(name).removeRecursively());
        group.step(m_threadPool);
        keeper.checkpointNow(m_threadPool);
        QCOMPARE(heard, 1);
        QCOMPARE(files("").trainedNetwork(folder)->history.front().step, 2L);
    }
    // A branch starts at a checkpoint with a new optimiser state; the history is copied.
    void branchStartsAtACheckpoint()
    {
        const std::string folder = path(u"trunk"_s);
        trainIn(folder, 4);
        const auto from = files("").trainedNetwork(folder + "@2");
        training::TrainingSpec spec = from->spec;
        spec.seed += 1;
        core::TrainingRun branch(*from, spec, path(u"branch"_s));
        QCOMPARE(branch.training().steps(), 2L);
        QVERIFY(branch.training().state().weights == from->weights);
        QCOMPARE(branch.history().size(), std::size_t { 2 });
        branch.step(m_threadPool);
        branch.checkpoint(m_threadPool);
        QVERIFY(
            branch.training().state().weights != files("").trainedNetwork(folder + "@3")->weights);
        const core::TrainingRun again(path(u"branch"_s), files(path(u"branch"_s)));
        QVERIFY(again.training().state() == branch.training().state());
        QCOMPARE(again.training().state().optimiser.restart, 2L);
        QCOMPARE(problemOf([&] { core::TrainingRun(*from, spec, folder); }),
            std::string("already_learnt"));
    }
    void nameIsAFolderOrACheckpointOfIt_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<int>("checkpoint");
        QTest::newRow("plain") << u"a/b"_s << u"a/b"_s << -1;
        QTest::newRow("checkpoint") << u"a/b@120"_s << u"a/b"_s << 120;
        QTest::newRow("first") << u"a@0"_s << u"a"_s << 0;
        QTest::newRow("two") << u"a@1@2"_s << u"a@1"_s << 2;
        QTest::newRow("no number") << u"a@b"_s << u"a@b"_s << -1;
        QTest::newRow("zeros") << u"a@007"_s << u"a@007"_s << -1;
        QTest::newRow("minus") << u"a@-1"_s << u"a@-1"_s << -1;
        QTest::newRow("too large")
            << u"a@99999999999999999999"_s << u"a@99999999999999999999"_s << -1;
        QTest::newRow("empty") << u"a@"_s << u"a@"_s << -1;
    }
    void nameIsAFolderOrACheckpointOfIt()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, folder);
        QFETCH(const int, checkpoint);
        const core::NetworkPath place = core::networkPath(name.toStdString());
        QCOMPARE(place.folder, folder.toStdString());
        QCOMPARE(place.step.value_or(-1), long { checkpoint });
        QCOMPARE(core::nameOf(place), name.toStdString());
    }
    void existingFolderPrecedesACheckpointName()
    {
        QVERIFY(QDir(m_all.path()).mkdir(u"here@5"_s));
        const core::NetworkPath place = core::networkPath(path(u"here@5"_s));
        QVERIFY(!place.step);
    }
    void historiesRoundTripExactly()
    {
        training::History history;
        for (int i = 1; i < 5; ++i)
            history.push_back({ 10L * i, 1.0 / i, 3e-300 * i, 0.1 * i,
                { 0.1 + i, 1.0 / (3 * i), 0.123456789012345678 }, 1e6 / 7 * i });
        QVERIFY(core::readHistory(core::historyText(history)) == history);
        QVERIFY(core::readHistory(core::historyText({})).empty());
        const training::History few = core::readHistory("step,more,loss\n2,?,0.5\n1,?,0.75\n");
        QCOMPARE(few.size(), std::size_t { 2 });
        QCOMPARE(few[0].step, 1L);
        QCOMPARE(few[1].loss, 0.5);
        for (const char* bad : { "step,loss\n1,x\n", "step\n1.5\n", "step,loss\n1,inf\n" })
            QCOMPARE(problemOf([&] { (void)core::readHistory(bad); }), std::string("history_form"));
    }
    // By the names of the weights, with equal values.
    void gradientsRoundTripExactly()
    {
        const std::string folder = path(u"gradients"_s);
        const core::TrainingRun network = trainIn(folder, 3);
        const auto opened = files("").trainedNetwork(folder);
        QVERIFY(opened->history == network.history());
        QVERIFY(opened->group.front().history == network.history());
        for (const training::Report& each : opened->history) {
            QCOMPARE(each.gradientNorms.size(), opened->weights.size());
            double squares = 0;
            for (const float norm : each.gradientNorms)
                squares += double { norm } * double { norm };
            QVERIFY(std::abs(std::sqrt(squares) - each.gradientNorm) < 1e-6 * each.gradientNorm);
            QVERIFY(*each.softmaxJacobianNorm > 0
                && *each.softmaxJacobianNorm < 0.5); // two keys with equal weights
        }
        const QList<QByteArray> lines = read(folder, "gradients.csv").split('\n');
        QCOMPARE(lines.size(), 5);
        QVERIFY(lines[0].startsWith("step,softmax_slope,src.weight,tgt.weight,"));
        QVERIFY(lines[3].startsWith("3,"));
        write(folder, "gradients.csv", "step,src.weight\n1,0.5\n9,1\n");
        QVERIFY(files("").trainedNetwork(folder)->history[0].gradientNorms.empty()); // from another
                                                                                     // network
        write(folder, "gradients.csv", "step,src.weight\n1,much\n");
        QCOMPARE(problemOf([&] { (void)files("").trainedNetwork(folder); }),
            std::string("history_form"));
        QVERIFY(QFile::remove(QString::fromStdString(folder) + u"/gradients.csv"_s));
        QVERIFY(!files("").trainedNetwork(folder)->history[0].softmaxJacobianNorm); // as in older
                                                                                    // folders
    }
    // Reports after the checkpoint belong to steps that were lost.
    void reportsAfterTheCheckpointAreDropped()
    {
        const std::string folder = path(u"crashed"_s);
        trainIn(folder, 2);
        const QByteArray checkpoint = read(folder, "checkpoint.safetensors");
        core::TrainingRun more(folder, files(folder));
        more.step(m_threadPool);
        more.checkpoint(m_threadPool);
        write(folder, "checkpoint.safetensors", checkpoint);
        const core::TrainingRun again(folder, files(folder));
        QCOMPARE(again.training().steps(), 2L);
        QCOMPARE(again.history().size(), std::size_t { 2 });
    }
    void filesOfAnotherNetworkAreRefused()
    {
        const std::string folder = path(u"mixed"_s);
        const std::string other = path(u"wider"_s);
        trainIn(folder, 1);
        training::TrainingSpec wide = smallSpec();
        wide.network.width = 7;
        core::TrainingRun(wide, other).save();
        for (const char* name : { "model.safetensors", "checkpoint.safetensors" }) {
            const QByteArray own = read(folder, name);
            write(folder, name, read(other, name));
            QCOMPARE(problemOf([&] {
                if (std::string_view(name) == "model.safetensors")
                    (void)files("").trainedNetwork(folder);
                else
                    (void)core::openTraining(files(folder));
            }),
                std::string("checkpoint_shape"));
            write(folder, name, own);
        }
        QByteArray config = read(folder, "config.json");
        write(folder, "config.json", QByteArray(config).replace("\"a\"", "\"ä\""));
        QCOMPARE(problemOf([&] { (void)files("").trainedNetwork(folder); }),
            std::string("learnt_tokens"));
        write(folder, "config.json", QByteArray(config).replace("reverse", "revers"));
        QCOMPARE(problemOf([&] { (void)files("").trainedNetwork(folder); }),
            std::string("unknown_task"));
        QVERIFY(config.contains("\"encoder_decoder\""));
        write(
            folder, "config.json", QByteArray(config).replace("\"encoder_decoder\"", "\"kernel\""));
        QCOMPARE(problemOf([&] { (void)files("").trainedNetwork(folder); }),
            std::string("network_task"));
        write(folder, "config.json", R"({"model_type": "gpt2"})");
        QVERIFY(files("").trainedNetwork(folder) == nullptr);
        QCOMPARE(
            problemOf([&] { (void)core::openTraining(files(folder)); }), std::string("not_learnt"));
    }
    void brokenConfigIsReported_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("width") << QByteArray("\"width\": 6") << QByteArray("\"width\": 100000");
        QTest::newRow("negative") << QByteArray("\"width\": 6") << QByteArray("\"width\": -6");
        QTest::newRow("word") << QByteArray("\"width\": 6") << QByteArray("\"width\": \"six\"");
        QTest::newRow("network") << QByteArray("encoder_decoder") << QByteArray("encoder_decoded");
        QTest::newRow("cut off") << QByteArray("\"sources\"") << QByteArray("\"sources");
    }
    void brokenConfigIsReported()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        const std::string folder
            = path(u"config "_s + QString::fromLatin1(QTest::currentDataTag()));
        trainIn(folder, 1);
        QByteArray config = read(folder, "config.json");
        QVERIFY(config.contains(from));
        write(folder, "config.json", config.replace(from, to));
        QVERIFY(!problemOf([&] { (void)files("").trainedNetwork(folder); }).empty());
    }
    void existingNetworkIsNotOverwritten()
    {
        const std::string folder = path(u"twice"_s);
        trainIn(folder, 1);
        QCOMPARE(problemOf([&] { core::TrainingRun(smallSpec(), folder).save(); }),
            std::string("already_learnt"));
        QCOMPARE(problemOf([&] { core::TrainingRun(smallSpec(), "/proc/none").save(); }),
            std::string("folder_not_made"));
    }
};

QTEST_APPLESS_MAIN(TestNetworkFolder)
#include "tst_network_folder.moc"
