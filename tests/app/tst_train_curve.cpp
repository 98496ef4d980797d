#include "array_files.h"
#include "program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using test::headlight;
using test::Outcome;

// `headlight train --task curve`, and predictions of the network.
class TestTrainCurve : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] Outcome train(const QString& arguments, const QString& folder) const
    {
        return headlight(QStringList { u"train"_s } + arguments.split(u' ', Qt::SkipEmptyParts)
            + QStringList { u"--out"_s, path(folder) });
    }
    // All files except history.csv, which holds times.
    [[nodiscard]] QByteArray bits(const QString& folder) const
    {
        return test::load(path(folder + u"/checkpoint.safetensors"_s));
    }

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void bandwidthIsTrainedAndPredicts()
    {
        const Outcome trained
            = train(u"--task curve --network kernel --steps 300 --every 10 --json"_s, u"curve"_s);
        QVERIFY2(trained.code == 0, qPrintable(trained.err));
        QList<QJsonObject> reports;
        for (const QString& line : trained.out.split(u'\n', Qt::SkipEmptyParts))
            reports << QJsonDocument::fromJson(line.toUtf8()).object();
        QCOMPARE(reports.size(), 30);
        QVERIFY(reports.last()[u"loss"_s].toDouble() < reports[0][u"loss"_s].toDouble() / 3);
        QVERIFY(reports.last()[u"symbols"_s].toDouble() > 0.7);
        const QStringList ask { u"compute"_s, u"--text"_s, u"0.5 2 3.25"_s, u"--out"_s,
            path(u"trace.npz"_s), u"--model"_s };
        for (const QString& model : { path(u"curve"_s), path(u"curve@50"_s) }) {
            const Outcome predicted = headlight(ask + QStringList { model });
            QVERIFY2(predicted.code == 0, qPrintable(predicted.err));
            const auto tensors = test::npz(test::load(path(u"trace.npz"_s)));
            const auto weights = tensors.find("layer1/head1/weights");
            QVERIFY(weights != tensors.end());
            QCOMPARE(weights->second.shape, (std::vector<core::Index> { 3, 60 }));
        }
        const Outcome figure = headlight({ u"render"_s, u"--model"_s, path(u"curve"_s), u"--text"_s,
            u"0.5 2 3.25"_s, u"--view"_s, u"learn"_s, u"-o"_s, path(u"learn.png"_s) });
        QVERIFY2(figure.code == 0, qPrintable(figure.err));
        const Outcome wrong = headlight(
            { u"show"_s, u"--model"_s, path(u"curve"_s), u"--text"_s, u"half past two"_s });
        QCOMPARE(wrong.code, 1);
        QVERIFY2(wrong.err.contains(u"expected numbers"_s) && wrong.err.contains(u"\"half\""_s),
            qPrintable(wrong.err));
    }
    void resumeGivesSameWeights()
    {
        QCOMPARE(
            train(u"--task curve --steps 40 --warm-up 4 --threads 1"_s, u"straight"_s).code, 0);
        QCOMPARE(train(u"--task curve --steps 17 --warm-up 4 --threads 2"_s, u"parts"_s).code, 0);
        QVERIFY(bits(u"parts"_s) != bits(u"straight"_s));
        const Outcome again = train(u"--resume --steps 40"_s, u"parts"_s);
        QVERIFY2(again.code == 0, qPrintable(again.err));
        QVERIFY(bits(u"parts"_s) == bits(u"straight"_s));
        QCOMPARE(train(u"--task curve --steps 40 --warm-up 4 --seed 2"_s, u"other"_s).code, 0);
        QVERIFY(bits(u"other"_s) != bits(u"straight"_s));
    }
    void unsuitableNetworkIsReported_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a network of words for a curve")
            << u"--task curve --network gru"_s << u"needs the network kernel"_s;
        QTest::newRow("a kernel for words") << u"--task tags --network kernel"_s << u"labels"_s;
        QTest::newRow("a kernel for sequences")
            << u"--task dates --network kernel"_s << u"sequence"_s;
    }
    void unsuitableNetworkIsReported()
    {
        QFETCH(const QString, options);
        QFETCH(const QString, sentence);
        const Outcome outcome = train(options, u"no"_s);
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains(sentence), qPrintable(outcome.err));
        QVERIFY(!QFile::exists(path(u"no"_s)));
    }
};

QTEST_APPLESS_MAIN(TestTrainCurve)
#include "tst_train_curve.moc"
