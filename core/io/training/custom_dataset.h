#pragma once

#include "core/input/files.h"
#include "core/training/tasks/custom_examples.h"

#include <string>

namespace core {

// Examples that somebody gives: the text that holds them, and the task that it means.
struct CustomDataset {
    std::string text;
    training::Task task;
};

// A table whose first row says what its columns are; other columns are left out:
//
//   text,label      one label for each text
//   text,tags       a label for each of its words, between blanks
//   word,tag        the same, a row for each word, an empty line behind each text
//   source,target   a text for each text
//   x,y             points of a curve; where all rows are numbers, without such a first row, too
//
// Words are what blanks separate; of characters each is one. Commas, semicolons or tabs separate
// the columns, whichever the first row has. Errors: those of GivenExamples, GivenPoints and
// cutCells, "data_header", "data_rows" which names the first bad rows by their lines, "file_is_…",
// "text_not_utf8".
CustomDataset readData(std::string text, bool characters);

// The same of a file, which errors name.
CustomDataset openData(const Files& files, const std::string& file, bool characters);

} // namespace core
