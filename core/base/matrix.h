#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <memory>
#include <span>
#include <vector>

namespace core {

using Scalar = float;
using Index = std::ptrdiff_t;

// The value of a masked score: the lowest finite float, so that no infinity ever leaves the core.
// Normalisers give exactly 0 to such a cell.
inline constexpr Scalar excluded = std::numeric_limits<Scalar>::lowest();

// Floats on a 64-byte boundary. Allocation and release happen inside the core library, because the
// program and the library may be compiled for different instruction sets.
class Buffer {
public:
    Buffer() = default;
    explicit Buffer(Index size); // not initialised; NaN where assertions are on
    Buffer(const Buffer& other);
    Buffer(Buffer&& other) noexcept;
    Buffer& operator=(Buffer other) noexcept;
    ~Buffer();

    [[nodiscard]] Index size() const { return count; }
    [[nodiscard]] Scalar* data() { return numbers; }
    [[nodiscard]] const Scalar* data() const { return numbers; }

private:
    Scalar* numbers = nullptr;
    Index count = 0;
};

// rows x columns, row-major: a token is a row, as in papers, NumPy, npy and safetensors. A type of
// our own: the alignment of Eigen's matrices, and with it their deallocation, depends on the
// instruction set, which differs between this library and its callers; and our headers include no
// Eigen. In source files, `view(m)` is an Eigen map.
class Matrix {
public:
    Matrix() = default;
    Matrix(Index rows, Index cols); // zeros
    Matrix(std::initializer_list<std::initializer_list<Scalar>> rows);
    static Matrix uninitialised(Index rows, Index cols);
    static Matrix constant(Index rows, Index cols, Scalar value);
    static Matrix identity(Index rows, Index cols); // ones on the diagonal, also when not square
    static Matrix fromBuffer(Index rows, Index cols, Buffer numbers);

    [[nodiscard]] Index rows() const { return rowCount; }
    [[nodiscard]] Index cols() const { return columnCount; }
    [[nodiscard]] Index size() const { return rowCount * columnCount; }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] Scalar* data() { return numbers.data(); }
    [[nodiscard]] const Scalar* data() const { return numbers.data(); }
    [[nodiscard]] Scalar& operator()(Index row, Index col)
    {
        assert(col >= 0 && col < columnCount);
        return numbers.data()[placeOf(row) + col];
    }
    [[nodiscard]] Scalar operator()(Index row, Index col) const
    {
        assert(col >= 0 && col < columnCount);
        return numbers.data()[placeOf(row) + col];
    }
    [[nodiscard]] std::span<Scalar> row(Index row)
    {
        return { data() + placeOf(row), static_cast<std::size_t>(columnCount) };
    }
    [[nodiscard]] std::span<const Scalar> row(Index row) const
    {
        return { data() + placeOf(row), static_cast<std::size_t>(columnCount) };
    }
    [[nodiscard]] std::span<const Scalar> values() const
    {
        return { data(), static_cast<std::size_t>(size()) };
    }
    bool operator==(const Matrix& other) const;

private:
    [[nodiscard]] Index placeOf(Index row) const
    {
        assert(row >= 0 && row < rowCount);
        return row * columnCount;
    }

    Index rowCount = 0;
    Index columnCount = 0;
    Buffer numbers;
};

// An array of any number of axes, row-major, as in files.
struct Tensor {
    std::vector<Index> shape;
    Buffer data;
    bool boolean = false; // values are 0 and 1 (false and true)

    [[nodiscard]] Index size() const { return data.size(); }
    [[nodiscard]] std::span<const Scalar> values() const
    {
        return { data.data(), static_cast<std::size_t>(data.size()) };
    }
    bool operator==(const Tensor& other) const;
};

// A tensor of one or two axes as a matrix; one axis becomes one row. Error "tensor_axes" otherwise.
Matrix toMatrix(Tensor tensor);
Tensor toTensor(const Matrix& matrix);

} // namespace core
