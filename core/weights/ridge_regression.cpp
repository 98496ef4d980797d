#include "core/weights/ridge_regression.h"

#include "core/base/eigen.h"
#include "core/math/finite_product.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cassert>
#include <limits>
#include <variant>

namespace core {

namespace {

    constexpr Index largeWidth = 128;
    constexpr Scalar smallest = 1e-30F;

} // namespace

// In double; in float with a larger λ where the fit is approximate anyway and double would be slow.
template <class S> class RidgeSolver {
    using M = Eigen::Matrix<S, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

public:
    RidgeSolver(const Matrix& inputs, S relativeRidge)
        : largest(std::max(view(inputs).cwiseAbs().maxCoeff(), smallest))
        , x((view(inputs) / largest).template cast<S>())
        , wide(x.rows() <= x.cols())
        , factor(gram(relativeRidge))
    {
    }

    [[nodiscard]] Matrix fit(const Matrix& targets) const
    {
        if (targets.empty()) // Eigen cannot solve for no columns at all
            return { x.cols(), targets.cols() };
        M target = view(targets).template cast<S>();
        if (wide) {
            factor.solveInPlace(target);
            target = (x.transpose() * target).eval();
        } else {
            target = (x.transpose() * target).eval();
            factor.solveInPlace(target);
        }
        Matrix w = Matrix::uninitialised(x.cols(), targets.cols());
        const auto limit = static_cast<S>(scalarSaturation);
        view(w) = (target / static_cast<S>(largest))
                      .cwiseMin(limit)
                      .cwiseMax(-limit)
                      .template cast<Scalar>();
        return w;
    }

    [[nodiscard]] std::vector<double> unexplained(const Matrix& targets) const
    {
        std::vector<double> shares(static_cast<std::size_t>(targets.cols()), 0.0);
        if (wide)
            return shares;
        const Matrix w = fit(targets);
        const M target = view(targets).template cast<S>();
        const M error = x * (view(w) * largest).template cast<S>() - target;
        for (Index c = 0; c < targets.cols(); ++c)
            shares[static_cast<std::size_t>(c)] = static_cast<double>(error.col(c).squaredNorm()
                / (target.col(c).squaredNorm() + std::numeric_limits<S>::min()));
        return shares;
    }

private:
    [[nodiscard]] M gram(S relativeRidge) const
    {
        const Index side = wide ? x.rows() : x.cols();
        M g = M::Zero(side, side);
        if (wide)
            g.template selfadjointView<Eigen::Lower>().rankUpdate(x);
        else
            g.template selfadjointView<Eigen::Lower>().rankUpdate(x.transpose());
        const S mean = g.trace() / static_cast<S>(side);
        g.diagonal().array() += mean > 0 ? relativeRidge * mean : S { 1 };
        return g;
    }

    Scalar largest; // largest |x|; x is divided by it, so that no square overflows
    M x;
    bool wide;
    Eigen::LLT<M, Eigen::Lower> factor;
};

using AnySolver = std::variant<RidgeSolver<double>, RidgeSolver<float>>;

namespace {

    AnySolver makeSolver(const Matrix& x)
    {
        if (x.rows() > x.cols() && x.cols() > largeWidth)
            return RidgeSolver<float>(x, 1e-4F);
        return RidgeSolver<double>(x, 1e-6);
    }

} // namespace

struct RidgeRegression::Solver {
    AnySolver any;
};

RidgeRegression::RidgeRegression(const Matrix& x)
    : solver(new Solver { makeSolver(x) })
{
    assert(!x.empty());
}

RidgeRegression::RidgeRegression(RidgeRegression&&) noexcept = default;
RidgeRegression& RidgeRegression::operator=(RidgeRegression&&) noexcept = default;
RidgeRegression::~RidgeRegression() = default;

Matrix RidgeRegression::fit(const Matrix& targets) const
{
    return std::visit([&](const auto& s) { return s.fit(targets); }, solver->any);
}

std::vector<double> RidgeRegression::unexplained(const Matrix& targets) const
{
    return std::visit([&](const auto& s) { return s.unexplained(targets); }, solver->any);
}

} // namespace core
