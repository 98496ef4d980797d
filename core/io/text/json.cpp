#include "core/io/text/json.h"

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/io/text/shown.h"

#include <nlohmann/json.hpp>
#include <rapidjson/error/en.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace core {

namespace {

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

    // A truncated file: the line is that of its last token.
    Message endsEarly(std::string_view text)
    {
        const std::size_t last = text.find_last_not_of(" \t\r\n");
        if (last == std::string_view::npos)
            return message("the file is empty; is the copy complete?");
        return message(
            "the file ends early, at line %1; is the copy complete?", placeIn(text, last).line);
    }

    // What the parser found, in the user's terms.
    Message damage(rapidjson::ParseErrorCode code, Message at)
    {
        switch (code) {
        case rapidjson::kParseErrorDocumentRootNotSingular:
            return message(
                "something follows after the end, at %1; were two files joined?", std::move(at));
        case rapidjson::kParseErrorNumberTooBig:
            return message("the number at %1 is too large", std::move(at));
        case rapidjson::kParseErrorNumberMissFraction:
        case rapidjson::kParseErrorNumberMissExponent:
            return message("the number at %1 is not complete", std::move(at));
        case rapidjson::kParseErrorStringInvalidEncoding: // a line ends, or another control
                                                          // character
        case rapidjson::kParseErrorStringMissQuotationMark:
            return message("a quotation mark is missing before %1", std::move(at));
        case rapidjson::kParseErrorStringEscapeInvalid:
        case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex:
        case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
            return message("invalid escape sequence at %1", std::move(at));
        case rapidjson::kParseErrorValueInvalid:
            return message("invalid word or character at %1", std::move(at));
        default:
            return message(
                "something is missing or extra at %1, for example a comma", std::move(at));
        }
    }

    Error syntaxError(std::string_view text, std::size_t at, rapidjson::ParseErrorCode code)
    {
        const bool early = text.find_first_not_of(" \t\r\n", at) == std::string_view::npos;
        const auto [line, column] = placeIn(text, at);
        return Error("json_syntax", early ? endsEarly(text) : damage(code, place(text, at)), at)
            .remarked(std::string(rapidjson::GetParseError_En(code)) + " (line "
                + std::to_string(line) + ", column " + std::to_string(column) + ")");
    }

    // Builds the document from the parser's events and enforces the limits while it grows.
    template <class Json> class Builder {
    public:
        Builder(std::string_view source, const rapidjson::MemoryStream& stream,
            const JsonLimits& allowed)
            : text(source)
            , read(stream)
            , limits(allowed)
        {
        }

        bool Null() { return add(nullptr) != nullptr; }
        bool Bool(bool value) { return add(value) != nullptr; }
        bool Int(int value) { return add(value) != nullptr; }
        bool Uint(unsigned value) { return add(value) != nullptr; }
        bool Int64(std::int64_t value) { return add(value) != nullptr; }
        bool Uint64(std::uint64_t value) { return add(value) != nullptr; }
        bool Double(double value) { return add(value) != nullptr; }
        bool RawNumber(const char*, unsigned, bool) { return false; } // numbers are converted
        bool String(const char* value, unsigned length, bool)
        {
            return add(textOf({ value, length })) != nullptr;
        }
        bool StartObject() { return open(Json::object()); }
        bool StartArray() { return open(Json::array()); }
        bool EndObject(unsigned) { return close(); }
        bool EndArray(unsigned) { return close(); }
        bool Key(const char* value, unsigned length, bool)
        {
            std::string name = textOf({ value, length });
            if (!containers.back().keys.insert(name).second && !limits.duplicateKeys)
                throw Error("json_duplicate_key",
                    message("an object has a duplicate key at %1; keep only one %2",
                        place(text, keyStart()), shown(name)),
                    keyStart());
            pending = std::move(name);
            return true;
        }
        Json take() { return std::move(root); }

    private:
        struct Container {
            Json* value;
            std::unordered_set<std::string> keys;
        };

        [[nodiscard]] std::size_t offset() const { return read.Tell(); }

        // The parser lets half a pair of surrogates pass.
        [[nodiscard]] std::string textOf(std::string_view value) const
        {
            if (firstIllFormed(value))
                throw syntaxError(
                    text, offset() - 1, rapidjson::kParseErrorStringUnicodeSurrogateInvalid);
            return std::string(value);
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
                        place(text, offset())),
                    offset());
            containers.push_back({ add(std::move(value)), {} });
            return true;
        }
        bool close()
        {
            containers.pop_back();
            return true;
        }

        std::string_view text;
        const rapidjson::MemoryStream& read;
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
        constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
        rapidjson::MemoryStream stream(text.data(), text.size());
        if (text.starts_with(byteOrderMark))
            for (std::size_t i = 0; i < byteOrderMark.size(); ++i)
                stream.Take();
        Builder<Json> builder(text, stream, limits);
        rapidjson::Reader reader;
        constexpr unsigned how
            = rapidjson::kParseIterativeFlag | rapidjson::kParseFullPrecisionFlag;
        if (!reader.Parse<how>(stream, builder))
            throw syntaxError(text, reader.GetErrorOffset(), reader.GetParseErrorCode());
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
