#include "core/base/spelling.h"

#include <algorithm>
#include <utility>

namespace core {

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> beforeLast(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        beforeLast = std::exchange(last, row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({ last[j] + 1, row[j - 1] + 1, replaced });
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
    }
    return row[b.size()];
}

std::vector<std::string> nearest(
    std::string_view word, std::span<const std::string> words, std::size_t most)
{
    constexpr std::size_t longest = 100; // no id is this long
    std::vector<std::pair<std::size_t, std::string>> found;
    if (word.empty() || word.size() > longest)
        return {};
    for (const std::string& candidate : words) {
        // An omitted part ("bandwidth" for "score.bandwidth") counts as distance 1.
        const bool part = word.size() > 2 && candidate.find(word) != std::string::npos;
        const std::size_t distance = part ? 1 : editDistance(word, candidate);
        if (distance <= 1 + word.size() / 4)
            found.emplace_back(distance, candidate);
    }
    std::ranges::stable_sort(found, {}, &std::pair<std::size_t, std::string>::first);
    std::vector<std::string> result;
    for (std::size_t i = 0; i < std::min(most, found.size()); ++i)
        result.push_back(found[i].second);
    return result;
}

Message suggestion(std::string_view word, std::span<const std::string> words)
{
    const std::vector<std::string> found = nearest(word, words);
    return found.empty() ? Message {} : message("did you mean %1?", oneOf(found));
}

} // namespace core
