#include "core/resolve/designed_network.h"

#include "core/attention/score_parameters.h"
#include "core/base/error.h"
#include "core/base/random.h"
#include "core/inference/head_weights.h"
#include "core/inference/interventions.h"
#include "core/inference/run_network.h"
#include "core/limits.h"
#include "core/pretrained_model.h"
#include "core/resolve/design_layer.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace core {

namespace {

    // The tensors of a designed network, by the names in its architecture.
    class NetworkTensors {
    public:
        // The heads' matrices side by side: x W of all heads at once.
        Linear linear(const std::string& name, const LayerModel& layer, Matrix HeadModel::*weight,
            Matrix HeadModel::*bias)
        {
            std::vector<const Matrix*> weights;
            std::vector<const Matrix*> biases;
            for (const HeadModel& head : layer.heads) {
                weights.push_back(&(head.*weight));
                biases.push_back(&(head.*bias));
            }
            return linear(name, beside(weights), beside(biases));
        }
        Linear linear(const std::string& name, const Matrix& weight, const Matrix& bias)
        {
            const Index width = weight.cols();
            Linear result { name, bias.empty() ? std::string() : name + "_bias", weight.rows(),
                { .begin = 0, .size = width, .step = width, .times = 1, .all = width }, true };
            add(result.weight, weight);
            if (!bias.empty())
                add(result.bias, bias);
            return result;
        }
        Norm norm(const std::string& name, Index width)
        {
            add(name, Matrix::constant(1, width, 1));
            add(name + "_bias", Matrix(1, width));
            return { .weight = name, .bias = name + "_bias", .width = width };
        }
        void add(const std::string& name, const Matrix& matrix)
        {
            Tensor tensor { { matrix.rows(), matrix.cols() }, Buffer(matrix.size()), false };
            std::ranges::copy(matrix.values(), tensor.data.data());
            tensors.emplace(name, std::move(tensor));
        }
        void take(NetworkTensors&& others) { tensors.merge(others.tensors); }
        [[nodiscard]] WeightReader reader() const
        {
            const TensorFile file = inMemory(tensors);
            return { [file](const std::string& name, Index first, std::span<Scalar> to) {
                        file.read(name, first, to);
                    },
                [file](const std::string& name) { return file.tensor(name); } };
        }

    private:
        static Matrix beside(const std::vector<const Matrix*>& parts)
        {
            Index width = 0;
            for (const Matrix* part : parts)
                width += part->cols();
            Matrix result = Matrix::uninitialised(parts.front()->rows(), width);
            Index column = 0;
            for (const Matrix* part : parts) {
                for (Index i = 0; i < result.rows(); ++i)
                    std::ranges::copy(part->row(i), result.row(i).begin() + column);
                column += part->cols();
            }
            return result;
        }

        NamedTensors tensors;
    };

    // Builds a network from a design, layer by layer: hand-built heads fit the states that reach
    // them.
    class NetworkBuilder {
    public:
        NetworkBuilder(Model& target, const ModelFiles& modelFiles)
            : model(target)
            , files(modelFiles)
            , reached(target.inputs)
        {
            const Inputs& inputs = model.inputs;
            const bool positions = inputs.queryPositions != nullptr;
            EmbeddingLayer& embedding = network.architecture.stack.embedding;
            all.add(
                embedding.table = "input", positions ? *inputs.queryEmbedding : *inputs.queries);
            embedding.vocabulary = inputs.queries->rows();
            embedding.width = inputs.queries->cols();
            if (positions) {
                all.add("position", *inputs.queryPositions);
                embedding.positions = PositionEmbedding { .table = "position",
                    .rows = embedding.vocabulary,
                    .width = embedding.width,
                    .padding = {} };
            }
            network.name = "design";
            for (Index i = 0; i < embedding.vocabulary; ++i)
                input.ids.push_back(i);
            input.tokens = std::make_shared<const std::vector<Token>>(inputs.queryTokens);
        }

        void addLayer(std::size_t index)
        {
            const BlockSpec& block = model.experiment.design.blocks[index];
            const Experiment one = model.experiment.ofLayer(index);
            const limits::Size size = sizesOf(one, widthsOf(reached), nullptr);
            limits::check(size);
            const LayerModel weights = computedLayer(one, size, reached, index + 1, model.notices);
            requireWidths(block, size, index);
            own = {};
            network.architecture.stack.layers.push_back(
                describedLayer(one, weights, size, "layer" + std::to_string(index + 1) + "/"));
            if (index + 1 < model.experiment.design.blocks.size())
                runLastLayer();
            all.take(std::move(own));
        }

        [[nodiscard]] std::shared_ptr<const PretrainedRun> run()
        {
            auto result = std::make_shared<PretrainedRun>();
            network.weights = all.reader();
            result->original = std::make_shared<const PretrainedModel>(std::move(network));
            result->model = modelWithInterventions(
                result->original, { {}, model.experiment.edits }, model.notices);
            result->input = std::move(input);
            return result;
        }

    private:
        // Its output reaches the next layer.
        void runLastLayer()
        {
            Architecture alone;
            alone.stack.layers = { network.architecture.stack.layers.back() };
            alone.stack.embedding.table = "reached";
            alone.stack.embedding.vocabulary = reached.queries->rows();
            alone.stack.embedding.width = reached.queries->cols();
            NetworkTensors tensors = own;
            tensors.add("reached", *reached.queries);
            const auto trace = runNetwork(alone, tensors.reader(), input);
            reached.queries = std::make_shared<const Matrix>(trace->states.back().values);
            reached.keys = reached.values = reached.queries;
        }

        static void requireWidths(
            const BlockSpec& block, const limits::Size& size, std::size_t index)
        {
            if (block.residual && size.outputWidth != size.queryWidth)
                throw Error("residual_width",
                    message("layer %1: a residual connection needs outputs as wide as the inputs "
                            "(%2), but they have %3; use an output projection",
                        index + 1, size.queryWidth, size.outputWidth));
        }

        AttentionLayer describedAttention(const Experiment& one, const LayerModel& weights,
            const limits::Size& size, const std::string& at)
        {
            AttentionLayer result;
            result.spec = one.attention();
            for (Mask& mask : result.spec.mask)
                mask = withoutFile(mask, files, &model.notices);
            result.spec.heads = static_cast<int>(size.heads);
            result.spec.dk = static_cast<int>(size.dk);
            result.spec.dv = static_cast<int>(size.dv);
            result.kvHeads = size.heads;
            result.q = own.linear(at + "w_q", weights, &HeadModel::wq, &HeadModel::bq);
            result.k = own.linear(at + "w_k", weights, &HeadModel::wk, &HeadModel::bk);
            result.v = own.linear(at + "w_v", weights, &HeadModel::wv, &HeadModel::bv);
            const Index width = size.heads * size.dv;
            result.out = weights.wo.empty() ? Linear { {}, {}, width,
                { .begin = 0, .size = width, .step = width, .times = 1, .all = width } }
                                            : own.linear(at + "w_o", weights.wo, weights.bo);
            for (const ParameterShape& shape :
                parameterShapes(one.attention().score, { size.dq, size.dk })) {
                const std::string name(shape.parameter.name);
                Matrix together = Matrix::uninitialised(size.heads * shape.rows, shape.cols);
                for (Index head = 0; head < size.heads; ++head) {
                    ScoreParameters of = weights.heads[static_cast<std::size_t>(head)].score;
                    std::ranges::copy(parameterNamed(of, name)->values(),
                        together.row(head * shape.rows).begin());
                }
                own.add(at + name, together);
                result.score.push_back({ name, at + name });
            }
            result.alibiSlopes = std::holds_alternative<Alibi>(one.design.position);
            if (const auto* const rotary = std::get_if<Rotary>(&one.design.position))
                result.rotary = *rotary;
            return result;
        }

        ResidualNorms describedNorms(const BlockSpec& block, const std::string& name, Index width)
        {
            ResidualNorms result;
            result.residual = block.residual;
            if (block.norm == NormPlace::Before)
                result.before = own.norm(name, width);
            else if (block.norm == NormPlace::After)
                result.sum = own.norm(name, width);
            return result;
        }

        Linear drawnLinear(const std::string& name, Index inputs, Index outputs)
        {
            Matrix weight = Matrix::uninitialised(inputs, outputs);
            fillNormal({ weight.data(), static_cast<std::size_t>(weight.size()) },
                streamKey(model.experiment.seed, name, 0),
                std::sqrt(2 / static_cast<double>(inputs + outputs)));
            return own.linear(name, weight, Matrix(1, outputs));
        }

        TransformerLayer describedLayer(const Experiment& one, const LayerModel& weights,
            const limits::Size& size, const std::string& at)
        {
            const BlockSpec& block = one.design.blocks.front();
            const bool first = block.norm == NormPlace::Before;
            TransformerLayer result;
            result.self = describedAttention(one, weights, size, at);
            result.selfNorms
                = describedNorms(block, at + "norm_1", first ? size.queryWidth : size.outputWidth);
            const auto* const mlp = std::get_if<Mlp>(&block.feedForward);
            if (mlp == nullptr)
                return result;
            const Index width = size.outputWidth;
            result.feedForward.up = drawnLinear(at + "feed_forward/up", width, mlp->width);
            result.feedForward.down = drawnLinear(at + "feed_forward/down", mlp->width, width);
            result.feedForward.activation = mlp->activation;
            result.feedNorms = describedNorms(block, at + "norm_2", width);
            return result;
        }

        Model& model;
        const ModelFiles& files;
        Inputs reached; // the input of the layer to be added
        NetworkTensors all;
        NetworkTensors own; // of the layer being added
        PretrainedModel network;
        NetworkInput input;
    };

} // namespace

std::shared_ptr<const Model> resolveDesignedNetwork(
    const Experiment& experiment, const ModelFiles& files)
{
    if (std::holds_alternative<FileWeights>(experiment.design.weights))
        throw Error("several_blocks",
            message("weights from a file are those of one attention alone; for several layers, "
                    "residual connections, norms and feed-forward networks choose random, "
                    "identity or hand-built weights"));
    auto model = std::make_shared<Model>();
    model->experiment = experiment;
    SourceTensors sourceTensors = readSourceTensors(experiment, files);
    const Index dimension = inputWidth(sourceTensors, experiment, nullptr, model->notices);
    limits::check(sizesOf(experiment, widthsOf(sourceTensors, dimension), nullptr));
    model->inputs
        = makeInputs(std::move(sourceTensors), experiment, dimension, files, model->notices);
    if (!model->inputs.selfAttention() || model->inputs.values != model->inputs.queries)
        throw Error("several_blocks",
            message("several layers, residual connections, norms and feed-forward networks need "
                    "self-attention: one text, or one matrix for queries, keys and values"));
    NetworkBuilder network(*model, files);
    for (std::size_t i = 0; i < experiment.design.blocks.size(); ++i)
        network.addLayer(i);
    auto run = network.run();
    model->layers = headWeights(run->model);
    model->kind = DesignedNetwork { std::move(run) };
    for (std::size_t i = 0; i < experiment.design.blocks.size(); ++i)
        noticeDoubleScaling(experiment.ofLayer(i), model->notices);
    return model;
}

} // namespace core
