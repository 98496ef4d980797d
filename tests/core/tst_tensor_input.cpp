#include "core/input/tensor_input.h"

#include "stub_files.h"

#include <QtTest>

#include <limits>

using namespace core;

namespace {

const Message wq = Message::verbatim(std::string("w_q"));
const TensorUse queries { message("the queries"), { "queries", "q", "x" } };

StubFiles someFiles()
{
    return stubFiles({ { "one.npy", { { "", tensorOf({ 1, 2 }, { 1, 2 }) } } },
        { "two.npz", { { "Q", tensorOf({ 1 }, { 5 }) }, { "x", tensorOf({ 1 }, { 6 }) } } },
        { "odd.npz", { { "a", tensorOf({ 2, 1 }, { 5, 5 }) }, { "b", tensorOf({}, { 6 }) } } } });
}

std::string refusal(const TensorInput& input)
{
    return refusalOf([&] { (void)readTensor(input, queries, someFiles()); });
}

} // namespace

class TestTensorInput : public QObject {
    Q_OBJECT

private slots:
    void literalNumbersAreReadUnchanged()
    {
        const Tensor tensor = tensorOf({ 2 }, { 3, 4 });
        QCOMPARE(readTensor({ tensor, {}, {} }, queries, noFiles()), tensor);
    }
    void singleTensorNeedsNoName()
    {
        QCOMPARE(readTensor({ {}, "one.npy", {} }, queries, someFiles()).size(), 2);
    }
    void namedTensorIsRead()
    {
        QCOMPARE(readTensor({ {}, "two.npz", "x" }, queries, someFiles()).values()[0], 6.0F);
        QCOMPARE(refusal({ {}, "two.npz", "y" }),
            "tensor_missing: \"two.npz\" has no tensor \"y\" for the queries; it has: Q 1, x 1");
    }
    void usualNamesAreFoundInTheirOrder()
    {
        QCOMPARE(readTensor({ {}, "two.npz", {} }, queries, someFiles()).values()[0], 5.0F);
        QCOMPARE(refusal({ {}, "odd.npz", {} }),
            "tensor_ambiguous: which tensor in \"odd.npz\" holds the queries? It has: a 2 x 1, "
            "b a single number");
    }
    void shapeAndNumbersMustAgree()
    {
        QCOMPARE(refusal({ tensorOf({ 2, 2 }, { 1, 2, 3 }), {}, {} }),
            "tensor_shape: the queries should be 2 x 2, but there are 3 numbers");
        const Index large = std::numeric_limits<Index>::max();
        QVERIFY(refusal({ tensorOf({ large, large }, { 1 }), {}, {} }).starts_with("tensor_shape"));
        QVERIFY(refusal({ tensorOf({ -1, -1 }, { 1 }), {}, {} }).starts_with("tensor_shape"));
    }
    void errorNamesTheIndexOfANonFiniteValue()
    {
        Tensor tensor = tensorOf({ 2, 3 }, { 1, 2, 3, 4, 5, 6 });
        requireFinite(tensor, wq);
        tensor.data.data()[5] = std::numeric_limits<Scalar>::quiet_NaN();
        QCOMPARE(refusalOf([&] { requireFinite(tensor, wq); }),
            "not_finite: w_q: NaN at [2, 3], but finite numbers are needed");
        tensor.data.data()[1] = std::numeric_limits<Scalar>::infinity();
        QVERIFY(refusalOf([&] {
            requireFinite(tensor, wq);
        }).ends_with("at [1, 2], but finite numbers are needed"));
    }
    void leadingOnesAreDroppedDownToTheRank()
    {
        Tensor tensor = tensorOf({ 1, 1, 1, 2 }, { 1, 2 });
        dropLeadingOnes(tensor, 3);
        QCOMPARE(tensor.shape, (std::vector<Index> { 1, 1, 2 }));
        dropLeadingOnes(tensor, 2);
        QCOMPARE(tensor.shape, (std::vector<Index> { 1, 2 }));
        dropLeadingOnes(tensor, 2);
        QCOMPARE(tensor.shape, (std::vector<Index> { 1, 2 }));
    }
};

QTEST_APPLESS_MAIN(TestTensorInput)
#include "tst_tensor_input.moc"
