#include "core/input/embedding.h"

#include "core/input/word_vectors_request.h"

#include <algorithm>
#include <unordered_map>

namespace core {

namespace {

    // The first occurrence of a word: the row that the others are copied from.
    struct Place {
        std::size_t text = 0;
        Index row = 0;
    };

    struct WordsOfTexts {
        std::vector<std::string> words;
        std::vector<Place> first; // per word
        std::vector<std::vector<Index>> wordOf; // text, token -> word
    };

    WordsOfTexts collect(const std::vector<std::vector<Token>*>& texts)
    {
        WordsOfTexts result;
        std::unordered_map<std::string_view, Index> known;
        for (std::size_t t = 0; t < texts.size(); ++t) {
            auto& words = result.wordOf.emplace_back();
            for (const Token& token : *texts[t]) {
                const auto next = static_cast<Index>(result.words.size());
                const auto [entry, added] = known.try_emplace(token.text, next);
                if (added) {
                    result.words.push_back(token.text);
                    result.first.push_back({ t, static_cast<Index>(words.size()) });
                }
                words.push_back(entry->second);
            }
        }
        return result;
    }

} // namespace

std::vector<Matrix> embed(const EmbeddingRequest& request, std::vector<std::vector<Token>*> texts,
    const Files& files, std::vector<Notice>& notices)
{
    const WordsOfTexts vocabulary = collect(texts);
    const EmbeddingTask task { request, vocabulary.words, files, notices };
    const WordVectors vectors
        = std::visit([&](const auto& how) { return wordVectors(how, task); }, request.how);

    std::vector<Matrix> result;
    for (const auto& words : vocabulary.wordOf)
        result.push_back(Matrix::uninitialised(static_cast<Index>(words.size()), vectors.width));
    for (std::size_t t = 0; t < texts.size(); ++t)
        for (std::size_t i = 0; i < texts[t]->size(); ++i) {
            const Index word = vocabulary.wordOf[t][i];
            const auto row = static_cast<Index>(i);
            const Place first = vocabulary.first[static_cast<std::size_t>(word)];
            Token& token = (*texts[t])[i];
            if (first.text == t && first.row == row) {
                token.known = vectors.write(word, result[t].row(row));
            } else {
                std::ranges::copy(result[first.text].row(first.row), result[t].row(row).begin());
                token.known = (*texts[first.text])[static_cast<std::size_t>(first.row)].known;
            }
        }
    return result;
}

} // namespace core
