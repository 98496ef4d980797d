#include "core/attention/score_parameters.h"
#include "core/base/random.h"
#include "core/weights/layers.h"

#include <cmath>
#include <string>

namespace core {

namespace {

    constexpr double biasDeviation = 0.02;

    class RandomLayer {
    public:
        RandomLayer(const Experiment& what, const limits::Size& sizes)
            : experiment(what)
            , size(sizes)
        {
        }

        [[nodiscard]] LayerModel make() const
        {
            LayerModel layer;
            layer.heads.reserve(static_cast<std::size_t>(size.heads));
            for (Index head = 0; head < size.heads; ++head)
                layer.heads.push_back(makeHead(head));
            const Index concat = size.heads * size.dv;
            if (experiment.attention().outputProjection) {
                layer.wo
                    = xavier(WeightName::Wo, 0, { concat, size.outputWidth, size.outputWidth });
                layer.bo = bias(WeightName::Bo, 0, size.outputWidth);
            }
            return layer;
        }

    private:
        const Experiment& experiment;
        const limits::Size& size;

        struct Fan {
            Index rows = 0;
            Index cols = 0;
            Index out = 0; // of the packed matrix that this one is a part of
        };

        [[nodiscard]] HeadModel makeHead(Index head) const
        {
            HeadModel result;
            const Index packedKeys = size.heads * size.dk;
            result.wq = xavier(WeightName::Wq, head, { size.queryWidth, size.dk, packedKeys });
            result.wk = xavier(WeightName::Wk, head, { size.keyWidth, size.dk, packedKeys });
            result.wv
                = xavier(WeightName::Wv, head, { size.valueWidth, size.dv, size.heads * size.dv });
            result.bq = bias(WeightName::Bq, head, size.dk);
            result.bk = bias(WeightName::Bk, head, size.dk);
            result.bv = bias(WeightName::Bv, head, size.dv);
            for (const auto& [name, rows, cols] :
                parameterShapes(experiment.attention().score, size.dk))
                *parameter(result.score, name) = learnt(name, head, rows, cols);
            return result;
        }

        // u maps a numbers to one, whichever way it lies.
        [[nodiscard]] Matrix learnt(WeightName name, Index head, Index rows, Index cols) const
        {
            if (name == WeightName::ScoreB)
                return normal(name, head, { rows, cols, 0 }, biasDeviation);
            if (name != WeightName::ScoreU)
                return xavier(name, head, { rows, cols, cols });
            const auto in = static_cast<double>(rows * cols);
            return normal(name, head, { rows, cols, 0 }, std::sqrt(2 / (in + 1)));
        }

        [[nodiscard]] Matrix xavier(WeightName name, Index head, const Fan& fan) const
        {
            return normal(name, head, fan, std::sqrt(2 / static_cast<double>(fan.rows + fan.out)));
        }

        [[nodiscard]] Matrix bias(WeightName name, Index head, Index width) const
        {
            return experiment.attention().biases
                ? normal(name, head, { 1, width, 0 }, biasDeviation)
                : Matrix();
        }

        [[nodiscard]] Matrix normal(
            WeightName name, Index head, const Fan& fan, double deviation) const
        {
            const std::string purpose = "layer1/" + std::string(idOf(name));
            Matrix result = Matrix::uninitialised(fan.rows, fan.cols);
            fillNormal({ result.data(), static_cast<std::size_t>(result.size()) },
                streamKey(experiment.seed, purpose, static_cast<std::uint64_t>(head)), deviation);
            return result;
        }
    };

} // namespace

LayerModel randomLayer(const Experiment& experiment, const limits::Size& size)
{
    return RandomLayer(experiment, size).make();
}

} // namespace core
