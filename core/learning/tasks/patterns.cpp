// Tasks that need nothing but order: what a head can be seen to find.

#include "core/learning/tasks/kinds.h"

#include <algorithm>
#include <numeric>

namespace core::learning {

namespace {

    std::vector<std::string> letters()
    {
        std::vector<std::string> result;
        for (char letter = 'a'; letter <= 'l'; ++letter)
            result.emplace_back(1, letter);
        return result;
    }

    // Level 1: 3 to 8 letters; level 2: 6 to 16.
    std::vector<std::string> some(Draws& draws, const Difficulty& difficulty)
    {
        std::vector<std::string> result;
        const Index count
            = draws.from(Index { 3 } * difficulty.level, Index { 8 } * difficulty.level);
        for (Index i = 0; i < count; ++i)
            result.push_back(draws.of(letters()));
        return result;
    }

    // The letters at these places, one after the other.
    Drawn rearranged(std::vector<std::string> source, const std::vector<Index>& places)
    {
        Drawn drawn { std::move(source), {}, {} };
        for (const Index place : places) {
            drawn.target.push_back(drawn.source[static_cast<std::size_t>(place)]);
            drawn.origins.push_back({ place });
        }
        return drawn;
    }

    std::vector<Index> placesOf(const std::vector<std::string>& source)
    {
        std::vector<Index> places(source.size());
        std::iota(places.begin(), places.end(), Index { 0 });
        return places;
    }

    Drawn drawCopy(Draws& draws, const Difficulty& difficulty)
    {
        const auto source = some(draws, difficulty);
        return rearranged(source, placesOf(source));
    }

    Drawn drawReverse(Draws& draws, const Difficulty& difficulty)
    {
        const auto source = some(draws, difficulty);
        auto places = placesOf(source);
        std::ranges::reverse(places);
        return rearranged(source, places);
    }

    Drawn drawSort(Draws& draws, const Difficulty& difficulty)
    {
        const auto source = some(draws, difficulty);
        auto places = placesOf(source);
        std::ranges::stable_sort(
            places, {}, [&](Index place) { return source[static_cast<std::size_t>(place)]; });
        return rearranged(source, places);
    }

    // "… b f … b" -> f
    Drawn drawRepeat(Draws& draws, const Difficulty& difficulty)
    {
        auto source = some(draws, difficulty);
        const Index place = draws.below(std::ssize(source) - 1);
        const std::string asked = source[static_cast<std::size_t>(place)];
        for (std::size_t i = 0; i < source.size(); ++i) // it stands there alone
            while (static_cast<Index>(i) != place && source[i] == asked)
                source[i] = draws.of(letters());
        const std::string answer = source[static_cast<std::size_t>(place + 1)];
        source.push_back(asked);
        return { source, { answer }, { { place + 1 } } };
    }

    Task ofLetters(Drawn (*draw)(Draws&, const Difficulty&))
    {
        Task task {
            .answer = Answer::Sequence, .sources = letters(), .targets = letters(), .draw = draw
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

} // namespace core::learning
