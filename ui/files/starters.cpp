#include "ui/files/starters.h"

#include "core/base/random.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

    constexpr core::Index mostNumbers = 65536; // largest table in a session file

    QString word(const char* text)
    {
        return QCoreApplication::translate("ui::SettingsPanel", text);
    }

    bool ask(std::string& file, const ChooseFile& choose, const QString& what)
    {
        if (file.empty())
            file = choose(what).toStdString();
        return !file.empty();
    }

    core::TensorInput written(const core::Matrix& matrix)
    {
        core::Tensor tensor { { matrix.rows(), matrix.cols() }, core::Buffer(matrix.size()),
            false };
        std::ranges::copy(matrix.values(), tensor.data.data());
        return { std::move(tensor), {}, {} };
    }

    core::TensorInput column(const std::vector<core::Scalar>& values)
    {
        const auto count = static_cast<core::Index>(values.size());
        core::Tensor tensor { { count, 1 }, core::Buffer(count), false };
        std::ranges::copy(values, tensor.data.data());
        return { std::move(tensor), {}, {} };
    }

    // Starts with the vectors on screen, unless they are too many for a session file.
    bool supply(core::MatrixSource& source, const core::Trace* shown, const ChooseFile& choose)
    {
        if (source.queries.given())
            return true;
        const core::AttentionTrace* layer = shown != nullptr ? &shown->attention(0) : nullptr;
        if (layer == nullptr || layer->queries->size() > mostNumbers
            || layer->keys->size() > mostNumbers)
            return ask(source.queries.file, choose,
                word(QT_TRANSLATE_NOOP("ui::SettingsPanel", "Queries, keys and values")));
        source.queries = written(*layer->queries);
        if (layer->keys != layer->queries)
            source.keys = written(*layer->keys);
        return true;
    }

    bool supply(std::vector<core::Mask>& masks, const ChooseFile& choose)
    {
        return std::ranges::all_of(masks, [&](core::Mask& mask) {
            auto* matrix = std::get_if<core::MatrixMask>(&mask);
            return matrix == nullptr || matrix->matrix.given()
                || ask(matrix->matrix.file, choose,
                    word(QT_TRANSLATE_NOOP("ui::SettingsPanel", "Mask")));
        });
    }

} // namespace

core::PointSource samplePoints()
{
    constexpr std::size_t count = 40;
    constexpr std::size_t places = 101;
    constexpr double end = 5;
    std::vector<core::Scalar> x(count);
    std::vector<core::Scalar> y(count);
    std::vector<core::Scalar> asked(places);
    core::fillNormal(y, core::streamKey(1, "points"), 0.5);
    for (std::size_t i = 0; i < count; ++i) {
        const double at = end * (double(i) + 0.5) / double(count);
        x[i] = float(at);
        y[i] += float(2 * std::sin(at) + std::pow(at, 0.8));
    }
    for (std::size_t i = 0; i < places; ++i)
        asked[i] = float(end * double(i) / double(places - 1));
    return { column(asked), column(x), column(y) };
}

bool supplyWhatIsMissing(
    core::Experiment& experiment, const core::Trace* shown, const ChooseFile& choose)
{
    if (auto* weights = std::get_if<core::FileWeights>(&experiment.design.weights);
        weights != nullptr
        && !ask(weights->file, choose, word(QT_TRANSLATE_NOOP("ui::SettingsPanel", "Weights"))))
        return false;
    if (auto* table = std::get_if<core::WordTable>(&experiment.design.embedding); table != nullptr
        && !ask(table->file, choose, word(QT_TRANSLATE_NOOP("ui::SettingsPanel", "Word vectors"))))
        return false;
    if (auto* matrices = std::get_if<core::MatrixSource>(&experiment.source);
        matrices != nullptr && !supply(*matrices, shown, choose))
        return false;
    if (auto* points = std::get_if<core::PointSource>(&experiment.source);
        points != nullptr && !points->points.given()) {
        *points = samplePoints();
        if (std::holds_alternative<core::DotScore>(experiment.attention().score))
            experiment.attention().score = core::KernelScore {};
    }
    auto* pretrained = std::get_if<core::PretrainedSource>(&experiment.network);
    return std::ranges::all_of(experiment.design.blocks,
               [&](core::BlockSpec& block) { return supply(block.attention.mask, choose); })
        && (pretrained == nullptr
            || std::ranges::all_of(
                pretrained->interventions, [&](core::Intervention& intervention) {
                    return supply(intervention.mask, choose);
                }));
}

void showRegressionExample(core::Experiment& experiment)
{
    experiment = {}; // whatever the model and its settings were
    experiment.source = samplePoints();
    experiment.design.position = core::NoPosition {};
    experiment.attention().heads = 1;
    experiment.attention().score = core::KernelScore { core::Kernel::Gaussian, 0.2F };
    experiment.attention().scaling = core::NoScaling {};
    experiment.design.weights = core::IdentityWeights {};
}

std::optional<std::function<double(double)>> trueFunction(const core::Source& source)
{
    const auto* const points = std::get_if<core::PointSource>(&source);
    const core::PointSource sample = samplePoints();
    if (points == nullptr || points->points != sample.points || points->targets != sample.targets)
        return std::nullopt;
    return [](double x) { return 2 * std::sin(x) + std::pow(std::max(x, 0.0), 0.8); };
}

} // namespace ui
