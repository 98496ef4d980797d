#include "drawn_numbers.h"
#include "steps_stage.h"

#include "core/analysis/tensors.h"
#include "ui/words/labels.h"

using namespace Qt::StringLiterals;

namespace {

// One-hot rows, one for each token, in the column of its word.
bool isOneHot(const ui::StepPanel& panel, const core::Trace& trace)
{
    const auto& tokens = panel.rows == core::Axis::Queries ? trace.model->inputs.queryTokens
                                                           : trace.model->inputs.keyTokens;
    const core::Matrix& shown = *panel.matrix;
    if (shown.rows() != std::ssize(tokens) || shown.cols() != panel.columnNames.size())
        return false;
    for (core::Index i = 0; i < shown.rows(); ++i)
        for (core::Index word = 0; word < shown.cols(); ++word) {
            const auto said = ui::safeLabel(tokens[static_cast<std::size_t>(i)].text);
            if ((shown(i, word) == 1.0F) != (panel.columnNames[word] == said)
                || (shown(i, word) != 1.0F && shown(i, word) != 0.0F))
                return false;
        }
    return true;
}

// The rows, what each head adds and the bias, sum to the layer's output of the query.
bool sumsToOutput(const ui::StepPanel& panel, const core::Trace& trace, core::Index query)
{
    const core::Matrix& shown = *panel.matrix;
    const auto output = trace.attentions.front().output.row(query);
    for (core::Index c = 0; c < shown.cols(); ++c) {
        double sum = 0;
        for (core::Index n = 0; n < shown.rows(); ++n)
            sum += static_cast<double>(shown(n, c));
        const auto wanted = static_cast<double>(output[static_cast<std::size_t>(c)]);
        if (!(std::abs(sum - wanted) <= 1e-4 * std::max(1.0, std::abs(wanted))))
            return false;
    }
    return shown.cols() == std::ssize(output) && shown.rows() == panel.rowNames.size();
}

// The cells of a panel are those of its tensor: whole, transposed, or one row.
bool agrees(const ui::StepPanel& panel, const core::Trace& trace, core::Index query)
{
    if (!panel.rowNames.isEmpty())
        return sumsToOutput(panel, trace, query);
    if (panel.tensor.empty())
        return isOneHot(panel, trace);
    const core::Matrix all = drawnNumbers(trace, core::find(trace, panel.tensor));
    const core::Matrix& shown = *panel.matrix;
    const bool turned = panel.columns == core::Axis::Single || panel.tensor.ends_with("/k");
    for (core::Index i = 0; i < shown.rows(); ++i)
        for (core::Index j = 0; j < shown.cols(); ++j) {
            const bool upright = turned && panel.tensor.find("b_o") == std::string::npos
                && (panel.onlyQuery || panel.rows == core::Axis::Dimensions)
                && panel.columns != core::Axis::Dimensions;
            core::Index row = upright ? j : i;
            const core::Index column = upright ? i : j;
            if (panel.onlyQuery)
                row = query;
            const float a = shown(i, j);
            const float b = all(row, column);
            if (a != b && !(std::abs(a - b) <= 2e-5F * std::max(1.0F, std::abs(b))))
                return false;
        }
    return true;
}

// Labels appear only next to rows and above columns that are tokens, one each.
bool labelsFit(const ui::StepPanel& panel, const core::Trace& trace)
{
    const auto fits = [&](bool labels, core::Axis axis, core::Index count) {
        const auto& tokens = axis == core::Axis::Queries ? trace.model->inputs.queryTokens
                                                         : trace.model->inputs.keyTokens;
        const bool one = panel.onlyQuery && axis == core::Axis::Queries;
        return !labels
            || ((axis == core::Axis::Queries || axis == core::Axis::Keys)
                && count == (one ? 1 : std::ssize(tokens)));
    };
    return fits(panel.rowLabels && panel.rowNames.isEmpty(), panel.rows, panel.matrix->rows())
        && fits(
            panel.columnLabels && panel.columnNames.isEmpty(), panel.columns, panel.matrix->cols());
}

const std::vector<std::vector<std::string>> experiments {
    {},
    { "source.text=那只动物没有过马路，因为它太累了", "mask.kind=causal", "weights=random" },
    { "source.text=Hello" },
    { "mask.length=0", "biases=true", "heads_off=1", "score=location" },
    { "source.kind=sentences", "score=additive", "position=rotary", "weights=random" },
    { "source.kind=points", "source.points=[[1],[2],[3],[4]]", "source.targets=[[1],[3],[2],[5]]",
        "score.kind=kernel", "score.kernel=triangle", "score.bandwidth=1.5", "weights=identity",
        "heads=1", "position=none", "normaliser=sum" },
    { "source.kind=matrices", "source.queries=[[1,2],[3,4],[5,6]]", "source.keys=[[1,0],[0,1]]",
        "source.values=[[1,2,3],[4,5,6]]", "weights=random", "position=none",
        "output_projection=false" },
    { "position=alibi", "mask.kind=window", "temperature=0.5", "normaliser=sparsemax",
        "scaling.kind=factor", "scaling.factor=2" },
    { "position.kind=rotary", "position.pairing=halves", "biases=true", "mask.kind=causal" },
    { "mask.edges=1-2, 2-3", "normaliser=none", "scaling.kind=none", "score=cosine" },
};

} // namespace

// The matrices of each step of Steps, for many experiments.
class TestStepsTensors : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void everyStepOfEveryExperimentShowsItsTensors()
    {
        for (const auto& assignments : experiments) {
            StepsStage stage;
            QVERIFY2(
                stage.set(assignments), assignments.empty() ? "" : assignments.front().c_str());
            const core::Index last
                = stage.document.trace()->attentions[0].heads[0].weights.rows() - 1;
            for (const core::Index query : { core::Index { 0 }, last })
                for (int step = 0; step < 9; ++step) {
                    stage.lock(0, query, step);
                    QCOMPARE(stage.view.step(), step);
                    const auto& page = stage.view.page();
                    QVERIFY(!page.title.plain().isEmpty() && !page.title.plain().contains(u'%'));
                    QVERIFY(!page.formula.empty());
                    QVERIFY(!page.body.empty());
                    QVERIFY2(!stage.paragraph().contains(QRegularExpression(u"%\\d"_s)),
                        qPrintable(stage.paragraph()));
                    for (const ui::StepPanel& panel : stage.view.canvas().panels)
                        QVERIFY2(labelsFit(panel, *stage.document.trace()), panel.tensor.c_str());
                    for (const ui::StepPanel& panel : stage.view.canvas().panels)
                        QVERIFY2(
                            agrees(panel, *stage.document.trace(), query), panel.tensor.c_str());
                    QVERIFY(!stage.view.canvas().panels.empty());
                }
        }
    }
};

QTEST_MAIN(TestStepsTensors)
#include "tst_steps_tensors.moc"
