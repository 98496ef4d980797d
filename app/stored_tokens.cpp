#include "app/stored_tokens.h"

#include "app/console.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    std::string lines(const std::vector<core::Token>& tokens)
    {
        std::string text;
        for (std::size_t i = 0; i < tokens.size(); ++i)
            text += std::to_string(i + 1) + "\t" + harmless(tokens[i].text) + "\n";
        return text;
    }

    QJsonArray array(const std::vector<core::Token>& tokens)
    {
        QJsonArray result;
        for (const core::Token& token : tokens)
            result << QString::fromStdString(token.text);
        return result;
    }

    std::string object(const core::StoredAttention& of)
    {
        const QJsonObject object { { u"attention"_s, QString::fromStdString(of.path) },
            { u"queries"_s, array(*of.queryTokens) }, { u"keys"_s, array(*of.keyTokens) } };
        return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + "\n";
    }

    // Headed by the attention where there is more than one list.
    std::string lists(const std::vector<const core::StoredAttention*>& all)
    {
        if (all.size() == 1 && all.front()->asksItself())
            return lines(*all.front()->queryTokens);
        std::string text;
        for (const core::StoredAttention* each : all) {
            const std::string start = (text.empty() ? "" : "\n") + each->path;
            text += start + (each->asksItself() ? "" : " queries") + "\n"
                + lines(*each->queryTokens);
            if (!each->asksItself())
                text += "\n" + each->path + " keys\n" + lines(*each->keyTokens);
        }
        return text;
    }

} // namespace

std::string storedTokens(const core::StoredTrace& trace, bool json)
{
    std::vector<const core::StoredAttention*> different;
    for (const core::StoredAttention& each : trace.attentions()) {
        const auto same = [&](const core::StoredAttention* other) {
            return *other->queryTokens == *each.queryTokens && *other->keyTokens == *each.keyTokens;
        };
        if (std::ranges::none_of(different, same))
            different.push_back(&each);
    }
    if (!json)
        return lists(different);
    std::string text;
    for (const core::StoredAttention* each : different)
        text += object(*each);
    return text;
}

} // namespace app
