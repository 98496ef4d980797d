#include "core/base/number_text.h"
#include "core/base/random.h"
#include "core/io/training/custom_dataset.h"
#include "core/training/tasks/curve.h"
#include "core/training/trained_network.h"
#include "core/training/training.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;
namespace training = core::training;
using training::OutputKind;

// Custom points of a curve in a table.
class TestCustomPoints : public QObject {
    Q_OBJECT

private slots:
    // Points of a curve, with or without a header row.
    void pointsGiveACurveTask_data()
    {
        QTest::addColumn<QString>("head");
        QTest::addColumn<QString>("row");
        QTest::newRow("named") << u"x,y\n"_s << u"%1,%2\n"_s;
        QTest::newRow("another order, another column") << u"\nid;y;x\r\n"_s << u"p1;%2;%1\r\n"_s;
        QTest::newRow("no first row") << QString() << u"%1\t%2\n"_s;
        QTest::newRow("blanks and an empty line") << u"\n"_s << u" %1 , %2 \n\n"_s;
    }
    void pointsGiveACurveTask()
    {
        QFETCH(const QString, head);
        QFETCH(const QString, row);
        QString text = head;
        for (int i = 0; i < 100; ++i)
            text += QString(row)
                        .replace(u"%1"_s, QString::number((i * 37) % 100 / 10.0 - 2))
                        .replace(u"%2"_s, QString::number(i % 2 == 0 ? 5.25 : 6));
        const core::CustomDataset data = core::readData(text.toStdString(), false);
        QCOMPARE(int(data.task.output), int(OutputKind::Numbers));
        QCOMPARE(data.task.id, training::customId);
        QCOMPARE(data.task.examples->train.size(), std::size_t { 1 });
        const training::CurveSample& sample = *data.task.examples->train.front().curve;
        QVERIFY(sample.leaveOneOut && sample.known == sample.queries);
        QVERIFY(std::ranges::is_sorted(sample.known.x));
        QVERIFY(std::abs(sample.xUnit - 9.9F / 5) < 1e-4F); // the axis is five units long
        std::set<core::Scalar> positions(sample.known.x.begin(), sample.known.x.end());
        for (const training::Example& each : data.task.examples->validation) {
            QVERIFY(!each.curve->leaveOneOut && each.curve->known == sample.known);
            QVERIFY(each.curve->queries.x.size() <= 10);
            for (const core::Scalar position : each.curve->queries.x)
                QVERIFY(positions.insert(position).second); // never in the training set
        }
        QCOMPARE(positions.size(), std::size_t { 100 });
        QVERIFY(positions.contains(-2) && positions.contains(7.9F));
    }
    // Errors within the noise count as correct; the noise is estimated from neighbours, for any
    // position of the axis.
    void noiseOfPointsIsEstimated()
    {
        for (const double scale : { 1e-6, 1.0, 1e6 }) {
            std::vector<core::Scalar> noise(400);
            core::fillNormal(noise, core::streamKey(3, "noise"), 0.2F);
            std::string text;
            for (int i = 0; i < 400; ++i)
                text += core::numberText(scale * i) + ","
                    + core::numberText(scale * (std::sin(i / 40.0) + double(noise[std::size_t(i)])))
                    + "\n";
            const core::CustomDataset data = core::readData(text, false);
            const training::CurveSample& sample = *data.task.examples->train.front().curve;
            const double tolerance = double(sample.tolerance) / scale;
            QVERIFY2(std::abs(tolerance - 0.4) < 0.05, qPrintable(QString::number(tolerance)));
            // The bandwidth is trained in the unit of the axis: the same for all.
            training::TrainingSpec spec;
            spec.task = training::customId;
            spec.network.architecture = training::KernelNetwork {};
            spec.hyperparameters = training::defaultHyperparameters(OutputKind::Numbers);
            training::Training training(spec, data.task);
            const core::ThreadPool threadPool(2);
            for (int i = 0; i < 200; ++i)
                training.step(threadPool);
            const float w = std::abs(training.state().weights.front().values(0, 0));
            QVERIFY2(w > 4 && w < 60, qPrintable(QString::number(w)));
            const training::Predictor predictor { spec.network, training.state().weights,
                OutputKind::Numbers };
            const auto heldOut = data.task.examples->validation;
            QVERIFY(training::evaluate(predictor, heldOut, threadPool).sequenceAccuracy > 0.85);
            // Its own points can be queried.
            const auto example = training::validationExample(spec, data.task, 0);
            const auto positions = training::curveSample(data.task, example.text).queries.x;
            QVERIFY(std::ranges::any_of(heldOut,
                [&](const training::Example& each) { return each.curve->queries.x == positions; }));
        }
    }
};

QTEST_GUILESS_MAIN(TestCustomPoints)
#include "tst_custom_points.moc"
