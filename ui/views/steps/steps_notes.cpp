#include "ui/views/steps/steps_words.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <variant>

namespace ui {

namespace {

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

Sentence noteWords(std::string_view id, const StepScene& scene)
{
    const auto* const it = std::ranges::find(stepNotes, id, &StepNote::id);
    if (it == stepNotes.end())
        return {};
    return { QCoreApplication::translate("steps", it->words),
        it->args != nullptr ? it->args(scene) : Pieces {} };
}

} // namespace ui
