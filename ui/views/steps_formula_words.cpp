#include "ui/views/steps_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace ui {

namespace {

    struct Entry {
        std::string_view id;
        const char* words;
    };

    constexpr std::array names {
        Entry { "tokens", QT_TRANSLATE_NOOP("steps", "Tokens") },
        Entry { "input", QT_TRANSLATE_NOOP("steps", "Input") },
        Entry { "project", QT_TRANSLATE_NOOP("steps", "Query, key, value") },
        Entry { "score", QT_TRANSLATE_NOOP("steps", "Scores") },
        Entry { "scale", QT_TRANSLATE_NOOP("steps", "Scale") },
        Entry { "mask", QT_TRANSLATE_NOOP("steps", "Mask") },
        Entry { "normalise", QT_TRANSLATE_NOOP("steps", "Weights") },
        Entry { "mix", QT_TRANSLATE_NOOP("steps", "Mixture") },
        Entry { "output", QT_TRANSLATE_NOOP("steps", "Output") },
    };

    constexpr std::array formulas {
        Entry { "tokens.words",
            QT_TRANSLATE_NOOP("steps", "Words and punctuation marks are tokens of their own.") },
        Entry { "tokens.characters",
            QT_TRANSLATE_NOOP("steps", "Every character is a token of its own.") },
        Entry { "tokens.whitespace",
            QT_TRANSLATE_NOOP("steps", "What stands between blanks is a token.") },
        Entry {
            "tokens.rows", QT_TRANSLATE_NOOP("steps", "The rows given take the place of tokens.") },
        Entry { "input.given",
            QT_TRANSLATE_NOOP("steps", "No embedding is looked up and no place is added.") },
        Entry { "input.embedding",
            QT_TRANSLATE_NOOP("steps", "The same word gets the same vector wherever it stands.") },
        Entry { "input.position.sinusoidal",
            QT_TRANSLATE_NOOP("steps",
                "Pairs of columns are a sine and a cosine, each pair with its own wavelength, so "
                "that every place has a pattern of its own.") },
        Entry { "input.position.random",
            QT_TRANSLATE_NOOP("steps",
                "Every place has a random vector, as a learnt table has before training.") },
        Entry { "project.plain",
            QT_TRANSLATE_NOOP("steps", "The same matrices serve every token of this head.") },
        Entry { "project.bias",
            QT_TRANSLATE_NOOP(
                "steps", "The same matrices and biases serve every token of this head.") },
        Entry { "score.dot",
            QT_TRANSLATE_NOOP(
                "steps", "A score is large where query and key are long and point the same way.") },
        Entry { "score.scaled_dot",
            QT_TRANSLATE_NOOP("steps",
                "A score is large where query and key are long and point the same way; the root "
                "of the width is divided out at once.") },
        Entry { "score.general",
            QT_TRANSLATE_NOOP("steps",
                "A learnt matrix says which directions of a query match which of a key.") },
        Entry { "score.additive",
            QT_TRANSLATE_NOOP(
                "steps", "A small network with one hidden layer compares query and key.") },
        Entry { "score.cosine",
            QT_TRANSLATE_NOOP(
                "steps", "Only the angle counts: 1 is the same direction, −1 the opposite one.") },
        Entry { "score.kernel.gaussian",
            QT_TRANSLATE_NOOP("steps",
                "The score is the logarithm of a bell-shaped weight that falls with the "
                "distance.") },
        Entry { "score.kernel.box",
            QT_TRANSLATE_NOOP(
                "steps", "Keys within the bandwidth count alike, all others not at all.") },
        Entry { "score.kernel.triangle",
            QT_TRANSLATE_NOOP(
                "steps", "The weight falls in a straight line to zero at the bandwidth.") },
        Entry { "score.location.hu",
            QT_TRANSLATE_NOOP("steps", "A learnt vector U is multiplied with each key.") },
        Entry { "score.location.hwu",
            QT_TRANSLATE_NOOP(
                "steps", "A learnt matrix W turns each key before the vector U scores it.") },
        Entry { "score.location.tanh_hu",
            QT_TRANSLATE_NOOP("steps",
                "The numbers of each key are squeezed between −1 and 1 before the vector U scores "
                "them.") },
        Entry { "score.location.tanh_hwbu",
            QT_TRANSLATE_NOOP("steps", "A small network with one hidden layer scores each key.") },
        Entry { "scale.none",
            QT_TRANSLATE_NOOP("steps", "No scaling: the scores are handed on as they are.") },
        Entry { "scale.sqrt_dk",
            QT_TRANSLATE_NOOP("steps",
                "Wider queries and keys make scores that spread more; dividing by the root of the "
                "width keeps softmax from picking a single key.") },
        Entry { "scale.dk",
            QT_TRANSLATE_NOOP(
                "steps", "Dividing by the width makes the score the mean of the products.") },
        Entry { "scale.factor",
            QT_TRANSLATE_NOOP(
                "steps", "A larger divisor flattens the weights, a smaller one sharpens them.") },
        Entry { "mask.none",
            QT_TRANSLATE_NOOP("steps",
                "Every query may look at every key: the scores are handed on as they are.") },
        Entry { "mask.added",
            QT_TRANSLATE_NOOP("steps",
                "A forbidden key gets a score of minus infinity, and so a weight of exactly 0.") },
        Entry { "normalise.softmax",
            QT_TRANSLATE_NOOP("steps",
                "The exponential makes every score positive, the division makes the row sum to "
                "1.") },
        Entry { "normalise.relu_sum",
            QT_TRANSLATE_NOOP("steps",
                "Negative scores count nothing; the others share the row in proportion.") },
        Entry { "normalise.relu",
            QT_TRANSLATE_NOOP(
                "steps", "Negative scores count nothing, and the row need not sum to 1.") },
        Entry { "normalise.sparsemax",
            QT_TRANSLATE_NOOP("steps",
                "A threshold is taken away so that what stays above 0 sums to 1; all other keys "
                "get exactly nothing.") },
        Entry { "normalise.sum",
            QT_TRANSLATE_NOOP("steps", "Where scores are negative, weights are too.") },
        Entry { "normalise.none",
            QT_TRANSLATE_NOOP(
                "steps", "Nothing makes the weights positive or lets them sum to 1.") },
        Entry { "mix.values",
            QT_TRANSLATE_NOOP("steps", "Every value counts as much as its weight says.") },
        Entry { "output.concat", QT_TRANSLATE_NOOP("steps", "Nothing mixes the heads.") },
        Entry { "output.concat_bias",
            QT_TRANSLATE_NOOP("steps", "Nothing mixes the heads; a bias is added.") },
        Entry { "output.projection",
            QT_TRANSLATE_NOOP("steps",
                "Through the output matrix every number of the result can draw on every head.") },
        Entry { "output.projection_bias",
            QT_TRANSLATE_NOOP("steps",
                "Through the output matrix every number of the result can draw on every head; a "
                "bias "
                "is added.") },
    };

    QString find(const auto& table, std::string_view id)
    {
        const auto* const it = std::ranges::find(table, id, &Entry::id);
        return it != table.end() ? QCoreApplication::translate("steps", it->words) : QString();
    }

} // namespace

QString stepName(std::string_view id)
{
    return find(names, id);
}

QString formulaWords(std::string_view id)
{
    return find(formulas, id);
}

} // namespace ui
