#include "ui/words/choice_words.h"

#include "ui/words/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

// What each option of a setting does to attention.

namespace ui {

namespace {

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
        ChoiceWords { "scaling.kind", "as_trained", "",
            QT_TRANSLATE_NOOP("ids",
                "Divided by what the model was trained with: scores keep the spread that its "
                "weights expect") },
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
        ChoiceWords { "normaliser.kind", "as_trained", "",
            QT_TRANSLATE_NOOP("ids",
                "The way of sharing that the model was trained with: another one shows what "
                "depends on it") },
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
        ChoiceWords { "network.kind", "designed", "",
            QT_TRANSLATE_NOOP("ids",
                "One layer whose heads are built for a pattern, drawn at random or given: every "
                "choice is yours") },
        ChoiceWords { "network.kind", "loaded", "",
            QT_TRANSLATE_NOOP("ids",
                "All layers of a model that has learnt from texts: what its heads look at nobody "
                "chose") },
        ChoiceWords { "network.where", "encoder", QT_TRANSLATE_NOOP("ids", "Trained encoder"),
            QT_TRANSLATE_NOOP("ids",
                "Learnt to fill in hidden words of old English books; each token sees all others. "
                "In its head 3.5 “it” looks at the animal even before “too wide”; long sentences "
                "go "
                "worse") },
        ChoiceWords { "network.where", "decoder", QT_TRANSLATE_NOOP("ids", "Trained decoder"),
            QT_TRANSLATE_NOOP("ids",
                "Learnt to go on with old English books; each token sees only those before it. "
                "Left to itself it soon repeats itself") },
        ChoiceWords { "network.where", "translator", QT_TRANSLATE_NOOP("ids", "Trained translator"),
            QT_TRANSLATE_NOOP("ids",
                "Learnt to say short English sentences in Chinese: an encoder, a decoder and the "
                "attention between them. Long or bookish sentences go wrong") },
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
    };

    const ChoiceWords* find(std::string_view path, std::string_view id)
    {
        for (const std::span<const ChoiceWords> table :
            { std::span<const ChoiceWords>(choiceWords), pictureWords() }) {
            const auto it = std::ranges::find_if(
                table, [&](const ChoiceWords& each) { return each.path == path && each.id == id; });
            if (it != table.end())
                return &*it;
        }
        return path.starts_with(alteredPrefix) ? find(path.substr(alteredPrefix.size()), id)
                                               : nullptr;
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
