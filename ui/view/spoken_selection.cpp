#include "ui/view/spoken_selection.h"

#include "core/head_at.h"
#include "ui/words/token_name.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    struct SpokenWords {
        Q_DECLARE_TR_FUNCTIONS(ui::SpokenWords)
    };

    // "it (8)": a word may occur twice.
    QString spokenToken(const QString& label, core::Index index)
    {
        return u"%1 (%2)"_s.arg(label).arg(index + 1);
    }

    bool isIn(const std::optional<core::Index>& index, const std::vector<core::Token>& tokens)
    {
        return index && *index < std::ssize(tokens);
    }

    QString spokenWeight(float weight)
    {
        return QString::number(double(weight), 'f', 3);
    }

} // namespace

QString selectionSentence(const core::Trace& trace, const Selection& where)
{
    const core::AttentionTrace& attention = trace.attention(where.layer);
    const bool hasKey = isIn(where.key, *attention.keyTokens);
    const auto key = [&](core::Index index) {
        return spokenToken(keyLabel(trace, where.layer, index), index);
    };
    if (!isIn(where.query, *attention.queryTokens))
        return hasKey ? SpokenWords::tr("Key %1").arg(key(*where.key)) : QString();
    const core::HeadAt head = core::headAt(trace, where.layer, where.head);
    const auto row = head.weights().row(*where.query);
    const QString query
        = commaWritten(spokenToken(queryLabel(trace, where.layer, *where.query), *where.query),
            attention.predicted, *where.query);
    if (!hasKey) {
        const auto most = std::ranges::max_element(row);
        return SpokenWords::tr("Query %1 gives most to key %2: %3")
            .arg(query, key(most - row.begin()), spokenWeight(*most));
    }
    const float weight = row[static_cast<std::size_t>(*where.key)];
    const auto above = std::ranges::count_if(row, [&](float other) { return other > weight; });
    return SpokenWords::tr("Query %1 gives key %2 the weight %3, rank %4 of %5")
        .arg(query, key(*where.key), spokenWeight(weight))
        .arg(above + 1)
        .arg(std::ssize(row));
}

QString sentences(const QStringList& parts)
{
    QStringList whole;
    for (const QString& part : parts) {
        if (part.isEmpty())
            continue;
        const bool ended = u".!?。！？"_s.contains(part.back());
        whole << (ended ? part : SpokenWords::tr("%1.", "a sentence").arg(part));
    }
    return whole.join(u' ');
}

} // namespace ui
