#include "core/io/text/json.h"

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/io/text/shown.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace core {

namespace {

    // Reads through a cursor that all copies share: the handler below needs the parser's position,
    // which its events do not have.
    class SharedCursor {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = char;
        using difference_type = std::ptrdiff_t;
        using pointer = const char*;
        using reference = const char&;

        SharedCursor(const char** cursor, const char* end)
            : position(cursor)
            , last(end)
        {
        }
        reference operator*() const { return **position; }
        SharedCursor& operator++()
        {
            ++*position;
            return *this;
        }
        // Compared with the end only.
        bool operator==(const SharedCursor&) const { return *position == last; }
        bool operator!=(const SharedCursor&) const { return *position != last; }

    private:
        const char** position;
        const char* last;
    };

    constexpr int numberOverflow = 406; // nlohmann's id
    constexpr std::string_view lastRead = "; last read: '";

    struct LineColumn {
        std::size_t line;
        std::size_t column;
    };

    LineColumn placeIn(std::string_view text, std::size_t offset)
    {
        const std::string_view before = text.substr(0, offset);
        const auto lines = std::count(before.begin(), before.end(), '\n');
        const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
        return { static_cast<std::size_t>(lines) + 1, offset - lineStart + 1 };
    }

    Message place(std::string_view text, std::size_t offset)
    {
        const auto [line, column] = placeIn(text, offset);
        return message("line %1, column %2", line, column);
    }

    // The parser's message without its error number, position and quoted raw bytes.
    std::string reasonOf(const nlohmann::json::exception& error)
    {
        if (error.id == numberOverflow)
            return "the number is larger than any double";
        const std::string_view message = error.what();
        const std::size_t column = std::min(message.find(", column "), message.size());
        const std::size_t colon = message.find(": ", column);
        std::string reason(colon == std::string_view::npos ? message : message.substr(colon + 2));
        const std::size_t quoted = reason.find(lastRead);
        if (quoted == std::string::npos)
            return reason;
        const std::size_t expected = reason.rfind("; expected ");
        const bool behind = expected != std::string::npos && expected > quoted;
        return reason.substr(0, quoted) + (behind ? reason.substr(expected) : "");
    }

    // Length of the complete token that ends the text. The parser's own `length` counts from the
    // last string or number, so brackets and literals are handled here.
    std::size_t tokenLength(std::string_view text, std::size_t length)
    {
        if (text.ends_with("false"))
            return 5;
        if (text.ends_with("true") || text.ends_with("null"))
            return 4;
        const bool bracket = std::string_view("[]{},:").find(text.back()) != std::string_view::npos;
        return bracket ? 1 : std::min(length, text.size());
    }

    // A truncated file: the line is that of its last token.
    Message endsEarly(std::string_view text)
    {
        const std::size_t last = text.find_last_not_of(" \t\r\n");
        if (last == std::string_view::npos)
            return message("the file is empty; is the copy complete?");
        return message(
            "the file ends early, at line %1; is the copy complete?", placeIn(text, last).line);
    }

    // The parser's message in the user's terms.
    Message damage(std::string_view reason, Message at)
    {
        const auto tells
            = [=](std::string_view part) { return reason.find(part) != std::string_view::npos; };
        if (tells("expected end of input"))
            return message(
                "something follows after the end, at %1; were two files joined?", std::move(at));
        if (tells("larger than any double"))
            return message("the number at %1 is too large", std::move(at));
        if (tells("invalid number"))
            return message("the number at %1 is not complete", std::move(at));
        if (tells("control character"))
            return message("a quotation mark is missing before %1", std::move(at));
        if (tells("invalid string"))
            return message("invalid escape sequence at %1", std::move(at));
        if (tells("invalid literal"))
            return message("invalid word or character at %1", std::move(at));
        return message("something is missing or extra at %1, for example a comma", std::move(at));
    }

    // The parser has read `read` bytes, one more than there are when it met the end.
    [[maybe_unused]] Error syntaxError(std::string_view text, std::size_t read, std::size_t length,
        const nlohmann::json::exception& error)
    {
        std::size_t at = read - std::min<std::size_t>(read, 1);
        const bool wholeToken = std::string_view(error.what()).find(lastRead) == std::string::npos;
        if (wholeToken && read > 0 && read <= text.size())
            at = read - tokenLength(text.substr(0, read), length);
        const std::string reason = reasonOf(error);
        const Message said = read > text.size() ? endsEarly(text) : damage(reason, place(text, at));
        const auto [line, column] = placeIn(text, at);
        return Error("json_syntax", said, at)
            .remarked(reason + ", at line " + std::to_string(line) + ", column "
                + std::to_string(column));
    }

    // Builds the document from the parser's events and enforces the limits while it grows.
    template <class Json> class Builder {
    public:
        using number_integer_t = typename Json::number_integer_t;
        using number_unsigned_t = typename Json::number_unsigned_t;
        using number_float_t = typename Json::number_float_t;
        using string_t = typename Json::string_t;
        using binary_t = typename Json::binary_t;

        Builder(std::string_view source, const char* const* cursor, const JsonLimits& allowed)
            : text(source)
            , position(cursor)
            , limits(allowed)
        {
        }

        bool null() { return add(nullptr) != nullptr; }
        bool boolean(bool value) { return add(value) != nullptr; }
        bool number_integer(number_integer_t value) { return add(value) != nullptr; }
        bool number_unsigned(number_unsigned_t value) { return add(value) != nullptr; }
        bool number_float(number_float_t value, const string_t&) { return add(value) != nullptr; }
        bool string(string_t& value) { return add(std::move(value)) != nullptr; }
        bool binary(binary_t&) { return false; } // JSON text has none
        bool start_object(std::size_t) { return open(Json::object()); }
        bool start_array(std::size_t) { return open(Json::array()); }
        bool end_object() { return close(); }
        bool end_array() { return close(); }
        bool key(string_t& name)
        {
            if (!containers.back().keys.insert(name).second && !limits.duplicateKeys)
                throw Error("json_duplicate_key",
                    message("an object has a duplicate key at %1; keep only one %2",
                        place(text, keyStart()), shown(name)),
                    keyStart());
            pending = std::move(name);
            return true;
        }
        bool parse_error(
            std::size_t read, const std::string& token, const nlohmann::json::exception& error)
        {
            throw syntaxError(text, std::min(read, text.size() + 1), token.size(), error);
        }
        Json take() { return std::move(root); }

    private:
        struct Container {
            Json* value;
            std::unordered_set<std::string> keys;
        };

        [[nodiscard]] std::size_t offset() const
        {
            return static_cast<std::size_t>(*position - text.data());
        }

        // The opening quote of the key whose closing quote was just read.
        [[nodiscard]] std::size_t keyStart() const
        {
            std::size_t quote = text.rfind('"', offset() - 2);
            while (quote > 0 && escaped(quote))
                quote = text.rfind('"', quote - 1);
            return quote;
        }
        [[nodiscard]] bool escaped(std::size_t at) const
        {
            std::size_t backslashes = 0;
            while (backslashes < at && text[at - 1 - backslashes] == '\\')
                ++backslashes;
            return backslashes % 2 == 1;
        }

        Json* add(Json value)
        {
            if (++count > limits.values)
                throw Error("json_too_large",
                    message("this JSON has more than %1 values, the maximum", limits.values),
                    offset());
            if (containers.empty())
                return &(root = std::move(value));
            Json& parent = *containers.back().value;
            if (parent.is_array())
                return &parent.template get_ref<typename Json::array_t&>().emplace_back(
                    std::move(value));
            return addMember(parent.template get_ref<typename Json::object_t&>(), std::move(value));
        }
        Json* addMember(nlohmann::json::object_t& object, Json value)
        {
            return &(object[std::move(pending)] = std::move(value));
        }
        // The ordered object searches linearly for every key; new keys need no search.
        Json* addMember(nlohmann::ordered_json::object_t& object, Json value)
        {
            if (limits.duplicateKeys)
                return &(object[pending] = std::move(value));
            return &object.emplace_back(std::move(pending), std::move(value)).second;
        }

        bool open(Json value)
        {
            if (containers.size() >= static_cast<std::size_t>(limits.depth))
                throw Error("json_too_deep",
                    message("lists and objects are nested more than %1 deep, at %2", limits.depth,
                        place(text, offset() - 1)),
                    offset() - 1);
            containers.push_back({ add(std::move(value)), {} });
            return true;
        }
        bool close()
        {
            containers.pop_back();
            return true;
        }

        std::string_view text;
        const char* const* position;
        JsonLimits limits;
        Json root;
        std::vector<Container> containers; // open ones, outermost first
        std::string pending; // key without its value yet
        std::size_t count = 0;
    };

    template <class Json> Json parse(std::string_view text, const JsonLimits& limits)
    {
        if (text.size() > limits.bytes)
            throw Error("json_too_large",
                message("this JSON has %1 bytes; at most %2 are read", text.size(), limits.bytes));
        if (const auto bad = firstIllFormed(text))
            throw Error("text_not_utf8",
                message(
                    "the text is not UTF-8 at %1; JSON must be UTF-8: save it with that encoding",
                    place(text, *bad)),
                *bad);
        if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos)
            throw Error("json_syntax", // the parser would take it as the end
                message("this is not JSON: there is a zero byte at %1; the file is damaged or not "
                        "text",
                    place(text, nul)),
                nul);
        const char* cursor = text.data();
        const char* const end = text.data() + text.size();
        Builder<Json> builder(text, &cursor, limits);
        const char* none = end;
        Json::sax_parse(SharedCursor(&cursor, end), SharedCursor(&none, end), &builder);
        return builder.take();
    }

} // namespace

nlohmann::json parseJson(std::string_view text, const JsonLimits& limits)
{
    return parse<nlohmann::json>(text, limits);
}

nlohmann::json parseJsonFile(
    const std::string& name, std::string_view text, const JsonLimits& limits)
{
    try {
        return parseJson(text, limits);
    } catch (const Error& error) {
        throw error.within(message("%1: %2", name, error.message));
    }
}

nlohmann::ordered_json parseOrderedJson(std::string_view text, const JsonLimits& limits)
{
    return parse<nlohmann::ordered_json>(text, limits);
}

} // namespace core
