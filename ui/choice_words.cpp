#include "ui/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

// What each option of a choice does to attention or to its picture, and its word where that of its
// id is not enough: one id may be an option of several choices.

namespace ui {

namespace {

    struct ChoiceWords {
        std::string_view path; // of the setting
        std::string_view id;
        const char* word; // "": the id's
        const char* effect;
    };

    constexpr std::array choiceWords {
        ChoiceWords { "scaling.kind", "none", QT_TRANSLATE_NOOP("ids", "1: as they are"),
            QT_TRANSLATE_NOOP("ids",
                "Scores stay as large as they come: the wider the head, the harder softmax picks "
                "a single key") },
        ChoiceWords { "scaling.kind", "sqrt_dk", "",
            QT_TRANSLATE_NOOP("ids",
                "Scores spread about as much however wide the head is, so that softmax can still "
                "share among several keys") },
        ChoiceWords { "scaling.kind", "dk", QT_TRANSLATE_NOOP("ids", "dₖ"),
            QT_TRANSLATE_NOOP(
                "ids", "Scores become small in wide heads: weights come close to an even share") },
        ChoiceWords { "scaling.kind", "factor", QT_TRANSLATE_NOOP("ids", "a number"),
            QT_TRANSLATE_NOOP("ids",
                "A divisor of your own: a small one sharpens the weights, a large one evens them "
                "out") },
        ChoiceWords { "score.kind", "dot", "",
            QT_TRANSLATE_NOOP("ids",
                "q·k: high where query and key point the same way, and higher the longer they "
                "are") },
        ChoiceWords { "score.kind", "scaled_dot", "",
            QT_TRANSLATE_NOOP("ids",
                "q·k / √dₖ: the dot product, kept from growing with the width of the head") },
        ChoiceWords { "score.kind", "general", "",
            QT_TRANSLATE_NOOP("ids",
                "q W kᵀ: a matrix decides which component of the query looks for which component "
                "of the key") },
        ChoiceWords { "score.kind", "additive", "",
            QT_TRANSLATE_NOOP("ids",
                "u·tanh(q W + k W′ + b): a small network compares the two; tanh keeps large "
                "components from outweighing all others") },
        ChoiceWords { "score.kind", "cosine", "",
            QT_TRANSLATE_NOOP("ids",
                "Only the angle between q and k counts: a long vector gets no more attention than "
                "a short one") },
        ChoiceWords { "score.kind", "kernel", "",
            QT_TRANSLATE_NOOP("ids",
                "The weight falls with the distance between q and k: near keys answer, far ones "
                "do not") },
        ChoiceWords { "score.kind", "location", "",
            QT_TRANSLATE_NOOP("ids",
                "The key alone decides, whoever asks: all rows of the weights are the same") },
        ChoiceWords { "score.kernel", "gaussian", "",
            QT_TRANSLATE_NOOP("ids",
                "exp(−r²/h): the weight fades smoothly with the distance r and is nowhere quite "
                "0") },
        ChoiceWords { "score.kernel", "box", "",
            QT_TRANSLATE_NOOP(
                "ids", "Every key up to the distance h counts alike, those beyond not at all") },
        ChoiceWords { "score.kernel", "triangle", "",
            QT_TRANSLATE_NOOP(
                "ids", "The weight falls in a straight line and is 0 from the distance h on") },
        ChoiceWords { "score.kernel", "epanechnikov", "",
            QT_TRANSLATE_NOOP("ids",
                "max(0, 1 − r²/h²): a parabola, slow to fall near the query and 0 from the "
                "distance h on") },
        ChoiceWords { "score.form", "hu", "",
            QT_TRANSLATE_NOOP("ids", "A key's score is a weighted sum of its components") },
        ChoiceWords { "score.form", "hwu", "",
            QT_TRANSLATE_NOOP("ids",
                "The same after a matrix W; nothing bends in between, so one column WU could do "
                "it") },
        ChoiceWords { "score.form", "tanh_hu", "",
            QT_TRANSLATE_NOOP("ids",
                "Components are bent to between −1 and 1 first: no large one decides alone") },
        ChoiceWords { "score.form", "tanh_hwbu", "",
            QT_TRANSLATE_NOOP("ids",
                "A small network scores each key: it can react to combinations of components") },
        ChoiceWords { "normaliser.kind", "softmax", "",
            QT_TRANSLATE_NOOP(
                "ids", "Every key gets a share, high scores by far the most; a row adds up to 1") },
        ChoiceWords { "normaliser.kind", "relu_sum", "",
            QT_TRANSLATE_NOOP("ids",
                "Negative scores get nothing, the others a share in proportion; a row adds up to "
                "1") },
        ChoiceWords { "normaliser.kind", "relu", "",
            QT_TRANSLATE_NOOP("ids",
                "Negative scores get nothing, the others count as they are: keys do not compete, "
                "and a row adds up to anything") },
        ChoiceWords { "normaliser.kind", "sparsemax", "",
            QT_TRANSLATE_NOOP(
                "ids", "Like softmax, but low scores get exactly 0: few keys share the whole") },
        ChoiceWords { "normaliser.kind", "relu_mean", "",
            QT_TRANSLATE_NOOP("ids",
                "Negative scores get nothing, the others count as they are, divided by the number "
                "of keys: long texts add up to no more than short ones") },
        ChoiceWords { "normaliser.kind", "sigmoid", "",
            QT_TRANSLATE_NOOP("ids",
                "Each key gets between 0 and 1 by its own score: keys do not compete, and a row "
                "adds up to anything") },
        ChoiceWords { "normaliser.kind", "sum", "",
            QT_TRANSLATE_NOOP("ids",
                "Each score is divided by its row's sum: right for kernels, whose values are "
                "weights already") },
        ChoiceWords { "normaliser.kind", "none", "",
            QT_TRANSLATE_NOOP("ids",
                "Scores are the weights: keys do not compete, and a row adds up to anything") },
        ChoiceWords { "mask.kind", "none", "",
            QT_TRANSLATE_NOOP("ids", "Every query may look at every key") },
        ChoiceWords { "mask.kind", "causal", "",
            QT_TRANSLATE_NOOP("ids",
                "A token looks at itself and at what came before, never ahead: as in models that "
                "write the next word") },
        ChoiceWords { "mask.kind", "window", "",
            QT_TRANSLATE_NOOP("ids",
                "A token looks only a few places to each side: long texts cost less, and far "
                "words are out of reach") },
        ChoiceWords { "mask.kind", "causal_window", "",
            QT_TRANSLATE_NOOP("ids",
                "A token looks at itself and the few before it: what a model that writes keeps in "
                "mind stays small") },
        ChoiceWords { "mask.kind", "prefix", "",
            QT_TRANSLATE_NOOP("ids",
                "A question at the beginning is read as a whole, the answer after it word by "
                "word") },
        ChoiceWords { "mask.kind", "blocks", "",
            QT_TRANSLATE_NOOP("ids",
                "Tokens look only at those of their own block: several texts in one row stay "
                "apart") },
        ChoiceWords { "mask.kind", "dilated", "",
            QT_TRANSLATE_NOOP("ids",
                "A token looks at every second one or farther: as few keys as in a window, but "
                "from afar") },
        ChoiceWords { "mask.kind", "global", "",
            QT_TRANSLATE_NOOP("ids",
                "A few tokens look everywhere and are seen from everywhere, the others only "
                "nearby: news travels in two steps") },
        ChoiceWords { "mask.kind", "padding", "",
            QT_TRANSLATE_NOOP(
                "ids", "Tokens that only fill a sentence up to a length are not looked at") },
        ChoiceWords { "mask.kind", "graph", "",
            QT_TRANSLATE_NOOP("ids",
                "A token looks at those it has an edge to, and at itself: attention becomes a "
                "graph network") },
        ChoiceWords { "mask.kind", "matrix", "",
            QT_TRANSLATE_NOOP("ids",
                "Your own matrix: true and false allow and forbid, numbers are added to the "
                "scores") },
        ChoiceWords { "source.kind", "sentence", "",
            QT_TRANSLATE_NOOP("ids", "Self-attention: the tokens of one sentence ask each other") },
        ChoiceWords { "source.kind", "sentences", "",
            QT_TRANSLATE_NOOP("ids",
                "Cross-attention: the tokens of the first sentence ask those of the second") },
        ChoiceWords { "source.kind", "matrices", QT_TRANSLATE_NOOP("ids", "Vectors"),
            QT_TRANSLATE_NOOP("ids",
                "Vectors of your own ask and answer: frames of sound, pieces of an image, states "
                "of a network") },
        ChoiceWords { "source.kind", "points", "",
            QT_TRANSLATE_NOOP("ids",
                "Kernel regression: each place asks the data points, and their weighted mean is "
                "the curve") },
        ChoiceWords { "tokens.kind", "words", "",
            QT_TRANSLATE_NOOP("ids", "Each word and each mark asks and answers by itself") },
        ChoiceWords { "tokens.kind", "characters", "",
            QT_TRANSLATE_NOOP("ids",
                "Each character asks and answers by itself: far more cells, and no token knows its "
                "word") },
        ChoiceWords { "tokens.kind", "whitespace", "",
            QT_TRANSLATE_NOOP("ids",
                "Cut at spaces only: marks stay with their word, and “tired.” is not “tired”") },
        ChoiceWords { "embedding.kind", "one_hot", "",
            QT_TRANSLATE_NOOP(
                "ids", "All words are equally far apart: a token is like the same word only") },
        ChoiceWords { "embedding.kind", "random", QT_TRANSLATE_NOOP("ids", "Random vectors"),
            QT_TRANSLATE_NOOP("ids",
                "Each word lies somewhere by chance: the same word is found again, related words "
                "are not") },
        ChoiceWords { "embedding.kind", "subword", "",
            QT_TRANSLATE_NOOP("ids",
                "Similar spellings lie near each other: “walk”, “walked” and “walking” find one "
                "another") },
        ChoiceWords { "embedding.kind", "table", "",
            QT_TRANSLATE_NOOP("ids",
                "Trained vectors from a file: words of related meaning lie near each other") },
        ChoiceWords { "embedding.kind", "builtin", "",
            QT_TRANSLATE_NOOP("ids",
                "A small table that comes along: the words of the examples lie by what they "
                "mean") },
        ChoiceWords { "position.kind", "none", "",
            QT_TRANSLATE_NOOP("ids",
                "Order is not told: in another order the tokens get the very same weights") },
        ChoiceWords { "position.kind", "sinusoidal", "",
            QT_TRANSLATE_NOOP("ids",
                "Waves are added to each vector: heads can look for a place, or for a neighbour") },
        ChoiceWords { "position.kind", "random", QT_TRANSLATE_NOOP("ids", "Random table"),
            QT_TRANSLATE_NOOP("ids",
                "A vector by chance is added for each place: places can be told apart, but near "
                "ones are no more alike than far ones") },
        ChoiceWords { "position.kind", "rotary", "",
            QT_TRANSLATE_NOOP("ids",
                "Queries and keys are turned by their place: scores see how far apart two tokens "
                "are, not where they stand") },
        ChoiceWords { "position.kind", "alibi", "",
            QT_TRANSLATE_NOOP("ids",
                "Each score loses in proportion to the distance: nearer tokens get more, in some "
                "heads far more") },
        ChoiceWords { "position.pairing", "adjacent", "",
            QT_TRANSLATE_NOOP("ids",
                "Components 1 and 2, 3 and 4, … turn together: how the method was first "
                "described") },
        ChoiceWords { "position.pairing", "halves", "",
            QT_TRANSLATE_NOOP("ids",
                "Each component of the first half turns with one of the second: what many trained "
                "weights expect") },
        ChoiceWords { "weights.kind", "random", QT_TRANSLATE_NOOP("ids", "Random, from the seed"),
            QT_TRANSLATE_NOOP("ids",
                "Matrices as before any training: heads differ, but look at nothing in "
                "particular") },
        ChoiceWords { "weights.kind", "identity", "",
            QT_TRANSLATE_NOOP(
                "ids", "Q = K = V = X: each token looks at those whose vectors resemble its own") },
        ChoiceWords { "weights.kind", "handmade", "",
            QT_TRANSLATE_NOOP("ids",
                "Each head is built for a pattern you choose: previous token, same word and so "
                "on") },
        ChoiceWords { "weights.kind", "file", QT_TRANSLATE_NOOP("ids", "From a file"),
            QT_TRANSLATE_NOOP("ids",
                "Matrices of your own, trained ones for example: heads look where these make "
                "them") },
        ChoiceWords { "weights.patterns.kind", "previous", "",
            QT_TRANSLATE_NOOP("ids", "Each token looks at the one before it") },
        ChoiceWords { "weights.patterns.kind", "next", "",
            QT_TRANSLATE_NOOP("ids", "Each token looks at the one after it") },
        ChoiceWords { "weights.patterns.kind", "first", "",
            QT_TRANSLATE_NOOP("ids", "All tokens look at the first one") },
        ChoiceWords { "weights.patterns.kind", "same_word", "",
            QT_TRANSLATE_NOOP(
                "ids", "Each token looks wherever its word stands, itself included") },
        ChoiceWords { "weights.patterns.kind", "self", "",
            QT_TRANSLATE_NOOP("ids", "Each token looks at itself: its value passes through") },
        ChoiceWords { "weights.patterns.kind", "neighbours", "",
            QT_TRANSLATE_NOOP("ids",
                "Each token looks around itself, the less the farther: like a blurred picture") },
        ChoiceWords { "weights.patterns.kind", "uniform", "",
            QT_TRANSLATE_NOOP(
                "ids", "Each token looks at all alike: its output is the mean of all values") },
        ChoiceWords { "weights.patterns.kind", "similar", "",
            QT_TRANSLATE_NOOP(
                "ids", "Each token looks at words whose embedding resembles its own") },
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

    const ChoiceWords* find(std::string_view path, std::string_view id)
    {
        const auto* const it = std::ranges::find_if(choiceWords,
            [&](const ChoiceWords& each) { return each.path == path && each.id == id; });
        return it != choiceWords.end() ? it : nullptr;
    }

} // namespace

QString label(std::string_view path, std::string_view choice)
{
    const ChoiceWords* const entry = find(path, choice);
    return entry != nullptr && *entry->word != 0 ? QCoreApplication::translate("ids", entry->word)
                                                 : label(choice);
}

QString explanation(std::string_view path, std::string_view choice)
{
    const ChoiceWords* const entry = find(path, choice);
    return entry != nullptr ? QCoreApplication::translate("ids", entry->effect) : QString();
}

} // namespace ui
