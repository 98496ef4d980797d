#include "ui/views/steps/steps_worked.h"

#include "core/analysis/cell_explanation.h"
#include "core/analysis/weights/contributions.h"
#include "ui/inspector/arithmetic.h"
#include "ui/views/steps/layer_row.h"
#include "ui/views/steps/picked_words.h"
#include "ui/words/numbers.h"
#include "ui/words/score_formulas.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // Text of the lines: "−0.84", and "(−0.84)" after a sign.
    namespace worked {

        constexpr core::Index linesSaid = 3; // most lines of one kind

        QString number(double number)
        {
            if (number == static_cast<double>(core::excluded))
                return u"−∞"_s;
            const bool whole = number == std::round(number) && std::abs(number) < 1e6;
            return whole ? fixedText(number, 0) : shown(number, 3);
        }

        QString signedNumber(double value)
        {
            return value < 0 ? u"("_s + number(value) + u")"_s : number(value);
        }

        // "first, second, third, …"
        QString listed(std::span<const core::Scalar> values, std::size_t most = 3)
        {
            QStringList said;
            for (const core::Scalar each : values.first(std::min(most, values.size())))
                said.append(number(static_cast<double>(each)));
            return u"("_s + said.join(u", "_s) + (values.size() > most ? u", …)"_s : u")"_s);
        }

    } // namespace worked

    using core::Index;
    using WorkedLines = std::vector<Formula>;

    class WorkedHead {
        Q_DECLARE_TR_FUNCTIONS(steps)

    public:
        explicit WorkedHead(const StepScene& scene)
            : m_scene(scene)
            , m_key(keyOf(scene))
            , m_i(QString::number(scene.query() + 1))
            , m_j(QString::number(m_key + 1))
        {
        }

        [[nodiscard]] Worked tokens() const;
        [[nodiscard]] Worked input() const;
        [[nodiscard]] Worked project() const;
        [[nodiscard]] Worked score() const;
        [[nodiscard]] Worked scale() const;
        [[nodiscard]] Worked mask() const;
        [[nodiscard]] Worked normalise() const;
        [[nodiscard]] Worked mix() const;
        [[nodiscard]] Worked output() const;

    private:
        static Index keyOf(const StepScene& scene)
        {
            if (scene.where.key && *scene.where.key < scene.keys())
                return *scene.where.key;
            const std::vector<Index> order = scene.byWeight();
            return !order.empty() ? order.front() : bestOf(scene.row.raw).value_or(0);
        }
        [[nodiscard]] Paragraph ofQuery() const
        {
            return Sentence { tr("“%1” as a vector:"), { piece::query(m_scene) } }.pieces();
        }
        [[nodiscard]] Paragraph ofPair() const
        {
            return Sentence {
                tr("“%1” and “%2” as vectors:"),
                { piece::query(m_scene), piece::key(m_scene, m_key) }
            }.pieces();
        }
        [[nodiscard]] core::CellExplanation cell() const
        {
            return core::explainCell(*m_scene.trace,
                { m_scene.where.layer, m_scene.where.head, m_scene.query(), m_key });
        }
        [[nodiscard]] QString name(ScoreStage stage, Index key) const
        {
            return scoreName({ u"s"_s, m_i + u","_s + QString::number(key + 1) }, stage,
                scoreChanges(*m_scene.trace, m_scene.where.layer, m_scene.where.head));
        }
        // The current key and the keys with the largest scores.
        [[nodiscard]] std::vector<Index> someKeys(const std::vector<core::Scalar>& by) const;
        void appendArithmetic(WorkedLines& lines, const core::CellExplanation& cell,
            std::initializer_list<std::string_view> of) const;
        static double at(const std::vector<core::Scalar>& row, Index j)
        {
            return static_cast<double>(row[static_cast<std::size_t>(j)]);
        }

        const StepScene& m_scene;
        Index m_key;
        QString m_i, m_j;
    };

    std::vector<Index> WorkedHead::someKeys(const std::vector<core::Scalar>& by) const
    {
        std::vector<Index> order(by.size());
        std::iota(order.begin(), order.end(), Index { 0 });
        const auto most = std::min(order.size(), static_cast<std::size_t>(worked::linesSaid));
        std::ranges::partial_sort(order, order.begin() + static_cast<std::ptrdiff_t>(most),
            std::ranges::greater {}, [&](Index j) { return std::pair(j == m_key, at(by, j)); });
        order.resize(most);
        return order;
    }

    void WorkedHead::appendArithmetic(WorkedLines& lines, const core::CellExplanation& cell,
        std::initializer_list<std::string_view> of) const
    {
        const core::CellAt at { m_scene.where.layer, m_scene.where.head, m_scene.query(), m_key };
        for (const ArithmeticLine& line : arithmetic(*m_scene.trace, at, cell))
            if (line.number && std::ranges::count(of, line.what) > 0)
                lines.emplace_back(u"%1 = %2"_s.arg(line.formula, worked::number(*line.number)));
    }

    Worked WorkedHead::tokens() const
    {
        const std::optional<PickedWords> words = pickedWords(m_scene);
        if (!words)
            return { ofQuery(),
                { Formula(u"x_{%1} = %2"_s.arg(m_i,
                    worked::listed(m_scene.head().layer.queries->row(m_scene.query()), 4))) } };
        const Index word = words->columnOf[static_cast<std::size_t>(m_scene.query())];
        Worked result { ofQuery(), {} };
        if (!words->numbers.empty())
            result.lines.emplace_back(u"t_{%1} = %2"_s.arg(
                m_i, QString::number(words->numbers[static_cast<std::size_t>(word)])));
        result.lines.emplace_back(u"T_{%1,%2} = 1"_s.arg(m_i).arg(word + 1));
        return result;
    }

    Worked WorkedHead::input() const
    {
        const core::Inputs& inputs = m_scene.trace->model->inputs;
        const auto sum = inputs.queries->row(m_scene.query());
        Worked result { ofQuery(), {} };
        if (inputs.queryPositions != nullptr)
            for (Index c = 0; c < std::min<Index>(std::ssize(sum), worked::linesSaid + 1); ++c)
                result.lines.emplace_back(u"x_{%1,%2} = %3 + %4 = %5"_s.arg(m_i).arg(c + 1).arg(
                    worked::number(
                        static_cast<double>((*inputs.queryEmbedding)(m_scene.query(), c))),
                    worked::signedNumber(
                        static_cast<double>((*inputs.queryPositions)(m_scene.query(), c))),
                    worked::number(static_cast<double>(sum[static_cast<std::size_t>(c)]))));
        else
            result.lines.emplace_back(u"x_{%1} = %2"_s.arg(m_i, worked::listed(sum, 4)));
        return result;
    }

    // One component of the query in full, then the first components of the three vectors.
    Worked WorkedHead::project() const
    {
        const core::HeadAt head = m_scene.head();
        const core::HeadModel& model = head.model();
        const auto x = head.layer.queries->row(m_scene.query());
        Worked result { m_scene.cross() ? ofPair() : ofQuery(), {} };
        if (!head.spec.rotary && !model.wq.empty()) {
            QString line = u"\\Q{q_{%1,1}} = "_s.arg(m_i);
            for (std::size_t c = 0; c < std::min<std::size_t>(2, x.size()); ++c)
                line += (c > 0 ? u" + "_s : QString())
                    + worked::signedNumber(static_cast<double>(x[c])) + u" \\cdot "_s
                    + worked::signedNumber(static_cast<double>(model.wq(static_cast<Index>(c), 0)));
            line += x.size() > 2 ? u" + …"_s : QString();
            if (!model.bq.empty())
                line += u" + "_s + worked::signedNumber(static_cast<double>(model.bq(0, 0)));
            result.lines.emplace_back(line + u" = "_s
                + worked::number(static_cast<double>(head.trace.q(m_scene.query(), 0))));
        }
        const Index other = m_scene.cross() ? m_key : m_scene.query();
        const QString j = QString::number(other + 1);
        result.lines.emplace_back(
            u"\\Q{q_{%1}} = "_s.arg(m_i) + worked::listed(head.trace.q.row(m_scene.query())));
        result.lines.emplace_back(
            u"\\K{k_{%1}} = "_s.arg(j) + worked::listed(head.trace.k.row(other)));
        result.lines.emplace_back(
            u"\\V{v_{%1}} = "_s.arg(j) + worked::listed(head.trace.v.row(other)));
        return result;
    }

    QString termText(const core::CellExplanation& cell, std::size_t c)
    {
        const QString left = worked::signedNumber(cell.left[c]);
        const QString right = worked::signedNumber(cell.right[c]);
        if (cell.how == core::CellTerms::SquaredDifference)
            return u"(%1 - %2)^2"_s.arg(worked::number(cell.left[c]), right);
        if (cell.how == core::CellTerms::Tanh)
            return u"%1 \\cdot \\tanh(%2 + %3)"_s.arg(
                worked::signedNumber(cell.factors[c]), worked::number(cell.left[c]), right);
        return u"%1 \\cdot %2"_s.arg(left, right);
    }

    // The largest terms, and the sum of the others.
    Worked WorkedHead::score() const
    {
        const core::CellExplanation made = cell();
        Worked result { ofPair(), {} };
        std::vector<std::size_t> order(made.terms.size());
        std::iota(order.begin(), order.end(), std::size_t { 0 });
        constexpr std::size_t all = 5;
        const std::size_t most = order.size() <= all ? order.size() : 3;
        if (most < order.size())
            std::ranges::stable_sort(order, std::ranges::greater {},
                [&](std::size_t c) { return std::abs(made.terms[c]); });
        double rest = made.sum;
        for (std::size_t i = 0; i < most; ++i) {
            const std::size_t c = order[i];
            rest -= made.terms[c];
            result.lines.emplace_back(u"c = %1: \\quad %2 = %3"_s.arg(c + 1).arg(
                termText(made, c), worked::number(made.terms[c])));
        }
        if (most < order.size())
            result.lines.emplace_back(u"\\text{%1 } %2"_s.arg(
                tr("the %1 others combined:").arg(order.size() - most), worked::number(rest)));
        appendArithmetic(result.lines, made, { "sum", "raw" });
        return result;
    }

    Worked WorkedHead::scale() const
    {
        Worked result { ofQuery(), {} };
        const core::LayerSpec& spec = m_scene.rule();
        const double by = core::divisor(spec.scaling, m_scene.head().trace.k.cols());
        const QString divisor = std::holds_alternative<core::SqrtScaling>(spec.scaling)
            ? u"\\sqrt{%1}"_s.arg(m_scene.head().trace.k.cols())
            : settingText(by);
        for (const Index j : someKeys(m_scene.row.raw)) {
            if (at(m_scene.row.raw, j) == static_cast<double>(core::excluded))
                continue;
            const QString scaled = worked::number(at(m_scene.row.scaled, j));
            result.lines.emplace_back(u"%1 = \\frac{%2}{%3} = %4"_s.arg(name(ScoreStage::Scaled, j),
                worked::number(at(m_scene.row.raw, j)), divisor, scaled));
            if (spec.softcap != 0)
                result.lines.emplace_back(u"%1 = %2 \\tanh\\frac{%3}{%2} = %4"_s.arg(
                    name(ScoreStage::Capped, j), settingText(static_cast<double>(spec.softcap)),
                    scaled, worked::number(at(m_scene.row.capped, j))));
        }
        return result;
    }

    // An unchanged score and the most changed ones.
    Worked WorkedHead::mask() const
    {
        Worked result { ofQuery(), {} };
        const RowStages& row = m_scene.row;
        std::vector<Index> keys = someKeys(row.capped);
        const auto hidden = std::ranges::find(row.added, core::excluded);
        if (hidden != row.added.end() && std::ranges::count(keys, hidden - row.added.begin()) == 0)
            keys.back() = hidden - row.added.begin();
        for (const Index j : keys) {
            const QString formula = name(ScoreStage::Masked, j) + u" = %1 + %2 = %3"_s;
            result.lines.emplace_back(formula.arg(worked::number(at(row.capped, j)),
                worked::signedNumber(at(row.added, j)), worked::number(at(row.masked, j))));
        }
        return result;
    }

    Worked WorkedHead::normalise() const
    {
        const core::CellExplanation made = cell();
        Worked result { ofPair(), {} };
        appendArithmetic(result.lines, made,
            { "logit", "maximum", "threshold", "numerator", "denominator", "weight" });
        return result;
    }

    // First components of the weighted sum, one by one.
    Worked WorkedHead::mix() const
    {
        const core::HeadTrace& head = m_scene.head().trace;
        const std::vector<Index> order = m_scene.byWeight();
        Worked result { ofQuery(), {} };
        for (Index c = 0; c < std::min(head.v.cols(), worked::linesSaid); ++c) {
            QStringList terms;
            for (std::size_t rank = 0; rank < std::min<std::size_t>(2, order.size()); ++rank)
                terms.append(worked::signedNumber(
                                 static_cast<double>(head.weights(m_scene.query(), order[rank])))
                    + u" \\cdot "_s
                    + worked::signedNumber(static_cast<double>(head.v(order[rank], c))));
            if (order.size() > 2)
                terms.append(u"…"_s);
            if (terms.empty())
                terms.append(u"0"_s);
            result.lines.emplace_back(
                u"o_{%1,%2} = %3 = %4"_s.arg(m_i).arg(c + 1).arg(terms.join(u" + "_s),
                    worked::number(static_cast<double>(head.output(m_scene.query(), c)))));
        }
        return result;
    }

    // The first components as the sum of what each head adds. Many heads: only the chosen one.
    Worked WorkedHead::output() const
    {
        constexpr Index everyHead = 8;
        const core::HeadAt head = m_scene.head();
        const core::LayerModel& layer = head.layerModel();
        const core::Matrix added
            = core::headContributions(*m_scene.trace, m_scene.where.layer, m_scene.query());
        const bool all = added.rows() <= everyHead;
        Worked result { ofQuery(), {} };
        for (Index c = 0; c < std::min(head.layer.output.cols(), worked::linesSaid); ++c) {
            QStringList terms;
            for (Index n = 0; n < added.rows() && !layer.wo.empty(); ++n) {
                const bool own = n == m_scene.where.head;
                const QString value = worked::signedNumber(static_cast<double>(added(n, c)));
                if (own && added.rows() > 1)
                    terms.append(u"%1 \\text{ %2}"_s.arg(value, tr("(head %1)").arg(n + 1)));
                else if (own || all)
                    terms.append(value);
            }
            if (!terms.empty() && !layer.bo.empty() && all)
                terms.append(worked::signedNumber(static_cast<double>(layer.bo(0, c))));
            else if (!terms.empty() && !all)
                terms.append(u"…"_s);
            const QString sum
                = worked::number(static_cast<double>(head.layer.output(m_scene.query(), c)));
            const QString of = terms.empty() ? sum : terms.join(u" + "_s) + u" = "_s + sum;
            result.lines.emplace_back(u"o_{%1,%2} = "_s.arg(m_i).arg(c + 1) + of);
        }
        return result;
    }

    QString roomy(const std::vector<double>& row, std::size_t most)
    {
        std::vector<core::Scalar> values(row.begin(), row.end());
        return worked::listed(values, most);
    }

    // First components of a norm; the effect of the learned factor shows in the result.
    std::vector<Formula> normLines(const StepScene& scene, const QString& i)
    {
        const std::vector<double> x = queryRow(scene, scene.step.enter.front());
        const std::vector<double> y = queryRow(scene, scene.step.leave.back());
        const RowFacts facts = factsOf(x);
        const bool rms = scene.step.formula == "norm.rms";
        std::vector<Formula> lines;
        if (!rms)
            lines.emplace_back(u"μ_{%1} = %2 \\quad \\sigma_{%1} = %3"_s.arg(
                i, worked::number(facts.mean), worked::number(facts.deviation)));
        const double centre = rms ? 0 : facts.mean;
        const double by = rms ? facts.rootMeanSquare : facts.deviation;
        const QString trained
            = scene.step.formula == "norm.layer" ? u" γ_{%1} + β_{%1}"_s : u" γ_{%1}"_s;
        for (std::size_t c = 0; c < std::min<std::size_t>(x.size(), 2); ++c) {
            const QString above = rms
                ? worked::number(x[c])
                : u"%1 - %2"_s.arg(worked::number(x[c]), worked::signedNumber(centre));
            lines.emplace_back(
                u"y_{%1,%2} = \\frac{%3}{%4}"_s.arg(i).arg(c + 1).arg(above, worked::number(by))
                + trained.arg(c + 1) + u" = "_s + worked::number(y[c]));
        }
        return lines;
    }

    std::vector<Formula> sumLines(const StepScene& scene, const QString& i)
    {
        const std::vector<double> x = queryRow(scene, scene.step.enter.at(0));
        const std::vector<double> added = queryRow(scene, scene.step.enter.at(1));
        const std::vector<double> y = queryRow(scene, scene.step.leave.back());
        const auto most = std::min<std::size_t>(y.size(), worked::linesSaid + 1);
        std::vector<Formula> lines;
        for (std::size_t c = 0; c < most; ++c)
            lines.emplace_back(u"y_{%1,%2} = %3 + %4 = %5"_s.arg(i).arg(c + 1).arg(
                worked::number(x[c]), worked::signedNumber(added[c]), worked::number(y[c])));
        return lines;
    }

    // A step around a pretrained head.
    Worked workedLayer(const StepScene& scene)
    {
        const QString i = QString::number(scene.query() + 1);
        Worked result { Sentence { QCoreApplication::translate("steps", "“%1” as a vector:"),
                            { piece::query(scene) } }
                            .pieces(),
            {} };
        if (scene.step.formula.starts_with("norm."))
            result.lines = normLines(scene, i);
        else if (scene.step.formula == "residual.sum")
            result.lines = sumLines(scene, i);
        else {
            constexpr std::size_t most = 4;
            const bool hidden = scene.step.id == "feed_hidden";
            const bool output = scene.step.id == "feed_output";
            if (!scene.step.enter.empty())
                result.lines.emplace_back((output ? u"h_{%1} = "_s : u"x_{%1} = "_s)
                                              .arg(scene.step.id == "input" ? u"%1, 0"_s.arg(i) : i)
                    + roomy(queryRow(scene, scene.step.enter.front()), most));
            result.lines.emplace_back((hidden          ? u"h_{%1} = "_s
                                              : output ? u"o_{%1} = "_s
                                                       : u"x_{%1} = "_s)
                                          .arg(i)
                + roomy(queryRow(scene, scene.step.leave.back()), most));
        }
        return result;
    }

    struct WorkedPart {
        std::string_view id;
        Worked (WorkedHead::*numbers)() const;
    };
    constexpr std::array<WorkedPart, core::stepIds.size()> workedParts { {
        { "tokens", &WorkedHead::tokens },
        { "input", &WorkedHead::input },
        { "project", &WorkedHead::project },
        { "score", &WorkedHead::score },
        { "scale", &WorkedHead::scale },
        { "mask", &WorkedHead::mask },
        { "normalise", &WorkedHead::normalise },
        { "mix", &WorkedHead::mix },
        { "output", &WorkedHead::output },
    } };

} // namespace

Worked workedNumbers(const StepScene& scene)
{
    const auto* const part = std::ranges::find(workedParts, scene.step.id, &WorkedPart::id);
    const bool around
        = scene.step.id == "input" && core::readsStates(*scene.trace, scene.where.layer);
    return part == workedParts.end() || around ? workedLayer(scene)
                                               : (WorkedHead(scene).*part->numbers)();
}

} // namespace ui
