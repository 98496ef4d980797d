#include "core/attention/softcap.h"

#include "core/base/eigen.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

    // Scores are computed in chunks of this many: whole vectors of the processor, so that the bits
    // of a score do not depend on the alignment of its row.
    constexpr int together = 64;
    using Part = Eigen::Array<Scalar, together, 1>;

} // namespace

void softCap(std::span<Scalar> row, Scalar cap)
{
    if (cap == 0)
        return;
    Part part = Part::Zero();
    for (std::size_t j = 0; j < row.size(); j += together) {
        const auto some = row.subspan(j, std::min<std::size_t>(together, row.size() - j));
        std::ranges::copy(some, part.data());
        part = cap * (part / cap).tanh();
        for (std::size_t i = 0; i < some.size(); ++i)
            some[i] = some[i] == excluded ? excluded : part[static_cast<Index>(i)];
    }
}

void softCapBackward(std::span<const Scalar> capped, Scalar cap, std::span<Scalar> gradient)
{
    if (cap == 0)
        return;
    for (std::size_t j = 0; j < gradient.size(); ++j) {
        const Scalar share = capped[j] == excluded ? 1 : capped[j] / cap;
        gradient[j] *= 1 - share * share;
    }
}

double softCapped(double score, double cap)
{
    return cap == 0 ? score : cap * std::tanh(score / cap);
}

} // namespace core
