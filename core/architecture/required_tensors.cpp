#include "core/architecture/required_tensors.h"

#include "core/attention/score_parameters.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

    class RequiredTensorList {
    public:
        void stack(const Stack& stack)
        {
            embedding(stack.embedding);
            if (stack.recurrentEncoder)
                recurrent(*stack.recurrentEncoder);
            if (stack.attentionDecoder) {
                recurrent(stack.attentionDecoder->cell);
                linear(stack.attentionDecoder->start);
                attention(stack.attentionDecoder->cross);
            }
            for (const TransformerLayer& layer : stack.layers) {
                attention(layer.self);
                around(layer.selfNorms);
                if (layer.cross)
                    attention(*layer.cross);
                around(layer.crossNorms);
                if (layer.feedForward.exists()) {
                    linear(layer.feedForward.up);
                    linear(layer.feedForward.down);
                    linear(layer.feedForward.gate);
                }
                around(layer.feedNorms);
            }
            norm(stack.norm);
            linear(stack.projection);
        }
        void outputHead(const OutputHead& outputHead)
        {
            linear(outputHead.dense);
            norm(outputHead.norm);
            linear(outputHead.decoder);
        }
        RequiredTensors take() { return std::move(all); }

    private:
        void add(const std::string& name, const std::vector<Index>& shape)
        {
            if (name.empty())
                return;
            std::vector<Index> plain;
            for (const Index length : shape)
                if (length != 1)
                    plain.push_back(length);
            all.emplace(name, std::move(plain));
        }
        void linear(const Linear& linear)
        {
            const Index outputs = linear.slice.all;
            add(linear.weight,
                linear.inputsFirst ? std::vector { linear.inputs, outputs }
                                   : std::vector { outputs, linear.inputs });
            add(linear.bias, { outputs });
        }
        void linear(const std::optional<Linear>& one)
        {
            if (one)
                linear(*one);
        }
        void norm(const std::optional<Norm>& norm)
        {
            if (!norm)
                return;
            add(norm->weight, { norm->width });
            add(norm->bias, { norm->width });
        }
        void around(const ResidualNorms& norms)
        {
            norm(norms.before);
            norm(norms.after);
            norm(norms.sum);
        }
        void recurrent(const Recurrent& net)
        {
            const Index gates = gatesOf(net.cell) * net.width;
            for (const char* const which : { "", "_reverse" }) {
                const std::string ending = net.ending + which;
                add(net.name + "weight_ih" + ending, { gates, net.inputs });
                add(net.name + "weight_hh" + ending, { gates, net.width });
                add(net.name + "bias_ih" + ending, { gates });
                add(net.name + "bias_hh" + ending, { gates });
                if (!net.bidirectional)
                    break;
            }
        }
        void score(const AttentionLayer& attention)
        {
            const auto shapes
                = parameterShapes(attention.spec.score, { attention.dk(), attention.kvWidth() });
            for (const ScoreTensor& each : attention.score) {
                const auto shape = std::ranges::find(shapes, each.parameter,
                    [](const ParameterShape& of) { return of.parameter.name; });
                if (each.outputsFirst)
                    add(each.tensor, { shape->cols, shape->rows });
                else
                    add(each.tensor, { attention.heads() * shape->rows, shape->cols });
            }
        }
        void attention(const AttentionLayer& attention)
        {
            score(attention);
            linear(attention.q);
            linear(attention.k);
            linear(attention.v);
            linear(attention.out);
            norm(attention.qNorm);
            norm(attention.kNorm);
            if (attention.relativeBias)
                add(attention.relativeBias->table,
                    { attention.relativeBias->count, attention.spec.heads });
        }
        void patches(const Patches& patches)
        {
            const Linear& projection = patches.projection;
            add(projection.weight,
                { projection.outputs(), patches.channels, patches.patchSize, patches.patchSize });
            add(projection.bias, { projection.outputs() });
            add(patches.first, { projection.outputs() });
        }
        void embedding(const EmbeddingLayer& embedding)
        {
            if (embedding.patches)
                patches(*embedding.patches);
            else
                add(embedding.table, { embedding.vocabulary, embedding.width });
            if (embedding.positions)
                add(embedding.positions->table,
                    { embedding.positions->rows, embedding.positions->width });
            add(embedding.types, { embedding.typeCount, embedding.width });
            norm(embedding.norm);
            linear(embedding.projection);
        }

        RequiredTensors all;
    };

} // namespace

RequiredTensors requiredTensors(const Architecture& network)
{
    RequiredTensorList requests;
    requests.stack(network.stack);
    if (network.decoder)
        requests.stack(*network.decoder);
    if (network.outputHead)
        requests.outputHead(*network.outputHead);
    return requests.take();
}

} // namespace core
