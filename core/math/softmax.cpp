#include "core/math/softmax.h"

#include "core/base/simd.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

    using simd::all;
    using simd::Bits;
    using simd::lanes;
    using simd::Vector;

    constexpr Scalar leastShare
        = -78.0F; // no weight of up to 4096 becomes a (slow) denormal number
    constexpr Scalar lowest = -87.0F; // exp of it is still a normal number
    constexpr Scalar highest = 87.4982335F; // ln 1e38

    constexpr Index termsTogether = 32 * lanes; // a sum of sums rounds less than one long sum

    // exp(x) = 2^n · exp(r) with n the integer nearest to x/ln 2 and |r| ≤ ln 2 / 2; exp(r) by the
    // polynomial of the Cephes library's expf (Moshier). 0 below `least`, which is at least -87.
    inline Vector expOf(Vector x, Scalar least)
    {
        const Vector bounded = simd::larger(x, all(least));
        // Adding 1.5·2^23 rounds to an integer and leaves it in the lowest bits.
        const Vector shifted = bounded * 1.44269504F + 12582912.0F;
        const Vector n = shifted - 12582912.0F;
        const Vector r = (bounded - n * 0.693359375F) - n * -2.12194440e-4F;
        Vector p = r * 1.9875691500e-4F + 1.3981999507e-3F;
        p = p * r + 8.3334519073e-3F;
        p = p * r + 4.1665795894e-2F;
        p = p * r + 1.6666665459e-1F;
        p = p * r + 5.0000001201e-1F;
        const Vector whole = p * (r * r) + (r + 1.0F);
        const auto result = (Vector)((Bits)whole + ((Bits)shifted << 23));
        return x < least ? Vector {} : result;
    }

    // Applies f to every vector of the row; lanes past its end contain `excluded`.
    template <class F> void forEachVector(std::span<Scalar> row, const F& f)
    {
        const auto size = static_cast<Index>(row.size());
        const Index whole = size / lanes * lanes;
        for (Index j = 0; j < whole; j += lanes)
            simd::store(row.data() + j, f(simd::load(row.data() + j)));
        if (whole < size) {
            Scalar* rest = row.data() + whole;
            const Vector last = simd::loadFirst(rest, size - whole, excluded);
            simd::storeFirst(rest, size - whole, f(last));
        }
    }

    Scalar largestOf(std::span<const Scalar> row)
    {
        const auto size = static_cast<Index>(row.size());
        Vector a = all(excluded);
        Vector b = a;
        Index j = 0;
        for (; j + 2 * lanes <= size; j += 2 * lanes) {
            a = simd::larger(simd::load(row.data() + j), a);
            b = simd::larger(simd::load(row.data() + j + lanes), b);
        }
        for (; j < size; j += lanes) {
            const Index count = std::min(lanes, size - j);
            a = simd::larger(simd::loadFirst(row.data() + j, count, excluded), a);
        }
        return simd::largestOf(simd::larger(a, b));
    }

} // namespace

bool softmax(std::span<Scalar> row, Scalar factor)
{
    const Scalar largest = largestOf(row);
    if (largest == excluded) {
        std::ranges::fill(row, Scalar { 0 });
        return false;
    }
    const auto terms = static_cast<std::size_t>(termsTogether);
    Vector sum {};
    for (std::size_t j = 0; j < row.size(); j += terms) {
        Vector part {};
        forEachVector(row.subspan(j, std::min(terms, row.size() - j)), [&](Vector z) {
            const Vector e = expOf((z - largest) * factor, leastShare);
            part += e;
            return e;
        });
        sum += part;
    }
    const Scalar inverse = 1 / simd::sumOf(sum);
    forEachVector(row, [&](Vector e) { return e * inverse; });
    return true;
}

void exponential(std::span<Scalar> row)
{
    forEachVector(row, [](Vector z) { return expOf(simd::smaller(z, all(highest)), lowest); });
}

double jacobianNorm(std::span<const Scalar> weights)
{
    double diagonal = 0;
    double pairs = 0;
    double squaresBefore = 0;
    for (const Scalar weight : weights) {
        const auto a = static_cast<double>(weight);
        diagonal += a * a * (1 - a) * (1 - a);
        pairs += a * a * squaresBefore;
        squaresBefore += a * a;
    }
    return std::sqrt(diagonal + 2 * pairs);
}

} // namespace core
