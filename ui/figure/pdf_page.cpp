#include "ui/figure/pdf_page.h"

#include "ui/drawing/lack_of_memory.h"
#include "ui/figure/figure.h"
#include "ui/figure/figure_page.h"

#include <QBuffer>
#include <QDateTime>
#include <QPdfWriter>

#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // Replaces text of the same length: the file refers to its objects by byte offset.
    void overwrite(QByteArray& file, const QByteArray& before, QByteArray after)
    {
        const qsizetype at = file.indexOf(before);
        Q_ASSERT(at >= 0 && after.size() <= before.size());
        after.append(before.size() - after.size(), ' ');
        file.replace(at, before.size(), after);
    }

    QByteArray decimals(double number)
    {
        return QByteArray::number(number, 'f', 3);
    }

    // Qt makes pages of whole points, measured from the upper left corner; the exact size cuts off
    // the excess at the right and lower edges.
    void setExactSize(QByteArray& file, QSize whole, QSizeF exact)
    {
        const auto six = [](int number) { return QByteArray::number(double(number), 'f', 6); };
        overwrite(file, "/MediaBox [0 0 " + six(whole.width()) + ' ' + six(whole.height()) + ']',
            "/MediaBox [0 " + decimals(whole.height() - exact.height()) + ' '
                + decimals(exact.width()) + ' ' + QByteArray::number(whole.height()) + ']');
    }

} // namespace

// The entry keeps its length: the file refers to its objects by byte offset.
void setCreationDate(QByteArray& pdf)
{
    const QByteArray start = "/CreationDate (D:";
    const qsizetype at = pdf.indexOf(start);
    const qsizetype end = pdf.indexOf(')', at);
    if (at < 0 || end < 0)
        return;
    bool given = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&given);
    QByteArray entry;
    if (given)
        entry = start
            + QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC)
                  .toString(u"yyyyMMddHHmmss'Z'"_s)
                  .toLatin1()
            + ')';
    const qsizetype length = end + 1 - at;
    if (entry.size() <= length)
        pdf.replace(at, length, entry + QByteArray(length - entry.size(), ' '));
}

QByteArray pdfPage(const Figure& figure, FigurePage& page, const QByteArray& embeddedSession)
{
    constexpr int dots = 720; // per inch, for the writer's coordinates
    const QSizeF exact = pointsOf(figure);
    const QSize whole(
        static_cast<int>(std::ceil(exact.width())), static_cast<int>(std::ceil(exact.height())));
    QByteArray file;
    QBuffer buffer(&file);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dots);
    writer.setPageSize(QPageSize(whole, QString(), QPageSize::ExactMatch));
    writer.setPageMargins({});
    writer.setTitle(page.caption());
    writer.setCreator(u"Headlight"_s);
    if (!embeddedSession.isEmpty())
        writer.addFileAttachment(u"session.headlight"_s, embeddedSession, u"application/json"_s);
    FilePainter painter(writer);
    const double scale = page.pixel() * dots / pointsPerInch;
    painter.painter().scale(scale, scale);
    page.paint(painter.painter());
    painter.end();
    setExactSize(file, whole, exact);
    setCreationDate(file);
    return file;
}

} // namespace ui
