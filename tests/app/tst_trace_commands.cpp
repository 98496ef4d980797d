#include "core/io/archives/npz.h"
#include "program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using test::headlight;
using test::Outcome;

namespace {

core::Tensor tensor(std::vector<core::Index> shape, const std::vector<float>& values)
{
    core::Tensor result { std::move(shape), core::Buffer(std::ssize(values)) };
    std::ranges::copy(values, result.data.data());
    return result;
}

core::Tensor text(const char* list)
{
    std::vector<float> bytes;
    for (const char* c = list; *c != '\0'; ++c)
        bytes.push_back(static_cast<float>(static_cast<unsigned char>(*c)));
    return tensor({ std::ssize(bytes) }, bytes);
}

// Two layers of two heads: one attends to itself, one to the previous token, …
core::Tensor fourHeads()
{
    return tensor({ 2, 2, 3, 3 },
        { 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 0, // layer 1
            0.5F, 0.25F, 0.25F, 0.125F, 0.75F, 0.125F, 0, 0.25F, 0.75F, // layer 2
            1, 0, 0, 1, 0, 0, 1, 0, 0 });
}

} // namespace

// The commands with imported attention.
class TestTraceCommands : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const core::NamedTensors& tensors) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no room for a file");
        file.write(QByteArray::fromStdString(core::writeNpz(tensors)));
    }
    // Runs a command with --model FILE.
    [[nodiscard]] Outcome runWithTrace(
        QStringList arguments, const QString& name = u"trace.npz"_s) const
    {
        arguments.insert(1, u"--model"_s);
        arguments.insert(2, path(name));
        return headlight(arguments);
    }

private slots:
    void initTestCase()
    {
        core::NamedTensors tensors;
        tensors.emplace("attentions", fourHeads());
        tensors.emplace("tokens", text(R"(["the", "dog", "ran"])"));
        write(u"trace.npz"_s, tensors);
        core::NamedTensors crossed;
        crossed.emplace("cross/layer1/weights", tensor({ 1, 2, 3 }, { 1, 0, 0, 0, 0, 1 }));
        crossed.emplace("decoder/tokens", text(R"(["<s>", "le"])"));
        crossed.emplace("encoder/tokens", text(R"(["the", "dog", "ran"])"));
        write(u"cross.npz"_s, crossed);
        crossed.emplace(
            "encoder/layer1/weights", tensor({ 1, 3, 3 }, { 1, 0, 0, 0, 1, 0, 0, 0, 1 }));
        write(u"both.npz"_s, crossed);
    }
    void tensorsAreWritten()
    {
        const Outcome list = runWithTrace({ "compute", "--list" });
        QCOMPARE(list.err, QString());
        QCOMPARE(list.out.section(u'\n', 0, 3),
            u"layer1/head1/weights  3 x 3\nlayer1/head2/weights  3 x 3\nlayer1/mean  3 x 3\n"
            "layer1/maximum  3 x 3"_s);
        QVERIFY(list.out.endsWith(u"rollout  3 x 3\n"_s));
        const Outcome weights
            = runWithTrace({ "compute", "--tensor", "layer2/head1/weights", "--format", "csv" });
        QCOMPARE(weights.err, QString());
        QCOMPARE(QString(weights.out).remove(u'"'),
            u",the,dog,ran\nthe,0.5,0.25,0.25\ndog,0.125,0.75,0.125\nran,0,0.25,0.75\n"_s);
        // The written file opens again.
        QCOMPARE(runWithTrace({ "compute", "--out", path(u"again.npz"_s) }).code, 0);
        const Outcome again = runWithTrace(
            { "compute", "--tensor", "layer2/head1/weights", "--format", "csv" }, u"again.npz"_s);
        QCOMPARE(again.out.section(u'\n', 1, 1), u"\"1\",0.5,0.25,0.25"_s);
        const Outcome none = runWithTrace({ "compute", "--tensor", "layer1/output" });
        QCOMPARE(none.code, 1);
        QVERIFY2(
            none.err.contains(u"there is no tensor \"layer1/output\""_s), qPrintable(none.err));
    }
    void headsAreShown()
    {
        const Outcome all = runWithTrace({ "show" });
        QCOMPARE(all.err, QString());
        QVERIFY(all.out.startsWith(u"Imported attention: 3 tokens\n"
                                   "layer1 of 2 layers, 2 heads\n"_s));
        QVERIFY2(
            all.out.contains(u"self"_s) && all.out.contains(u"previous"_s), qPrintable(all.out));
        const Outcome one = runWithTrace({ "show", "--layer", "2", "--head", "1" });
        QCOMPARE(one.err, QString());
        QVERIFY2(one.out.contains(u"dog′ = 0.75·dog + 0.12·the"_s)
                || one.out.contains(u"dog′ = 0.75·dog + 0.13·the"_s),
            qPrintable(one.out));
        const Outcome ranking = runWithTrace({ "show", "--who", "ran>dog" });
        QVERIFY2(ranking.out.contains(u"   1  layer1 head 2             1.000\n"
                                      "   2  layer2 head 1             0.250\n"_s),
            qPrintable(ranking.out));
        QVERIFY(runWithTrace({ "show" }, u"cross.npz"_s)
                    .out.startsWith(u"Imported attention: 2 queries, 3 keys\n"_s));
        for (const auto& [layer, tokens] : { std::pair { "encoder/layer1", "3 tokens" },
                 std::pair { "cross/layer1", "2 queries, 3 keys" } }) {
            const Outcome chosen = runWithTrace({ "show", "--layer", layer }, u"both.npz"_s);
            QVERIFY2(chosen.out.startsWith(u"Imported attention: %1\n"_s.arg(tokens)),
                qPrintable(chosen.out));
        }
    }
    void tokensArePrinted()
    {
        QCOMPARE(runWithTrace({ "tokens" }).out, u"1\tthe\n2\tdog\n3\tran\n"_s);
        QCOMPARE(runWithTrace({ "tokens" }, u"cross.npz"_s).out,
            u"cross/layer1 queries\n1\t<s>\n2\tle\n\ncross/layer1 keys\n1\tthe\n2\tdog\n3\tran\n"_s);
        const Outcome json = runWithTrace({ "tokens", "--format", "json" }, u"cross.npz"_s);
        const QJsonObject object = QJsonDocument::fromJson(json.bytes).object();
        QCOMPARE(object[u"attention"_s].toString(), u"cross/layer1"_s);
        QCOMPARE(object[u"queries"_s].toArray(), (QJsonArray { "<s>", "le" }));
        QCOMPARE(object[u"keys"_s].toArray(), (QJsonArray { "the", "dog", "ran" }));
        QCOMPARE(runWithTrace({ "tokens", "--text", "a" }).code, 1);
    }
    void figuresAreDrawn_data()
    {
        QTest::addColumn<QString>("view");
        for (const char* view : { "heads", "links", "atlas", "matrices" })
            QTest::newRow(view) << QString::fromLatin1(view);
    }
    void figuresAreDrawn()
    {
        QFETCH(QString, view);
        const Outcome drawn = runWithTrace({ "render", "--view", view, "--layer", "2", "--head",
            "1", "--select", "dog>the", "--format", "svg", "--caption", "auto", "-o", "-" });
        QCOMPARE(drawn.err, QString());
        QCOMPARE(drawn.code, 0);
        QVERIFY(drawn.bytes.startsWith("<?xml") && drawn.bytes.contains("dog"));
    }
    // No view ends the program; views that need more than weights report that.
    void everyViewIsDrawnOrReportsWhatItNeeds()
    {
        const QStringList views = test::viewNames();
        QVERIFY(views.size() > 8);
        for (const QString& view : views) {
            const Outcome drawn
                = runWithTrace({ "render", "--view", view, "--format", "svg", "-o", "-" });
            QVERIFY2(drawn.code == 0 || (drawn.code == 1 && drawn.err.startsWith("headlight: ")),
                qPrintable(view + drawn.err));
        }
    }
    void commandsThatNeedAModelAreRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("predict") << QStringList { "predict", "--text", "a" };
        QTest::newRow("generate") << QStringList { "predict", "--text", "a", "--steps", "3" };
        QTest::newRow("translate") << QStringList { "translate", "--text", "a" };
        QTest::newRow("ids") << QStringList { "compute", "--ids", "1,2", "--list" };
        QTest::newRow("text") << QStringList { "show", "--text", "a" };
        QTest::newRow("hide") << QStringList { "show", "--hide", "2" };
        QTest::newRow("rank") << QStringList { "show", "--set", "network.changes.rank=2" };
        QTest::newRow("temperature") << QStringList { "render", "--set",
            "network.changes.temperature=2", "--format", "svg", "-o", "-" };
        QTest::newRow("steps") << QStringList { "sweep", "--steps", "-o", path(u"sweep.gif"_s) };
        QTest::newRow("sweep") << QStringList { "sweep", "--field", "network.changes.temperature",
            "--from", "1", "--to", "2", "--frames", "2", "-o", path(u"sweep.gif"_s) };
    }
    void commandsThatNeedAModelAreRefused()
    {
        QFETCH(QStringList, arguments);
        const Outcome refused = runWithTrace(arguments);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains(u"this file holds imported attention; "_s),
            qPrintable(refused.err));
        QVERIFY(!QFile::exists(path(u"sweep.gif"_s)));
    }
};

QTEST_GUILESS_MAIN(TestTraceCommands)
#include "tst_trace_commands.moc"
