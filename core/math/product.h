#pragma once

#include "core/base/matrix.h"

namespace core {

// Begin included, end not.
struct IndexRange {
    Index begin = 0;
    Index end = 0;

    [[nodiscard]] Index size() const { return end - begin; }
};

// A rectangle inside a row-major matrix; `stride` numbers lie between the starts of its rows.
template <class T> struct MatrixView {
    T* data = nullptr;
    Index rows = 0;
    Index cols = 0;
    Index stride = 0;

    [[nodiscard]] T* row(Index i) const { return data + i * stride; }
    [[nodiscard]] MatrixView rowsOf(IndexRange e) const
    {
        return { row(e.begin), e.size(), cols, stride };
    }
    [[nodiscard]] MatrixView colsOf(IndexRange e) const
    {
        return { data + e.begin, rows, e.size(), stride };
    }
    operator MatrixView<const T>() const { return { data, rows, cols, stride }; }
};
using ConstBlock = MatrixView<const Scalar>;
using MutableBlock = MatrixView<Scalar>;

inline ConstBlock block(const Matrix& m)
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
class PackedMatrix {
public:
    PackedMatrix() = default;
    static PackedMatrix of(ConstBlock b);
    static PackedMatrix ofTransposed(ConstBlock b); // the panels of bᵀ
    static PackedMatrix unfilled(Index rows, Index cols); // for fill(), panel by panel

    // Whether a product with so many rows wins back the time that cutting takes. In place, the
    // narrower the panels are, the more often a cache line is read.
    static bool pay(Index rows);

    void fill(Index panel, ConstBlock b); // b: the whole matrix
    [[nodiscard]] Index count() const;
    [[nodiscard]] Index rows() const { return rowCount; }
    [[nodiscard]] Index cols() const { return columnCount; }
    [[nodiscard]] ConstBlock panel(Index panel) const; // cols: those that are not padding
    static IndexRange columns(Index panel, Index cols); // which columns of a matrix a panel holds

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
void multiply(ConstBlock a, const PackedMatrix& b, MutableBlock c);

// The same bits without a packed copy of B: for few rows of A, reads B once.
void multiply(ConstBlock a, ConstBlock b, MutableBlock c);

// Only the given columns of C (and others of the panels they lie in).
void multiplyColumns(ConstBlock a, const PackedMatrix& b, IndexRange columns, MutableBlock c);

// Only the given terms of each sum: columns of A and rows of B.
void multiplyTerms(ConstBlock a, const PackedMatrix& b, IndexRange terms, MutableBlock c);

} // namespace core
