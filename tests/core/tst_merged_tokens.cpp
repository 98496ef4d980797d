#include "core/analysis/weights/merged_tokens.h"
#include "core/text/tokenizer/word_pieces.h"
#include "tests/core/trace_builder.h"

#include <QtTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <random>

using core::Index;
using core::IndexRange;
using core::Matrix;
using core::MergeRequest;
using core::Token;

namespace {

constexpr MergeRequest both { true, true };
constexpr MergeRequest wordsOnly { true, false };
constexpr MergeRequest hidingOnly { false, true };

// "+" marks tokens that continue a word, "!" special tokens.
std::vector<Token> tokens(const std::vector<std::string>& names)
{
    std::vector<Token> result;
    for (const std::string& name : names) {
        const bool marked = name[0] == '+' || name[0] == '!';
        result.push_back({ .text = marked ? name.substr(1) : name,
            .continues = name[0] == '+',
            .special = name[0] == '!' });
    }
    return result;
}

std::vector<std::pair<Index, Index>> pairs(const std::vector<IndexRange>& groups)
{
    std::vector<std::pair<Index, Index>> result;
    for (const IndexRange& group : groups)
        result.emplace_back(group.begin, group.end);
    return result;
}

std::vector<std::string> texts(const std::vector<Token>& tokens)
{
    std::vector<std::string> result;
    for (const Token& token : tokens)
        result.push_back(token.text);
    return result;
}

Matrix merged(const Matrix& weights, const std::vector<Token>& side, const MergeRequest& request)
{
    const auto groups = core::mergedTokens(side, request).groups;
    return core::mergedWeights(weights, groups, groups);
}

bool sameBits(const Matrix& a, const Matrix& b)
{
    return a.rows() == b.rows() && a.cols() == b.cols()
        && std::ranges::equal(a.values(), b.values(), [](float x, float y) {
               return std::bit_cast<std::uint32_t>(x) == std::bit_cast<std::uint32_t>(y);
           });
}

// The definition, cell by cell: Σ over the group's columns, mean over its rows; then each row is
// scaled to its original Σ|a|.
Matrix slow(const Matrix& weights, const std::vector<Token>& side, const MergeRequest& request)
{
    std::vector<std::vector<Index>> words;
    for (Index i = 0; i < std::ssize(side); ++i) {
        const Token& token = side[static_cast<std::size_t>(i)];
        if (request.words && token.continues)
            words.back().push_back(i);
        else
            words.push_back({ i });
    }
    const auto isHidden = [&](const std::vector<Index>& word) {
        return request.hideSpecial && side[static_cast<std::size_t>(word[0])].special;
    };
    std::vector<std::vector<double>> rows;
    for (const auto& from : words) {
        if (isHidden(from))
            continue;
        std::vector<double>& row = rows.emplace_back();
        double all = 0;
        double shown = 0;
        for (const auto& to : words) {
            double sum = 0;
            for (const Index i : from)
                for (const Index j : to)
                    sum += static_cast<double>(weights(i, j)) / static_cast<double>(from.size());
            all += std::abs(sum);
            shown += isHidden(to) ? 0 : std::abs(sum);
            if (!isHidden(to))
                row.push_back(sum);
        }
        for (double& x : row)
            x *= shown > 0 ? all / shown : 1;
    }
    const Index columns = rows.empty() ? 0 : std::ssize(rows[0]);
    Matrix result(std::ssize(rows), columns);
    for (Index i = 0; i < result.rows(); ++i)
        for (Index j = 0; j < columns; ++j)
            result(i, j) = static_cast<float>(
                rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)]);
    return result;
}

class RandomInput {
public:
    explicit RandomInput(unsigned seed)
        : random(seed)
    {
    }
    Index integer(Index low, Index high)
    {
        return std::uniform_int_distribution<Index>(low, high)(random);
    }
    std::vector<Token> side(Index count)
    {
        std::vector<Token> result;
        for (Index i = 0; i < count; ++i) {
            const bool special = integer(0, 3) == 0;
            const bool goesOn = !special && i > 0 && !result.back().special && integer(0, 1) == 0;
            result.push_back(
                { .text = "t" + std::to_string(i), .continues = goesOn, .special = special });
        }
        return result;
    }
    // Rows that sum to 1.
    Matrix shares(Index count)
    {
        Matrix result(count, count);
        for (Index i = 0; i < count; ++i) {
            double sum = 0;
            std::vector<double> row;
            for (Index j = 0; j < count; ++j)
                sum += row.emplace_back(std::exp(std::normal_distribution<>(0, 3)(random)));
            for (Index j = 0; j < count; ++j)
                result(i, j) = static_cast<float>(row[static_cast<std::size_t>(j)] / sum);
        }
        return result;
    }

private:
    std::mt19937 random;
};

} // namespace

class TestMergedTokens : public QObject {
    Q_OBJECT

private slots:
    void weightsToSubwordsAreSummedAndFromThemAveraged()
    {
        const Matrix m = merged({ { 0.5F, 0.25F, 0.25F }, { 0, 0, 1 }, { 1, 0, 0 } },
            tokens({ "un", "+able", "dog" }), wordsOnly);
        QCOMPARE(m, (Matrix { { 0.375F, 0.625F }, { 1, 0 } }));
    }
    void weightsOfLeftOutTokensAreRedistributed()
    {
        const Matrix m = merged({ { 0, 1, 0 }, { 0.5F, 0.125F, 0.375F }, { 1, 0, 0 } },
            tokens({ "![CLS]", "a", "b" }), hidingOnly);
        QCOMPARE(m, (Matrix { { 0.25F, 0.75F }, { 0, 0 } })); // the last row has nothing left
    }
    void mergedWordsHaveTextAndOffsets()
    {
        std::vector<Token> side = tokens({ "![CLS]", "un", "+##believ", "+##able", "Ġdog", "." });
        side[1].begin = 0, side[1].end = 2;
        side[2].begin = 2, side[2].end = 8;
        side[3].begin = 8, side[3].end = 12;
        side[3].known = false;
        const core::MergedTokens all = core::mergedTokens(side, wordsOnly);
        QCOMPARE(
            texts(all.tokens), (std::vector<std::string> { "[CLS]", "unbelievable", "dog", "." }));
        QCOMPARE(pairs(all.groups),
            (std::vector<std::pair<Index, Index>> { { 0, 1 }, { 1, 4 }, { 4, 5 }, { 5, 6 } }));
        QCOMPARE(all.tokens[1].end, 12U);
        QVERIFY(!all.tokens[1].known && all.tokens[2].known && all.tokens[0].special);
        const core::MergedTokens hidden = core::mergedTokens(side, both);
        QCOMPARE(pairs(hidden.groups),
            (std::vector<std::pair<Index, Index>> { { 1, 4 }, { 4, 5 }, { 5, 6 } }));
    }
    void subwordsOfOneCharacterMergeToIt()
    {
        std::vector<Token> side = tokens({ "😀", "+😀", "+😀", "no", "+no" });
        for (std::size_t i = 0; i < 3; ++i)
            side[i].begin = 0, side[i].end = 4;
        side[3].begin = 5, side[3].end = 7;
        side[4].begin = 7, side[4].end = 9;
        QCOMPARE(texts(core::mergedTokens(side, wordsOnly).tokens),
            (std::vector<std::string> { "😀", "nono" }));
    }
    void plainTokensKeepTheirWeights()
    {
        RandomInput random(1);
        for (int turn = 0; turn < 50; ++turn) {
            const Index n = random.integer(1, 12);
            Matrix weights = random.shares(n);
            weights(0, 0) = -0.0F;
            weights(n - 1, 0) = -3e38F;
            std::vector<Token> side = random.side(n);
            QVERIFY(sameBits(merged(weights, side, {}), weights));
            for (Token& token : side)
                token.continues = token.special = false;
            QVERIFY(sameBits(merged(weights, side, both), weights));
        }
    }
    void mergedRowsSumToOneOrZero()
    {
        RandomInput random(2);
        int emptied = 0;
        for (int turn = 0; turn < 300; ++turn) {
            const Index n = random.integer(1, 14);
            const std::vector<Token> side = random.side(n);
            const Matrix weights = random.shares(n);
            for (const MergeRequest& request : { wordsOnly, hidingOnly, both }) {
                const Matrix m = merged(weights, side, request);
                for (Index i = 0; i < m.rows() && m.cols() > 0; ++i) {
                    double sum = 0;
                    for (const float x : m.row(i))
                        sum += static_cast<double>(x);
                    emptied += sum == 0 ? 1 : 0;
                    QVERIFY(std::abs(sum - 1) < 1e-5 || sum == 0);
                }
            }
        }
        QCOMPARE(emptied, 0); // softmax weights are never 0
    }
    void mergingMatchesItsDefinition()
    {
        RandomInput random(3);
        for (int turn = 0; turn < 300; ++turn) {
            const Index n = random.integer(1, 14);
            const std::vector<Token> side = random.side(n);
            Matrix weights = random.shares(n);
            if (turn % 3 == 0) // as other normalisers may give
                for (Index i = 0; i < weights.size(); ++i)
                    weights.data()[i] *= random.integer(-2, 2) < 0 ? -3.0F : 2.0F;
            for (const MergeRequest& request : { wordsOnly, hidingOnly, both }) {
                const Matrix m = merged(weights, side, request);
                const Matrix expected = slow(weights, side, request);
                QCOMPARE(m.rows(), expected.rows());
                QCOMPARE(m.cols(), expected.cols());
                for (Index i = 0; i < m.size(); ++i)
                    QVERIFY(std::abs(m.data()[i] - expected.data()[i])
                        <= 1e-5F * std::max(1.0F, std::abs(expected.data()[i])));
            }
        }
    }
    // Merging before and after leaving out gives the same.
    void mergingAndLeavingOutCommute()
    {
        RandomInput random(4);
        for (int turn = 0; turn < 300; ++turn) {
            const Index n = random.integer(2, 14);
            const std::vector<Token> side = random.side(n);
            const Matrix weights = random.shares(n);
            const Matrix atOnce = merged(weights, side, both);
            const core::MergedTokens words = core::mergedTokens(side, wordsOnly);
            const Matrix wordsFirst
                = merged(merged(weights, side, wordsOnly), words.tokens, hidingOnly);
            QCOMPARE(wordsFirst.rows(), atOnce.rows());
            for (Index i = 0; i < atOnce.size(); ++i)
                QVERIFY(std::abs(wordsFirst.data()[i] - atOnce.data()[i]) < 1e-5F);
            // In the other order, before the rest is distributed: the same proportions.
            const auto shown = core::mergedTokens(side, hidingOnly);
            Matrix left(std::ssize(shown.groups), std::ssize(shown.groups));
            for (Index i = 0; i < left.rows(); ++i)
                for (Index j = 0; j < left.cols(); ++j)
                    left(i, j) = weights(shown.groups[static_cast<std::size_t>(i)].begin,
                        shown.groups[static_cast<std::size_t>(j)].begin);
            const Matrix hidingFirst = merged(left, shown.tokens, wordsOnly);
            QCOMPARE(hidingFirst.rows(), atOnce.rows());
            for (Index i = 0; i < atOnce.rows(); ++i) {
                double sum = 0;
                for (const float x : hidingFirst.row(i))
                    sum += static_cast<double>(x);
                for (Index j = 0; j < atOnce.cols(); ++j)
                    QVERIFY(std::abs(static_cast<double>(hidingFirst(i, j)) / sum
                                - static_cast<double>(atOnce(i, j)))
                        < 1e-5);
            }
        }
    }
    void crossAttentionMergesBothSides()
    {
        core::Trace trace
            = trace_builder::build({ .queries = { "a", "b" }, .keys = { "x", "y", "z" } });
        trace.attentions[0].queryTokens
            = std::make_shared<const std::vector<Token>>(tokens({ "a", "+b" }));
        trace.attentions[0].keyTokens
            = std::make_shared<const std::vector<Token>>(tokens({ "x", "+y", "!z" }));
        trace.attentions[0].heads[1].weights = { { 0.5F, 0.25F, 0.25F }, { 0, 0.5F, 0.5F } };
        const core::MergedAttention view = core::mergedAttention(trace, 0, 1, wordsOnly);
        QCOMPARE(view.weights, (Matrix { { 0.625F, 0.375F } }));
        QCOMPARE(texts(view.queries.tokens), (std::vector<std::string> { "ab" }));
        QCOMPARE(texts(view.keys.tokens), (std::vector<std::string> { "xy", "z" }));
        QCOMPARE(core::mergedAttention(trace, 0, 1, both).weights, (Matrix { { 1 } }));
    }
    void allTokensCanBeLeftOut()
    {
        const std::vector<Token> side = tokens({ "!<s>", "!</s>" });
        QVERIFY(core::mergedTokens(side, hidingOnly).tokens.empty());
        QVERIFY(merged(Matrix::constant(2, 2, 0.5F), side, hidingOnly).empty());
        const std::vector<IndexRange> one { { 0, 1 } };
        QCOMPARE(core::mergedWeights({ { 0, 1 } }, one, one), Matrix(1, 1));
    }
};

QTEST_APPLESS_MAIN(TestMergedTokens)
#include "tst_merged_tokens.moc"
