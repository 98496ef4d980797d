#include "core/training/tasks/custom_examples.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>

namespace core::training {

namespace {

    Error rowError(Message problem)
    {
        return { "data_row", std::move(problem) };
    }

    void requireLength(std::span<const std::string> tokens)
    {
        if (std::ssize(tokens) > longestCustomText)
            throw rowError(message("the text has %1 words or characters; the maximum for training "
                                   "is %2",
                std::int64_t { std::ssize(tokens) }, std::int64_t { longestCustomText }));
    }

} // namespace

CustomExamples::CustomExamples(OutputKind outputKind, bool characters)
    : made { .id = customId, .output = outputKind, .characters = characters }
{
    if (outputKind == OutputKind::Sequence)
        numbered(made.targets, targets, std::array { std::string(boundaryText) });
}

void CustomExamples::requireRow(const Sample& example) const
{
    if (example.source.empty())
        throw rowError(message("there is no text"));
    if (example.target.empty())
        throw rowError(message("the text has no target"));
    requireLength(example.source);
    requireLength(example.target);
    if (made.output == OutputKind::Labels && example.source.size() != example.target.size())
        throw rowError(message("the text has %1 words or characters, but %2 tags",
            std::int64_t { std::ssize(example.source) },
            std::int64_t { std::ssize(example.target) }));
    if (made.output == OutputKind::Sequence
        && std::ranges::find(example.target, boundaryText) != example.target.end())
        throw rowError(message(
            "\"%1\" is the end-of-sequence token and cannot occur in a target", boundaryText));
}

std::vector<Index> CustomExamples::numbered(
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

void CustomExamples::add(const Sample& example)
{
    requireRow(example);
    Example numbers { numbered(made.sources, sources, example.source),
        numbered(made.targets, targets, example.target), example.origins };
    if (all.train.empty() && all.validation.empty())
        firstTarget = numbers.target;
    targetsDiffer = targetsDiffer || numbers.target != firstTarget;
    (splitOf(example.source) == Split::Train ? all.train : all.validation)
        .push_back(std::move(numbers));
}

void CustomExamples::requireWhole() const
{
    const auto count = static_cast<std::int64_t>(all.train.size() + all.validation.size());
    if (count == 0)
        throw Error("data_empty", message("the data has no rows to train on"));
    const bool oneTag = made.output == OutputKind::Labels && made.targets.size() == 1;
    if (oneTag || (made.output != OutputKind::Labels && !targetsDiffer))
        throw Error("data_one_answer",
            message("the target is \"%1\" in every row; at least two different targets are needed",
                textOf(made, firstTarget)));
    for (const auto* vocabulary : { &made.sources, &made.targets })
        if (std::ssize(*vocabulary) > maxCustomTokens)
            throw Error("data_tokens",
                message("the data has %1 different words or characters; the maximum is %2. Split "
                        "it into characters, or leave out rare words",
                    std::int64_t { std::ssize(*vocabulary) }, std::int64_t { maxCustomTokens }));
    if (all.train.empty() || all.validation.empty())
        throw Error("data_held_out",
            message("of %1 texts, %2 would go to the validation set (one in ten, by its words) and "
                    "%3 to the training set; add more different texts",
                count, std::int64_t { std::ssize(all.validation) },
                std::int64_t { std::ssize(all.train) }));
}

Task CustomExamples::task() &&
{
    requireWhole();
    made.examples = std::make_shared<const Examples>(std::move(all));
    return std::move(made);
}

} // namespace core::training
