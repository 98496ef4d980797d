#include "core/training/tasks/task.h"

#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/base/utf8.h"
#include "core/training/tasks/curve.h"
#include "core/training/tasks/kinds.h"

#include <algorithm>
#include <array>

namespace core::training {

namespace {

    // For tasks whose examples are generated on demand.
    template <Task (*make)()> Task endless(std::uint64_t, const Difficulty&)
    {
        return make();
    }

    struct Entry {
        std::string_view id;
        Task (*make)(std::uint64_t seed, const Difficulty& difficulty);
    };
    constexpr std::array entries {
        Entry { "dates", endless<datesTask> },
        Entry { "order", endless<orderTask> },
        Entry { "tags", endless<tagsTask> },
        Entry { "mood", endless<sentimentTask> },
        Entry { "numbers", endless<numbersTask> },
        Entry { "copy", endless<copyTask> },
        Entry { "reverse", endless<reverseTask> },
        Entry { "sort", endless<sortTask> },
        Entry { "repeat", endless<repeatTask> },
        Entry { "curve", curveTask },
    };

    Index idOf(const std::vector<std::string>& vocabulary, const std::string& token)
    {
        const auto found = std::ranges::find(vocabulary, token);
        return found == vocabulary.end() ? -1 : found - vocabulary.begin();
    }

    std::vector<std::string> tokenTexts(
        const std::vector<std::string>& vocabulary, std::span<const Index> numbers)
    {
        std::vector<std::string> words;
        for (const Index number : numbers)
            words.push_back(vocabulary[static_cast<std::size_t>(number)]);
        return words;
    }

    std::vector<Index> idsIn(
        const std::vector<std::string>& vocabulary, const std::vector<std::string>& tokens)
    {
        std::vector<Index> result;
        for (const std::string& token : tokens)
            result.push_back(idOf(vocabulary, token));
        return result;
    }

    std::vector<Index> knownIds(
        const std::vector<std::string>& vocabulary, const std::vector<std::string>& tokens)
    {
        std::vector<Index> result = idsIn(vocabulary, tokens);
        std::string unknown;
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (result[i] < 0 && unknown.find('"' + tokens[i] + '"') == std::string::npos)
                unknown += (unknown.empty() ? "\"" : ", \"") + tokens[i] + '"';
        if (!unknown.empty())
            throw Error("unknown_tokens",
                message("not in the network's vocabulary: %1; only tokens that occur in training "
                        "are in it",
                    unknown));
        return result;
    }

} // namespace

std::span<const std::string_view> taskIds()
{
    static constexpr auto ids = [] {
        std::array<std::string_view, entries.size()> all;
        std::ranges::transform(entries, all.begin(), &Entry::id);
        return all;
    }();
    return ids;
}

Task task(std::string_view id, std::uint64_t seed, const Difficulty& difficulty)
{
    const auto* const entry = std::ranges::find(entries, id, &Entry::id);
    Task result = entry->make(seed, difficulty);
    result.id = entry->id;
    return result;
}

void requireTask(std::string_view id)
{
    if (std::ranges::find(taskIds(), id) != taskIds().end())
        return;
    const std::vector<std::string> all(taskIds().begin(), taskIds().end());
    throw Error("unknown_task", message("unknown task \"%1\"; available: %2", id, oneOf(all)));
}

std::vector<std::string> vocabulary(std::initializer_list<std::span<const std::string_view>> parts)
{
    std::vector<std::string> result;
    for (const auto& part : parts)
        for (const std::string_view word : part)
            if (std::ranges::find(result, word) == result.end())
                result.emplace_back(word);
    return result;
}

std::vector<std::string_view> tokenViewsIn(std::string_view text, bool characters)
{
    std::vector<std::string_view> result;
    if (characters) {
        eachCodePoint(text, [&](char32_t, std::size_t first, std::size_t length) {
            result.push_back(text.substr(first, length));
        });
        return result;
    }
    constexpr std::string_view blanks = " \t\r\n";
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = text.find_first_not_of(blanks, at);
        if (begin == std::string_view::npos)
            break;
        at = std::min(text.find_first_of(blanks, begin), text.size());
        result.push_back(text.substr(begin, at - begin));
    }
    return result;
}

std::vector<std::string> splitTokens(std::string_view text, bool characters)
{
    const std::vector<std::string_view> pieces = tokenViewsIn(text, characters);
    return { pieces.begin(), pieces.end() };
}

Split splitOf(std::span<const std::string> source)
{
    std::string all;
    for (const std::string& token : source)
        all += token + '\n';
    return streamKey(0, all) % 10 == 0 ? Split::Validation : Split::Train;
}

std::vector<Index> idsOf(const Task& task, std::string_view text)
{
    return knownIds(task.sources, splitTokens(text, task.characters));
}

std::vector<Index> targetIdsOf(const Task& task, std::string_view text)
{
    return knownIds(task.targets, splitTokens(text, task.characters));
}

std::string joined(std::span<const std::string> pieces, bool characters)
{
    std::string result;
    for (const std::string& piece : pieces)
        result += (result.empty() || characters ? "" : " ") + piece;
    return result;
}

std::string textOf(const Task& task, std::span<const Index> answer)
{
    return joined(
        tokenTexts(task.targets, answer), task.characters && task.output == OutputKind::Sequence);
}

std::string sourceText(const Task& task, const Example& example)
{
    if (example.curve) {
        std::vector<std::string> places;
        for (const Scalar place : example.curve->queries.x)
            places.push_back(numberText(place));
        return joined(places, false);
    }
    return joined(tokenTexts(task.sources, example.source), task.characters);
}

Example example(const Task& task, const Difficulty& difficulty, Split part, std::uint64_t key)
{
    if (task.examples) {
        const auto& all = part == Split::Train ? task.examples->train : task.examples->validation;
        return RandomStream(key).of(all);
    }
    for (std::uint64_t attempt = 0;; ++attempt) {
        RandomStream random(streamKey(key, "example", attempt));
        Sample sample = task.draw(random, difficulty);
        if (splitOf(sample.source) == part)
            return { idsIn(task.sources, sample.source), idsIn(task.targets, sample.target),
                std::move(sample.origins) };
    }
}

} // namespace core::training
