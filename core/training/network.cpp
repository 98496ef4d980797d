#include "core/training/network.h"

#include "core/base/error.h"
#include "core/base/random.h"
#include "core/training/networks.h"

#include <algorithm>

namespace core::training {

namespace {

    ParameterSpecs parametersFor(const NetworkSpec& spec, const Sizes& sizes)
    {
        return std::visit(
            [&](const auto& architecture) { return parameterSpecs(architecture, spec, sizes); },
            spec.architecture);
    }

    void requireSound(const NetworkSpec& spec)
    {
        std::visit(
            [&](const auto& net) {
                if constexpr (requires { net.attention; }) {
                    requireTrainable(net.attention);
                    if (spec.width % net.heads != 0)
                        throw Error("heads_width",
                            message("a width of %1 is not divisible by %2 heads",
                                std::int64_t { spec.width }, std::int64_t { net.heads }));
                }
            },
            spec.architecture);
    }

    Matrix startOf(const ParameterSpec& form, std::uint64_t seed)
    {
        Matrix values(form.rows, form.cols);
        const std::span<Scalar> all(values.data(), static_cast<std::size_t>(values.size()));
        const std::uint64_t key = streamKey(seed, form.name);
        if (form.initialisation == ParameterSpec::Initialisation::Normal)
            fillNormal(all, key, 1);
        else if (form.initialisation == ParameterSpec::Initialisation::Ones)
            std::ranges::fill(all, Scalar { 1 });
        else if (form.initialisation == ParameterSpec::Initialisation::Uniform)
            for (std::size_t i = 0; i < all.size(); ++i)
                all[i] = static_cast<Scalar>(form.bound * (2 * uniform(key, i) - 1));
        return values;
    }

} // namespace

bool generatesSequence(const NetworkArchitecture& architecture)
{
    return std::holds_alternative<EncoderDecoder>(architecture)
        || std::holds_alternative<TransformerNetwork>(architecture);
}

bool suits(const NetworkArchitecture& architecture, OutputKind outputKind)
{
    if (outputKind == OutputKind::Numbers || std::holds_alternative<KernelNetwork>(architecture))
        return outputKind == OutputKind::Numbers
            && std::holds_alternative<KernelNetwork>(architecture);
    return generatesSequence(architecture) == (outputKind == OutputKind::Sequence);
}

bool hasAttention(const NetworkArchitecture& architecture)
{
    return generatesSequence(architecture)
        || std::holds_alternative<SelfAttentionNetwork>(architecture)
        || std::holds_alternative<KernelNetwork>(architecture);
}

Weights initialWeights(const NetworkSpec& spec, const Sizes& sizes, std::uint64_t seed)
{
    requireSound(spec);
    Weights weights;
    for (const ParameterSpec& form : parametersFor(spec, sizes)) {
        const bool vector = form.rows == 1 && !form.name.ends_with("u.weight");
        weights.push_back({ form.name, startOf(form, seed), vector });
    }
    return weights;
}

Index parametersOf(const NetworkSpec& spec, const Sizes& sizes)
{
    Index count = 0;
    for (const ParameterSpec& form : parametersFor(spec, sizes))
        count += form.rows * form.cols;
    return count;
}

Variable logits(const ForwardPass& pass)
{
    return std::visit([&](const auto& architecture) { return logitsOf(architecture, pass); },
        pass.spec.architecture);
}

} // namespace core::training
