#include "ui/views/steps/step_texts.h"

#include "ui/views/steps/steps_words.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/score_formulas.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <variant>

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
        StepText { "mix", QT_TRANSLATE_NOOP("steps", "Weighted sum") },
        StepText { "output", QT_TRANSLATE_NOOP("steps", "Output") },
        StepText { "norm", QT_TRANSLATE_NOOP("steps", "Pre-norm") },
        StepText { "output_norm", QT_TRANSLATE_NOOP("steps", "Output norm") },
        StepText { "residual", QT_TRANSLATE_NOOP("steps", "Residual") },
        StepText { "residual_norm", QT_TRANSLATE_NOOP("steps", "Post-norm") },
        StepText { "feed_norm", QT_TRANSLATE_NOOP("steps", "FFN: pre-norm") },
        StepText { "feed_hidden", QT_TRANSLATE_NOOP("steps", "FFN: hidden layer") },
        StepText { "feed_output", QT_TRANSLATE_NOOP("steps", "FFN: output") },
        StepText { "feed_output_norm", QT_TRANSLATE_NOOP("steps", "FFN: output norm") },
        StepText { "feed_residual", QT_TRANSLATE_NOOP("steps", "FFN: residual") },
        StepText { "feed_residual_norm", QT_TRANSLATE_NOOP("steps", "FFN: post-norm") },
        StepText { "final_norm", QT_TRANSLATE_NOOP("steps", "Final norm") },
    };

    // Texts of families of formulas, by prefix of their ids, the longer first.
    constexpr std::array layerFormulaTexts {
        StepText { "norm.layer_plain",
            QT_TRANSLATE_NOOP("steps",
                "LayerNorm: each token vector is normalised to mean 0 and variance 1, then "
                "scaled by learned weights.") },
        StepText { "norm.layer",
            QT_TRANSLATE_NOOP("steps",
                "LayerNorm: each token vector is normalised to mean 0 and variance 1, then "
                "scaled and shifted by learned parameters.") },
        StepText { "norm.rms",
            QT_TRANSLATE_NOOP("steps",
                "RMSNorm: each token vector is divided by its root mean square, then scaled by "
                "learned weights.") },
        StepText { "residual.",
            QT_TRANSLATE_NOOP("steps",
                "The residual connection adds the input back, so none of "
                "it is lost.") },
        StepText { "feed.hidden",
            QT_TRANSLATE_NOOP("steps",
                "A feed-forward network (FFN) maps each token on its own to a wider vector and "
                "applies an activation function to each component.") },
        StepText { "feed.gated",
            QT_TRANSLATE_NOOP("steps",
                "A gated feed-forward network maps each token on its own to two wider vectors; "
                "one passes through an activation function and gates the other.") },
        StepText { "feed.output",
            QT_TRANSLATE_NOOP(
                "steps", "The wider vector is projected back to the layer's width.") },
    };

    constexpr std::array formulaTexts {
        StepText { "tokens.words",
            QT_TRANSLATE_NOOP("steps", "Each word and each punctuation mark is a token.") },
        StepText { "tokens.subwords",
            QT_TRANSLATE_NOOP("steps",
                "The model has a vocabulary: a frequent word is one token, other words are split "
                "into subwords. Special tokens such as [CLS] stand for no text.") },
        StepText { "tokens.trained",
            QT_TRANSLATE_NOOP(
                "steps", "The network reads words or characters, as it did in training.") },
        StepText { "tokens.image",
            QT_TRANSLATE_NOOP("steps",
                "The image is split into patches, named by row and column. cls is an extra "
                "token, not a patch.") },
        StepText { "tokens.ids",
            QT_TRANSLATE_NOOP("steps",
                "Token IDs from the model's vocabulary were given; no text was tokenized.") },
        StepText { "tokens.characters", QT_TRANSLATE_NOOP("steps", "Each character is a token.") },
        StepText {
            "tokens.whitespace", QT_TRANSLATE_NOOP("steps", "Text between spaces is a token.") },
        StepText { "tokens.rows",
            QT_TRANSLATE_NOOP("steps",
                "The given rows are used in place of "
                "tokens.") },
        StepText { "input.given",
            QT_TRANSLATE_NOOP("steps", "No embedding is looked up and no position is added.") },
        StepText { "input.trained",
            QT_TRANSLATE_NOOP("steps",
                "Token vectors, and position vectors where the model has them, are learned; the "
                "same token at the same position always gets the same vector.") },
        StepText { "input.layer",
            QT_TRANSLATE_NOOP("steps",
                "These vectors hold what the earlier layers have computed about each token.") },
        StepText { "input.attended",
            QT_TRANSLATE_NOOP("steps",
                "The decoder has attended to its own tokens; now it attends to the source text.") },
        StepText { "input.states",
            QT_TRANSLATE_NOOP("steps",
                "The query is the decoder's state before it outputs this token; the keys are the "
                "encoder's states for each token, read in both directions.") },
        StepText { "input.embedding",
            QT_TRANSLATE_NOOP("steps", "The same word gets the same vector wherever it occurs.") },
        StepText { "input.position.sinusoidal",
            QT_TRANSLATE_NOOP("steps",
                "Each pair of columns is a sine and a cosine with its own wavelength, so every "
                "position has a unique pattern.") },
        StepText { "input.position.random",
            QT_TRANSLATE_NOOP("steps",
                "Every position has a random vector, like a learned position table before "
                "training.") },
        StepText { "project.plain",
            QT_TRANSLATE_NOOP("steps", "All tokens of this head share the same matrices.") },
        StepText { "project.bias",
            QT_TRANSLATE_NOOP(
                "steps", "All tokens of this head share the same matrices and biases.") },
        StepText { "project.rotated",
            QT_TRANSLATE_NOOP("steps",
                "All tokens of this head share the same matrices. Then R rotates pair c of the "
                "components of a query or key by the angle θ, which grows with the position; "
                "values are not rotated.") },
        StepText { "project.rotated_bias",
            QT_TRANSLATE_NOOP("steps",
                "All tokens of this head share the same matrices and biases. Then R rotates pair "
                "c of the components of a query or key by the angle θ, which grows with the "
                "position; values are not rotated.") },
        StepText { "scale.none",
            QT_TRANSLATE_NOOP("steps", "No scaling: the scores are passed on unchanged.") },
        StepText { "scale.sqrt_dk",
            QT_TRANSLATE_NOOP("steps",
                "The wider the queries and keys, the larger the variance of the scores; dividing "
                "by √dₖ removes this dependence.") },
        StepText { "scale.dk",
            QT_TRANSLATE_NOOP(
                "steps", "Dividing by the width makes the score the mean of the products.") },
        StepText { "scale.factor",
            QT_TRANSLATE_NOOP(
                "steps", "A larger divisor flattens the weights, a smaller one sharpens them.") },
        StepText { "scale.none_capped", QT_TRANSLATE_NOOP("steps", "The scores are not divided.") },
        StepText { "scale.sqrt_dk_capped",
            QT_TRANSLATE_NOOP("steps",
                "The wider the queries and keys, the larger the variance of the scores; dividing "
                "by √dₖ removes this dependence.") },
        StepText { "scale.dk_capped",
            QT_TRANSLATE_NOOP(
                "steps", "Dividing by the width makes the score the mean of the products.") },
        StepText { "scale.factor_capped",
            QT_TRANSLATE_NOOP(
                "steps", "A larger divisor flattens the weights, a smaller one sharpens them.") },
        StepText { "mask.none",
            QT_TRANSLATE_NOOP("steps",
                "Every query may attend to every key: the scores are passed on unchanged.") },
        StepText { "mask.added",
            QT_TRANSLATE_NOOP("steps",
                "A forbidden key gets a score of minus infinity, and so a weight of exactly 0.") },
        StepText { "mask.distance",
            QT_TRANSLATE_NOOP(
                "steps", "The farther away a key is, the more is subtracted from its score.") },
        StepText { "mask.added_distance",
            QT_TRANSLATE_NOOP("steps",
                "A forbidden key gets a score of minus infinity, and so a weight of exactly 0; "
                "from the others, more is subtracted the farther away they are.") },
        StepText { "normalise.softmax",
            QT_TRANSLATE_NOOP("steps",
                "The exponential makes every score positive, the division makes the row sum to "
                "1.") },
        StepText { "normalise.relu_sum",
            QT_TRANSLATE_NOOP("steps",
                "Negative scores get weight 0; the others are normalised in proportion.") },
        StepText { "normalise.relu",
            QT_TRANSLATE_NOOP(
                "steps", "Negative scores get weight 0, and the row need not sum to 1.") },
        StepText { "normalise.relu_mean",
            QT_TRANSLATE_NOOP("steps",
                "Negative scores get weight 0; dividing by the number of keys m keeps the result "
                "close to a mean, whatever the length.") },
        StepText { "normalise.sigmoid",
            QT_TRANSLATE_NOOP("steps",
                "Each key is gated on its own, without competition; with m keys, a score of 0 "
                "gives about 1/m.") },
        StepText { "normalise.sparsemax",
            QT_TRANSLATE_NOOP("steps",
                "A threshold is subtracted so that what stays above 0 sums to 1; all other keys "
                "get exactly 0.") },
        StepText { "normalise.sum",
            QT_TRANSLATE_NOOP("steps", "Where scores are negative, weights are too.") },
        StepText { "normalise.none",
            QT_TRANSLATE_NOOP("steps", "Weights may be negative and need not sum to 1.") },
        StepText { "mix.values",
            QT_TRANSLATE_NOOP("steps",
                "Each value is multiplied by its weight, and the products "
                "are added.") },
        StepText { "output.concat", QT_TRANSLATE_NOOP("steps", "The heads are not mixed.") },
        StepText { "output.concat_bias",
            QT_TRANSLATE_NOOP("steps", "The heads are not mixed; a bias is added.") },
        StepText { "output.projection",
            QT_TRANSLATE_NOOP("steps",
                "The output matrix lets every component of the result combine all heads.") },
        StepText { "output.projection_bias",
            QT_TRANSLATE_NOOP("steps",
                "The output matrix lets every component of the result combine all heads; a bias "
                "is added.") },
    };

    QString textOf(const auto& texts, std::string_view id)
    {
        const auto* const it = std::ranges::find(texts, id, &StepText::id);
        return it != texts.end() ? QCoreApplication::translate("steps", it->words) : QString();
    }

    using Pieces = std::vector<Sentence::Piece>;

    struct StepNote {
        std::string_view id;
        const char* words;
        Pieces (*args)(const StepScene& scene) = nullptr;
    };

    // The first mask of that kind, or one with its defaults.
    template <class M> M maskOf(const StepScene& scene)
    {
        for (const core::Mask& mask : scene.rule().mask)
            if (const auto* one = std::get_if<M>(&mask))
                return *one;
        return {};
    }

    Pieces slope(const StepScene& scene)
    {
        return { piece::number(static_cast<double>(scene.head().trace.mask.distanceSlope)) };
    }
    Pieces unknown(const StepScene& scene)
    {
        const core::AttentionTrace& attention = scene.head().layer;
        core::Index count = std::ranges::count(*attention.queryTokens, false, &core::Token::known);
        if (scene.cross())
            count += std::ranges::count(*attention.keyTokens, false, &core::Token::known);
        return { piece::count(count) };
    }
    Pieces pattern(const StepScene& scene)
    {
        return { { label(scene.head().pattern()), Part::Number } };
    }
    Pieces temperature(const StepScene& scene)
    {
        const auto temperature = static_cast<double>(scene.rule().temperature);
        return { { settingText(temperature), Part::Number } };
    }
    Pieces softcap(const StepScene& scene)
    {
        return { { settingText(static_cast<double>(scene.rule().softcap)), Part::Number } };
    }
    Pieces emptyRows(const StepScene& scene)
    {
        return { piece::count(std::ssize(scene.head().trace.emptyRows)) };
    }
    Pieces window(const StepScene& scene)
    {
        return { piece::count(maskOf<core::WindowMask>(scene).window) };
    }
    Pieces padding(const StepScene& scene)
    {
        return { piece::count(maskOf<core::PaddingMask>(scene).length) };
    }
    Pieces causalWindow(const StepScene& scene)
    {
        return { piece::count(maskOf<core::CausalWindowMask>(scene).width) };
    }
    Pieces prefix(const StepScene& scene)
    {
        return { piece::count(maskOf<core::PrefixMask>(scene).prefix) };
    }
    Pieces blocks(const StepScene& scene)
    {
        return { piece::count(maskOf<core::BlocksMask>(scene).size) };
    }
    Pieces dilated(const StepScene& scene)
    {
        const auto mask = maskOf<core::DilatedMask>(scene);
        return { piece::count(mask.reach), piece::count(mask.step) };
    }
    Pieces global(const StepScene& scene)
    {
        const auto mask = maskOf<core::GlobalMask>(scene);
        return { piece::count(mask.count), piece::count(mask.nearby) };
    }

    constexpr std::array stepNotes {
        StepNote { "alibi",
            QT_TRANSLATE_NOOP("steps",
                "ALiBi (linear bias): in this head, a score falls by α = %1 per token of "
                "distance."),
            slope },
        StepNote { "cross",
            QT_TRANSLATE_NOOP("steps",
                "Cross-attention: the queries come from one sequence, the keys and "
                "values from another.") },
        StepNote { "unknown_tokens",
            QT_TRANSLATE_NOOP("steps",
                "Tokens that are not in the table (%1) get a vector built from their spelling."),
            unknown },
        StepNote { "rotary",
            QT_TRANSLATE_NOOP("steps",
                "Rotary position encoding (RoPE): queries and keys are rotated by their positions, "
                "so a score depends on their relative position.") },
        StepNote { "identity",
            QT_TRANSLATE_NOOP("steps",
                "The matrices are identities: query, key and value are the input itself.") },
        StepNote { "handmade",
            QT_TRANSLATE_NOOP("steps", "The matrices of this head were built for: %1."), pattern },
        StepNote { "identity_output",
            QT_TRANSLATE_NOOP("steps",
                "Here the output matrix is the identity: the heads are concatenated without "
                "mixing.") },
        StepNote { "no_query",
            QT_TRANSLATE_NOOP("steps", "The query has no influence: every row is the same.") },
        StepNote { "excludes",
            QT_TRANSLATE_NOOP("steps",
                "Keys farther away than the bandwidth are excluded, as if they were masked.") },
        StepNote { "temperature",
            QT_TRANSLATE_NOOP("steps",
                "The temperature %1 divides the scores first: above 1 it flattens the weights, "
                "below 1 it sharpens them."),
            temperature },
        StepNote { "softcap",
            QT_TRANSLATE_NOOP("steps",
                "Soft cap: small scores stay nearly unchanged, large ones are compressed, and "
                "none exceeds ±%1."),
            softcap },
        StepNote { "logarithm",
            QT_TRANSLATE_NOOP("steps",
                "The scores are logarithms: their exponentials are the kernel's own weights.") },
        StepNote { "empty_rows",
            QT_TRANSLATE_NOOP(
                "steps", "Queries with nothing to attend to: %1. Their rows are zeros."),
            emptyRows },
        StepNote { "head_off",
            QT_TRANSLATE_NOOP(
                "steps", "This head is ablated: its output is zero, so it adds nothing.") },
        StepNote { "parallel",
            QT_TRANSLATE_NOOP(
                "steps", "The FFN gets the same input as the attention: both run in parallel.") },
        StepNote { "causal",
            QT_TRANSLATE_NOOP("steps", "Causal mask: no token sees what comes after it.") },
        StepNote { "window",
            QT_TRANSLATE_NOOP("steps", "Window: only keys at most %1 positions away are seen."),
            window },
        StepNote { "padding",
            QT_TRANSLATE_NOOP("steps", "Padding: only the first %1 keys are valid."), padding },
        StepNote {
            "graph", QT_TRANSLATE_NOOP("steps", "Graph: a query sees itself and its neighbours.") },
        StepNote { "matrix",
            QT_TRANSLATE_NOOP("steps",
                "Matrix: the given mask forbids keys, or adds a number to their scores.") },
        StepNote { "causal_window",
            QT_TRANSLATE_NOOP("steps",
                "Causal window: a token sees itself and those just before it, %1 keys in all."),
            causalWindow },
        StepNote { "prefix",
            QT_TRANSLATE_NOOP("steps",
                "Prefix: the first %1 keys are seen by all; after them, no token sees what comes "
                "later."),
            prefix },
        StepNote { "blocks",
            QT_TRANSLATE_NOOP("steps", "Blocks: tokens see only their own block of %1."), blocks },
        StepNote { "dilated",
            QT_TRANSLATE_NOOP("steps", "Dilated window: %1 keys on each side, %2 positions apart."),
            dilated },
        StepNote { "global",
            QT_TRANSLATE_NOOP("steps",
                "Global tokens: the first %1 see all and are seen by all; the others see %2 on "
                "each side."),
            global },
    };

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

Sentence noteWords(std::string_view id, const StepScene& scene)
{
    const auto* const it = std::ranges::find(stepNotes, id, &StepNote::id);
    if (it == stepNotes.end())
        return {};
    return { QCoreApplication::translate("steps", it->words),
        it->args != nullptr ? it->args(scene) : Pieces {} };
}

} // namespace ui
