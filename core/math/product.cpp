#include "core/math/product.h"

#include "core/base/simd.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <utility>

namespace core {

namespace {

    using simd::lanes;
    using simd::Vector;

    // The kernel holds a tile of C in registers: 6 x 4 vectors of 32 registers, or 6 x 2 of 16.
#if defined(__AVX512F__) || defined(__aarch64__)
    constexpr int tileVectors = 4;
#else
    constexpr int tileVectors = 2;
#endif
    constexpr int tileRows = productRows;
    constexpr Index panelWidth = tileVectors * lanes;
    constexpr Index termBlock = 128; // terms of a partial sum: such a block of a panel fits L1
    constexpr Index rowBlock = Index { 32 } * tileRows; // rows of A that stay in L2 while B is read

    struct Tile {
        const Scalar* a;
        Index aStride;
        const Scalar* b;
        Index bStride;
        Scalar* c;
        Index cStride;
        Index terms;
        bool first; // C = …, else C += …
        IndexRange fetched; // vectors after b to prefetch
    };

    // Prefetches into L2. Prefetching past the end of a matrix is harmless: nothing is loaded.
    void fetch(const Scalar* from, Index offset)
    {
        const auto place = std::bit_cast<std::uintptr_t>(from)
            + static_cast<std::uintptr_t>(offset) * sizeof(Scalar);
        __builtin_prefetch(std::bit_cast<const void*>(place), 0, 2);
    }

    // With few rows the kernel waits for B: each tile prefetches its part of the next terms or the
    // next matrix.
    IndexRange fetchedBy(Index tile, Index rows)
    {
        const Index tiles = (rows + tileRows - 1) / tileRows;
        if (tiles > tileVectors)
            return {};
        return { tile * tileVectors / tiles, (tile + 1) * tileVectors / tiles };
    }

    // Rows x (Vectors·lanes) of C (+)= A (Rows x terms) · B (terms x Vectors·lanes)
    template <int Rows, int Vectors> void tile(const Tile& t)
    {
        Vector sum[Rows][Vectors] = {};
        for (Index p = 0; p < t.terms; ++p) {
            Vector b[Vectors];
#pragma GCC unroll 4
            for (int j = 0; j < Vectors; ++j)
                b[j] = simd::load(t.b + p * t.bStride + j * lanes);
            for (Index j = t.fetched.begin; j < t.fetched.end; ++j)
                fetch(t.b, (t.terms + p) * t.bStride + j * lanes);
#pragma GCC unroll 6
            for (int i = 0; i < Rows; ++i) {
                const Scalar a = t.a[i * t.aStride + p];
#pragma GCC unroll 4
                for (int j = 0; j < Vectors; ++j)
                    sum[i][j] += a * b[j];
            }
        }
#pragma GCC unroll 6
        for (int i = 0; i < Rows; ++i) {
#pragma GCC unroll 4
            for (int j = 0; j < Vectors; ++j) {
                Scalar* c = t.c + i * t.cStride + j * lanes;
                simd::store(c, t.first ? sum[i][j] : simd::load(c) + sum[i][j]);
            }
        }
    }

    using TileFunction = void (*)(const Tile&);

    template <int... I> constexpr auto tileTable(std::integer_sequence<int, I...>)
    {
        return std::array<TileFunction, sizeof...(I)> {
            tile<I / tileVectors + 1, I % tileVectors + 1>...
        };
    }

    constexpr auto tiles = tileTable(std::make_integer_sequence<int, tileRows * tileVectors> {});

    TileFunction tileFor(Index rows, Index vectors)
    {
        return tiles[static_cast<std::size_t>((rows - 1) * tileVectors + vectors - 1)];
    }

    constexpr Index vectorsFor(Index cols)
    {
        return (cols + lanes - 1) / lanes;
    }

    // Computes a tile that exceeds the right edge of C, through a copy.
    void tileAtTheEdge(Tile t, Index rows, Index cols)
    {
        alignas(simd::bytes) Scalar copy[tileRows * panelWidth];
        Scalar* c = std::exchange(t.c, copy);
        const Index cStride = std::exchange(t.cStride, panelWidth);
        const bool first = std::exchange(t.first, true);
        tileFor(rows, vectorsFor(cols))(t);
        for (Index i = 0; i < rows; ++i) {
            for (Index j = 0; j < cols; ++j) {
                const Scalar sum = copy[i * panelWidth + j];
                c[i * cStride + j] = first ? sum : c[i * cStride + j] + sum;
            }
        }
    }

    // Computes all rows of a strip of C for one block of terms. b.cols columns count, the rest is
    // padding.
    void strip(ConstBlock a, ConstBlock b, MutableBlock c, bool first)
    {
        for (Index i = 0; i < a.rows; i += tileRows) {
            const Index rows = std::min<Index>(tileRows, a.rows - i);
            const Tile t { a.row(i), a.stride, b.data, b.stride, c.row(i), c.stride, b.rows, first,
                fetchedBy(i / tileRows, a.rows) };
            if (b.cols % lanes == 0)
                tileFor(rows, b.cols / lanes)(t);
            else
                tileAtTheEdge(t, rows, b.cols);
        }
    }

    void allTerms(ConstBlock a, ConstBlock b, MutableBlock c)
    {
        for (Index p = 0; p < b.rows; p += termBlock) {
            const IndexRange terms { p, std::min(p + termBlock, b.rows) };
            strip(a.colsOf(terms), b.rowsOf(terms), c, p == 0);
        }
    }

    void zero(MutableBlock c)
    {
        for (Index i = 0; i < c.rows; ++i)
            std::fill_n(c.row(i), c.cols, Scalar { 0 });
    }

    void multiplyPart(
        ConstBlock a, const PackedMatrix& b, IndexRange columns, IndexRange terms, MutableBlock c)
    {
        assert(a.rows == c.rows && a.cols == b.rows() && c.cols == b.cols());
        if (terms.size() <= 0)
            return zero(c.colsOf(columns));
        for (Index i = 0; i < a.rows; i += rowBlock) {
            const IndexRange rows { i, std::min(i + rowBlock, a.rows) };
            for (Index p = columns.begin / panelWidth; p * panelWidth < columns.end; ++p)
                allTerms(a.rowsOf(rows).colsOf(terms), b.panel(p).rowsOf(terms),
                    c.rowsOf(rows).colsOf(PackedMatrix::columns(p, b.cols())));
        }
    }

    bool isOnePanel(ConstBlock b)
    {
        return b.cols <= panelWidth && b.cols % lanes == 0 && b.stride == b.cols;
    }

    // to = bᵀ, padded with zeros; b has at most `lanes` rows.
    void transpose(ConstBlock b, MutableBlock to)
    {
        const Index whole = b.rows == lanes ? b.cols / lanes * lanes : 0;
        for (Index p = 0; p < whole; p += lanes) {
            std::array<Vector, lanes> square;
            for (Index i = 0; i < lanes; ++i)
                square[static_cast<std::size_t>(i)] = simd::load(b.row(i) + p);
            simd::transpose(square);
            for (Index i = 0; i < lanes; ++i)
                simd::store(to.row(p + i), square[static_cast<std::size_t>(i)]);
        }
        for (Index p = whole; p < b.cols; ++p) {
            for (Index i = 0; i < lanes; ++i)
                to.row(p)[i] = i < b.rows ? b.row(i)[p] : Scalar { 0 };
        }
    }

    Index paddedSize(Index rows, Index cols)
    {
        return rows * vectorsFor(cols) * lanes;
    }

} // namespace

bool PackedMatrix::pay(Index rows)
{
    constexpr Index measured = 4; // times the panel width; equal for all vector sizes
    return rows > measured * panelWidth;
}

IndexRange PackedMatrix::columns(Index panel, Index cols)
{
    return { panel * panelWidth, std::min((panel + 1) * panelWidth, cols) };
}

Index PackedMatrix::count() const
{
    return (columnCount + panelWidth - 1) / panelWidth;
}

ConstBlock PackedMatrix::panel(Index panel) const
{
    const Index cols = columns(panel, columnCount).size();
    return { numbers + panel * panelWidth * rowCount, rowCount, cols, vectorsFor(cols) * lanes };
}

PackedMatrix PackedMatrix::unfilled(Index rows, Index cols)
{
    PackedMatrix result;
    result.rowCount = rows;
    result.columnCount = cols;
    result.own = Buffer(paddedSize(rows, cols));
    result.numbers = result.own.data();
    return result;
}

void PackedMatrix::fill(Index panel, ConstBlock b)
{
    const IndexRange from = columns(panel, columnCount);
    const Index stride = vectorsFor(from.size()) * lanes;
    Scalar* to = own.data() + from.begin * rowCount;
    for (Index p = 0; p < rowCount; ++p, to += stride) {
        std::copy_n(b.row(p) + from.begin, from.size(), to);
        std::fill(to + from.size(), to + stride, Scalar { 0 });
    }
}

PackedMatrix PackedMatrix::of(ConstBlock b)
{
    if (isOnePanel(b)) {
        PackedMatrix result;
        result.rowCount = b.rows;
        result.columnCount = b.cols;
        result.numbers = b.data;
        return result;
    }
    PackedMatrix result = unfilled(b.rows, b.cols);
    for (Index panel = 0; panel < result.count(); ++panel)
        result.fill(panel, b);
    return result;
}

PackedMatrix PackedMatrix::ofTransposed(ConstBlock b)
{
    PackedMatrix result = unfilled(b.cols, b.rows);
    for (Index panel = 0; panel < result.count(); ++panel) {
        const IndexRange from = columns(panel, b.rows);
        const Index stride = vectorsFor(from.size()) * lanes;
        Scalar* to = result.own.data() + from.begin * b.cols;
        for (Index j = 0; j < from.size(); j += lanes) {
            const IndexRange rows { from.begin + j, std::min(from.begin + j + lanes, from.end) };
            transpose(b.rowsOf(rows), { to + j, b.cols, lanes, stride });
        }
    }
    return result;
}

void multiply(ConstBlock a, const PackedMatrix& b, MutableBlock c)
{
    multiplyPart(a, b, { 0, b.cols() }, { 0, b.rows() }, c);
}

void multiplyColumns(ConstBlock a, const PackedMatrix& b, IndexRange columns, MutableBlock c)
{
    multiplyPart(a, b, columns, { 0, b.rows() }, c);
}

void multiplyTerms(ConstBlock a, const PackedMatrix& b, IndexRange terms, MutableBlock c)
{
    multiplyPart(a, b, { 0, b.cols() }, terms, c);
}

void multiply(ConstBlock a, ConstBlock b, MutableBlock c)
{
    assert(a.rows == c.rows && a.cols == b.rows && c.cols == b.cols);
    if (b.rows == 0)
        return zero(c);
    const Index whole = b.cols / lanes * lanes;
    for (Index j = 0; j < whole; j += panelWidth) {
        const IndexRange columns { j, std::min(j + panelWidth, whole) };
        allTerms(a, b.colsOf(columns), c.colsOf(columns));
    }
    const IndexRange rest { whole, b.cols };
    if (rest.size() > 0) // less than a vector: a full load would read past the end
        multiply(a, PackedMatrix::of(b.colsOf(rest)), c.colsOf(rest));
}

} // namespace core
