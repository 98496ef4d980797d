#pragma once

#include "core/input/files.h"
#include "core/training/tasks/custom_examples.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// The user's examples: the text of the table and the task made from it.
struct CustomDataset {
    std::string text;
    training::Task task;
};

// Reads a table whose first row names the columns; other columns are ignored:
//
//   text,label      one label for each text
//   text,tags       one label for each word of the text, separated by blanks
//   word,tag        the same, one row for each word, an empty line after each text
//   source,target   an output text for each text
//   x,y             points of a curve; the header may be missing where all rows are numbers
//
// Text is split into words at blanks, or into characters. Columns are separated by commas,
// semicolons or tabs, whichever the first row has. Errors: those of CustomExamples, CustomPoints
// and cutCells, "data_header", "data_rows" which lists the first bad rows by line, "file_is_…",
// "text_not_utf8".
CustomDataset readData(std::string text, bool characters);

// What a row holds in two of its columns.
enum class RowKind { Label, Tags, Word, Target, Point };
constexpr auto enumIds(RowKind)
{
    return std::array<std::string_view, 5> { "text_label", "text_tags", "word_tag", "source_target",
        "x_y" };
}
struct DataColumns {
    std::size_t input = 0; // counted from 0
    std::size_t output = 1;
    RowKind kind = RowKind::Label;
};

// The names in the first row; "1", "2" … where it has numbers only. Errors: those of cutCells,
// "data_empty".
std::vector<std::string> columnNames(std::string_view text);
// The columns that readData() would use; else the first two, with the kind that fits them. Errors
// as above, "data_header" where there are fewer than two.
DataColumns suggestedColumns(std::string_view text);
// The kind that fits the cells of two columns.
RowKind suggestedKind(std::string_view text, std::size_t input, std::size_t output);

// The same from any two columns; the text of the result is a table of these under the names above.
CustomDataset readData(const std::string& text, bool characters, const DataColumns& columns);

// The same from a file, which errors name.
CustomDataset openData(const Files& files, const std::string& file, bool characters);

} // namespace core
