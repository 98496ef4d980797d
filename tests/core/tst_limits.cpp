#include "core/inference/run.h"
#include "core/limits.h"

#include "core/base/error.h"
#include "core/resolve/resolve.h"
#include "core/trace.h"

#include <QtTest>

#include <limits>

using namespace core;

namespace {

limits::Size selfAttention(Index n, Index d, Index h)
{
    const Index each = (d + h - 1) / h;
    return { n, n, d, d, d, h, each, each, each, d, 0, 0 };
}

std::uint64_t bytesOf(std::initializer_list<const Matrix*> matrices)
{
    std::uint64_t bytes = 0;
    for (const Matrix* m : matrices)
        bytes += static_cast<std::uint64_t>(m->size()) * sizeof(Scalar);
    return bytes;
}

// Bytes of every tensor of a self-attention and its model.
std::uint64_t bytesOf(const Trace& trace)
{
    const Inputs& in = trace.model->inputs;
    const AttentionTrace& layer = trace.attentions[0];
    const LayerModel& model = trace.model->layers[0];
    std::uint64_t bytes = bytesOf({ in.queries.get(), in.queryEmbedding.get(),
        in.queryPositions.get(), &layer.concat, &layer.output, &model.wo });
    for (const HeadTrace& head : layer.heads)
        bytes += bytesOf({ &head.q, &head.k, &head.v, &head.weights, &head.output });
    for (const HeadModel& head : model.heads)
        bytes += bytesOf({ &head.wq, &head.wk, &head.wv });
    return bytes;
}

QString refusal(const limits::Size& size)
{
    try {
        limits::check(size);
    } catch (const Error& error) {
        return QString::fromStdString(error.problem + ": " + error.detail());
    }
    return {};
}

} // namespace

class TestLimits : public QObject {
    Q_OBJECT

private slots:
    // By hand, n = 3, d = 4, h = 2, dk = dv = 2: embedding, position and input of both sides
    // 3·(12 + 12) and values 12; weights 2·3·8 + 16; each head q, k, v 18, weights 9, output 6;
    // concatenation 12 and output 12; temporary copies of the weights and k, v 12 of each head; all
    // times 4 bytes.
    void estimateCountsEveryTensor()
    {
        const std::uint64_t numbers = 3 * 24 + 12 + 64 + 2 * 33 + 24 + 64 + 2 * 12;
        QCOMPARE(limits::estimate(selfAttention(3, 4, 2)), numbers * 4);
        limits::Size masked = selfAttention(3, 4, 2);
        masked.addedMasks = 2;
        QCOMPARE(limits::estimate(masked), (numbers + 18) * 4);
    }
    void estimateIsCloseToMemoryOfALargeRun()
    {
        Experiment e;
        for (int i = 0; i < 1024; ++i)
            std::get<Sentence>(e.source).text += " word";
        e.design.weights = RandomWeights {};
        const auto trace = run(resolve(e));
        const auto actual = static_cast<double>(bytesOf(*trace));
        const Index n = trace->output().rows();
        const auto estimate = static_cast<double>(limits::estimate(selfAttention(n, 64, 8)));
        QVERIFY(estimate >= actual);
        QVERIFY(estimate <= 1.2 * actual);
    }
    void layerOf2048TokensFitsHalfAGibibyte()
    {
        const std::uint64_t bytes = limits::estimate(selfAttention(2048, 512, 16));
        QVERIFY(bytes > std::uint64_t { 256 } << 20); // the weights alone
        QVERIFY(bytes < std::uint64_t { 512 } << 20);
        QCOMPARE(refusal(selfAttention(2048, 512, 16)), QString());
    }
    void everyLimitIncludesItsEnd()
    {
        QCOMPARE(refusal(selfAttention(4096, 64, 8)), QString());
        QVERIFY(refusal(selfAttention(4097, 64, 8)).startsWith("too_many_tokens: tokens: 4097"));
        QCOMPARE(refusal(selfAttention(16, 64, 64)), QString());
        QVERIFY(refusal(selfAttention(16, 64, 65)).startsWith("too_many_heads: heads: 65"));
        QCOMPARE(refusal(selfAttention(16, 8192, 8)), QString());
        QVERIFY(refusal(selfAttention(16, 8193, 8)).startsWith("dimension_too_large"));
        limits::Size size = selfAttention(16, 64, 1);
        size.dk = 8193;
        QVERIFY(refusal(size).contains("(d_k): 8193"));
        size.dk = 64;
        size.dv = 8193;
        QVERIFY(refusal(size).contains("(d_v): 8193"));
        limits::checkText(limits::textBytes);
        QVERIFY_THROWS_EXCEPTION(Error, limits::checkText(limits::textBytes + 1));
    }
    void refusalOfTooMuchMemoryNamesTheEstimate()
    {
        const limits::Size size = selfAttention(4096, 512, 64);
        QVERIFY(refusal(size).startsWith("too_much_memory: this would take about 4."));
        QVERIFY(refusal(size).contains("at most 4.0 GiB"));
    }
    void estimateOfHugeSizesSaturates()
    {
        const Index most = std::numeric_limits<Index>::max();
        QCOMPARE(limits::estimate(
                     { most, most, most, most, most, most, most, most, most, most, most, most }),
            std::numeric_limits<std::uint64_t>::max());
    }
    void sizesHaveBinaryUnits()
    {
        QCOMPARE(formatted(limits::readable(0)), "0 bytes");
        QCOMPARE(formatted(limits::readable(1023)), "1023 bytes");
        QCOMPARE(formatted(limits::readable(1024)), "1.0 KiB");
        QCOMPARE(formatted(limits::readable((std::uint64_t { 1 } << 30) * 13 / 10 + 1)), "1.3 GiB");
        QCOMPARE(
            formatted(limits::readable(std::numeric_limits<std::uint64_t>::max())), "15.9 EiB");
    }
};

QTEST_APPLESS_MAIN(TestLimits)
#include "tst_limits.moc"
