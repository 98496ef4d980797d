#pragma once

#include "ui/drawing/colour_map.h"
#include "ui/drawing/formula.h"
#include "ui/drawing/theme.h"
#include "ui/session/derived_data.h"

#include <QColor>
#include <QString>
#include <QStringList>

#include <optional>

namespace ui {

struct Cell {
    core::Index row = 0;
    core::Index column = 0;
    bool operator==(const Cell&) const = default;
};

// Content of a panel.
struct PanelContent {
    MatrixPtr matrix;
    ColourScale scale;
    Formula title;
    QString subtitle; // under the title: "11 × 8"
    QStringList rows, columns; // sanitised labels (labels.h); empty: none
    std::optional<QColor> frame; // the colour of its role
    qreal titleFactor = 1; // its size
    QString name = {}; // a plain title, bold
    QStringList notes = {}; // lines under the cells, as wide as there is room
    bool chosen = false; // highlighted among the panels around it
    qreal longestLabel = 7; // in line heights; longer labels are elided
    QStringList possibleRows = {}; // labels that determine the room instead of `rows`
    QStringList possibleColumns = {};
};

// Highlighted row of a query, column and row of a key, and cell.
struct Highlight {
    std::optional<core::Index> row, column;
    std::optional<Cell> cell;
    std::optional<core::Index> keyRow = {};
    bool operator==(const Highlight&) const = default;
};

// The room that labels need around the cells.
struct LabelSpace {
    qreal left = 1, top = 1, right = 1;
    bool operator==(const LabelSpace&) const = default;
};

} // namespace ui
