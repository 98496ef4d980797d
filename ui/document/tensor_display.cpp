#include "ui/document/tensor_display.h"

#include "ui/session/view_state.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/token_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // The parts of "layer2/head3/w_q"; counted from 1, 0 where a part is missing.
    struct Wanted {
        core::Index layer = 0, head = 0;
        std::string name;
    };

    Wanted parse(std::string_view id)
    {
        Wanted result;
        for (auto [prefix, number] :
            { std::pair { "layer", &result.layer }, { "head", &result.head } }) {
            const std::size_t slash = id.find('/');
            if (!id.starts_with(prefix) || slash == std::string_view::npos)
                continue;
            const std::string_view digits = id.substr(std::string_view(prefix).size());
            *number = QByteArray(digits.data(), qsizetype(digits.find('/'))).toLongLong();
            id.remove_prefix(slash + 1);
        }
        result.name = std::string(id);
        return result;
    }

} // namespace

MatrixPtr matrixOf(const TracePtr& trace, const core::TensorRef& tensor)
{
    if (const core::Matrix* const held = core::stored(*trace, tensor))
        return { trace, held };
    return std::make_shared<const core::Matrix>(core::matrix(*trace, tensor));
}

MatrixPtr shownMatrix(const TracePtr& trace, const core::TensorRef& tensor)
{
    if (tensor.kind == core::TensorKind::AttentionWeights && tensor.head >= 0)
        return weightsOf(trace, tensor.layer, tensor.head);
    if (tensor.name != "mean" && tensor.name != "maximum")
        return matrixOf(trace, tensor);
    std::vector<MatrixPtr> heads;
    const core::AttentionTrace& layer = trace->attention(tensor.layer);
    for (core::Index head = 0; head < std::ssize(layer.heads); ++head)
        heads.push_back(weightsOf(trace, tensor.layer, head));
    core::Matrix combined = *matrixOf(trace, tensor);
    excludeForbidden(combined, heads);
    return std::make_shared<const core::Matrix>(std::move(combined));
}

std::vector<core::TensorRef> choosableTensors(const core::Trace& trace)
{
    std::vector<core::TensorRef> result;
    for (core::TensorRef& tensor : core::tensors(trace)) {
        const core::Matrix* const numbers = core::stored(trace, tensor);
        if (std::ranges::none_of(result, [&](const core::TensorRef& earlier) {
                return tensor.kind == core::TensorKind::LayerInput
                    && core::stored(trace, earlier) == numbers;
            }))
            result.push_back(std::move(tensor));
    }
    return result;
}

core::TensorRef nearestTensor(const core::Trace& trace, const std::string& id)
{
    const std::vector<core::TensorRef> all = core::tensors(trace);
    if (const auto exact = std::ranges::find(all, id, &core::TensorRef::id); exact != all.end())
        return *exact;
    const Wanted wanted = parse(id);
    const auto distance = [&](const core::TensorRef& tensor) {
        const bool same = tensor.name == wanted.name && (tensor.head >= 0) == (wanted.head > 0);
        const int other = same ? 0 : tensor.name == "weights" ? 1 : 2;
        return std::tuple(other, std::abs(tensor.layer + 1 - wanted.layer),
            std::abs(tensor.head + 1 - wanted.head));
    };
    return *std::ranges::min_element(all, {}, distance);
}

Selection selectionIn(
    const core::Trace& trace, const core::TensorRef& tensor, const Selection& selection)
{
    const core::AttentionTrace& own = core::attentionOf(trace, tensor);
    Selection result = selection;
    result.layer = &own - trace.attentions.data();
    if (tensor.head >= 0)
        result.head = tensor.head;
    result.head = std::min<core::Index>(result.head, std::ssize(own.heads) - 1);
    if (result.query && *result.query >= std::ssize(*own.queryTokens))
        result.query.reset();
    if (result.key && *result.key >= std::ssize(*own.keyTokens))
        result.key.reset();
    return result;
}

QStringList tokenLabels(const core::Trace& trace, const core::AttentionTrace& attention,
    const LabelledAxis& along, const core::TokenList& predicted)
{
    const std::vector<core::Token>* const tokens = core::tokensAlong(attention, along.axis);
    if (tokens == nullptr || std::ssize(*tokens) != along.count)
        return {};
    constexpr int longest = 64; // a panel elides what has no room
    const bool queries = along.axis == core::Axis::Queries;
    if (const core::Matrix* const at = queries ? queryCoordinates(trace) : keyCoordinates(trace))
        return TokenLabels().of(*at);
    return TokenLabels(longest).of(*tokens, queries ? predicted : nullptr);
}

QString placeName(const core::AttentionTrace& attention, core::Axis axis, core::Index index)
{
    const std::vector<core::Token>* const tokens = core::tokensAlong(attention, axis);
    QString number = QString::number(index + 1);
    if (tokens == nullptr || index >= std::ssize(*tokens))
        return number;
    const QString text = safeLabel((*tokens)[static_cast<std::size_t>(index)].text);
    return text == number ? number : placedName(*tokens, index);
}

QString cellText(float value)
{
    return value == core::excluded ? QCoreApplication::translate("tensors", "masked")
                                   : shown(static_cast<double>(value));
}

QString shapeText(core::Index rows, core::Index columns)
{
    return u"%1 × %2"_s.arg(rows).arg(columns);
}

MatrixFacts factsOf(const core::Matrix& matrix)
{
    MatrixFacts facts;
    double squares = 0;
    core::Index count = 0;
    for (const float value : matrix.values()) {
        if (value == core::excluded)
            continue;
        facts.low = count == 0 ? value : std::min(facts.low, value);
        facts.high = count == 0 ? value : std::max(facts.high, value);
        facts.mean += static_cast<double>(value);
        squares += static_cast<double>(value) * static_cast<double>(value);
        ++count;
    }
    facts.masked = matrix.size() - count;
    facts.mean = count > 0 ? facts.mean / static_cast<double>(count) : 0;
    facts.norm = std::sqrt(squares);
    return facts;
}

ColourScale scaleOf(
    const core::TensorRef& tensor, const MatrixFacts& facts, const ViewState& view, bool dark)
{
    if (tensor.kind == core::TensorKind::AttentionWeights && facts.low >= 0)
        return weightColours(view, dark, facts.high, tensor.columnCount);
    if (tensor.kind == core::TensorKind::WeightedValues)
        return weightColours(view, dark, facts.high, tensor.columnCount, ColourRange::Own);
    return divergingScale(
        view.diverging, dark, std::max(std::abs(facts.low), std::abs(facts.high)));
}

} // namespace ui
