#include "ui/views/steps/picked_words.h"

#include "core/input/rotary_pairs.h"
#include "core/math/finite_product.h"
#include "core/pretrained_model.h"
#include "ui/drawing/sentence.h"
#include "ui/views/steps/steps_scene.h"
#include "ui/views/steps/steps_words.h"
#include "ui/words/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <vector>

namespace ui {

namespace {

    // The query before rotation, 1 x d_k.
    core::Matrix unturned(const StepScene& scene)
    {
        const core::HeadAt head = scene.head();
        const auto input = head.layer.queries->row(scene.query());
        core::Matrix row(1, std::ssize(input));
        std::ranges::copy(input, row.data());
        return core::projection(row, head.model().wq, head.model().bq);
    }

    // Angle of a pair at the query's position; radians: angle per position.
    Sentence::Piece degrees(const StepScene& scene, double radians)
    {
        constexpr double inDegrees = 180 / 3.14159265358979323846;
        const double rotated = radians * static_cast<double>(scene.query()) * inDegrees;
        return { shown(rotated, 3) + QChar(u'°'), Part::Number };
    }

    QString translated(const char* text)
    {
        return QCoreApplication::translate("steps", text);
    }

    // RoPE's rotation of the query: its first pair of components before and after, and the angle of
    // the last pair.
    std::vector<Sentence> rotationSentences(const StepScene& scene)
    {
        const core::Rotary& rotary = *scene.rule().rotary;
        const core::Matrix& q = scene.head().trace.q;
        const std::vector<core::RotaryPair> pairs = core::rotaryPairs(rotary, q.cols());
        if (pairs.empty())
            return { { translated(QT_TRANSLATE_NOOP(
                           "steps", "A one-dimensional query has no pair to rotate.")),
                {} } };
        const core::Matrix before = unturned(scene);
        const auto numberAt = [](const core::Matrix& m, core::Index row, core::Index column) {
            return piece::number(static_cast<double>(m(row, column)));
        };
        const core::RotaryPair& first = pairs.front();
        std::vector<Sentence> result { { translated(QT_TRANSLATE_NOOP("steps",
                                             "“%1” is at position %2: components %3 and %4 of its "
                                             "query, (%5, %6), are rotated by %7 to (%8, %9).")),
            { piece::query(scene), piece::count(scene.query() + 1), piece::count(first.first + 1),
                piece::count(first.second + 1), numberAt(before, 0, first.first),
                numberAt(before, 0, first.second), degrees(scene, first.angle),
                numberAt(q, scene.query(), first.first),
                numberAt(q, scene.query(), first.second) } } };
        const core::RotaryPair& last = pairs.back();
        if (pairs.size() > 1)
            result.push_back({ translated(QT_TRANSLATE_NOOP("steps",
                                   "The last pair, %1 and %2, rotates most slowly: by %3.")),
                { piece::count(last.first + 1), piece::count(last.second + 1),
                    degrees(scene, last.angle) } });
        return result;
    }

    // Token IDs in the vocabulary; empty where there are none.
    std::vector<core::Index> vocabularyNumbers(
        const core::Model& model, const core::TokenList& tokens)
    {
        if (model.pretrained() == nullptr || model.isDesigned())
            return {};
        const core::NetworkInput& input = model.pretrained()->input;
        const auto same = [&](const core::TokenList& labels, const std::vector<core::Index>& ids) {
            return labels != nullptr && *labels == *tokens && ids.size() == tokens->size();
        };
        if (same(input.tokens, input.ids))
            return input.ids;
        return same(input.decoderTokens, input.decoderIds) ? input.decoderIds
                                                           : std::vector<core::Index> {};
    }

    bool isTextual(const core::Source& source)
    {
        return std::holds_alternative<core::Sentence>(source)
            || std::holds_alternative<core::SentencePair>(source);
    }

} // namespace

std::vector<core::Index> PickedWords::places(core::Index word) const
{
    std::vector<core::Index> result;
    for (core::Index i = 0; i < std::ssize(columnOf); ++i)
        if (columnOf[static_cast<std::size_t>(i)] == word)
            result.push_back(i);
    return result;
}

std::optional<PickedWords> pickedWords(const StepScene& scene, bool asking)
{
    if (scene.brief)
        return std::nullopt;
    const core::AttentionTrace& attention = scene.head().layer;
    const core::TokenList& tokens = asking ? attention.queryTokens : attention.keyTokens;
    const core::Model& model = *scene.trace->model;
    const std::vector<core::Index> numbers = vocabularyNumbers(model, tokens);
    if (tokens == nullptr || tokens->empty()
        || (model.pretrained() == nullptr || model.isDesigned()
                ? !isTextual(model.computed().source)
                : numbers.empty()))
        return std::nullopt;
    PickedWords result;
    std::map<std::pair<core::Index, std::string>, core::Index> known;
    for (std::size_t i = 0; i < tokens->size(); ++i) {
        const auto word = numbers.empty() ? std::pair(core::Index { 0 }, (*tokens)[i].text)
                                          : std::pair(numbers[i], std::string());
        const auto [it, isNew] = known.try_emplace(word, result.count());
        result.columnOf.push_back(it->second);
        if (!isNew)
            continue;
        result.firstOf.push_back(static_cast<core::Index>(i));
        if (!numbers.empty())
            result.numbers.push_back(numbers[i]);
    }
    return result;
}

std::vector<Sentence> furtherSentences(const StepScene& scene)
{
    if (std::ranges::count(scene.step.notes, "rotary") > 0)
        return rotationSentences(scene);
    const auto said = [](const char* text) { return QCoreApplication::translate("steps", text); };
    if (const core::Index left = scene.directionsLeft(); scene.step.id == "project" && left > 0)
        return { { said(QT_TRANSLATE_NOOP("steps",
                       "The input vectors were reduced to their first %1 principal directions: x "
                       "is the vector of “%2” in these.")),
            { piece::count(left), piece::query(scene) } } };
    const std::optional<PickedWords> words
        = scene.step.id == "tokens" ? pickedWords(scene) : std::nullopt;
    if (!words)
        return {};
    const core::Index word = words->columnOf[static_cast<std::size_t>(scene.query())];
    const core::Index times = std::ssize(words->places(word));
    std::vector<Sentence> result { { said(QT_TRANSLATE_NOOP("steps",
                                         "T has a row for each token and a column for each "
                                         "different word: the row of “%1” has a single 1, in "
                                         "column %2. It says which word this is, but nothing "
                                         "about what it means.")),
        { piece::query(scene), piece::count(word + 1) } } };
    if (times > 1)
        result.push_back({ said(QT_TRANSLATE_NOOP("steps",
                               "The word “%1” occurs %2 times in the text: these rows are the "
                               "same.")),
            { piece::query(scene), piece::count(times) } });
    return result;
}

} // namespace ui
