#include "ui/views/steps/step_painter.h"

#include "core/analysis/weights/contributions.h"
#include "ui/views/steps/norms_canvas.h"
#include "ui/views/steps/step_matrices.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ui {

StepPainter::StepPainter(const StepScene& scene, const StepSources& sources)
    : m_scene(scene)
    , m_sources(sources)
    , m_prefix(core::pathOf(*scene.trace, scene.where.layer))
    , m_head(core::pathOf(*scene.trace, scene.where.layer, scene.where.head))
    , m_query(QString::number(scene.query() + 1))
{
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

// Each weight is next to the value it multiplies; the weighted sum is below or, in its matrix, at
// the right.
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
    result.panels = { wholeWeights(), weights, values, all, out };
    return result;
}

StepCanvas StepPainter::output() const
{
    const core::HeadAt head = m_scene.head();
    StepCanvas result;
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
    const auto ofLayer
        = [&](const std::string& name, const core::Matrix& m, const QString& title, Axis rows) {
              StepPanel panel { m_prefix + name, {}, title, rows, Axis::Dimensions };
              panel.matrix = matrixBefore(panel);
              if (!panel.matrix)
                  panel.matrix = shared(m);
              return panel;
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
                u"\\text{%1}"_s.arg(QCoreApplication::translate("steps", "output")), Axis::Queries),
            u"="_s);
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
        StepPanel& panel = result.panels[result.panels.size() - 2 + static_cast<std::size_t>(i)];
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
        u"\\text{%1 } o_{%2}"_s.arg(QCoreApplication::translate("steps", "their sum:"), m_query),
        Axis::Queries, Axis::Dimensions };
    panel.onlyQuery = panel.rowLabels = true;
    panel.reach = contributions().reach;
    return panel;
}

MatrixPtr StepPainter::shared(const core::Matrix& m) const
{
    if (!m_scene.trace->model->layers.held()) // the matrix may be released before it is shown
        return std::make_shared<const core::Matrix>(m);
    return { m_scene.trace, &m };
}

// The query's weights; `excluded` for masked keys.
std::vector<core::Scalar> StepPainter::weightsShown() const
{
    const auto weights = m_scene.head().trace.weights.row(m_scene.query());
    std::vector<core::Scalar> result(weights.begin(), weights.end());
    for (std::size_t j = 0; j < result.size(); ++j)
        if (m_scene.row.masked[j] == core::excluded)
            result[j] = core::excluded;
    return result;
}

std::string StepPainter::inputId(std::string_view name) const
{
    if (m_scene.trace->model->pretrained() != nullptr) // hidden states around the attention
        return m_scene.step.enter[name == "queries" || !m_scene.cross() ? 0 : 1];
    return m_scene.where.layer == 0
        ? std::string(name)
        : core::pathOf(*m_scene.trace, m_scene.where.layer - 1) + "output";
}

StepPanel StepPainter::matrix(
    const std::string& name, const core::Matrix& m, const QString& title) const
{
    StepPanel panel { m_head + name, {}, title, Axis::Dimensions, Axis::Dimensions };
    panel.matrix = matrixBefore(panel);
    if (!panel.matrix)
        panel.matrix = shared(m);
    return panel;
}

// Panel of the query's row of a score matrix.
StepPanel StepPainter::rowPanel(
    const std::string& name, const std::vector<core::Scalar>& values, const QString& title) const
{
    StepPanel panel { m_head + name, oneRow(values), title, Axis::Queries, Axis::Keys };
    panel.onlyQuery = panel.rowLabels = true;
    return panel;
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

const StepPanel* StepPainter::panelBefore(const StepPanel& panel) const
{
    if (m_sources.before != nullptr)
        for (const StepPanel& each : m_sources.before->panels)
            if (each.tensor == panel.tensor && !each.onlyQuery)
                return &each;
    return nullptr;
}

MatrixPtr StepPainter::matrixBefore(const StepPanel& panel) const
{
    const StepPanel* const known = panelBefore(panel);
    return known != nullptr ? known->matrix : nullptr;
}

float StepPainter::largest(const MatrixPtr& matrix) const
{
    const bool lasts = m_sources.derived != nullptr && m_scene.trace->model->layers.held();
    return lasts ? m_sources.derived->largest(*matrix) : largestMagnitude(*matrix);
}

namespace {

    struct StepDrawing {
        std::string_view id;
        StepCanvas (StepPainter::*canvas)() const;
    };
    constexpr std::array drawings {
        StepDrawing { "tokens", &StepPainter::tokens },
        StepDrawing { "input", &StepPainter::input },
        StepDrawing { "project", &StepPainter::project },
        StepDrawing { "score", &StepPainter::score },
        StepDrawing { "scale", &StepPainter::scale },
        StepDrawing { "mask", &StepPainter::mask },
        StepDrawing { "normalise", &StepPainter::normalise },
        StepDrawing { "mix", &StepPainter::mix },
        StepDrawing { "output", &StepPainter::output },
    };

} // namespace

StepCanvas stepCanvas(const StepScene& scene, const StepSources& sources)
{
    const auto* const it = std::ranges::find(drawings, scene.step.id, &StepDrawing::id);
    return it != drawings.end() ? (StepPainter(scene, sources).*it->canvas)()
                                : aroundPicture(scene);
}

} // namespace ui
