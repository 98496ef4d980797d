#pragma once

#include "core/input/files.h"
#include "core/training/tasks/custom_examples.h"

#include <string>

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

// The same from a file, which errors name.
CustomDataset openData(const Files& files, const std::string& file, bool characters);

} // namespace core
