#include "core/reading/shares/weighted_values.h"
#include "core/reading/tensors.h"
#include "tests/core/slow_weighted_values.h"
#include "tests/io/altered_models.h"

#include <QDir>
#include <QtTest>

using altered::asking;
using altered::traceOf;
using core::Index;

using namespace Qt::StringLiterals;

// What is read from the heads of trained models.
class TestTrainedReading : public QObject {
    Q_OBJECT

    core::ModelStore m_store;

    static void everyTextModel()
    {
        QTest::addColumn<QString>("model");
        for (const char* const name : { "encoder", "decoder", "translator" })
            QTest::newRow(name) << QString::fromLatin1(name);
        const QDir families(QStringLiteral(TEST_DATA "/families"));
        for (const QString& name : families.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (name != "vit"_L1) // it is asked with a picture
                QTest::newRow(qPrintable(name)) << name;
    }

private slots:
    // What the keys bring is all that a layer gives: whatever heads share, whatever it normalises.
    void weightedValuesAreWhatKeysBring_data() { everyTextModel(); }
    void weightedValuesAreWhatKeysBring()
    {
        QFETCH(QString, model);
        const auto trace = traceOf(m_store, asking(m_store, model.toStdString()));
        const Index last = std::ssize(trace->attentions) - 1;
        for (const Index layer : { Index { 0 }, last }) {
            QVERIFY(slow::apartFromOutput(*trace, layer, 1) < 1e-4);
            const Index head = std::ssize(trace->attention(layer).heads) - 1;
            const core::Matrix ours = core::weightedValues(*trace, layer, head);
            QVERIFY(slow::apart(ours, slow::weightedValues(*trace, layer, head)) < 1e-5);
            const core::TensorRef tensor
                = core::find(*trace, core::pathOf(*trace, layer, head) + "weighted_values");
            QVERIFY(core::matrix(*trace, tensor) == ours);
            QVERIFY(core::stored(*trace, tensor) == nullptr);
        }
    }
    // An edit of W_O is one of what is brought.
    void weightedValuesObeyEdits()
    {
        core::Experiment e = asking(m_store, "encoder");
        const auto before = traceOf(m_store, e);
        for (int column = 1; column <= 256; ++column)
            e.edits.push_back(
                { .layer = 6, .head = 1, .matrix = "w_o", .row = 1, .column = column, .value = 1 });
        const auto after = traceOf(m_store, e);
        const core::Matrix changed = core::weightedValues(*after, 5, 0);
        QVERIFY(slow::apart(changed, slow::weightedValues(*after, 5, 0)) < 1e-5);
        QVERIFY(slow::apart(changed, core::weightedValues(*before, 5, 0)) > 0.1);
        QVERIFY(core::weightedValues(*after, 5, 1) == core::weightedValues(*before, 5, 1));
    }
};

QTEST_APPLESS_MAIN(TestTrainedReading)
#include "tst_trained_reading.moc"
