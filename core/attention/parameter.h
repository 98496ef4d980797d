#pragma once

#include "core/base/matrix.h"

#include <string_view>

namespace core {

// What a parameter is to those it belongs to.
enum class ParameterKind {
    Projection, // multiplies the rows of an input
    Bias, // is added to them
    ScoreMatrix, // of a learnt score: multiplies queries or keys
    ScoreBias,
    ScoreVector, // makes one number of many, whichever way it lies
};

// A matrix of numbers that are learnt. Every struct that has some lists them once, as in
//
//     static void parameters(auto& self, auto&& f)
//     {
//         f(Parameter { "w_q", ParameterKind::Projection }, self.wq);
//     }
//
// and all that is done with each of them walks that list: drawing them at random, reading, showing,
// exporting, setting one by hand. Names are those in files and never change.
struct Parameter {
    std::string_view name;
    ParameterKind kind = ParameterKind::Projection;
    bool operator==(const Parameter&) const = default;
};

// With which the parameter does the least: matrices are the identity, biases zeros, vectors ones.
Matrix simplest(const Parameter& parameter, Index rows, Index cols);

} // namespace core
