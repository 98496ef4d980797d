#include "core/base/matrix.h"

#include "core/base/block_pool.h"
#include "core/base/error.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <new>
#include <utility>

namespace core {

namespace {

    constexpr std::align_val_t cacheLine { 64 };

    // The address sanitizer detects use after free only if memory is really freed.
#ifdef __SANITIZE_ADDRESS__
    constexpr bool pooled = false;
#else
    constexpr bool pooled = true;
#endif

    Scalar* allocate(Index size)
    {
        const std::size_t bytes = static_cast<std::size_t>(size) * sizeof(Scalar);
        void* const memory = pooled && bytes >= BlockPool::smallest
            ? sharedBlocks().take(bytes)
            : ::operator new(bytes, cacheLine);
        return static_cast<Scalar*>(memory);
    }

    void release(Scalar* numbers, Index size)
    {
        const std::size_t bytes = static_cast<std::size_t>(size) * sizeof(Scalar);
        if (pooled && bytes >= BlockPool::smallest)
            sharedBlocks().give(numbers, bytes);
        else
            ::operator delete(numbers, cacheLine);
    }

} // namespace

Buffer::Buffer(Index size)
    : numbers(size > 0 ? allocate(size) : nullptr)
    , count(std::max<Index>(size, 0))
{
#ifndef NDEBUG
    std::fill_n(numbers, count, std::numeric_limits<Scalar>::quiet_NaN());
#endif
}

Buffer::Buffer(const Buffer& other)
    : Buffer(other.count)
{
    std::copy_n(other.numbers, count, numbers);
}

Buffer::Buffer(Buffer&& other) noexcept
    : numbers(std::exchange(other.numbers, nullptr))
    , count(std::exchange(other.count, 0))
{
}

Buffer& Buffer::operator=(Buffer other) noexcept
{
    std::swap(numbers, other.numbers);
    std::swap(count, other.count);
    return *this;
}

Buffer::~Buffer()
{
    if (numbers != nullptr)
        release(numbers, count);
}

Matrix::Matrix(Index rows, Index cols)
    : Matrix(constant(rows, cols, 0))
{
}

Matrix::Matrix(std::initializer_list<std::initializer_list<Scalar>> rows)
    : Matrix(fromBuffer(static_cast<Index>(rows.size()),
        rows.size() == 0 ? 0 : static_cast<Index>(rows.begin()->size()),
        Buffer(static_cast<Index>(rows.size() * (rows.size() == 0 ? 0 : rows.begin()->size())))))
{
    Scalar* to = data();
    for (const auto& row : rows) {
        assert(static_cast<Index>(row.size()) == columnCount);
        to = std::copy(row.begin(), row.end(), to);
    }
}

Matrix Matrix::uninitialised(Index rows, Index cols)
{
    return fromBuffer(rows, cols, Buffer(rows * cols));
}

Matrix Matrix::constant(Index rows, Index cols, Scalar value)
{
    Matrix result = uninitialised(rows, cols);
    std::fill_n(result.data(), result.size(), value);
    return result;
}

Matrix Matrix::identity(Index rows, Index cols)
{
    Matrix result(rows, cols);
    for (Index i = 0; i < std::min(rows, cols); ++i)
        result(i, i) = 1;
    return result;
}

Matrix Matrix::fromBuffer(Index rows, Index cols, Buffer numbers)
{
    assert(rows >= 0 && cols >= 0 && numbers.size() == rows * cols);
    Matrix result;
    result.rowCount = rows;
    result.columnCount = cols;
    result.numbers = std::move(numbers);
    return result;
}

bool Matrix::operator==(const Matrix& other) const
{
    return rowCount == other.rowCount && columnCount == other.columnCount
        && std::ranges::equal(values(), other.values());
}

bool Tensor::operator==(const Tensor& other) const
{
    return shape == other.shape && boolean == other.boolean
        && std::ranges::equal(values(), other.values());
}

Matrix toMatrix(Tensor tensor)
{
    if (tensor.shape.empty() || tensor.shape.size() > 2)
        throw Error("tensor_axes",
            message("expected a matrix (two axes), found %1 axes", tensor.shape.size()));
    const Index rows = tensor.shape.size() == 2 ? tensor.shape[0] : 1;
    return Matrix::fromBuffer(rows, tensor.shape.back(), std::move(tensor.data));
}

Tensor toTensor(const Matrix& matrix)
{
    Tensor result { { matrix.rows(), matrix.cols() }, Buffer(matrix.size()), false };
    std::ranges::copy(matrix.values(), result.data.data());
    return result;
}

} // namespace core
