#include "core/io/text/cells.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

    bool isBlank(char c)
    {
        return c == ' ' || c == '\t';
    }
    bool isLineEnd(char c)
    {
        return c == '\n' || c == '\r';
    }

    // Number of unquoted separators in each of the first non-empty lines.
    std::vector<std::size_t> separatorCounts(std::string_view text, char separator)
    {
        constexpr std::size_t lines = 20;
        std::vector<std::size_t> counts;
        std::size_t count = 0;
        bool inQuotes = false;
        bool blank = true;
        for (const char c : text) {
            if (c == '"')
                inQuotes = !inQuotes;
            if (inQuotes || !isLineEnd(c)) {
                count += !inQuotes && c == separator ? 1 : 0;
                blank = blank && isBlank(c);
                continue;
            }
            if (!blank)
                counts.push_back(count);
            if (counts.size() == lines)
                return counts;
            count = 0;
            blank = true;
        }
        if (!blank)
            counts.push_back(count);
        return counts;
    }

    // The separator with the same count in every line; a header may have one less (R).
    char findSeparator(std::string_view text)
    {
        constexpr std::array candidates { '\t', ';', ',' };
        const auto regular = [&](char separator) {
            const std::vector<std::size_t> counts = separatorCounts(text, separator);
            return !counts.empty() && counts.back() > 0 && counts.front() + 1 >= counts.back()
                && counts.front() <= counts.back()
                && std::all_of(counts.begin() + 1, counts.end(),
                    [&](std::size_t count) { return count == counts.back(); });
        };
        for (const char separator : candidates)
            if (regular(separator))
                return separator;
        for (const char separator : candidates)
            if (const auto counts = separatorCounts(text, separator);
                std::ranges::any_of(counts, [](std::size_t count) { return count > 0; }))
                return separator;
        return ' ';
    }

    class Cutter {
    public:
        Cutter(std::string_view source, char separator)
        {
            result.text = source;
            result.separator = separator;
        }

        Cells cut()
        {
            while (at < result.text.size()) {
                cutRow();
                skipLineEnd();
            }
            return std::move(result);
        }

    private:
        [[nodiscard]] bool atLineEnd() const
        {
            return at == result.text.size() || isLineEnd(result.text[at]);
        }
        // A blank that is the separator is not skipped.
        [[nodiscard]] bool skippable(char c) const
        {
            return isBlank(c) && (c != result.separator || result.separator == ' ');
        }
        void skipBlanks()
        {
            while (at < result.text.size() && skippable(result.text[at]))
                ++at;
        }
        void skipLineEnd()
        {
            const std::string_view rest = result.text.substr(at);
            at += rest.starts_with("\r\n") ? 2 : rest.empty() ? 0 : 1;
        }

        void cutRow()
        {
            const std::size_t first = result.cells.size();
            skipBlanks();
            if (atLineEnd())
                return;
            while (true) {
                cutCell();
                if (atLineEnd())
                    break;
                if (result.separator != ' ')
                    ++at;
            }
            if (rowIsEmpty(first)) // spreadsheets add empty rows
                result.cells.resize(first);
            else
                result.rows.push_back(result.cells.size());
        }
        [[nodiscard]] bool rowIsEmpty(std::size_t first) const
        {
            return std::all_of(result.cells.begin() + static_cast<std::ptrdiff_t>(first),
                result.cells.end(),
                [](const TextCell& cell) { return cell.begin == cell.end && !cell.quoted; });
        }

        void cutCell()
        {
            skipBlanks();
            if (at < result.text.size() && result.text[at] == '"') {
                cutQuoted();
                return;
            }
            const std::size_t begin = at;
            while (!atLineEnd() && result.text[at] != result.separator)
                ++at;
            std::size_t end = at;
            while (end > begin && skippable(result.text[end - 1]))
                --end;
            push(begin, end, false);
            if (result.separator == ' ')
                skipBlanks();
        }

        void cutQuoted()
        {
            const std::size_t begin = at + 1;
            std::size_t end = result.text.find('"', begin);
            while (end != std::string_view::npos && result.text.substr(end + 1).starts_with('"'))
                end = result.text.find('"', end + 2);
            if (end == std::string_view::npos)
                throw Error("table_quote",
                    message("a cell begins with a quotation mark that is never closed; close it, "
                            "or write a literal quotation mark as \"\"\"\""),
                    at);
            push(begin, end, true);
            at = end + 1;
            skipBlanks();
            if (!atLineEnd() && result.text[at] != result.separator && result.separator != ' ')
                throw Error("table_quote",
                    message(
                        "text follows the closing quotation mark of a cell; expected a separator "
                        "or the end of the line"),
                    at);
        }

        void push(std::size_t begin, std::size_t end, bool quoted)
        {
            result.cells.push_back(
                { static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end), quoted });
        }

        Cells result;
        std::size_t at = 0;
    };

} // namespace

std::string Cells::label(const TextCell& cell) const
{
    std::string result;
    const std::string_view content = raw(cell);
    for (std::size_t i = 0; i < content.size(); ++i) {
        result += content[i];
        if (cell.quoted && content[i] == '"')
            ++i; // a doubled quote is one
    }
    return result;
}

Cells cutCells(std::string_view text, std::optional<char> separator)
{
    return Cutter(text, separator ? *separator : findSeparator(text)).cut();
}

} // namespace core
