#include "core/training/autograd/graph.h"

#include "core/base/eigen.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace core::training {

namespace {

    // Σ yᵀ·x over all pairs, as one product.
    Matrix productOfAll(const std::vector<std::pair<Matrix, Variable>>& pairs, const Graph& graph)
    {
        const Index rows = std::accumulate(pairs.begin(), pairs.end(), Index { 0 },
            [](Index sum, const auto& pair) { return sum + pair.first.rows(); });
        const Index inputs = graph.value(pairs.front().second).cols();
        Matrix y = Matrix::uninitialised(pairs.front().first.cols(), rows);
        Matrix x = Matrix::uninitialised(rows, inputs);
        Index begin = 0;
        for (const auto& [slope, from] : pairs) {
            view(y).middleCols(begin, slope.rows()) = view(slope).transpose();
            view(x).middleRows(begin, slope.rows()) = view(graph.value(from));
            begin += slope.rows();
        }
        Matrix result = Matrix::uninitialised(y.rows(), inputs);
        multiply(block(y), PackedMatrix::of(block(x)), block(result));
        return result;
    }

} // namespace

Graph::Graph(const Weights& weights)
    : parameters(weights)
{
}

Variable Graph::add(Node node)
{
    nodes.push_back(std::move(node));
    if (nodes.back().value == nullptr)
        nodes.back().value = &nodes.back().own;
    return { static_cast<Index>(nodes.size()) - 1 };
}

Variable Graph::constant(Matrix value)
{
    return add({ .own = std::move(value), .requiresGrad = false });
}

Variable Graph::input(Matrix value)
{
    return add({ .own = std::move(value) });
}

Variable Graph::weight(std::string_view name)
{
    const auto known = used.find(name);
    if (known != used.end())
        return known->second;
    const auto found = std::ranges::find(parameters, name, &Weight::name);
    assert(found != parameters.end());
    const Variable result = add({ .own = {}, .value = &found->values });
    used.emplace(name, result);
    return result;
}

Variable Graph::node(Matrix value, Backward backward)
{
    return add({ .own = std::move(value), .backward = std::move(backward) });
}

const Matrix& Graph::value(Variable v) const
{
    return *at(v).value;
}

bool Graph::requiresGrad(Variable v) const
{
    return at(v).requiresGrad;
}

Matrix& Graph::grad(Variable v)
{
    Node& node = at(v);
    if (node.grad.empty())
        node.grad = Matrix(node.value->rows(), node.value->cols());
    return node.grad;
}

void Graph::accumulateGrad(Variable v, Matrix gradient)
{
    Node& node = at(v);
    if (!node.requiresGrad)
        return;
    if (node.grad.empty())
        node.grad = std::move(gradient);
    else
        view(node.grad) += view(gradient);
}

void Graph::addProduct(Variable w, Matrix y, Variable x)
{
    at(w).products.emplace_back(std::move(y), x);
}

const PackedMatrix& Graph::packed(Variable v)
{
    Node& node = at(v);
    if (node.upright.rows() == 0)
        node.upright = PackedMatrix::of(block(*node.value));
    return node.upright;
}

const PackedMatrix& Graph::packedTransposed(Variable v)
{
    Node& node = at(v);
    if (node.transposed.rows() == 0)
        node.transposed = PackedMatrix::ofTransposed(block(*node.value));
    return node.transposed;
}

void Graph::addUpProducts(Node& node) const
{
    if (node.products.empty())
        return;
    Matrix sum = productOfAll(node.products, *this);
    node.products.clear();
    if (node.grad.empty())
        node.grad = std::move(sum);
    else
        view(node.grad) += view(sum);
}

void Graph::backward(Variable from, Matrix gradient)
{
    accumulateGrad(from, std::move(gradient));
    for (Index i = from.node; i >= 0; --i) {
        Node& node = at({ i });
        addUpProducts(node); // every node that uses it has been visited
        if (!node.backward || node.grad.empty())
            continue;
        node.backward({ *this, *node.value, node.grad });
        node.grad = {};
        node.backward = {};
    }
}

Gradients Graph::takeGradients()
{
    Gradients result;
    result.reserve(parameters.size());
    for (const Weight& each : parameters) {
        const auto known = used.find(each.name);
        if (known != used.end() && !at(known->second).grad.empty())
            result.push_back(std::move(at(known->second).grad));
        else
            result.emplace_back(each.values.rows(), each.values.cols());
    }
    return result;
}

} // namespace core::training
