#include "ui/manual/glossary.h"

#include "ui/manual/manual_pages.h"
#include "ui/words/language.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // Parses paragraphs "**RoPE** (rotary position embedding, rotary): …", also with full-width
    // brackets, commas and colons.
    std::vector<GlossaryEntry> entriesOf(const QString& language)
    {
        static const QRegularExpression entry(
            u"^\\*\\*([^*]+)\\*\\*(?: ?[(（]([^)）]*)[)）])?[:：](.*)$"_s,
            QRegularExpression::MultilineOption);
        static const QRegularExpression link(u"\\]\\((headlight:[^)]+)\\)"_s);
        static const QRegularExpression comma(u"[,，、] ?"_s);
        std::vector<GlossaryEntry> result;
        for (const auto& match : entry.globalMatch(manualPageText(glossaryPage(), language))) {
            GlossaryEntry each { match.captured(1), { match.captured(1) }, {}, {} };
            each.names += match.captured(2).remove(u'\\').split(comma, Qt::SkipEmptyParts);
            for (const auto& place : link.globalMatch(match.captured(3)))
                each.links << place.captured(1);
            result.push_back(each);
        }
        return result;
    }

    std::vector<GlossaryEntry> withTranslations(const QString& language)
    {
        std::vector<GlossaryEntry> result = entriesOf(language);
        for (const QString& other : languages()) {
            const std::vector<GlossaryEntry> same = entriesOf(other); // in the same order
            for (std::size_t i = 0; i < std::min(same.size(), result.size()); ++i)
                for (const QString& name : same[i].names)
                    if (!result[i].has(name))
                        result[i].translations << name;
        }
        return result;
    }

    // A single Chinese character occurs in many other words.
    bool isTooShort(const QString& name)
    {
        return name.size() == 1 && name[0].script() == QChar::Script_Han;
    }

    // Chinese characters have no word boundaries.
    bool isLetterOfWord(QChar c)
    {
        return c.isLetterOrNumber() && c.script() != QChar::Script_Han;
    }

    bool isBoundary(const QString& text, qsizetype at)
    {
        return at <= 0 || at >= text.size() || !isLetterOfWord(text[at - 1])
            || !isLetterOfWord(text[at]);
    }

    // True for "head" in "heads" and "patch" in "patches", false for "head" in "overhead".
    bool isWord(const QString& text, qsizetype from, qsizetype end)
    {
        const auto ends = [&](QLatin1StringView plural) {
            return QStringView(text).sliced(end).startsWith(plural)
                && isBoundary(text, end + plural.size());
        };
        return isBoundary(text, from) && (ends(""_L1) || ends("s"_L1) || ends("es"_L1));
    }

    struct Occurrence {
        qsizetype from = 0;
        qsizetype size = 0;
        const GlossaryEntry* entry = nullptr;

        [[nodiscard]] bool overlaps(const Occurrence& other) const
        {
            return from < other.from + other.size && other.from < from + size;
        }
    };

    std::vector<Occurrence> occurrencesIn(const QString& text)
    {
        std::vector<Occurrence> result;
        for (const GlossaryEntry& entry : glossary())
            for (const QString& name : entry.names + entry.translations) {
                if (isTooShort(name))
                    continue;
                for (qsizetype at = text.indexOf(name, 0, Qt::CaseInsensitive); at >= 0;
                     at = text.indexOf(name, at + 1, Qt::CaseInsensitive))
                    if (isWord(text, at, at + name.size()))
                        result.push_back({ at, name.size(), &entry });
            }
        return result;
    }

} // namespace

bool GlossaryEntry::has(const QString& name) const
{
    return names.contains(name, Qt::CaseInsensitive)
        || translations.contains(name, Qt::CaseInsensitive);
}

const std::vector<GlossaryEntry>& glossary()
{
    static std::map<QString, std::vector<GlossaryEntry>> read;
    const QString language = spokenLanguage();
    const auto it = read.find(language);
    return it != read.end() ? it->second
                            : read.emplace(language, withTranslations(language)).first->second;
}

std::vector<const GlossaryEntry*> entriesIn(const QString& text)
{
    std::vector<Occurrence> all = occurrencesIn(text);
    std::ranges::stable_sort(all, std::greater {}, &Occurrence::size);
    std::vector<Occurrence> kept;
    for (const Occurrence& each : all)
        if (std::ranges::none_of(kept, [&](const Occurrence& k) { return each.overlaps(k); }))
            kept.push_back(each);
    std::ranges::sort(kept, {}, &Occurrence::from);
    std::vector<const GlossaryEntry*> result;
    for (const Occurrence& each : kept)
        if (std::ranges::find(result, each.entry) == result.end())
            result.push_back(each.entry);
    return result;
}

} // namespace ui
