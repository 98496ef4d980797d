#include "ui/words/labels.h"

#include "ui/words/numbers.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int longestMarks = 8; // most combining marks drawn on one character

    bool invisible(char32_t c)
    {
        return QChar::category(c) == QChar::Other_Control || (c >= 0x202A && c <= 0x202E)
            || (c >= 0x2066 && c <= 0x2069) || c == 0x200E || c == 0x200F || c == 0x061C
            || c == 0xFEFF || c == 0x2028 || c == 0x2029;
    }

    QString visible(char32_t c)
    {
        switch (c) {
        case u'\n':
            return u"↵"_s;
        case u'\t':
            return u"⇥"_s;
        default:
            return u"⟨%1⟩"_s.arg(static_cast<uint>(c), 4, 16, QChar(u'0')).toUpper();
        }
    }

} // namespace

QString safeLabel(std::string_view token, int longest)
{
    QString result;
    int characters = 0;
    int marks = 0;
    for (const char32_t c : QString::fromUtf8(token.data(), qsizetype(token.size())).toUcs4()) {
        const auto category = QChar::category(c);
        const bool mark = category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing;
        const bool joined = mark || c == 0x200D || (c >= 0xFE00 && c <= 0xFE0F);
        marks = mark ? marks + 1 : 0;
        if (marks > longestMarks)
            continue;
        if (!joined && ++characters > longest)
            return result + u'…';
        result += invisible(c) ? visible(c) : QString::fromUcs4(&c, 1);
    }
    const bool blank = std::ranges::all_of(result, [](QChar c) { return c.isSpace(); });
    return blank ? QString(result.size(), u'␣') : result;
}

QString isolated(const QString& text)
{
    return text.isRightToLeft() ? QChar(0x2068) + text + QChar(0x2069) : text;
}

QStringList safeLabels(const std::vector<core::Token>& tokens, int longest)
{
    QStringList result;
    result.reserve(qsizetype(tokens.size()));
    for (const core::Token& token : tokens)
        result.append(safeLabel(token.text, longest));
    return result;
}

QString fileLabel(const QString& path)
{
    constexpr int longest = 60;
    return safeLabel(QFileInfo(path).fileName().toStdString(), longest);
}

const QStringList& TokenLabels::of(
    const std::vector<core::Token>& tokens, const core::TokenList& predicted)
{
    if (tokens == m_tokens && predicted == m_predicted && m_coordinates.empty())
        return m_labels;
    m_coordinates = {};
    m_labels = safeLabels(tokens, m_longest);
    m_tokens = tokens;
    m_predicted = predicted;
    for (qsizetype i = 0; predicted != nullptr && i < m_labels.size(); ++i)
        m_labels[i] = u"%1 → %2"_s.arg(isolated(m_labels[i]),
            isolated(safeLabel((*predicted)[static_cast<std::size_t>(i)].text, m_longest)));
    return m_labels;
}

const QStringList& TokenLabels::of(const core::Matrix& coordinates)
{
    if (coordinates == m_coordinates)
        return m_labels;
    m_coordinates = coordinates;
    m_labels.clear();
    for (const core::Scalar at : coordinates.values())
        m_labels.append(settingText(static_cast<double>(at)));
    return m_labels;
}

} // namespace ui
