#pragma once

#include "core/analysis/tensors.h"
#include "ui/session/derived_data.h"
#include "ui/views/steps/steps_scene.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace ui {

enum class Hue { None, Q, K, V, Head }; // of a panel's frame

// One matrix of a step's figure, in a grid.
struct StepPanel {
    std::string tensor; // id of the tensor shown in whole or in part; empty: none
    MatrixPtr matrix;
    QString title; // source of a formula
    core::Axis rows = core::Axis::Queries; // meaning of its rows and columns
    core::Axis columns = core::Axis::Dimensions;
    bool onlyQuery = false; // only the query's row, or column, of the tensor
    bool weights = false; // values from 0; otherwise signed
    bool rowLabels = false, columnLabels = false;
    Hue hue = Hue::None;
    QString sign {}; // before the panel, as a formula's source: "=", "+"
    int row = 0, column = 0; // position in the grid
    float reach = 0; // colour range [-reach, reach]; 0: up to the largest value
    bool wide = false; // spans all columns
    QStringList columnNames {}; // names of columns other than the attention's tokens
    QStringList rowNames {}; // the same for rows
    std::optional<core::Index> litRow {}; // a highlighted row, such as the chosen head's
    std::vector<core::Index> columnOf {}; // by row: the column of its token's word; may be empty
};

// Width of a column or height of a row of the grid.
struct Track {
    double share = 1; // of the remaining room; 0: as large as its cells need
};

struct StepCanvas {
    std::vector<StepPanel> panels;
    std::vector<Track> columns { { 1 } };
    std::vector<Track> rows { { 1 } };
    bool bars = false; // the last panel's row also appears as bars below
};

// Sources of large matrices for reuse.
struct StepSources {
    const StepCanvas* before = nullptr; // figure of another query in the same step
    DerivedData* derived = nullptr; // derived data of the trace
};
StepCanvas stepCanvas(const StepScene& scene, const StepSources& sources = {});

} // namespace ui
