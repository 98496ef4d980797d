#include "core/learning/heads/attention_choice.h"

#include "core/base/error.h"

#include <string>

namespace core::learning {

namespace {

    bool hasSlope(const Score& score)
    {
        const auto* const kernel = std::get_if<KernelScore>(&score);
        return kernel == nullptr || kernel->kernel != Kernel::Box;
    }

    bool hasRule(const Mask& mask)
    {
        return !std::holds_alternative<GraphMask>(mask)
            && !std::holds_alternative<MatrixMask>(mask);
    }

    std::vector<std::string> kernelsWithSlope()
    {
        std::vector<std::string> ids;
        for (const Kernel kernel : { Kernel::Gaussian, Kernel::Triangle, Kernel::Epanechnikov })
            ids.emplace_back(idOf(kernel));
        return ids;
    }

    std::vector<std::string> masksWithRule()
    {
        std::vector<std::string> ids;
        forEachAlternative<Mask>([&](auto type) {
            using Alternative = typename decltype(type)::type;
            if (hasRule(Alternative {}))
                ids.emplace_back(Alternative::id);
        });
        return ids;
    }

} // namespace

void requireLearnable(const AttentionChoice& how)
{
    if (!hasSlope(how.score))
        throw Error("no_slope",
            phrase("a %1 kernel is flat inside, so its gradient is zero and it cannot be "
                   "trained; differentiable kernels: %2",
                Name { std::string(idOf(Kernel::Box)) }, oneOf(kernelsWithSlope())));
    for (const Mask& mask : how.mask)
        if (!hasRule(mask))
            throw Error("mask_length",
                phrase("mask %1 fits texts of one length only, but training uses many lengths; "
                       "masks for any length: %2",
                    Name { std::string(kindOf(mask)) }, oneOf(masksWithRule())));
}

} // namespace core::learning
