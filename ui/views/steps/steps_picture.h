#pragma once

#include "core/analysis/tensors.h"
#include "ui/plot/cell_map.h"
#include "ui/views/steps/steps_scene.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace ui {

enum class Hue { None, Q, K, V, Head }; // of a panel's frame

// One matrix of a step's picture, in a grid.
struct StepPanel {
    std::string tensor; // id of the tensor it shows, whole or in part; empty: of none
    MatrixPtr matrix;
    QString title; // source of a formula
    core::Axis rows = core::Axis::Queries; // what its rows and columns are
    core::Axis columns = core::Axis::Dimensions;
    bool onlyQuery = false; // a single row, or column, of the tensor: the query's
    bool weights = false; // numbers from 0 upwards, else signed ones
    bool rowLabels = false, columnLabels = false;
    Hue hue = Hue::None;
    QString sign {}; // before it, as the source of a formula: "=", "+"
    int row = 0, column = 0; // place in the grid
    float reach = 0; // the colours reach from -reach to it, or to the largest number
    bool wide = false; // across all columns
    QStringList columnNames {}; // of columns that are no tokens of the attention
    std::vector<core::Index> columnOf {}; // the one that each row's token has picked; may be empty
};

constexpr qreal signSize = 1.6; // of its sign, beside the plain font
// Labels and numbers of the few matrices of a step are for the back of the room: beside the plain
// font, the largest that have room.
inline constexpr std::array pictureLetters { 1.2, 1.0, 0.85 };

// How wide a column, or how high a row of the grid is.
struct Track {
    double share = 1; // of what is left over; 0: as large as its cells need
};

struct StepPicture {
    std::vector<StepPanel> panels;
    std::vector<Track> columns { { 1 } };
    std::vector<Track> rows { { 1 } };
    bool bars = false; // the last panel's row also as bars, in a row below
};

// Where large matrices are that need not be made again.
struct StepSources {
    const StepPicture* before = nullptr; // made for another query of the same step
    DerivedData* derived = nullptr; // of the trace
};
StepPicture stepPicture(const StepScene& scene, const StepSources& sources = {});

} // namespace ui
