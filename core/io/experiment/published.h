#pragma once

// Published examples to be recomputed: they show a user that the numbers are right on any machine.

#include "core/base/matrix.h"
#include "core/experiment.h"
#include "core/resolve/model_files.h"
#include "core/trace.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// Expected tensor, row by row. Without values only the shape is checked.
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
    NamedTensors tensors; // contents of the experiment's file "case:weights"
    std::vector<Expectation> expected;
    Tolerance tolerance;
};

struct TensorCheck {
    std::string tensor;
    bool passed = false;
    double absolute = 0; // largest error
    double relative = 0; // largest error ÷ largest expected number
    std::string problem; // reason with position and both numbers; empty if passed
};

struct CaseCheck {
    bool passed = false;
    std::vector<TensorCheck> tensors;
    std::string problem; // reason why nothing was compared
    [[nodiscard]] double absolute() const;
    [[nodiscard]] double relative() const;
};

// The bundled cases.
std::vector<PublishedCase> publishedCases();

// Errors: those of parseJson and fromJson, "wrong_type", "missing_member".
std::vector<PublishedCase> readPublished(std::string_view json);

// Serves the case's tensors as the file "case:weights"; every other file is refused.
class CaseFiles : public ModelFiles {
public:
    explicit CaseFiles(const PublishedCase& of)
        : weights(of.tensors)
    {
    }
    [[nodiscard]] TensorFile tensors(const std::string& file) const override;

private:
    NamedTensors weights;
};

TensorCheck compare(const Expectation& expected, const Matrix& found, const Tolerance& tolerance);

// Computes the experiment and compares all expected tensors. A core::Error becomes the check's
// problem.
CaseCheck recompute(const PublishedCase& example);

} // namespace core
