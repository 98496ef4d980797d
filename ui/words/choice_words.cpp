#include "ui/words/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace ui {

namespace {

    // Explanation of an option of a choice, and its label where the label of the id does not
    // suffice: one id may be an option of several choices.
    struct ChoiceWords {
        std::string_view path; // path of the setting
        std::string_view id;
        const char* word; // "": the label of the id
        const char* effect;
    };

    // The effect of each option of a setting on attention.
    constexpr std::array choiceWords {
        ChoiceWords { "scaling.kind", "none", QT_TRANSLATE_NOOP("ids", "1: unscaled"),
            QT_TRANSLATE_NOOP("ids",
                "Scores are not scaled: the wider the head, the more softmax concentrates on a "
                "single key") },
        ChoiceWords { "scaling.kind", "sqrt_dk", "",
            QT_TRANSLATE_NOOP("ids",
                "The variance of the scores does not depend on the head width, so softmax can "
                "still weight several keys") },
        ChoiceWords { "scaling.kind", "dk", QT_TRANSLATE_NOOP("ids", "dₖ"),
            QT_TRANSLATE_NOOP(
                "ids", "Scores become small in wide heads: the weights become nearly uniform") },
        ChoiceWords { "scaling.kind", "factor", QT_TRANSLATE_NOOP("ids", "custom"),
            QT_TRANSLATE_NOOP("ids",
                "A custom divisor: small values sharpen the weights, large ones flatten them") },
        ChoiceWords { "scaling.kind", "as_trained", "",
            QT_TRANSLATE_NOOP("ids",
                "The divisor the model was trained with: scores keep the range that its weights "
                "expect") },
        ChoiceWords { "score.kind", "dot", "",
            QT_TRANSLATE_NOOP("ids",
                "q·k: high where query and key point the same way, and higher the longer they "
                "are") },
        ChoiceWords { "score.kind", "scaled_dot", "",
            QT_TRANSLATE_NOOP("ids",
                "q·k / √dₖ: the dot product, scaled so that it does not grow with the head "
                "width") },
        ChoiceWords { "score.kind", "general", "",
            QT_TRANSLATE_NOOP("ids",
                "q W kᵀ: a matrix decides which component of the query matches which component "
                "of the key") },
        ChoiceWords { "score.kind", "additive", "",
            QT_TRANSLATE_NOOP("ids",
                "u·tanh(q W + k W′ + b): a small network compares the two; tanh keeps large "
                "components from dominating") },
        ChoiceWords { "score.kind", "cosine", "",
            QT_TRANSLATE_NOOP("ids",
                "Only the angle between q and k counts: a long vector gets no more attention than "
                "a short one") },
        ChoiceWords { "score.kind", "kernel", "",
            QT_TRANSLATE_NOOP("ids",
                "The weight falls with the distance between q and k: near keys count, far ones "
                "do not") },
        ChoiceWords { "score.kind", "location", "",
            QT_TRANSLATE_NOOP("ids",
                "The score depends on the key alone, not on the query: all rows of the weights "
                "are the same") },
        ChoiceWords { "score.kernel", "gaussian", "",
            QT_TRANSLATE_NOOP("ids",
                "exp(−r²/h): the weight fades smoothly with the distance r and never reaches 0") },
        ChoiceWords { "score.kernel", "box", "",
            QT_TRANSLATE_NOOP(
                "ids", "Keys within distance h count equally, all others not at all") },
        ChoiceWords { "score.kernel", "triangle", "",
            QT_TRANSLATE_NOOP("ids", "The weight falls linearly and reaches 0 at distance h") },
        ChoiceWords { "score.kernel", "epanechnikov", "",
            QT_TRANSLATE_NOOP("ids",
                "max(0, 1 − r²/h²): a parabola that falls slowly near the query and reaches 0 at "
                "distance h") },
        ChoiceWords { "score.form", "hu", "",
            QT_TRANSLATE_NOOP("ids", "A key's score is a weighted sum of its components") },
        ChoiceWords { "score.form", "hwu", "",
            QT_TRANSLATE_NOOP("ids",
                "The same after a matrix W; without a nonlinearity in between, the single column "
                "WU would do") },
        ChoiceWords { "score.form", "tanh_hu", "",
            QT_TRANSLATE_NOOP("ids",
                "tanh first squashes the components into −1 to 1: no single large one dominates") },
        ChoiceWords { "score.form", "tanh_hwbu", "",
            QT_TRANSLATE_NOOP("ids",
                "A small network scores each key: it can react to combinations of components") },
        ChoiceWords { "normaliser.kind", "as_trained", "",
            QT_TRANSLATE_NOOP("ids",
                "The function the model was trained with: choose another to see what depends on "
                "it") },
        ChoiceWords { "normaliser.kind", "softmax", "",
            QT_TRANSLATE_NOOP("ids",
                "Every key gets a positive weight, high scores by far the most; each row "
                "sums to 1") },
        ChoiceWords { "normaliser.kind", "relu_sum", "",
            QT_TRANSLATE_NOOP("ids",
                "Negative scores get weight 0, the others are normalised in proportion; each row "
                "sums to 1") },
        ChoiceWords { "normaliser.kind", "relu", "",
            QT_TRANSLATE_NOOP("ids",
                "Negative scores get weight 0, the others are used as they are: keys do not "
                "compete, and rows need not sum to 1") },
        ChoiceWords { "normaliser.kind", "sparsemax", "",
            QT_TRANSLATE_NOOP(
                "ids", "Like softmax, but low scores get exactly 0: only a few keys get weight") },
        ChoiceWords { "normaliser.kind", "relu_mean", "",
            QT_TRANSLATE_NOOP("ids",
                "Negative scores get weight 0, the others are divided by the number of keys: row "
                "sums do not grow with the length of the text") },
        ChoiceWords { "normaliser.kind", "sigmoid", "",
            QT_TRANSLATE_NOOP("ids",
                "Each key gets between 0 and 1 by its own score: keys do not compete, and rows "
                "need not sum to 1") },
        ChoiceWords { "normaliser.kind", "sum", "",
            QT_TRANSLATE_NOOP("ids",
                "Each score is divided by its row's sum: the right choice for kernels, whose "
                "values are already weights") },
        ChoiceWords { "normaliser.kind", "none", "",
            QT_TRANSLATE_NOOP("ids",
                "The scores are the weights: keys do not compete, and rows need not sum to 1") },
        ChoiceWords { "norm", "none", "",
            QT_TRANSLATE_NOOP("ids", "The vectors keep the lengths that the layers give them") },
        ChoiceWords { "norm", "pre", "",
            QT_TRANSLATE_NOOP("ids",
                "Before the attention and before the feed-forward network: the residual stream "
                "itself passes through no norm (GPT-2 and later)") },
        ChoiceWords { "norm", "post", "",
            QT_TRANSLATE_NOOP(
                "ids", "After each residual sum, as in the first transformer and in BERT") },
        ChoiceWords {
            "feed_forward.kind", "none", "", QT_TRANSLATE_NOOP("ids", "Attention alone") },
        ChoiceWords { "feed_forward.kind", "mlp", "",
            QT_TRANSLATE_NOOP("ids",
                "Up to the hidden units, an activation, down again: in a transformer most "
                "weights are here") },
        ChoiceWords { "feed_forward.activation", "gelu", "",
            QT_TRANSLATE_NOOP("ids",
                "x·Φ(x), Φ the normal distribution function: smooth, small negative numbers remain "
                "(BERT)") },
        ChoiceWords { "feed_forward.activation", "gelu_tanh", "",
            QT_TRANSLATE_NOOP("ids", "GELU, computed approximately through tanh, as GPT-2 does") },
        ChoiceWords { "feed_forward.activation", "gelu_sigmoid", "",
            QT_TRANSLATE_NOOP("ids", "x·σ(1.702x): an approximation of GELU, as in CLIP") },
        ChoiceWords { "feed_forward.activation", "relu", "",
            QT_TRANSLATE_NOOP(
                "ids", "Negative numbers become 0, the others stay: the first transformer's") },
        ChoiceWords { "feed_forward.activation", "relu_squared", "",
            QT_TRANSLATE_NOOP("ids", "max(0, x)²: few units are above 0, and these by much") },
        ChoiceWords { "feed_forward.activation", "silu", "",
            QT_TRANSLATE_NOOP("ids", "x·σ(x): smooth as GELU, in Llama with a gate") },
        ChoiceWords { "feed_forward.activation", "tanh", "",
            QT_TRANSLATE_NOOP("ids", "Between −1 and 1: large numbers no longer differ") },
        ChoiceWords { "feed_forward.activation", "sigmoid", "",
            QT_TRANSLATE_NOOP("ids", "Between 0 and 1: each unit is a switch, half open at 0") },
        ChoiceWords { "feed_forward.activation", "none", "",
            QT_TRANSLATE_NOOP("ids", "Nothing: the two matrices are then a single linear map") },
        ChoiceWords { "mask.kind", "none", "",
            QT_TRANSLATE_NOOP("ids", "Every query may attend to every key") },
        ChoiceWords { "mask.kind", "causal", "",
            QT_TRANSLATE_NOOP("ids",
                "A token attends only to itself and to earlier tokens, as in language models "
                "that predict the next token") },
        ChoiceWords { "mask.kind", "window", "",
            QT_TRANSLATE_NOOP("ids",
                "A token attends only to nearby tokens (sliding window): long texts cost less, "
                "distant words are out of reach") },
        ChoiceWords { "mask.kind", "causal_window", "",
            QT_TRANSLATE_NOOP("ids",
                "A token attends to itself and the few tokens before it: causal sliding window, "
                "so the KV cache stays small") },
        ChoiceWords { "mask.kind", "prefix", "",
            QT_TRANSLATE_NOOP("ids",
                "Prefix LM: the prefix (a question, say) is read in both directions, what "
                "follows causally") },
        ChoiceWords { "mask.kind", "blocks", "",
            QT_TRANSLATE_NOOP("ids",
                "Tokens attend only within their own block: several texts packed into one "
                "sequence stay apart") },
        ChoiceWords { "mask.kind", "dilated", "",
            QT_TRANSLATE_NOOP("ids",
                "A token attends to keys at regular gaps: as few keys as in a window, but from "
                "farther away") },
        ChoiceWords { "mask.kind", "global", "",
            QT_TRANSLATE_NOOP("ids",
                "A few tokens attend to all and are attended to by all, the others only nearby "
                "(Longformer): information travels in two steps") },
        ChoiceWords { "mask.kind", "padding", "",
            QT_TRANSLATE_NOOP("ids",
                "Padding tokens, which fill a sentence up to a fixed length, get no "
                "attention") },
        ChoiceWords { "mask.kind", "graph", "",
            QT_TRANSLATE_NOOP("ids",
                "A token attends to its neighbours in a graph and to itself: attention becomes a "
                "graph neural network") },
        ChoiceWords { "mask.kind", "matrix", "",
            QT_TRANSLATE_NOOP("ids",
                "Your own matrix: true and false allow and forbid, numbers are added to the "
                "scores") },
        ChoiceWords { "source.kind", "sentence", "",
            QT_TRANSLATE_NOOP("ids",
                "Self-attention: the tokens of one sentence attend to each "
                "other") },
        ChoiceWords { "source.kind", "sentences", "",
            QT_TRANSLATE_NOOP("ids",
                "Cross-attention: the tokens of the first sentence attend to those of the "
                "second") },
        ChoiceWords { "source.kind", "matrices", QT_TRANSLATE_NOOP("ids", "Vectors"),
            QT_TRANSLATE_NOOP("ids",
                "Your own vectors as queries, keys and values: audio frames, image patches, "
                "hidden states") },
        ChoiceWords { "source.kind", "points", "",
            QT_TRANSLATE_NOOP("ids",
                "Kernel regression: at each position the curve is a weighted mean of the data "
                "points") },
        ChoiceWords { "tokens.kind", "words", "",
            QT_TRANSLATE_NOOP("ids", "Each word and each punctuation mark is a token") },
        ChoiceWords { "tokens.kind", "characters", "",
            QT_TRANSLATE_NOOP("ids",
                "Each character is a token: many more cells, and no token is a whole word") },
        ChoiceWords { "tokens.kind", "whitespace", "",
            QT_TRANSLATE_NOOP("ids",
                "Split at spaces only: punctuation stays attached, so “tired.” is not “tired”") },
        ChoiceWords { "embedding.kind", "one_hot", "",
            QT_TRANSLATE_NOOP("ids",
                "All words are equally far apart: a token is similar only to the same word") },
        ChoiceWords { "embedding.kind", "random", QT_TRANSLATE_NOOP("ids", "Random vectors"),
            QT_TRANSLATE_NOOP("ids",
                "Each word gets a random vector: identical words match, related words do not") },
        ChoiceWords { "embedding.kind", "subword", "",
            QT_TRANSLATE_NOOP("ids",
                "Similar spellings get similar vectors: “walk”, “walked” and “walking” match "
                "each other") },
        ChoiceWords { "embedding.kind", "table", "",
            QT_TRANSLATE_NOOP("ids",
                "Pre-trained vectors from a file: words of related meaning lie near each other") },
        ChoiceWords { "embedding.kind", "builtin", "",
            QT_TRANSLATE_NOOP(
                "ids", "A small built-in table: the words of the examples, placed by meaning") },
        ChoiceWords { "position.kind", "none", "",
            QT_TRANSLATE_NOOP("ids",
                "No position information: reordering the tokens does not change their weights") },
        ChoiceWords { "position.kind", "sinusoidal", "",
            QT_TRANSLATE_NOOP("ids",
                "Sine and cosine waves are added to each vector: heads can look for an absolute "
                "position or for a neighbour") },
        ChoiceWords { "position.kind", "random", QT_TRANSLATE_NOOP("ids", "Random table"),
            QT_TRANSLATE_NOOP("ids",
                "A random vector is added at each position: positions can be distinguished, but "
                "near ones are no more similar than far ones") },
        ChoiceWords { "position.kind", "rotary", "",
            QT_TRANSLATE_NOOP("ids",
                "RoPE: queries and keys are rotated by their position, so scores depend on the "
                "relative position of two tokens, not on where they are") },
        ChoiceWords { "position.kind", "alibi", "",
            QT_TRANSLATE_NOOP("ids",
                "ALiBi: each score is reduced in proportion to the distance, in some heads more "
                "than in others: nearer tokens get more weight") },
        ChoiceWords { "position.pairing", "adjacent", "",
            QT_TRANSLATE_NOOP("ids",
                "Components 1 and 2, 3 and 4, … are rotated together, as in the RoPE paper") },
        ChoiceWords { "position.pairing", "halves", "",
            QT_TRANSLATE_NOOP("ids",
                "Each component of the first half is rotated with one of the second, as most "
                "pre-trained weights expect") },
        ChoiceWords { "network.kind", "designed", "",
            QT_TRANSLATE_NOOP("ids",
                "One attention layer of your own design: heads built for a pattern, random, or "
                "from a file") },
        ChoiceWords { "network.kind", "loaded", "",
            QT_TRANSLATE_NOOP("ids",
                "All layers of a trained model: its heads have learned from text what to attend "
                "to") },
        ChoiceWords { "network.where", "encoder", QT_TRANSLATE_NOOP("ids", "Trained encoder"),
            QT_TRANSLATE_NOOP("ids",
                "Trained to fill in masked words of old English books; each token sees all "
                "others. In head 3.5 “it” attends to the animal even before “too wide”; long "
                "sentences work less well") },
        ChoiceWords { "network.where", "decoder", QT_TRANSLATE_NOOP("ids", "Trained decoder"),
            QT_TRANSLATE_NOOP("ids",
                "Language model trained on old English books; each token sees only itself and "
                "earlier tokens. Generating freely, it soon repeats itself") },
        ChoiceWords { "network.where", "translator", QT_TRANSLATE_NOOP("ids", "Trained translator"),
            QT_TRANSLATE_NOOP("ids",
                "Trained to translate short English sentences into Chinese: an encoder, a "
                "decoder and the cross-attention between them. Long or literary sentences go "
                "wrong") },
        ChoiceWords { "weights.kind", "random", QT_TRANSLATE_NOOP("ids", "Random, from the seed"),
            QT_TRANSLATE_NOOP(
                "ids", "Untrained matrices: heads differ, but attend to nothing in particular") },
        ChoiceWords { "weights.kind", "identity", "",
            QT_TRANSLATE_NOOP(
                "ids", "Q = K = V = X: each token attends to tokens with similar vectors") },
        ChoiceWords { "weights.kind", "handmade", "",
            QT_TRANSLATE_NOOP("ids",
                "Each head is built for a pattern you choose: previous token, same word and so "
                "on") },
        ChoiceWords { "weights.kind", "file", QT_TRANSLATE_NOOP("ids", "From a file"),
            QT_TRANSLATE_NOOP("ids", "Your own matrices, for example from a trained model") },
        ChoiceWords { "weights.patterns.kind", "previous", "",
            QT_TRANSLATE_NOOP("ids", "Each token looks at the one before it") },
        ChoiceWords { "weights.patterns.kind", "next", "",
            QT_TRANSLATE_NOOP("ids", "Each token looks at the one after it") },
        ChoiceWords { "weights.patterns.kind", "first", "",
            QT_TRANSLATE_NOOP("ids", "All tokens look at the first one (attention sink)") },
        ChoiceWords { "weights.patterns.kind", "same_word", "",
            QT_TRANSLATE_NOOP(
                "ids", "Each token looks at every occurrence of its word, itself included") },
        ChoiceWords { "weights.patterns.kind", "self", "",
            QT_TRANSLATE_NOOP("ids", "Each token looks at itself: its value passes through") },
        ChoiceWords { "weights.patterns.kind", "neighbours", "",
            QT_TRANSLATE_NOOP(
                "ids", "Each token looks at its surroundings, less with distance: like a blur") },
        ChoiceWords { "weights.patterns.kind", "uniform", "",
            QT_TRANSLATE_NOOP("ids",
                "Each token looks at all tokens equally: its output is the mean of all "
                "values") },
        ChoiceWords { "weights.patterns.kind", "similar", "",
            QT_TRANSLATE_NOOP(
                "ids", "Each token looks at words whose embedding resembles its own") },
    };

    // Options of views and drawing: "view", "view.order", …, "theme".
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

    const ChoiceWords* find(std::string_view path, std::string_view id)
    {
        for (const std::span<const ChoiceWords> table : { std::span<const ChoiceWords>(choiceWords),
                 std::span<const ChoiceWords>(pictureChoices) }) {
            const auto it = std::ranges::find_if(
                table, [&](const ChoiceWords& each) { return each.path == path && each.id == id; });
            if (it != table.end())
                return &*it;
        }
        return path.starts_with(interventionPrefix)
            ? find(path.substr(interventionPrefix.size()), id)
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
