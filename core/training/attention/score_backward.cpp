#include "core/training/attention/score_backward.h"

#include "core/base/eigen.h"

#include <cmath>
#include <utility>

namespace core::training {

namespace {

    using Column = Eigen::VectorXf;

    Matrix multiplied(const auto& a, const auto& b)
    {
        Matrix result = Matrix::uninitialised(a.rows(), b.cols());
        view(result).noalias() = a * b;
        return result;
    }

    Matrix made(const auto& expression)
    {
        Matrix result = Matrix::uninitialised(expression.rows(), expression.cols());
        view(result) = expression;
        return result;
    }

    // Rows x/‖x‖ and 1/‖x‖; zero rows stay zero.
    struct UnitRows {
        Matrix rows;
        Column inverse;

        explicit UnitRows(const Matrix& m)
            : rows(m)
            , inverse(m.rows())
        {
            for (Index i = 0; i < m.rows(); ++i) {
                const Scalar length = view(m).row(i).norm();
                inverse(i) = length > 0 ? 1 / length : 0;
                view(rows).row(i) *= inverse(i);
            }
        }

        // Jacobian of x/‖x‖: (I - x̂ x̂ᵀ) g / ‖x‖.
        void across(Matrix& gradient) const
        {
            const Column along = view(gradient).cwiseProduct(view(rows)).rowwise().sum();
            view(gradient) -= along.asDiagonal() * view(rows);
            view(gradient) = (inverse.asDiagonal() * view(gradient)).eval();
        }
    };

    // 2·∂ ln K/∂r²: the factor of (q - k) in the gradient by q.
    double pull(const KernelScore& score, double squared)
    {
        const auto h = static_cast<double>(score.bandwidth);
        const double r = std::sqrt(squared);
        switch (score.kernel) {
        case Kernel::Gaussian:
            return -2 / h;
        case Kernel::Triangle: // no derivative at the peak
            return r > 0 && r < h ? -1 / ((h - r) * r) : 0;
        case Kernel::Epanechnikov:
            return r < h ? -2 / (h * h - squared) : 0;
        case Kernel::Box:
            break;
        }
        return 0;
    }

    struct ScoreBackward {
        const ScoreInputs& from;
        const Matrix& gradient; // g, n x m

        [[nodiscard]] auto q() const { return view(from.q); }
        [[nodiscard]] auto k() const { return view(from.k); }
        [[nodiscard]] auto g() const { return view(gradient); }

        ScoreGradients operator()(const DotScore&) const
        {
            return { multiplied(g(), k()), multiplied(g().transpose(), q()) };
        }
        ScoreGradients operator()(const ScaledDotScore&) const
        {
            ScoreGradients result = (*this)(DotScore {});
            const Scalar root = 1 / std::sqrt(static_cast<Scalar>(from.q.cols()));
            view(result.q) *= root;
            view(result.k) *= root;
            return result;
        }
        // q W kᵀ
        ScoreGradients operator()(const GeneralScore&) const
        {
            const auto w = view(from.parameters.w);
            const Matrix mixedKeys = multiplied(g(), k()); // g k
            const Matrix queries = multiplied(q(), w); // q W
            ScoreGradients result { multiplied(view(mixedKeys), w.transpose()),
                multiplied(g().transpose(), view(queries)) };
            result.parameters.w = multiplied(q().transpose(), view(mixedKeys));
            return result;
        }
        // Σ u tanh(t) with t = q W_q + b + k W_k
        ScoreGradients operator()(const AdditiveScore&) const
        {
            const ScoreParameters& p = from.parameters;
            const Eigen::RowVectorXf u = view(p.u).row(0);
            Matrix queries = multiplied(q(), view(p.wq));
            view(queries).rowwise() += view(p.b).row(0);
            const Matrix offered = multiplied(k(), view(p.wk));
            Matrix ofAsked(queries.rows(), queries.cols());
            Matrix ofOffered(offered.rows(), offered.cols());
            ScoreGradients result;
            result.parameters.u = Matrix(1, p.u.cols());
            for (Index j = 0; j < offered.rows(); ++j) {
                const EigenMatrix bent
                    = (view(queries).rowwise() + view(offered).row(j)).array().tanh();
                view(result.parameters.u).noalias() += g().col(j).transpose() * bent;
                EigenMatrix part = g().col(j) * u;
                part.array() *= 1 - bent.array().square();
                view(ofAsked) += part;
                view(ofOffered).row(j) = part.colwise().sum();
            }
            result.q = multiplied(view(ofAsked), view(p.wq).transpose());
            result.k = multiplied(view(ofOffered), view(p.wk).transpose());
            result.parameters.wq = multiplied(q().transpose(), view(ofAsked));
            result.parameters.wk = multiplied(k().transpose(), view(ofOffered));
            result.parameters.b = made(view(ofAsked).colwise().sum());
            return result;
        }
        ScoreGradients operator()(const CosineScore&) const
        {
            const UnitRows queries(from.q);
            const UnitRows keys(from.k);
            ScoreGradients result { multiplied(g(), view(keys.rows)),
                multiplied(g().transpose(), view(queries.rows)) };
            queries.across(result.q);
            keys.across(result.k);
            return result;
        }
        ScoreGradients operator()(const KernelScore& score) const
        {
            ScoreGradients result { Matrix(from.q.rows(), from.q.cols()),
                Matrix(from.k.rows(), from.k.cols()) };
            for (Index i = 0; i < from.q.rows(); ++i)
                for (Index j = 0; j < from.k.rows(); ++j) {
                    if (gradient(i, j) == 0)
                        continue;
                    const Eigen::RowVectorXf apart = q().row(i) - k().row(j);
                    const auto squared = apart.cast<double>().squaredNorm();
                    const auto factor = static_cast<Scalar>(pull(score, squared)) * gradient(i, j);
                    view(result.q).row(i) += factor * apart;
                    view(result.k).row(j) -= factor * apart;
                }
            return result;
        }
        // The same scores for every query: U, W U, tanh(·) U.
        ScoreGradients operator()(const LocationScore& score) const
        {
            using enum LocationForm;
            const ScoreParameters& p = from.parameters;
            const bool rotations = score.form == HWU || score.form == TanhHWbU;
            const bool bends = score.form == TanhHU || score.form == TanhHWbU;
            const Column column = g().colwise().sum().transpose();
            EigenMatrix inside = rotations ? EigenMatrix(k() * view(p.w)) : EigenMatrix(k());
            if (score.form == TanhHWbU)
                inside.rowwise() += view(p.b).row(0);
            if (bends)
                inside = inside.array().tanh();
            EigenMatrix part = column * view(p.u).col(0).transpose();
            ScoreGradients result { Matrix(from.q.rows(), from.q.cols()), {} };
            result.parameters.u = multiplied(inside.transpose(), column);
            if (bends)
                part.array() *= 1 - inside.array().square();
            if (score.form == TanhHWbU)
                result.parameters.b = made(part.colwise().sum());
            if (rotations)
                result.parameters.w = multiplied(k().transpose(), part);
            result.k = rotations ? multiplied(part, view(p.w).transpose()) : made(part);
            return result;
        }
    };

} // namespace

ScoreGradients scoreBackward(const Score& score, const ScoreInputs& from, const Matrix& gradient)
{
    return std::visit(ScoreBackward { from, gradient }, score);
}

} // namespace core::training
