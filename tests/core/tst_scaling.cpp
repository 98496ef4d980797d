#include "core/attention/scaling.h"

#include <QtTest>

using namespace core;

class TestScaling : public QObject {
    Q_OBJECT

private slots:
    void divisorsAreOneRootOfWidthWidthAndFactor()
    {
        QCOMPARE(divisor(NoScaling {}, 64), 1.0);
        QCOMPARE(divisor(SqrtScaling {}, 64), 8.0);
        QCOMPARE(divisor(WidthScaling {}, 64), 64.0);
        QCOMPARE(divisor(FactorScaling { 2.5F }, 64), 2.5);
    }
};

QTEST_APPLESS_MAIN(TestScaling)
#include "tst_scaling.moc"
