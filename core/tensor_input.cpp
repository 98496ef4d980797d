#include "core/tensor_input.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

    bool equalIgnoringCase(std::string_view a, std::string_view b)
    {
        const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; };
        return std::ranges::equal(a, b, {}, lower, lower);
    }

    std::string quoted(const std::string& text)
    {
        return '"' + text + '"';
    }

    NamedTensors::iterator choose(
        NamedTensors& tensors, const TensorInput& input, const TensorUse& use)
    {
        if (tensors.empty())
            throw Error("tensor_missing", quoted(input.file) + " holds no tensor");
        if (!input.tensor.empty()) {
            const auto named = tensors.find(input.tensor);
            if (named == tensors.end())
                throw Error("tensor_missing",
                    quoted(input.file) + " has no tensor " + quoted(input.tensor) + " for the "
                        + use.what + "; it has: " + listText(tensors));
            return named;
        }
        if (tensors.size() == 1)
            return tensors.begin();
        for (const std::string_view usual : use.usualNames)
            for (auto it = tensors.begin(); it != tensors.end(); ++it)
                if (equalIgnoringCase(it->first, usual))
                    return it;
        throw Error("tensor_ambiguous",
            "which tensor of " + quoted(input.file) + " are the " + use.what
                + "? It has: " + listText(tensors));
    }

    std::string placeText(const Tensor& tensor, Index flat)
    {
        std::string text;
        for (std::size_t axis = tensor.shape.size(); axis-- > 0;) {
            const std::string place = std::to_string(flat % tensor.shape[axis] + 1);
            text.insert(0, place + (text.empty() ? "" : ", "));
            flat /= tensor.shape[axis];
        }
        return '[' + text + ']';
    }

} // namespace

Tensor readTensor(const TensorInput& input, const TensorUse& use, const Files& files)
{
    Tensor tensor;
    if (input.file.empty()) {
        tensor = input.values;
    } else {
        NamedTensors tensors = files.tensors(input.file);
        tensor = std::move(choose(tensors, input, use)->second);
    }
    requireConsistent(tensor, "the " + use.what);
    return tensor;
}

std::string shapeText(std::span<const Index> shape)
{
    std::string text;
    for (const Index length : shape)
        text += (text.empty() ? "" : " x ") + std::to_string(length);
    return shape.empty() ? "a single number" : text;
}

std::string shapeText(const Matrix& matrix)
{
    const std::array shape { matrix.rows(), matrix.cols() };
    return shapeText(shape);
}

std::string listText(const NamedTensors& tensors)
{
    constexpr std::size_t most = 20;
    std::string text;
    std::size_t count = 0;
    for (const auto& [name, tensor] : tensors) {
        if (count++ == most)
            return text + " and " + std::to_string(tensors.size() - most) + " more";
        text += (text.empty() ? "" : ", ") + name + (name.empty() ? "" : " ")
            + shapeText(tensor.shape);
    }
    return text.empty() ? "nothing" : text;
}

void requireConsistent(const Tensor& tensor, const std::string& name)
{
    Index count = 1;
    for (const Index length : tensor.shape)
        if (length < 0 || __builtin_mul_overflow(count, length, &count))
            count = -1;
    if (count != tensor.size() || tensor.size() < 0)
        throw Error("tensor_shape",
            name + " should be " + shapeText(tensor.shape) + ", but there are "
                + std::to_string(tensor.size()) + " numbers");
}

void requireFinite(const Tensor& tensor, const std::string& name)
{
    const auto values = tensor.values();
    const auto bad = std::ranges::find_if(values, [](Scalar x) { return !std::isfinite(x); });
    if (bad != values.end())
        throw Error("not_finite",
            name + ": " + (std::isnan(*bad) ? "NaN" : "a number that is infinite or beyond 3.4e38")
                + " at " + placeText(tensor, bad - values.begin())
                + ", but finite numbers are needed");
}

void dropLeadingOnes(Tensor& tensor, std::size_t axes)
{
    const auto first = std::ranges::find_if(tensor.shape, [](Index n) { return n != 1; });
    const auto spare = static_cast<Index>(tensor.shape.size()) - static_cast<Index>(axes);
    const Index ones = std::min<Index>(first - tensor.shape.begin(), spare);
    if (ones > 0)
        tensor.shape.erase(tensor.shape.begin(), tensor.shape.begin() + ones);
}

} // namespace core
