#include "ui/views/steps/steps_canvas.h"

#include "core/analysis/tensors.h"
#include "core/analysis/weights/contributions.h"
#include "ui/document/tensor_display.h"
#include "ui/plot/tensor_names.h"
#include "ui/views/steps/picked_words.h"
#include "ui/views/steps/score_figures.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/projection_names.h"

#include <QCoreApplication>

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

    // Input of token vectors, before position encodings are added.
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

    // Input and output of a step around an attention, one after the other; empty where there is
    // neither. The hidden vector of a feed-forward network represents all its operations.
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

    // The figures of the other steps of a head.
    class StepPainter : private StepPanels {
    public:
        StepPainter(const StepScene& scene, const StepSources& sources)
            : StepPanels(scene, sources)
        {
        }

        [[nodiscard]] StepCanvas tokens() const;
        [[nodiscard]] StepCanvas input() const;
        [[nodiscard]] StepCanvas project() const;
        [[nodiscard]] StepCanvas mix() const;
        [[nodiscard]] StepCanvas output() const;

    private:
        struct Product {
            StepPanel panel;
            char16_t role;
            Axis rows;
            Hue hue;
        };
        // One-hot rows: each token has a 1 in the column of its word. Without a matrix if there is
        // no text.
        [[nodiscard]] StepPanel picked(bool asking) const;
        void addProduct(
            StepCanvas& result, int row, std::vector<StepPanel> panels, Product made) const;
        [[nodiscard]] StepPanel unrotated(const Product& made) const;
        [[nodiscard]] StepPanel layerPanel(
            const std::string& name, const core::Matrix& m, const QString& title, Axis rows) const;
        [[nodiscard]] std::vector<StepPanel> wholeOutput() const; // the whole matrices of output()
        [[nodiscard]] StepPanel contributions() const;
        [[nodiscard]] StepPanel outputRow() const;
        [[nodiscard]] std::string inputId(std::string_view name) const;
        [[nodiscard]] ProjectionNames names() const;
    };

    StepPanel StepPainter::picked(bool asking) const
    {
        const Axis rows = asking ? Axis::Queries : Axis::Keys;
        StepPanel panel { {}, {}, asking ? u"T"_s : u"T′"_s, rows, Axis::Dimensions };
        const std::optional<PickedWords> words = pickedWords(m_scene, asking);
        if (!words)
            return panel;
        panel.rowLabels = panel.columnLabels = panel.weights = true;
        panel.columnOf = words->columnOf;
        const core::AttentionTrace& attention = m_scene.head().layer;
        const auto& tokens = asking ? *attention.queryTokens : *attention.keyTokens;
        core::Matrix ones(std::ssize(tokens), words->count());
        for (core::Index i = 0; i < ones.rows(); ++i)
            ones(i, words->columnOf[static_cast<std::size_t>(i)]) = 1;
        panel.matrix = owned(std::move(ones));
        for (std::size_t word = 0; word < words->firstOf.size(); ++word) {
            const QString text
                = safeLabel(tokens[static_cast<std::size_t>(words->firstOf[word])].text);
            panel.columnNames.append(
                words->numbers.empty() ? text : u"%1: %2"_s.arg(words->numbers[word]).arg(text));
        }
        return panel;
    }

    StepCanvas StepPainter::tokens() const
    {
        if (m_sources.before != nullptr) // the same for every query
            return *m_sources.before;
        StepCanvas result;
        result.panels.push_back(picked(true));
        if (result.panels.front().matrix == nullptr)
            return core::readsStates(*m_scene.trace, 0) ? StepCanvas {} : givenPicture(m_scene);
        if (!m_scene.cross())
            return result;
        StepPanel answering = picked(false);
        if (answering.matrix == nullptr)
            return result;
        answering.column = 1;
        result.columns = { { static_cast<double>(result.panels.front().matrix->cols()) },
            { static_cast<double>(answering.matrix->cols()) } };
        result.panels.push_back(std::move(answering));
        return result;
    }

    StepCanvas StepPainter::input() const
    {
        if (m_sources.before != nullptr)
            return *m_sources.before;
        StepCanvas result = core::readsStates(*m_scene.trace, m_scene.where.layer)
            ? aroundPicture(m_scene)
            : inputPicture(m_scene);
        const bool looksUp
            = m_scene.step.formula == "input.embedding" || m_scene.step.formula == "input.trained";
        StepPanel ones = looksUp ? picked(true) : StepPanel {};
        if (ones.matrix == nullptr || result.columns.size() > 1)
            return result;
        // The one-hot rows precede the embeddings they select.
        const bool both = result.panels.size() > 1 && m_scene.cross();
        result.columns = { { 1 }, { 2 } };
        for (StepPanel& panel : result.panels) {
            panel.column = 1;
            panel.rowLabels = false;
            panel.sign = u"\\to"_s;
        }
        std::vector<StepPanel> before { std::move(ones) };
        if (both && pickedWords(m_scene, false)) {
            before.push_back(picked(false));
            before.back().row = 1;
        }
        for (StepPanel& panel : before)
            panel.columnLabels = !both;
        result.panels.insert(result.panels.begin(), before.begin(), before.end());
        return result;
    }

    StepCanvas StepPainter::project() const
    {
        const core::HeadAt head = m_scene.head();
        StepCanvas result;
        result.columns.assign(names().rotates(u'Q') ? 4 : 3, { 1 });
        result.rows = { { 1 }, { 1 }, { 1 } };
        const bool cross = m_scene.cross();
        const bool own = head.layer.values != head.layer.keys;
        const Axis keys = cross ? Axis::Keys : Axis::Queries;
        addProduct(result, 0,
            { wholePanel(inputId("queries"), head.layer.queries, u"X"_s, Axis::Queries),
                matrix("w_q", head.model().wq, u"\\Q{W_Q}"_s) },
            { matrix("q", head.trace.q, u"\\Q{Q}"_s), u'Q', Axis::Queries, Hue::Q });
        const QString answering = cross ? u"Y"_s : u"X"_s;
        addProduct(result, 1,
            { wholePanel(inputId("keys"), head.layer.keys, answering, keys),
                matrix("w_k", head.model().wk, u"\\K{W_K}"_s) },
            { matrix("k", head.trace.k, u"\\K{K}"_s), u'K', keys, Hue::K });
        addProduct(result, 2,
            { wholePanel(inputId("values"), head.layer.values, own ? u"Z"_s : answering, keys),
                matrix("w_v", head.model().wv, u"\\V{W_V}"_s) },
            { matrix("v", head.trace.v, u"\\V{V}"_s), u'V', keys, Hue::V });
        return result;
    }

    // With RoPE, the product before rotation precedes the rotated one.
    void StepPainter::addProduct(
        StepCanvas& result, int row, std::vector<StepPanel> panels, Product made) const
    {
        panels[1].sign = u"\\cdot"_s;
        made.panel.sign = u"="_s;
        made.panel.rows = made.rows;
        made.panel.hue = made.hue;
        if (names().rotates(made.role)) {
            panels.push_back(unrotated(made));
            made.panel.sign = u"R \\to"_s;
        }
        panels.push_back(std::move(made.panel));
        int column = 0;
        for (StepPanel& panel : panels) {
            panel.row = row;
            panel.column = column++;
            result.panels.push_back(std::move(panel));
        }
    }

    StepPanel StepPainter::unrotated(const Product& made) const
    {
        StepPanel panel = made.panel;
        panel.tensor += "_unturned";
        panel.title = names().product(made.role);
        panel.matrix = matrixBefore(panel);
        if (!panel.matrix)
            panel.matrix
                = owned(core::matrix(*m_scene.trace, core::find(*m_scene.trace, panel.tensor)));
        return panel;
    }

    ProjectionNames StepPainter::names() const
    {
        return { *m_scene.trace, m_scene.where.layer, m_scene.where.head };
    }

    std::string StepPainter::inputId(std::string_view name) const
    {
        if (m_scene.trace->model->pretrained() != nullptr) // hidden states around the attention
            return m_scene.step.enter[name == "queries" || !m_scene.cross() ? 0 : 1];
        return m_scene.where.layer == 0
            ? std::string(name)
            : core::pathOf(*m_scene.trace, m_scene.where.layer - 1) + "output";
    }

    // Each weight is next to the value it multiplies; the weighted sum is below or, in its matrix,
    // at the right.
    StepCanvas StepPainter::mix() const
    {
        const core::HeadTrace& head = m_scene.head().trace;
        StepCanvas result;
        result.rows = { { 1 }, { 0 } };
        const int first = m_scene.rowsOnly ? 0 : 1; // no neighbours on either side
        StepPanel weights { m_head + "weights", oneColumn(weightsShown()),
            u"a_{%1}^\\top"_s.arg(m_query), Axis::Keys, Axis::Single };
        weights.onlyQuery = weights.weights = weights.rowLabels = true;
        weights.hue = Hue::Head;
        weights.column = first;
        StepPanel values = matrix("v", head.v, u"\\V{V}"_s);
        values.rows = Axis::Keys;
        values.hue = Hue::V;
        values.column = first + 1;
        StepPanel out { m_head + "output", oneRow(head.output.row(m_scene.query())),
            u"o_{%1}^{%2}"_s.arg(m_query).arg(m_scene.where.head + 1), Axis::Queries,
            Axis::Dimensions };
        out.onlyQuery = true;
        out.row = 1;
        out.column = first + 1;
        StepPanel all = matrix("output", head.output, u"O^{%1}"_s.arg(m_scene.where.head + 1));
        all.rows = Axis::Queries;
        all.column = 3;
        all.sign = u"\\to"_s;
        all.reach = out.reach = largest(all.matrix);
        result.panels = { weights, values, out };
        result.columns = { { 0 }, { 1 } };
        if (m_scene.rowsOnly)
            return result;
        result.columns = { { 1 }, { 0 }, { 2 }, { 1 } };
        result.panels
            = { ScoreFigures(m_scene, m_sources).wholeWeights(), weights, values, all, out };
        return result;
    }

    StepPanel StepPainter::layerPanel(
        const std::string& name, const core::Matrix& m, const QString& title, Axis rows) const
    {
        StepPanel panel { m_prefix + name, {}, title, rows, Axis::Dimensions };
        panel.matrix = matrixBefore(panel);
        if (!panel.matrix)
            panel.matrix = shared(m);
        return panel;
    }

    std::vector<StepPanel> StepPainter::wholeOutput() const
    {
        const core::HeadAt head = m_scene.head();
        const core::LayerModel& layer = head.layerModel();
        std::vector<StepPanel> result;
        result.push_back(matrix("output", head.trace.output,
            u"\\text{%1}"_s.arg(
                QCoreApplication::translate("steps", "head %1").arg(m_scene.where.head + 1))));
        result.front().rows = Axis::Queries;
        result.front().rowLabels = true;
        result.front().hue = Hue::Head;
        const auto add = [&](StepPanel panel, const QString& sign) {
            panel.sign = sign;
            panel.column = static_cast<int>(result.size());
            result.push_back(std::move(panel));
        };
        const auto words = [](const QString& text) { return u"\\text{%1}"_s.arg(text); };
        if (head.layer.heads.size() > 1)
            add(layerPanel("concat", head.layer.concat,
                    words(QCoreApplication::translate("steps", "all heads")), Axis::Queries),
                u"\\to"_s);
        if (!layer.wo.empty())
            add(layerPanel("w_o", layer.wo, u"W_O"_s, Axis::Dimensions), u"\\cdot"_s);
        if (!layer.bo.empty())
            add(layerPanel("b_o", layer.bo, u"b_O"_s, Axis::Single), u"+"_s);
        if (!layer.wo.empty() || !layer.bo.empty() || head.layer.heads.size() == 1)
            add(layerPanel("output", head.layer.output,
                    words(QCoreApplication::translate("steps", "output")), Axis::Queries),
                u"="_s);
        return result;
    }

    StepCanvas StepPainter::output() const
    {
        const core::HeadAt head = m_scene.head();
        StepCanvas result;
        result.panels = wholeOutput();
        result.columns.assign(result.panels.size(), { 1 });
        if (head.layer.heads.size() == 1 || head.layerModel().wo.empty())
            return result;
        if (m_scene.rowsOnly) {
            result.panels.clear();
            result.columns = { { 1 } };
        }
        const int above = m_scene.rowsOnly ? 0 : 1;
        result.rows.assign(static_cast<std::size_t>(above) + 2, { 1 });
        result.rows.back().share = 0;
        result.panels.push_back(contributions());
        result.panels.push_back(outputRow());
        for (int i = 0; i < 2; ++i) {
            StepPanel& panel
                = result.panels[result.panels.size() - 2 + static_cast<std::size_t>(i)];
            panel.row = above + i;
            panel.wide = above > 0;
        }
        return result;
    }

    // W_O turns each head's output into what the head adds: a row for each head, and the bias.
    StepPanel StepPainter::contributions() const
    {
        const core::HeadAt head = m_scene.head();
        const core::Matrix of
            = core::headContributions(*m_scene.trace, m_scene.where.layer, m_scene.query());
        const core::Matrix& bias = head.layerModel().bo;
        core::Matrix rows(of.rows() + (bias.empty() ? 0 : 1), of.cols());
        std::ranges::copy(of.values(), rows.data());
        if (!bias.empty())
            std::ranges::copy(bias.row(0), rows.row(of.rows()).begin());
        StepPanel panel { {}, owned(std::move(rows)),
            u"\\text{%1 } o_{%2}^{n} W_O^{n}"_s.arg(
                QCoreApplication::translate("steps", "what each head adds:"), m_query),
            Axis::Single, Axis::Dimensions };
        panel.onlyQuery = panel.rowLabels = true;
        for (core::Index n = 1; n <= of.rows(); ++n)
            panel.rowNames.append(QCoreApplication::translate("steps", "head %1").arg(n));
        if (!bias.empty())
            panel.rowNames.append(u"bₒ"_s);
        panel.litRow = m_scene.where.head;
        panel.reach = std::max(largestMagnitude(*panel.matrix),
            largestMagnitude(*oneRow(head.layer.output.row(m_scene.query()))));
        return panel;
    }

    StepPanel StepPainter::outputRow() const
    {
        const core::HeadAt head = m_scene.head();
        StepPanel panel { m_prefix + "output", oneRow(head.layer.output.row(m_scene.query())),
            u"\\text{%1 } o_{%2}"_s.arg(
                QCoreApplication::translate("steps", "their sum:"), m_query),
            Axis::Queries, Axis::Dimensions };
        panel.onlyQuery = panel.rowLabels = true;
        panel.reach = contributions().reach;
        return panel;
    }

    using Drawing = StepCanvas (*)(const StepScene& scene, const StepSources& sources);

    template <class F, StepCanvas (F::*figure)() const>
    StepCanvas drawn(const StepScene& scene, const StepSources& sources)
    {
        return (F(scene, sources).*figure)();
    }

    struct StepDrawing {
        std::string_view id;
        Drawing canvas;
    };
    constexpr std::array drawings {
        StepDrawing { "tokens", drawn<StepPainter, &StepPainter::tokens> },
        StepDrawing { "input", drawn<StepPainter, &StepPainter::input> },
        StepDrawing { "project", drawn<StepPainter, &StepPainter::project> },
        StepDrawing { "score", drawn<ScoreFigures, &ScoreFigures::score> },
        StepDrawing { "scale", drawn<ScoreFigures, &ScoreFigures::scale> },
        StepDrawing { "mask", drawn<ScoreFigures, &ScoreFigures::mask> },
        StepDrawing { "normalise", drawn<ScoreFigures, &ScoreFigures::normalise> },
        StepDrawing { "mix", drawn<StepPainter, &StepPainter::mix> },
        StepDrawing { "output", drawn<StepPainter, &StepPainter::output> },
    };

} // namespace

StepCanvas stepCanvas(const StepScene& scene, const StepSources& sources)
{
    const auto* const it = std::ranges::find(drawings, scene.step.id, &StepDrawing::id);
    return it != drawings.end() ? it->canvas(scene, sources) : aroundPicture(scene);
}

} // namespace ui
