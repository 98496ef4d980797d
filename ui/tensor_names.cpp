#include "ui/tensor_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    struct Entry {
        std::string_view name;
        const char* symbol;
        const char* word;
        const char* rows = nullptr; // only where the axis' own word would say too little
        const char* columns = nullptr;
    };

    constexpr const char* input = QT_TRANSLATE_NOOP("tensors", "dimension of the input");
    constexpr const char* ofQuery = QT_TRANSLATE_NOOP("tensors", "dimension of the query");
    constexpr const char* ofKey = QT_TRANSLATE_NOOP("tensors", "dimension of the key");
    constexpr const char* ofValue = QT_TRANSLATE_NOOP("tensors", "dimension of the value");
    constexpr const char* ofOutput = QT_TRANSLATE_NOOP("tensors", "dimension of the output");
    constexpr const char* inner = QT_TRANSLATE_NOOP("tensors", "inner dimension");

    constexpr std::array table {
        Entry { "queries", "X", QT_TRANSLATE_NOOP("tensors", "input, asking") },
        Entry { "queries/embedding", "E", QT_TRANSLATE_NOOP("tensors", "embedding, asking") },
        Entry { "queries/position", "P", QT_TRANSLATE_NOOP("tensors", "position, asking") },
        Entry { "keys", "Y", QT_TRANSLATE_NOOP("tensors", "input, answering") },
        Entry { "keys/embedding", "E", QT_TRANSLATE_NOOP("tensors", "embedding, answering") },
        Entry { "keys/position", "P", QT_TRANSLATE_NOOP("tensors", "position, answering") },
        Entry { "values", "Y", QT_TRANSLATE_NOOP("tensors", "input of the values") },
        Entry { "w_q", "\\Q{W_Q}", QT_TRANSLATE_NOOP("tensors", "query weights"), input, ofQuery },
        Entry { "w_k", "\\K{W_K}", QT_TRANSLATE_NOOP("tensors", "key weights"), input, ofKey },
        Entry { "w_v", "\\V{W_V}", QT_TRANSLATE_NOOP("tensors", "value weights"), input, ofValue },
        Entry { "b_q", "\\Q{b_Q}", QT_TRANSLATE_NOOP("tensors", "query bias"), nullptr, ofQuery },
        Entry { "b_k", "\\K{b_K}", QT_TRANSLATE_NOOP("tensors", "key bias"), nullptr, ofKey },
        Entry { "b_v", "\\V{b_V}", QT_TRANSLATE_NOOP("tensors", "value bias"), nullptr, ofValue },
        Entry { "score.w", "W", QT_TRANSLATE_NOOP("tensors", "score matrix"), inner, inner },
        Entry { "score.w_q", "\\Q{W_q}", QT_TRANSLATE_NOOP("tensors", "score matrix for queries"),
            ofQuery, inner },
        Entry { "score.w_k", "\\K{W_k}", QT_TRANSLATE_NOOP("tensors", "score matrix for keys"),
            ofKey, inner },
        Entry { "score.b", "b", QT_TRANSLATE_NOOP("tensors", "score bias"), nullptr, inner },
        Entry { "score.u", "u", QT_TRANSLATE_NOOP("tensors", "score vector"), inner, inner },
        Entry { "q", "\\Q{Q}", QT_TRANSLATE_NOOP("tensors", "query vectors"), nullptr, ofQuery },
        Entry { "k", "\\K{K}", QT_TRANSLATE_NOOP("tensors", "key vectors"), nullptr, ofKey },
        Entry { "v", "\\V{V}", QT_TRANSLATE_NOOP("tensors", "value vectors"), nullptr, ofValue },
        Entry { "scores", "S", QT_TRANSLATE_NOOP("tensors", "raw scores") },
        Entry { "scaled", "S", QT_TRANSLATE_NOOP("tensors", "scaled scores") },
        Entry { "mask", "M", QT_TRANSLATE_NOOP("tensors", "mask") },
        Entry { "masked", "S", QT_TRANSLATE_NOOP("tensors", "scores after the mask") },
        Entry { "weights", "A", QT_TRANSLATE_NOOP("tensors", "attention weights") },
        Entry { "mean", "A", QT_TRANSLATE_NOOP("tensors", "mean of the heads") },
        Entry { "maximum", "A", QT_TRANSLATE_NOOP("tensors", "maximum of the heads") },
        Entry { "concat", "C", QT_TRANSLATE_NOOP("tensors", "head outputs side by side") },
        Entry { "w_o", "W_O", QT_TRANSLATE_NOOP("tensors", "output weights"),
            QT_TRANSLATE_NOOP("tensors", "dimension of all heads"), ofOutput },
        Entry { "b_o", "b_O", QT_TRANSLATE_NOOP("tensors", "output bias"), nullptr, ofOutput },
        Entry { "rollout", "R", QT_TRANSLATE_NOOP("tensors", "attention rollout") },
    };

    constexpr Entry headOutput { "output", "A\\V{V}", QT_TRANSLATE_NOOP("tensors", "head output"),
        nullptr, ofValue };
    constexpr Entry layerOutput { "output", "O", QT_TRANSLATE_NOOP("tensors", "output"), nullptr,
        ofOutput };

    const Entry* entryOf(const core::TensorRef& tensor)
    {
        if (tensor.name == "output")
            return tensor.head >= 0 ? &headOutput : &layerOutput;
        const auto* const it = std::ranges::find(table, tensor.name, &Entry::name);
        return it != table.end() ? it : nullptr;
    }

    QString word(const char* text)
    {
        return QCoreApplication::translate("tensors", text);
    }

    QString axisWord(core::Axis axis, const char* own)
    {
        switch (axis) {
        case core::Axis::Queries:
            return word(QT_TRANSLATE_NOOP("tensors", "queries ask"));
        case core::Axis::Keys:
            return word(QT_TRANSLATE_NOOP("tensors", "keys answer"));
        case core::Axis::Dimensions:
            return word(own != nullptr ? own : QT_TRANSLATE_NOOP("tensors", "dimension"));
        case core::Axis::Single:
            break;
        }
        return {};
    }

} // namespace

TensorName tensorName(const core::TensorRef& tensor)
{
    const Entry* const entry = entryOf(tensor);
    if (entry == nullptr) {
        const QString id = QString::fromStdString(tensor.id);
        return { u"\\text{%1}"_s.arg(id), id, axisWord(tensor.rows, nullptr),
            axisWord(tensor.columns, nullptr) };
    }
    return { QString::fromUtf8(entry->symbol), word(entry->word),
        axisWord(tensor.rows, entry->rows), axisWord(tensor.columns, entry->columns) };
}

QString tensorWords(const core::TensorRef& tensor)
{
    const QString name = tensorName(tensor).word;
    return tensor.head < 0
        ? name
        : QCoreApplication::translate("tensors", "%1 of head %2").arg(name).arg(tensor.head + 1);
}

QString tensorTitle(const core::TensorRef& tensor)
{
    return tensorName(tensor).symbol + u"\\text{  %1}"_s.arg(tensorWords(tensor));
}

} // namespace ui
