#include "core/analysis/weights/contributions.h"
#include "core/head_at.h"
#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "core/settings/settings.h"

#include <QtTest>

#include <cmath>

class TestHeadContributions : public QObject {
    Q_OBJECT

private slots:
    void contributionsAndBiasSumToTheOutput_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::newRow("projected") << QStringLiteral("output_projection=true");
        QTest::newRow("with biases") << QStringLiteral("biases=true");
        QTest::newRow("not projected") << QStringLiteral("output_projection=false");
        QTest::newRow("an ablated head") << QStringLiteral("heads_off=2");
    }
    void contributionsAndBiasSumToTheOutput()
    {
        QFETCH(QString, setting);
        core::Experiment experiment;
        experiment.source = core::Sentence { "I saw a saw" };
        core::settings::set(experiment, "weights=random");
        core::settings::set(experiment, setting.toStdString());
        const auto trace = core::run(core::resolve(experiment));
        const core::HeadAt at = core::headAt(*trace, 0, 0);
        const core::Matrix& bias = at.layerModel().bo;
        for (core::Index query = 0; query < at.layer.output.rows(); ++query) {
            const core::Matrix added = core::headContributions(*trace, 0, query);
            QCOMPARE(added.rows(), std::ssize(at.layer.heads));
            QCOMPARE(added.cols(), at.layer.output.cols());
            double largest = 0;
            for (core::Index c = 0; c < added.cols(); ++c) {
                double sum = bias.empty() ? 0 : static_cast<double>(bias(0, c));
                for (core::Index n = 0; n < added.rows(); ++n)
                    sum += static_cast<double>(added(n, c));
                const auto output = static_cast<double>(at.layer.output(query, c));
                QVERIFY(std::abs(sum - output) < 1e-4 * (1 + std::abs(output)));
                largest = std::max(largest, std::abs(static_cast<double>(added(1, c))));
            }
            QCOMPARE(largest > 0, setting != QStringLiteral("heads_off=2"));
        }
    }
};

QTEST_APPLESS_MAIN(TestHeadContributions)
#include "tst_head_contributions.moc"
