#include "ui/words/choice_words.h"

#include <QtGlobal>

#include <array>

// What each option of a picture does to it.

namespace ui {

namespace {

    constexpr std::array pictureChoices {
        ChoiceWords { "view", "flow", "",
            QT_TRANSLATE_NOOP("ids",
                "One head from left to right: the vectors X of the tokens become queries, keys and "
                "values; queries and keys make the scores, these the weights A, and the weights "
                "mix the values. Point at a cell and see in every matrix which rows and columns "
                "made it. A double click enlarges a matrix.") },
        ChoiceWords { "view", "heads", "",
            QT_TRANSLATE_NOOP("ids",
                "The weights of all heads side by side: rows ask, columns answer, dark is much. "
                "Beside each stands what it mostly looks at. Sort them by how focused or how "
                "far-sighted they are, or add their mean, maximum or rollout. A double click "
                "enlarges a head.") },
        ChoiceWords { "view", "links", "",
            QT_TRANSLATE_NOOP("ids",
                "Tokens that ask on one side, tokens that answer on the other, joined by curves as "
                "thick as the weight, a colour for each head. Click a token to see its links "
                "alone. A colour's square shows or hides its head, a double click leaves only "
                "that one.") },
        ChoiceWords { "view", "steps", "",
            QT_TRANSLATE_NOOP("ids",
                "The computation for one token, from its vector to its output: each step with its "
                "formula, the real numbers and a sentence that names your tokens. Arrow keys go on "
                "and back, digits choose a step.") },
        ChoiceWords { "view", "matrices", "",
            QT_TRANSLATE_NOOP("ids",
                "Any matrix of the computation: as a heat map, with its numbers where there is "
                "room, or as a table. Weights can be changed by hand after a double click, and "
                "everything can be copied and saved.") },
        ChoiceWords { "view", "space", "",
            QT_TRANSLATE_NOOP("ids",
                "Tokens as points, seen along the two directions in which they differ most: what "
                "lies near has similar vectors. Choose the input, the output, queries and keys "
                "together, or arrows from before attention to after it.") },
        ChoiceWords { "view", "atlas", "",
            QT_TRANSLATE_NOOP("ids",
                "Every head of every layer as a small map, framed in the colour of what it does. "
                "Choose a token that asks and one that answers: all heads are ranked by that "
                "weight. For trained models of several layers.") },
        ChoiceWords { "view", "predict", "",
            QT_TRANSLATE_NOOP("ids",
                "What a trained model expects next, or at a token that you hide, as bars; below "
                "them what it would say after each layer already. Alter the model, and the bars "
                "stand beside those of the model as it was trained.") },
        ChoiceWords { "view", "learn", "",
            QT_TRANSLATE_NOOP("ids",
                "A small network learns a task from examples while you watch: how it does on texts "
                "it never learns from, and whom it looks at while it answers one. The slider goes "
                "back to any moment, in every view.") },
        ChoiceWords { "view", "regression", "",
            QT_TRANSLATE_NOOP("ids",
                "Attention as kernel regression: at each place the curve is the mean of the data "
                "points, weighted by how near they are. Move the bandwidth and see the curve "
                "become smooth or restless; point at a place to see its weights.") },
        ChoiceWords { "view", "compare", "",
            QT_TRANSLATE_NOOP("ids",
                "Two states and their difference: pin one as A, change what you like, and see A, "
                "B and B − A in the same colours.") },
        ChoiceWords { "view.order", "index", "",
            QT_TRANSLATE_NOOP("ids", "Heads stand in the order of their numbers") },
        ChoiceWords { "view.order", "entropy", "",
            QT_TRANSLATE_NOOP(
                "ids", "Heads that look at few tokens first, those that spread last") },
        ChoiceWords { "view.order", "distance", "",
            QT_TRANSLATE_NOOP("ids", "Heads that look near first, those that look far away last") },
        ChoiceWords { "view.range", "shared", "",
            QT_TRANSLATE_NOOP("ids", "A colour means the same number in every head") },
        ChoiceWords { "view.range", "own", "",
            QT_TRANSLATE_NOOP("ids",
                "Each head uses all colours: faint patterns show, but heads cannot be compared by "
                "colour") },
        ChoiceWords { "view.picture", "weights", "",
            QT_TRANSLATE_NOOP("ids", "How much each query takes of each key") },
        ChoiceWords { "view.picture", "scores", "",
            QT_TRANSLATE_NOOP("ids",
                "What the weights are made of: how well query and key match, before keys "
                "compete") },
        ChoiceWords { "view.picture", "values", QT_TRANSLATE_NOOP("ids", "Weights × values"),
            QT_TRANSLATE_NOOP("ids",
                "How much each key brings: the length of weight times value after the output "
                "projection. A large weight on a short value brings little") },
        ChoiceWords { "view.combination", "none", QT_TRANSLATE_NOOP("ids", "nothing"),
            QT_TRANSLATE_NOOP("ids", "Only the heads themselves") },
        ChoiceWords { "view.combination", "mean", QT_TRANSLATE_NOOP("ids", "Mean"),
            QT_TRANSLATE_NOOP("ids", "The mean of all heads: what they look at together") },
        ChoiceWords { "view.combination", "max", QT_TRANSLATE_NOOP("ids", "Maximum"),
            QT_TRANSLATE_NOOP(
                "ids", "The largest weight of any head: what at least one looks at") },
        ChoiceWords { "view.combination", "rollout", QT_TRANSLATE_NOOP("ids", "Rollout"),
            QT_TRANSLATE_NOOP("ids",
                "Where an output comes from when half of it passes by the heads, layer after "
                "layer") },
        ChoiceWords { "view.learn_plot", "lengths", QT_TRANSLATE_NOOP("ids", "Lengths"),
            QT_TRANSLATE_NOOP("ids", "How much is right at the end, by the length of the text") },
        ChoiceWords { "view.learn_plot", "gradients", QT_TRANSLATE_NOOP("ids", "Gradients"),
            QT_TRANSLATE_NOOP(
                "ids", "How long the gradient of each parameter was, by step: what it learns by") },
        ChoiceWords { "view.learn_plot", "softmax", QT_TRANSLATE_NOOP("ids", "Softmax slope"),
            QT_TRANSLATE_NOOP("ids",
                "How far from one-hot the weights are: at zero no gradient passes to q and k") },
        ChoiceWords { "view.queries", "all", QT_TRANSLATE_NOOP("ids", "all"),
            QT_TRANSLATE_NOOP("ids", "The links of every token") },
        ChoiceWords { "view.queries", "one", QT_TRANSLATE_NOOP("ids", "the selected one"),
            QT_TRANSLATE_NOOP("ids", "Only the links of the token pointed at or locked") },
        ChoiceWords { "view.points", "input", QT_TRANSLATE_NOOP("ids", "Input"),
            QT_TRANSLATE_NOOP("ids", "Tokens as they come in, positions included") },
        ChoiceWords { "view.points", "output", QT_TRANSLATE_NOOP("ids", "Output"),
            QT_TRANSLATE_NOOP("ids", "Tokens after attention has mixed the values") },
        ChoiceWords { "view.points", "qk", QT_TRANSLATE_NOOP("ids", "q and k"),
            QT_TRANSLATE_NOOP("ids",
                "Queries and keys of the head in one space: what lies in one direction matches") },
        ChoiceWords { "view.points", "both", QT_TRANSLATE_NOOP("ids", "Before → after"),
            QT_TRANSLATE_NOOP("ids", "Arrows from each token's input to its output") },
        ChoiceWords { "theme", "light", "",
            QT_TRANSLATE_NOOP("ids", "For daylight, and for figures to print") },
        ChoiceWords { "theme", "dark", "", QT_TRANSLATE_NOOP("ids", "For dark rooms") },
        ChoiceWords { "theme", "projector", "",
            QT_TRANSLATE_NOOP("ids", "High contrast and thick lines, for the last row") },
    };

} // namespace

std::span<const ChoiceWords> pictureWords()
{
    return pictureChoices;
}

} // namespace ui
