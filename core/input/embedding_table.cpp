#include "core/base/error.h"
#include "core/input/subword_hash.h"
#include "core/input/word_vectors_request.h"
#include "core/text/builtin_words.h"
#include "core/text/letters.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <memory>
#include <optional>

namespace core {

namespace {

    using FoundVectors = std::map<std::string, std::vector<Scalar>>;

    double length(std::span<const Scalar> vector)
    {
        double squares = 0;
        for (const Scalar x : vector)
            squares += static_cast<double>(x) * static_cast<double>(x);
        return std::sqrt(squares);
    }

    // Copies a vector, truncated or padded with zeros.
    void fit(std::span<const Scalar> vector, std::span<Scalar> row)
    {
        const std::size_t kept = std::min(vector.size(), row.size());
        std::ranges::copy(vector.first(kept), row.begin());
        std::ranges::fill(row.subspan(kept), Scalar(0));
    }

    FoundVectors read(const WordTable& how, const EmbeddingTask& task)
    {
        if (how.file.empty())
            throw Error("file_not_named",
                message("%1 is empty: name a file of word vectors", IdName { "embedding.file" }));
        std::vector<std::string> names;
        for (const std::string& word : task.words)
            std::ranges::move(lookupNames(word), std::back_inserter(names));
        std::ranges::sort(names);
        names.erase(std::unique(names.begin(), names.end()), names.end());
        return task.files.wordVectors(how.file, names);
    }

    void noteWidth(std::size_t width, const EmbeddingTask& task)
    {
        const auto d = static_cast<std::size_t>(task.request.dimension);
        if (width == d)
            return;
        task.notices.push_back({ "embedding_fitted",
            width > d
                ? message("the word vectors have dimension %1: only the first %2 components are "
                          "used",
                    width, d)
                : message(
                    "the word vectors have dimension %1: padded with zeros to %2", width, d) });
    }

    // The mean norm of the found rows, so that substitutes have a similar length.
    Scalar typicalNorm(const FoundVectors& found, std::size_t width)
    {
        double sum = 0;
        for (const auto& [name, vector] : found)
            sum += length(std::span(vector).first(std::min(width, vector.size())));
        return sum > 0 ? static_cast<Scalar>(sum / static_cast<double>(found.size())) : 1;
    }

    const std::vector<Scalar>* foundVector(const FoundVectors& found, std::string_view word)
    {
        for (const std::string& name : lookupNames(word))
            if (const auto entry = found.find(name); entry != found.end())
                return &entry->second;
        return nullptr;
    }

} // namespace

WordVectors wordVectors(const WordTable& how, const EmbeddingTask& task)
{
    assert(task.request.dimension > 0);
    const auto found = std::make_shared<const FoundVectors>(read(how, task));
    if (!found->empty())
        noteWidth(found->begin()->second.size(), task);
    const Scalar norm = typicalNorm(*found, static_cast<std::size_t>(task.request.dimension));
    const auto hasher = std::make_shared<SubwordHasher>(SubwordHash {}, task.request.seed);
    return { task.request.dimension,
        [found, norm, hasher, &words = task.words](Index index, std::span<Scalar> row) {
            const std::string& word = words[static_cast<std::size_t>(index)];
            const std::vector<Scalar>* const vector = foundVector(*found, word);
            if (vector != nullptr)
                fit(*vector, row);
            else
                hasher->write(word, norm, row);
            return vector != nullptr;
        } };
}

// The features times √d, truncated or padded with zeros: column c is the same feature at every d,
// and for d >= builtinWidth distances keep their proportions. The seed only affects unknown words.
WordVectors wordVectors(const BuiltinTable& /*how*/, const EmbeddingTask& task)
{
    assert(task.request.dimension > 0);
    const auto hasher = std::make_shared<SubwordHasher>(SubwordHash {}, task.request.seed);
    return { task.request.dimension,
        [hasher, &words = task.words](Index index, std::span<Scalar> row) {
            const std::string& word = words[static_cast<std::size_t>(index)];
            for (const std::string& name : lookupNames(word))
                if (const auto meaning = builtinFeaturesOf(name)) {
                    fit(*meaning, row);
                    for (Scalar& x : row)
                        x *= usualLength(row.size());
                    return true;
                }
            hasher->write(word, usualLength(row.size()), row);
            return false;
        } };
}

} // namespace core
