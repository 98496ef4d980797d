#include "ui/views/steps_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace ui {

namespace {

    struct StepText {
        std::string_view id;
        const char* words;
    };

    constexpr std::array stepNames {
        StepText { "tokens", QT_TRANSLATE_NOOP("steps", "Tokens") },
        StepText { "input", QT_TRANSLATE_NOOP("steps", "Input") },
        StepText { "project", QT_TRANSLATE_NOOP("steps", "Query, key, value") },
        StepText { "score", QT_TRANSLATE_NOOP("steps", "Scores") },
        StepText { "scale", QT_TRANSLATE_NOOP("steps", "Scale") },
        StepText { "mask", QT_TRANSLATE_NOOP("steps", "Mask") },
        StepText { "normalise", QT_TRANSLATE_NOOP("steps", "Weights") },
        StepText { "mix", QT_TRANSLATE_NOOP("steps", "Mixture") },
        StepText { "output", QT_TRANSLATE_NOOP("steps", "Output") },
    };

    constexpr std::array formulaTexts {
        StepText { "tokens.words",
            QT_TRANSLATE_NOOP("steps", "Words and punctuation marks are tokens of their own.") },
        StepText { "tokens.characters",
            QT_TRANSLATE_NOOP("steps", "Every character is a token of its own.") },
        StepText { "tokens.whitespace",
            QT_TRANSLATE_NOOP("steps", "What stands between blanks is a token.") },
        StepText {
            "tokens.rows", QT_TRANSLATE_NOOP("steps", "The rows given take the place of tokens.") },
        StepText { "input.given",
            QT_TRANSLATE_NOOP("steps", "No embedding is looked up and no place is added.") },
        StepText { "input.embedding",
            QT_TRANSLATE_NOOP("steps", "The same word gets the same vector wherever it stands.") },
        StepText { "input.position.sinusoidal",
            QT_TRANSLATE_NOOP("steps",
                "Pairs of columns are a sine and a cosine, each pair with its own wavelength, so "
                "that every place has a pattern of its own.") },
        StepText { "input.position.random",
            QT_TRANSLATE_NOOP("steps",
                "Every place has a random vector, as a learnt table has before training.") },
        StepText { "project.plain",
            QT_TRANSLATE_NOOP("steps", "The same matrices serve every token of this head.") },
        StepText { "project.bias",
            QT_TRANSLATE_NOOP(
                "steps", "The same matrices and biases serve every token of this head.") },
        StepText { "project.turned",
            QT_TRANSLATE_NOOP("steps",
                "The same matrices serve every token of this head. Then R turns pair c of the "
                "numbers of a query or key by the angle θ, which grows with the place; values are "
                "not turned.") },
        StepText { "project.turned_bias",
            QT_TRANSLATE_NOOP("steps",
                "The same matrices and biases serve every token of this head. Then R turns pair c "
                "of the numbers of a query or key by the angle θ, which grows with the place; "
                "values are not turned.") },
        StepText { "score.dot",
            QT_TRANSLATE_NOOP(
                "steps", "A score is large where query and key are long and point the same way.") },
        StepText { "score.scaled_dot",
            QT_TRANSLATE_NOOP("steps",
                "A score is large where query and key are long and point the same way; the root "
                "of the width is divided out at once.") },
        StepText { "score.general",
            QT_TRANSLATE_NOOP("steps",
                "A learnt matrix says which directions of a query match which of a key.") },
        StepText { "score.additive",
            QT_TRANSLATE_NOOP(
                "steps", "A small network with one hidden layer compares query and key.") },
        StepText { "score.cosine",
            QT_TRANSLATE_NOOP(
                "steps", "Only the angle counts: 1 is the same direction, −1 the opposite one.") },
        StepText { "score.kernel.gaussian",
            QT_TRANSLATE_NOOP("steps",
                "The score is the logarithm of a bell-shaped weight that falls with the "
                "distance.") },
        StepText { "score.kernel.box",
            QT_TRANSLATE_NOOP(
                "steps", "Keys within the bandwidth count alike, all others not at all.") },
        StepText { "score.kernel.triangle",
            QT_TRANSLATE_NOOP(
                "steps", "The weight falls in a straight line to zero at the bandwidth.") },
        StepText { "score.kernel.epanechnikov",
            QT_TRANSLATE_NOOP("steps",
                "The weight falls like a parabola: slowly near the query, to zero at the "
                "bandwidth.") },
        StepText { "score.location.hu",
            QT_TRANSLATE_NOOP("steps", "A learnt vector U is multiplied with each key.") },
        StepText { "score.location.hwu",
            QT_TRANSLATE_NOOP(
                "steps", "A learnt matrix W turns each key before the vector U scores it.") },
        StepText { "score.location.tanh_hu",
            QT_TRANSLATE_NOOP("steps",
                "The numbers of each key are squeezed between −1 and 1 before the vector U scores "
                "them.") },
        StepText { "score.location.tanh_hwbu",
            QT_TRANSLATE_NOOP("steps", "A small network with one hidden layer scores each key.") },
        StepText { "scale.none",
            QT_TRANSLATE_NOOP("steps", "No scaling: the scores are handed on as they are.") },
        StepText { "scale.sqrt_dk",
            QT_TRANSLATE_NOOP("steps",
                "Wider queries and keys make scores that spread more; dividing by the root of the "
                "width takes the width out of them again.") },
        StepText { "scale.dk",
            QT_TRANSLATE_NOOP(
                "steps", "Dividing by the width makes the score the mean of the products.") },
        StepText { "scale.factor",
            QT_TRANSLATE_NOOP(
                "steps", "A larger divisor flattens the weights, a smaller one sharpens them.") },
        StepText { "mask.none",
            QT_TRANSLATE_NOOP("steps",
                "Every query may look at every key: the scores are handed on as they are.") },
        StepText { "mask.added",
            QT_TRANSLATE_NOOP("steps",
                "A forbidden key gets a score of minus infinity, and so a weight of exactly 0.") },
        StepText { "mask.distance",
            QT_TRANSLATE_NOOP(
                "steps", "The farther away a key is, the more is taken from its score.") },
        StepText { "mask.added_distance",
            QT_TRANSLATE_NOOP("steps",
                "A forbidden key gets a score of minus infinity, and so a weight of exactly 0; "
                "from the others the more is taken the farther away they are.") },
        StepText { "normalise.softmax",
            QT_TRANSLATE_NOOP("steps",
                "The exponential makes every score positive, the division makes the row sum to "
                "1.") },
        StepText { "normalise.relu_sum",
            QT_TRANSLATE_NOOP("steps",
                "Negative scores count nothing; the others share the row in proportion.") },
        StepText { "normalise.relu",
            QT_TRANSLATE_NOOP(
                "steps", "Negative scores count nothing, and the row need not sum to 1.") },
        StepText { "normalise.relu_mean",
            QT_TRANSLATE_NOOP("steps",
                "Negative scores count nothing; the division by the number of keys m keeps the "
                "row near a mean, whatever the length.") },
        StepText { "normalise.sigmoid",
            QT_TRANSLATE_NOOP("steps",
                "Each key is let through by itself, none takes from another; with m keys a score "
                "of 0 gives about 1/m.") },
        StepText { "normalise.sparsemax",
            QT_TRANSLATE_NOOP("steps",
                "A threshold is taken away so that what stays above 0 sums to 1; all other keys "
                "get exactly nothing.") },
        StepText { "normalise.sum",
            QT_TRANSLATE_NOOP("steps", "Where scores are negative, weights are too.") },
        StepText { "normalise.none",
            QT_TRANSLATE_NOOP(
                "steps", "Nothing makes the weights positive or lets them sum to 1.") },
        StepText { "mix.values",
            QT_TRANSLATE_NOOP("steps", "Every value counts as much as its weight says.") },
        StepText { "output.concat", QT_TRANSLATE_NOOP("steps", "Nothing mixes the heads.") },
        StepText { "output.concat_bias",
            QT_TRANSLATE_NOOP("steps", "Nothing mixes the heads; a bias is added.") },
        StepText { "output.projection",
            QT_TRANSLATE_NOOP("steps",
                "Through the output matrix every number of the result can draw on every head.") },
        StepText { "output.projection_bias",
            QT_TRANSLATE_NOOP("steps",
                "Through the output matrix every number of the result can draw on every head; a "
                "bias "
                "is added.") },
    };

    QString textOf(const auto& texts, std::string_view id)
    {
        const auto* const it = std::ranges::find(texts, id, &StepText::id);
        return it != texts.end() ? QCoreApplication::translate("steps", it->words) : QString();
    }

} // namespace

QString stepName(std::string_view id)
{
    return textOf(stepNames, id);
}

QString formulaWords(std::string_view id)
{
    return textOf(formulaTexts, id);
}

} // namespace ui
