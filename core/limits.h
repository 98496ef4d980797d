#pragma once

#include "core/base/matrix.h"
#include "core/base/message.h"

#include <cstdint>
#include <string>

namespace core::limits {

inline constexpr Index tokens = 4096;
inline constexpr Index dimension = 8192;
inline constexpr Index heads = 64;
inline constexpr std::size_t textBytes = std::size_t { 1 } << 20;
inline constexpr std::uint64_t memoryBytes = std::uint64_t { 4 } << 30;

// Sizes of a run, known before anything is allocated.
struct Size {
    Index queries = 0;
    Index keys = 0;
    Index queryWidth = 0; // d of the queries' input
    Index keyWidth = 0;
    Index valueWidth = 0;
    Index heads = 0;
    Index dq = 0; // d_q, width of a head's query
    Index dk = 0; // d_k; differs from d_q only where the score takes any widths
    Index dv = 0;
    Index outputWidth = 0;
    Index addedMasks = 0; // dense n x m masks kept
    Index scoreParameters = 0; // parameters of the score of one head
};

// Bytes of Model and Trace and of temporaries of run(), saturating instead of wrapping around.
std::uint64_t estimate(const Size& size);

// Error "too_many_tokens", "dimension_too_large", "too_many_heads", "text_too_long" or
// "too_much_memory", with the limit and the estimate in the detail.
void check(const Size& size);
void checkText(std::size_t bytes);

// "1.3 GiB"
Message readable(std::uint64_t bytes);

} // namespace core::limits
