#include "core/learning/tasks/given.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>

namespace core::learning {

namespace {

    Error rowError(Phrase problem)
    {
        return { "data_row", std::move(problem) };
    }

    void requireLength(std::span<const std::string> tokens)
    {
        if (std::ssize(tokens) > longestGiven)
            throw rowError(phrase("the text has %1 words or characters; the maximum for training "
                                  "is %2",
                std::int64_t { std::ssize(tokens) }, std::int64_t { longestGiven }));
    }

} // namespace

GivenExamples::GivenExamples(Answer answer, bool characters)
    : made { .id = givenId, .answer = answer, .characters = characters }
{
    if (answer == Answer::Sequence)
        numbered(made.targets, targets, std::array { std::string(boundaryText) });
}

void GivenExamples::requireRow(const Drawn& example) const
{
    if (example.source.empty())
        throw rowError(phrase("there is no text"));
    if (example.target.empty())
        throw rowError(phrase("the text has no target"));
    requireLength(example.source);
    requireLength(example.target);
    if (made.answer == Answer::Labels && example.source.size() != example.target.size())
        throw rowError(phrase("the text has %1 words or characters, but %2 tags",
            std::int64_t { std::ssize(example.source) },
            std::int64_t { std::ssize(example.target) }));
    if (made.answer == Answer::Sequence
        && std::ranges::find(example.target, boundaryText) != example.target.end())
        throw rowError(phrase(
            "\"%1\" is the end-of-sequence token and cannot occur in a target", boundaryText));
}

std::vector<Index> GivenExamples::numbered(
    std::vector<std::string>& vocabulary, Known& known, std::span<const std::string> tokens)
{
    std::vector<Index> numbers;
    for (const std::string& token : tokens) {
        const auto [at, isNew] = known.try_emplace(token, std::ssize(vocabulary));
        if (isNew)
            vocabulary.push_back(token);
        numbers.push_back(at->second);
    }
    return numbers;
}

void GivenExamples::add(const Drawn& example)
{
    requireRow(example);
    Example numbers { numbered(made.sources, sources, example.source),
        numbered(made.targets, targets, example.target), example.origins };
    if (all.learnt.empty() && all.heldOut.empty())
        firstAnswer = numbers.target;
    answersDiffer = answersDiffer || numbers.target != firstAnswer;
    (partOf(example.source) == Part::Learnt ? all.learnt : all.heldOut)
        .push_back(std::move(numbers));
}

void GivenExamples::requireWhole() const
{
    const auto count = static_cast<std::int64_t>(all.learnt.size() + all.heldOut.size());
    if (count == 0)
        throw Error("data_empty", phrase("the data has no rows to train on"));
    const bool oneTag = made.answer == Answer::Labels && made.targets.size() == 1;
    if (oneTag || (made.answer != Answer::Labels && !answersDiffer))
        throw Error("data_one_answer",
            phrase("the target is \"%1\" in every row; at least two different targets are needed",
                textOf(made, firstAnswer)));
    for (const auto* vocabulary : { &made.sources, &made.targets })
        if (std::ssize(*vocabulary) > mostGivenTokens)
            throw Error("data_tokens",
                phrase("the data has %1 different words or characters; the maximum is %2. Split "
                       "it into characters, or leave out rare words",
                    std::int64_t { std::ssize(*vocabulary) }, std::int64_t { mostGivenTokens }));
    if (all.learnt.empty() || all.heldOut.empty())
        throw Error("data_held_out",
            phrase("of %1 texts, %2 would go to the validation set (one in ten, by its words) and "
                   "%3 to the training set; add more different texts",
                count, std::int64_t { std::ssize(all.heldOut) },
                std::int64_t { std::ssize(all.learnt) }));
}

Task GivenExamples::task() &&
{
    requireWhole();
    made.examples = std::make_shared<const Examples>(std::move(all));
    return std::move(made);
}

} // namespace core::learning
