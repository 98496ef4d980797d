#include "core/attention/raw_scores.h"

#include "core/math/finite_product.h"
#include "core/math/overflow.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

    bool isProduct(const Score& score)
    {
        return std::holds_alternative<DotScore>(score)
            || std::holds_alternative<ScaledDotScore>(score)
            || std::holds_alternative<GeneralScore>(score);
    }

    Matrix copyOf(const Matrix& m, IndexRange rows)
    {
        Matrix result = Matrix::uninitialised(rows.size(), m.cols());
        std::copy_n(m.row(rows.begin).data(), result.size(), result.data());
        return result;
    }

} // namespace

RawScores::RawScores(const Score& how, const ScoreParameters& scoreParameters,
    const Matrix& queries, const Matrix& keyRows)
    : score(&how)
    , parameters(&scoreParameters)
    , q(&queries)
    , k(&keyRows)
{
    if (std::holds_alternative<LocationScore>(how) && queries.rows() > 0)
        location = scores(how, scoreParameters, copyOf(queries, { 0, 1 }), keyRows);
    if (!isProduct(how))
        return;
    if (std::holds_alternative<GeneralScore>(how)) {
        qw = Matrix::uninitialised(queries.rows(), scoreParameters.w.cols());
        multiply(block(queries), PackedMatrix::of(block(scoreParameters.w)), block(qw));
        if (overflowed(block(qw)))
            return;
    }
    const double asking = magnitude(qw.empty() ? queries : qw);
    const double bound = asking * magnitude(keyRows) * static_cast<double>(keyRows.cols());
    if (bound > safeBound)
        return;
    largest = bound;
    keys = PackedMatrix::ofTransposed(block(keyRows));
    if (std::holds_alternative<ScaledDotScore>(how))
        postponed = std::sqrt(static_cast<Scalar>(queries.cols()));
}

void RawScores::copyScores(IndexRange queries, MutableBlock to) const
{
    const Matrix part
        = location.empty() ? scores(*score, *parameters, copyOf(*q, queries), *k) : Matrix();
    for (Index i = 0; i < to.rows; ++i)
        std::ranges::copy(location.empty() ? part.row(i) : location.row(0), to.row(i));
}

void RawScores::fill(IndexRange queries, IndexRange columns, MutableBlock to) const
{
    if (largest)
        multiplyColumns(block(qw.empty() ? *q : qw).rowsOf(queries), keys, columns, to);
    else
        copyScores(queries, to);
}

} // namespace core
