#include "core/model_families/common/families.h"
#include "tests/io/pretrained_reference.h"

#include <QDir>
#include <QtTest>

#include <set>

using namespace Qt::StringLiterals;

// One small model of each family against results of the transformers library.
class TestFamilies : public QObject {
    Q_OBJECT

    static QString root() { return QStringLiteral(TEST_DATA "/families"); }
    core::ModelStore store;

private slots:
    void tensorsMatchTheLibrary_data()
    {
        QTest::addColumn<QString>("folder");
        for (const QString& name : QDir(root()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(name)) << root() + u'/' + name;
    }
    void tensorsMatchTheLibrary()
    {
        QFETCH(QString, folder);
        const core::PretrainedModel model
            = core::openModel(folder.toStdString(), store.files(folder.toStdString()));
        QVERIFY2(
            model.notices.empty(), model.notices.empty() ? "" : model.notices[0].detail().c_str());
        const core::TensorFile file = store.files(folder.toStdString()).tensors("reference.npz");
        const auto trace
            = core::runNetwork(model.architecture, model.weights, reference::inputOf(file));
        const reference::Comparison result = reference::compare(*trace, file);
        QVERIFY(result.tensors >= 4);
        // Sums of floats in another order.
        QVERIFY2(result.apart <= 1e-4,
            qPrintable(u"%1: %2"_s.arg(result.worst.c_str()).arg(result.apart)));
    }
    void everyFamilyHasATestModel()
    {
        std::set<std::string> seen;
        for (const QString& name : QDir(root()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            seen.insert(core::openModel((root() + u'/' + name).toStdString(),
                store.files((root() + u'/' + name).toStdString()))
                            .architecture.family);
        for (const core::Family& family : core::families())
            QVERIFY2(seen.contains(std::string(family.type)) || family.type == "gemma3",
                family.type.data());
    }
};

QTEST_APPLESS_MAIN(TestFamilies)
#include "tst_families.moc"
