#include "ui/words/choice_words.h"

#include <QtGlobal>

#include <array>

// The effect of each option of a view on it.

namespace ui {

namespace {

    constexpr std::array pictureChoices {
        ChoiceWords { "view", "flow", "",
            QT_TRANSLATE_NOOP("ids",
                "One head from left to right: the token vectors X become queries, keys and "
                "values; queries and keys give the scores, the scores become the weights A, and "
                "the output is the weighted sum of the values. Point at a cell to see which rows "
                "and columns it comes from in every matrix. Double-click a matrix to enlarge "
                "it.") },
        ChoiceWords { "view", "heads", "",
            QT_TRANSLATE_NOOP("ids",
                "The weights of all heads side by side: rows are queries, columns are keys, a "
                "strong colour is a large weight. Each head is labelled with its pattern. Sort "
                "heads by entropy or attention distance, or add their mean, maximum or rollout. "
                "Double-click a head to enlarge it.") },
        ChoiceWords { "view", "links", "",
            QT_TRANSLATE_NOOP("ids",
                "Query tokens on one side, key tokens on the other, joined by curves whose "
                "thickness shows the weight, in the colour of their head's pattern. Click a token "
                "to see only its links. Click a head's number to show or hide the head, "
                "double-click it to show only that head.") },
        ChoiceWords { "view", "steps", "",
            QT_TRANSLATE_NOOP("ids",
                "The computation for one token, from its vector to its output: each step with "
                "its formula, the actual numbers and a sentence about your tokens. Arrow keys "
                "move between steps, digits jump to a step.") },
        ChoiceWords { "view", "matrices", "",
            QT_TRANSLATE_NOOP("ids",
                "Any matrix of the computation, as a heat map (with numbers where there is room) "
                "or as a table. Double-click to edit weights by hand; everything can be copied "
                "and saved.") },
        ChoiceWords { "view", "space", "",
            QT_TRANSLATE_NOOP("ids",
                "Tokens as points along their first two principal components (PCA): nearby "
                "points have similar vectors. Show the input, the output, queries and keys "
                "together, or arrows from before attention to after it.") },
        ChoiceWords { "view", "atlas", "",
            QT_TRANSLATE_NOOP("ids",
                "Every head of every layer as a small map, framed in the colour of its pattern. "
                "Choose a query token and a key token: all heads are ranked by the weight "
                "between them. For trained models with several layers.") },
        ChoiceWords { "view", "predict", "",
            QT_TRANSLATE_NOOP("ids",
                "What a trained model predicts for the next token, or for a token that you mask "
                "([MASK]), as bars; below, what it would predict after each layer (logit lens). "
                "Modify the model, and the bars of the original appear next to them.") },
        ChoiceWords { "view", "learn", "",
            QT_TRANSLATE_NOOP("ids",
                "Train a small network on a task and watch: its accuracy on validation texts, "
                "and what it attends to while it processes one. The slider goes back to any "
                "checkpoint, in every view.") },
        ChoiceWords { "view", "regression", "",
            QT_TRANSLATE_NOOP("ids",
                "Attention as kernel regression: at each position the curve is the mean of the "
                "data points, weighted by how near they are. Change the bandwidth to make the "
                "curve smoother or rougher; point at a position to see its weights.") },
        ChoiceWords { "view", "compare", "",
            QT_TRANSLATE_NOOP("ids",
                "Two states and their difference: pin one as A, change any setting, and see A, B "
                "and B − A, what the change did.") },
        ChoiceWords { "view.order", "index", "",
            QT_TRANSLATE_NOOP("ids", "Heads in the order of their numbers") },
        ChoiceWords { "view.order", "entropy", "",
            QT_TRANSLATE_NOOP("ids", "Most focused heads (lowest entropy) first") },
        ChoiceWords { "view.order", "distance", "",
            QT_TRANSLATE_NOOP("ids", "Heads with the shortest attention distance first") },
        ChoiceWords { "view.weight_scale", "automatic", QT_TRANSLATE_NOOP("ids", "automatic"),
            QT_TRANSLATE_NOOP("ids",
                "Linear; in texts of more than 32 keys by the root, so that small weights are "
                "visible") },
        ChoiceWords { "view.weight_scale", "linear", QT_TRANSLATE_NOOP("ids", "linear"),
            QT_TRANSLATE_NOOP("ids", "Equal differences of weights are equal steps of colour") },
        ChoiceWords { "view.weight_scale", "root", QT_TRANSLATE_NOOP("ids", "root"),
            QT_TRANSLATE_NOOP("ids",
                "The colour follows the square root of the weight: small weights are visible") },
        ChoiceWords { "view.order", "normalised_entropy",
            QT_TRANSLATE_NOOP("ids", "normalised entropy"),
            QT_TRANSLATE_NOOP("ids",
                "Most focused heads first, compared with uniform attention to the allowed keys") },
        ChoiceWords { "view.order", "self", "",
            QT_TRANSLATE_NOOP("ids", "Heads that attend most to the query itself first") },
        ChoiceWords { "view.order", "previous", "",
            QT_TRANSLATE_NOOP("ids", "Heads that attend most to the previous token first") },
        ChoiceWords { "view.order", "next", "",
            QT_TRANSLATE_NOOP("ids", "Heads that attend most to the next token first") },
        ChoiceWords { "view.order", "first", "",
            QT_TRANSLATE_NOOP("ids", "Heads that attend most to the first token first") },
        ChoiceWords { "view.order", "same_word", "",
            QT_TRANSLATE_NOOP(
                "ids", "Heads that attend most to other copies of the same word first") },
        ChoiceWords { "view.order", "punctuation", "",
            QT_TRANSLATE_NOOP("ids", "Heads that attend most to punctuation first") },
        ChoiceWords { "view.order", "special", "",
            QT_TRANSLATE_NOOP("ids", "Heads that attend most to special tokens first") },
        ChoiceWords { "view.order", "duplicate_token", QT_TRANSLATE_NOOP("ids", "duplicate token"),
            QT_TRANSLATE_NOOP(
                "ids", "Heads that attend most to earlier copies of the token first") },
        ChoiceWords { "view.order", "induction", QT_TRANSLATE_NOOP("ids", "induction"),
            QT_TRANSLATE_NOOP("ids",
                "Heads that attend most to what followed an earlier copy of the token first") },
        ChoiceWords { "view.order", "maximum", QT_TRANSLATE_NOOP("ids", "largest weight"),
            QT_TRANSLATE_NOOP("ids", "Heads with the largest single weight first") },
        ChoiceWords { "view.order", "empty_rows", QT_TRANSLATE_NOOP("ids", "empty rows"),
            QT_TRANSLATE_NOOP("ids", "Heads in which most queries attend to nothing first") },
        ChoiceWords { "view.order", "pattern", QT_TRANSLATE_NOOP("ids", "pattern"),
            QT_TRANSLATE_NOOP("ids", "Heads with the same pattern next to each other") },
        ChoiceWords { "view.range", "shared", "",
            QT_TRANSLATE_NOOP("ids", "The same colour means the same value in every head") },
        ChoiceWords { "view.range", "own", "",
            QT_TRANSLATE_NOOP("ids",
                "Each head uses the full colour range: faint patterns show, but colours cannot "
                "be compared between heads") },
        ChoiceWords { "view.picture", "weights", "",
            QT_TRANSLATE_NOOP("ids", "How much each query attends to each key") },
        ChoiceWords { "view.picture", "scores", "",
            QT_TRANSLATE_NOOP(
                "ids", "How well each query matches each key, before the normaliser") },
        ChoiceWords { "view.picture", "values", QT_TRANSLATE_NOOP("ids", "Value-weighted"),
            QT_TRANSLATE_NOOP("ids",
                "How much each key contributes: the norm of weight · value · W_O (value-weighted "
                "attention). A large weight on a short value contributes little") },
        ChoiceWords { "view.combination", "none", QT_TRANSLATE_NOOP("ids", "nothing"),
            QT_TRANSLATE_NOOP("ids", "Only the heads themselves") },
        ChoiceWords { "view.combination", "mean", QT_TRANSLATE_NOOP("ids", "Mean"),
            QT_TRANSLATE_NOOP("ids", "The mean of all heads: what they attend to on average") },
        ChoiceWords { "view.combination", "max", QT_TRANSLATE_NOOP("ids", "Maximum"),
            QT_TRANSLATE_NOOP(
                "ids", "The largest weight of any head: what at least one head attends to") },
        ChoiceWords { "view.combination", "rollout", QT_TRANSLATE_NOOP("ids", "Rollout"),
            QT_TRANSLATE_NOOP("ids",
                "Attention rollout: where an output comes from across all layers, counting half "
                "for the residual connection") },
        ChoiceWords { "view.learn_plot", "lengths", QT_TRANSLATE_NOOP("ids", "Lengths"),
            QT_TRANSLATE_NOOP("ids", "Final accuracy by text length") },
        ChoiceWords { "view.learn_plot", "gradients", QT_TRANSLATE_NOOP("ids", "Gradients"),
            QT_TRANSLATE_NOOP("ids", "Gradient norm of each parameter, by step") },
        ChoiceWords { "view.learn_plot", "softmax", QT_TRANSLATE_NOOP("ids", "Softmax gradient"),
            QT_TRANSLATE_NOOP("ids",
                "Mean norm of the softmax Jacobian, that is how far the weights are from "
                "one-hot: at zero, no gradient reaches q and k") },
        ChoiceWords { "view.queries", "all", QT_TRANSLATE_NOOP("ids", "all"),
            QT_TRANSLATE_NOOP("ids", "The links of every token") },
        ChoiceWords { "view.queries", "one", QT_TRANSLATE_NOOP("ids", "the selected one"),
            QT_TRANSLATE_NOOP("ids", "Only the links of the token pointed at or locked") },
        ChoiceWords { "view.points", "input", QT_TRANSLATE_NOOP("ids", "Input"),
            QT_TRANSLATE_NOOP("ids", "Token vectors before attention, positions included") },
        ChoiceWords { "view.points", "output", QT_TRANSLATE_NOOP("ids", "Output"),
            QT_TRANSLATE_NOOP("ids", "Token vectors after attention") },
        ChoiceWords { "view.points", "qk", QT_TRANSLATE_NOOP("ids", "q and k"),
            QT_TRANSLATE_NOOP("ids",
                "Queries and keys of the head in one space: vectors in the same direction match") },
        ChoiceWords { "view.points", "residual", QT_TRANSLATE_NOOP("ids", "With residual"),
            QT_TRANSLATE_NOOP("ids",
                "Before attention, and after it with the residual connection: x and x + o, which "
                "the rest of the layer gets") },
        ChoiceWords { "view.points", "both", QT_TRANSLATE_NOOP("ids", "Before → after"),
            QT_TRANSLATE_NOOP("ids", "Arrows from each token's input to its output") },
        ChoiceWords { "theme", "light", "",
            QT_TRANSLATE_NOOP("ids", "For bright rooms and for printed figures") },
        ChoiceWords { "theme", "dark", "", QT_TRANSLATE_NOOP("ids", "For dark rooms") },
        ChoiceWords { "theme", "projector", "",
            QT_TRANSLATE_NOOP("ids", "High contrast and thick lines, readable from the last row") },
    };

} // namespace

std::span<const ChoiceWords> pictureWords()
{
    return pictureChoices;
}

} // namespace ui
