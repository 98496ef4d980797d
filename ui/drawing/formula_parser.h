#pragma once

#include "ui/drawing/formula.h"

#include <vector>

namespace ui {

enum class Ink { Text, Muted, Q, K, V, Query };

// Node of a formula's syntax tree.
struct Formula::Node {
    enum class Kind { Row, Symbol, Scripts, Fraction, Root };
    Kind kind = Kind::Row;
    QString text; // of a symbol
    bool italic = false;
    qreal space = 0; // on both sides of a symbol, in units of the font size
    bool large = false; // a sum: its scripts go above and below
    Ink ink = Ink::Text;
    std::vector<Node> parts; // row: all; scripts: base, sub, sup; fraction: above, below; root: one
};

Formula::Node parseFormula(const QString& source);

} // namespace ui
