#pragma once

#include "core/base/matrix.h"

namespace core {

// [begin, end)
struct IndexRange {
    Index begin = 0;
    Index end = 0;

    [[nodiscard]] Index size() const { return end - begin; }
};

// A rectangle of a row-major matrix; `stride`: elements between the starts of its rows.
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

// The right-hand matrix of a product, packed into panels of a few vectors' width:
// [panel][row][column in the panel], the last panel padded with zeros to whole vectors. A matrix
// that already is one such panel is not copied and must outlive this.
class PackedMatrix {
public:
    PackedMatrix() = default;
    static PackedMatrix of(ConstBlock b);
    static PackedMatrix ofTransposed(ConstBlock b); // the panels of bᵀ
    static PackedMatrix unfilled(Index rows, Index cols); // for fill(), panel by panel

    // Whether packing pays off for a product with `rows` rows. Unpacked, narrower panels read each
    // cache line more often.
    static bool pay(Index rows);

    void fill(Index panel, ConstBlock b); // b: the whole matrix
    [[nodiscard]] Index count() const;
    [[nodiscard]] Index rows() const { return rowCount; }
    [[nodiscard]] Index cols() const { return columnCount; }
    [[nodiscard]] ConstBlock panel(Index panel) const; // without the padding
    static IndexRange columns(Index panel, Index cols); // the matrix columns of a panel

private:
    Index rowCount = 0;
    Index columnCount = 0;
    Buffer own;
    const Scalar* numbers = nullptr;
};

// Rows of A that the kernel processes together: ranges of a multiple are most efficient.
inline constexpr Index productRows = 6;

// C = A·B. Each element is the sum of partial sums over blocks of 128 terms, all in order: no
// partition of the rows or columns changes a bit of it.
void multiply(ConstBlock a, const PackedMatrix& b, MutableBlock c);

// The same bits, with B unpacked: for few rows of A; reads B once.
void multiply(ConstBlock a, ConstBlock b, MutableBlock c);

// Computes the given columns of C (and others of their panels).
void multiplyColumns(ConstBlock a, const PackedMatrix& b, IndexRange columns, MutableBlock c);

// Sums only the given terms: columns of A and rows of B.
void multiplyTerms(ConstBlock a, const PackedMatrix& b, IndexRange terms, MutableBlock c);

} // namespace core
