#include "ui/figure/figure_notes.h"

#include "ui/words/numbers.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr double leastText = 5; // points; the smallest text readable in print

    QString sizeNote(const Figure& figure)
    {
        constexpr double bytesPerPixel = 4;
        constexpr double bytesPerMegabyte = 1e6;
        const QSize pixels = pixelsOf(figure);
        const double megabytes
            = bytesPerPixel * pixels.width() * pixels.height() / bytesPerMegabyte;
        return QCoreApplication::translate("figure", "%1 × %2 pixels, %3 MB of memory")
            .arg(QLocale().toString(pixels.width()), QLocale().toString(pixels.height()),
                QLocale().toString(megabytes, 'f', megabytes < 10 ? 1 : 0));
    }

} // namespace

QString figureNote(const Figure& figure)
{
    QStringList notes;
    if (smallestText(figure) < leastText)
        notes << problemNote(QCoreApplication::translate("figure",
            "labels are smaller than 5 points and cannot be read in print; use a larger font"));
    if (!isVector(figure.format))
        notes << sizeNote(figure);
    return notes.join(u'\n');
}

QString problemNote(const QString& problem)
{
    QString sentence = problem;
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    if (!sentence.endsWith(u'.'))
        sentence += u'.';
    return u"⚠ "_s + sentence;
}

} // namespace ui
