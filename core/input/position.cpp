#include "core/input/position.h"

#include "core/base/portable_functions.h"
#include "core/base/random.h"
#include "core/math/finite_product.h"

#include <cassert>
#include <cmath>
#include <vector>

namespace core {

namespace {

    // base^(-2i/d) / 2π for every pair i: rotations per position.
    std::vector<double> rotationsPerPosition(double base, Index pairs, Index d)
    {
        assert(base > 0);
        constexpr double twoPi = 6.28318530717958647693;
        std::vector<double> rotations(static_cast<std::size_t>(pairs));
        for (std::size_t i = 0; i < rotations.size(); ++i)
            rotations[i]
                = std::pow(base, -2.0 * static_cast<double>(i) / static_cast<double>(d)) / twoPi;
        return rotations;
    }

    struct Angles {
        std::vector<double> sines;
        std::vector<double> cosines;
    };

    // The angles of all pairs at one position.
    void rotateTo(Index position, const std::vector<double>& rotations, Angles& angles)
    {
        angles.sines.resize(rotations.size());
        angles.cosines.resize(rotations.size());
        for (std::size_t i = 0; i < rotations.size(); ++i) {
            const SineCosine angle = sineCosine(static_cast<double>(position) * rotations[i]);
            angles.sines[i] = angle.sine;
            angles.cosines[i] = angle.cosine;
        }
    }

    Matrix vectors(const Sinusoidal& how, Index count, Index dimension, std::uint64_t /*seed*/)
    {
        const auto rotations
            = rotationsPerPosition(static_cast<double>(how.base), (dimension + 1) / 2, dimension);
        Matrix result = Matrix::uninitialised(count, dimension);
        Angles angles;
        for (Index position = 0; position < count; ++position) {
            rotateTo(position, rotations, angles);
            const auto row = result.row(position);
            for (std::size_t c = 0; c < row.size(); ++c)
                row[c]
                    = static_cast<Scalar>(c % 2 == 0 ? angles.sines[c / 2] : angles.cosines[c / 2]);
        }
        return result;
    }

    // Each position has its own random stream, so a longer text keeps the vectors of a shorter one.
    // Rows have length about 1, as random embeddings.
    Matrix vectors(const RandomPosition& /*how*/, Index count, Index dimension, std::uint64_t seed)
    {
        Matrix result = Matrix::uninitialised(count, dimension);
        const double deviation = 1 / std::sqrt(static_cast<double>(dimension));
        for (Index position = 0; position < count; ++position)
            fillNormal(result.row(position),
                streamKey(seed, "position", static_cast<std::uint64_t>(position)), deviation);
        return result;
    }

    Matrix vectors(const NoPosition& /*how*/, Index /*count*/, Index /*d*/, std::uint64_t /*seed*/)
    {
        return {};
    }
    Matrix vectors(const Rotary& /*how*/, Index /*count*/, Index /*d*/, std::uint64_t /*seed*/)
    {
        return {};
    }
    Matrix vectors(const Alibi& /*how*/, Index /*count*/, Index /*d*/, std::uint64_t /*seed*/)
    {
        return {};
    }

} // namespace

Matrix positionVectors(const Position& position, Index count, Index dimension, std::uint64_t seed)
{
    return std::visit(
        [&](const auto& how) { return vectors(how, count, dimension, seed); }, position);
}

void rotate(const Rotary& rotary, Matrix& vectors)
{
    const Index pairs = vectors.cols() / 2;
    const bool adjacent = rotary.pairing == Pairing::Adjacent;
    const std::size_t step = adjacent ? 2 : 1; // from one pair to the next
    const auto partner = static_cast<std::size_t>(adjacent ? 1 : pairs);
    const auto rotations
        = rotationsPerPosition(static_cast<double>(rotary.base), pairs, vectors.cols());
    Angles angles;
    for (Index position = 0; position < vectors.rows(); ++position) {
        rotateTo(position, rotations, angles);
        Scalar* const row = vectors.data() + position * vectors.cols();
        for (std::size_t i = 0; i < rotations.size(); ++i) {
            const double x = row[step * i];
            const double y = row[step * i + partner];
            row[step * i] = saturated(x * angles.cosines[i] - y * angles.sines[i]);
            row[step * i + partner] = saturated(x * angles.sines[i] + y * angles.cosines[i]);
        }
    }
}

Scalar alibiSlope(const Position& position, Index head, Index heads)
{
    assert(head >= 0 && head < heads);
    if (!std::holds_alternative<Alibi>(position))
        return 0;
    return static_cast<Scalar>(
        std::exp2(-8.0 * static_cast<double>(head + 1) / static_cast<double>(heads)));
}

} // namespace core
