#pragma once

#include "core/base/fields.h"
#include "core/base/matrix.h"
#include "core/input/files.h"
#include "core/text/tokens.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// torch.nn.functional.one_hot: 1 in the component of the token's word. The dimension is the number
// of different words.
struct OneHot {
    static constexpr std::string_view id = "one_hot";
    static void fields(auto&, auto&&) { }
    bool operator==(const OneHot&) const = default;
};

// Independent standard normal vectors, one per different token (torch.nn.Embedding before
// training).
struct RandomEmbedding {
    static constexpr std::string_view id = "random";
    static void fields(auto&, auto&&) { }
    bool operator==(const RandomEmbedding&) const = default;
};

// The sum of random vectors of the token's character n-grams, so similar spellings have near
// vectors. [Bojanowski et al. 2017]
struct SubwordHash {
    static constexpr std::string_view id = "subword";
    int shortest = 3; // n of the n-grams, in characters
    int longest = 5;
    static void fields(auto& self, auto&& f)
    {
        f("shortest", self.shortest, Range { 1, 8 });
        f("longest", self.longest, Range { 1, 8 });
    }
    bool operator==(const SubwordHash&) const = default;
};

// A word-vector text file (word2vec or GloVe format). Unknown tokens get the subword hash and are
// marked.
struct WordTable {
    static constexpr std::string_view id = "table";
    std::string file;
    static void fields(auto& self, auto&& f) { f("file", self.file); }
    bool operator==(const WordTable&) const = default;
};

// A small built-in table of word features for the classic examples. Unknown tokens get the subword
// hash and are marked.
struct BuiltinTable {
    static constexpr std::string_view id = "builtin";
    static void fields(auto&, auto&&) { }
    bool operator==(const BuiltinTable&) const = default;
};

using Embedding = std::variant<OneHot, RandomEmbedding, SubwordHash, WordTable, BuiltinTable>;

struct EmbeddingRequest {
    Embedding how;
    int dimension = 0; // ignored by one-hot
    std::uint64_t seed = 0;
};

// Embeds several texts with one vocabulary (one-hot counts the tokens of all texts) and marks
// unknown tokens. Returns one matrix (tokens x d) per text. May add notices.
std::vector<Matrix> embed(const EmbeddingRequest& request, std::vector<std::vector<Token>*> texts,
    const Files& files, std::vector<Notice>& notices);

} // namespace core
