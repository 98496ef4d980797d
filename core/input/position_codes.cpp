#include "core/input/position_codes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <span>

namespace core {

namespace {

    constexpr Index rungsTried = 12;
    constexpr Index mostHarmonics = 8; // with more pairs the encoding's own frequencies suffice
    constexpr double slowest = 0.5; // radians over all positions; slower ones are of no use
    constexpr double thrift = 0.004; // preference for the smaller score among nearly equal choices

    // Candidate frequencies: those of the encoding, then harmonics.
    struct Pool {
        std::vector<double> frequencies;
        std::vector<double> missed;
        std::size_t rungs = 0;
    };

    // As many of the encoding's frequencies as help, evenly spaced, fastest first.
    std::vector<double> ladder(const PositionRequest& request)
    {
        const auto n = static_cast<double>(request.places);
        const auto rung = [&](Index i) { return std::pow(request.ratio, static_cast<double>(i)); };
        Index useful = 1;
        while (useful < request.rungs && rung(useful) * n >= slowest)
            ++useful;
        const Index tried = std::min(useful, std::max(rungsTried, request.pairs));
        std::vector<double> frequencies;
        for (Index i = 0; i < tried; ++i)
            frequencies.push_back(rung(tried == 1 ? 0 : i * (useful - 1) / (tried - 1)));
        return frequencies;
    }

    // (2f-1)·2π/N with N = n(1 + 1/F): their period N is well above every distance up to n.
    void appendHarmonics(const PositionRequest& request, std::vector<double>& frequencies)
    {
        const auto n = static_cast<double>(request.places);
        const Index count = std::min({ request.pairs, (request.places + 5) / 4, mostHarmonics });
        const double step = 2 * std::numbers::pi / (n + n / static_cast<double>(count));
        for (Index f = 0; f < count; ++f)
            frequencies.push_back(static_cast<double>(2 * f + 1) * step);
    }

    Pool makePool(const PositionRequest& request)
    {
        Pool pool { ladder(request), {}, 0 };
        pool.rungs = pool.frequencies.size();
        if (!request.missed) {
            pool.missed.assign(pool.rungs, 0);
            return pool;
        }
        appendHarmonics(request, pool.frequencies);
        pool.missed = request.missed(pool.frequencies);
        return pool;
    }

    struct Choice {
        std::size_t start = 0, stride = 1, count = 0; // in the pool
        double tilt = 0; // c_f ~ ω_f^-tilt
        double gain = 1; // factor of the score
    };

    // κ of a choice and derived values.
    struct CodeKernel {
        std::vector<double> values; // κ(Δ), Δ = 0 … n
        double curvature = 0; // -κ''(0) = Σ c_f ω_f²
        double missed = 0;
    };

    std::vector<double> sharesOf(const Pool& pool, const Choice& choice)
    {
        std::vector<double> shares(choice.count, 1.0);
        double sum = 0;
        for (std::size_t f = 0; f < choice.count; ++f) {
            if (choice.tilt != 0)
                shares[f]
                    = std::pow(pool.frequencies[choice.start + f * choice.stride], -choice.tilt);
            sum += shares[f];
        }
        for (double& share : shares)
            share /= sum;
        return shares;
    }

    void makeKernel(const Pool& pool, const Choice& choice, Index places, CodeKernel& kernel)
    {
        kernel.values.assign(static_cast<std::size_t>(places), 0);
        kernel.curvature = 0;
        kernel.missed = 0;
        const std::vector<double> shares = sharesOf(pool, choice);
        for (std::size_t f = 0; f < choice.count; ++f) {
            const std::size_t at = choice.start + f * choice.stride;
            const double frequency = pool.frequencies[at];
            // cos((t+1)ω) = 2 cos ω cos tω - cos((t-1)ω)
            const double cosine = std::cos(frequency);
            double before = cosine;
            double now = 1;
            for (double& value : kernel.values) {
                value += shares[f] * now;
                const double next = 2 * cosine * now - before;
                before = now;
                now = next;
            }
            kernel.curvature += shares[f] * frequency * frequency;
            kernel.missed += shares[f] * pool.missed[at];
        }
    }

    double scoreOf(const PositionRequest& request, const CodeKernel& kernel)
    {
        if (request.width > 0)
            return std::min(
                request.largestScore, 1 / (request.width * request.width * kernel.curvature));
        double rival = -1;
        for (const double value : std::span(kernel.values).subspan(1, kernel.values.size() - 2))
            rival = std::max(rival, value);
        return std::min(request.largestScore, request.gap / std::max(1 - rival, 1e-9));
    }

    // Mean distance of the weights from the nearest position: nearest = 0 for a query with
    // neighbours on both sides, 1 for one that attends one step past the end. The missed share of
    // the vectors, evenly spread over 2F columns, adds noise of variance 2·noise·(2 - κ) to each
    // score.
    double meanDistance(const CodeKernel& kernel, double score, double noise, std::size_t nearest)
    {
        double total = nearest == 0 ? 1 : 0;
        double sum = 0;
        const double best = kernel.values[nearest];
        for (std::size_t t = std::max<std::size_t>(nearest, 1); t < kernel.values.size(); ++t) {
            const double value = kernel.values[t];
            const double weight = (nearest == 0 ? 2 : 1) // before and after
                * std::exp(score * (value - best) + noise * (2 - value));
            total += weight;
            sum += weight * static_cast<double>(t - nearest);
        }
        return sum / total;
    }

    // The mean over all queries: those inside the text, and one at the end that attends past it.
    // Stops early once it exceeds `limit`.
    double judgement(const PositionRequest& request, const CodeKernel& kernel, const Choice& choice,
        double score, double limit)
    {
        const double noise
            = score * score * kernel.missed / (2 * static_cast<double>(choice.count));
        const double dear = 1 + thrift * score;
        const double middle = meanDistance(kernel, score, noise, 0);
        if (request.width > 0 || request.places == 1 || middle * dear >= limit)
            return middle * dear;
        const double end = meanDistance(kernel, score, noise, 1);
        return (middle + end / static_cast<double>(request.places)) * dear;
    }

    // Sharp codes use as many frequencies as available; wide ones need at most two.
    std::vector<Choice> choices(const PositionRequest& request, const Pool& pool)
    {
        const bool soft = request.width > 0;
        const auto pairs
            = static_cast<std::size_t>(soft ? std::min<Index>(request.pairs, 2) : request.pairs);
        const std::size_t most = std::min(pool.rungs, pairs);
        const std::size_t leap
            = soft ? 1 + pool.rungs / static_cast<std::size_t>(rungsTried + 1) : 1;
        std::vector<Choice> all;
        for (std::size_t count = soft ? 1 : most; count <= most; ++count)
            for (std::size_t stride = leap; (count - 1) * stride < pool.rungs; stride += leap) {
                const std::size_t last = pool.rungs - (count - 1) * stride;
                for (std::size_t start = 0; start < last; start += leap)
                    for (const double tilt : { 0.0, 0.3, 0.6 })
                        if (tilt == 0 || (count > 1 && !soft && (tilt < 0.5 || pool.rungs < 5)))
                            all.push_back({ start, stride, count, tilt });
                if (count == 1)
                    break;
            }
        const std::size_t harmonics = pool.frequencies.size() - pool.rungs;
        for (std::size_t count = soft ? 1 : harmonics; count <= harmonics && count > 0; ++count)
            all.push_back({ pool.rungs, 1, count });
        return all;
    }

} // namespace

PositionCodes choosePositionCodes(const PositionRequest& request)
{
    PositionCodes best { {}, {}, request.largestScore, request.places };
    if (request.pairs == 0)
        return best;
    const Pool pool = makePool(request);
    double nearest = std::numeric_limits<double>::max();
    CodeKernel kernel;
    Choice chosen;
    for (Choice choice : choices(request, pool)) {
        makeKernel(pool, choice, request.places + 1, kernel);
        const double full = scoreOf(request, kernel);
        for (choice.gain = 1; choice.gain > 0.1; choice.gain *= 0.7) {
            const double score = full * choice.gain;
            const double distance = judgement(request, kernel, choice, score, nearest);
            if (distance < nearest) {
                nearest = distance;
                chosen = choice;
                best.score = score;
            }
            if (kernel.missed == 0)
                break;
        }
    }
    best.amplitudes = sharesOf(pool, chosen);
    for (std::size_t f = 0; f < chosen.count; ++f)
        best.frequencies.push_back(pool.frequencies[chosen.start + f * chosen.stride]);
    return best;
}

Matrix PositionCodes::vectors(Index rows, double length, Index from) const
{
    const auto pairs = static_cast<Index>(frequencies.size());
    Matrix result = Matrix::uninitialised(rows, std::max<Index>(2 * pairs, 1));
    for (Index t = 0; t < rows; ++t) {
        const auto place = static_cast<double>(t + from);
        if (pairs == 0) {
            const double u = (2 * place + 1) / static_cast<double>(places) - 1;
            result(t, 0) = static_cast<Scalar>(length * std::sin(std::numbers::pi / 2 * u));
        }
        for (Index f = 0; f < pairs; ++f) {
            const double amplitude = length * std::sqrt(amplitudes[static_cast<std::size_t>(f)]);
            const double angle = frequencies[static_cast<std::size_t>(f)] * place;
            result(t, 2 * f) = static_cast<Scalar>(amplitude * std::cos(angle));
            result(t, 2 * f + 1) = static_cast<Scalar>(amplitude * std::sin(angle));
        }
    }
    return result;
}

} // namespace core
