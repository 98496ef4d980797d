#include "ui/views/steps/steps_words.h"

#include "ui/words/score_formulas.h"

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
        StepText { "norm", QT_TRANSLATE_NOOP("steps", "Norm before") },
        StepText { "output_norm", QT_TRANSLATE_NOOP("steps", "Norm of the output") },
        StepText { "residual", QT_TRANSLATE_NOOP("steps", "Residual") },
        StepText { "residual_norm", QT_TRANSLATE_NOOP("steps", "Norm of the sum") },
        StepText { "feed_norm", QT_TRANSLATE_NOOP("steps", "Norm before the net") },
        StepText { "feed_hidden", QT_TRANSLATE_NOOP("steps", "Net: inside") },
        StepText { "feed_output", QT_TRANSLATE_NOOP("steps", "Net: output") },
        StepText { "feed_output_norm", QT_TRANSLATE_NOOP("steps", "Norm of the net") },
        StepText { "feed_residual", QT_TRANSLATE_NOOP("steps", "Residual of the net") },
        StepText { "feed_residual_norm", QT_TRANSLATE_NOOP("steps", "Norm of this sum") },
        StepText { "final_norm", QT_TRANSLATE_NOOP("steps", "Last norm") },
    };

    // Of a family of formulas: by how their ids begin, the longer first.
    constexpr std::array layerFormulaTexts {
        StepText { "norm.layer_plain",
            QT_TRANSLATE_NOOP("steps",
                "The numbers of each token are brought to mean 0 and variance 1, then stretched "
                "as was learnt.") },
        StepText { "norm.layer",
            QT_TRANSLATE_NOOP("steps",
                "The numbers of each token are brought to mean 0 and variance 1, then stretched "
                "and shifted as was learnt.") },
        StepText { "norm.rms",
            QT_TRANSLATE_NOOP("steps",
                "The numbers of each token are divided by their root mean square, then stretched "
                "as was learnt.") },
        StepText { "residual.",
            QT_TRANSLATE_NOOP("steps", "What came in is added, so that nothing of it is lost.") },
        StepText { "feed.hidden",
            QT_TRANSLATE_NOOP("steps",
                "A feed-forward net makes a wider vector of each token by itself, and bends each "
                "of its numbers.") },
        StepText { "feed.gated",
            QT_TRANSLATE_NOOP("steps",
                "A feed-forward net makes two wider vectors of each token by itself; one is bent "
                "and says how much of the other gets through.") },
        StepText { "feed.output",
            QT_TRANSLATE_NOOP("steps", "The wider vector is brought back to the layer's width.") },
    };

    constexpr std::array formulaTexts {
        StepText { "tokens.words",
            QT_TRANSLATE_NOOP("steps", "Words and punctuation marks are tokens of their own.") },
        StepText { "tokens.pieces",
            QT_TRANSLATE_NOOP("steps",
                "The model has a vocabulary: what is frequent is one token, the rest is cut into "
                "pieces. Tokens such as [CLS] stand for no text.") },
        StepText { "tokens.taught",
            QT_TRANSLATE_NOOP(
                "steps", "The network reads words or characters, as it did while it learnt.") },
        StepText { "tokens.picture",
            QT_TRANSLATE_NOOP("steps",
                "The picture is cut into squares, which are called by their row and column. cls "
                "stands for none of them.") },
        StepText { "tokens.ids",
            QT_TRANSLATE_NOOP("steps",
                "The numbers of tokens in the model's vocabulary were given; no text was cut.") },
        StepText { "tokens.characters",
            QT_TRANSLATE_NOOP("steps", "Every character is a token of its own.") },
        StepText { "tokens.whitespace",
            QT_TRANSLATE_NOOP("steps", "What stands between blanks is a token.") },
        StepText {
            "tokens.rows", QT_TRANSLATE_NOOP("steps", "The rows given take the place of tokens.") },
        StepText { "input.given",
            QT_TRANSLATE_NOOP("steps", "No embedding is looked up and no place is added.") },
        StepText { "input.trained",
            QT_TRANSLATE_NOOP("steps",
                "Vectors of tokens, and of places where the model has such, were learnt; the same "
                "token at the same place always gets the same one.") },
        StepText { "input.layer",
            QT_TRANSLATE_NOOP("steps",
                "In these vectors is what the layers before have found out about each token.") },
        StepText { "input.attended",
            QT_TRANSLATE_NOOP("steps",
                "The decoder has looked at what it said itself; now it asks the text that was "
                "given.") },
        StepText { "input.states",
            QT_TRANSLATE_NOOP("steps",
                "What the decoder knows before it says this asks; what the encoder knows of each "
                "token, having read the text from both ends, answers.") },
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
        StepText { "scale.none_capped", QT_TRANSLATE_NOOP("steps", "Nothing divides the scores.") },
        StepText { "scale.sqrt_dk_capped",
            QT_TRANSLATE_NOOP("steps",
                "Wider queries and keys make scores that spread more; dividing by the root of the "
                "width takes the width out of them again.") },
        StepText { "scale.dk_capped",
            QT_TRANSLATE_NOOP(
                "steps", "Dividing by the width makes the score the mean of the products.") },
        StepText { "scale.factor_capped",
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
    const auto* const family = std::ranges::find_if(
        layerFormulaTexts, [&](const StepText& text) { return id.starts_with(text.id); });
    if (family != layerFormulaTexts.end())
        return QCoreApplication::translate("steps", family->words);
    const QString words = scoreWords(id);
    return words.isEmpty() ? textOf(formulaTexts, id) : words;
}

} // namespace ui
