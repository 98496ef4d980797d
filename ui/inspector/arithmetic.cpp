#include "ui/inspector/arithmetic.h"

#include "core/analysis/cell_explanation.h"
#include "core/head_at.h"
#include "core/math/finite_product.h"
#include "ui/drawing/formula.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/projection_names.h"
#include "ui/words/score_formulas.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // A head's projection of one input row.
    std::vector<double> projected(
        const core::Matrix& input, core::Index row, const core::Matrix& w, const core::Matrix& b)
    {
        core::Matrix one(1, input.cols());
        std::ranges::copy(input.row(row), one.data());
        const core::Matrix made = core::projection(one, w, b);
        return { made.data(), made.data() + made.size() };
    }

    // Visitor over the experiment's masks for one cell.
    struct Place {
        const core::CellAt& at;
        bool dense; // the combined matrix of masks excludes the cell

        QString operator()(const core::CausalMask&) const
        {
            return at.key > at.query
                ? QCoreApplication::translate("masked", "Causal mask: key %1 comes after query %2.")
                      .arg(at.key + 1)
                      .arg(at.query + 1)
                : QString();
        }
        QString operator()(const core::WindowMask& mask) const
        {
            const core::Index distance = std::abs(at.query - at.key);
            return distance > mask.window ? QCoreApplication::translate(
                       "masked", "Window: key %1 is %2 tokens away; the window allows %3.")
                                                .arg(at.key + 1)
                                                .arg(distance)
                                                .arg(mask.window)
                                          : QString();
        }
        QString operator()(const core::PaddingMask& mask) const
        {
            return at.key >= mask.length ? QCoreApplication::translate(
                       "masked", "Padding: key %1 is beyond the valid length %2.")
                                               .arg(at.key + 1)
                                               .arg(mask.length)
                                         : QString();
        }
        QString operator()(const core::MaskRule auto& mask) const
        {
            return mask.sees(at.query, at.key)
                ? QString()
                : QCoreApplication::translate("masked", "%1: query %2 cannot attend to key %3.")
                      .arg(label("mask.kind", mask.id))
                      .arg(at.query + 1)
                      .arg(at.key + 1);
        }
        QString operator()(const core::GraphMask&) const
        {
            return dense ? QCoreApplication::translate(
                       "masked", "Graph: there is no edge from query %1 to key %2.")
                               .arg(at.query + 1)
                               .arg(at.key + 1)
                         : QString();
        }
        QString operator()(const core::MatrixMask&) const
        {
            return dense ? QCoreApplication::translate(
                       "masked", "Matrix: the given mask forbids row %1, column %2.")
                               .arg(at.query + 1)
                               .arg(at.key + 1)
                         : QString();
        }
    };

    // True if a mask with a rule excludes the cell.
    bool ruledOut(const std::vector<core::Mask>& masks, const core::CellAt& at)
    {
        return std::ranges::any_of(masks, [&](const core::Mask& mask) {
            return std::visit(
                [&]<class M>(const M& rule) {
                    if constexpr (core::MaskRule<M>)
                        return !rule.sees(at.query, at.key);
                    else
                        return false;
                },
                mask);
        });
    }

    int countOfDense(const std::vector<core::Mask>& masks)
    {
        return static_cast<int>(std::ranges::count_if(masks, [](const core::Mask& mask) {
            return std::holds_alternative<core::GraphMask>(mask)
                || std::holds_alternative<core::MatrixMask>(mask);
        }));
    }

    QString outsideKernel(const core::CellExplanation& cell, float bandwidth)
    {
        return QCoreApplication::translate(
            "masked", "Outside the kernel: the distance %1 exceeds the bandwidth %2.")
            .arg(std::sqrt(cell.sum), 0, 'g', 4)
            .arg(static_cast<double>(bandwidth), 0, 'g', 4);
    }

    // The masks that exclude a key from a query, a sentence for each; empty if the key is visible.
    QStringList whyMasked(const core::Trace& trace, const core::CellAt& at)
    {
        const core::HeadAt head = core::headAt(trace, at.layer, at.head);
        const auto& added = head.trace.mask.added;
        // A cell excluded by a rule is not attributed to a graph or a matrix as well.
        const bool dense = added != nullptr && (*added)(at.query, at.key) == core::excluded
            && !ruledOut(head.spec.mask, at);
        QStringList result;
        // Graphs and matrices are combined in one matrix: with several of them the cause is
        // ambiguous.
        const bool together = dense && countOfDense(head.spec.mask) > 1;
        for (const core::Mask& mask : head.spec.mask)
            if (const QString why = std::visit(Place { at, dense && !together }, mask);
                !why.isEmpty())
                result.append(why);
        if (together)
            result.append(
                QCoreApplication::translate("masked", "A graph or matrix mask forbids it."));
        const core::CellExplanation cell = core::explainCell(trace, at);
        const auto* const kernel = std::get_if<core::KernelScore>(&head.spec.score);
        if (kernel != nullptr && cell.raw == static_cast<double>(core::excluded))
            result.append(outsideKernel(cell, kernel->bandwidth));
        return result;
    }

    // Collects the lines of one cell.
    struct Account {
        const core::LayerSpec& spec;
        const core::CellExplanation& cell;
        ScoreChanges changes;
        QString i, j; // numbers of query and key, from 1
        std::vector<ArithmeticLine> lines {};

        void add(std::string_view what, const QString& formula, double number)
        {
            lines.push_back({ what, formula, number, {}, false });
        }
        [[nodiscard]] bool logarithm() const { return core::isLogarithm(spec.score); }
        [[nodiscard]] QString ofRow() const // input of the normaliser at key l
        {
            return temperatureScoreName({ u"s"_s, i + u",l"_s }, changes);
        }

        void score();
        void scale();
        void cap();
        void mask();
        void cool();
        void operator()(const core::Softmax&) { exponentials(); }
        void operator()(const core::ReluSum&);
        void operator()(const core::Relu&);
        void operator()(const core::ReluMean&);
        void operator()(const core::Sigmoid&);
        void operator()(const core::Sparsemax&);
        void operator()(const core::SumNormaliser&);
        void operator()(const core::NoNormaliser&);
        void exponentials();
    };

    void Account::score()
    {
        add("sum", scoreStrips(spec.score, i, j).sum, cell.sum);
        const QString ofSum = scoreOfSum(spec.score, std::ssize(cell.left));
        if (!ofSum.isEmpty() && cell.raw != static_cast<double>(core::excluded))
            add("raw", ofSum, cell.raw);
    }

    void Account::scale()
    {
        if (cell.raw == static_cast<double>(core::excluded)
            || (cell.divisor == 1 && std::holds_alternative<core::NoScaling>(spec.scaling)))
            return;
        const QString by = std::holds_alternative<core::SqrtScaling>(spec.scaling)
            ? u"\\sqrt{%1}"_s.arg(qRound64(cell.divisor * cell.divisor))
            : settingText(cell.divisor);
        add("scaled", u"÷ "_s + by, cell.scaled);
    }

    // Shown with its numbers, so that the reader can check it: 50·tanh(12.3/50).
    void Account::cap()
    {
        const QString c = settingText(cell.softcap);
        const QString score
            = cell.scaled < 0 ? u"(%1)"_s.arg(shown(cell.scaled)) : shown(cell.scaled);
        if (cell.softcap != 0 && cell.raw != static_cast<double>(core::excluded))
            add("capped", u"%1 \\cdot \\tanh(%2/%1)"_s.arg(c, score), cell.capped);
    }

    void Account::mask()
    {
        if (cell.maskNumber != 0)
            add("mask", u"+ \\text{%1}"_s.arg(QCoreApplication::translate("arithmetic", "mask")),
                cell.maskNumber);
        if (cell.distanceBias != 0)
            add("distance", u"- \\alpha \\cdot |%1 - %2|"_s.arg(i, j), cell.distanceBias);
        if (cell.maskNumber != 0 || cell.distanceBias != 0)
            add("masked",
                u"= \\text{%1}"_s.arg(QCoreApplication::translate("arithmetic", "masked score")),
                cell.masked);
    }

    void Account::cool()
    {
        if (cell.temperature != 1)
            add("logit",
                u"÷ \\text{%1 }%2"_s.arg(QCoreApplication::translate("arithmetic", "temperature"),
                    settingText(cell.temperature)),
                cell.logit);
    }

    void Account::exponentials()
    {
        const QString most
            = cell.rowMaximum < 0 ? u"(%1)"_s.arg(shown(cell.rowMaximum)) : shown(cell.rowMaximum);
        add("maximum", u"\\max_l "_s + ofRow(), cell.rowMaximum);
        add("numerator", u"\\exp(%1 - %2)"_s.arg(shown(cell.logit), most), cell.numerator);
        add("denominator", u"\\sum_l \\exp(%1 - %2)"_s.arg(ofRow(), most), cell.denominator);
    }

    void Account::operator()(const core::ReluSum&)
    {
        if (logarithm())
            return exponentials();
        add("numerator", u"\\max(0, %1)"_s.arg(shown(cell.logit)), cell.numerator);
        add("denominator", u"\\sum_l \\max(0, %1)"_s.arg(ofRow()), cell.denominator);
    }

    void Account::operator()(const core::SumNormaliser&)
    {
        if (logarithm())
            return exponentials();
        add("denominator", u"\\sum_l "_s + ofRow(), cell.denominator);
    }

    void Account::operator()(const core::Relu&)
    {
        add("numerator", (logarithm() ? u"\\exp(%1)"_s : u"\\max(0, %1)"_s).arg(shown(cell.logit)),
            cell.numerator);
    }

    void Account::operator()(const core::ReluMean&)
    {
        (*this)(core::Relu {});
        add("denominator", u"m"_s, cell.denominator);
    }

    void Account::operator()(const core::Sigmoid&)
    {
        const QString logit = cell.logit < 0 ? u"(%1)"_s.arg(shown(cell.logit)) : shown(cell.logit);
        add("denominator", u"1 + %1 \\exp(-%2)"_s.arg(QString::number(cell.keys), logit),
            cell.denominator);
    }

    void Account::operator()(const core::NoNormaliser&)
    {
        if (logarithm())
            add("numerator", u"\\exp(%1)"_s.arg(shown(cell.logit)), cell.numerator);
    }

    void Account::operator()(const core::Sparsemax&)
    {
        add("threshold", u"\\tau"_s, cell.threshold);
        add("numerator", u"\\max(0, %1 - \\tau)"_s.arg(shown(cell.logit)), cell.numerator);
    }

    bool emptyRow(const core::Trace& trace, const core::CellAt& at)
    {
        const auto& rows = core::headAt(trace, at.layer, at.head).trace.emptyRows;
        return std::ranges::find(rows, at.query) != rows.end();
    }

    void conclude(Account& account, const core::Trace& trace, const core::CellAt& at)
    {
        const core::CellExplanation& cell = account.cell;
        for (const QString& why : whyMasked(trace, at))
            account.lines.push_back({ "masked_by", {}, {}, why, false });
        if (emptyRow(trace, at))
            account.lines.push_back({ "empty_row", {}, {},
                QCoreApplication::translate(
                    "arithmetic", "The row is empty: its query attends to nothing."),
                false });
        else if (cell.allowed)
            std::visit(account, account.spec.normaliser);
        QString name = u"a_{%1,%2}"_s.arg(account.i, account.j);
        if (cell.allowed && !emptyRow(trace, at) && cell.denominator != 1)
            name += u" = \\frac{%1}{%2}"_s.arg(shown(cell.numerator), shown(cell.denominator));
        account.lines.push_back({ "weight", name, static_cast<double>(cell.weight), {}, true });
    }

    QString stripText(const QString& formula, const std::vector<double>& numbers)
    {
        QStringList cells;
        for (const double number : numbers)
            cells.append(exactText(number));
        return Formula(formula).plainText() + u'\t' + cells.join(u'\t') + u'\n';
    }

} // namespace

std::optional<UnrotatedStrips> unrotatedStrips(const core::Trace& trace, const core::CellAt& at)
{
    const ProjectionNames query { trace, at.layer, at.head, QString::number(at.query + 1) };
    const ProjectionNames key { trace, at.layer, at.head, QString::number(at.key + 1) };
    if (!query.rotates(u'Q'))
        return std::nullopt;
    const core::HeadAt head = core::headAt(trace, at.layer, at.head);
    return UnrotatedStrips { query.product(u'Q'), key.product(u'K'), query.whole(u'Q'),
        key.whole(u'K'), projected(*head.layer.queries, at.query, head.model().wq, head.model().bq),
        projected(*head.layer.keys, at.key, head.model().wk, head.model().bk) };
}

std::vector<ArithmeticLine> arithmetic(
    const core::Trace& trace, const core::CellAt& at, const core::CellExplanation& cell)
{
    Account account { trace.attention(at.layer).spec, cell, scoreChanges(trace, at.layer, at.head),
        QString::number(at.query + 1), QString::number(at.key + 1) };
    account.score();
    account.scale();
    account.cap();
    if (cell.allowed) {
        account.mask();
        account.cool();
    }
    conclude(account, trace, at);
    return std::move(account.lines);
}

QString arithmeticText(
    const core::Trace& trace, const core::CellAt& at, const core::CellExplanation& cell)
{
    const ScoreStrips names = scoreStrips(trace.attention(at.layer).spec.score,
        QString::number(at.query + 1), QString::number(at.key + 1));
    QString result;
    if (const auto unrotated = unrotatedStrips(trace, at))
        result = stripText(unrotated->query, unrotated->queryNumbers)
            + stripText(unrotated->key, unrotated->keyNumbers);
    result += stripText(names.left, cell.left) + stripText(names.right, cell.right);
    if (!cell.factors.empty())
        result += stripText(u"u"_s, cell.factors);
    result += stripText(names.terms, cell.terms);
    for (const ArithmeticLine& line : arithmetic(trace, at, cell)) {
        if (!line.number)
            result += line.words + u'\n';
        else
            result += Formula(line.formula).plainText() + u'\t' + exactText(*line.number) + u'\n';
    }
    return result;
}

} // namespace ui
