#include "core/weights/word_patterns.h"

#include "core/input/rotary_pairs.h"
#include "core/math/principal.h"
#include "core/text/spherical_codes.h"

#include <numeric>

namespace core {

namespace {

    constexpr double similarScore = 3; // score of a word with itself; unrelated words score 0

    std::vector<Index> consecutive(Index count, Index from = 0)
    {
        std::vector<Index> numbers(static_cast<std::size_t>(count));
        std::iota(numbers.begin(), numbers.end(), from);
        return numbers;
    }

    std::vector<Index> usableColumns(const PatternSetting& setting)
    {
        if (const Rotary* rotary = setting.rotary())
            return quietColumns(*rotary, setting.dk, setting.positions());
        return consecutive(setting.dk);
    }

    // Row i = length · vectors[number[i]], with its columns placed at `columns`.
    Matrix spread(const Matrix& vectors, const std::vector<Index>& numbers,
        const std::vector<Index>& columns, double length)
    {
        Matrix result(static_cast<Index>(numbers.size()), std::ranges::max(columns) + 1);
        for (Index i = 0; i < result.rows(); ++i) {
            const auto from = vectors.row(numbers[static_cast<std::size_t>(i)]);
            for (std::size_t c = 0; c < from.size(); ++c)
                result(i, columns[c]) = static_cast<Scalar>(length) * from[c];
        }
        return result;
    }

    // torch.cat({ above, below }, dim = 0), so that both sides' words are compared.
    Matrix stacked(const Matrix& above, const Matrix& below)
    {
        const Index width = std::min(above.cols(), below.cols());
        Matrix result = Matrix::uninitialised(above.rows() + below.rows(), width);
        for (Index i = 0; i < result.rows(); ++i) {
            const auto row = i < above.rows() ? above.row(i) : below.row(i - above.rows());
            std::copy_n(row.begin(), width, result.row(i).begin());
        }
        return result;
    }

} // namespace

TargetVectors sameWordTarget(const PatternSetting& setting)
{
    const std::vector<Index> columns = usableColumns(setting);
    const WordNumbers words = numberWords(setting.inputs.queryTokens, setting.inputs.keyTokens);
    const SphericalCodes codes = sphericalCodes(words.count, static_cast<Index>(columns.size()));
    const double length = setting.length(setting.sharpScore(codes.nearestRival));
    return { spread(codes.vectors, words.queries, columns, length),
        spread(codes.vectors, words.keys, columns, length) };
}

TargetVectors similarWordsTarget(const PatternSetting& setting)
{
    const Inputs& inputs = setting.inputs;
    const Matrix& queries = inputs.queryEmbedding ? *inputs.queryEmbedding : *inputs.queries;
    const Matrix& keys = inputs.keyEmbedding ? *inputs.keyEmbedding : *inputs.keys;
    const bool oneText = &queries == &keys;
    const std::vector<Index> columns = usableColumns(setting);
    const auto width = static_cast<Index>(columns.size());
    const Matrix coordinates
        = principalCoordinates(oneText ? queries : stacked(queries, keys), width);
    const double length = setting.length(std::min(similarScore, setting.largestScore()));
    const Index keysFrom = oneText ? 0 : setting.queries();
    return { spread(coordinates, consecutive(setting.queries()), columns, length),
        spread(coordinates, consecutive(setting.keys(), keysFrom), columns, length) };
}

} // namespace core
