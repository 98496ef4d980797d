#include "ui/views/steps/steps_formulas.h"

#include "ui/words/numbers.h"
#include "ui/words/score_formulas.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    struct StepFormula {
        std::string_view id;
        const char16_t* source;
    };

    // i: query, j: key. %1 and %2 in project: the symbols of the inputs of keys and values; in
    // scale: the scores after scaling, after the soft cap, and the cap; in mask: the scores before
    // and after it; in normalise: the normaliser's input at j and at l.
    constexpr std::array stepFormulas {
        StepFormula { "tokens.words", u"\\text{text} \\to t_1, t_2, …, t_n" },
        StepFormula { "tokens.characters", u"\\text{text} \\to c_1, c_2, …, c_n" },
        StepFormula { "tokens.whitespace", u"\\text{text} \\to t_1, t_2, …, t_n" },
        StepFormula { "tokens.rows", u"x_1, …, x_n \\quad y_1, …, y_m" },
        StepFormula { "tokens.subwords", u"\\text{text} \\to t_1, t_2, …, t_n" },
        StepFormula { "tokens.trained", u"\\text{text} \\to t_1, t_2, …, t_n" },
        StepFormula { "tokens.image", u"t_1, t_2, …, t_n" },
        StepFormula { "tokens.ids", u"t_1, t_2, …, t_n" },
        StepFormula { "input.states", u"x_i = s_{i-1}" },
        StepFormula { "input.trained", u"t_i \\to x_i" },
        StepFormula { "input.layer", u"x_i = y_i^{l-1}" },
        StepFormula { "input.attended", u"x_i = y_i" },
        StepFormula { "input.given", u"x_i = \\text{row }i" },
        StepFormula { "input.embedding", u"x_i = e(t_i)" },
        StepFormula { "input.position.sinusoidal",
            u"x_i = e(t_i) + p_i \\quad p_{i,2c} = \\sin\\frac{i-1}{b^{2c/d}}"
            "\\quad p_{i,2c+1} = \\cos\\frac{i-1}{b^{2c/d}}" },
        StepFormula { "input.position.random", u"x_i = e(t_i) + p_i" },
        StepFormula { "project.plain",
            u"\\Q{q_i} = x_i W_Q \\quad \\K{k_j} = %1_j W_K \\quad \\V{v_j} = %2_j W_V" },
        StepFormula { "project.bias",
            u"\\Q{q_i} = x_i W_Q + b_Q \\quad \\K{k_j} = %1_j W_K + b_K"
            "\\quad \\V{v_j} = %2_j W_V + b_V" },
        StepFormula { "project.rotated",
            u"\\Q{q_i} = R_i(x_i W_Q) \\quad \\K{k_j} = R_j(%1_j W_K) \\quad"
            "\\V{v_j} = %2_j W_V \\quad \\theta_{i,c} = \\frac{i-1}{b^{2c/d_k}}" },
        StepFormula { "project.rotated_bias",
            u"\\Q{q_i} = R_i(x_i W_Q + b_Q) \\quad \\K{k_j} = R_j(%1_j W_K + b_K) \\quad"
            "\\V{v_j} = %2_j W_V + b_V \\quad \\theta_{i,c} = \\frac{i-1}{b^{2c/d_k}}" },
        StepFormula { "scale.none", u"%1 / 1 = %1" },
        StepFormula { "scale.sqrt_dk", u"%1 = \\frac{s_{ij}}{\\sqrt{d_k}}" },
        StepFormula { "scale.dk", u"%1 = \\frac{s_{ij}}{d_k}" },
        StepFormula { "scale.factor", u"%1 = \\frac{s_{ij}}{c}" },
        StepFormula { "scale.none_capped", u"%2 = %3 \\tanh\\frac{%1}{%3}" },
        StepFormula { "scale.sqrt_dk_capped",
            u"%1 = \\frac{s_{ij}}{\\sqrt{d_k}} \\quad %2 = %3 \\tanh\\frac{%1}{%3}" },
        StepFormula {
            "scale.dk_capped", u"%1 = \\frac{s_{ij}}{d_k} \\quad %2 = %3 \\tanh\\frac{%1}{%3}" },
        StepFormula {
            "scale.factor_capped", u"%1 = \\frac{s_{ij}}{c} \\quad %2 = %3 \\tanh\\frac{%1}{%3}" },
        StepFormula { "mask.none", u"%1 + 0 = %1" },
        StepFormula { "mask.added", u"%2 = %1 + m_{ij}" },
        StepFormula { "mask.distance", u"%2 = %1 - \\alpha |i - j|" },
        StepFormula { "mask.added_distance", u"%2 = %1 + m_{ij} - \\alpha |i - j|" },
        StepFormula { "normalise.softmax", u"a_{ij} = \\frac{\\exp(%1)}{\\sum_{l} \\exp(%2)}" },
        StepFormula {
            "normalise.relu_sum", u"a_{ij} = \\frac{\\max(0, %1)}{\\sum_{l} \\max(0, %2)}" },
        StepFormula { "normalise.relu", u"a_{ij} = \\max(0, %1)" },
        StepFormula { "normalise.relu_mean", u"a_{ij} = \\frac{\\max(0, %1)}{m}" },
        StepFormula { "normalise.sigmoid", u"a_{ij} = \\frac{1}{1 + m \\exp(-%1)}" },
        StepFormula {
            "normalise.sparsemax", u"a_{ij} = \\max(0, %1 - \\tau_i) \\quad \\sum_{l} a_{il} = 1" },
        StepFormula { "normalise.sum", u"a_{ij} = \\frac{%1}{\\sum_{l} %2}" },
        StepFormula { "normalise.none", u"a_{ij} = %1" },
        StepFormula { "mix.values", u"o_i^{%1} = \\sum_{j} a_{ij} \\V{v_j}" },
        StepFormula { "norm.layer", u"y_i = \\frac{x_i - μ_i}{\\sigma_i} \\odot γ + β" },
        StepFormula { "norm.layer_plain", u"y_i = \\frac{x_i - μ_i}{\\sigma_i} \\odot γ" },
        StepFormula {
            "norm.rms", u"y_i = \\frac{x_i}{\\sqrt{\\frac{1}{d} \\sum_{c} x_{ic}^2}} \\odot γ" },
        StepFormula { "residual.sum", u"y_i = x_i + o_i" },
        StepFormula { "feed.output", u"o_i = h_i W_2" },
        StepFormula { "feed.output_bias", u"o_i = h_i W_2 + b_2" },
        StepFormula { "output.concat", u"o_i = [o_i^{1}, …, o_i^{h}]" },
        StepFormula { "output.concat_bias", u"o_i = [o_i^{1}, …, o_i^{h}] + b_O" },
        StepFormula {
            "output.projection", u"o_i = [o_i^{1}, …, o_i^{h}] W_O = \\sum_{n} o_i^{n} W_O^{n}" },
        StepFormula { "output.projection_bias",
            u"o_i = [o_i^{1}, …, o_i^{h}] W_O + b_O = \\sum_{n} o_i^{n} W_O^{n} + b_O" },
    };

    // Activation functions of a feed-forward network: ids of core::Activation.
    constexpr std::array bends {
        StepFormula { "gelu", u"\\text{GELU}(%1)" },
        StepFormula { "gelu_tanh", u"\\text{GELU}(%1)" },
        StepFormula { "gelu_sigmoid", u"\\text{GELU}(%1)" },
        StepFormula { "relu", u"\\max(0, %1)" },
        StepFormula { "relu_squared", u"\\max(0, %1)^2" },
        StepFormula { "silu", u"\\text{SiLU}(%1)" },
        StepFormula { "tanh", u"\\tanh(%1)" },
        StepFormula { "sigmoid", u"\\sigma(%1)" },
        StepFormula { "none", u"(%1)" },
    };

    // "feed.hidden.gelu" and similar; empty for any other id.
    QString feedSource(std::string_view id)
    {
        const bool gated = id.starts_with("feed.gated");
        const auto* const bend
            = std::ranges::find(bends, id.substr(id.rfind('.') + 1), &StepFormula::id);
        if ((!gated && !id.starts_with("feed.hidden")) || bend == bends.end())
            return {};
        const bool bias = id.find("_bias") != std::string_view::npos;
        const QString bent = QString::fromUtf16(bend->source);
        const QString up = bias ? u"x_i W_1 + b_1"_s : u"x_i W_1"_s;
        if (!gated)
            return u"h_i = "_s + bent.arg(up);
        const QString gate = bias ? u"x_i W_g + b_g"_s : u"x_i W_g"_s;
        return u"h_i = %1 \\odot (%2)"_s.arg(bent.arg(gate), up);
    }

    QString inWords(QString source)
    {
        return source
            .replace(u"{text}"_s, u"{%1}"_s.arg(QCoreApplication::translate("steps", "text")))
            .replace(u"{row }"_s, u"{%1 }"_s.arg(QCoreApplication::translate("steps", "row")));
    }

    QString sourceOf(std::string_view id)
    {
        const auto* const it = std::ranges::find(stepFormulas, id, &StepFormula::id);
        if (it != stepFormulas.end())
            return inWords(QString::fromUtf16(it->source));
        const QString feed = feedSource(id);
        return feed.isEmpty() ? scoreSource(id) : feed;
    }

    ScoreChanges changesOf(const StepScene& scene)
    {
        return scoreChanges(*scene.trace, scene.where.layer, scene.where.head);
    }

    // Input of the normaliser: the masked score divided by the temperature, or its exponential if
    // scores are logarithms and the normaliser takes weights.
    QString logit(char16_t index, const StepScene& scene, std::string_view id)
    {
        const QString cooled
            = temperatureScoreName({ u"s"_s, u'i' + QString(QChar(index)) }, changesOf(scene));
        const bool takesLogarithms = id == "normalise.softmax" || id == "normalise.sparsemax";
        return core::isLogarithm(scene.rule().score) && !takesLogarithms
            ? u"\\exp(%1)"_s.arg(cooled)
            : cooled;
    }

    // The condition under which a mask excludes key j; empty without a short formula.
    struct Forbids {
        QString operator()(const core::CausalMask&) const { return u"j > i"_s; }
        QString operator()(const core::WindowMask& mask) const
        {
            return u"|i - j| > %1"_s.arg(mask.window);
        }
        QString operator()(const core::PaddingMask& mask) const
        {
            return u"j > %1"_s.arg(mask.length);
        }
        QString operator()(const core::CausalWindowMask& mask) const
        {
            return u"i - j < 0 \\text{ %1 } i - j ≥ %2"_s.arg(either()).arg(mask.width);
        }
        QString operator()(const core::PrefixMask& mask) const
        {
            return u"j > \\max(i, %1)"_s.arg(mask.prefix);
        }
        QString operator()(const auto&) const { return {}; }

        static QString either() { return QCoreApplication::translate("steps", "or", "masks"); }
    };

    // "m_{ij} = −∞ where j > i": the formula shows the current mask.
    QString forbidden(const StepScene& scene)
    {
        QStringList conditions;
        for (const core::Mask& mask : scene.rule().mask) {
            const QString condition = std::visit(Forbids {}, mask);
            if (condition.isEmpty())
                return {};
            if (!conditions.contains(condition))
                conditions.append(condition);
        }
        return conditions.empty() ? QString()
                                  : u" \\quad m_{ij} = -∞ \\text{ %1 } "_s.arg(
                                        QCoreApplication::translate("steps", "where", "masks"))
                + conditions.join(u" \\text{ %1 } "_s.arg(Forbids::either()));
    }

} // namespace

QString formulaSource(std::string_view id, const StepScene& scene)
{
    const QString source = sourceOf(id);
    if (source.isEmpty())
        return {};
    if (id.starts_with("project."))
        return source.arg(scene.cross() ? u"y"_s : u"x"_s,
            scene.head().layer.values != scene.head().layer.keys ? u"z"_s
                : scene.cross()                                  ? u"y"_s
                                                                 : u"x"_s);
    const auto filled = [&](const QString& first, const QString& second) {
        return source.contains(u"%2"_s) ? source.arg(first, second)
            : source.contains(u"%1"_s)  ? source.arg(first)
                                        : source;
    };
    const auto named = [&](ScoreStage stage) {
        return scoreName({ u"s"_s, u"ij"_s }, stage, changesOf(scene));
    };
    if (id.starts_with("scale.") && source.contains(u"%3"_s))
        return source.arg(named(ScoreStage::Scaled), named(ScoreStage::Capped),
            settingText(static_cast<double>(scene.rule().softcap)));
    if (id.starts_with("mask.added"))
        return filled(named(ScoreStage::Capped), named(ScoreStage::Masked)) + forbidden(scene);
    if (id.starts_with("scale.") || id.starts_with("mask."))
        return filled(named(ScoreStage::Capped), named(ScoreStage::Masked));
    if (id.starts_with("normalise."))
        return filled(logit(u'j', scene, id), logit(u'l', scene, id));
    if (id == "mix.values")
        return source.arg(scene.where.head + 1);
    const bool words = std::holds_alternative<core::Sentence>(scene.experiment().source)
        || std::holds_alternative<core::SentencePair>(scene.experiment().source);
    return words ? source : QString(source).replace(u"e(t_i)"_s, u"r_i"_s);
}

} // namespace ui
