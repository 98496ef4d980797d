#include "ui/drawing/sentence.h"

#include <QTextLayout>

#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    QColor colourOf(Part part, const Theme& theme)
    {
        switch (part) {
        case Part::Quiet:
            return theme.muted;
        case Part::Query:
            return theme.query;
        case Part::Key:
            return theme.k;
        case Part::Value:
            return theme.v;
        case Part::Plain:
        case Part::Number:
            break;
        }
        return theme.text;
    }

    QTextLayout::FormatRange format(
        const Sentence::Piece& piece, qsizetype start, const Theme& theme, const QFont& font)
    {
        QTextCharFormat look;
        look.setForeground(colourOf(piece.part, theme));
        QFont own = font;
        own.setBold(own.bold() || (piece.part != Part::Plain && piece.part != Part::Quiet));
        look.setFont(own);
        return { static_cast<int>(start), static_cast<int>(piece.text.size()), look };
    }

    // "h = 0.002" and "(HW + b)U" stay in one line; a long sum may break, but not after a sign
    // within such a pair.
    void joinPairs(QString& text)
    {
        constexpr qsizetype longest = 14; // characters of an unbreakable pair
        for (qsizetype i = 1; i + 2 < text.size(); ++i) {
            if (!u"=+−→·≈÷×/"_s.contains(text[i]) || text[i - 1] != u' ' || text[i + 1] != u' ')
                continue;
            const qsizetype from = i < 2 ? 0 : text.lastIndexOf(u' ', i - 2) + 1;
            const qsizetype next = text.indexOf(u' ', i + 2);
            const qsizetype end = next < 0 ? text.size() : next;
            if (end - from <= longest)
                text[i - 1] = text[i + 1] = QChar::Nbsp;
        }
    }

} // namespace

std::vector<Sentence::Piece> Sentence::pieces() const
{
    std::vector<Piece> result;
    QString words;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int number
            = pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (number < 1 || number > std::ssize(args)) {
            words += pattern[i];
            continue;
        }
        if (!words.isEmpty())
            result.push_back({ words, Part::Plain });
        words.clear();
        result.push_back(args[static_cast<std::size_t>(number - 1)]);
        ++i;
    }
    if (!words.isEmpty())
        result.push_back({ words, Part::Plain });
    return result;
}

QString Sentence::plain() const
{
    QString result;
    for (const Piece& piece : pieces())
        result += piece.text;
    return result;
}

QString withWholeNumbers(QString text)
{
    constexpr QChar wordJoiner(0x2060);
    for (qsizetype i = text.size() - 2; i > 0; --i) {
        if (!text[i - 1].isDigit())
            continue;
        if ((text[i] == u'.' || text[i] == u',') && text[i + 1].isDigit())
            text.insert(i + 1, wordJoiner);
        else if (text[i] == u' ' && text[i + 1] == u'%')
            text[i] = QChar::Nbsp;
    }
    return text;
}

QString withWholePairs(QString text)
{
    joinPairs(text);
    return withWholeNumbers(std::move(text));
}

qreal drawPieces(QPainter* painter, const TextBox& box, const Theme& theme,
    const std::vector<Sentence::Piece>& pieces)
{
    QString text;
    QList<QTextLayout::FormatRange> formats;
    for (const Sentence::Piece& piece : pieces) {
        const Sentence::Piece whole { withWholeNumbers(piece.text), piece.part };
        formats.append(format(whole, text.size(), theme, box.font));
        text += whole.text;
    }
    QTextLayout layout(text, box.font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.setFormats(formats);
    layout.beginLayout();
    qreal y = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(box.width);
        line.setPosition({ 0, y });
        y += std::ceil(line.height() * 1.12);
    }
    layout.endLayout();
    if (painter != nullptr)
        layout.draw(painter, box.topLeft);
    return y;
}

} // namespace ui
