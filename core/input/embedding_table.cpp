#include "core/base/error.h"
#include "core/base/random.h"
#include "core/input/embedding.h"
#include "core/input/word_vectors_request.h"
#include "core/text/builtin_words.h"
#include "core/text/letters.h"
#include "core/text/text_breaks.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

namespace {

    // x_w ∝ Σ c(g)·r(g) over the n-grams g of "<w>" in lower case, n = shortest … longest, and over
    // the word as typed. "<" and ">" mark its ends; n counts graphemes; r(g) is a random vector per
    // g. Words that share n-grams are near each other (The and the), and no two are equal. c = 3
    // for n-grams at the beginning, which words of one family share (walking and walked share 6 of
    // 18 and 15 n-grams, which chance could hide at small d), 2 for the word as typed, else 1. For
    // words longer than 64 graphemes the n-grams of the first 64 count. [after Bojanowski et al.
    // 2017]
    class SubwordHasher {
    public:
        SubwordHasher(const SubwordHash& how, std::uint64_t seed);

        // Sets row = x_w with |row| = norm (0 only if the sum is 0, which is possible for short
        // rows).
        void write(std::string_view word, Scalar norm, std::span<Scalar> row);

    private:
        void add(std::uint64_t key, std::uint32_t weight);
        void addGrams(std::string_view word);

        std::uint64_t gramKey;
        std::uint64_t wordKey;
        std::size_t shortest;
        std::size_t longest;
        TextBreaker breaker { TextUnit::Grapheme };
        std::vector<std::uint32_t> sums; // sums of random bytes
        std::uint32_t added = 0; // sum of the weights c(g)
    };

    constexpr std::size_t longestWord = 64;
    constexpr std::size_t drawnAtOnce = 64; // numbers: 8 words of 8 bytes

    SubwordHasher::SubwordHasher(const SubwordHash& how, std::uint64_t seed)
        : gramKey(streamKey(seed, "subword"))
        , wordKey(streamKey(seed, "word"))
        , shortest(static_cast<std::size_t>(std::min(how.shortest, how.longest)))
        , longest(static_cast<std::size_t>(std::max(how.shortest, how.longest)))
    {
        assert(how.shortest >= 1 && how.longest >= 1);
    }

    // Value 8b + k of a block is byte b of word k: shifting whole words gives eight values per
    // vector instruction, in the same order on every machine.
    void SubwordHasher::add(std::uint64_t key, std::uint32_t weight)
    {
        for (std::size_t begin = 0; begin < sums.size(); begin += drawnAtOnce) {
            std::array<std::uint64_t, drawnAtOnce / 8> bits {};
            for (std::size_t k = 0; k < bits.size(); ++k)
                bits[k] = randomBits(key, begin / 8 + k);
            std::uint32_t* const to = sums.data() + begin;
            for (std::size_t b = 0; b < 8; ++b)
                for (std::size_t k = 0; k < bits.size(); ++k)
                    to[8 * b + k]
                        += weight * (static_cast<std::uint32_t>(bits[k] >> (8 * b)) & 0xff);
        }
        added += weight;
    }

    void SubwordHasher::addGrams(std::string_view word)
    {
        std::string marked = lowerCase(word);
        marked.insert(marked.begin(), '<');
        marked += '>';
        std::vector<std::uint32_t> ends = breaker.ends(marked);
        if (ends.size() > longestWord)
            ends.resize(longestWord);
        for (std::size_t n = shortest; n <= longest; ++n)
            for (std::size_t last = n; last <= ends.size(); ++last) {
                const std::size_t begin = last == n ? 0 : ends[last - n - 1];
                const auto gram = std::string_view(marked).substr(begin, ends[last - 1] - begin);
                add(streamKey(gramKey, gram), begin == 0 ? 3 : 1);
            }
    }

    void SubwordHasher::write(std::string_view word, Scalar norm, std::span<Scalar> row)
    {
        sums.assign((row.size() + drawnAtOnce - 1) / drawnAtOnce * drawnAtOnce, 0);
        added = 0;
        addGrams(word);
        add(streamKey(wordKey, word), 2);
        // A byte b represents 2b - 255: odd numbers from -255 to 255, exact in every sum.
        std::int64_t squares = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::int64_t number = 2 * std::int64_t { sums[i] } - 255 * std::int64_t { added };
            row[i] = static_cast<Scalar>(number);
            squares += number * number;
        }
        const double length = std::sqrt(static_cast<double>(squares));
        const auto scale = static_cast<Scalar>(length > 0 ? static_cast<double>(norm) / length : 0);
        for (Scalar& x : row)
            x *= scale;
    }

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

WordVectors wordVectors(const SubwordHash& how, const EmbeddingTask& task)
{
    assert(task.request.dimension > 0);
    const auto hasher = std::make_shared<SubwordHasher>(how, task.request.seed);
    return { task.request.dimension,
        [hasher, &words = task.words](Index word, std::span<Scalar> row) {
            hasher->write(words[static_cast<std::size_t>(word)], usualLength(row.size()), row);
            return true;
        } };
}

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

// x_w = e_w
WordVectors wordVectors(const OneHot& /*how*/, const EmbeddingTask& task)
{
    return { static_cast<Index>(task.words.size()), [](Index word, std::span<Scalar> row) {
                std::ranges::fill(row, Scalar(0));
                row[static_cast<std::size_t>(word)] = 1;
                return true;
            } };
}

// x_w ~ N(0, 1) per component: |x_w| ≈ √d, and products of different words are about 0 ± √d. A
// word's vector does not depend on the other words.
WordVectors wordVectors(const RandomEmbedding& /*how*/, const EmbeddingTask& task)
{
    assert(task.request.dimension > 0);
    const std::uint64_t key = streamKey(task.request.seed, "embedding");
    return { task.request.dimension, [key, &words = task.words](Index word, std::span<Scalar> row) {
                fillNormal(row, streamKey(key, words[static_cast<std::size_t>(word)]), 1);
                return true;
            } };
}

} // namespace core
