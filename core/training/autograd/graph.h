#pragma once

#include "core/math/product.h"

#include <deque>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core::training {

// Numbers that are learnt, under the name PyTorch gives them. A vector is one row.
struct Weight {
    std::string name;
    Matrix values;
    bool vector = false; // files hold it with one axis

    bool operator==(const Weight&) const = default;
};
using Weights = std::vector<Weight>;
using Gradients = std::vector<Matrix>; // of the loss, by each weight

// A matrix on a tape.
struct Variable {
    Index node = -1;
};

class Graph;

// On the way back: a matrix that was computed, and its slope, from which the slopes of what went in
// follow.
struct BackwardContext {
    Graph& graph;
    const Matrix& value;
    const Matrix& grad;
};

// What was computed, step by step, so that it can be gone through backwards: reverse-mode
// differentiation. A sequence of n tokens for each of B examples is a matrix of n·B rows; row
// t·B + b is token t of example b.
class Graph {
public:
    using Backward = std::function<void(const BackwardContext&)>;

    explicit Graph(const Weights& weights); // which must outlive it

    Variable constant(Matrix value); // its slope is not asked for
    Variable input(Matrix value); // its slope can be read after goBack()
    Variable weight(std::string_view name); // there must be one of that name
    Variable node(Matrix value, Backward backward);

    [[nodiscard]] const Matrix& value(Variable v) const;
    [[nodiscard]] bool requiresGrad(Variable v) const; // for its slope
    void accumulateGrad(Variable v, Matrix slope);
    Matrix& grad(Variable v); // to add to; zeros at first

    // yᵀ·x is the slope of what turned x into something of the slope y (outputs x inputs). All such
    // products are one in the end, with as many rows as all of them.
    void addProduct(Variable w, Matrix y, Variable x);

    // The right-hand side of a product with a variable, kept for the next one.
    const PackedMatrix& packed(Variable v);
    const PackedMatrix& packedTransposed(Variable v);

    // From a variable that has this slope to the beginning. Once.
    void backward(Variable from, Matrix slope);
    Gradients takeGradients(); // zeros for weights that nothing came from

private:
    struct Node {
        Matrix own;
        const Matrix* value = nullptr; // own, or a weight's
        bool requiresGrad = true;
        Matrix grad {};
        Backward backward {};
        PackedMatrix upright {}, transposed {};
        std::vector<std::pair<Matrix, Variable>> products {}; // y, x
    };
    Variable add(Node node);
    Node& at(Variable v) { return nodes[static_cast<std::size_t>(v.node)]; }
    [[nodiscard]] const Node& at(Variable v) const
    {
        return nodes[static_cast<std::size_t>(v.node)];
    }
    void addUpProducts(Node& node) const;

    const Weights& parameters;
    std::deque<Node> nodes;
    std::map<std::string, Variable, std::less<>> used; // weights on the tape
};

} // namespace core::training
