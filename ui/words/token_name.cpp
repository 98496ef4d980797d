#include "ui/words/token_name.h"

#include "core/analysis/weights/weighted_sum.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    QString nameInSum(const std::vector<core::Token>& tokens, core::Index place)
    {
        const QString name = tokenName(tokens, place);
        return core::readsAsArithmetic(tokens[static_cast<std::size_t>(place)].text)
            ? u"“%1”"_s.arg(name)
            : name;
    }

    QString labelAt(const std::vector<core::Token>& tokens, core::Index place)
    {
        return isolated(safeLabel(tokens[static_cast<std::size_t>(place)].text));
    }

    const core::Matrix* onALine(const core::Trace& trace, const core::Matrix* positions)
    {
        return positions != nullptr && positions->cols() == 1
                && std::holds_alternative<core::PointSource>(trace.model->computed().source)
            ? positions
            : nullptr;
    }

    QString coordinateLabel(const core::Matrix& positions, core::Index at)
    {
        return settingText(static_cast<double>(positions(at, 0)));
    }

} // namespace

const core::Matrix* queryCoordinates(const core::Trace& trace)
{
    return trace.model ? onALine(trace, trace.model->inputs.queries.get()) : nullptr;
}

const core::Matrix* keyCoordinates(const core::Trace& trace)
{
    return trace.model ? onALine(trace, trace.model->inputs.keys.get()) : nullptr;
}

QString queryLabel(const core::Trace& trace, core::Index layer, core::Index query)
{
    const core::Matrix* const at = queryCoordinates(trace);
    const std::vector<core::Token>& tokens = *trace.attention(layer).queryTokens;
    return at != nullptr ? coordinateLabel(*at, query)
                         : safeLabel(tokens[static_cast<std::size_t>(query)].text);
}

QString keyLabel(const core::Trace& trace, core::Index layer, core::Index key)
{
    const core::Matrix* const at = keyCoordinates(trace);
    const std::vector<core::Token>& tokens = *trace.attention(layer).keyTokens;
    return at != nullptr ? coordinateLabel(*at, key)
                         : safeLabel(tokens[static_cast<std::size_t>(key)].text);
}

QString subscriptText(core::Index number)
{
    QString result;
    for (const QChar c : QString::number(number))
        result += u"₀₁₂₃₄₅₆₇₈₉"_s[c.digitValue()];
    return result;
}

QString tokenName(const std::vector<core::Token>& tokens, core::Index place, int longest)
{
    const core::Token& token = tokens[static_cast<std::size_t>(place)];
    const QString name = safeLabel(token.text, longest);
    const bool repeated = std::ranges::count(tokens, token.text, &core::Token::text) > 1;
    return isolated(repeated ? name + subscriptText(place + 1) : name);
}

QString placedName(const std::vector<core::Token>& tokens, core::Index place, int longest)
{
    const auto at = static_cast<std::size_t>(place);
    const QString name = at < tokens.size() ? safeLabel(tokens[at].text, longest) : QString();
    return u"%1 (%2)"_s.arg(isolated(name)).arg(place + 1);
}

QString andWritten(const QString& name, const core::TokenList& predicted, core::Index query)
{
    //: a decoder's token, and the token that its position predicts
    return predicted == nullptr ? name
                                : QCoreApplication::translate("tokens", "%1 → writes %2")
                                      .arg(name, labelAt(*predicted, query));
}

QString commaWritten(const QString& name, const core::TokenList& predicted, core::Index query)
{
    return predicted == nullptr ? name
                                : QCoreApplication::translate("tokens", "%1, writes %2")
                                      .arg(name, labelAt(*predicted, query));
}

QString outputName(const core::Trace& trace, core::Index layer, core::Index query)
{
    const std::vector<core::Token>& tokens = *trace.attention(layer).queryTokens;
    if (std::holds_alternative<core::PointSource>(trace.model->computed().source))
        return u"ŷ"_s + subscriptText(query + 1);
    return core::areNumbered(tokens) ? u"o"_s + subscriptText(query + 1)
                                     : nameInSum(tokens, query) + u"′"_s;
}

QString valueName(const core::Trace& trace, core::Index layer, core::Index key)
{
    const std::vector<core::Token>& tokens = *trace.attention(layer).keyTokens;
    if (std::holds_alternative<core::PointSource>(trace.model->computed().source))
        return u"y"_s + subscriptText(key + 1);
    return core::areNumbered(tokens) ? u"v"_s + subscriptText(key + 1) : nameInSum(tokens, key);
}

QString patternName(const core::Model& model, std::string_view id)
{
    const bool one = model.inputs.queries == model.inputs.keys;
    if (!one && id == "self")
        return QCoreApplication::translate("ids", "same position");
    if (!one && id == "previous")
        return QCoreApplication::translate("ids", "previous position");
    if (!one && id == "next")
        return QCoreApplication::translate("ids", "next position");
    return label(id);
}

} // namespace ui
