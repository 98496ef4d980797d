#include "bench_window.h"
#include "benches.h"
#include "frames.h"
#include "report.h"

#include "core/base/random.h"
#include "core/io/arrays/safetensors_header.h"
#include "ui/files/examples.h"
#include "ui/view/view.h"

#include <QFile>
#include <QTemporaryDir>

#include <array>
#include <span>

// Trained models: typing with all layers computed, and every head of large ones at once.

namespace {

constexpr std::array words { "tired", "wide", "old", "slow", "young", "late" };

// Changes the last word of the default sentence.
void measureTyping(Window& bench, const char* view)
{
    bench.document.showView(view);
    bench.settle();
    Times frames, blocks;
    Frames watch(bench.window.currentView());
    for (std::size_t i = 0; i < 62; ++i) {
        const auto frame = watch.after(
            [&] {
                edit(bench.document, "source.text", [&](ui::EditableState& state) {
                    state.experiment.source = core::Sentence {
                        std::string("The animal didn't cross the street because it was too ")
                        + words[i % words.size()]
                    };
                });
            },
            [&] {
                return bench.document.trace()->model->experiment == bench.document.experiment();
            });
        bench.settle();
        if (i < 2)
            continue;
        frames.add(frame.milliseconds);
        blocks.add(frame.longestBlock);
    }
    print(std::string("typing, encoder of 6 layers, ") + view, frames, 16);
    print("    longest block of the event loop", blocks, 30);
}

struct Shape {
    int layers, heads, tokens, target;
};

// A model folder of GPT-2's layout with random weights.
void writeModel(const QString& folder, const Shape& shape)
{
    const std::uint64_t width = 4U * static_cast<std::uint64_t>(shape.heads);
    std::vector<core::TensorEntry> entries;
    std::uint64_t end = 0;
    const auto add = [&](const std::string& name, std::vector<std::uint64_t> sizes) {
        std::uint64_t bytes = sizeof(float);
        for (const std::uint64_t each : sizes)
            bytes *= each;
        entries.push_back({ name, core::DType::F32, std::move(sizes), end, end + bytes });
        end += bytes;
    };
    add("transformer.wte.weight", { 100, width });
    add("transformer.wpe.weight", { 256, width });
    for (int l = 0; l < shape.layers; ++l) {
        const std::string at = "transformer.h." + std::to_string(l) + ".";
        for (const char* norm : { "ln_1", "ln_2" }) {
            add(at + norm + ".weight", { width });
            add(at + norm + ".bias", { width });
        }
        add(at + "attn.c_attn.weight", { width, 3 * width });
        add(at + "attn.c_attn.bias", { 3 * width });
        add(at + "attn.c_proj.weight", { width, width });
        add(at + "attn.c_proj.bias", { width });
        add(at + "mlp.c_fc.weight", { width, 4 * width });
        add(at + "mlp.c_fc.bias", { 4 * width });
        add(at + "mlp.c_proj.weight", { 4 * width, width });
        add(at + "mlp.c_proj.bias", { width });
    }
    add("transformer.ln_f.weight", { width });
    add("transformer.ln_f.bias", { width });
    std::vector<core::Scalar> values(static_cast<std::size_t>(end) / sizeof(float));
    core::fillNormal(values, core::streamKey(1, "bench"), 0.3);
    QFile weights(folder + QStringLiteral("/model.safetensors"));
    QFile config(folder + QStringLiteral("/config.json"));
    if (!weights.open(QIODevice::WriteOnly) || !config.open(QIODevice::WriteOnly))
        qFatal("the model cannot be written");
    weights.write(QByteArray::fromStdString(core::safetensorsStart(entries)));
    weights.write(reinterpret_cast<const char*>(values.data()), static_cast<qint64>(end));
    config.write(QStringLiteral("{\"model_type\": \"gpt2\", \"n_layer\": %1, \"n_head\": %2, "
                                "\"n_embd\": %3, \"n_positions\": 256, \"vocab_size\": 100}")
                     .arg(shape.layers)
                     .arg(shape.heads)
                     .arg(width)
                     .toUtf8());
}

// From a changed text to the painted maps of all heads.
void measureAtlas(Window& bench, const Shape& shape)
{
    const QTemporaryDir folder;
    writeModel(folder.path(), shape);
    core::PretrainedSource trained { .where = folder.path().toStdString() };
    bench.document.showView("atlas");
    Times frames;
    Frames watch(bench.window.currentView());
    for (int i = 0; i < 22; ++i) {
        trained.ids.clear();
        for (int t = 0; t < shape.tokens; ++t)
            trained.ids.push_back((t * 7 + i) % 100);
        const auto frame = watch.after(
            [&] {
                edit(bench.document, "network.ids",
                    [&](ui::EditableState& state) { state.experiment.network = trained; });
            },
            [&] {
                return bench.document.trace()->model->experiment == bench.document.experiment();
            });
        bench.settle();
        if (i >= 2)
            frames.add(frame.milliseconds);
    }
    print("atlas of " + std::to_string(shape.layers) + " x " + std::to_string(shape.heads) + ", n "
            + std::to_string(shape.tokens),
        frames, shape.target);
}

} // namespace

void benchTrained()
{
    Window bench;
    ui::takeExample(bench.document, ui::examples().front());
    bench.settle();
    if (bench.document.trace()->attentions.size() != 6)
        qFatal("the bundled encoder was not found");
    for (const char* view : { "flow", "heads", "links", "atlas" })
        measureTyping(bench, view);
    for (const Shape& shape : { Shape { 12, 12, 128, 100 }, { 32, 32, 64, 250 } })
        measureAtlas(bench, shape);
}
