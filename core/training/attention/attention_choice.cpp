#include "core/training/attention/attention_choice.h"

#include "core/base/error.h"

#include <string>
#include <type_traits>

namespace core::training {

namespace {

    bool isDifferentiable(const Score& score)
    {
        const auto* const kernel = std::get_if<KernelScore>(&score);
        return kernel == nullptr || kernel->kernel != Kernel::Box;
    }

    template <class M> constexpr bool fitsAnyLength
        = !std::is_same_v<M, GraphMask> && !std::is_same_v<M, MatrixMask>;

    std::vector<std::string> differentiableKernels()
    {
        std::vector<std::string> ids;
        for (const Kernel kernel : { Kernel::Gaussian, Kernel::Triangle, Kernel::Epanechnikov })
            ids.emplace_back(idOf(kernel));
        return ids;
    }

} // namespace

std::vector<std::string> masksForAnyLength()
{
    std::vector<std::string> ids;
    forEachAlternative<Mask>([&](auto type) {
        using Alternative = typename decltype(type)::type;
        if (fitsAnyLength<Alternative>)
            ids.emplace_back(Alternative::id);
    });
    return ids;
}

void requireTrainable(const AttentionChoice& how)
{
    if (!isDifferentiable(how.score))
        throw Error("no_slope",
            message("a %1 kernel is flat inside, so its gradient is zero and it cannot be "
                    "trained; differentiable kernels: %2",
                IdName { std::string(idOf(Kernel::Box)) }, oneOf(differentiableKernels())));
    for (const Mask& mask : how.mask)
        if (!std::visit([]<class M>(const M&) { return fitsAnyLength<M>; }, mask))
            throw Error("mask_length",
                message("mask %1 fits texts of one length only, but training uses many lengths; "
                        "masks for any length: %2",
                    IdName { std::string(kindOf(mask)) }, oneOf(masksForAnyLength())));
}

} // namespace core::training
