#include "core/settings/ranges.h"

#include "core/base/error.h"

#include <QtTest>

#include <limits>

using namespace core;

namespace {

QString refusal(const Experiment& experiment)
{
    try {
        checkRanges(experiment);
    } catch (const Error& error) {
        return QString::fromStdString(error.problem + ": " + error.detail());
    }
    return {};
}

} // namespace

class TestRanges : public QObject {
    Q_OBJECT

private slots:
    void endsOfARangeAreAllowed()
    {
        Experiment e;
        e.attention().heads = 64;
        e.attention().temperature = 0.01F; // as a float a little less than the range's double
        e.attention().score = KernelScore { Kernel::Box, 0.001F };
        QCOMPARE(refusal(e), QString());
    }
    void errorNamesFieldValueAndRange()
    {
        Experiment e;
        e.attention().heads = 65;
        QCOMPARE(refusal(e), "out_of_range: heads: expected a number from 1 to 64, found 65");
        e = {};
        e.attention().dk = 0;
        QCOMPARE(refusal(e), "out_of_range: dk: expected a number from 1 to 8192, found 0");
        e = {};
        e.attention().ablatedHeads = { 3, 0 };
        QCOMPARE(refusal(e), "out_of_range: heads_off: expected a number from 1 to 64, found 0");
    }
    void nestedFieldsAreChecked()
    {
        Experiment e;
        e.attention().score = KernelScore { Kernel::Box, 0 };
        QCOMPARE(refusal(e),
            "out_of_range: score.bandwidth: expected a number from 0.001 to 1000, found 0");
        e = {};
        e.attention().mask = { CausalMask {}, WindowMask { -1 } };
        QVERIFY(refusal(e).startsWith("out_of_range: mask.window:"));
        e = {};
        e.design.weights = HandBuiltWeights { { Neighbours { 65 } } };
        QVERIFY(refusal(e).startsWith("out_of_range: weights.patterns.width:"));
        e = {};
        e.edits = { WeightEdit { .row = 0 } };
        QVERIFY(refusal(e).startsWith("out_of_range: edits.row:"));
    }
    void numbersMustBeFinite()
    {
        for (const float bad :
            { std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity() }) {
            Experiment e;
            e.attention().temperature = bad;
            QVERIFY(refusal(e).startsWith("not_finite: temperature:"));
            e = {};
            e.edits = { WeightEdit { .value = bad } };
            QVERIFY(refusal(e).startsWith("not_finite: edits.value:"));
        }
    }
};

QTEST_APPLESS_MAIN(TestRanges)
#include "tst_ranges.moc"
