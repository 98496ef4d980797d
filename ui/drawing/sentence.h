#pragma once

#include "ui/drawing/theme.h"

#include <QPainter>
#include <QString>

#include <vector>

namespace ui {

// Role of a part of a sentence; it decides the colour.
enum class Part { Plain, Quiet, Query, Key, Value, Number };

// A translated sentence with placeholders %1, %2, … and their arguments. Arguments are never
// searched for placeholders, so a token may be "%2".
struct Sentence {
    struct Piece {
        QString text;
        Part part = Part::Plain;
    };
    QString pattern;
    std::vector<Piece> args;

    [[nodiscard]] std::vector<Piece> pieces() const;
    [[nodiscard]] QString plain() const;
};

// The text with unbreakable numbers: after 、 or a bracket Qt would break a line inside "0.846" or
// before a "%".
QString withWholeNumbers(QString text);
// The same, and short pairs around a sign, "h = 0.002", are unbreakable. Not for texts to search:
// the spaces become no-break spaces.
QString withWholePairs(QString text);

// Draws the pieces as one wrapped paragraph and returns its height; without a painter it only
// measures.
struct TextBox {
    QPointF topLeft;
    qreal width = 0;
    QFont font;
};
qreal drawPieces(QPainter* painter, const TextBox& box, const Theme& theme,
    const std::vector<Sentence::Piece>& pieces);

} // namespace ui
