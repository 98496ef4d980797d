#include "ui/words/numbers.h"

#include <QtTest>

using namespace Qt::StringLiterals;

class TestNumbers : public QObject {
    Q_OBJECT

private slots:
    void smallListNumbersAreNotShownAsZero()
    {
        QCOMPARE(ui::shown(0.0003, 3), u"0.000"_s); // with room for no more decimals
        QCOMPARE(ui::shownApart(0.0003, 3), u"3.0·10⁻⁴"_s);
        QCOMPARE(ui::shownApart(0.0000999, 3), u"1.0·10⁻⁴"_s);
        QCOMPARE(ui::shownApart(0.0007, 3), u"0.001"_s);
        QCOMPARE(ui::shownApart(0.571, 3), u"0.571"_s);
        QCOMPARE(ui::shownApart(0, 3), u"0"_s);
    }
    void listNumbersAreRightAligned()
    {
        QCOMPARE(ui::numberInList(9, 12), QChar(0x2007) + u"9"_s);
        QCOMPARE(ui::numberInList(10, 12), u"10"_s);
        QCOMPARE(ui::numberInList(9, 9), u"9"_s);
    }
};

QTEST_MAIN(TestNumbers)
#include "tst_numbers.moc"
