#include "core/input/tensor_input.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace core {

namespace {

    bool equalIgnoringCase(std::string_view a, std::string_view b)
    {
        const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; };
        return std::ranges::equal(a, b, {}, lower, lower);
    }

    // The name of the requested tensor.
    const std::string& choose(
        const TensorInfos& tensors, const TensorInput& input, const TensorUse& use)
    {
        if (tensors.empty())
            throw Error("tensor_missing", message("\"%1\" contains no tensors", input.file));
        if (!input.tensor.empty()) {
            const auto named = tensors.find(input.tensor);
            if (named == tensors.end())
                throw Error("tensor_missing",
                    message("\"%1\" has no tensor \"%2\" for %3; it has: %4", input.file,
                        input.tensor, use.what, listText(tensors)));
            return named->first;
        }
        if (tensors.size() == 1)
            return tensors.begin()->first;
        for (const std::string_view usual : use.usualNames)
            for (const auto& [name, form] : tensors)
                if (equalIgnoringCase(name, usual))
                    return name;
        throw Error("tensor_ambiguous",
            message("which tensor in \"%1\" holds %2? It has: %3", input.file, use.what,
                listText(tensors)));
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

    // Skips blocks of finite values, much faster than one by one: weights of every size are checked
    // at every step of a slider.
    auto afterFinite(std::span<const Scalar> values)
    {
        constexpr std::size_t block = 1024;
        constexpr std::uint32_t exponent = 0x7F800000U; // all ones: infinite or NaN
        auto at = values.begin();
        for (; values.end() - at >= std::ptrdiff_t { block }; at += block) {
            std::uint32_t largest = 0;
            for (std::size_t i = 0; i < block; ++i)
                largest = std::max(
                    largest, std::bit_cast<std::uint32_t>(at[std::ptrdiff_t(i)]) & exponent);
            if (largest == exponent)
                break;
        }
        return at;
    }

} // namespace

Tensor readTensor(const TensorInput& input, const TensorUse& use, const Files& files)
{
    Tensor tensor;
    if (input.file.empty()) {
        tensor = input.values;
    } else {
        const TensorFile file = files.tensors(input.file);
        tensor = *file.tensor(choose(*file.contents, input, use));
    }
    requireConsistent(tensor, use.what);
    return tensor;
}

Message shapeText(std::span<const Index> shape)
{
    std::string text;
    for (const Index length : shape)
        text += (text.empty() ? "" : " x ") + std::to_string(length);
    return shape.empty() ? message("a single number") : Message::verbatim(std::move(text));
}

Message shapeText(const Matrix& matrix)
{
    const std::array shape { matrix.rows(), matrix.cols() };
    return shapeText(shape);
}

Message listText(const TensorInfos& tensors)
{
    constexpr std::size_t most = 20;
    Message list;
    std::size_t count = 0;
    for (const auto& [name, form] : tensors) {
        if (count++ == most)
            return message("%1 and %2 more", std::move(list), tensors.size() - most);
        Message shape = shapeText(form.shape);
        list = listed(std::move(list), name.empty() ? shape : message("%1 %2", name, shape));
    }
    return list.empty() ? message("nothing") : list;
}

void requireConsistent(const Tensor& tensor, const Message& name)
{
    const TensorInfo form { tensor.shape };
    if (form.size() != tensor.size() || tensor.size() < 0)
        throw Error("tensor_shape",
            message("%1 should be %2, but there are %3 numbers", name, shapeText(tensor.shape),
                tensor.size()));
}

void requireFinite(const Tensor& tensor, const Message& name)
{
    const auto values = tensor.values();
    const auto bad = std::ranges::find_if(
        afterFinite(values), values.end(), [](Scalar x) { return !std::isfinite(x); });
    if (bad != values.end())
        throw Error("not_finite",
            message("%1: %2 at %3, but finite numbers are needed", name,
                std::isnan(*bad) ? message("NaN")
                                 : message("a number that is infinite or beyond 3.4e38"),
                placeText(tensor, bad - values.begin())));
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
