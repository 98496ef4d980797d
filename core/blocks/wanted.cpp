#include "core/blocks/wanted.h"

#include "core/attention/score_parameters.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

    class Wishes {
    public:
        void stack(const Stack& stack)
        {
            embedding(stack.embedding);
            if (stack.reader)
                recurrent(*stack.reader);
            if (stack.speaker) {
                recurrent(stack.speaker->cell);
                linear(stack.speaker->start);
                attention(stack.speaker->cross);
            }
            for (const TrainedLayer& layer : stack.layers) {
                attention(layer.self);
                around(layer.aroundSelf);
                if (layer.cross)
                    attention(*layer.cross);
                around(layer.aroundCross);
                linear(layer.feed.up);
                linear(layer.feed.down);
                linear(layer.feed.gate);
                around(layer.aroundFeed);
            }
            norm(stack.norm);
            linear(stack.projection);
        }
        void readout(const Predictor& readout)
        {
            linear(readout.dense);
            norm(readout.norm);
            linear(readout.decoder);
        }
        WantedTensors take() { return std::move(all); }

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
            const Index outputs = linear.share.all;
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
        void around(const Around& around)
        {
            norm(around.before);
            norm(around.after);
            norm(around.sum);
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
                if (!net.bothWays)
                    break;
            }
        }
        void score(const TrainedAttention& attention)
        {
            const auto shapes
                = parameterShapes(attention.spec.score, { attention.dk(), attention.keyWidth() });
            for (const ScoreTensor& each : attention.score) {
                const auto shape = std::ranges::find(shapes, each.parameter,
                    [](const ParameterShape& of) { return of.parameter.name; });
                if (each.outputsFirst)
                    add(each.tensor, { shape->cols, shape->rows });
                else
                    add(each.tensor, { attention.heads() * shape->rows, shape->cols });
            }
        }
        void attention(const TrainedAttention& attention)
        {
            score(attention);
            linear(attention.q);
            linear(attention.k);
            linear(attention.v);
            linear(attention.out);
            norm(attention.qNorm);
            norm(attention.kNorm);
            if (attention.buckets)
                add(attention.buckets->table, { attention.buckets->count, attention.spec.heads });
        }
        void patches(const Patches& patches)
        {
            const Linear& projection = patches.projection;
            add(projection.weight,
                { projection.outputs(), patches.channels, patches.size, patches.size });
            add(projection.bias, { projection.outputs() });
            add(patches.first, { projection.outputs() });
        }
        void embedding(const TrainedEmbedding& embedding)
        {
            if (embedding.patches)
                patches(*embedding.patches);
            else
                add(embedding.table, { embedding.vocabulary, embedding.width });
            if (embedding.places)
                add(embedding.places->table, { embedding.places->rows, embedding.places->width });
            add(embedding.types, { embedding.typeCount, embedding.width });
            norm(embedding.norm);
            linear(embedding.projection);
        }

        WantedTensors all;
    };

} // namespace

WantedTensors wantedTensors(const Network& network)
{
    Wishes wishes;
    wishes.stack(network.stack);
    if (network.decoder)
        wishes.stack(*network.decoder);
    if (network.readout)
        wishes.readout(*network.readout);
    return wishes.take();
}

} // namespace core
