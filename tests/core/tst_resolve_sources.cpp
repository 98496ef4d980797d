#include "core/model.h"

#include "core/resolve/resolve.h"
#include "stub_files.h"

#include <QtTest>

#include <limits>

using namespace core;

namespace {

Experiment plain(Source source)
{
    Experiment e;
    e.source = std::move(source);
    e.design.position = NoPosition {};
    e.design.weights = IdentityWeights {};
    e.attention().heads = 1;
    return e;
}

TensorInput given(std::vector<Index> shape, std::vector<Scalar> values)
{
    return { tensorOf(std::move(shape), std::move(values)), {}, {} };
}

std::string refusal(const Experiment& experiment)
{
    return refusalOf([&] { (void)resolve(experiment); });
}

std::vector<std::string> texts(const std::vector<Token>& tokens)
{
    std::vector<std::string> result;
    result.reserve(tokens.size());
    for (const Token& token : tokens)
        result.push_back(token.text);
    return result;
}

using Texts = std::vector<std::string>;

} // namespace

class TestResolveSources : public QObject {
    Q_OBJECT

private slots:
    void sentenceGivesSelfAttention()
    {
        Experiment e = plain(Sentence { "How are you?" });
        const auto model = resolve(e);
        QCOMPARE(texts(model->inputs.queryTokens), (Texts { "How", "are", "you", "?" }));
        QCOMPARE(texts(model->inputs.keyTokens), texts(model->inputs.queryTokens));
        QCOMPARE(model->inputs.queries->rows(), 4);
        QCOMPARE(model->inputs.queries->cols(), 64);
        QCOMPARE(model->inputs.keys.get(), model->inputs.queries.get());
        QCOMPARE(model->inputs.values.get(), model->inputs.queries.get());
        QVERIFY(model->inputs.queryEmbedding == nullptr); // nothing was added
        QCOMPARE(model->experiment, e);
    }
    void sentencePairGivesCrossAttention()
    {
        const auto model = resolve(plain(SentencePair { "one two", "a b c d e" }));
        QCOMPARE(model->inputs.queries->rows(), 2);
        QCOMPARE(model->inputs.keys->rows(), 5);
        QCOMPARE(model->inputs.values.get(), model->inputs.keys.get());
        QCOMPARE(model->inputs.keyTokens.size(), std::size_t { 5 });
    }
    void oneHotHasTheWidthOfTheVocabulary()
    {
        Experiment e = plain(SentencePair { "one two", "two three two" });
        e.design.embedding = OneHot {};
        const auto model = resolve(e);
        QCOMPARE(model->inputs.queries->cols(), 3);
        QCOMPARE(model->layers[0].heads[0].wq, Matrix::identity(3, 3));
    }
    void positionsAreAddedToEveryInput()
    {
        for (const Position& position : { Position { Sinusoidal {} }, { RandomPosition {} } }) {
            Experiment e = plain(SentencePair { "one two", "a b c" });
            e.design.position = position;
            const auto model = resolve(e);
            const Inputs& in = model->inputs;
            const auto isSum = [](const Input& sum, const Input& a, const Input& b) {
                for (Index i = 0; i < sum->size(); ++i)
                    if (sum->data()[i] != a->data()[i] + b->data()[i])
                        return false;
                return !sum->empty();
            };
            QVERIFY(isSum(in.queries, in.queryEmbedding, in.queryPositions));
            QVERIFY(isSum(in.keys, in.keyEmbedding, in.keyPositions));
            QCOMPARE(in.values.get(), in.keys.get());
            // Row i has the same position on both sides.
            QVERIFY(std::ranges::equal(in.queryPositions->row(1), in.keyPositions->row(1)));
        }
    }
    void rotaryAndAlibiAddNoVectors()
    {
        Experiment e = plain(Sentence { "a b" });
        e.attention().heads = 2;
        e.design.position = Rotary {};
        QVERIFY(resolve(e)->inputs.queryPositions == nullptr);
        e.design.position = Alibi {};
        const auto model = resolve(e);
        QVERIFY(model->inputs.queryPositions == nullptr);
        for (const Index head : { 0, 1 })
            QCOMPARE(model->layers[0].heads[static_cast<std::size_t>(head)].mask.distanceSlope,
                alibiSlope(Alibi {}, head, 2));
        QVERIFY(model->layers[0].heads[0].mask.distanceSlope > 0);
    }
    void missingMatricesDefaultToThePreviousOne()
    {
        MatrixSource source;
        source.queries = given({ 2, 3 }, { 1, 2, 3, 4, 5, 6 });
        auto model = resolve(plain(source));
        QCOMPARE(*model->inputs.queries, (Matrix { { 1, 2, 3 }, { 4, 5, 6 } }));
        QCOMPARE(model->inputs.values.get(), model->inputs.queries.get());
        QCOMPARE(texts(model->inputs.keyTokens), (Texts { "1", "2" }));
        source.keys = given({ 3, 2 }, { 1, 2, 3, 4, 5, 6 });
        model = resolve(plain(source));
        QCOMPARE(model->inputs.keys->rows(), 3);
        QCOMPARE(model->inputs.values.get(), model->inputs.keys.get());
        QCOMPARE(texts(model->inputs.keyTokens), (Texts { "1", "2", "3" }));
        source.values = given({ 3 }, { 7, 8, 9 });
        model = resolve(plain(source));
        QCOMPARE(*model->inputs.values, (Matrix { { 7 }, { 8 }, { 9 } }));
        QCOMPARE(model->layers[0].wo.cols(), 1); // identity weights return the values
    }
    void matricesComeFromFiles()
    {
        MatrixSource source;
        source.queries = { {}, "qk.npz", {} };
        source.keys = { {}, "qk.npz", {} };
        const StubFiles files = stubFiles({ { "qk.npz",
            { { "q", tensorOf({ 1, 2 }, { 1, 2 }) }, { "k", tensorOf({ 1, 2 }, { 3, 4 }) } } } });
        const auto model = resolve(plain(source), files);
        QCOMPARE(*model->inputs.queries, (Matrix { { 1, 2 } }));
        QCOMPARE(*model->inputs.keys, (Matrix { { 3, 4 } }));
        QVERIFY(refusal(plain(source)).starts_with("files_unavailable"));
    }
    void pointsPredictTheirTargets()
    {
        PointSource source;
        source.points = given({ 3 }, { 0, 1, 2 }); // three points on a line
        source.targets = given({ 3, 2 }, { 1, 2, 3, 4, 5, 6 });
        auto model = resolve(plain(source));
        QCOMPARE(*model->inputs.queries, (Matrix { { 0 }, { 1 }, { 2 } }));
        QCOMPARE(model->inputs.keys.get(), model->inputs.queries.get());
        QCOMPARE(model->layers[0].wo, Matrix::identity(2, 2));
        source.queries = given({ 1 }, { 0.5 });
        model = resolve(plain(source));
        QCOMPARE(model->inputs.queries->rows(), 1);
        QCOMPARE(model->inputs.keys->rows(), 3);
        // A prediction has the targets' width for all weights.
        Experiment random = plain(source);
        random.design.weights = RandomWeights {};
        QCOMPARE(resolve(random)->layers[0].wo.cols(), 2);
    }
    void badInputIsExplained()
    {
        QVERIFY(refusal(plain(Sentence { " \n" })).starts_with("no_tokens"));
        QVERIFY(refusal(plain(SentencePair { "a", "" })).starts_with("no_tokens"));
        QVERIFY(refusal(plain(Sentence { std::string((1 << 20) + 1, 'a') }))
                    .starts_with("text_too_long"));
        std::string many;
        for (int i = 0; i < 4097; ++i)
            many += "a ";
        QVERIFY(refusal(plain(Sentence { many })).starts_with("too_many_tokens"));
        QVERIFY(refusal(plain(MatrixSource {})).starts_with("no_tokens"));
        QVERIFY(refusal(plain(PointSource {})).starts_with("no_tokens"));
        MatrixSource source;
        source.queries = given({ 0, 3 }, {});
        QVERIFY(refusal(plain(source)).starts_with("no_tokens"));
        source.queries = given({ 2, 1, 1 }, { 1, 2 });
        QVERIFY(refusal(plain(source)).starts_with("tensor_axes"));
        source.queries = given({ 1, 2 }, { 1, std::numeric_limits<Scalar>::infinity() });
        QCOMPARE(refusal(plain(source)),
            "not_finite: the queries: a number that is infinite or beyond 3.4e38 at [1, 2], but "
            "finite numbers are needed");
        source.queries = given({ 1, 2 }, { 1, 2 });
        source.values = given({ 2, 2 }, { 1, 2, 3, 4 });
        QCOMPARE(refusal(plain(source)),
            "shape_mismatch: there must be as many values as keys, but the keys are 1 x 2 and the "
            "values 2 x 2");
        PointSource points { given({ 1, 2 }, { 1, 2 }), given({ 1 }, { 1 }), given({ 1 }, { 1 }) };
        QVERIFY(refusal(plain(points)).starts_with("shape_mismatch"));
        Experiment e = plain(Sentence {});
        e.attention().temperature = 0;
        QVERIFY(refusal(e).starts_with("out_of_range: temperature:"));
    }
    void tooMuchMemoryIsRefusedBeforeAllocation()
    {
        std::string many;
        for (int i = 0; i < 4096; ++i)
            many += "a ";
        Experiment e = plain(Sentence { many });
        e.attention().heads = 64;
        e.design.weights = RandomWeights {};
        QVERIFY(refusal(e).starts_with("too_much_memory: this would take about 4."));
    }
};

QTEST_APPLESS_MAIN(TestResolveSources)
#include "tst_resolve_sources.moc"
