#include "core/base/error.h"
#include "core/io/experiment/published.h"

#include <QFile>
#include <QtTest>

#include <cmath>
#include <limits>

using core::Expectation;
using core::Matrix;
using core::PublishedCase;
using core::TensorCheck;

namespace {

PublishedCase named(const std::string& name)
{
    for (PublishedCase& example : core::publishedCases())
        if (example.name == name)
            return std::move(example);
    throw core::Error("missing_member", core::message("no example %1", name));
}

const core::Tolerance tolerance { 1e-3, 1e-2, {} };

TensorCheck compared(const std::vector<double>& expected, const Matrix& found)
{
    return core::compare(
        { "x", 1, static_cast<core::Index>(expected.size()), expected }, found, tolerance);
}

std::string refusal(const std::string& json)
{
    try {
        (void)core::readPublished(json);
    } catch (const core::Error& error) {
        return error.problem + ": " + error.detail();
    }
    return "accepted";
}

} // namespace

class TestPublished : public QObject {
    Q_OBJECT

private slots:
    void everyPublishedExampleIsReproduced_data()
    {
        QTest::addColumn<int>("number");
        const auto cases = core::publishedCases();
        QVERIFY(cases.size() >= 38);
        for (std::size_t i = 0; i < cases.size(); ++i)
            QTest::newRow(cases[i].name.c_str()) << static_cast<int>(i);
    }
    void everyPublishedExampleIsReproduced()
    {
        QFETCH(int, number);
        const PublishedCase example = core::publishedCases()[static_cast<std::size_t>(number)];
        QVERIFY(!example.origin.empty() && !example.tolerance.reason.empty());
        const core::CaseCheck check = core::recompute(example);
        QVERIFY2(check.problem.empty(), check.problem.c_str());
        for (const TensorCheck& tensor : check.tensors)
            QVERIFY2(tensor.passed, (tensor.tensor + ": " + tensor.problem).c_str());
        QVERIFY(check.passed);
    }
    // Moves each expected value in turn beyond its tolerance; the check must notice.
    void everyWrongValueIsDetected()
    {
        PublishedCase example = named("karim_causal");
        for (Expectation& expected : example.expected)
            for (double& value : expected.values) {
                const double good = value;
                value = std::isnan(good) ? 0 : good + 1e-4;
                QVERIFY2(!core::recompute(example).passed, expected.tensor.c_str());
                value = good;
            }
        QVERIFY(core::recompute(example).passed);
    }
    void reportOfAWrongValueHasIndexAndValues()
    {
        PublishedCase example = named("karim");
        example.expected[3].values[5] += 1; // scores: row 2, column 3
        const core::CaseCheck check = core::recompute(example);
        QCOMPARE(check.tensors[3].problem, std::string("row 2, column 3: expected 13, found 12"));
        QCOMPARE(check.absolute(), 1.0);
    }
    void exampleWithAnErrorFails()
    {
        PublishedCase example = named("karim");
        example.tensors.clear();
        const core::CaseCheck check = core::recompute(example);
        QVERIFY(!check.passed && !check.problem.empty());
        PublishedCase unknown = named("karim");
        unknown.expected[0].tensor = "layer9/q";
        QVERIFY(!core::recompute(unknown).passed);
        PublishedCase empty = named("karim");
        empty.expected.clear();
        QVERIFY2(!core::recompute(empty).passed, "an example that expects nothing proves nothing");
    }
    void errorsUpToTheTolerancePass()
    {
        QVERIFY(compared({ 1, 0 }, { { 1.0109F, 0.0009F } }).passed);
        QVERIFY(!compared({ 1, 0 }, { { 1.0111F, 0 } }).passed);
        QVERIFY(!compared({ 1, 0 }, { { 1, -0.0011F } }).passed);
    }
    void reportedErrorsAreTheLargest()
    {
        const TensorCheck check = compared({ 1, -4, 2 }, { { 1.5F, -4, 2.25F } });
        QCOMPARE(check.absolute, 0.5);
        QCOMPARE(check.relative, 0.125); // relative to the largest value, 4
        QVERIFY(check.problem.starts_with("row 1, column 1:"));
    }
    void nanAndInfinityFail()
    {
        const float infinity = std::numeric_limits<float>::infinity();
        QVERIFY(!compared({ 1 }, { { std::numeric_limits<float>::quiet_NaN() } }).passed);
        QVERIFY(!compared({ 1 }, { { infinity } }).passed);
        QVERIFY(!compared({ std::numeric_limits<double>::max() }, { { infinity } }).passed);
    }
    void exactlyTheMaskedCellsMustBeMasked()
    {
        const double masked = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(compared({ 1, masked }, { { 1, core::excluded } }).passed);
        QVERIFY(!compared({ 1, masked }, { { 1, 0 } }).passed);
        QVERIFY(!compared({ 1, masked }, { { 1, -1e38F } }).passed);
        QVERIFY(!compared({ 1, 2 }, { { 1, core::excluded } }).passed);
        QVERIFY(!compared({ masked }, { { std::numeric_limits<float>::quiet_NaN() } }).passed);
        QCOMPARE(compared({ 1, masked }, { { 1, 7 } }).problem,
            std::string("row 1, column 2: expected a masked score, found 7"));
    }
    void anotherShapeFails()
    {
        const TensorCheck check = core::compare({ "x", 2, 1, { 1, 2 } }, { { 1, 2 } }, tolerance);
        QVERIFY(!check.passed);
        QCOMPARE(check.problem, std::string("expected 2 x 1 numbers, found 1 x 2"));
        QVERIFY(!core::compare({ "x", 2, 3, {} }, { { 1, 2 } }, tolerance).passed);
        QVERIFY(core::compare({ "x", 1, 2, {} }, { { 1, 2 } }, tolerance).passed);
        QVERIFY(!core::compare({ "x", 1, 2, { 1, 2 } }, {}, tolerance).passed);
    }
    void onlyTheFileOfTheCaseIsReadable()
    {
        const core::CaseFiles files(named("karim"));
        QCOMPARE(files.tensors("case:weights").contents->size(), 3U);
        QVERIFY_THROWS_EXCEPTION(core::Error, (void)files.tensors("/etc/passwd"));
    }
    void badDataIsRefused()
    {
        const std::string before = R"({"cases": [{"name": "x", "title": "t", "origin": "o", )";
        QVERIFY(refusal("{}").starts_with("missing_member"));
        QVERIFY(refusal(R"({"cases": []})").starts_with("wrong_type"));
        QVERIFY(refusal(R"({"cases": [{"name": 3}]})").starts_with("wrong_type: cases[1].name"));
        QVERIFY(refusal(before + R"("experiment": {"heads": 0}}]})").starts_with("out_of_range"));
        QVERIFY(refusal(before + R"("experiment": {"haeds": 1}}]})").starts_with("unknown_field"));
        QVERIFY(refusal(
            before + R"("experiment": {}, "tensors": {}, "expected": {"q": [[1], [1, 2]]}}]})")
                    .starts_with("bad_tensor"));
        QVERIFY(
            refusal(before + R"("experiment": {}, "tensors": {}, "expected": {"q": [["1"]]}}]})")
                .starts_with("wrong_type"));
    }
};

QTEST_GUILESS_MAIN(TestPublished)
#include "tst_published.moc"
