#include "core/analysis/tendencies.h"

#include "core/base/lane_sum.h"
#include "core/text/tokenizer/word_pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <string>
#include <utility>

namespace core {

namespace {

    // Articles, pronouns, prepositions, conjunctions, auxiliaries and particles of English, with
    // the pieces of their contractions, and those of Chinese.
    constexpr auto functionWords = std::to_array<std::string_view>({ "a", "about", "all", "am",
        "an", "and", "any", "are", "aren", "as", "at", "be", "because", "been", "being", "but",
        "by", "can", "could", "couldn", "d", "did", "didn", "do", "does", "doesn", "don", "down",
        "each", "for", "from", "had", "hadn", "has", "hasn", "have", "haven", "he", "her", "hers",
        "him", "his", "how", "i", "if", "in", "into", "is", "isn", "it", "its", "ll", "m", "may",
        "me", "might", "mine", "must", "my", "no", "nor", "not", "of", "off", "on", "or", "our",
        "ours", "out", "over", "re", "s", "shall", "she", "should", "shouldn", "so", "some", "t",
        "than", "that", "the", "their", "them", "then", "there", "these", "they", "this", "those",
        "to", "too", "under", "until", "up", "us", "ve", "was", "wasn", "we", "were", "weren",
        "what", "when", "where", "which", "while", "who", "whom", "whose", "why", "will", "with",
        "won", "would", "wouldn", "you", "your", "yours", "一", "一个", "不", "个", "为", "之",
        "也", "了", "从", "他", "他们", "以", "们", "但", "你", "你们", "其", "到", "向", "吗",
        "吧", "呢", "和", "因", "因为", "在", "地", "她", "她们", "它", "它们", "对", "将", "就",
        "得", "我", "我们", "所", "所以", "把", "是", "有", "没", "没有", "的", "着", "而", "被",
        "过", "还", "这", "这个", "那", "那个", "都", "與", "個", "們", "嗎", "因為", "將", "對",
        "從", "沒", "沒有", "為", "為了", "著", "過", "還", "這", "這個" });

    // "Didn't" → "didn"
    std::string stem(std::string_view text)
    {
        std::string result;
        for (const char c : text.substr(0, text.find('\'', 1)))
            result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        return result;
    }

    bool isFunctionWord(std::string_view text)
    {
        return std::ranges::find(functionWords, stem(text)) != functionWords.end();
    }

    Index allowedIn(const AllowedKeys& keys, Index from, Index to)
    {
        if (keys.added == nullptr)
            return to - from;
        Index count = 0;
        for (Index j = from; j < to; ++j)
            count += keys.contains(j) ? 1 : 0;
        return count;
    }

} // namespace

// Without a function word the text may be of another language.
Tendencies::Tendencies(const Attention& asked)
    : attention(asked)
    , columns { std::vector<double>(asked.keys.size()), std::vector<double>(asked.keys.size()),
        std::vector<Index>(asked.keys.size()) }
{
    const KeyFlags marks = punctuationAmong(asked.keys);
    for (std::size_t j = 0; j < asked.keys.size(); ++j) {
        const Token& key = asked.keys[j];
        const bool word = !key.special && marks.flags[j] == 0;
        const bool function = word && isFunctionWord(withoutMark(key.text));
        functionKeys.add(function);
        contentKeys.add(word && !function);
    }
    contentKeys.any = contentKeys.any && functionKeys.any;
}

void Tendencies::add(const WeightedRow& row)
{
    if (row.allowedCount < 2)
        return;
    ++rows;
    const Index i = row.allowed.query;
    addKind(contentWords, contentKeys, row);
    addKind(functionWords, functionKeys, row);
    addColumns(row);
    if (attention.self) {
        addRange(twoBefore, i - 2, i - 1, row);
        addRange(twoAfter, i + 2, i + 3, row);
        addRange(within, i - 2, i + 3, row);
        addRange(earlier, 0, i, row);
        addRange(later, i + 1, std::ssize(row.p), row);
        return;
    }
    const auto x = static_cast<double>(i);
    const double y
        = laneSum(row.p.size(), [&](std::size_t j) { return row.p[j] * static_cast<double>(j); });
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumXY += x * y;
    sumYY += y * y;
}

void Tendencies::addRange(Share& share, Index from, Index to, const WeightedRow& row)
{
    from = std::clamp(from, row.allowed.begin, row.allowed.end);
    to = std::clamp(to, from, row.allowed.end);
    const Index count = allowedIn(row.allowed, from, to);
    if (count == 0 || count == row.allowedCount)
        return;
    const auto first = static_cast<std::size_t>(from);
    share.given.add(laneSum(
        static_cast<std::size_t>(to - from), [&](std::size_t j) { return row.p[first + j]; }));
    share.uniform.add(static_cast<double>(count) / static_cast<double>(row.allowedCount));
}

void Tendencies::addColumns(const WeightedRow& row)
{
    const double uniform = 1 / static_cast<double>(row.allowedCount);
    const auto end = static_cast<std::size_t>(row.allowed.end);
    for (auto j = static_cast<std::size_t>(row.allowed.begin); j < end; ++j) {
        const bool allowed
            = row.allowed.added == nullptr || row.allowed.contains(static_cast<Index>(j));
        columns.given[j] += row.p[j];
        columns.uniform[j] += allowed ? uniform : 0;
        columns.rows[j] += allowed ? 1 : 0;
    }
}

ContentPatterns::Share Tendencies::oneKey() const
{
    Share best;
    for (std::size_t j = 0; j < columns.rows.size(); ++j) {
        const Share column { { columns.given[j], columns.rows[j] },
            { columns.uniform[j], columns.rows[j] } };
        if (isOften(column) && (best.given.count == 0 || column.excess() > best.excess()))
            best = column;
    }
    return best;
}

bool Tendencies::isOften(const Share& share) const
{
    return share.given.count >= pattern::repetitions
        && static_cast<double>(share.given.count) >= pattern::rows * static_cast<double>(rows);
}

// Correlation and regression line of the keys' mean positions.
bool Tendencies::isAligned() const
{
    if (attention.self || rows < pattern::alignedRows)
        return false;
    const auto n = static_cast<double>(rows);
    const double xx = sumXX - sumX * sumX / n;
    const double yy = sumYY - sumY * sumY / n;
    const double xy = sumXY - sumX * sumY / n;
    if (xx <= 0 || yy <= 0)
        return false;
    const auto keys = static_cast<double>(attention.keys.size());
    const auto queries = static_cast<double>(attention.queries.size());
    return xy / std::sqrt(xx * yy) >= pattern::alignment
        && xy / xx >= pattern::alignedSlope * (keys - 1) / (queries - 1);
}

// Under a causal mask nearly all keys are earlier ones: this says least there.
std::string_view Tendencies::strongest(const ContentPatterns& contents) const
{
    using Named = std::pair<std::string_view, Share>;
    const auto largest = [&](std::initializer_list<Named> shares) -> std::string_view {
        const Named* best = nullptr;
        for (const Named& each : shares)
            if (isOften(each.second) && each.second.excess() >= pattern::tendency
                && (best == nullptr || each.second.excess() > best->second.excess()))
                best = &each;
        return best == nullptr ? std::string_view() : best->first;
    };
    const bool causal = later.given.count == 0;
    const std::string_view found = largest({ { "two_before", twoBefore }, { "two_after", twoAfter },
        { "special", contents.special }, { "punctuation", contents.punctuation },
        { "neighbours", within }, { "one_key", oneKey() }, { "content_words", contentWords },
        { "function_words", functionWords }, { "earlier", causal ? Share {} : earlier },
        { "later", later } });
    return found.empty() && causal ? largest({ { "earlier", earlier } }) : found;
}

} // namespace core
