#include "core/attention/normaliser.h"
#include "core/math/softmax.h"
#include "tests/core/random_model.h"
#include "tests/core/reference.h"

#include <QtTest>

#include <cmath>
#include <numeric>

using core::Index;
using core::Matrix;
using core::Normaliser;

class TestNormaliser : public QObject {
    Q_OBJECT

    static void addKinds()
    {
        QTest::addColumn<std::size_t>("kind");
        for (std::size_t i = 0; i < std::variant_size_v<Normaliser>; ++i)
            QTest::newRow(core::kinds<Normaliser>()[i].data()) << i;
    }

    static Normaliser kind(std::size_t i)
    {
        return *core::makeKind<Normaliser>(core::kinds<Normaliser>()[i]);
    }

    static double sum(std::span<const float> row)
    {
        return std::accumulate(row.begin(), row.end(), 0.0);
    }

private slots:
    void everyKindAgreesWithItsDefinition_data() { addKinds(); }
    void everyKindAgreesWithItsDefinition()
    {
        QFETCH(std::size_t, kind);
        test::ModelMaker make(5);
        for (const Index size : { 1, 2, 3, 5, 15, 16, 17, 63, 64, 65, 200 }) {
            Matrix scores = make.normal(1, size);
            for (Index j = 0; j < size; j += 7)
                scores(0, j) = size > 1 ? core::excluded : 1;
            reference::Row row = reference::table(scores)[0];
            for (double& x : row)
                if (x <= -1e38) // `excluded`
                    x = reference::nothing;
            for (const bool logarithm : { false, true }) {
                Matrix ours = scores;
                core::normalise(TestNormaliser::kind(kind), ours.row(0), logarithm);
                const auto theirs
                    = reference::normalised(TestNormaliser::kind(kind), row, logarithm);
                QVERIFY2(reference::difference(ours, { theirs }) < 2e-6,
                    qPrintable(QString::number(size)));
            }
        }
    }

    void rowOfExcludedCellsIsZeroAndReported_data() { addKinds(); }
    void rowOfExcludedCellsIsZeroAndReported()
    {
        QFETCH(std::size_t, kind);
        for (const bool logarithm : { false, true }) {
            Matrix row = Matrix::constant(1, 19, core::excluded);
            QVERIFY(!core::normalise(TestNormaliser::kind(kind), row.row(0), logarithm));
            QCOMPARE(row, Matrix(1, 19));
            QVERIFY(!core::normalise(TestNormaliser::kind(kind), {}, logarithm));
        }
    }

    void everyKindSurvivesHugeScores_data() { addKinds(); }
    void everyKindSurvivesHugeScores()
    {
        QFETCH(std::size_t, kind);
        for (const float huge : { 1e30F, 1e38F }) {
            for (const bool logarithm : { false, true }) {
                Matrix row { { huge, -huge, 0, huge, core::excluded, 1 } };
                core::normalise(TestNormaliser::kind(kind), row.row(0), logarithm);
                QVERIFY(std::ranges::all_of(
                    row.values(), [](float a) { return std::abs(a) <= 1e38F; }));
                QCOMPARE(row(0, 4), 0.0F);
            }
        }
    }

    void softmaxOfHugeScoresIsOneHot()
    {
        Matrix row { { -1e30F, 1e30F, 0, 1e29F } };
        QVERIFY(core::normalise(core::Softmax {}, row.row(0), false));
        QCOMPARE(row, (Matrix { { 0, 1, 0, 0 } }));
    }

    void softmaxIsWithinRoundingOfTheExponential()
    {
        // One cell at 0 and one at z: the ratio of the two weights is exp(z).
        double worst = 0;
        for (float z = -78; z <= 0; z += 0.0137F) {
            Matrix row { { 0, z } };
            core::softmax(row.row(0), 1);
            const double ratio = static_cast<double>(row(0, 1)) / static_cast<double>(row(0, 0));
            const double exact = std::exp(static_cast<double>(z));
            worst = std::max(worst, std::abs(ratio / exact - 1));
        }
        QVERIFY2(worst < 4 * 6e-8, qPrintable(QString::number(worst))); // exp 2 ulp, two products
    }

    void factorMultipliesTheScores()
    {
        Matrix a { { 1, 2, 3 } };
        Matrix b { { 0.25F, 0.5F, 0.75F } };
        core::softmax(a.row(0), 0.25F);
        core::softmax(b.row(0), 1);
        QCOMPARE(a, b);
    }

    void softmaxWeightsSumToOne()
    {
        test::ModelMaker make(6);
        Matrix m = make.normal(4, 3000, 5);
        for (Index i = 0; i < m.rows(); ++i) {
            core::softmax(m.row(i), 1);
            QVERIFY(std::abs(sum(m.row(i)) - 1) < 1e-6);
        }
    }

    void sparsemaxMatchesItsClosedForms()
    {
        Matrix far { { 3, 0, 0.5F } }; // more than 1 apart: one-hot
        core::normalise(core::Sparsemax {}, far.row(0), false);
        QCOMPARE(far, (Matrix { { 1, 0, 0 } }));
        Matrix near { { 0.5F, 0, -2 } }; // two in the support: (1 ± 0.5) / 2
        core::normalise(core::Sparsemax {}, near.row(0), false);
        QCOMPARE(near, (Matrix { { 0.75F, 0.25F, 0 } }));
    }

    void sumOfZeroIsReportedNotDividedBy()
    {
        Matrix row { { 1, -1, 2, -2 } };
        QVERIFY(!core::normalise(core::SumNormaliser {}, row.row(0), false));
        QCOMPARE(row, Matrix(1, 4));
    }

    void negativeScoresGiveAnEmptyRowOfReluSum()
    {
        Matrix row { { -1, -2 } };
        QVERIFY(!core::normalise(core::ReluSum {}, row.row(0), false));
        QCOMPARE(row, Matrix(1, 2));
    }

    void farGaussianNeighbourGetsWeight()
    {
        Matrix row { { -2000, -2001 } }; // exp of both is 0 in float
        QVERIFY(core::normalise(core::SumNormaliser {}, row.row(0), true));
        QVERIFY(std::abs(row(0, 0) - 0.7310586F) < 1e-6F);
    }
};

QTEST_APPLESS_MAIN(TestNormaliser)
#include "tst_normaliser.moc"
