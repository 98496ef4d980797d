#include "ui/language.h"
#include "ui/sentence_bar.h"

#include <QFile>
#include <QXmlStreamReader>
#include <QtTest>

// English has translations, too: of plurals.
class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ui::speak(*QCoreApplication::instance(), QStringLiteral("en")); }

    void oneIsNotMany()
    {
        QCOMPARE(ui::SentenceBar::tr("%n token(s)", nullptr, 1), QStringLiteral("1 token"));
        QCOMPARE(ui::SentenceBar::tr("%n token(s)", nullptr, 11), QStringLiteral("11 tokens"));
    }

    void everyPluralOfTheCatalogueIsFound()
    {
        QFile file(QStringLiteral(RESOURCES "/translations/headlight_en.ts"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        QByteArray context;
        int found = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"name")
                context = xml.readElementText().toUtf8();
            if (xml.name() != u"source")
                continue;
            const QByteArray source = xml.readElementText().toUtf8();
            const QString many = QCoreApplication::translate(context, source, nullptr, 7);
            QVERIFY2(many.contains(u'7') && !many.contains(QStringLiteral("(s)")), source);
            QVERIFY2(context.startsWith("ui::"), context); // where tr() looks
            ++found;
        }
        QVERIFY(found > 0);
    }
};

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"
