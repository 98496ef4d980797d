#include "ui/words/numbers.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr double largestPlain = 1e6;
    constexpr double smallestPlain = 1e-4;

    bool readsAsZero(const QString& text)
    {
        return std::ranges::none_of(text, [](QChar c) { return c >= u'1' && c <= u'9'; });
    }

    QString withMinus(QString text)
    {
        if (readsAsZero(text) && text.startsWith(u'-'))
            text.remove(0, 1); // "−0.00" becomes "0.00"
        return text.replace(u'-', u'−');
    }

    QString superscript(int number)
    {
        QString result;
        for (const QChar c : QString::number(number))
            result += c == u'-' ? QChar(u'⁻') : u"⁰¹²³⁴⁵⁶⁷⁸⁹"_s[c.digitValue()];
        return result;
    }

    QString withPower(double number, int significant)
    {
        const QString text = QString::number(number, 'e', std::max(0, significant - 2));
        const auto e = text.indexOf(u'e');
        return withMinus(text.first(e)) + u"·10"_s + superscript(text.sliced(e + 1).toInt());
    }

} // namespace

QString shown(double number, int significant)
{
    const double size = std::abs(number);
    if (size == 0)
        return u"0"_s;
    if (size >= largestPlain || size < smallestPlain)
        return withPower(number, significant);
    const auto magnitude = static_cast<int>(std::floor(std::log10(size)));
    return fixedText(number, std::max(0, significant - 1 - std::max(magnitude, -1)));
}

QString shownApart(double number, int significant)
{
    const QString text = shown(number, significant);
    return number != 0 && readsAsZero(text) ? withPower(number, significant) : text;
}

QString settingText(double number)
{
    return withMinus(QString::number(number, 'g', 4));
}

QString fixedText(double number, int digits)
{
    return withMinus(QString::number(number, 'f', digits));
}

QString groupedText(std::int64_t number)
{
    return QLocale(QLocale::English).toString(qlonglong { number }).replace(u',', u'\u2009');
}

QString percentText(double share)
{
    return QCoreApplication::translate("numbers", "%1 %").arg(fixedText(100 * share, 1));
}

QString numberInList(int number, std::size_t count)
{
    const auto wide = QString::number(count).size();
    return QString::number(number).rightJustified(wide, QChar(0x2007)); // as wide as a digit
}

QString exactText(double number)
{
    return QString::number(number, 'g', 9);
}

} // namespace ui
