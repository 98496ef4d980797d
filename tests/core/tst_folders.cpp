#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

using namespace Qt::StringLiterals;

// The house has no way back: a folder includes only what stands before it.
class TestFolders : public QObject {
    Q_OBJECT

    static QString root() { return QStringLiteral(RESOURCES "/../"); }

    // Where a file stands, from the root: "core/base".
    static QString folderOf(const QString& file) { return file.section(u'/', 0, -2); }

    static QStringList filesBelow(const QString& folder)
    {
        QStringList files;
        QDirIterator it(
            root() + folder, { u"*.h"_s, u"*.cpp"_s }, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            files << QDir(root()).relativeFilePath(it.next());
        return files;
    }
    static QStringList includesOf(const QString& file)
    {
        QFile text(root() + file);
        if (!text.open(QIODevice::ReadOnly))
            qFatal("a file is gone");
        static const QRegularExpression line(
            u"^#include \"([^\"]+)\""_s, QRegularExpression::MultilineOption);
        QStringList includes;
        for (const auto& match : line.globalMatch(QString::fromUtf8(text.readAll())))
            includes << match.captured(1);
        return includes;
    }

private slots:
    void arrowsPointOneWay_data()
    {
        QTest::addColumn<QStringList>("order");
        QTest::newRow("core") << QStringList { u"core/base"_s, u"core/math"_s, u"core/text"_s,
            u"core/input"_s, u"core/attention"_s, u"core"_s, u"core/settings"_s, u"core/weights"_s,
            u"core/resolve"_s, u"core/run"_s, u"core/reading"_s, u"core/io/files"_s,
            u"core/io/text"_s, u"core/io/arrays"_s, u"core/io/archives"_s, u"core/io/experiment"_s,
            u"core/io/store"_s, u"core/io/export"_s };
    }
    void arrowsPointOneWay()
    {
        QFETCH(QStringList, order);
        int seen = 0;
        for (const QString& file : filesBelow(u"core"_s)) {
            const auto place = order.indexOf(folderOf(file));
            QVERIFY2(place >= 0, qPrintable(file + u" stands in no folder of the plan"_s));
            for (const QString& include : includesOf(file)) {
                const auto other = order.indexOf(folderOf(include));
                QVERIFY2(other >= 0 && other <= place, qPrintable(file + u" → "_s + include));
                ++seen;
            }
        }
        QVERIFY(seen > 300);
    }
    void noFolderIsCrowded()
    {
        QMap<QString, int> files;
        for (const QString& file : filesBelow(u"core"_s))
            ++files[folderOf(file)];
        for (auto it = files.cbegin(); it != files.cend(); ++it)
            QVERIFY2(it.value() <= 26, qPrintable(it.key()));
    }
};

QTEST_APPLESS_MAIN(TestFolders)
#include "tst_folders.moc"
