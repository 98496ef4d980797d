#include "core/weights/position_patterns.h"

#include "core/input/rotary_pairs.h"

namespace core {

namespace {

    // Equal rows; the rotation makes them differ.
    Matrix repeated(const Matrix& row, Index rows)
    {
        Matrix result = Matrix::uninitialised(rows, row.cols());
        for (Index i = 0; i < rows; ++i)
            std::ranges::copy(row.row(0), result.row(i).begin());
        return result;
    }

    // A random table has no frequencies of its own, so it gets the default base.
    double baseOf(const Position& position)
    {
        if (const auto* rotary = std::get_if<Rotary>(&position))
            return static_cast<double>(rotary->base);
        const auto* sinusoidal = std::get_if<Sinusoidal>(&position);
        return static_cast<double>(sinusoidal != nullptr ? sinusoidal->base : Sinusoidal {}.base);
    }

} // namespace

TargetVectors PositionPatterns::at(Index shift)
{
    if (!distancesSeen())
        return noTarget(setting);
    if (!sharpCodes)
        sharpCodes = chooseCodes(0);
    return vectors(*sharpCodes, shift);
}

TargetVectors PositionPatterns::around(double width)
{
    return distancesSeen() ? vectors(chooseCodes(width), 0) : noTarget(setting);
}

TargetVectors PositionPatterns::first() const
{
    if (!firstSeen())
        return noTarget(setting);
    // A target for one row alone is fitted up to the share d/m.
    const double share
        = static_cast<double>(setting.inputs.keys->cols()) / static_cast<double>(setting.keys());
    const double score = std::min(setting.gap() / std::min(share, 1.0), setting.largestScore());
    const auto length = static_cast<Scalar>(setting.length(score));
    TargetVectors wanted { Matrix::constant(setting.queries(), 1, length),
        Matrix(setting.keys(), 1) };
    wanted.keys(0, 0) = length;
    return wanted;
}

TargetVectors PositionPatterns::vectors(const PositionCodes& codes, Index shift) const
{
    const double length = setting.length(codes.score);
    if (const Rotary* rotary = setting.rotary()) {
        const RotaryVectors each = rotaryVectors(*rotary, setting.dk, codes, shift, length);
        return { repeated(each.query, setting.queries()), repeated(each.key, setting.keys()) };
    }
    return { codes.vectors(setting.queries(), length, shift),
        codes.vectors(setting.keys(), length) };
}

PositionCodes PositionPatterns::chooseCodes(double width)
{
    const Index dimension = setting.inputs.queries->cols();
    const bool rotary = setting.rotary() != nullptr;
    const Index turning = rotary ? setting.dk : dimension; // numbers that the frequencies share
    PositionRequest request { .ratio
        = std::pow(baseOf(setting.position), -2 / static_cast<double>(turning)),
        .rungs = std::max<Index>(turning / 2, 1),
        .pairs = setting.dk / 2,
        .places = setting.positions(),
        .largestScore = setting.largestScore(),
        .gap = setting.gap(),
        .width = width,
        .missed = {} };
    if (!rotary && (setting.queries() > dimension || setting.keys() > setting.inputs.keys->cols()))
        request.missed = [this](const std::vector<double>& f) { return missed(f); };
    return choosePositionCodes(request);
}

std::vector<double> PositionPatterns::missed(const std::vector<double>& frequencies)
{
    if (frequencies == missedFrequencies)
        return missedShares;
    const PositionCodes all { frequencies, std::vector<double>(frequencies.size(), 1.0) };
    std::vector<double> result(frequencies.size(), 0.0);
    const auto add = [&](const RidgeRegression& regression, Index rows) {
        const std::vector<double> columns = regression.unexplained(all.vectors(rows, 1));
        for (std::size_t f = 0; f < result.size(); ++f)
            result[f] += (columns[2 * f] + columns[2 * f + 1]) / 4; // sine, cosine; both sides
    };
    add(setting.queryRegression, setting.queries());
    if (setting.inputs.queries == setting.inputs.keys)
        for (double& share : result)
            share *= 2;
    else
        add(setting.keyRegression, setting.keys());
    missedFrequencies = frequencies;
    missedShares = result;
    return result;
}

} // namespace core
