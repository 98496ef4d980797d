#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include <algorithm>

using namespace Qt::StringLiterals;

// A folder includes only folders before it in the order.
class TestFolders : public QObject {
    Q_OBJECT

    static QString root() { return QStringLiteral(RESOURCES "/../"); }

    // The folder of a file, from the root: "core/base".
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
    static QString textOf(const QString& file)
    {
        QFile text(root() + file);
        if (!text.open(QIODevice::ReadOnly))
            qFatal("a file is gone");
        return QString::fromUtf8(text.readAll());
    }
    static QStringList includesOf(const QString& file)
    {
        static const QRegularExpression line(
            u"^#include \"([^\"]+)\""_s, QRegularExpression::MultilineOption);
        QStringList includes;
        for (const auto& match : line.globalMatch(textOf(file)))
            includes << match.captured(1);
        return includes;
    }

    static QStringList coreOrder()
    {
        return { u"core/base"_s, u"core/math"_s, u"core/text"_s, u"core/text/pattern"_s,
            u"core/text/normal"_s, u"core/text/subwords"_s, u"core/text/tokenizer"_s,
            u"core/input"_s, u"core/attention"_s, u"core/architecture"_s, u"core/training/tasks"_s,
            u"core/training/autograd"_s, u"core/training/attention"_s, u"core/training"_s,
            u"core/model_families/common"_s, u"core/model_families"_s, u"core"_s,
            u"core/settings"_s, u"core/weights"_s, u"core/inference/attention"_s,
            u"core/inference/weight_access"_s, u"core/inference"_s, u"core/resolve"_s,
            u"core/analysis/weights"_s, u"core/analysis"_s, u"core/io/files"_s, u"core/io/text"_s,
            u"core/io/tokenizer"_s, u"core/io/arrays"_s, u"core/io/archives"_s,
            u"core/io/experiment"_s, u"core/io/training"_s, u"core/io/model"_s, u"core/io/trace"_s,
            u"core/io/store"_s, u"core/io/export"_s };
    }
    static QStringList uiOrder()
    {
        return { u"ui/words"_s, u"ui/drawing"_s, u"ui/session"_s, u"ui/plot"_s, u"ui/widgets"_s,
            u"ui/document"_s, u"ui/files"_s, u"ui/settings"_s, u"ui/lesson"_s, u"ui/inspector"_s,
            u"ui/view"_s, u"ui/figure"_s, u"ui/animation"_s, u"ui/present"_s, u"ui/pages"_s,
            u"ui/welcome"_s, u"ui/manual"_s, u"ui/views/flow"_s, u"ui/views/heads"_s,
            u"ui/views/links"_s, u"ui/views/steps"_s, u"ui/views/matrices"_s, u"ui/views/space"_s,
            u"ui/views/atlas"_s, u"ui/views/predict"_s, u"ui/views/train"_s,
            u"ui/views/regression"_s, u"ui/views/compare"_s, u"ui/views"_s, u"ui/window"_s };
    }
    // The folders that define a class of that name.
    static QMap<QString, QStringList> definitions(const QStringList& files)
    {
        static const QRegularExpression definition(
            u"^ *(?:class|struct|enum class) (?:\\w+::)*(\\w+)(?: final)?\\s*(?::[^;{]*)?\\{"_s,
            QRegularExpression::MultilineOption);
        QMap<QString, QStringList> folders;
        for (const QString& file : files)
            for (const auto& match : definition.globalMatch(textOf(file)))
                folders[match.captured(1)] << folderOf(file);
        return folders;
    }
    static QStringList forwardDeclarations(const QString& header)
    {
        static const QRegularExpression declaration(
            u"^ *(?:class|struct|enum class) (\\w+);"_s, QRegularExpression::MultilineOption);
        QStringList names;
        for (const auto& match : declaration.globalMatch(textOf(header)))
            names << match.captured(1);
        return names;
    }

private slots:
    void includesFollowTheFolderOrder_data()
    {
        QTest::addColumn<QStringList>("order");
        QTest::newRow("core") << coreOrder();
        QTest::newRow("ui") << uiOrder();
    }
    void includesFollowTheFolderOrder()
    {
        QFETCH(QStringList, order);
        int seen = 0;
        const QString layer = QTest::currentDataTag();
        for (const QString& file : filesBelow(layer)) {
            const auto place = order.indexOf(folderOf(file));
            QVERIFY2(place >= 0, qPrintable(file + u" stands in no folder of the plan"_s));
            for (const QString& include : includesOf(file)) {
                if (layer != u"core"_s && !include.startsWith(layer))
                    continue; // in a lower layer: the linker checks that
                const auto other = order.indexOf(folderOf(include));
                QVERIFY2(other >= 0 && other <= place, qPrintable(file + u" → "_s + include));
                ++seen;
            }
        }
        QVERIFY(seen > 300);
    }
    // A header declares no class that is defined in a folder after its own.
    void forwardDeclarationsFollowTheFolderOrder()
    {
        const QStringList order = coreOrder() + uiOrder();
        const QStringList files = filesBelow(u"core"_s) + filesBelow(u"ui"_s);
        const QMap<QString, QStringList> folders = definitions(files);
        int seen = 0;
        for (const QString& file : files) {
            const auto place = order.indexOf(folderOf(file));
            for (const QString& name : forwardDeclarations(file)) {
                const QStringList found = folders.value(name); // none: Qt's
                const auto isBefore
                    = [&](const QString& folder) { return order.indexOf(folder) <= place; };
                QVERIFY2(found.isEmpty() || std::ranges::any_of(found, isBefore),
                    qPrintable(file + u" declares "_s + name));
                seen += found.isEmpty() ? 0 : 1;
            }
        }
        QVERIFY(seen > 100);
    }
    // A view includes no other view.
    void viewsIncludeNoOtherView()
    {
        for (const QString& file : filesBelow(u"ui/views"_s))
            for (const QString& include : includesOf(file))
                if (folderOf(file) != u"ui/views"_s && include.startsWith(u"ui/views/"_s))
                    QVERIFY2(folderOf(include) == folderOf(file), qPrintable(file));
    }
    // Other code gets the properties of a view from the registry.
    void viewIdsAreNotCompared()
    {
        QStringList ids;
        static const QRegularExpression row(u"entry<\\w+>\\(\"(\\w+)\""_s);
        for (const auto& match : row.globalMatch(textOf(u"ui/views/registry.cpp"_s)))
            ids << match.captured(1);
        QVERIFY(ids.size() >= 8);
        const QRegularExpression comparison(u"= u?\"(%1)\""_s.arg(ids.join(u'|')));
        for (const QString& file : filesBelow(u"ui"_s) + filesBelow(u"app"_s))
            if (folderOf(file) != u"ui/session"_s)
                QVERIFY2(!comparison.match(textOf(file)).hasMatch(), qPrintable(file));
    }
    // Loops share their work through one class, everything else in threads is another's job.
    void twoClassesStartThreads()
    {
        static const QRegularExpression thread(
            u"QtConcurrent|std::j?thread\\b[^:]|QThread::create|std::async"_s);
        QStringList found;
        for (const QString& file :
            filesBelow(u"core"_s) + filesBelow(u"ui"_s) + filesBelow(u"app"_s))
            if (thread.match(textOf(file)).hasMatch())
                found << file;
        found.sort();
        QCOMPARE(found,
            (QStringList { u"core/base/background.cpp"_s, u"core/base/background.h"_s,
                u"core/base/parallel.cpp"_s }));
    }
};

QTEST_APPLESS_MAIN(TestFolders)
#include "tst_folders.moc"
