#include "ui/plot/tensor_names.h"

#include "ui/words/head_name.h"
#include "ui/words/projection_names.h"
#include "ui/words/score_formulas.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    struct Named {
        std::string_view name;
        const char* symbol;
        const char* word;
        const char* rows = nullptr; // only where the axis's own title is too vague
        const char* columns = nullptr;
    };

    constexpr const char* ofInput = QT_TRANSLATE_NOOP("tensors", "dimension of the input");
    constexpr const char* ofQuery = QT_TRANSLATE_NOOP("tensors", "dimension of the query");
    constexpr const char* ofKey = QT_TRANSLATE_NOOP("tensors", "dimension of the key");
    constexpr const char* ofValue = QT_TRANSLATE_NOOP("tensors", "dimension of the value");
    constexpr const char* ofOutput = QT_TRANSLATE_NOOP("tensors", "dimension of the output");
    constexpr const char* ofNet = QT_TRANSLATE_NOOP("tensors", "FFN dimension");
    constexpr const char* ofInner = QT_TRANSLATE_NOOP("tensors", "hidden dimension");

    constexpr std::array namedTensors {
        Named { "queries", "X", QT_TRANSLATE_NOOP("tensors", "input") },
        Named { "queries/embedding", "E", QT_TRANSLATE_NOOP("tensors", "embedding") },
        Named { "queries/position", "P", QT_TRANSLATE_NOOP("tensors", "position") },
        Named { "keys", "Y", QT_TRANSLATE_NOOP("tensors", "input (keys and values)") },
        Named {
            "keys/embedding", "E", QT_TRANSLATE_NOOP("tensors", "embedding (keys and values)") },
        Named { "keys/position", "P", QT_TRANSLATE_NOOP("tensors", "position (keys and values)") },
        Named { "values", "Z", QT_TRANSLATE_NOOP("tensors", "input of the values") },
        Named {
            "w_q", "\\Q{W_Q}", QT_TRANSLATE_NOOP("tensors", "query weights"), ofInput, ofQuery },
        Named { "w_k", "\\K{W_K}", QT_TRANSLATE_NOOP("tensors", "key weights"), ofInput, ofKey },
        Named {
            "w_v", "\\V{W_V}", QT_TRANSLATE_NOOP("tensors", "value weights"), ofInput, ofValue },
        Named { "b_q", "\\Q{b_Q}", QT_TRANSLATE_NOOP("tensors", "query bias"), nullptr, ofQuery },
        Named { "b_k", "\\K{b_K}", QT_TRANSLATE_NOOP("tensors", "key bias"), nullptr, ofKey },
        Named { "b_v", "\\V{b_V}", QT_TRANSLATE_NOOP("tensors", "value bias"), nullptr, ofValue },
        Named { "score.w", "W", QT_TRANSLATE_NOOP("tensors", "score matrix"), ofInner, ofInner },
        Named { "score.w_q", "\\Q{W_q}", QT_TRANSLATE_NOOP("tensors", "score matrix for queries"),
            ofQuery, ofInner },
        Named { "score.w_k", "\\K{W_k}", QT_TRANSLATE_NOOP("tensors", "score matrix for keys"),
            ofKey, ofInner },
        Named { "score.b", "b", QT_TRANSLATE_NOOP("tensors", "score bias"), nullptr, ofInner },
        Named { "score.u", "u", QT_TRANSLATE_NOOP("tensors", "score vector"), ofInner, ofInner },
        Named { "q_unturned", "", QT_TRANSLATE_NOOP("tensors", "query vectors before rotation"),
            nullptr, ofQuery },
        Named { "k_unturned", "", QT_TRANSLATE_NOOP("tensors", "key vectors before rotation"),
            nullptr, ofKey },
        Named { "q", "\\Q{Q}", QT_TRANSLATE_NOOP("tensors", "query vectors"), nullptr, ofQuery },
        Named { "k", "\\K{K}", QT_TRANSLATE_NOOP("tensors", "key vectors"), nullptr, ofKey },
        Named { "v", "\\V{V}", QT_TRANSLATE_NOOP("tensors", "value vectors"), nullptr, ofValue },
        Named { "scores", "S", QT_TRANSLATE_NOOP("tensors", "raw scores") },
        Named { "scaled", "S", QT_TRANSLATE_NOOP("tensors", "scaled scores") },
        Named { "capped", "S", QT_TRANSLATE_NOOP("tensors", "scores after the soft cap") },
        Named { "mask", "M", QT_TRANSLATE_NOOP("tensors", "mask") },
        Named { "masked", "S", QT_TRANSLATE_NOOP("tensors", "scores after the mask") },
        Named { "weights", "A", QT_TRANSLATE_NOOP("tensors", "attention weights") },
        Named { "weighted_values", "\\norm A\\V{V}\\norm",
            QT_TRANSLATE_NOOP("tensors", "value-weighted attention") },
        Named { "mean", "A", QT_TRANSLATE_NOOP("tensors", "mean over the heads") },
        Named { "maximum", "A", QT_TRANSLATE_NOOP("tensors", "maximum over the heads") },
        Named { "concat", "C", QT_TRANSLATE_NOOP("tensors", "concatenated head outputs") },
        Named { "w_o", "W_O", QT_TRANSLATE_NOOP("tensors", "output weights"),
            QT_TRANSLATE_NOOP("tensors", "dimension of all heads together"), ofOutput },
        Named { "b_o", "b_O", QT_TRANSLATE_NOOP("tensors", "output bias"), nullptr, ofOutput },
        Named { "normed", "X\\prime", QT_TRANSLATE_NOOP("tensors", "input after the norm") },
        Named {
            "output_normed", "O\\prime", QT_TRANSLATE_NOOP("tensors", "output after the norm") },
        Named { "residual", "X + O", QT_TRANSLATE_NOOP("tensors", "residual sum") },
        Named { "residual_normed", "Y", QT_TRANSLATE_NOOP("tensors", "sum after the norm") },
        Named { "feed_forward/normed", "X\\prime",
            QT_TRANSLATE_NOOP("tensors", "FFN input after the norm") },
        Named { "feed_forward/up", "U", QT_TRANSLATE_NOOP("tensors", "FFN before the activation"),
            nullptr, ofNet },
        Named { "feed_forward/gate", "G",
            QT_TRANSLATE_NOOP("tensors",
                "FFN gate before the "
                "activation"),
            nullptr, ofNet },
        Named { "feed_forward/hidden", "H", QT_TRANSLATE_NOOP("tensors", "FFN hidden layer"),
            nullptr, ofNet },
        Named { "feed_forward/output", "O", QT_TRANSLATE_NOOP("tensors", "FFN output") },
        Named { "feed_forward/output_normed", "O\\prime",
            QT_TRANSLATE_NOOP("tensors", "FFN output after the norm") },
        Named {
            "feed_forward/residual", "X + O", QT_TRANSLATE_NOOP("tensors", "FFN residual sum") },
        Named { "feed_forward/residual_normed", "Y",
            QT_TRANSLATE_NOOP("tensors", "FFN residual sum after the norm") },
        Named { "hidden", "H", QT_TRANSLATE_NOOP("tensors", "hidden states") },
        Named { "logits", "Z", QT_TRANSLATE_NOOP("tensors", "logits (before softmax)"), nullptr,
            QT_TRANSLATE_NOOP("tensors", "token ID") },
        Named { "rollout", "R", QT_TRANSLATE_NOOP("tensors", "attention rollout") },
    };

    constexpr Named headOutput { "output", "A\\V{V}", QT_TRANSLATE_NOOP("tensors", "head output"),
        nullptr, ofValue };
    constexpr Named layerOutput { "output", "O", QT_TRANSLATE_NOOP("tensors", "output"), nullptr,
        ofOutput };

    const Named* namedTensor(const core::TensorRef& tensor)
    {
        if (tensor.name == "output")
            return tensor.head >= 0 ? &headOutput : &layerOutput;
        const auto* const it = std::ranges::find(namedTensors, tensor.name, &Named::name);
        return it != namedTensors.end() ? it : nullptr;
    }

    QString translated(const char* text)
    {
        return QCoreApplication::translate("tensors", text);
    }

    bool is(const core::TensorRef& tensor, std::string_view name)
    {
        return tensor.name == name && tensor.head >= 0;
    }

    // Q, K or V if the tensor is a head's projection of its input.
    std::optional<char16_t> roleOf(const core::TensorRef& tensor)
    {
        return is(tensor, "q") || is(tensor, "q_unturned") ? std::optional(u'Q')
            : is(tensor, "k") || is(tensor, "k_unturned")  ? std::optional(u'K')
            : is(tensor, "v")                              ? std::optional(u'V')
                                                           : std::nullopt;
    }

    ProjectionNames projectionOf(const core::Trace& trace, const core::TensorRef& tensor)
    {
        return { trace, tensor.layer, tensor.head };
    }

    QString symbolOf(const core::Trace& trace, const core::TensorRef& tensor, const Named& entry)
    {
        QString letter = QString::fromUtf8(entry.symbol);
        if (is(tensor, "q_unturned") || is(tensor, "k_unturned"))
            return projectionOf(trace, tensor).product(*roleOf(tensor));
        constexpr auto stages = enumIds(ScoreStage {});
        const auto* const stage = std::ranges::find(stages, tensor.name);
        return stage == stages.end()
            ? letter
            : scoreName({ letter }, static_cast<ScoreStage>(stage - stages.begin()),
                scoreChanges(trace, tensor.layer, tensor.head));
    }

    // The tensor's name, or a more exact one where the position encoding changes the tensor.
    const char* wordOf(const core::Trace& trace, const core::TensorRef& tensor, const Named& entry)
    {
        const auto role = roleOf(tensor);
        if (role && projectionOf(trace, tensor).rotates(*role) && is(tensor, "q"))
            return QT_TRANSLATE_NOOP("tensors", "rotated query vectors");
        if (role && projectionOf(trace, tensor).rotates(*role) && is(tensor, "k"))
            return QT_TRANSLATE_NOOP("tensors", "rotated key vectors");
        const bool mask = is(tensor, "mask");
        if (!mask && !is(tensor, "masked"))
            return entry.word;
        const ScoreChanges changes = scoreChanges(trace, tensor.layer, tensor.head);
        if (!changes.byDistance)
            return entry.word;
        if (mask)
            return changes.byMask ? QT_TRANSLATE_NOOP("tensors", "mask and distance bias")
                                  : QT_TRANSLATE_NOOP("tensors", "distance bias");
        return changes.byMask ? QT_TRANSLATE_NOOP("tensors", "scores after mask and distance bias")
                              : QT_TRANSLATE_NOOP("tensors", "scores after the distance bias");
    }

    QString axisWord(core::Axis axis, const char* own, bool isInput = false)
    {
        if (isInput && axis != core::Axis::Dimensions)
            return translated(QT_TRANSLATE_NOOP("tensors", "tokens"));
        switch (axis) {
        case core::Axis::Queries:
            return translated(QT_TRANSLATE_NOOP("tensors", "queries"));
        case core::Axis::Keys:
            return translated(QT_TRANSLATE_NOOP("tensors", "keys"));
        case core::Axis::Dimensions:
            return translated(own != nullptr ? own : QT_TRANSLATE_NOOP("tensors", "dimension"));
        case core::Axis::Single:
            break;
        }
        return {};
    }

} // namespace

TensorName tensorName(const core::Trace& trace, const core::TensorRef& tensor)
{
    const Named* const entry = namedTensor(tensor);
    if (entry == nullptr) {
        const QString id = QString::fromStdString(tensor.id);
        return { u"\\text{%1}"_s.arg(id), id, axisWord(tensor.rows, nullptr),
            axisWord(tensor.columns, nullptr) };
    }
    return { symbolOf(trace, tensor, *entry), translated(wordOf(trace, tensor, *entry)),
        axisWord(tensor.rows, entry->rows, tensor.kind == core::TensorKind::LayerInput),
        axisWord(tensor.columns, entry->columns) };
}

QString tensorWords(const core::Trace& trace, const core::TensorRef& tensor)
{
    const Named* const entry = namedTensor(tensor);
    const QString name = entry != nullptr ? translated(wordOf(trace, tensor, *entry))
                                          : QString::fromStdString(tensor.id);
    return tensor.head < 0 ? name
                           : QCoreApplication::translate("tensors", "%1 of head %2")
                                 .arg(name, headNumber(trace, tensor.layer, tensor.head));
}

QString tensorTitle(const core::Trace& trace, const core::TensorRef& tensor)
{
    const bool rotated = is(tensor, "q") || is(tensor, "k");
    const ProjectionNames names = projectionOf(trace, tensor);
    const QString symbol = rotated && names.rotates(*roleOf(tensor))
        ? names.whole(*roleOf(tensor))
        : tensorName(trace, tensor).symbol;
    return symbol + u"\\text{  %1}"_s.arg(tensorWords(trace, tensor));
}

} // namespace ui
