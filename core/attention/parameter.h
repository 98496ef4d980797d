#pragma once

#include "core/base/matrix.h"

#include <string_view>

namespace core {

// The role of a parameter.
enum class ParameterKind {
    Projection, // x W
    Bias, // + b
    ScoreMatrix, // of a trainable score: multiplies queries or keys
    ScoreBias,
    ScoreVector, // maps a vector to one score; a row or a column
};

// A learned matrix. Every struct that has some lists them once, as in
//
//     static void parameters(auto& self, auto&& f)
//     {
//         f(Parameter { "w_q", ParameterKind::Projection }, self.wq);
//     }
//
// Random initialisation, reading, showing, exporting and edits by hand all walk this list. Names
// are those in files and never change.
struct Parameter {
    std::string_view name;
    ParameterKind kind = ParameterKind::Projection;
    bool operator==(const Parameter&) const = default;
};

// The neutral value: the identity for matrices, zeros for biases, ones for vectors. Returns
// rows x cols.
Matrix simplest(const Parameter& parameter, Index rows, Index cols);

} // namespace core
