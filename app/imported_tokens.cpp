#include "app/imported_tokens.h"

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

    std::string object(const core::ImportedLayer& of)
    {
        const QJsonObject object { { u"attention"_s, QString::fromStdString(of.path) },
            { u"queries"_s, array(*of.queryTokens) }, { u"keys"_s, array(*of.keyTokens) } };
        return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + "\n";
    }

    // The token lists, with headings if there are several.
    std::string lists(const std::vector<const core::ImportedLayer*>& all)
    {
        if (all.size() == 1 && all.front()->isSelfAttention())
            return lines(*all.front()->queryTokens);
        std::string text;
        for (const core::ImportedLayer* each : all) {
            const std::string start = (text.empty() ? "" : "\n") + each->path;
            text += start + (each->isSelfAttention() ? "" : " queries") + "\n"
                + lines(*each->queryTokens);
            if (!each->isSelfAttention())
                text += "\n" + each->path + " keys\n" + lines(*each->keyTokens);
        }
        return text;
    }

    // The layers whose tokens differ from those before.
    std::vector<const core::ImportedLayer*> differentLists(const core::ImportedAttention& trace)
    {
        std::vector<const core::ImportedLayer*> different;
        for (const core::ImportedLayer& each : trace.attentions()) {
            const auto same = [&](const core::ImportedLayer* other) {
                return *other->queryTokens == *each.queryTokens
                    && *other->keyTokens == *each.keyTokens;
            };
            if (std::ranges::none_of(different, same))
                different.push_back(&each);
        }
        return different;
    }

} // namespace

core::Records importedRecords(const core::ImportedAttention& trace)
{
    core::Records records { { "attention", "sequence", "position", "token" }, {} };
    const auto add = [&](const core::ImportedLayer& of, const char* sequence,
                         const std::vector<core::Token>& tokens) {
        for (std::size_t i = 0; i < tokens.size(); ++i)
            records.rows.push_back({ of.path, std::string(sequence),
                static_cast<std::int64_t>(i + 1), tokens[i].text });
    };
    for (const core::ImportedLayer* each : differentLists(trace)) {
        add(*each, "queries", *each->queryTokens);
        add(*each, "keys", *each->keyTokens);
    }
    return records;
}

std::string importedTokens(const core::ImportedAttention& trace, bool json)
{
    const std::vector<const core::ImportedLayer*> different = differentLists(trace);
    if (!json)
        return lists(different);
    std::string text;
    for (const core::ImportedLayer* each : different)
        text += object(*each);
    return text;
}

} // namespace app
