#pragma once

#include "core/math/product.h"

#include <deque>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core::training {

// A parameter under PyTorch's name. A vector is one row.
struct Weight {
    std::string name;
    Matrix values;
    bool vector = false; // stored with one axis in files

    bool operator==(const Weight&) const = default;
};
using Weights = std::vector<Weight>;
using Gradients = std::vector<Matrix>; // ∂L/∂w of each weight, in its shape

// Handle of a matrix in the graph.
struct Variable {
    Index node = -1;
};

class Graph;

// Argument of a node's backward function: the node's value and ∂L/∂value, from which the gradients
// of its inputs follow.
struct BackwardContext {
    Graph& graph;
    const Matrix& value;
    const Matrix& grad;
};

// Reverse-mode automatic differentiation, as torch.autograd: each node keeps its value and how its
// gradient flows back. A sequence of n tokens for each of B examples is a matrix of n·B rows; row
// t·B + b is token t of example b.
class Graph {
public:
    using Backward = std::function<void(const BackwardContext&)>;

    explicit Graph(const Weights& weights); // must outlive the graph

    Variable constant(Matrix value); // without gradient
    Variable input(Matrix value); // grad() is valid after backward()
    Variable weight(std::string_view name); // must exist
    Variable node(Matrix value, Backward backward);

    [[nodiscard]] const Matrix& value(Variable v) const;
    [[nodiscard]] bool requiresGrad(Variable v) const;
    void accumulateGrad(Variable v, Matrix gradient);
    Matrix& grad(Variable v); // zeros at first; callers add to it

    // Adds yᵀ·x to the gradient of w (outputs x inputs), for y: rows x outputs, x: rows x inputs.
    // The products of one weight are computed as one, over all their rows.
    void addProduct(Variable w, Matrix y, Variable x);

    // The variable as right-hand side of a product; packed once, then reused.
    const PackedMatrix& packed(Variable v);
    const PackedMatrix& packedTransposed(Variable v);

    // Backpropagates from a variable with this gradient. Once for each graph.
    void backward(Variable from, Matrix gradient);
    Gradients takeGradients(); // zeros for unused weights

private:
    struct Node {
        Matrix own;
        const Matrix* value = nullptr; // `own`, or a weight's
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
    std::map<std::string, Variable, std::less<>> used; // weights in the graph
};

} // namespace core::training
