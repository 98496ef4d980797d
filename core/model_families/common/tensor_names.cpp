#include "core/model_families/common/tensor_names.h"

#include <string_view>
#include <utility>

namespace core {

namespace {

    constexpr std::pair<std::string_view, std::string_view> oldEndings[]
        = { { ".weight", ".gamma" }, { ".bias", ".beta" } };

} // namespace

TensorNames::TensorNames(
    const TensorInfos& contents, std::string base, std::vector<std::string> others)
    : forms(&contents)
    , begin(std::move(base))
    , instead(std::move(others))
{
}

std::vector<std::string> TensorNames::spellings(const std::string& name) const
{
    std::vector<std::string> result { name };
    if (name.starts_with(begin))
        for (const std::string& other : instead)
            result.push_back(other + name.substr(begin.size()));
    const std::size_t plain = result.size();
    for (const auto& [now, once] : oldEndings) {
        if (!name.ends_with(now))
            continue;
        for (std::size_t i = 0; i < plain; ++i)
            result.push_back(
                result[i].substr(0, result[i].size() - now.size()) + std::string(once));
    }
    return result;
}

std::optional<std::string> TensorNames::stored(const std::string& name) const
{
    for (std::string& spelling : spellings(name))
        if (forms->contains(spelling))
            return std::move(spelling);
    return std::nullopt;
}

Index TensorNames::rows(const std::string& name) const
{
    const auto found = stored(name);
    if (!found)
        return 1;
    const std::vector<Index>& shape = forms->at(*found).shape;
    return shape.empty() ? 1 : shape.front();
}

std::string TensorNames::either(std::vector<std::string> names) const
{
    for (const std::string& name : names)
        if (has(name))
            return name;
    return names.back();
}

} // namespace core
