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

// A 1 in the token's own place. The dimension is the number of different tokens.
struct OneHot {
    static constexpr std::string_view id = "one_hot";
    static void fields(auto&, auto&&) { }
    bool operator==(const OneHot&) const = default;
};

// Independent normal numbers for each different token.
struct RandomEmbedding {
    static constexpr std::string_view id = "random";
    static void fields(auto&, auto&&) { }
    bool operator==(const RandomEmbedding&) const = default;
};

// The sum of random vectors of the token's character n-grams: similar spellings lie near.
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

// A word-vector text file (word2vec or GloVe form). Unknown tokens: the subword hash, marked.
struct WordTable {
    static constexpr std::string_view id = "table";
    std::string file;
    static void fields(auto& self, auto&& f) { f("file", self.file); }
    bool operator==(const WordTable&) const = default;
};

// A small table with meanings for the classic examples. Unknown tokens: the subword hash, marked.
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

// Embeds several texts with one vocabulary (one-hot counts the tokens of all of them) and marks
// the tokens that were not found. One matrix (tokens x d) for each text. May add notices.
std::vector<Matrix> embed(const EmbeddingRequest& request, std::vector<std::vector<Token>*> texts,
    const Files& files, std::vector<Notice>& notices);

} // namespace core
