#pragma once

#include "core/io/archives/npz.h"
#include "core/io/arrays/npy.h"
#include "core/io/arrays/safetensors.h"
#include "tests/app/slow_attention.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <cmath>
#include <vector>

// Number files for the program, and the results it writes.
namespace test {

// One slice per head, or a single one without a head axis.
inline core::Tensor tensor(const std::vector<slow::Numbers>& slices)
{
    const slow::Numbers& first = slices[0];
    core::Tensor result;
    if (slices.size() > 1)
        result.shape.push_back(std::ssize(slices));
    result.shape.push_back(std::ssize(first));
    result.shape.push_back(std::ssize(first[0]));
    result.data = core::Buffer(std::ssize(slices) * std::ssize(first) * std::ssize(first[0]));
    float* to = result.data.data();
    for (const slow::Numbers& slice : slices)
        for (const slow::Row& row : slice)
            for (const double x : row)
                *to++ = static_cast<float>(x);
    return result;
}

// True if every number agrees within 1e-5: float sums of a few dozen products of numbers below 1.
// Infinities must be equal.
inline bool agrees(const core::Tensor& found, const slow::Numbers& expected)
{
    const std::vector<core::Index> shape { std::ssize(expected), std::ssize(expected[0]) };
    if (found.shape != shape)
        return false;
    const float* number = found.data.data();
    for (const slow::Row& row : expected)
        for (const double x : row) {
            const double y = *number++;
            if (std::isinf(x) ? x != y : !(std::abs(x - y) <= 1e-5))
                return false;
        }
    return true;
}

inline bool save(const QString& path, const std::string& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly)
        && file.write(bytes.data(), static_cast<qint64>(bytes.size()))
        == static_cast<qint64>(bytes.size());
}

inline QByteArray load(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot open)");
}

inline core::NamedTensors npz(const QByteArray& bytes)
{
    return core::readNpz(core::bytesOf({ bytes.data(), static_cast<std::size_t>(bytes.size()) }));
}

} // namespace test
