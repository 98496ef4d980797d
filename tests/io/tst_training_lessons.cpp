#include "tests/io/bundled_lessons.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace bundled;
namespace training = core::training;

// Claims of the lessons on √d_k and on the bandwidth about their bundled networks.
class TestTrainingLessons : public QObject {
    Q_OBJECT

    Networks m_networks;

    static Json lessonStep()
    {
        QFETCH(QString, lesson);
        QFETCH(int, step);
        return stepOf(lesson, step);
    }
    static void require(const Json& step, const QString& stated)
    {
        QVERIFY2(english(step).contains(stated), qPrintable(stated + u" in "_s + english(step)));
    }
    [[nodiscard]] double bandwidthWeight(long step) const
    {
        return double {
            m_networks(core::checkpointNamed("kernel-smoother", step))->weights.front().values(0, 0)
        };
    }
    // Squared error of leave-one-out predictions.
    [[nodiscard]] double leftOutError(double w) const
    {
        const Network network = m_networks("kernel-smoother");
        training::Weights weights = network->weights;
        weights.front().values(0, 0) = static_cast<core::Scalar>(w);
        return training::evaluate({ network->spec.network, weights, network->task.output },
            network->task.examples->train, m_networks.threadPool)
            .loss;
    }

private slots:
    void lessonsQuoteWeightsCorrectly_data()
    {
        addStated();
        QTest::addColumn<int>("query");
        QTest::addColumn<int>("key");
        stated("16_slopes", 1, "0.456") << 2 << 2;
        stated("16_slopes", 2, "1.000") << 2 << 2;
        stated("16_slopes", 3, "0.456") << 2 << 2;
        stated("16_slopes", 4, "0.73") << 8 << 5;
        stated("16_slopes", 4, "0.02") << 8 << 3;
        stated("16_slopes", 5, "0.997") << 8 << 5;
        stated("16_slopes", 6, "0.73") << 8 << 5;
        stated("16_slopes", 7, "0.909") << 8 << 3;
        stated("16_slopes", 7, "0.979") << 6 << 3;
        stated("16_slopes", 7, "0.919") << 4 << 3;
        stated("16_slopes", 8, "1.000") << 8 << 5;
        stated("16_slopes", 8, "1.000") << 6 << 5;
        stated("17_bandwidth", 8, "0.228") << 3 << 37;
        stated("17_bandwidth", 8, "0.119") << 3 << 38;
    }
    void lessonsQuoteWeightsCorrectly()
    {
        QFETCH(QString, stated);
        QFETCH(int, query);
        QFETCH(int, key);
        requireWeight(m_networks, lessonStep(), stated, { .query = query, .key = key });
    }

    void lessonsQuoteAccuraciesCorrectly_data()
    {
        addStated();
        QTest::addColumn<QString>("where");
        QTest::addColumn<bool>("whole");
        stated("16_slopes", 4, "90.9 %") << u"root-tagger@60"_s << false;
        stated("16_slopes", 5, "91.2 %") << u"rootless-tagger@60"_s << false;
        stated("16_slopes", 7, "99.5 %") << u"root-tagger"_s << false;
        stated("16_slopes", 7, "94.5 %") << u"root-tagger"_s << true;
        stated("16_slopes", 8, "92.6 %") << u"rootless-tagger"_s << false;
        stated("16_slopes", 8, "51.2 %") << u"rootless-tagger"_s << true;
        stated("16_slopes", 9, "90.9 %") << u"root-tagger@60"_s << false;
        stated("16_slopes", 9, "99.5 %") << u"root-tagger"_s << false;
        stated("16_slopes", 10, "91.2 %") << u"rootless-tagger@60"_s << false;
        stated("16_slopes", 10, "92.6 %") << u"rootless-tagger"_s << false;
    }
    void lessonsQuoteAccuraciesCorrectly()
    {
        QFETCH(QString, stated);
        QFETCH(QString, where);
        QFETCH(bool, whole);
        const training::Metrics& now = m_networks.metricsOf(where.toStdString());
        requireStated(
            lessonStep(), stated, percent(whole ? now.sequenceAccuracy : now.tokenAccuracy));
    }
    void networksDifferOnlyInScaling()
    {
        const Network with = m_networks("root-tagger@0");
        const Network without = m_networks("rootless-tagger@0");
        QVERIFY(with->weights == without->weights);
        training::TrainingSpec spec = without->spec;
        auto& net = std::get<training::SelfAttentionNetwork>(spec.network.architecture);
        QVERIFY(std::holds_alternative<core::NoScaling>(net.attention.scaling));
        net.attention.scaling = core::SqrtScaling {};
        QVERIFY(spec == with->spec);
    }
    void onlyTheScaledNetworkFindsTheArticle()
    {
        const std::string text = textOf(stepOf(u"16_slopes"_s, 7)["experiment"]);
        QCOMPARE(training::outputOf(*m_networks("root-tagger"), text),
            std::string("pronoun verb article noun conjunction noun conjunction noun"));
        QCOMPARE(training::outputOf(*m_networks("rootless-tagger"), text),
            std::string("pronoun verb article verb conjunction verb conjunction noun"));
    }

    // The gradient by q·k is an eighth of the gradient by softmax's input.
    void scalingDividesTheGradient()
    {
        const auto gradient = [&](int step, const core::Index query, const core::Index key,
                                  const std::string& where) {
            const std::string text = textOf(stepOf(u"16_slopes"_s, step)["experiment"]);
            const auto seen = training::attentionFor(*m_networks(where), text);
            const auto a = double { seen->weight(0, 0, query - 1, key - 1) };
            return a * (1 - a);
        };
        require(stepOf(u"16_slopes"_s, 3),
            QString::number(gradient(3, 2, 2, "root-tagger@0") / 8, 'f', 3));
        const double divided = gradient(6, 8, 5, "root-tagger@60") / 8;
        const double undivided = gradient(6, 8, 5, "rootless-tagger@60");
        require(stepOf(u"16_slopes"_s, 6), QString::number(divided, 'f', 3));
        QCOMPARE(qRound(divided / undivided), 8); // "eight times"
    }
    void twoHeadsAttendToTheArticle()
    {
        const std::string text = textOf(stepOf(u"15_context"_s, 13)["experiment"]);
        const auto seen = training::attentionFor(*m_networks("tagger"), text);
        const auto attends = [&](core::Index head, core::Index query) {
            for (core::Index key = 1; key <= 8; ++key)
                if (key != 3
                    && seen->weight(1, head - 1, query - 1, key - 1)
                        >= seen->weight(1, head - 1, query - 1, 2))
                    return false;
            return true;
        };
        for (const core::Index noun : { 4, 6, 8 })
            QVERIFY(attends(1, noun) && attends(2, noun));
        for (const core::Index head : { 3, 4 })
            QVERIFY(!attends(head, 6) && !attends(head, 8));
        QVERIFY(attends(3, 2) && attends(3, 4));
    }

    void lessonQuotesBandwidthsCorrectly()
    {
        const auto at = [](int step) { return stepOf(u"17_bandwidth"_s, step); };
        const auto bandwidth = [&](long step) { return 2 / std::pow(bandwidthWeight(step), 2); };
        QCOMPARE(bandwidthWeight(0), 1.0);
        require(at(6), QString::number(bandwidthWeight(20), 'f', 2));
        require(at(6), QString::number(bandwidth(20), 'f', 2));
        for (const long step : { 60L, 200L, 600L })
            require(at(7), QString::number(bandwidthWeight(step), 'f', 2));
        require(at(9), QString::number(bandwidthWeight(600), 'f', 2));
        require(at(11), QString::number(bandwidth(600), 'f', 3));
    }
    void lessonQuotesErrorsCorrectly()
    {
        const auto at = [](int step) { return stepOf(u"17_bandwidth"_s, step); };
        const double narrow = leftOutError(std::sqrt(2 / 0.002));
        const double trained = leftOutError(bandwidthWeight(600));
        for (const int step : { 4, 10 }) {
            require(at(step), QString::number(leftOutError(1), 'f', 2));
            require(at(step), QString::number(narrow, 'f', 3));
        }
        require(at(10), QString::number(trained, 'f', 3));
        require(at(11), QString::number(m_networks.metricsOf("kernel-smoother").loss, 'f', 3));
        for (const double near : { 0.1, 0.04 }) // "nearly as good"
            QVERIFY(leftOutError(std::sqrt(2 / near)) < 1.1 * trained);
        const Network smoother = m_networks("kernel-smoother");
        for (const training::Report& report : smoother->history)
            for (const auto& [step, decimals] : { std::pair(20L, 2), { 200L, 4 }, { 600L, 4 } })
                if (report.step == step)
                    require(at(10), QString::number(report.gradientNorm, 'f', decimals));
    }
    // At 2.5, the third query.
    void lessonQuotesPredictionsCorrectly()
    {
        const auto third = [&](const std::string& where) {
            const QString answer
                = QString::fromStdString(training::outputOf(*m_networks(where), "0.5 1.5 2.5"));
            return QString::number(answer.section(u' ', 2).toDouble(), 'f', 2);
        };
        require(stepOf(u"17_bandwidth"_s, 1), third("kernel-smoother@0"));
        require(stepOf(u"17_bandwidth"_s, 5), third("kernel-smoother@0"));
        require(stepOf(u"17_bandwidth"_s, 6), third("kernel-smoother@20"));
        require(stepOf(u"17_bandwidth"_s, 11), third("kernel-smoother"));
    }
    void lessonHasThePointsOfTheTask()
    {
        const Network network = m_networks("kernel-smoother");
        const auto& known = network->task.examples->train.front().curve->known;
        for (const int step : { 1, 2, 3, 4, 11, 12 }) {
            const Json source = stepOf(u"17_bandwidth"_s, step)["experiment"]["source"];
            QCOMPARE(source["points"].size(), known.x.size());
            for (std::size_t i = 0; i < known.x.size(); ++i) {
                QCOMPARE(source["points"][i][0].get<core::Scalar>(), known.x[i]);
                QCOMPARE(source["targets"][i][0].get<core::Scalar>(), known.y[i]);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestTrainingLessons)
#include "tst_training_lessons.moc"
