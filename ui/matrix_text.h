#pragma once

#include "core/io/table.h"

#include <QString>
#include <QStringList>

namespace ui {

// A matrix as it leaves the program.
enum class MatrixFormat { Npy, Csv, Tsv, Latex, Markdown };

// The endings of the formats, in their order: "npy", "csv", …
QStringList matrixEndings();
QStringList matrixFilters(); // for a file dialog: "NumPy array (*.npy)"

// Masked cells are -inf in files, as in other programs.
std::string matrixBytes(const core::Table& table, MatrixFormat format);

} // namespace ui
