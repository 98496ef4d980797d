#include "core/learning/network.h"

#include "core/base/error.h"
#include "core/base/random.h"
#include "core/learning/networks.h"

#include <algorithm>

namespace core::learning {

namespace {

    WeightForms formsOf(const NetworkSpec& spec, const Sizes& sizes)
    {
        return std::visit(
            [&](const auto& architecture) { return weightForms(architecture, spec, sizes); },
            spec.architecture);
    }

    void requireSound(const NetworkSpec& spec)
    {
        std::visit(
            [&](const auto& net) {
                if constexpr (requires { net.attention; }) {
                    requireLearnable(net.attention);
                    if (spec.width % net.heads != 0)
                        throw Error("heads_width",
                            phrase("a width of %1 is not divisible by %2 heads",
                                std::int64_t { spec.width }, std::int64_t { net.heads }));
                }
            },
            spec.architecture);
    }

    Matrix startOf(const WeightForm& form, std::uint64_t seed)
    {
        Matrix numbers(form.rows, form.cols);
        const std::span<Scalar> all(numbers.data(), static_cast<std::size_t>(numbers.size()));
        const std::uint64_t key = streamKey(seed, form.name);
        if (form.start == WeightForm::Start::Normal)
            fillNormal(all, key, 1);
        else if (form.start == WeightForm::Start::Ones)
            std::ranges::fill(all, Scalar { 1 });
        else if (form.start == WeightForm::Start::Uniform)
            for (std::size_t i = 0; i < all.size(); ++i)
                all[i] = static_cast<Scalar>(form.reach * (2 * uniform(key, i) - 1));
        return numbers;
    }

} // namespace

bool answersInSequence(const Architecture& architecture)
{
    return std::holds_alternative<EncoderDecoder>(architecture)
        || std::holds_alternative<TransformerNet>(architecture);
}

bool suits(const Architecture& architecture, Answer answer)
{
    if (answer == Answer::Numbers || std::holds_alternative<KernelNet>(architecture))
        return answer == Answer::Numbers && std::holds_alternative<KernelNet>(architecture);
    return answersInSequence(architecture) == (answer == Answer::Sequence);
}

bool weighs(const Architecture& architecture)
{
    return answersInSequence(architecture) || std::holds_alternative<SelfAttentionNet>(architecture)
        || std::holds_alternative<KernelNet>(architecture);
}

Weights begun(const NetworkSpec& spec, const Sizes& sizes, std::uint64_t seed)
{
    requireSound(spec);
    Weights weights;
    for (const WeightForm& form : formsOf(spec, sizes)) {
        const bool vector = form.rows == 1 && !form.name.ends_with("u.weight");
        weights.push_back({ form.name, startOf(form, seed), vector });
    }
    return weights;
}

Index parametersOf(const NetworkSpec& spec, const Sizes& sizes)
{
    Index count = 0;
    for (const WeightForm& form : formsOf(spec, sizes))
        count += form.rows * form.cols;
    return count;
}

Variable logits(const Pass& pass)
{
    return std::visit([&](const auto& architecture) { return logitsOf(architecture, pass); },
        pass.spec.architecture);
}

} // namespace core::learning
