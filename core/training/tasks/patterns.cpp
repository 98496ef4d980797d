// Letter tasks that depend on order only: a head's pattern shows the solution.

#include "core/training/tasks/kinds.h"

#include <algorithm>
#include <numeric>

namespace core::training {

namespace {

    std::vector<std::string> letters()
    {
        std::vector<std::string> result;
        for (char letter = 'a'; letter <= 'l'; ++letter)
            result.emplace_back(1, letter);
        return result;
    }

    // Level 1: 3 to 8 letters; level 2: 6 to 16.
    std::vector<std::string> some(RandomStream& random, const Difficulty& difficulty)
    {
        std::vector<std::string> result;
        const Index count
            = random.from(Index { 3 } * difficulty.level, Index { 8 } * difficulty.level);
        for (Index i = 0; i < count; ++i)
            result.push_back(random.of(letters()));
        return result;
    }

    // Target: the letters at these positions, in this order.
    Sample rearranged(std::vector<std::string> source, const std::vector<Index>& places)
    {
        Sample sample { std::move(source), {}, {} };
        for (const Index place : places) {
            sample.target.push_back(sample.source[static_cast<std::size_t>(place)]);
            sample.origins.push_back({ place });
        }
        return sample;
    }

    std::vector<Index> positionsOf(const std::vector<std::string>& source)
    {
        std::vector<Index> places(source.size());
        std::iota(places.begin(), places.end(), Index { 0 });
        return places;
    }

    Sample drawCopy(RandomStream& random, const Difficulty& difficulty)
    {
        const auto source = some(random, difficulty);
        return rearranged(source, positionsOf(source));
    }

    Sample drawReverse(RandomStream& random, const Difficulty& difficulty)
    {
        const auto source = some(random, difficulty);
        auto places = positionsOf(source);
        std::ranges::reverse(places);
        return rearranged(source, places);
    }

    Sample drawSort(RandomStream& random, const Difficulty& difficulty)
    {
        const auto source = some(random, difficulty);
        auto places = positionsOf(source);
        std::ranges::stable_sort(
            places, {}, [&](Index place) { return source[static_cast<std::size_t>(place)]; });
        return rearranged(source, places);
    }

    // "… b f … b" -> f
    Sample drawRepeat(RandomStream& random, const Difficulty& difficulty)
    {
        auto source = some(random, difficulty);
        const Index place = random.below(std::ssize(source) - 1);
        const std::string asked = source[static_cast<std::size_t>(place)];
        for (std::size_t i = 0; i < source.size(); ++i) // no other occurrence
            while (static_cast<Index>(i) != place && source[i] == asked)
                source[i] = random.of(letters());
        const std::string answer = source[static_cast<std::size_t>(place + 1)];
        source.push_back(asked);
        return { source, { answer }, { { place + 1 } } };
    }

    Task ofLetters(Sample (*draw)(RandomStream&, const Difficulty&))
    {
        Task task {
            .output = OutputKind::Sequence, .sources = letters(), .targets = letters(), .draw = draw
        };
        task.targets.insert(task.targets.begin(), "<s>");
        return task;
    }

} // namespace

Task copyTask()
{
    return ofLetters(drawCopy);
}

Task reverseTask()
{
    return ofLetters(drawReverse);
}

Task sortTask()
{
    return ofLetters(drawSort);
}

Task repeatTask()
{
    return ofLetters(drawRepeat);
}

} // namespace core::training
