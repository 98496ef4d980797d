#include "core/text/spherical_codes.h"

#include <unicode/unistr.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <unordered_map>

namespace core {

namespace {

    std::string folded(const std::string& text)
    {
        std::string result;
        icu::UnicodeString::fromUTF8(text).foldCase().toUTF8String(result);
        return result;
    }

    SphericalCodes cross(Index count, Index width)
    {
        SphericalCodes codes { Matrix(count, width), 0 };
        for (Index v = 0; v < count; ++v)
            codes.vectors(v, v % width) = v < width ? 1.0F : -1.0F;
        return codes;
    }

    SphericalCodes roots(Index count, Index width)
    {
        SphericalCodes codes { Matrix(count, width), 0.5 };
        Index v = 0;
        // Distant axes first, so that words share an axis as late as possible.
        for (Index distance = width / 2; distance > 0 && v < count; --distance)
            for (const Index d : { distance, width - distance }) {
                // Each pair of axes once: a < b.
                for (Index a = 0; a + d < width && v < count; ++a)
                    for (Index sign = 0; sign < 4 && v < count; ++sign, ++v) {
                        const auto half = static_cast<Scalar>(std::numbers::sqrt2 / 2);
                        codes.vectors(v, a) = sign % 2 == 0 ? half : -half;
                        codes.vectors(v, a + d) = sign / 2 == 0 ? half : -half;
                    }
                if (2 * distance == width)
                    break;
            }
        return codes;
    }

    // φ^F = φ + 1; the golden ratio for F = 2.
    double generalisedGoldenRatio(Index f)
    {
        double ratio = 2;
        for (int i = 0; i < 64; ++i)
            ratio = std::pow(1 + ratio, 1 / static_cast<double>(f));
        return ratio;
    }

    // Rotations per word for each pair.
    std::vector<double> torusSteps(Index count, Index pairs)
    {
        std::vector<double> steps { 1 / static_cast<double>(count) };
        const double ratio = pairs > 1 ? generalisedGoldenRatio(pairs) : 1;
        for (Index p = 1; p < pairs; ++p)
            steps.push_back(steps.size() == 1 ? 1 / ratio : steps.back() / ratio);
        return steps;
    }

    SphericalCodes torus(Index count, Index width)
    {
        SphericalCodes codes { Matrix(count, width), -1 };
        const Index pairs = std::max<Index>(width / 2, 1);
        const double length = 1 / std::sqrt(static_cast<double>(pairs));
        const std::vector<double> steps = torusSteps(count, pairs);
        for (Index v = 0; v < count; ++v) {
            double product = 0;
            for (Index p = 0; p < pairs; ++p) {
                const double angle = 2 * std::numbers::pi
                    * std::fmod(static_cast<double>(v) * steps[static_cast<std::size_t>(p)], 1.0);
                codes.vectors(v, 2 * p) = static_cast<Scalar>(length * std::cos(angle));
                if (2 * p + 1 < width)
                    codes.vectors(v, 2 * p + 1) = static_cast<Scalar>(length * std::sin(angle));
                product += std::cos(angle) / static_cast<double>(pairs);
            }
            // Products depend only on the difference of the indices.
            if (v > 0)
                codes.nearestRival = std::max(codes.nearestRival, product);
        }
        return codes;
    }

} // namespace

WordNumbers numberWords(const std::vector<Token>& queries, const std::vector<Token>& keys)
{
    std::unordered_map<std::string, Index> known;
    const auto number = [&](const std::vector<Token>& tokens) {
        std::vector<Index> numbers;
        numbers.reserve(tokens.size());
        for (const Token& token : tokens)
            numbers.push_back(
                known.try_emplace(folded(token.text), static_cast<Index>(known.size()))
                    .first->second);
        return numbers;
    };
    WordNumbers result;
    result.queries = number(queries);
    result.keys = number(keys);
    result.count = static_cast<Index>(known.size());
    return result;
}

SphericalCodes sphericalCodes(Index count, Index width)
{
    if (count <= 2 * width)
        return cross(count, width);
    return count <= 2 * width * (width - 1) ? roots(count, width) : torus(count, width);
}

} // namespace core
