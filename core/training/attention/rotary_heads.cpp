#include "core/training/attention/rotary_heads.h"

#include "core/input/rotary_pairs.h"
#include "core/training/attention/head_rows.h"

#include <vector>

namespace core::training {

namespace {

    // Applies f to each head of each example.
    Matrix eachHead(const Matrix& x, const RotaryHeads& rope, auto&& f)
    {
        const Index width = x.cols() / rope.heads;
        Matrix result(x.rows(), x.cols());
        for (Index b = 0; b < rope.batch; ++b)
            for (Index head = 0; head < rope.heads; ++head) {
                const HeadRows which { b, rope.batch, head, width, x.rows() / rope.batch };
                Matrix part = copyOf(x, which);
                f(part);
                addTo(result, which, part);
            }
        return result;
    }

    void mirror(Matrix& part, const std::vector<RotaryPair>& pairs)
    {
        for (Index i = 0; i < part.rows(); ++i)
            for (const RotaryPair& pair : pairs)
                part(i, pair.second) = -part(i, pair.second);
    }

} // namespace

Matrix rotateHeads(const Matrix& x, const RotaryHeads& rope)
{
    return eachHead(x, rope, [&](Matrix& part) { rotate(rope.how, part); });
}

// R(-θ) = M R(θ) M, M the mirror that negates the second of each pair.
Matrix rotateHeadsBackward(const Matrix& x, const RotaryHeads& rope)
{
    const std::vector<RotaryPair> pairs = rotaryPairs(rope.how, x.cols() / rope.heads);
    return eachHead(x, rope, [&](Matrix& part) {
        mirror(part, pairs);
        rotate(rope.how, part);
        mirror(part, pairs);
    });
}

} // namespace core::training
