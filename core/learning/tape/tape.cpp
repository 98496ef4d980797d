#include "core/learning/tape/tape.h"

#include "core/base/eigen.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace core::learning {

namespace {

    // yᵀ·x, of all the rows of all pairs.
    Matrix productOfAll(const std::vector<std::pair<Matrix, Variable>>& pairs, const Tape& tape)
    {
        const Index rows = std::accumulate(pairs.begin(), pairs.end(), Index { 0 },
            [](Index sum, const auto& pair) { return sum + pair.first.rows(); });
        const Index inputs = tape.value(pairs.front().second).cols();
        Matrix y = Matrix::uninitialised(pairs.front().first.cols(), rows);
        Matrix x = Matrix::uninitialised(rows, inputs);
        Index begin = 0;
        for (const auto& [slope, from] : pairs) {
            view(y).middleCols(begin, slope.rows()) = view(slope).transpose();
            view(x).middleRows(begin, slope.rows()) = view(tape.value(from));
            begin += slope.rows();
        }
        Matrix result = Matrix::uninitialised(y.rows(), inputs);
        multiply(block(y), Panels::of(block(x)), block(result));
        return result;
    }

} // namespace

Tape::Tape(const Weights& weights)
    : learnt(weights)
{
}

Variable Tape::add(Node node)
{
    nodes.push_back(std::move(node));
    if (nodes.back().value == nullptr)
        nodes.back().value = &nodes.back().own;
    return { static_cast<Index>(nodes.size()) - 1 };
}

Variable Tape::given(Matrix value)
{
    return add({ .own = std::move(value), .asked = false });
}

Variable Tape::input(Matrix value)
{
    return add({ .own = std::move(value) });
}

Variable Tape::weight(std::string_view name)
{
    const auto known = used.find(name);
    if (known != used.end())
        return known->second;
    const auto found = std::ranges::find(learnt, name, &Weight::name);
    assert(found != learnt.end());
    const Variable result = add({ .own = {}, .value = &found->numbers });
    used.emplace(name, result);
    return result;
}

Variable Tape::computed(Matrix value, Backward backward)
{
    return add({ .own = std::move(value), .backward = std::move(backward) });
}

const Matrix& Tape::value(Variable v) const
{
    return *at(v).value;
}

bool Tape::isAsked(Variable v) const
{
    return at(v).asked;
}

Matrix& Tape::slope(Variable v)
{
    Node& node = at(v);
    if (node.slope.empty())
        node.slope = Matrix(node.value->rows(), node.value->cols());
    return node.slope;
}

void Tape::addSlope(Variable v, Matrix slope)
{
    Node& node = at(v);
    if (!node.asked)
        return;
    if (node.slope.empty())
        node.slope = std::move(slope);
    else
        view(node.slope) += view(slope);
}

void Tape::addProduct(Variable w, Matrix y, Variable x)
{
    at(w).products.emplace_back(std::move(y), x);
}

const Panels& Tape::panels(Variable v)
{
    Node& node = at(v);
    if (node.upright.rows() == 0)
        node.upright = Panels::of(block(*node.value));
    return node.upright;
}

const Panels& Tape::transposedPanels(Variable v)
{
    Node& node = at(v);
    if (node.transposed.rows() == 0)
        node.transposed = Panels::ofTransposed(block(*node.value));
    return node.transposed;
}

void Tape::addUpProducts(Node& node) const
{
    if (node.products.empty())
        return;
    Matrix sum = productOfAll(node.products, *this);
    node.products.clear();
    if (node.slope.empty())
        node.slope = std::move(sum);
    else
        view(node.slope) += view(sum);
}

void Tape::goBack(Variable from, Matrix slope)
{
    addSlope(from, std::move(slope));
    for (Index i = from.number; i >= 0; --i) {
        Node& node = at({ i });
        addUpProducts(node); // all that came from it has been gone through
        if (!node.backward || node.slope.empty())
            continue;
        node.backward({ *this, *node.value, node.slope });
        node.slope = {};
        node.backward = {};
    }
}

Slopes Tape::takeSlopes()
{
    Slopes result;
    result.reserve(learnt.size());
    for (const Weight& each : learnt) {
        const auto known = used.find(each.name);
        if (known != used.end() && !at(known->second).slope.empty())
            result.push_back(std::move(at(known->second).slope));
        else
            result.emplace_back(each.numbers.rows(), each.numbers.cols());
    }
    return result;
}

} // namespace core::learning
