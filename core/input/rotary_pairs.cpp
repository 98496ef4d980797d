#include "core/input/rotary_pairs.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

    constexpr double quiet = 0.5; // radians

    bool isRotated(const RotaryPair& pair, Index places)
    {
        return pair.angle * static_cast<double>(places - 1) > quiet;
    }

} // namespace

std::vector<RotaryPair> rotaryPairs(const Rotary& rotary, Index dk)
{
    std::vector<RotaryPair> pairs;
    const Index half = dk / 2;
    for (Index p = 0; p < half; ++p) {
        const double exponent = -2 * static_cast<double>(p) / static_cast<double>(dk);
        const double angle = std::pow(static_cast<double>(rotary.base), exponent);
        if (rotary.pairing == Pairing::Adjacent)
            pairs.push_back({ 2 * p, 2 * p + 1, angle });
        else
            pairs.push_back({ p, p + half, angle });
    }
    return pairs;
}

std::vector<Index> quietColumns(const Rotary& rotary, Index dk, Index places)
{
    const std::vector<RotaryPair> pairs = rotaryPairs(rotary, dk);
    std::vector<Index> columns;
    const auto add = [&](const RotaryPair& pair) {
        columns.push_back(pair.first);
        columns.push_back(pair.second);
    };
    for (const RotaryPair& pair : pairs)
        if (!isRotated(pair, places))
            add(pair);
    if (dk % 2 == 1)
        columns.push_back(dk - 1);
    if (columns.empty())
        add(pairs.back());
    return columns;
}

RotaryVectors rotaryVectors(
    const Rotary& rotary, Index dk, const PositionCodes& codes, Index shift, double length)
{
    RotaryVectors vectors { Matrix(1, dk), Matrix(1, dk) };
    const std::vector<RotaryPair> pairs = rotaryPairs(rotary, dk);
    for (std::size_t f = 0; f < codes.frequencies.size(); ++f) {
        const auto pair = std::ranges::min_element(pairs, {}, [&](const RotaryPair& p) {
            return std::abs(std::log(p.angle / codes.frequencies[f]));
        });
        const double amplitude = length * std::sqrt(codes.amplitudes[f]);
        const double back = -pair->angle * static_cast<double>(shift);
        vectors.query(0, pair->first) = static_cast<Scalar>(amplitude);
        vectors.key(0, pair->first) = static_cast<Scalar>(amplitude * std::cos(back));
        vectors.key(0, pair->second) = static_cast<Scalar>(amplitude * std::sin(back));
    }
    return vectors;
}

} // namespace core
