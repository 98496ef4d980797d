#include "core/io/training/custom_dataset.h"

#include "core/base/number_text.h"
#include "core/base/utf8.h"
#include "core/io/files/sniff.h"
#include "core/io/text/cells.h"
#include "core/io/text/shown.h"
#include "core/training/tasks/custom_points.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace core {

namespace {

    using training::OutputKind;
    using training::Sample;

    // Meaning of the first row.
    struct Layout {
        const char* source;
        const char* target;
        OutputKind outputKind;
        bool byWord = false; // a row for each word
        bool headless = false; // no header: the first row is data
    };
    constexpr std::array layouts {
        // in the order of RowKind
        Layout { "text", "label", OutputKind::Label },
        Layout { "text", "tags", OutputKind::Labels },
        Layout { "word", "tag", OutputKind::Labels, true },
        Layout { "source", "target", OutputKind::Sequence },
        Layout { "x", "y", OutputKind::Numbers },
    };

    std::string_view headerOf(std::string_view text)
    {
        const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
        return text.substr(begin, text.find_first_of("\r\n", begin) - begin);
    }

    char separatorIn(std::string_view header)
    {
        for (const char separator : { '\t', ';' })
            if (header.find(separator) != std::string_view::npos)
                return separator;
        return ',';
    }

    // A line may end in \n, \r\n or \r.
    std::int64_t lineEnds(std::string_view text)
    {
        std::int64_t count = 0;
        for (std::size_t i = 0; i < text.size(); ++i)
            if (text[i] == '\n' || (text[i] == '\r' && !text.substr(i + 1).starts_with('\n')))
                ++count;
        return count;
    }

    // Bad rows by line; the message lists only the first ones.
    class BadRows {
    public:
        void add(std::int64_t line, const Message& problem)
        {
            constexpr std::int64_t mostTold = 4;
            if (count++ < mostTold)
                reported = joined(reported, message("line %1: %2", line, problem));
            else
                left = message("and %1 more", count - mostTold);
        }
        void requireNone() const
        {
            if (count > 0)
                throw Error("data_rows", joined(reported, left));
        }

    private:
        std::int64_t count = 0;
        Message reported, left;
    };

    Cells splitCells(std::string_view text)
    {
        try {
            return cutCells(text, separatorIn(headerOf(text)));
        } catch (const Error& error) {
            const std::int64_t line = 1 + lineEnds(text.substr(0, error.offset.value_or(0)));
            throw error.within(message("line %1: %2", line, error.message)).at(std::nullopt);
        }
    }

    void requireRows(const Cells& cells)
    {
        if (cells.rowCount() == 0)
            throw Error("data_empty", message("the data has no rows to train on"));
    }

    std::optional<Scalar> numberOf(std::string_view cell)
    {
        Scalar number = 0;
        const bool isOne = readNumber(cell, number);
        return isOne && std::isfinite(number) ? std::optional(number) : std::nullopt;
    }

    // True if the first row is data: it names no columns.
    bool hasOnlyNumbers(const Cells& cells)
    {
        for (std::size_t i = 0; i < cells.width(0); ++i)
            if (!numberOf(cells.raw(cells.at(0, i))))
                return false;
        return true;
    }

    class DataReader {
    public:
        DataReader(
            const Cells& from, bool byCharacters, const std::optional<DataColumns>& chosen = {})
            : cells(from)
            , characters(byCharacters)
            , layout(chosen ? layoutOf(*chosen) : findLayout())
            , examples(layout.outputKind, byCharacters)
        {
        }

        training::Task read()
        {
            for (std::size_t row = layout.headless ? 0 : 1; row < cells.rowCount(); ++row)
                readRow(row);
            endText();
            bad.requireNone();
            return layout.outputKind == OutputKind::Numbers ? std::move(points).task()
                                                            : std::move(examples).task();
        }

    private:
        bool findColumn(std::size_t& column, std::string_view name) const
        {
            for (column = 0; column < cells.width(0); ++column)
                if (cells.raw(cells.at(0, column)) == name)
                    return true;
            return false;
        }

        Layout findLayout()
        {
            requireRows(cells);
            for (const Layout& each : layouts)
                if (findColumn(sourceColumn, each.source) && findColumn(targetColumn, each.target))
                    return each;
            if (cells.width(0) == 2 && numberIn(0, 0) && numberIn(0, 1)) {
                sourceColumn = 0;
                targetColumn = 1;
                return { .source = "x",
                    .target = "y",
                    .outputKind = OutputKind::Numbers,
                    .headless = true };
            }
            throw Error("data_header",
                message("the first row names the columns: expected text,label or text,tags or "
                        "word,tag or source,target or x,y, found %1",
                    shown(headerOf(cells.text))));
        }

        Layout layoutOf(const DataColumns& chosen)
        {
            requireRows(cells);
            for (const std::size_t column : { chosen.input, chosen.output })
                if (column >= cells.width(0))
                    throw Error("data_header",
                        message(
                            "there is no column %1; the table has %2", column + 1, cells.width(0)));
            sourceColumn = chosen.input;
            targetColumn = chosen.output;
            Layout result = layouts[static_cast<std::size_t>(chosen.kind)];
            result.headless = hasOnlyNumbers(cells);
            return result;
        }

        // Moves to the start of a row; returns the number of line ends since the last row.
        std::int64_t goTo(std::size_t row)
        {
            if (row == 0) {
                counted = cells.at(0, 0).begin;
                line += lineEnds(cells.text.substr(0, counted));
                return 1;
            }
            const TextCell& last = cells.cells[cells.rows[row] - 1];
            const std::size_t end = last.end + (last.quoted ? 1U : 0U);
            const std::size_t begin = cells.at(row, 0).begin;
            const std::int64_t between = lineEnds(cells.text.substr(end, begin - end));
            line += lineEnds(cells.text.substr(counted, end - counted)) + between;
            counted = begin;
            return between;
        }

        void readRow(std::size_t row)
        {
            const bool emptyLine = goTo(row) > 1;
            if (layout.byWord && emptyLine)
                endText();
            if (cells.width(row) != cells.width(0)) {
                bad.add(line,
                    message("expected %1 cells, found %2; put text that contains the separator in "
                            "quotation marks",
                        cells.width(0), cells.width(row)));
                return;
            }
            if (layout.outputKind == OutputKind::Numbers) {
                addPoint(row);
                return;
            }
            const std::string source = cells.label(cells.at(row, sourceColumn));
            const std::string target = cells.label(cells.at(row, targetColumn));
            if (layout.byWord)
                addWord(source, target);
            else
                add({ training::splitTokens(source, characters), answerIn(target), {} }, line);
        }

        [[nodiscard]] std::optional<Scalar> numberIn(std::size_t row, std::size_t column) const
        {
            return numberOf(cells.raw(cells.at(row, column)));
        }

        void addPoint(std::size_t row)
        {
            for (const std::size_t column : { sourceColumn, targetColumn })
                if (!numberIn(row, column)) {
                    bad.add(line,
                        message("expected a number, found %1",
                            shown(cells.label(cells.at(row, column)))));
                    return;
                }
            points.add(*numberIn(row, sourceColumn), *numberIn(row, targetColumn));
        }

        [[nodiscard]] std::vector<std::string> answerIn(const std::string& cell) const
        {
            if (layout.outputKind != OutputKind::Label)
                return training::splitTokens(
                    cell, characters && layout.outputKind == OutputKind::Sequence);
            return cell.empty() ? std::vector<std::string> {} : std::vector { cell };
        }

        void add(const Sample& example, std::int64_t where)
        {
            try {
                examples.add(example);
            } catch (const Error& error) {
                bad.add(where, error.message);
            }
        }

        void addWord(const std::string& word, const std::string& tag)
        {
            if (training::splitTokens(word, characters).size() != 1)
                bad.add(line,
                    message("expected one word or character with its tag, found %1", shown(word)));
            else if (tag.empty())
                bad.add(line, message("%1 has no tag", shown(word)));
            if (sentence.source.empty())
                firstLine = line;
            sentence.source.push_back(word);
            sentence.target.push_back(tag);
        }
        void endText()
        {
            if (!sentence.source.empty())
                add(std::exchange(sentence, {}), firstLine);
        }

        const Cells& cells;
        const bool characters;
        std::size_t sourceColumn = 0, targetColumn = 0;
        const Layout layout;
        training::CustomExamples examples;
        training::CustomPoints points; // for x,y
        Sample sentence; // collected word by word
        std::int64_t firstLine = 1; // of the sentence
        BadRows bad;
        std::int64_t line = 1;
        std::size_t counted = 0; // bytes of the text before `line`
    };

    // A cell of a CSV file. [RFC 4180]
    std::string quoted(const std::string& cell)
    {
        if (cell.find_first_of(",;\t\"\r\n") == std::string::npos)
            return cell;
        std::string result = "\"";
        for (const char c : cell)
            result += c == '"' ? std::string("\"\"") : std::string(1, c);
        return result + '"';
    }

    // The two columns under the names of their kind. Words keep the empty lines between texts.
    std::string tableOf(const Cells& cells, const DataColumns& columns)
    {
        const Layout& layout = layouts[static_cast<std::size_t>(columns.kind)];
        std::string text = std::string(layout.source) + "," + layout.target + "\n";
        std::size_t end = 0; // of the last row
        for (std::size_t row = hasOnlyNumbers(cells) ? 0 : 1; row < cells.rowCount(); ++row) {
            const std::size_t begin = cells.at(row, 0).begin;
            const TextCell& last = cells.at(row, cells.width(row) - 1);
            if (layout.byWord && end > 0
                && lineEnds(cells.text.substr(end, begin - std::min(begin, end))) > 1)
                text += '\n';
            end = last.end + (last.quoted ? 1U : 0U);
            text += quoted(cells.label(cells.at(row, columns.input))) + ","
                + quoted(cells.label(cells.at(row, columns.output))) + "\n";
        }
        return text;
    }

    void requireText(std::string_view text)
    {
        const FileKind kind = sniff(bytesOf(text));
        if (kind != FileKind::Unknown && kind != FileKind::Empty && kind != FileKind::Json)
            throw wrongFile(kind, message("a table (CSV or TSV)"));
        checkUtf8(text);
    }

} // namespace

CustomDataset readData(std::string text, bool characters)
{
    requireText(text);
    training::Task task = DataReader(splitCells(text), characters).read();
    return { std::move(text), std::move(task) };
}

std::vector<std::string> columnNames(std::string_view text)
{
    requireText(text);
    const Cells cells = splitCells(text);
    requireRows(cells);
    const bool numbered = hasOnlyNumbers(cells);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < cells.width(0); ++i)
        names.push_back(numbered ? std::to_string(i + 1) : cells.label(cells.at(0, i)));
    return names;
}

RowKind suggestedKind(std::string_view text, std::size_t input, std::size_t output)
{
    const Cells cells = splitCells(text);
    bool points = true;
    bool tags = true;
    std::set<std::string> targets;
    std::set<std::string> tokens; // of all targets
    std::size_t rows = 0;
    std::size_t tokenCount = 0;
    for (std::size_t row = hasOnlyNumbers(cells) ? 0 : 1; row < cells.rowCount(); ++row) {
        if (std::max(input, output) >= cells.width(row))
            continue; // readData() reports it
        const std::string source = cells.label(cells.at(row, input));
        const std::string target = cells.label(cells.at(row, output));
        points = points && numberOf(source) && numberOf(target);
        const std::size_t words = training::splitTokens(source, false).size();
        const std::vector<std::string> split = training::splitTokens(target, false);
        tags = tags && words > 1 && words == split.size();
        tokens.insert(split.begin(), split.end());
        tokenCount += split.size();
        targets.insert(target);
        ++rows;
    }
    if (points)
        return RowKind::Point;
    // Classes repeat; texts of equal lengths alone are no tags.
    const auto repeat = [](std::size_t distinct, std::size_t all) { return 2 * distinct <= all; };
    if (tags && repeat(tokens.size(), tokenCount))
        return RowKind::Tags;
    return repeat(targets.size(), rows) ? RowKind::Label : RowKind::Target;
}

DataColumns suggestedColumns(std::string_view text)
{
    const std::vector<std::string> names = columnNames(text);
    for (std::size_t kind = 0; kind < layouts.size(); ++kind) {
        const auto source = std::ranges::find(names, layouts[kind].source);
        const auto target = std::ranges::find(names, layouts[kind].target);
        if (source != names.end() && target != names.end())
            return { static_cast<std::size_t>(source - names.begin()),
                static_cast<std::size_t>(target - names.begin()), static_cast<RowKind>(kind) };
    }
    if (names.size() < 2)
        throw Error("data_header",
            message("the table has one column; training needs one with inputs and one with "
                    "targets"));
    return { 0, 1, suggestedKind(text, 0, 1) };
}

CustomDataset readData(const std::string& text, bool characters, const DataColumns& columns)
{
    requireText(text);
    const Cells cells = splitCells(text);
    training::Task task = DataReader(cells, characters, columns).read();
    return { tableOf(cells, columns), std::move(task) };
}

CustomDataset openData(const Files& files, const std::string& file, bool characters)
{
    std::string text = files.text(file);
    try {
        return readData(std::move(text), characters);
    } catch (const Error& error) {
        throw error.within(message("%1: %2", file, error.message));
    }
}

} // namespace core
