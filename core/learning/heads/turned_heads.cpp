#include "core/learning/heads/turned_heads.h"

#include "core/input/rotary_pairs.h"
#include "core/learning/heads/head_rows.h"

#include <vector>

namespace core::learning {

namespace {

    // f of each head of each example.
    Matrix eachHead(const Matrix& x, const Turning& turning, auto&& f)
    {
        const Index width = x.cols() / turning.heads;
        Matrix result(x.rows(), x.cols());
        for (Index b = 0; b < turning.batch; ++b)
            for (Index head = 0; head < turning.heads; ++head) {
                const HeadRows which { b, turning.batch, head, width, x.rows() / turning.batch };
                Matrix part = copyOf(x, which);
                f(part);
                addTo(result, which, part);
            }
        return result;
    }

    void mirror(Matrix& part, const std::vector<TurnedPair>& pairs)
    {
        for (Index i = 0; i < part.rows(); ++i)
            for (const TurnedPair& pair : pairs)
                part(i, pair.second) = -part(i, pair.second);
    }

} // namespace

Matrix turnedHeads(const Matrix& x, const Turning& turning)
{
    return eachHead(x, turning, [&](Matrix& part) { rotate(turning.how, part); });
}

// Turning back is turning between two mirrors.
Matrix turnedBack(const Matrix& x, const Turning& turning)
{
    const std::vector<TurnedPair> pairs = turnedPairs(turning.how, x.cols() / turning.heads);
    return eachHead(x, turning, [&](Matrix& part) {
        mirror(part, pairs);
        rotate(turning.how, part);
        mirror(part, pairs);
    });
}

} // namespace core::learning
