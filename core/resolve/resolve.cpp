#include "core/resolve/resolve.h"

#include "core/attention/score_parameters.h"
#include "core/base/error.h"
#include "core/base/random.h"
#include "core/inference/head_weights.h"
#include "core/inference/interventions.h"
#include "core/inference/run_network.h"
#include "core/limits.h"
#include "core/model.h"
#include "core/resolve/imported_source.h"
#include "core/resolve/pretrained_source.h"
#include "core/resolve/source_tensors.h"
#include "core/resolve/trained_source.h"
#include "core/settings/ranges.h"
#include "core/weights/weight_edits.h"
#include "core/weights/weight_layers.h"
#include "core/weights/weights_file.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

namespace {

    // Rows and columns of a layer's inputs.
    struct InputSizes {
        Index queries = 0;
        Index keys = 0;
        Index queryWidth = 0;
        Index keyWidth = 0;
        Index valueWidth = 0;
    };

    Index differentTokens(const SourceTensors& sourceTensors)
    {
        std::set<std::string_view> different;
        for (const Token& token : sourceTensors.queryTokens)
            different.insert(token.text);
        for (const Token& token : sourceTensors.keyTokens)
            different.insert(token.text);
        return static_cast<Index>(different.size());
    }

    Message decided(Index experiment, Index file)
    {
        return message("%1 (the settings ask for %2)", file, experiment);
    }

    void requireWidth(const char* name, Index rows, Index cols, Message what, Index width)
    {
        if (rows != width)
            throw Error("width_mismatch",
                message(
                    "%1 in the file expects vectors of dimension %2 (%2 x %3 for each head), but "
                    "the %4 have dimension %5",
                    name, rows, cols, std::move(what), width));
    }

    Index headWidth(const std::optional<int>& asked, Index width, Index heads, bool identity)
    {
        if (asked)
            return *asked;
        return identity ? width : (width + heads - 1) / heads;
    }

    // Embedding dimension of a text: the vocabulary's size (one-hot), the file's d (with the notice
    // "file_dimension" if it differs from the experiment's), or the experiment's.
    Index inputWidth(const SourceTensors& sourceTensors, const Experiment& experiment,
        const WeightsFile* file, std::vector<Notice>& notices)
    {
        if (std::holds_alternative<OneHot>(experiment.design.embedding))
            return sourceTensors.isText() ? differentTokens(sourceTensors)
                                          : experiment.design.dimension;
        if (file == nullptr || !sourceTensors.isText()
            || file->queryWidth() == experiment.design.dimension)
            return experiment.design.dimension;
        notices.push_back({ "file_dimension",
            message("the embedding uses the file's d = %1",
                decided(experiment.design.dimension, file->queryWidth())) });
        return file->queryWidth();
    }

    InputSizes widthsOf(const SourceTensors& sourceTensors, Index dimension)
    {
        if (sourceTensors.isText())
            return { sourceTensors.queryCount(), sourceTensors.keyCount(), dimension, dimension,
                dimension };
        return { sourceTensors.queryCount(), sourceTensors.keyCount(),
            sourceTensors.queries->cols(), sourceTensors.keys->cols(),
            sourceTensors.values->cols() };
    }

    InputSizes widthsOf(const Inputs& inputs)
    {
        return { inputs.queries->rows(), inputs.keys->rows(), inputs.queries->cols(),
            inputs.keys->cols(), inputs.values->cols() };
    }

    // Default d_k and d_v: ⌈d/h⌉, or d with identity weights, which keep the keys' own width where
    // the score takes any; d_out is the width of the queries, or of the values with identity
    // weights and for points. A file determines its own sizes.
    limits::Size sizesOf(
        const Experiment& experiment, const InputSizes& inputs, const WeightsFile* file)
    {
        limits::Size size;
        size.queries = inputs.queries;
        size.keys = inputs.keys;
        size.queryWidth = inputs.queryWidth;
        size.keyWidth = inputs.keyWidth;
        size.valueWidth = inputs.valueWidth;
        if (file != nullptr) {
            size.heads = file->heads();
            size.dq = file->dq();
            size.dk = file->dk();
            size.dv = file->dv();
            size.scoreParameters = file->scoreNumbers(experiment.attention().score);
            size.outputWidth = file->outputWidth();
        } else {
            const bool identity
                = std::holds_alternative<IdentityWeights>(experiment.design.weights);
            const bool points = std::holds_alternative<PointSource>(experiment.source);
            size.heads = experiment.attention().heads;
            size.dq = headWidth(experiment.attention().dk, inputs.queryWidth, size.heads, identity);
            const bool asTheyAre = identity && takesAnyWidths(experiment.attention().score);
            size.dk = asTheyAre ? experiment.attention().dk.value_or(inputs.keyWidth) : size.dq;
            size.dv = headWidth(experiment.attention().dv, inputs.valueWidth, size.heads, identity);
            size.scoreParameters
                = numbersOf(parameterShapes(experiment.attention().score, { size.dq, size.dk }));
            size.outputWidth = identity || points ? inputs.valueWidth : inputs.queryWidth;
        }
        if (!experiment.attention().outputProjection)
            size.outputWidth = size.heads * size.dv;
        return size;
    }

    // Error "width_mismatch" unless the file's weights can multiply the inputs. Notices
    // "file_heads" and "file_widths" where the experiment sets other sizes than the file's.
    void requireFit(const WeightsFile& file, const Experiment& experiment, const limits::Size& size,
        std::vector<Notice>& notices)
    {
        requireWidth("w_q", file.queryWidth(), file.dq(), message("queries"), size.queryWidth);
        requireWidth("w_k", file.keyWidth(), file.dk(), message("keys"), size.keyWidth);
        requireWidth("w_v", file.valueWidth(), file.dv(), message("values"), size.valueWidth);
        if (file.heads() != experiment.attention().heads)
            notices.push_back({ "file_heads",
                message("heads in the file: %1",
                    decided(experiment.attention().heads, file.heads())) });
        if (experiment.attention().dk && *experiment.attention().dk != file.dk())
            notices.push_back({ "file_widths",
                message("the file's d_k is %1", decided(*experiment.attention().dk, file.dk())) });
        if (experiment.attention().dv && *experiment.attention().dv != file.dv())
            notices.push_back({ "file_widths",
                message("the file's d_v is %1", decided(*experiment.attention().dv, file.dv())) });
    }

    std::vector<LayerSpec> rulesOf(const Experiment& experiment)
    {
        std::vector<LayerSpec> rules;
        for (const BlockSpec& block : experiment.design.blocks) {
            LayerSpec spec { block.attention, {} };
            if (const auto* rotary = std::get_if<Rotary>(&experiment.design.position))
                spec.rotary = *rotary;
            rules.push_back(std::move(spec));
        }
        return rules;
    }

    void addMasks(Model& model, limits::Size& size, const Files& files)
    {
        const Experiment& experiment = model.experiment;
        LayerModel& layer = model.layers.mutableLayers().front();
        std::vector<HeadMask> masks = resolveMasks(experiment.attention().mask,
            { size.queries, size.keys, size.heads }, files, &model.notices);
        std::vector<const Matrix*> different;
        for (std::size_t h = 0; h < masks.size(); ++h) {
            masks[h].distanceSlope
                = alibiSlope(experiment.design.position, static_cast<Index>(h), size.heads);
            if (masks[h].added != nullptr)
                different.push_back(masks[h].added.get());
            layer.heads[h].mask = std::move(masks[h]);
        }
        std::ranges::sort(different);
        size.addedMasks = std::unique(different.begin(), different.end()) - different.begin();
        limits::check(size);
    }

    // Weights that need no file, for a layer counted from 1.
    LayerModel computedLayer(const Experiment& experiment, const limits::Size& size,
        const Inputs& inputs, std::size_t number, std::vector<Notice>& notices)
    {
        if (std::holds_alternative<RandomWeights>(experiment.design.weights))
            return randomLayer(experiment, size, number);
        if (std::holds_alternative<IdentityWeights>(experiment.design.weights))
            return identityLayer(experiment, size, notices);
        return handBuiltLayer(experiment, size, inputs, notices);
    }

    LayerModel makeLayer(Model& model, const limits::Size& size, const WeightsFile* file)
    {
        const Experiment& experiment = model.experiment;
        if (file != nullptr)
            return file->layer(
                experiment.attention().score, experiment.attention().outputProjection);
        return computedLayer(experiment, size, model.inputs, 1, model.notices);
    }

    std::unique_ptr<WeightsFile> openWeights(const Experiment& experiment, const Files& files)
    {
        const auto* const weights = std::get_if<FileWeights>(&experiment.design.weights);
        if (weights == nullptr)
            return nullptr;
        if (weights->file.empty())
            throw Error("file_not_named",
                message("%1 is empty: name an npz or safetensors file", IdName { "weights.file" }));
        return std::make_unique<WeightsFile>(weights->file, experiment, files);
    }

    constexpr const char* scaledTwice = "scaled_twice";

    void noticeDoubleScaling(const Experiment& experiment, std::vector<Notice>& notices)
    {
        if (std::holds_alternative<ScaledDotScore>(experiment.attention().score)
            && std::holds_alternative<SqrtScaling>(experiment.attention().scaling))
            notices.push_back({ scaledTwice,
                message("the scaled dot product already divides by √d_k, so the scores are "
                        "divided twice") });
    }

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
        {
            const Inputs& inputs = model.inputs;
            const bool positions = inputs.queryPositions != nullptr;
            EmbeddingLayer& embedding = network.architecture.stack.embedding;
            tensors.add(
                embedding.table = "input", positions ? *inputs.queryEmbedding : *inputs.queries);
            embedding.vocabulary = inputs.queries->rows();
            embedding.width = inputs.queries->cols();
            if (positions) {
                tensors.add("position", *inputs.queryPositions);
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
            const Inputs reached = index == 0 ? model.inputs : statesReached();
            const limits::Size size = sizesOf(one, widthsOf(reached), nullptr);
            limits::check(size);
            const LayerModel weights = computedLayer(one, size, reached, index + 1, model.notices);
            requireWidths(block, size, index);
            network.architecture.stack.layers.push_back(
                describedLayer(one, weights, size, "layer" + std::to_string(index + 1) + "/"));
        }

        [[nodiscard]] std::shared_ptr<const PretrainedRun> run()
        {
            auto result = std::make_shared<PretrainedRun>();
            network.weights = tensors.reader();
            result->original = std::make_shared<const PretrainedModel>(std::move(network));
            result->model = modelWithInterventions(
                result->original, { {}, model.experiment.edits }, model.notices);
            result->input = std::move(input);
            return result;
        }

    private:
        // The last layer's output, as the input of the next.
        [[nodiscard]] Inputs statesReached() const
        {
            const auto trace = runNetwork(network.architecture, tensors.reader(), input);
            Inputs result = model.inputs;
            result.queries = std::make_shared<const Matrix>(trace->states.back().values);
            result.keys = result.values = result.queries;
            return result;
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
            result.q = tensors.linear(at + "w_q", weights, &HeadModel::wq, &HeadModel::bq);
            result.k = tensors.linear(at + "w_k", weights, &HeadModel::wk, &HeadModel::bk);
            result.v = tensors.linear(at + "w_v", weights, &HeadModel::wv, &HeadModel::bv);
            const Index width = size.heads * size.dv;
            result.out = weights.wo.empty() ? Linear { {}, {}, width,
                { .begin = 0, .size = width, .step = width, .times = 1, .all = width } }
                                            : tensors.linear(at + "w_o", weights.wo, weights.bo);
            for (const ParameterShape& shape :
                parameterShapes(one.attention().score, { size.dq, size.dk })) {
                const std::string name(shape.parameter.name);
                Matrix all = Matrix::uninitialised(size.heads * shape.rows, shape.cols);
                for (Index head = 0; head < size.heads; ++head) {
                    ScoreParameters own = weights.heads[static_cast<std::size_t>(head)].score;
                    std::ranges::copy(
                        parameterNamed(own, name)->values(), all.row(head * shape.rows).begin());
                }
                tensors.add(at + name, all);
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
                result.before = tensors.norm(name, width);
            else if (block.norm == NormPlace::After)
                result.sum = tensors.norm(name, width);
            return result;
        }

        Linear drawnLinear(const std::string& name, Index inputs, Index outputs)
        {
            Matrix weight = Matrix::uninitialised(inputs, outputs);
            fillNormal({ weight.data(), static_cast<std::size_t>(weight.size()) },
                streamKey(model.experiment.seed, name, 0),
                std::sqrt(2 / static_cast<double>(inputs + outputs)));
            return tensors.linear(name, weight, Matrix(1, outputs));
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
        NetworkTensors tensors;
        PretrainedModel network;
        NetworkInput input;
    };

    std::shared_ptr<const Model> resolveDesignedNetwork(
        const Experiment& experiment, const ModelFiles& files)
    {
        if (std::holds_alternative<FileWeights>(experiment.design.weights))
            throw Error("several_blocks",
                message("weights from a file are one layer's; for several layers choose random, "
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
                message("several layers need self-attention: one text, or one matrix for queries, "
                        "keys and values"));
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

} // namespace

std::shared_ptr<const Model> resolve(const Experiment& experiment, const ModelFiles& files)
{
    checkRanges(experiment);
    if (requestsImportedAttention(experiment))
        return resolveImported(experiment, files);
    if (auto trained = resolveTrainedRun(experiment, files))
        return trained;
    if (std::holds_alternative<PretrainedSource>(experiment.network))
        return resolvePretrained(experiment, files);
    if (experiment.design.isNetwork())
        return resolveDesignedNetwork(experiment, files);
    auto model = std::make_shared<Model>();
    model->experiment = experiment;
    const std::unique_ptr<WeightsFile> file = openWeights(experiment, files);
    SourceTensors sourceTensors = readSourceTensors(experiment, files);
    const Index dimension = inputWidth(sourceTensors, experiment, file.get(), model->notices);
    // Before the first large allocation, and again with the actual vocabulary.
    limits::check(sizesOf(experiment, widthsOf(sourceTensors, dimension), file.get()));
    model->inputs
        = makeInputs(std::move(sourceTensors), experiment, dimension, files, model->notices);
    limits::Size size = sizesOf(experiment, widthsOf(model->inputs), file.get());
    limits::check(size);
    if (file != nullptr)
        requireFit(*file, experiment, size, model->notices);
    model->specs = rulesOf(experiment);
    model->layers.mutableLayers().push_back(makeLayer(*model, size, file.get()));
    addMasks(*model, size, files);
    applyEdits(experiment.edits, model->layers.mutableLayers(), model->notices);
    for (std::size_t l = 0; l < model->specs.size(); ++l)
        ablateHeads(model->specs[l].ablatedHeads, model->layers.mutableLayers()[l], model->notices);
    noticeDoubleScaling(experiment, model->notices);
    return model;
}

std::shared_ptr<const Model> resolveAgain(const Model& model, const Experiment& experiment)
{
    if (model.imported() != nullptr)
        return resolveImportedAgain(model, experiment);
    if (model.surrogate() != nullptr || std::holds_alternative<DesignedNetwork>(model.kind))
        return nullptr;
    if (model.pretrained() != nullptr)
        return resolvePretrainedAgain(model, experiment);
    Experiment same = experiment;
    same.attention().scaling = model.experiment.attention().scaling;
    same.attention().softcap = model.experiment.attention().softcap;
    same.attention().temperature = model.experiment.attention().temperature;
    same.attention().normaliser = model.experiment.attention().normaliser;
    if (same != model.experiment)
        return nullptr;
    checkRanges(experiment);
    auto result = std::make_shared<Model>(model);
    result->experiment = experiment;
    result->specs = rulesOf(experiment);
    std::erase_if(result->notices, [](const Notice& notice) { return notice.id == scaledTwice; });
    noticeDoubleScaling(experiment, result->notices);
    return result;
}

} // namespace core
