#include "ui/views/steps/norms_canvas.h"

#include "core/analysis/tensors.h"
#include "ui/document/tensor_display.h"
#include "ui/plot/tensor_names.h"
#include "ui/views/steps/step_matrices.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    void addInput(StepCanvas& result, const core::Input& sum, const core::Input& embedding,
        const core::Input& positions, int row)
    {
        const std::string side = row == 0 ? "queries" : "keys";
        const core::Axis axis = row == 0 ? core::Axis::Queries : core::Axis::Keys;
        std::vector<StepPanel> panels;
        if (positions != nullptr) {
            panels.push_back(wholePanel(side + "/embedding", embedding, u"E"_s, axis));
            panels.push_back(wholePanel(side + "/position", positions, u"P"_s, axis));
            panels.back().sign = u"+"_s;
            panels.back().rowLabels = false;
        }
        panels.push_back(wholePanel(side, sum, row == 0 ? u"X"_s : u"Y"_s, axis));
        if (positions != nullptr) {
            panels.back().sign = u"="_s;
            panels.back().rowLabels = false;
        }
        result.columns.assign(std::max(result.columns.size(), panels.size()), { 1 });
        result.rows.assign(static_cast<std::size_t>(row) + 1, { 1 });
        for (std::size_t i = 0; i < panels.size(); ++i) {
            panels[i].row = row;
            panels[i].column = static_cast<int>(i);
            result.panels.push_back(std::move(panels[i]));
        }
    }

    void addValues(StepCanvas& result, const core::Inputs& inputs)
    {
        if (inputs.values == inputs.keys)
            return;
        result.panels.push_back(wholePanel("values", inputs.values, u"Z"_s, core::Axis::Keys));
        result.panels.back().row = static_cast<int>(result.rows.size());
        result.rows.push_back({ 1 });
    }

} // namespace

StepPanel wholePanel(const std::string& id, MatrixPtr m, const QString& title, core::Axis rows)
{
    StepPanel panel { id, std::move(m), title, rows, core::Axis::Dimensions };
    panel.rowLabels = true;
    return panel;
}

StepCanvas inputPicture(const StepScene& scene)
{
    const core::Inputs& inputs = scene.trace->model->inputs;
    StepCanvas result;
    addInput(result, inputs.queries, inputs.queryEmbedding, inputs.queryPositions, 0);
    if (inputs.keys != inputs.queries)
        addInput(result, inputs.keys, inputs.keyEmbedding, inputs.keyPositions, 1);
    addValues(result, inputs);
    return result;
}

StepCanvas givenPicture(const StepScene& scene)
{
    const core::Inputs& inputs = scene.trace->model->inputs;
    StepCanvas result;
    const auto rows = [](const core::Input& before, const core::Input& sum) {
        return before != nullptr ? before : sum;
    };
    addInput(result, rows(inputs.queryEmbedding, inputs.queries), nullptr, nullptr, 0);
    if (inputs.keys != inputs.queries)
        addInput(result, rows(inputs.keyEmbedding, inputs.keys), nullptr, nullptr, 1);
    addValues(result, inputs);
    const std::array embedded { inputs.queryEmbedding, inputs.keyEmbedding };
    for (std::size_t i = 0; i < std::min(embedded.size(), result.panels.size()); ++i)
        if (embedded[i] != nullptr)
            result.panels[i].tensor += "/embedding";
    return result;
}

// The hidden vector of a feed-forward network represents all its operations.
StepCanvas aroundPicture(const StepScene& scene)
{
    StepCanvas result;
    const auto add = [&](const std::string& id, const QString& sign) {
        const core::TensorRef tensor = core::find(*scene.trace, id);
        StepPanel panel = wholePanel(id, matrixOf(scene.trace, tensor),
            tensorName(*scene.trace, tensor).symbol, core::Axis::Queries);
        panel.column = static_cast<int>(result.panels.size());
        panel.sign = panel.column == 0 ? QString() : sign;
        panel.rowLabels = panel.column == 0;
        result.panels.push_back(std::move(panel));
    };
    const bool sum = scene.step.formula == "residual.sum";
    const bool deeper = scene.step.id == "input"; // intermediate states are left out
    for (const std::string& id : scene.step.enter)
        add(id, u"+"_s);
    if (sum) // sum of earlier states, named as in the formula
        result.panels.front().title = u"X"_s;
    if (!scene.step.leave.empty())
        add(scene.step.leave.back(), sum ? u"="_s : deeper ? u"\\to … \\to"_s : u"\\to"_s);
    result.columns.assign(std::max<std::size_t>(1, result.panels.size()), { 1 });
    return result;
}

} // namespace ui
