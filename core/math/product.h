#pragma once

#include "core/base/matrix.h"

namespace core {

// Begin included, end not.
struct Extent {
    Index begin = 0;
    Index end = 0;

    [[nodiscard]] Index size() const { return end - begin; }
};

// A rectangle inside a row-major matrix; `stride` numbers lie between the starts of its rows.
template <class T> struct Rectangle {
    T* data = nullptr;
    Index rows = 0;
    Index cols = 0;
    Index stride = 0;

    [[nodiscard]] T* row(Index i) const { return data + i * stride; }
    [[nodiscard]] Rectangle rowsOf(Extent e) const
    {
        return { row(e.begin), e.size(), cols, stride };
    }
    [[nodiscard]] Rectangle colsOf(Extent e) const
    {
        return { data + e.begin, rows, e.size(), stride };
    }
    operator Rectangle<const T>() const { return { data, rows, cols, stride }; }
};
using Block = Rectangle<const Scalar>;
using MutableBlock = Rectangle<Scalar>;

inline Block block(const Matrix& m)
{
    return { m.data(), m.rows(), m.cols(), m.cols() };
}
inline MutableBlock block(Matrix& m)
{
    return { m.data(), m.rows(), m.cols(), m.cols() };
}

// The right-hand side of a product, cut into panels of a few vectors' width that lie one behind
// the other: [panel][row][column in the panel], the last one padded with zeros to whole vectors.
// A matrix that is one such panel already is not copied and must outlive this.
class Panels {
public:
    Panels() = default;
    static Panels of(Block b);
    static Panels ofTransposed(Block b); // the panels of bᵀ
    static Panels unfilled(Index rows, Index cols); // for fill(), panel by panel

    // Whether a product with so many rows wins back the time that cutting takes. In place, the
    // narrower the panels are, the more often a cache line is read.
    static bool pay(Index rows);

    void fill(Index panel, Block b); // b: the whole matrix
    [[nodiscard]] Index count() const;
    [[nodiscard]] Index rows() const { return rowCount; }
    [[nodiscard]] Index cols() const { return columnCount; }
    [[nodiscard]] Block panel(Index panel) const; // cols: those that are not padding
    static Extent columns(Index panel, Index cols); // which columns of a matrix a panel holds

private:
    Index rowCount = 0;
    Index columnCount = 0;
    Buffer own;
    const Scalar* numbers = nullptr;
};

// Rows of A that the product takes together: a part with a multiple of them wastes nothing.
inline constexpr Index productRows = 6;

// C = A·B. Every element is the sum, over blocks of 128 terms in their order, of each block's
// terms added in their order: no partition of the rows or columns changes a bit of it.
void multiply(Block a, const Panels& b, MutableBlock c);

// The same bits without a packed copy of B: for few rows of A, reads B once.
void multiply(Block a, Block b, MutableBlock c);

// Only the given columns of C (and others of the panels they lie in).
void multiplyColumns(Block a, const Panels& b, Extent columns, MutableBlock c);

// Only the given terms of each sum: columns of A and rows of B.
void multiplyTerms(Block a, const Panels& b, Extent terms, MutableBlock c);

} // namespace core
