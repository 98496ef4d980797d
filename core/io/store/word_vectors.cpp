#include "core/io/store/word_vectors.h"

#include "core/base/error.h"
#include "core/io/files/bytes.h"
#include "core/io/files/sniff.h"
#include "core/io/text/decimal_text.h"
#include "core/io/text/shown.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace core {

namespace {

    constexpr std::string_view separators = " \t";

    std::string_view trimmedRight(std::string_view line)
    {
        return line.substr(0, line.find_last_not_of(separators) + 1);
    }

    // Removes and returns the last field of the line.
    std::string_view takeLast(std::string_view& line)
    {
        const std::size_t start = line.find_last_of(separators) + 1;
        const std::string_view field = line.substr(start);
        line = trimmedRight(line.substr(0, start));
        return field;
    }

    // Number of numeric fields at the end; the first field is always a word.
    std::size_t trailingNumbers(std::string_view line)
    {
        std::size_t count = 0;
        line = trimmedRight(line);
        while (line.find_first_of(separators) != std::string_view::npos) {
            if (!parseNumber(takeLast(line)))
                break;
            ++count;
        }
        return count;
    }

    // A line kept until the format is known.
    struct Line {
        std::string text;
        std::uint64_t number;
        std::uint64_t offset;
    };

    struct Header {
        std::uint64_t count;
        std::size_t dimension;
    };

    template <class T> bool readWhole(std::string_view text, T& value)
    {
        const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
        return code == std::errc() && end == text.data() + text.size();
    }

    // "400000 300" before lines of 300 numbers or more.
    std::optional<Header> headerOf(const std::vector<Line>& lines)
    {
        std::string_view rest = trimmedRight(lines.front().text);
        const std::string_view dimension = takeLast(rest);
        Header header {};
        if (!readWhole(rest, header.count) || !readWhole(dimension, header.dimension)
            || header.dimension == 0)
            return std::nullopt;
        if (lines.size() > 1 && trailingNumbers(lines[1].text) < header.dimension)
            return std::nullopt;
        return header;
    }

    // The most frequent dimension: a word may end in a number, and a line may be broken.
    std::size_t usualDimension(const std::vector<Line>& lines)
    {
        std::map<std::size_t, std::size_t> votes;
        for (const Line& line : lines)
            ++votes[trailingNumbers(line.text)];
        return std::ranges::max_element(votes, {}, [](const auto& vote) {
            return vote.second;
        })->first;
    }

    class Collector {
    public:
        explicit Collector(std::span<const std::string> words)
        {
            for (const std::string& word : words) {
                wanted.insert(word);
                firstFields.insert(
                    std::string_view(word).substr(0, word.find_first_of(separators)));
            }
        }

        void setDimension(std::size_t numbers) { dimension = numbers; }
        [[nodiscard]] bool complete() const { return found.size() == wanted.size(); }
        WordVectorTable take() { return std::move(found); }

        // Most lines are rejected by their first field.
        void look(std::string_view text, std::uint64_t number, std::uint64_t offset)
        {
            if (!firstFields.contains(text.substr(0, text.find_first_of(separators))))
                return;
            std::string_view word = trimmedRight(text);
            for (std::size_t i = 0; i < dimension; ++i) {
                if (word.find_first_of(separators) == std::string_view::npos)
                    throw Error("word_vectors_ragged",
                        message("line %1 of the word vectors has %2 numbers, expected %3 as in the "
                                "others; the file is damaged, download it again",
                            number, i, dimension),
                        offset);
                (void)takeLast(word);
            }
            if (wanted.contains(word) && !found.contains(std::string(word)))
                found.emplace(word, numbersOf(text, word.size(), number, offset));
        }

    private:
        [[nodiscard]] std::vector<Scalar> numbersOf(
            std::string_view text, std::size_t at, std::uint64_t number, std::uint64_t offset) const
        {
            std::vector<Scalar> values;
            values.reserve(dimension);
            while (values.size() < dimension) {
                at = text.find_first_not_of(separators, at);
                const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
                const std::string_view field = text.substr(at, end - at);
                const auto value = parseNumber(field);
                if (!value)
                    throw Error("word_vectors_not_a_number",
                        message("line %1 of the word vectors: expected a number, found %2", number,
                            shown(field)),
                        offset + at);
                values.push_back(*value);
                at = end;
            }
            return values;
        }

        std::unordered_set<std::string_view> wanted, firstFields;
        WordVectorTable found;
        std::size_t dimension = 0;
    };

    // The first lines, enough to detect the format; refuses other files.
    std::vector<Line> firstLines(LineReader& reader)
    {
        constexpr std::size_t enough = 100;
        const FileKind kind = sniff(bytesOf(reader.peek()));
        if (kind != FileKind::Unknown && kind != FileKind::Json && kind != FileKind::Empty)
            throw wrongFile(kind, message("word vectors as text"));
        std::vector<Line> lines;
        while (lines.size() < enough) {
            const auto line = reader.next();
            if (!line)
                break;
            if (line->find('\0') != std::string_view::npos)
                throw Error("word_vectors_binary",
                    message(
                        "these word vectors are in word2vec's binary form; save them as text, with "
                        "gensim: save_word2vec_format(name, binary=False)"),
                    reader.offset());
            if (line->find_first_not_of(separators) != std::string_view::npos)
                lines.push_back({ std::string(*line), reader.number(), reader.offset() });
        }
        if (lines.empty())
            throw wrongFile(FileKind::Empty, message("word vectors as text"));
        return lines;
    }

} // namespace

WordVectorTable readWordVectors(const TextSource& source, std::span<const std::string> words)
{
    LineReader reader(source);
    const std::vector<Line> start = firstLines(reader);
    const std::optional<Header> header = headerOf(start);
    const std::size_t dimension = header ? header->dimension : usualDimension(start);
    if (dimension == 0)
        throw Error("word_vectors_no_numbers",
            message("expected a word and its numbers on each line, found %1",
                shown(start.front().text)),
            start.front().offset);
    Collector collector(words);
    collector.setDimension(dimension);
    std::uint64_t vectors = 0;
    for (std::size_t i = header ? 1 : 0; i < start.size(); ++i, ++vectors)
        collector.look(start[i].text, start[i].number, start[i].offset);
    while (!collector.complete()) {
        const auto line = reader.next();
        if (!line) {
            if (header && vectors < header->count)
                throw Error("word_vectors_truncated",
                    message("the first line declares %1 words, the file has %2; the download was "
                            "incomplete, repeat it",
                        header->count, vectors),
                    reader.offset());
            break;
        }
        if (line->empty())
            continue;
        ++vectors;
        collector.look(*line, reader.number(), reader.offset());
    }
    return collector.take();
}

} // namespace core
