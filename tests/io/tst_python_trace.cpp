#include "core/head_at.h"
#include "core/inference/run.h"
#include "core/io/store/model_store.h"
#include "core/resolve/resolve.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using core::Index;
using core::Matrix;

namespace {

// The weights that python_traces.py writes.
float weightAt(Index layer, Index head, Index i, Index j)
{
    return static_cast<float>((layer * 7 + head * 3 + i * 5 + j) % 11) / 16;
}

bool isLayer(const Matrix& matrix, Index layer, Index head)
{
    for (Index i = 0; i < matrix.rows(); ++i)
        for (Index j = 0; j < matrix.cols(); ++j)
            if (matrix(i, j) != weightAt(layer, head, i, j))
                return false;
    return !matrix.empty();
}

QString tokenTexts(const core::TokenList& tokens)
{
    QStringList result;
    for (const core::Token& token : *tokens)
        result << QString::fromStdString(token.text);
    return result.join(u'|');
}

const QString dog = u"The|Ġdog|中|🐕\"\n"_s;

// A Python with NumPy; empty: not found.
QString python()
{
    for (const QString& name : { u"python3"_s, u"/usr/bin/python3"_s }) {
        QProcess asked;
        asked.start(name, { u"-c"_s, u"import numpy"_s });
        if (asked.waitForFinished() && asked.exitStatus() == QProcess::NormalExit
            && asked.exitCode() == 0)
            return name;
    }
    return {};
}

} // namespace

// headlight_trace.py writes files that core reads.
class TestPythonTrace : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    core::ModelStore m_store;

    [[nodiscard]] std::shared_ptr<const core::Trace> traceOf(const QString& name) const
    {
        core::Experiment experiment;
        experiment.network = core::PretrainedSource { .where = name.toStdString() };
        return core::run(core::resolve(experiment, m_store.files(m_folder.path().toStdString())));
    }

private slots:
    void initTestCase()
    {
        const QString program = python();
        if (program.isEmpty())
            QSKIP("python3 with NumPy is not installed");
        QProcess writing;
        writing.start(program,
            { QStringLiteral(TEST_DATA "/../io/python_traces.py"),
                QStringLiteral(RESOURCES "/python"), m_folder.path() });
        QVERIFY(writing.waitForFinished());
        QVERIFY2(writing.exitCode() == 0 && writing.exitStatus() == QProcess::NormalExit,
            writing.readAllStandardError().constData());
    }
    void modelOutputIsRead_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::newRow("npz") << u".npz"_s;
        QTest::newRow("safetensors") << u".safetensors"_s;
    }
    void modelOutputIsRead()
    {
        QFETCH(QString, ending);
        const auto trace = traceOf(u"single"_s + ending);
        QCOMPARE(trace->attentions.size(), std::size_t { 3 });
        QCOMPARE(tokenTexts(trace->attention(2).queryTokens), dog);
        for (Index layer = 0; layer < 3; ++layer)
            for (Index head = 0; head < 2; ++head)
                QVERIFY(isLayer(core::headAt(*trace, layer, head).weights(), layer + 1, head));
    }
    void encoderDecoderAndCrossAreRead_data() { modelOutputIsRead_data(); }
    void encoderDecoderAndCrossAreRead()
    {
        QFETCH(QString, ending);
        const auto trace = traceOf(u"translated"_s + ending);
        QStringList paths;
        for (const core::AttentionTrace& attention : trace->attentions)
            paths << QString::fromStdString(attention.path);
        QCOMPARE(paths, (QStringList { "encoder/layer1", "decoder/layer1", "cross/layer1" }));
        QCOMPARE(tokenTexts(trace->attention(2).queryTokens), u"<s>|a|b"_s);
        QCOMPARE(tokenTexts(trace->attention(2).keyTokens), dog);
        for (Index layer = 0; layer < 3; ++layer)
            for (Index head = 0; head < 2; ++head)
                QVERIFY(isLayer(core::headAt(*trace, layer, head).weights(), layer + 1, head));
        // Half-precision values keep their type.
        const auto forms = m_store.files(m_folder.path().toStdString())
                               .tensors(("translated" + ending).toStdString())
                               .contents;
        QCOMPARE(forms->at("cross/layer1/weights").dtype, core::DType::F16);
    }
    void namedLayersWithVectorsAreRead_data() { modelOutputIsRead_data(); }
    void namedLayersWithVectorsAreRead()
    {
        QFETCH(QString, ending);
        const auto trace = traceOf(u"named"_s + ending);
        QCOMPARE(trace->attentions.size(), std::size_t { 2 });
        QCOMPARE(tokenTexts(trace->attention(1).queryTokens), u"q|r"_s);
        QCOMPARE(tokenTexts(trace->attention(1).keyTokens), dog);
        for (Index head = 0; head < 3; ++head) {
            const core::HeadAt at = core::headAt(*trace, 0, head);
            QVERIFY(isLayer(at.weights(), 1, head));
            QVERIFY(isLayer(at.q(), 4, head) && at.q().rows() == 2);
            QVERIFY(isLayer(at.k(), 5, head) && at.k().rows() == 4);
            QVERIFY(isLayer(at.v(), 6, head) && at.v().cols() == 2);
            QVERIFY(isLayer(core::headAt(*trace, 1, head).weights(), 2, head));
            QVERIFY(core::headAt(*trace, 1, head).q().empty());
        }
    }
    void plainArraysAreRead()
    {
        const auto stacked = traceOf(u"stacked.npz"_s);
        QCOMPARE(tokenTexts(stacked->attention(0).keyTokens), u"1|2|3|4"_s);
        QVERIFY(isLayer(core::headAt(*stacked, 1, 1).weights(), 2, 1));
        const auto mean = traceOf(u"mean.npz"_s);
        QCOMPARE(mean->attention(0).heads.size(), std::size_t { 1 });
        QCOMPARE(tokenTexts(mean->attention(0).queryTokens), dog);
        QVERIFY(isLayer(core::headAt(*mean, 0, 0).weights(), 1, 0));
        QVERIFY(isLayer(core::headAt(*traceOf(u"shown.npz"_s), 2, 1).weights(), 3, 1));
    }
};

QTEST_GUILESS_MAIN(TestPythonTrace)
#include "tst_python_trace.moc"
