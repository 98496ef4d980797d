#include "core/base/random.h"
#include "core/io/model/bundled_models.h"
#include "core/io/training/network_folder.h"
#include "core/training/evaluation.h"
#include "tests/io/bundled_lessons.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace bundled;
namespace training = core::training;

// The bundled networks and the lessons' claims about them.
class TestBundledNetworks : public QObject {
    Q_OBJECT

    bundled::Networks m_networks;

    [[nodiscard]] Network network(const std::string& where) const { return m_networks(where); }
    const training::Metrics& metricsOf(const std::string& where)
    {
        return m_networks.metricsOf(where);
    }

    // All bundled networks and their comparison networks.
    static std::vector<std::string> all()
    {
        std::vector<std::string> names;
        for (const std::string_view name : core::bundledNetworks()) {
            const std::string folder = core::modelFolder(std::string(name), {});
            for (const std::string& each : core::groupOf(folder))
                names.push_back(std::string(name) + each.substr(folder.size()));
        }
        return names;
    }
    static void addNetworks()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : all())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    static Json lessonStep()
    {
        QFETCH(QString, lesson);
        QFETCH(int, step);
        return stepOf(lesson, step);
    }

private slots:
    void bundledNetworksMatchTheFolder()
    {
        QStringList folders;
        const QDir all(QStringLiteral(RESOURCES "/models"));
        for (const QString& name : all.entryList({ u"headlight-*"_s }, QDir::Dirs))
            if (all.exists(name + u"/moments"_s))
                folders << name.mid(QStringView(u"headlight-").size());
        QStringList named;
        for (const std::string_view name : core::bundledNetworks())
            named << QString::fromUtf8(name.data(), qsizetype(name.size()));
        folders.sort();
        named.sort();
        QCOMPARE(named, folders);
    }
    void bundledNamesIncludeEveryCheckpoint()
    {
        for (const char* name :
            { "date-reader", "date-reader@0", "encoder", "date-reader/beside/2-gru-none@400" })
            QVERIFY(core::isBundled(name));
        for (const char* name : { "date-reader-2", "./date-reader", "encoder@3", "", "@4", "/" })
            QVERIFY(!core::isBundled(name));
        QVERIFY(!core::isBundledModel("date-reader"));
        for (const char* name : { "encoder", "date-reader@80", "tagger/beside/5-token@600" }) {
            QCOMPARE(core::bundledName(core::modelFolder(name, {})), std::string(name));
            QCOMPARE(core::bundledName(name), std::string(name));
        }
        QCOMPARE(core::bundledName("/a/headlight-encoder"), std::string("/a/headlight-encoder"));
        QCOMPARE(core::checkpointNamed("date-reader", 80), std::string("date-reader@80"));
        QCOMPARE(core::checkpointNamed("date-reader@80", 0), std::string("date-reader@0"));
    }

    void networkHasWeightsOfItsLastCheckpoint_data() { addNetworks(); }
    void networkHasWeightsOfItsLastCheckpoint()
    {
        QFETCH(QString, name);
        const Network last = network(name.toStdString());
        QVERIFY(last != nullptr && !last->checkpoints.empty());
        QCOMPARE(last->checkpoints.back(), static_cast<long>(last->spec.hyperparameters.steps));
        QCOMPARE(last->history.back().step, last->checkpoints.back());
        const std::string checkpoint
            = core::checkpointNamed(name.toStdString(), last->checkpoints.back());
        QVERIFY(network(checkpoint)->weights == last->weights);
    }
    void accuracyMatchesTheHistory_data() { addNetworks(); }
    void accuracyMatchesTheHistory()
    {
        QFETCH(QString, name);
        const Network last = network(name.toStdString());
        for (const training::Report& report : last->history) {
            if (std::ranges::count(last->checkpoints, report.step) == 0)
                continue;
            const training::Metrics& now
                = metricsOf(core::checkpointNamed(name.toStdString(), report.step));
            QCOMPARE(now.sequenceAccuracy, report.validation.sequenceAccuracy);
            QCOMPARE(now.tokenAccuracy, report.validation.tokenAccuracy);
        }
    }
    void accuracyByLengthMatchesItsFile_data() { addNetworks(); }
    void accuracyByLengthMatchesItsFile()
    {
        QFETCH(QString, name);
        const Network last = network(name.toStdString());
        const training::Training training(
            last->spec, last->task, training::TrainingState { last->weights, {} });
        const training::LengthAccuracies now
            = training::accuracyByLength(training, core::ThreadPool(0));
        const auto own
            = std::ranges::find(last->group, last->folder, &training::ComparedNetwork::folder);
        QVERIFY(own != last->group.end());
        QCOMPARE(now.size(), own->lengths.size());
        for (std::size_t i = 0; i < now.size(); ++i)
            QVERIFY2(now[i] == own->lengths[i], std::to_string(now[i].length).c_str());
    }
    void firstCheckpointIsInitialisedFromTheSeed()
    {
        const Network first = network("date-reader@0");
        QVERIFY(first->weights
            == training::initialWeights(
                first->spec.network, training::sizesOf(first->task), first->spec.seed));
    }

    // Rows without a network and text use those of the step.
    void lessonsQuoteOutputsCorrectly_data()
    {
        addStated();
        QTest::addColumn<QString>("where");
        const QString own;
        const QString one = u"date-reader/beside/2-gru-none"_s;
        stated("14_learning", 1, "0") << own;
        stated("14_learning", 3, "1999-01-06") << own;
        stated("14_learning", 4, "1979-03-03") << own;
        stated("14_learning", 5, "1979-05-07") << own;
        stated("14_learning", 10, "1995-03-03") << own;
        stated("14_learning", 10, "1979-05-03") << one;
        stated("14_learning", 11, "1979-05-03") << own;
        stated("14_learning", 11, "1979-05-01") << one;
        stated("15_context", 1, "pronoun, verb, article, noun") << own;
    }
    void lessonsQuoteOutputsCorrectly()
    {
        QFETCH(QString, where);
        QFETCH(QString, stated);
        const Json step = lessonStep();
        const Json& experiment = step["experiment"];
        const Network answers
            = network(where.isEmpty() ? whereOf(experiment) : where.toStdString());
        QString answer = QString::fromStdString(training::outputOf(*answers, textOf(experiment)));
        requireStated(
            step, stated, answers->task.characters ? answer : answer.replace(u" "_s, u", "_s));
    }
    // "play", "watch" and "drink" in the two sentences that the lesson of context compares.
    void taggerDistinguishesNounsAndVerbs()
    {
        const Network tagger = network("tagger");
        QCOMPARE(training::outputOf(*tagger, "they saw the play and watch and drink"),
            std::string("pronoun verb article noun conjunction noun conjunction noun"));
        QCOMPARE(training::outputOf(*tagger, "they play and watch and drink"),
            std::string("pronoun verb conjunction verb conjunction verb"));
    }
    void perTokenAccuracyIsAtMostTheUnigramBaseline()
    {
        const Network words = network("tagger/beside/5-token");
        const auto examples = training::evalSet(
            words->task, { .level = words->spec.level, .seed = words->spec.seed });
        const double most = training::accuracyWithoutContext(words->task, examples);
        QVERIFY2(
            metricsOf("tagger/beside/5-token").tokenAccuracy <= most, qPrintable(percent(most)));
        QVERIFY2(
            english(stepOf(u"15_context"_s, 4)).contains(percent(most)), qPrintable(percent(most)));
    }
    void lessonCountsParametersCorrectly()
    {
        const auto grouped = [](core::Index number) { // "27,113"
            const QString rest = QString::number(number % 1000).rightJustified(3, u'0');
            return QString::number(number / 1000) + u',' + rest;
        };
        const Network tagger = network("tagger");
        const QString words = english(stepOf(u"15_context"_s, 12));
        for (const std::size_t i : { 0U, 2U })
            QVERIFY2(words.contains(grouped(tagger->group[i].parameters)),
                qPrintable(grouped(tagger->group[i].parameters)));
        QVERIFY(english(stepOf(u"15_context"_s, 9)).contains(grouped(tagger->group[0].parameters)));
        QCOMPARE(network("date-reader")->group[0].parameters / 1000, core::Index { 28 });
    }
    // "The year is right from step 120 on, the month from 160, the day from 240."
    // The generator knows the origin of each digit, and the network finds it.
    void attentionFindsTheOriginOfDigits()
    {
        const Network reader = network("date-reader");
        core::Index right = 0;
        core::Index all = 0;
        for (const training::Example& each :
            training::evalSet(reader->task, { .seed = reader->spec.seed })) {
            const training::PredictionWithAttention answer = training::predictionWithAttention(
                { reader->spec.network, reader->weights, reader->task.output }, each.source);
            const core::Matrix& weights = answer.attention.front().weights;
            for (std::size_t t = 0; t < std::min(each.target.size(), answer.prediction.size());
                 ++t) {
                if (each.origins[t].empty())
                    continue; // a hyphen has no origin
                const auto row = weights.row(core::Index(t));
                const core::Index most = std::ranges::max_element(row) - row.begin();
                right += std::ranges::count(each.origins[t], most);
                ++all;
            }
        }
        QCOMPARE(all, core::Index { 8 } * 256);
        QVERIFY2(double(right) > 0.9 * double(all), qPrintable(u"%1 of %2"_s.arg(right).arg(all)));
    }
    void dateIsLearnedPartByPart()
    {
        const std::string right = "1979-05-03";
        const auto is = [&](long step, std::size_t from, std::size_t length) {
            const Network then = network(core::checkpointNamed("date-reader", step));
            const std::string answer = training::outputOf(*then, "third of May 1979");
            return answer.size() == right.size()
                && answer.substr(from, length) == right.substr(from, length);
        };
        const Network reader = network("date-reader");
        for (const long step : reader->checkpoints) {
            QCOMPARE(is(step, 0, 4), step >= 120);
            QCOMPARE(is(step, 5, 2), step >= 160);
            QVERIFY(is(step, 8, 2) == (step >= 240) || step == 120); // correct by chance there
        }
    }

    void lessonsQuoteAccuraciesCorrectly_data()
    {
        addStated();
        QTest::addColumn<QString>("where");
        QTest::addColumn<bool>("whole");
        const QString reader = u"date-reader"_s;
        const QString one = u"date-reader/beside/2-gru-none"_s;
        stated("14_learning", 3, "0.4 %") << reader + u"@80"_s << true;
        stated("14_learning", 3, "51.3 %") << reader + u"@80"_s << false;
        stated("14_learning", 4, "5.5 %") << reader + u"@120"_s << true;
        stated("14_learning", 5, "77.0 %") << reader + u"@200"_s << true;
        stated("14_learning", 6, "100.0 %") << reader << true;
        stated("14_learning", 10, "98.8 %") << reader + u"@400"_s << true;
        stated("14_learning", 10, "10.9 %") << one + u"@400"_s << true;
        stated("14_learning", 10, "95.3 %") << one << true;
        const QString comparison = u"tagger/beside/"_s;
        stated("15_context", 4, "81.3 %") << comparison + u"5-token"_s << false;
        stated("15_context", 5, "90.1 %") << comparison + u"4-window-1"_s << false;
        stated("15_context", 5, "45.3 %") << comparison + u"4-window-1"_s << true;
        stated("15_context", 10, "89.4 %") << u"tagger@60"_s << false;
        stated("15_context", 10, "99.5 %") << u"tagger@240"_s << false;
        stated("15_context", 12, "100.0 %") << comparison + u"3-window-8"_s << true;
        stated("15_context", 12, "100.0 %") << comparison + u"2-lstm"_s << true;
        stated("15_context", 12, "99.8 %") << u"tagger"_s << false;
        stated("15_context", 13, "81.3 %") << comparison + u"5-token"_s << false;
        stated("15_context", 13, "90.1 %") << comparison + u"4-window-1"_s << false;
        stated("15_context", 13, "99.8 %") << u"tagger"_s << false;
    }
    void lessonsQuoteAccuraciesCorrectly()
    {
        QFETCH(QString, where);
        QFETCH(bool, whole);
        QFETCH(QString, stated);
        const training::Metrics& now = metricsOf(where.toStdString());
        requireStated(
            lessonStep(), stated, percent(whole ? now.sequenceAccuracy : now.tokenAccuracy));
    }
    // Texts longer than all training texts: 27 characters and more.
    void lessonQuotesAccuracyOfLongerTextsCorrectly()
    {
        const QString words = english(stepOf(u"14_learning"_s, 11));
        const Network reader = network("date-reader");
        for (const training::ComparedNetwork& each : reader->group) {
            long texts = 0;
            long right = 0;
            for (const training::LengthAccuracy& accuracy : each.lengths)
                if (accuracy.length > 26) {
                    texts += accuracy.texts;
                    right += accuracy.correct;
                }
            const QString share = percent(double(right) / double(texts));
            QVERIFY2(words.contains(share), qPrintable(share));
            QVERIFY2(words.contains(u"%1 texts"_s.arg(texts)), qPrintable(words));
        }
        const training::TrainingSpec& spec = reader->spec;
        for (std::uint64_t i = 0; i < 2000; ++i)
            QVERIFY(std::ssize(training::example(reader->task, { spec.level },
                        training::Split::Train, core::streamKey(7, "length", i))
                                   .source)
                <= 26);
    }

    void lessonsQuoteWeightsCorrectly_data()
    {
        addStated();
        QTest::addColumn<int>("attention");
        QTest::addColumn<int>("head");
        QTest::addColumn<int>("query");
        QTest::addColumn<int>("key");
        stated("14_learning", 2, "0.069") << 1 << 1 << 1 << 7;
        stated("14_learning", 2, "0.06") << 1 << 1 << 1 << 14;
        stated("14_learning", 3, "0.40") << 1 << 1 << 1 << 16;
        stated("14_learning", 4, "0.89") << 1 << 1 << 3 << 16;
        stated("14_learning", 4, "0.81") << 1 << 1 << 4 << 17;
        stated("14_learning", 5, "0.42") << 1 << 1 << 7 << 11;
        stated("14_learning", 5, "0.25") << 1 << 1 << 7 << 12;
        stated("14_learning", 5, "0.24") << 1 << 1 << 10 << 1;
        stated("14_learning", 6, "0.77") << 1 << 1 << 7 << 12;
        stated("14_learning", 6, "0.14") << 1 << 1 << 7 << 11;
        stated("14_learning", 6, "0.05") << 1 << 1 << 7 << 10;
        stated("14_learning", 9, "0.96") << 1 << 1 << 1 << 7;
        stated("14_learning", 10, "0.06") << 1 << 1 << 1 << 1;
        stated("14_learning", 12, "0.86") << 1 << 1 << 10 << 4;
        stated("14_learning", 12, "0.07") << 1 << 1 << 10 << 17;
        stated("15_context", 6, "0.97") << 2 << 2 << 8 << 3;
        stated("15_context", 7, "0.996") << 2 << 2 << 4 << 3;
        stated("15_context", 7, "0.999") << 2 << 2 << 6 << 3;
        stated("15_context", 7, "0.971") << 2 << 2 << 8 << 3;
        stated("15_context", 8, "0.81") << 2 << 2 << 4 << 3;
        stated("15_context", 8, "0.55") << 2 << 2 << 6 << 3;
        stated("15_context", 8, "0.80") << 2 << 2 << 2 << 1;
        stated("15_context", 9, "0.12") << 2 << 2 << 8 << 3;
        stated("15_context", 10, "0.76") << 2 << 2 << 8 << 3;
        stated("15_context", 11, "0.95") << 2 << 2 << 4 << 3;
        stated("15_context", 11, "0.84") << 2 << 2 << 2 << 1;
    }
    void lessonsQuoteWeightsCorrectly()
    {
        QFETCH(int, attention);
        QFETCH(int, head);
        QFETCH(int, query);
        QFETCH(int, key);
        QFETCH(QString, stated);
        requireWeight(m_networks, lessonStep(), stated, { attention, head, query, key });
    }
};

QTEST_GUILESS_MAIN(TestBundledNetworks)
#include "tst_bundled_networks.moc"
