#include "ui/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace ui {

namespace {

    struct Word {
        std::string_view id;
        const char* word;
        const char* explanation; // "" if the word says it all
    };

    // Every id that can reach the screen, with its word.
    constexpr std::array table {
        Word { "flow", QT_TRANSLATE_NOOP("ids", "Flow"),
            QT_TRANSLATE_NOOP("ids", "One head's pipeline from the input to the output") },
        Word { "heads", QT_TRANSLATE_NOOP("ids", "Heads"),
            QT_TRANSLATE_NOOP("ids", "All heads side by side") },
        Word { "links", QT_TRANSLATE_NOOP("ids", "Links"),
            QT_TRANSLATE_NOOP("ids", "Tokens joined by curves as thick as the weight") },
        Word { "steps", QT_TRANSLATE_NOOP("ids", "Steps"),
            QT_TRANSLATE_NOOP("ids", "The computation, one step at a time") },
        Word { "matrices", QT_TRANSLATE_NOOP("ids", "Matrices"),
            QT_TRANSLATE_NOOP("ids", "Any tensor as a heat map or a table") },
        Word { "space", QT_TRANSLATE_NOOP("ids", "Space"),
            QT_TRANSLATE_NOOP("ids", "Tokens as points") },
        Word { "regression", QT_TRANSLATE_NOOP("ids", "Regression"),
            QT_TRANSLATE_NOOP("ids", "Kernel regression") },
        Word { "compare", QT_TRANSLATE_NOOP("ids", "Compare"),
            QT_TRANSLATE_NOOP("ids", "The pinned state beside what is shown now") },
        Word { "dimension", QT_TRANSLATE_NOOP("ids", "Dimension d"),
            QT_TRANSLATE_NOOP("ids", "Width of a token's vector") },
        Word { "dk", QT_TRANSLATE_NOOP("ids", "dₖ per head"),
            QT_TRANSLATE_NOOP("ids", "Width of a query and of a key") },
        Word { "dv", QT_TRANSLATE_NOOP("ids", "dᵥ per head"),
            QT_TRANSLATE_NOOP("ids", "Width of a value") },
        Word { "biases", QT_TRANSLATE_NOOP("ids", "Biases"),
            QT_TRANSLATE_NOOP("ids", "Add a bias to q, k, v and the output") },
        Word { "output_projection", QT_TRANSLATE_NOOP("ids", "Project with Wₒ"),
            QT_TRANSLATE_NOOP("ids", "Mix the heads' outputs with a matrix") },
        Word { "scaling.kind", QT_TRANSLATE_NOOP("ids", "Scale"),
            QT_TRANSLATE_NOOP("ids", "What the scores are divided by") },
        Word { "scaling.factor", QT_TRANSLATE_NOOP("ids", "Factor s"),
            QT_TRANSLATE_NOOP("ids", "The scores are divided by it") },
        Word { "temperature", QT_TRANSLATE_NOOP("ids", "Temperature"),
            QT_TRANSLATE_NOOP("ids",
                "Divides the scores before they are normalised: above 1 flattens, below 1 "
                "sharpens") },
        Word { "score.kind", QT_TRANSLATE_NOOP("ids", "Score"),
            QT_TRANSLATE_NOOP("ids", "How a query is compared with a key") },
        Word { "score.kernel", QT_TRANSLATE_NOOP("ids", "Kernel"),
            QT_TRANSLATE_NOOP("ids", "The form of the weight around the query") },
        Word { "score.bandwidth", QT_TRANSLATE_NOOP("ids", "Bandwidth h"),
            QT_TRANSLATE_NOOP("ids", "How far a kernel reaches") },
        Word { "score.width", QT_TRANSLATE_NOOP("ids", "Inner width"),
            QT_TRANSLATE_NOOP("ids", "Width of the hidden layer; 0: as wide as dₖ") },
        Word { "score.form", QT_TRANSLATE_NOOP("ids", "Form"),
            QT_TRANSLATE_NOOP("ids", "How the location score is computed") },
        Word { "normaliser.kind", QT_TRANSLATE_NOOP("ids", "Normaliser"),
            QT_TRANSLATE_NOOP("ids", "How scores become weights") },
        Word { "mask.kind", QT_TRANSLATE_NOOP("ids", "Mask"),
            QT_TRANSLATE_NOOP("ids", "Which keys a query may look at") },
        Word { "mask.window", QT_TRANSLATE_NOOP("ids", "Window"),
            QT_TRANSLATE_NOOP("ids", "A query sees keys at most this far away") },
        Word { "mask.length", QT_TRANSLATE_NOOP("ids", "Real tokens"),
            QT_TRANSLATE_NOOP("ids", "Keys after these are padding") },
        Word { "mask.edges", QT_TRANSLATE_NOOP("ids", "Edges"),
            QT_TRANSLATE_NOOP("ids", "Token numbers, as in 1-2, 2-5, or 1>2 for one direction") },
        Word { "mask.file", QT_TRANSLATE_NOOP("ids", "Edge file"),
            QT_TRANSLATE_NOOP("ids", "A text of edges, or a square matrix") },
        Word { "mask.matrix", QT_TRANSLATE_NOOP("ids", "Matrix"),
            QT_TRANSLATE_NOOP("ids", "True where a query may look, or numbers to be added") },
        Word { "source.kind", QT_TRANSLATE_NOOP("ids", "Source"),
            QT_TRANSLATE_NOOP("ids", "Where queries, keys and values come from") },
        Word { "source.text", QT_TRANSLATE_NOOP("ids", "Sentence"), "" },
        Word { "source.keys", QT_TRANSLATE_NOOP("ids", "Keys"), "" },
        Word { "source.queries", QT_TRANSLATE_NOOP("ids", "Queries"), "" },
        Word { "source.values", QT_TRANSLATE_NOOP("ids", "Values"), "" },
        Word { "source.points", QT_TRANSLATE_NOOP("ids", "Points"), "" },
        Word { "source.targets", QT_TRANSLATE_NOOP("ids", "Targets"), "" },
        Word { "tokens.kind", QT_TRANSLATE_NOOP("ids", "Tokens"),
            QT_TRANSLATE_NOOP("ids", "How the text is cut") },
        Word { "embedding.kind", QT_TRANSLATE_NOOP("ids", "Embedding"),
            QT_TRANSLATE_NOOP("ids", "How a token becomes a vector") },
        Word { "embedding.shortest", QT_TRANSLATE_NOOP("ids", "Shortest part"),
            QT_TRANSLATE_NOOP("ids", "Characters of the shortest word part") },
        Word { "embedding.longest", QT_TRANSLATE_NOOP("ids", "Longest part"),
            QT_TRANSLATE_NOOP("ids", "Characters of the longest word part") },
        Word { "embedding.file", QT_TRANSLATE_NOOP("ids", "Word vectors"),
            QT_TRANSLATE_NOOP("ids", "A text file in word2vec or GloVe form") },
        Word { "position.kind", QT_TRANSLATE_NOOP("ids", "Position"),
            QT_TRANSLATE_NOOP("ids", "How the order of the tokens is told") },
        Word { "position.base", QT_TRANSLATE_NOOP("ids", "Base"),
            QT_TRANSLATE_NOOP("ids", "Longest wavelength of the position") },
        Word { "position.pairing", QT_TRANSLATE_NOOP("ids", "Pairs"),
            QT_TRANSLATE_NOOP("ids", "Which components turn together") },
        Word { "weights.kind", QT_TRANSLATE_NOOP("ids", "Source"),
            QT_TRANSLATE_NOOP("ids", "Where the matrices come from") },
        Word { "weights.patterns", QT_TRANSLATE_NOOP("ids", "Patterns"),
            QT_TRANSLATE_NOOP("ids", "What each head is built to do") },
        Word { "weights.patterns.kind", QT_TRANSLATE_NOOP("ids", "Patterns"),
            QT_TRANSLATE_NOOP("ids", "What each head is built to do") },
        Word { "weights.patterns.width", QT_TRANSLATE_NOOP("ids", "Width"),
            QT_TRANSLATE_NOOP("ids", "How far the neighbours reach") },
        Word { "weights.file", QT_TRANSLATE_NOOP("ids", "File"),
            QT_TRANSLATE_NOOP("ids", "npz or safetensors with w_q, w_k, w_v") },
        Word { "seed", QT_TRANSLATE_NOOP("ids", "Seed"),
            QT_TRANSLATE_NOOP("ids", "The same seed gives the same random numbers") },
        Word { "heads_off", QT_TRANSLATE_NOOP("ids", "Heads off"),
            QT_TRANSLATE_NOOP("ids", "Numbers of heads that add nothing to the output") },
        Word { "edits", QT_TRANSLATE_NOOP("ids", "Edited weights"),
            QT_TRANSLATE_NOOP("ids", "Numbers set by hand") },
        Word { "none", QT_TRANSLATE_NOOP("ids", "none"), "" },
        Word { "sqrt_dk", QT_TRANSLATE_NOOP("ids", "√dₖ"),
            QT_TRANSLATE_NOOP("ids", "So that scores keep variance 1") },
        Word { "factor", QT_TRANSLATE_NOOP("ids", "factor"), "" },
        Word { "dot", QT_TRANSLATE_NOOP("ids", "Dot product"), QT_TRANSLATE_NOOP("ids", "q·k") },
        Word { "scaled_dot", QT_TRANSLATE_NOOP("ids", "Scaled dot product"),
            QT_TRANSLATE_NOOP("ids", "q·k / √dₖ") },
        Word { "general", QT_TRANSLATE_NOOP("ids", "General"), QT_TRANSLATE_NOOP("ids", "q W kᵀ") },
        Word { "additive", QT_TRANSLATE_NOOP("ids", "Additive"),
            QT_TRANSLATE_NOOP("ids", "u·tanh(W q + W k + b)") },
        Word { "cosine", QT_TRANSLATE_NOOP("ids", "Cosine"),
            QT_TRANSLATE_NOOP("ids", "The angle only") },
        Word { "kernel", QT_TRANSLATE_NOOP("ids", "Kernel"),
            QT_TRANSLATE_NOOP("ids", "A weight that falls with the distance") },
        Word { "location", QT_TRANSLATE_NOOP("ids", "Location"),
            QT_TRANSLATE_NOOP("ids", "The key alone decides") },
        Word { "gaussian", QT_TRANSLATE_NOOP("ids", "Gaussian"), "" },
        Word { "box", QT_TRANSLATE_NOOP("ids", "Box"), "" },
        Word { "triangle", QT_TRANSLATE_NOOP("ids", "Triangle"), "" },
        Word { "hu", QT_TRANSLATE_NOOP("ids", "H U"), "" },
        Word { "hwu", QT_TRANSLATE_NOOP("ids", "H W U"), "" },
        Word { "tanh_hu", QT_TRANSLATE_NOOP("ids", "tanh(H) U"), "" },
        Word { "tanh_hwbu", QT_TRANSLATE_NOOP("ids", "tanh(H W + b) U"), "" },
        Word { "softmax", QT_TRANSLATE_NOOP("ids", "Softmax"), "" },
        Word { "relu_sum", QT_TRANSLATE_NOOP("ids", "ReLU ÷ sum"), "" },
        Word { "relu", QT_TRANSLATE_NOOP("ids", "ReLU"), "" },
        Word { "sparsemax", QT_TRANSLATE_NOOP("ids", "Sparsemax"), "" },
        Word { "sum", QT_TRANSLATE_NOOP("ids", "Sum"), "" },
        Word { "causal", QT_TRANSLATE_NOOP("ids", "Causal"),
            QT_TRANSLATE_NOOP("ids", "Only the past") },
        Word { "window", QT_TRANSLATE_NOOP("ids", "Window"), "" },
        Word { "padding", QT_TRANSLATE_NOOP("ids", "Padding"), "" },
        Word { "graph", QT_TRANSLATE_NOOP("ids", "Graph"), "" },
        Word { "matrix", QT_TRANSLATE_NOOP("ids", "Matrix"), "" },
        Word { "sentence", QT_TRANSLATE_NOOP("ids", "One sentence"),
            QT_TRANSLATE_NOOP("ids", "Self-attention") },
        Word { "sentences", QT_TRANSLATE_NOOP("ids", "Two sentences"),
            QT_TRANSLATE_NOOP("ids", "Cross-attention") },
        Word { "points", QT_TRANSLATE_NOOP("ids", "Points"),
            QT_TRANSLATE_NOOP("ids", "Kernel regression") },
        Word { "words", QT_TRANSLATE_NOOP("ids", "Words"), "" },
        Word { "characters", QT_TRANSLATE_NOOP("ids", "Characters"), "" },
        Word { "whitespace", QT_TRANSLATE_NOOP("ids", "White space"), "" },
        Word { "one_hot", QT_TRANSLATE_NOOP("ids", "One-hot"), "" },
        Word { "random", QT_TRANSLATE_NOOP("ids", "Random"), "" },
        Word { "subword", QT_TRANSLATE_NOOP("ids", "Subword hash"), "" },
        Word { "table", QT_TRANSLATE_NOOP("ids", "Word vectors"), "" },
        Word { "builtin", QT_TRANSLATE_NOOP("ids", "Built-in words"), "" },
        Word { "sinusoidal", QT_TRANSLATE_NOOP("ids", "Sinusoidal"), "" },
        Word { "rotary", QT_TRANSLATE_NOOP("ids", "Rotary"), "" },
        Word { "alibi", QT_TRANSLATE_NOOP("ids", "Linear bias"), "" },
        Word { "adjacent", QT_TRANSLATE_NOOP("ids", "adjacent"), "" },
        Word { "halves", QT_TRANSLATE_NOOP("ids", "halves"), "" },
        Word { "identity", QT_TRANSLATE_NOOP("ids", "Identity"), "" },
        Word { "handmade", QT_TRANSLATE_NOOP("ids", "Handmade heads"), "" },
        Word { "file", QT_TRANSLATE_NOOP("ids", "File"), "" },
        Word { "previous", QT_TRANSLATE_NOOP("ids", "previous token"), "" },
        Word { "next", QT_TRANSLATE_NOOP("ids", "next token"), "" },
        Word { "first", QT_TRANSLATE_NOOP("ids", "first token"), "" },
        Word { "same_word", QT_TRANSLATE_NOOP("ids", "same word"), "" },
        Word { "self", QT_TRANSLATE_NOOP("ids", "self"), "" },
        Word { "neighbours", QT_TRANSLATE_NOOP("ids", "neighbours"), "" },
        Word { "uniform", QT_TRANSLATE_NOOP("ids", "uniform"), "" },
        Word { "similar", QT_TRANSLATE_NOOP("ids", "similar words"), "" },
        Word { "sparse", QT_TRANSLATE_NOOP("ids", "sparse"), "" },
        Word { "mixed", QT_TRANSLATE_NOOP("ids", "mixed"), "" },
        Word { "empty", QT_TRANSLATE_NOOP("ids", "empty"), "" },
        Word { "auto", QT_TRANSLATE_NOOP("ids", "auto"), "" },
        Word { "shared", QT_TRANSLATE_NOOP("ids", "shared"), "" },
        Word { "own", QT_TRANSLATE_NOOP("ids", "own"), "" },
        Word { "index", QT_TRANSLATE_NOOP("ids", "index"), "" },
        Word { "entropy", QT_TRANSLATE_NOOP("ids", "entropy"), "" },
        Word { "distance", QT_TRANSLATE_NOOP("ids", "distance"), "" },
        Word { "weights", QT_TRANSLATE_NOOP("ids", "weights"), "" },
        Word { "scores", QT_TRANSLATE_NOOP("ids", "scores"), "" },
        Word { "indigo", QT_TRANSLATE_NOOP("ids", "Indigo"), "" },
        Word { "viridis", QT_TRANSLATE_NOOP("ids", "Viridis"), "" },
        Word { "cividis", QT_TRANSLATE_NOOP("ids", "Cividis"), "" },
        Word { "magma", QT_TRANSLATE_NOOP("ids", "Magma"), "" },
        Word { "light", QT_TRANSLATE_NOOP("ids", "Light"), "" },
        Word { "dark", QT_TRANSLATE_NOOP("ids", "Dark"), "" },
        Word { "projector", QT_TRANSLATE_NOOP("ids", "Projector"),
            QT_TRANSLATE_NOOP("ids", "High contrast and thick lines, for the last row") },
        Word { "grey", QT_TRANSLATE_NOOP("ids", "Grey"), "" },
        Word { "blue_red", QT_TRANSLATE_NOOP("ids", "Blue–red"), "" },
        Word { "purple_green", QT_TRANSLATE_NOOP("ids", "Purple–green"), "" },
    };

    const Word* find(std::string_view id)
    {
        const auto* const it = std::ranges::find(table, id, &Word::id);
        return it != table.end() ? it : nullptr;
    }

} // namespace

QString label(std::string_view id)
{
    const Word* const entry = find(id);
    return entry != nullptr ? QCoreApplication::translate("ids", entry->word)
                            : QString::fromUtf8(id.data(), qsizetype(id.size()));
}

QString explanation(std::string_view id)
{
    const Word* const entry = find(id);
    return entry != nullptr && *entry->explanation != 0
        ? QCoreApplication::translate("ids", entry->explanation)
        : QString();
}

} // namespace ui
