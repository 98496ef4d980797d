#include "ui/views/steps/steps_picture.h"

#include "ui/views/steps/around_picture.h"
#include "ui/views/steps/step_matrices.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/projection_names.h"
#include "ui/words/score_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    using core::Axis;

    class Painter {
    public:
        Painter(const StepScene& scene, const StepPicture* before)
            : m_scene(scene)
            , m_before(before)
            , m_prefix(core::pathOf(*scene.trace, scene.where.layer))
            , m_head(core::pathOf(*scene.trace, scene.where.layer, scene.where.head))
            , m_query(QString::number(scene.query() + 1))
        {
        }

        [[nodiscard]] StepPicture project() const
        {
            const core::HeadAt head = m_scene.head();
            StepPicture result;
            result.columns.assign(names().turns(u'Q') ? 4 : 3, { 1 });
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

        // The query stands upright beside the keys, so that what is multiplied stands in one line
        // and each key's score stands below it.
        [[nodiscard]] StepPicture score() const
        {
            const core::HeadAt head = m_scene.head();
            StepPicture result;
            result.columns = { { 0 }, { 1 } };
            result.rows = { { 1 }, { 0 } };
            StepPanel query { m_head + "q", oneColumn(head.trace.q.row(m_scene.query())),
                u"\\Q{q_{%1}^\\top}"_s.arg(m_query), Axis::Dimensions, Axis::Single };
            query.onlyQuery = true;
            query.hue = Hue::Q;
            StepPanel keys { m_head + "k", {}, u"\\K{K^\\top}"_s, Axis::Dimensions, Axis::Keys };
            keys.matrix = matrixBefore(keys);
            if (!keys.matrix)
                keys.matrix = transposed(head.trace.k);
            keys.columnLabels = true;
            keys.hue = Hue::K;
            keys.column = 1;
            if (std::ranges::count(m_scene.step.enter, m_head + "q") > 0) {
                result.panels.push_back(query);
            } else { // a score that asks the key alone
                keys.column = 0;
                result.columns = { { 1 } };
            }
            StepPanel scores = scoresPanel(ScoreStage::Raw);
            scores.columnLabels = false;
            scores.row = 1;
            scores.column = keys.column;
            result.panels.push_back(keys);
            result.panels.push_back(scores);
            return result;
        }

        [[nodiscard]] StepPicture scale() const
        {
            std::vector<StepPanel> panels { scoresPanel(ScoreStage::Raw) };
            if (changes().scaled && m_scene.step.changes)
                panels.push_back(scoresPanel(ScoreStage::Scaled, u"\\downarrow ÷ "_s + divisor()));
            if (changes().capped)
                panels.push_back(scoresPanel(ScoreStage::Capped,
                    u"\\downarrow %1 \\tanh(%2/%1)"_s.arg(
                        settingText(static_cast<double>(m_scene.rule().softcap)),
                        scoresTitle(ScoreStage::Scaled))));
            return chain(std::move(panels));
        }

        [[nodiscard]] StepPicture mask() const
        {
            const StepPanel before
                = scoresPanel(changes().capped ? ScoreStage::Capped : ScoreStage::Scaled);
            if (!m_scene.step.changes)
                return chain({ before });
            return chain({ before, rowPanel("mask", m_scene.row.added, addedTitle()),
                scoresPanel(ScoreStage::Masked, u"= "_s + scoresTitle(ScoreStage::Masked)) });
        }

        // What is added to the scaled scores.
        [[nodiscard]] QString addedTitle() const
        {
            return (changes().byMask ? u"+ m_{%1}"_s.arg(m_query) : QString())
                + (changes().byDistance ? u"- \\alpha|%1 - j|"_s.arg(m_query) : QString());
        }

        [[nodiscard]] StepPicture normalise() const
        {
            StepPanel weights = rowPanel("weights", {},
                u"\\downarrow \\text{%1}"_s.arg(label(core::kindOf(m_scene.rule().normaliser))));
            weights.matrix = oneRow(weightsShown());
            weights.weights = true;
            weights.hue = Hue::Head;
            StepPicture result = chain({ scoresPanel(ScoreStage::Masked), weights });
            result.bars = true;
            result.rows.push_back({ 1 });
            return result;
        }

        // Each weight stands beside the value it multiplies, the sum below.
        [[nodiscard]] StepPicture mix() const
        {
            const core::HeadTrace& head = m_scene.head().trace;
            StepPicture result;
            result.columns = { { 0 }, { 1 } };
            result.rows = { { 1 }, { 0 } };
            StepPanel weights { m_head + "weights", oneColumn(weightsShown()),
                u"a_{%1}^\\top"_s.arg(m_query), Axis::Keys, Axis::Single };
            weights.onlyQuery = weights.weights = weights.rowLabels = true;
            weights.hue = Hue::Head;
            StepPanel values = matrix("v", head.v, u"\\V{V}"_s);
            values.rows = Axis::Keys;
            values.hue = Hue::V;
            values.column = 1;
            StepPanel out { m_head + "output", oneRow(head.output.row(m_scene.query())),
                u"o_{%1}^{%2}"_s.arg(m_query).arg(m_scene.where.head + 1), Axis::Queries,
                Axis::Dimensions };
            out.onlyQuery = true;
            out.row = out.column = 1;
            result.panels = { weights, values, out };
            return result;
        }

        [[nodiscard]] StepPicture output() const
        {
            const core::HeadAt head = m_scene.head();
            StepPicture result;
            StepPanel own = matrix("output", head.trace.output,
                u"\\text{%1}"_s.arg(
                    QCoreApplication::translate("steps", "head %1").arg(m_scene.where.head + 1)));
            own.rows = Axis::Queries;
            own.rowLabels = true;
            own.hue = Hue::Head;
            result.panels.push_back(own);
            const auto add = [&](StepPanel panel, const QString& sign) {
                panel.sign = sign;
                panel.column = static_cast<int>(result.panels.size());
                result.panels.push_back(std::move(panel));
            };
            const auto ofLayer = [&](const std::string& name, const core::Matrix& m,
                                     const QString& title, Axis rows) {
                return StepPanel { m_prefix + name, shared(m), title, rows, Axis::Dimensions };
            };
            const QString words = QCoreApplication::translate("steps", "all heads");
            if (head.layer.heads.size() > 1)
                add(ofLayer("concat", head.layer.concat, u"\\text{%1}"_s.arg(words), Axis::Queries),
                    u"\\to"_s);
            if (!head.layerModel().wo.empty())
                add(ofLayer("w_o", head.layerModel().wo, u"W_O"_s, Axis::Dimensions), u"\\cdot"_s);
            if (!head.layerModel().bo.empty())
                add(ofLayer("b_o", head.layerModel().bo, u"b_O"_s, Axis::Single), u"+"_s);
            if (!head.layerModel().wo.empty() || !head.layerModel().bo.empty()
                || head.layer.heads.size() == 1)
                add(ofLayer("output", head.layer.output,
                        u"\\text{%1}"_s.arg(QCoreApplication::translate("steps", "output")),
                        Axis::Queries),
                    u"="_s);
            result.columns.assign(result.panels.size(), { 1 });
            return result;
        }

    private:
        [[nodiscard]] MatrixPtr shared(const core::Matrix& m) const
        {
            if (!m_scene.trace->model->layers.held()) // it may be gone before it is shown
                return std::make_shared<const core::Matrix>(m);
            return { m_scene.trace, &m };
        }
        // The query's weights, `excluded` where it may not look.
        [[nodiscard]] std::vector<core::Scalar> weightsShown() const
        {
            const auto weights = m_scene.head().trace.weights.row(m_scene.query());
            std::vector<core::Scalar> result(weights.begin(), weights.end());
            for (std::size_t j = 0; j < result.size(); ++j)
                if (m_scene.row.masked[j] == core::excluded)
                    result[j] = core::excluded;
            return result;
        }
        [[nodiscard]] MatrixPtr matrixBefore(const StepPanel& panel) const
        {
            if (m_before != nullptr)
                for (const StepPanel& each : m_before->panels)
                    if (each.tensor == panel.tensor && !each.onlyQuery)
                        return each.matrix;
            return nullptr;
        }
        [[nodiscard]] std::string inputId(std::string_view name) const
        {
            if (m_scene.trace->model->loaded != nullptr) // the states around the attention
                return m_scene.step.enter[name == "queries" || !m_scene.cross() ? 0 : 1];
            return m_scene.where.layer == 0
                ? std::string(name)
                : core::pathOf(*m_scene.trace, m_scene.where.layer - 1) + "output";
        }
        [[nodiscard]] QString divisor() const
        {
            const core::Index dk = m_scene.head().trace.k.cols();
            return std::holds_alternative<core::SqrtScaling>(m_scene.rule().scaling)
                ? u"\\sqrt{%1}"_s.arg(dk)
                : settingText(core::divisor(m_scene.rule().scaling, dk));
        }
        // The scores of a row have the same colours in every step, so that it is seen how much
        // smaller they become.
        [[nodiscard]] StepPanel scoresPanel(ScoreStage stage, const QString& title) const
        {
            const RowStages& row = m_scene.row;
            const std::array numbers { &row.raw, &row.scaled, &row.capped, &row.masked };
            StepPanel panel = rowPanel(
                std::string(core::idOf(stage)), *numbers[static_cast<std::size_t>(stage)], title);
            for (const auto* each : { &row.raw, &row.scaled, &row.masked })
                panel.reach = std::max(panel.reach, largestMagnitude(*oneRow(*each)));
            return panel;
        }
        [[nodiscard]] StepPanel scoresPanel(ScoreStage stage) const
        {
            return scoresPanel(stage, scoresTitle(stage));
        }
        [[nodiscard]] QString scoresTitle(ScoreStage stage) const
        {
            return scoreName({ u"s"_s, m_query }, stage, changes());
        }
        [[nodiscard]] ScoreChanges changes() const
        {
            return scoreChanges(*m_scene.trace, m_scene.where.layer, m_scene.where.head);
        }
        [[nodiscard]] StepPanel matrix(
            const std::string& name, const core::Matrix& m, const QString& title) const
        {
            return { m_head + name, shared(m), title, Axis::Dimensions, Axis::Dimensions };
        }
        // The query's row of a matrix of scores.
        [[nodiscard]] StepPanel rowPanel(const std::string& name,
            const std::vector<core::Scalar>& numbers, const QString& title) const
        {
            StepPanel panel { m_head + name, oneRow(numbers), title, Axis::Queries, Axis::Keys };
            panel.onlyQuery = panel.rowLabels = true;
            return panel;
        }
        // Rows below each other, key under key.
        [[nodiscard]] static StepPicture chain(std::vector<StepPanel> panels)
        {
            StepPicture result;
            result.rows.assign(panels.size(), { 0 });
            for (std::size_t i = 0; i < panels.size(); ++i)
                panels[i].row = static_cast<int>(i);
            panels.front().columnLabels = true;
            result.panels = std::move(panels);
            return result;
        }
        struct Product {
            StepPanel panel;
            char16_t role;
            Axis rows;
            Hue hue;
        };
        // Where a position turns it the product itself stands before what it becomes.
        void addProduct(
            StepPicture& result, int row, std::vector<StepPanel> panels, Product made) const
        {
            panels[1].sign = u"\\cdot"_s;
            made.panel.sign = u"="_s;
            made.panel.rows = made.rows;
            made.panel.hue = made.hue;
            if (names().turns(made.role)) {
                panels.push_back(unturned(made));
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
        [[nodiscard]] StepPanel unturned(const Product& made) const
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
        [[nodiscard]] ProjectionNames names() const
        {
            return { *m_scene.trace, m_scene.where.layer, m_scene.where.head };
        }

        const StepScene& m_scene;
        const StepPicture* m_before;
        std::string m_prefix, m_head;
        QString m_query;
    };

    struct StepDrawing {
        std::string_view id;
        StepPicture (Painter::*picture)() const;
    };
    constexpr std::array drawings {
        StepDrawing { "project", &Painter::project },
        StepDrawing { "score", &Painter::score },
        StepDrawing { "scale", &Painter::scale },
        StepDrawing { "mask", &Painter::mask },
        StepDrawing { "normalise", &Painter::normalise },
        StepDrawing { "mix", &Painter::mix },
        StepDrawing { "output", &Painter::output },
    };

} // namespace

StepPicture stepPicture(const StepScene& scene, const StepPicture* before)
{
    const auto* const it = std::ranges::find(drawings, scene.step.id, &StepDrawing::id);
    if (it != drawings.end())
        return (Painter(scene, before).*it->picture)();
    return scene.step.id == "input" && scene.trace->model->loaded == nullptr ? inputPicture(scene)
                                                                             : aroundPicture(scene);
}

} // namespace ui
