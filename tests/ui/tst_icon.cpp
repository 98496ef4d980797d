#include <QIcon>
#include <QImage>
#include <QtTest>

// The program's own icons, drawn by Qt as in the window, the launcher and the file manager.
class TestIcon : public QObject {
    Q_OBJECT

private slots:
    void iconShowsLampAndBeamAtEverySize_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : { 16, 32, 48, 128 })
            QTest::addRow("%d px", size) << size;
    }
    void iconShowsLampAndBeamAtEverySize()
    {
        QFETCH(int, size);
        const QIcon icon(QStringLiteral(RESOURCES "/desktop/headlight.svg"));
        const QImage picture = icon.pixmap(QSize(size, size), 1.0).toImage();
        QCOMPARE(picture.size(), QSize(size, size));
        const auto at = [&](int x, int y) { // of 128
            return picture.pixelColor(x * size / 128, y * size / 128);
        };
        QCOMPARE(at(0, 0).alpha() < 128, true); // rounded corner
        QVERIFY(at(26, 64).lightness() > 240); // lamp
        const QColor lit = at(98, 64);
        QVERIFY(lit.red() > 180 && lit.red() > lit.blue() + 80); // in the beam
        const QColor dark = at(50, 34);
        QVERIFY(dark.blue() > dark.red() + 50 && dark.lightness() < lit.lightness()); // outside
        QVERIFY(at(64, 120).lightness() < 80); // night
    }
    void sessionIconIsASheetWithTheProgramsIcon()
    {
        const QIcon icon(QStringLiteral(RESOURCES "/desktop/application-x-headlight+json.svg"));
        const QImage picture = icon.pixmap(QSize(128, 128), 1.0).toImage();
        QCOMPARE(picture.pixelColor(4, 64).alpha(), 0); // upright
        QCOMPARE(picture.pixelColor(40, 24), QColor(Qt::white));
        QVERIFY(picture.pixelColor(64, 108).lightness() < 80);
    }
};

QTEST_MAIN(TestIcon)
#include "tst_icon.moc"
