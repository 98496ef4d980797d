#pragma once

// Fields that are another way to set a field. They have a name in --set, but no place in the struct
// and in files:
//
//     score.length=0.5     the bandwidth as a length, for every kernel: the Gaussian's standard
//                          deviation σ, whose bandwidth is 2σ²; the bandwidth itself for the
//                          others. A length that was set stays the length when the kernel changes
//     layers=3             how many layers a design has; what is added is a copy of the last

#include "core/attention/score.h"
#include "core/base/fields.h"
#include "core/design.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <type_traits>

namespace core::settings {

inline float lengthOf(const KernelScore& score)
{
    return score.kernel == Kernel::Gaussian ? std::sqrt(score.bandwidth / 2) : score.bandwidth;
}

inline void setLength(KernelScore& score, float length)
{
    if (length != lengthOf(score)) // an unchanged length keeps all digits of the bandwidth
        score.bandwidth = score.kernel == Kernel::Gaussian ? 2 * length * length : length;
}

// Before a field of a struct is set, and after it.
template <class S> float keptLength([[maybe_unused]] const S& self)
{
    if constexpr (std::is_same_v<S, KernelScore>)
        return lengthOf(self);
    return 0;
}
template <class S> void keepLength([[maybe_unused]] S& self,
    [[maybe_unused]] std::string_view field, [[maybe_unused]] float length)
{
    if constexpr (std::is_same_v<S, KernelScore>) {
        constexpr float smallest = 0.001F;
        constexpr float largest = 1000;
        if (field != "kernel")
            self.byLength = field == "length";
        else if (self.byLength) {
            setLength(self, length);
            self.bandwidth = std::clamp(self.bandwidth, smallest, largest);
        }
    }
}

// Calls f(name, value, range, set) for each derived field of a struct.
template <class S> void derivedFields([[maybe_unused]] S& self, [[maybe_unused]] auto&& f)
{
    if constexpr (std::is_same_v<std::remove_const_t<S>, KernelScore>)
        f(std::string_view("length"), lengthOf(self),
            self.kernel == Kernel::Gaussian ? Range { 0.0224, 22.36, true }
                                            : Range { 0.001, 1000, true },
            [&]([[maybe_unused]] float length) {
                if constexpr (!std::is_const_v<S>)
                    setLength(self, length);
            });
    if constexpr (std::is_same_v<std::remove_const_t<S>, Design>)
        f(std::string_view("layers"), static_cast<int>(self.blocks.size()), Range { 1, 24 },
            [&]([[maybe_unused]] int layers) {
                if constexpr (!std::is_const_v<S>)
                    self.blocks.resize(static_cast<std::size_t>(layers), self.blocks.back());
            });
}

// Whether the field of this path is another way to say what the field beside it says.
inline bool isDerived(std::string_view path)
{
    return path == "score.length";
}

} // namespace core::settings
