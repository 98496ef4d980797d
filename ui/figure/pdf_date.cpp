#include "ui/figure/pdf_date.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace ui {

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

} // namespace ui
