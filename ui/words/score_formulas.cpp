#include "ui/words/score_formulas.h"

#include "core/analysis/steps.h"
#include "core/head_at.h"
#include "ui/words/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // %1 is the query and %2 is the key.
    struct ScoreFormula {
        std::string_view id; // one of core::formulaIds()
        const char16_t* score;
        const char16_t* left;
        const char16_t* right;
        const char* words;
        const char16_t* terms = u""; // "": left ⊙ right
        const char16_t* sum = u""; // "": the score
        const char16_t* ofSum = u""; // %1: the bandwidth of a kernel, the width of others
        const char16_t* matrix = u""; // of all queries and keys; "": not a matrix product
    };

    constexpr auto dot = u"%1 \\cdot %2";
    constexpr auto difference = u"(%1 - %2)^2";
    constexpr auto distance = u"r^2 = \\norm %1 - %2\\norm^2";

    constexpr std::array formulas {
        ScoreFormula { .id = "score.dot",
            .score = dot,
            .left = u"%1",
            .right = u"%2",
            .words = QT_TRANSLATE_NOOP(
                "steps", "A score is large where query and key are long and point the same way."),
            .matrix = u"%1%2^\\top" },
        ScoreFormula { .id = "score.scaled_dot",
            .score = u"\\frac{%1 \\cdot %2}{\\sqrt{d_k}}",
            .left = u"%1",
            .right = u"%2",
            .words = QT_TRANSLATE_NOOP("steps",
                "A score is large where query and key are long and point the same way; the "
                "division by √dₖ is included."),
            .sum = dot,
            .ofSum = u"÷ \\sqrt{%1}",
            .matrix = u"%1%2^\\top/\\sqrt{d_k}" },
        ScoreFormula { .id = "score.general",
            .score = u"%1 W %2^\\top",
            .left = u"%1 W",
            .right = u"%2",
            .words = QT_TRANSLATE_NOOP("steps",
                "A learned matrix defines which directions of a query match which "
                "directions of a key."),
            .sum = u"%1 W \\cdot %2",
            .matrix = u"%1 W %2^\\top" },
        ScoreFormula { .id = "score.additive",
            .score = u"u \\cdot \\tanh(%1 W_q + %2 W_k + b)",
            .left = u"%1 W_q + b",
            .right = u"%2 W_k",
            .words = QT_TRANSLATE_NOOP(
                "steps", "A small network with one hidden layer compares query and key."),
            .terms = u"u \\odot \\tanh(%1 W_q + b + %2 W_k)",
            .sum = u"u \\cdot \\tanh(%1 W_q + b + %2 W_k)" },
        ScoreFormula { .id = "score.cosine",
            .score = u"\\frac{%1 \\cdot %2}{\\norm %1\\norm \\norm %2\\norm}",
            .left = u"%1/\\norm %1\\norm",
            .right = u"%2/\\norm %2\\norm",
            .words = QT_TRANSLATE_NOOP(
                "steps", "Only the angle counts: 1 is the same direction, −1 the opposite one.") },
        ScoreFormula { .id = "score.kernel.gaussian",
            .score = u"-\\frac{\\norm %1 - %2\\norm^2}{h}",
            .left = u"%1",
            .right = u"%2",
            .words = QT_TRANSLATE_NOOP("steps",
                "The score is the logarithm of a bell-shaped weight that falls with the "
                "distance."),
            .terms = difference,
            .sum = distance,
            .ofSum = u"- r^2/%1" },
        ScoreFormula { .id = "score.kernel.box",
            .score = u"\\ln [\\norm %1 - %2\\norm \\le h]",
            .left = u"%1",
            .right = u"%2",
            .words = QT_TRANSLATE_NOOP(
                "steps", "Keys within the bandwidth count equally, all others not at all."),
            .terms = difference,
            .sum = distance,
            .ofSum = u"\\ln 1, r \\le %1" },
        ScoreFormula { .id = "score.kernel.triangle",
            .score = u"\\ln \\max(0, 1 - \\frac{\\norm %1 - %2\\norm}{h})",
            .left = u"%1",
            .right = u"%2",
            .words
            = QT_TRANSLATE_NOOP("steps", "The weight falls linearly to zero at the bandwidth."),
            .terms = difference,
            .sum = distance,
            .ofSum = u"\\ln(1 - r/%1)" },
        ScoreFormula { .id = "score.kernel.epanechnikov",
            .score = u"\\ln \\max(0, 1 - \\frac{\\norm %1 - %2\\norm^2}{h^2})",
            .left = u"%1",
            .right = u"%2",
            .words = QT_TRANSLATE_NOOP("steps",
                "The weight falls like a parabola: slowly near the query, to zero at the "
                "bandwidth."),
            .terms = difference,
            .sum = distance,
            .ofSum = u"\\ln(1 - r^2/%1^2)" },
        ScoreFormula { .id = "score.location.hu",
            .score = u"%2 U",
            .left = u"U",
            .right = u"%2",
            .words = QT_TRANSLATE_NOOP("steps", "Each key is multiplied by a learned vector U.") },
        ScoreFormula { .id = "score.location.hwu",
            .score = u"%2 W U",
            .left = u"U",
            .right = u"%2 W",
            .words = QT_TRANSLATE_NOOP(
                "steps", "A learned matrix W transforms each key before the vector U scores it.") },
        ScoreFormula { .id = "score.location.tanh_hu",
            .score = u"\\tanh(%2) U",
            .left = u"U",
            .right = u"\\tanh(%2)",
            .words = QT_TRANSLATE_NOOP("steps",
                "tanh squashes the components of each key into −1 to 1 before the vector U "
                "scores them.") },
        ScoreFormula { .id = "score.location.tanh_hwbu",
            .score = u"\\tanh(%2 W + b) U",
            .left = u"U",
            .right = u"\\tanh(%2 W + b)",
            .words = QT_TRANSLATE_NOOP(
                "steps", "A small network with one hidden layer scores each key.") },
    };

    const ScoreFormula* formulaOf(std::string_view id)
    {
        const auto* const it = std::ranges::find(formulas, id, &ScoreFormula::id);
        return it == formulas.end() ? nullptr : it;
    }

    // Replaces instead of QString::arg: either placeholder may be missing.
    QString filled(const char16_t* source, const QString& query, const QString& key)
    {
        return QString::fromUtf16(source).replace(u"%1"_s, query).replace(u"%2"_s, key);
    }

} // namespace

ScoreChanges scoreChanges(const core::Trace& trace, core::Index layer, core::Index head)
{
    const core::HeadAt at = core::headAt(trace, layer, head);
    core::HeadMask mask = at.trace.mask;
    mask.distanceSlope = 0;
    return { !std::holds_alternative<core::NoScaling>(at.spec.scaling), at.spec.softcap != 0,
        !mask.trivial(at.trace.weights.cols()), at.trace.mask.distanceSlope != 0,
        at.spec.temperature != 1 };
}

QString scoreName(const ScoreLetter& letter, ScoreStage stage, const ScoreChanges& changes)
{
    QString result = letter.letter;
    if (stage != ScoreStage::Raw && changes.scaled)
        result += u"\\prime"_s;
    if (stage >= ScoreStage::Capped && changes.capped)
        result += u"\\prime"_s;
    if (stage == ScoreStage::Masked && changes.masked())
        result += u"\\prime"_s;
    return letter.index.isEmpty() ? result : result + u"_{%1}"_s.arg(letter.index);
}

QString temperatureScoreName(const ScoreLetter& letter, const ScoreChanges& changes)
{
    const QString name = scoreName(letter, ScoreStage::Masked, changes);
    return changes.byTemperature ? name + u"/T"_s : name;
}

QString scoreSource(std::string_view formulaId)
{
    const ScoreFormula* const formula = formulaOf(formulaId);
    return formula == nullptr
        ? QString()
        : u"s_{ij} = "_s + filled(formula->score, u"\\Q{q_i}"_s, u"\\K{k_j}"_s);
}

QString scoreSource(const core::Score& score)
{
    return scoreSource(core::formulaId(score));
}

QString scoresSource(const core::Score& score)
{
    const ScoreFormula* const formula = formulaOf(core::formulaId(score));
    return formula == nullptr || *formula->matrix == u'\0'
        ? scoreSource(score)
        : u"S = "_s + filled(formula->matrix, u"\\Q{Q}"_s, u"\\K{K}"_s);
}

QString scoreWords(std::string_view formulaId)
{
    const ScoreFormula* const formula = formulaOf(formulaId);
    return formula == nullptr ? QString() : QCoreApplication::translate("steps", formula->words);
}

ScoreStrips scoreStrips(const core::Score& score, const QString& query, const QString& key)
{
    const ScoreFormula* const formula = formulaOf(core::formulaId(score));
    if (formula == nullptr)
        return {};
    const QString q = u"\\Q{q_{%1}}"_s.arg(query);
    const QString k = u"\\K{k_{%1}}"_s.arg(key);
    ScoreStrips result { filled(formula->left, q, k), filled(formula->right, q, k),
        filled(formula->terms, q, k), filled(formula->sum, q, k), false };
    if (result.terms.isEmpty())
        result.terms = result.left + u" \\odot "_s + result.right;
    if (result.sum.isEmpty())
        result.sum = filled(formula->score, q, k);
    result.plain = result.left == q && result.right == k;
    return result;
}

QString scoreOfSum(const core::Score& score, core::Index width)
{
    const ScoreFormula* const formula = formulaOf(core::formulaId(score));
    if (formula == nullptr)
        return {};
    const auto* const kernel = std::get_if<core::KernelScore>(&score);
    return QString::fromUtf16(formula->ofSum)
        .replace(u"%1"_s,
            kernel != nullptr ? settingText(static_cast<double>(kernel->bandwidth))
                              : QString::number(width));
}

} // namespace ui
