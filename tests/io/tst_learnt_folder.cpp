#include "core/base/error.h"
#include "core/io/learning/history_text.h"
#include "core/io/learning/moment_keeper.h"
#include "core/io/store/model_store.h"
#include "core/learning/network_names.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <string>

using namespace Qt::StringLiterals;
namespace learning = core::learning;

namespace {

learning::Course smallCourse(const std::string& task = "reverse")
{
    learning::Course course;
    course.task = task;
    course.network.width = 6;
    course.network.embedding = 5;
    course.teaching.batch = 8;
    course.teaching.steps = 6;
    return course;
}

// Taught for some steps, each of them kept.
core::KeptTraining taught(const std::string& folder, int steps)
{
    const core::Team team(2);
    core::KeptTraining network(smallCourse(), folder);
    for (int i = 0; i < steps; ++i) {
        network.step(team);
        network.keep(team);
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

// What a network that was taught here leaves in its folder.
class TestLearntFolder : public QObject {
    Q_OBJECT

    QTemporaryDir m_all;
    const core::Team m_team { 2 };
    const core::ModelStore m_store;

    [[nodiscard]] std::string path(const QString& name) const
    {
        return m_all.filePath(name).toStdString();
    }
    [[nodiscard]] core::Files files(const std::string& folder) const
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
    void goesOnAsIfNothingHadBeen()
    {
        const core::KeptTraining straight = taught(path(u"straight"_s), 4);
        taught(path(u"parts"_s), 2);
        core::KeptTraining again(path(u"parts"_s), files(path(u"parts"_s)));
        QCOMPARE(again.training().steps(), 2L);
        QCOMPARE(again.history().size(), std::size_t { 2 });
        for (int i = 0; i < 2; ++i) {
            again.step(m_team);
            again.keep(m_team);
        }
        QVERIFY(again.training().learnt() == straight.training().learnt());
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(again.history()[i].loss, straight.history()[i].loss);
            QVERIFY(again.history()[i].heldOut == straight.history()[i].heldOut);
        }
        QVERIFY(again.seconds() >= again.history()[1].seconds);
    }
    void everyMomentCanBeAsked()
    {
        const std::string folder = path(u"moments"_s);
        const core::KeptTraining network = taught(folder, 3);
        QVERIFY((core::momentsIn(folder) == std::vector<long> { 0, 1, 2, 3 }));
        const auto all = files("");
        const auto last = all.learnt(folder);
        QVERIFY(last != nullptr && !last->moment && last->moments.size() == 4);
        QCOMPARE(last->history.size(), std::size_t { 3 });
        QVERIFY(last->weights == network.training().learnt().weights);
        QVERIFY(all.learnt(folder + "@3")->weights == last->weights);
        const auto first = all.learnt(folder + "@0");
        QCOMPARE(*first->moment, 0L);
        QVERIFY(first->weights
            == learning::begun(smallCourse().network, learning::sizesOf(learning::task("reverse")),
                smallCourse().seed));
        QCOMPARE(problemOf([&] { (void)all.learnt(folder + "@9"); }), std::string("file_missing"));
        QVERIFY(all.learnt(folder + "@x") == nullptr); // a folder that is not there
    }
    // The others lie below the first one's folder; any of them knows all.
    void networksLieBesideEachOther()
    {
        const std::string folder = path(u"group"_s);
        learning::Course plain = smallCourse();
        plain.network.architecture
            = learning::architectureNamed("gru-none", learning::Answer::Sequence);
        core::KeptGroup group({ smallCourse(), plain }, folder);
        while (group.steps() < 2)
            group.step(m_team);
        group.keep(m_team);
        QCOMPARE(group.networks()[1].training().steps(), 2L);
        group.save();
        group.examine(m_team);
        const std::string second = group.networks()[1].folder();
        QCOMPARE(second, folder + "/beside/2-gru-none");
        for (const std::string& each : { folder, second }) {
            QCOMPARE(core::firstOfGroup(each), folder);
            const auto network = files("").learnt(each);
            QCOMPARE(network->group.size(), std::size_t { 2 });
            QCOMPARE(network->group[0].folder, folder);
            QCOMPARE(network->group[1].folder, second);
            for (std::size_t i = 0; i < 2; ++i) {
                const learning::Companion& one = network->group[i];
                QCOMPARE(one.history.size(), std::size_t { 1 });
                core::Index numbers = 0;
                for (const learning::Weight& weight :
                    group.networks()[i].training().learnt().weights)
                    numbers += weight.numbers.size();
                QCOMPARE(one.parameters, numbers);
                long texts = 0;
                for (const learning::LengthMark& mark : one.lengths) {
                    QVERIFY(mark.right <= mark.texts);
                    texts += mark.texts;
                }
                QVERIFY(texts > 512 && texts <= 1024);
            }
        }
        core::KeptGroup again(folder, [this](const std::string& each) { return files(each); });
        again.step(m_team);
        again.step(m_team);
        QCOMPARE(again.steps(), 3L);
    }
    // As if the group had waited for it, which has gone on meanwhile.
    void aMomentIsKeptBesideLearning()
    {
        const std::string folder = path(u"beside"_s);
        learning::Course course = smallCourse();
        course.teaching.steps = 1000000;
        core::KeptGroup group({ course }, folder);
        const core::KeptTraining& network = group.networks()[0];
        std::vector<long> heard;
        core::MomentKeeper keeper(group, [&](long step) { heard.push_back(step); });
        for (; !keeper.busy(); keeper.glance())
            group.step(m_team);
        const long begun = network.training().steps();
        QVERIFY(network.seconds() > 0.2 && heard.empty() && network.history().empty());
        for (; keeper.busy(); keeper.glance())
            group.step(m_team);
        QVERIFY(network.training().steps() > begun);
        QVERIFY((heard == std::vector { begun }) && network.history().size() == 1);
        keeper.keepNow(m_team);
        keeper.keepNow(m_team); // nothing new
        QVERIFY((heard == std::vector { begun, group.steps() }));
        QVERIFY((core::momentsIn(folder) == std::vector { 0L, begun, group.steps() }));

        core::KeptTraining straight(course, path(u"waited"_s));
        while (straight.training().steps() < begun)
            straight.step(m_team);
        const learning::Report& there = straight.keep(m_team);
        const learning::Report& here = network.history()[0];
        QVERIFY(here.step == begun && here.loss == there.loss && here.slopes == there.slopes);
        QVERIFY(here.heldOut == there.heldOut);
        QVERIFY(files("").learnt(nameOf(core::LearntPlace { folder, begun }))->weights
            == straight.training().learnt().weights);
    }
    void aMomentThatCannotBeKeptIsSaid()
    {
        const std::string folder = path(u"full"_s);
        core::KeptGroup group({ smallCourse() }, folder);
        int heard = 0;
        core::MomentKeeper keeper(group, [&](long) { ++heard; });
        group.step(m_team);
        const QString name = QString::fromStdString(folder) + u"/history.csv"_s;
        QVERIFY(!QFile::exists(name) || QFile::remove(name));
        QVERIFY(QDir().mkpath(name + u"/in the way"_s));
        QCOMPARE(problemOf([&] { keeper.keepNow(m_team); }), std::string("is_folder"));
        QVERIFY(!keeper.busy() && heard == 0 && group.networks()[0].history().empty());
        QVERIFY(QDir(name).removeRecursively());
        group.step(m_team);
        keeper.keepNow(m_team);
        QCOMPARE(heard, 1);
        QCOMPARE(files("").learnt(folder)->history.front().step, 2L);
    }
    // From a moment on, as if the optimiser had just been begun; the past is told, too.
    void aBranchBeginsAtAMoment()
    {
        const std::string folder = path(u"trunk"_s);
        taught(folder, 4);
        const auto from = files("").learnt(folder + "@2");
        learning::Course course = from->course;
        course.seed += 1;
        core::KeptTraining branch(*from, course, path(u"branch"_s));
        QCOMPARE(branch.training().steps(), 2L);
        QVERIFY(branch.training().learnt().weights == from->weights);
        QCOMPARE(branch.history().size(), std::size_t { 2 });
        branch.step(m_team);
        branch.keep(m_team);
        QVERIFY(branch.training().learnt().weights != files("").learnt(folder + "@3")->weights);
        const core::KeptTraining again(path(u"branch"_s), files(path(u"branch"_s)));
        QVERIFY(again.training().learnt() == branch.training().learnt());
        QCOMPARE(again.training().learnt().memory.since, 2L);
        QCOMPARE(problemOf([&] { core::KeptTraining(*from, course, folder); }),
            std::string("already_learnt"));
    }
    void aNameIsAFolderOrAMomentOfIt_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<int>("moment");
        QTest::newRow("plain") << u"a/b"_s << u"a/b"_s << -1;
        QTest::newRow("moment") << u"a/b@120"_s << u"a/b"_s << 120;
        QTest::newRow("first") << u"a@0"_s << u"a"_s << 0;
        QTest::newRow("two") << u"a@1@2"_s << u"a@1"_s << 2;
        QTest::newRow("no number") << u"a@b"_s << u"a@b"_s << -1;
        QTest::newRow("zeros") << u"a@007"_s << u"a@007"_s << -1;
        QTest::newRow("minus") << u"a@-1"_s << u"a@-1"_s << -1;
        QTest::newRow("too large")
            << u"a@99999999999999999999"_s << u"a@99999999999999999999"_s << -1;
        QTest::newRow("empty") << u"a@"_s << u"a@"_s << -1;
    }
    void aNameIsAFolderOrAMomentOfIt()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, folder);
        QFETCH(const int, moment);
        const core::LearntPlace place = core::learntPlace(name.toStdString());
        QCOMPARE(place.folder, folder.toStdString());
        QCOMPARE(place.moment.value_or(-1), long { moment });
        QCOMPARE(core::nameOf(place), name.toStdString());
    }
    void aFolderOfThatNameWins()
    {
        QVERIFY(QDir(m_all.path()).mkdir(u"here@5"_s));
        const core::LearntPlace place = core::learntPlace(path(u"here@5"_s));
        QVERIFY(!place.moment);
    }
    void historiesReadBackExactly()
    {
        learning::History history;
        for (int i = 1; i < 5; ++i)
            history.push_back({ 10L * i, 1.0 / i, 3e-300 * i, 0.1 * i,
                { 0.1 + i, 1.0 / (3 * i), 0.123456789012345678 }, 1e6 / 7 * i });
        QVERIFY(core::readHistory(core::historyText(history)) == history);
        QVERIFY(core::readHistory(core::historyText({})).empty());
        const learning::History few = core::readHistory("step,more,loss\n2,?,0.5\n1,?,0.75\n");
        QCOMPARE(few.size(), std::size_t { 2 });
        QCOMPARE(few[0].step, 1L);
        QCOMPARE(few[1].loss, 0.5);
        for (const char* bad : { "step,loss\n1,x\n", "step\n1.5\n", "step,loss\n1,inf\n" })
            QCOMPARE(problemOf([&] { (void)core::readHistory(bad); }), std::string("history_form"));
    }
    // By the names of the weights, and as they were.
    void gradientsReadBackExactly()
    {
        const std::string folder = path(u"gradients"_s);
        const core::KeptTraining network = taught(folder, 3);
        const auto opened = files("").learnt(folder);
        QVERIFY(opened->history == network.history());
        QVERIFY(opened->group.front().history == network.history());
        for (const learning::Report& each : opened->history) {
            QCOMPARE(each.slopes.size(), opened->weights.size());
            double squares = 0;
            for (const float norm : each.slopes)
                squares += double { norm } * double { norm };
            QVERIFY(std::abs(std::sqrt(squares) - each.slope) < 1e-6 * each.slope);
            QVERIFY(*each.softmaxSlope > 0 && *each.softmaxSlope < 0.5); // two keys, alike
        }
        const QList<QByteArray> lines = read(folder, "gradients.csv").split('\n');
        QCOMPARE(lines.size(), 5);
        QVERIFY(lines[0].startsWith("step,softmax_slope,src.weight,tgt.weight,"));
        QVERIFY(lines[3].startsWith("3,"));
        write(folder, "gradients.csv", "step,src.weight\n1,0.5\n9,1\n");
        QVERIFY(files("").learnt(folder)->history[0].slopes.empty()); // of another network
        write(folder, "gradients.csv", "step,src.weight\n1,much\n");
        QCOMPARE(problemOf([&] { (void)files("").learnt(folder); }), std::string("history_form"));
        QVERIFY(QFile::remove(QString::fromStdString(folder) + u"/gradients.csv"_s));
        QVERIFY(!files("").learnt(folder)->history[0].softmaxSlope); // as folders once were
    }
    // Reports behind the checkpoint are of steps that were lost.
    void whatIsBehindTheCheckpointIsForgotten()
    {
        const std::string folder = path(u"crashed"_s);
        taught(folder, 2);
        const QByteArray checkpoint = read(folder, "checkpoint.safetensors");
        core::KeptTraining more(folder, files(folder));
        more.step(m_team);
        more.keep(m_team);
        write(folder, "checkpoint.safetensors", checkpoint);
        const core::KeptTraining again(folder, files(folder));
        QCOMPARE(again.training().steps(), 2L);
        QCOMPARE(again.history().size(), std::size_t { 2 });
    }
    void filesOfAnotherNetworkAreRefused()
    {
        const std::string folder = path(u"mixed"_s);
        const std::string other = path(u"wider"_s);
        taught(folder, 1);
        learning::Course wide = smallCourse();
        wide.network.width = 7;
        core::KeptTraining(wide, other).save();
        for (const char* name : { "model.safetensors", "checkpoint.safetensors" }) {
            const QByteArray own = read(folder, name);
            write(folder, name, read(other, name));
            QCOMPARE(problemOf([&] {
                if (std::string_view(name) == "model.safetensors")
                    (void)files("").learnt(folder);
                else
                    (void)core::openTraining(files(folder));
            }),
                std::string("checkpoint_shape"));
            write(folder, name, own);
        }
        QByteArray config = read(folder, "config.json");
        write(folder, "config.json", QByteArray(config).replace("\"a\"", "\"ä\""));
        QCOMPARE(problemOf([&] { (void)files("").learnt(folder); }), std::string("learnt_tokens"));
        write(folder, "config.json", QByteArray(config).replace("reverse", "revers"));
        QCOMPARE(problemOf([&] { (void)files("").learnt(folder); }), std::string("unknown_task"));
        QVERIFY(config.contains("\"encoder_decoder\""));
        write(
            folder, "config.json", QByteArray(config).replace("\"encoder_decoder\"", "\"kernel\""));
        QCOMPARE(problemOf([&] { (void)files("").learnt(folder); }), std::string("network_task"));
        write(folder, "config.json", R"({"model_type": "gpt2"})");
        QVERIFY(files("").learnt(folder) == nullptr);
        QCOMPARE(
            problemOf([&] { (void)core::openTraining(files(folder)); }), std::string("not_learnt"));
    }
    void aBrokenConfigIsSaid_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("width") << QByteArray("\"width\": 6") << QByteArray("\"width\": 100000");
        QTest::newRow("negative") << QByteArray("\"width\": 6") << QByteArray("\"width\": -6");
        QTest::newRow("word") << QByteArray("\"width\": 6") << QByteArray("\"width\": \"six\"");
        QTest::newRow("network") << QByteArray("encoder_decoder") << QByteArray("encoder_decoded");
        QTest::newRow("cut off") << QByteArray("\"sources\"") << QByteArray("\"sources");
    }
    void aBrokenConfigIsSaid()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        const std::string folder
            = path(u"config "_s + QString::fromLatin1(QTest::currentDataTag()));
        taught(folder, 1);
        QByteArray config = read(folder, "config.json");
        QVERIFY(config.contains(from));
        write(folder, "config.json", config.replace(from, to));
        QVERIFY(!problemOf([&] { (void)files("").learnt(folder); }).empty());
    }
    void nothingIsTaughtOverWhatIsThere()
    {
        const std::string folder = path(u"twice"_s);
        taught(folder, 1);
        QCOMPARE(problemOf([&] { core::KeptTraining(smallCourse(), folder).save(); }),
            std::string("already_learnt"));
        QCOMPARE(problemOf([&] { core::KeptTraining(smallCourse(), "/proc/none").save(); }),
            std::string("folder_not_made"));
    }
};

QTEST_APPLESS_MAIN(TestLearntFolder)
#include "tst_learnt_folder.moc"
