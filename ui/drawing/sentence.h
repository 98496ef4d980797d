#pragma once

#include "ui/drawing/theme.h"

#include <QPainter>
#include <QString>

#include <vector>

namespace ui {

// What a part of a sentence is about; decides its colour.
enum class Part { Plain, Quiet, Query, Key, Value, Number };

// A sentence of the interface's language with places %1, %2, … and what stands there. The parts
// are never searched for places themselves, so a token may be called "%2".
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

// The text with its numbers held together: behind 、 or a bracket Qt would end a line after their
// point, "0." and "846", or before their "%".
QString withWholeNumbers(QString text);
// The same, and short pairs with a sign between, "h = 0.002". Not for what is searched: blanks are
// others.
QString withWholePairs(QString text);

// Sets the pieces as one wrapped paragraph below `top` and returns its height; measures only
// without a painter.
struct TextBox {
    QPointF topLeft;
    qreal width = 0;
    QFont font;
};
qreal drawPieces(QPainter* painter, const TextBox& box, const Theme& theme,
    const std::vector<Sentence::Piece>& pieces);

} // namespace ui
