#pragma once

// Published examples as data, to be computed again: how a user can tell that the numbers are
// right, on any machine.

#include "core/base/matrix.h"
#include "core/experiment.h"
#include "core/input/files.h"
#include "core/trace.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// A tensor as it must come out, row by row. Without values only the shape is checked.
struct Expectation {
    std::string tensor; // "layer1/head1/weights"
    Index rows = 0;
    Index cols = 0;
    std::vector<double> values; // NaN: the score must be masked out
};

// A number passes when |found - expected| ≤ absolute + relative·|expected|.
struct Tolerance {
    double absolute = 0;
    double relative = 0;
    std::string reason;
};

struct PublishedCase {
    std::string name;
    std::string title;
    std::string origin;
    Experiment experiment;
    NamedTensors tensors; // what the experiment's file "case:weights" holds
    std::vector<Expectation> expected;
    Tolerance tolerance;
};

struct TensorCheck {
    std::string tensor;
    bool passed = false;
    double absolute = 0; // the largest error
    double relative = 0; // the largest error beside the tensor's largest number
    std::string problem; // what is wrong, with the place and both numbers; empty if it passed
};

struct CaseCheck {
    bool passed = false;
    std::vector<TensorCheck> tensors;
    std::string problem; // why nothing could be compared
    [[nodiscard]] double absolute() const;
    [[nodiscard]] double relative() const;
};

// The cases that come with the program.
std::vector<PublishedCase> publishedCases();

// Errors: those of parseJson and fromJson, "wrong_type", "missing_member".
std::vector<PublishedCase> readPublished(std::string_view json);

// Serves the case's tensors as the file "case:weights"; every other file is refused.
Files caseFiles(const PublishedCase& example);

TensorCheck compare(const Expectation& expected, const Matrix& found, const Tolerance& tolerance);

// Computes the experiment and compares all it expects. A core::Error becomes the check's problem.
CaseCheck recompute(const PublishedCase& example);

} // namespace core
