#include "core/attention/mask.h"

#include "core/math/finite_product.h"
#include "every_kind.h"
#include "stub_files.h"

#include <QtTest>

#include <limits>
#include <random>
#include <utility>

using namespace core;

namespace {

constexpr Scalar infinity = std::numeric_limits<Scalar>::infinity();

MatrixMask matrixMask(std::vector<Index> shape, std::vector<Scalar> values, bool boolean = false)
{
    return { { tensorOf(std::move(shape), std::move(values), boolean), {}, {} } };
}

// A row of zeros under the mask of one head.
std::vector<Scalar> masked(const HeadMask& mask, Index query, Index keys)
{
    std::vector<Scalar> row(static_cast<std::size_t>(keys), 0);
    applyMask(mask, query, row);
    return row;
}

std::vector<HeadMask> resolved(
    const std::vector<Mask>& masks, MaskShape shape, const Files& files = noFiles())
{
    return resolveMasks(masks, shape, files);
}

// The value of a mask in one cell, by its definition.
Scalar cell(const Mask& mask, Index head, Index i, Index j, const MaskShape& shape)
{
    const bool allowed = std::visit(
        [&](const auto& m) {
            using M = std::decay_t<decltype(m)>;
            if constexpr (std::is_same_v<M, CausalMask>)
                return j <= i;
            else if constexpr (std::is_same_v<M, WindowMask>)
                return std::abs(i - j) <= m.window;
            else if constexpr (std::is_same_v<M, PaddingMask>)
                return j < m.length;
            else if constexpr (std::is_same_v<M, GraphMask>)
                return i == j || (i == 0 && j == 1) || (i == 1 && j == 0) || (i == 1 && j == 2);
            else if constexpr (std::is_same_v<M, CausalWindowMask>)
                return j <= i && j > i - m.width;
            else if constexpr (std::is_same_v<M, PrefixMask>)
                return j <= i || j < m.prefix;
            else if constexpr (std::is_same_v<M, BlocksMask>)
                return i - i % m.size == j - j % m.size;
            else if constexpr (std::is_same_v<M, DilatedMask>) {
                for (int k = -m.reach; k <= m.reach; ++k)
                    if (j == i + k * m.step)
                        return true;
                return false;
            } else if constexpr (std::is_same_v<M, GlobalMask>)
                return std::min(i, j) < m.count || std::abs(i - j) <= m.nearby;
            else {
                static_assert(std::is_same_v<M, MatrixMask>, "say here what the new mask allows");
                return true;
            }
        },
        mask);
    if (const auto* matrix = std::get_if<MatrixMask>(&mask)) {
        const Tensor& t = matrix->matrix.values;
        const Index page = t.shape.size() == 3 ? head : 0;
        const Scalar x
            = t.values()[static_cast<std::size_t>((page * shape.queries + i) * shape.keys + j)];
        if (t.boolean)
            return x != 0 ? 0 : excluded;
        return x == -infinity ? excluded : x;
    }
    return allowed ? 0 : excluded;
}

// Sets the values of a mask to 1 and 2 alternately.
void setNumbers(Mask& mask, int& next)
{
    std::visit(
        [&](auto& m) {
            using M = std::decay_t<decltype(m)>;
            M::fields(m, [&](std::string_view, auto& field, auto&&...) {
                if constexpr (std::is_same_v<decltype(field), int&>)
                    field = std::exchange(next, 3 - next);
            });
        },
        mask);
}

std::vector<Mask> choices(const MaskShape& shape, int next, std::mt19937& generator)
{
    const auto numbers = [&](Index heads, bool boolean) {
        std::vector<Scalar> result;
        for (Index c = 0; c < heads * shape.queries * shape.keys; ++c)
            result.push_back(boolean       ? Scalar(generator() % 2)
                    : generator() % 3 == 0 ? -infinity
                                           : Scalar(generator() % 9) - 4);
        return result;
    };
    const Index n = shape.queries;
    const Index m = shape.keys;
    std::vector<Mask> result;
    for (Mask mask : test::everyKind<Mask>()) {
        setNumbers(mask, next);
        if (auto* const graph = std::get_if<GraphMask>(&mask))
            *graph = { "1-2, 2>3", "" };
        if (!std::holds_alternative<MatrixMask>(mask))
            result.push_back(mask);
    }
    result.insert(result.end(),
        { matrixMask({ n, m }, numbers(1, true), true), matrixMask({ n, m }, numbers(1, false)),
            matrixMask({ shape.heads, n, m }, numbers(shape.heads, false)) });
    return result;
}

} // namespace

class TestMask : public QObject {
    Q_OBJECT

private slots:
    // Every subset of all masks, for square and oblong shapes, cell by cell.
    void everyCombinationMatchesTheDefinitions()
    {
        std::mt19937 generator(5);
        int number = 1;
        for (const MaskShape shape : { MaskShape { 3, 3, 2 }, { 2, 4, 1 }, { 5, 3, 3 } }) {
            number = 3 - number;
            const std::vector<Mask> all = choices(shape, number, generator);
            for (unsigned subset = 0; subset < 1U << all.size(); ++subset) {
                std::vector<Mask> masks;
                for (std::size_t c = 0; c < all.size(); ++c)
                    if ((subset >> c & 1U) != 0)
                        masks.push_back(all[c]);
                const std::vector<HeadMask> heads = resolved(masks, shape);
                QCOMPARE(heads.size(), static_cast<std::size_t>(shape.heads));
                for (Index head = 0; head < shape.heads; ++head)
                    for (Index i = 0; i < shape.queries; ++i) {
                        const auto row
                            = masked(heads[static_cast<std::size_t>(head)], i, shape.keys);
                        for (Index j = 0; j < shape.keys; ++j) {
                            Scalar expected = 0;
                            for (const Mask& mask : masks) {
                                const Scalar c = cell(mask, head, i, j, shape);
                                expected = expected == excluded || c == excluded ? excluded
                                                                                 : expected + c;
                            }
                            QCOMPARE(row[static_cast<std::size_t>(j)], expected);
                        }
                    }
            }
        }
    }
    void withoutMasksNothingChanges()
    {
        const auto heads = resolved({}, { 3, 4, 2 });
        QVERIFY(heads[0].trivial(4) && heads[1].trivial(4));
        QVERIFY(resolved({ PaddingMask { 9 } }, { 3, 4, 1 })[0].trivial(4));
        QVERIFY(resolved({ matrixMask({ 1, 2 }, { 1, 1 }, true) }, { 1, 2, 1 })[0].trivial(2));
        QVERIFY(!resolved({ CausalMask {} }, { 3, 4, 1 })[0].trivial(4));
        QVERIFY(!resolved({ GraphMask {} }, { 3, 4, 1 })[0].trivial(4));
    }
    void headsShareEqualMatrices()
    {
        const auto one = resolved({ GraphMask { "1-2", "" } }, { 3, 3, 4 });
        QCOMPARE(one[0].added.get(), one[3].added.get());
        const auto some = resolved({ matrixMask({ 3, 1, 1 }, { 5, 6, 5 }) }, { 1, 1, 3 });
        QCOMPARE(some[0].added.get(), some[2].added.get());
        QVERIFY(some[0].added != some[1].added);
    }
    void graphEdgesComeFromTextAndMatrixFiles()
    {
        const StubFiles files = stubFiles(
            { { "edges.npy", { { "", tensorOf({ 3, 3 }, { 0, 1, 0, 0, 0, 0, -2, 0, 0 }) } } } },
            { { "edges.txt", "1>2\n3>1\n" } });
        for (const char* file : { "edges.npy", "edges.txt" }) {
            const auto mask = resolved({ GraphMask { "", file } }, { 3, 3, 1 }, files)[0];
            QCOMPARE(*mask.added,
                (Matrix { { 0, 0, excluded }, { excluded, 0, excluded }, { 0, excluded, 0 } }));
        }
        const std::string refusal = refusalOf([&] {
            (void)resolved({ GraphMask { "", "edges.npy" } }, { 4, 4, 1 }, files);
        });
        QCOMPARE(refusal.substr(0, 51), "shape_mismatch: the matrix of edges is 3 x 3, but 4");
    }
    void lowValuesExcludeAndSumsSaturate()
    {
        const Scalar low = -1e38F;
        const auto mask = resolved({ matrixMask({ 1, 4 }, { -infinity, low, -6e37F, 9e37F }),
                                       matrixMask({ 1, 4 }, { 1, 1, -6e37F, 9e37F }) },
            { 1, 4, 1 })[0];
        QCOMPARE(*mask.added, (Matrix { { excluded, excluded, -1e38F, 1e38F } }));
        std::vector<Scalar> row { 1e38F, 1e38F, -1e38F, 1e38F };
        applyMask(mask, 0, row);
        QCOMPARE(row, (std::vector<Scalar> { excluded, excluded, -1e38F, 1e38F }));
    }
    void distanceBiasLowersScoresAndKeepsExclusions()
    {
        HeadMask mask = resolved({}, { 3, 4, 1 })[0];
        mask.distanceSlope = 0.5F;
        QVERIFY(!mask.trivial(4));
        std::vector<Scalar> row { 1, excluded, 3, -1e38F };
        applyMask(mask, 2, row);
        QCOMPARE(row, (std::vector<Scalar> { 0, excluded, 3, -1e38F }));
    }
    void badMatricesAreRefused()
    {
        const auto refusal = [](std::vector<Index> shape, std::vector<Scalar> values) {
            return refusalOf([&] {
                (void)resolved({ matrixMask(std::move(shape), std::move(values)) }, { 1, 2, 3 });
            });
        };
        QCOMPARE(refusal({ 2, 2 }, { 0, 0, 0, 0 }),
            "shape_mismatch: the mask matrix is 2 x 2, but 1 x 2 is needed (queries x keys), or "
            "3 x 1 x 2 with one for each head");
        QVERIFY(refusal({ 2, 1, 2 }, { 0, 0, 0, 0 }).starts_with("shape_mismatch"));
        QVERIFY(refusal({ 1, 2 }, { 0, infinity }).starts_with("not_finite"));
        QVERIFY(refusal({ 1, 2 }, { std::numeric_limits<Scalar>::quiet_NaN(), 0 })
                    .starts_with("not_finite"));
        QVERIFY(refusal({ 1, 3 }, { 0, 0 }).starts_with("tensor_shape"));
        QCOMPARE(refusal({ 1, 1, 1, 2 }, { 0, 5 }), ""); // a batch of one
    }
    void floatMaskOfZerosAndOnesIsNoticed()
    {
        std::vector<Notice> notices;
        (void)resolveMasks({ matrixMask({ 1, 2 }, { 0, 1 }) }, { 1, 2, 1 }, noFiles(), &notices);
        QCOMPARE(notices.size(), std::size_t { 1 });
        QCOMPARE(notices[0].id, "mask_zeros_and_ones");
        (void)resolveMasks(
            { matrixMask({ 1, 2 }, { 0, 1 }, true) }, { 1, 2, 1 }, noFiles(), &notices);
        QCOMPARE(notices.size(), std::size_t { 1 });
    }
};

QTEST_APPLESS_MAIN(TestMask)
#include "tst_mask.moc"
