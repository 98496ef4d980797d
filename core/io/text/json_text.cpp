#include "core/io/text/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core {

namespace {

    using Json = nlohmann::ordered_json;

    constexpr std::size_t shortLine = 90;

    std::string scalarText(const Json& value)
    {
        // Invalid UTF-8 must not prevent saving: the bad bytes are replaced.
        return value.dump(-1, ' ', false, Json::error_handler_t::replace);
    }

    std::string keyText(const std::string& key)
    {
        return scalarText(Json(key)) + ": ";
    }

    std::string oneLine(const Json& value)
    {
        if (!value.is_structured())
            return scalarText(value);
        std::string text;
        for (const auto& [key, element] : value.items())
            text += (text.empty() ? "" : ", ") + (value.is_object() ? keyText(key) : "")
                + oneLine(element);
        return value.is_object() ? "{" + text + "}" : "[" + text + "]";
    }

    bool isScalar(const Json& value)
    {
        return !value.is_structured();
    }

    // Whether the value fits on one line; checks only some elements of a long list.
    bool fitsOneLine(const Json& value)
    {
        if (value.is_array() && std::all_of(value.begin(), value.end(), isScalar))
            return true;
        constexpr std::size_t fewElements = 8;
        if (value.size() > fewElements || !std::all_of(value.begin(), value.end(), isScalar))
            return value.empty();
        return oneLine(value).size() <= shortLine;
    }

    void write(const Json& value, const std::string& indent, std::string& text)
    {
        if (!value.is_structured() || fitsOneLine(value)) {
            text += oneLine(value);
            return;
        }
        const std::string deeper = indent + "  ";
        text += value.is_object() ? '{' : '[';
        bool first = true;
        for (const auto& [key, element] : value.items()) {
            text += (first ? "\n" : ",\n") + deeper + (value.is_object() ? keyText(key) : "");
            write(element, deeper, text);
            first = false;
        }
        text += "\n" + indent;
        text += value.is_object() ? '}' : ']';
    }

    // Walks valid JSON text without building a document.
    class Walker {
    public:
        explicit Walker(std::string_view whole)
            : text(whole)
        {
        }

        std::optional<std::size_t> find(std::string_view pointer)
        {
            skipBlanks();
            while (!pointer.empty()) {
                const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
                if (!enter(pointer.substr(1, end - 1)))
                    return std::nullopt;
                pointer.remove_prefix(end);
            }
            return at;
        }

    private:
        void skipBlanks()
        {
            at = std::min(text.find_first_not_of(" \t\r\n\xEF\xBB\xBF", at), text.size());
        }

        [[nodiscard]] char next() const { return at < text.size() ? text[at] : '\0'; }

        // Moves to the start of a member or element of the value that begins here.
        bool enter(std::string_view name)
        {
            const bool object = next() == '{';
            if (!object && next() != '[')
                return false;
            ++at;
            for (std::size_t i = 0;; ++i) {
                skipBlanks();
                if (next() == '}' || next() == ']' || next() == '\0')
                    return false;
                std::string key = std::to_string(i);
                if (object) {
                    const std::size_t begin = at;
                    skipString();
                    key = text.substr(begin + 1, at - begin - 2);
                    skipBlanks();
                    ++at; // the colon
                    skipBlanks();
                }
                if (key == name)
                    return true;
                skipValue();
                skipBlanks();
                if (next() == ',')
                    ++at;
            }
        }

        void skipString()
        {
            for (++at; at < text.size() && text[at] != '"'; ++at)
                if (text[at] == '\\')
                    ++at;
            at = std::min(at + 1, text.size());
        }

        void skipValue()
        {
            int depth = 0;
            do {
                if (next() == '"') {
                    skipString();
                } else if (next() == '{' || next() == '[') {
                    ++depth;
                    ++at;
                } else if (next() == '}' || next() == ']') {
                    --depth;
                    ++at;
                } else if (depth > 0) {
                    ++at;
                } else {
                    at = std::min(text.find_first_of(",]} \t\r\n", at), text.size());
                }
            } while (depth > 0 && at < text.size());
        }

        std::string_view text;
        std::size_t at = 0;
    };

} // namespace

std::string jsonText(const Json& value)
{
    std::string text;
    write(value, {}, text);
    return text + "\n";
}

std::optional<std::size_t> offsetOf(std::string_view text, std::string_view pointer)
{
    return Walker(text).find(pointer);
}

} // namespace core
