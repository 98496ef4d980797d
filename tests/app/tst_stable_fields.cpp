#include "tests/app/array_files.h"
#include "tests/app/program.h"

#include <QRegularExpression>
#include <QtTest>

using namespace Qt::StringLiterals;
using test::headlight;
using test::Outcome;

// Field names that scripts rely on: each is listed, accepted, and has an effect.

namespace {

core::NamedTensors computed(const QStringList& settings)
{
    QStringList arguments { "compute", "--text", "the cat saw the dog", "--out", "-", "--format",
        "npz" };
    for (const QString& setting : settings)
        arguments << "--set" << setting;
    const Outcome outcome = headlight(arguments);
    if (outcome.code != 0)
        qFatal("%s: %s", qPrintable(settings.join(' ')), qPrintable(outcome.err));
    return test::npz(outcome.bytes);
}

} // namespace

class TestStableFields : public QObject {
    Q_OBJECT

private slots:
    void everyStableFieldIsListed_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : { "dimension integer 1 to 8192; default 64",
                 "heads integer 1 to 64; default 8", "dk integer 1 to 8192, or auto; default auto",
                 "dv integer 1 to 8192, or auto; default auto",
                 "seed integer 0 to 18446744073709551615; default 42",
                 "temperature number 0.01 to 100; default 1",
                 "scaling.kind kind none, sqrt_dk, dk, factor; default sqrt_dk",
                 "scaling.factor number 0.001 to 1000; default 1; with scaling.kind=factor",
                 "score.kind kind dot, ", "normaliser.kind kind softmax, ",
                 "mask.kind kinds none, or several of causal, window, padding, graph, matrix, ",
                 "mask.window integer 0 to 4096; default 2; with mask.kind=window",
                 "position.kind kind ", "embedding.kind kind ",
                 "tokens.kind kind words, characters, whitespace; default words",
                 "weights.kind kind random, identity, handmade, file; default handmade" })
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void everyStableFieldIsListed()
    {
        QFETCH(QString, line);
        static const QString all
            = headlight({ "fields" }).out.replace(QRegularExpression(" +"), " ");
        QVERIFY2(("\n" + all).contains("\n" + line), qPrintable(all));
    }
    void tablesHaveTheExplanations()
    {
        const QString lines = headlight({ "fields" }).out;
        const QString explained = u"another way to set score.bandwidth"_s;
        QVERIFY(lines.contains(explained));
        for (const char* format : { "csv", "json" }) {
            const QString table = headlight({ "fields", "--format", format }).out;
            QVERIFY2(table.contains(u"explanation"_s) && table.contains(explained),
                qPrintable(table.left(300)));
        }
    }
    void everyStableFieldChangesItsTensor_data()
    {
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<QString>("tensor");
        const auto row = [](const QStringList& settings, const char* tensor) {
            QTest::addRow("%s", qPrintable(settings.join(' '))) << settings << tensor;
        };
        row({ "dimension=32" }, "queries");
        row({ "heads=4" }, "layer1/head1/q");
        row({ "dk=3" }, "layer1/head1/q");
        row({ "dv=3" }, "layer1/head1/v");
        row({ "weights.kind=random" }, "layer1/head1/w_q");
        row({ "weights.kind=random", "seed=7" }, "layer1/head1/w_q");
        row({ "weights.kind=identity" }, "layer1/head1/q");
        row({ "temperature=3" }, "layer1/head1/weights");
        row({ "scaling.kind=none" }, "layer1/head1/scaled");
        row({ "scaling.kind=dk" }, "layer1/head1/scaled");
        row({ "scaling.kind=factor" }, "layer1/head1/scaled");
        row({ "scaling.factor=0.5" }, "layer1/head1/scaled");
        row({ "score.kind=cosine" }, "layer1/head1/scores");
        row({ "normaliser.kind=sparsemax" }, "layer1/head1/weights");
        row({ "mask.kind=causal" }, "layer1/head1/masked");
        row({ "mask.kind=window" }, "layer1/head1/masked");
        row({ "mask.window=1" }, "layer1/head1/masked");
        row({ "mask.kind=padding", "mask.length=2" }, "layer1/head1/masked");
        row({ "mask.kind=graph" }, "layer1/head1/masked");
        row({ "mask.matrix=[[1,2,3,4,5],[1,2,3,4,5],[1,2,3,4,5],[1,2,3,4,5],[1,2,3,4,5]]" },
            "layer1/head1/masked");
        row({ "position.kind=none" }, "queries");
        row({ "embedding.kind=one_hot" }, "queries");
        row({ "tokens.kind=characters" }, "queries");
    }
    void everyStableFieldChangesItsTensor()
    {
        QFETCH(QStringList, settings);
        QFETCH(QString, tensor);
        static const core::NamedTensors usual = computed({});
        static const core::NamedTensors random = computed({ "weights.kind=random" });
        const core::NamedTensors found = computed(settings);
        const bool seeded = settings.contains("seed=7");
        const std::string id = tensor.toStdString();
        QVERIFY(found.contains(id));
        QVERIFY(!(found.at(id) == (seeded ? random : usual).at(id)));
    }
    void everyListedChoiceIsAccepted_data()
    {
        QTest::addColumn<QString>("field");
        for (const char* field : { "scaling.kind", "score.kind", "normaliser.kind", "mask.kind",
                 "position.kind", "embedding.kind", "tokens.kind", "weights.kind" })
            QTest::newRow(field) << QString::fromLatin1(field);
    }
    void everyListedChoiceIsAccepted()
    {
        QFETCH(QString, field);
        const QRegularExpression choices(
            "^" + QRegularExpression::escape(field) + " +kinds? +(?:none, or several of )?([^;]*);",
            QRegularExpression::MultilineOption);
        const QString list = choices.match(headlight({ "fields" }).out).captured(1);
        QVERIFY(!list.isEmpty());
        for (const QString& choice : list.split(", ")) {
            const Outcome outcome
                = headlight({ "compute", "--set", field + "=" + choice, "--list" });
            // A few need a file or a matrix, and report that.
            const bool incomplete
                = outcome.err.contains("name a") || outcome.err.contains("not given");
            QVERIFY2(outcome.code == 0 || incomplete,
                qPrintable(field + "=" + choice + ": " + outcome.err));
        }
    }
};

QTEST_GUILESS_MAIN(TestStableFields)
#include "tst_stable_fields.moc"
