#include "core/io/text/table.h"
#include "tests/app/array_files.h"
#include "tests/app/program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using slow::Numbers;
using namespace Qt::StringLiterals;
using test::headlight;
using test::Outcome;

namespace {

constexpr std::size_t queries = 3;
constexpr std::size_t keys = 5;
constexpr std::size_t heads = 2;
constexpr std::size_t dk = 3;
constexpr std::size_t dv = 2;

// A typical research case: two heads, and inputs of three widths.
struct Case {
    Numbers q = slow::numbers(queries, 6, 1);
    Numbers k = slow::numbers(keys, 4, 2);
    Numbers v = slow::numbers(keys, 7, 3);
    std::vector<Numbers> wq { slow::numbers(6, dk, 4), slow::numbers(6, dk, 5) };
    std::vector<Numbers> wk { slow::numbers(4, dk, 6), slow::numbers(4, dk, 7) };
    std::vector<Numbers> wv { slow::numbers(7, dv, 8), slow::numbers(7, dv, 9) };
    Numbers wo = slow::numbers(heads * dv, 6, 10);

    [[nodiscard]] core::NamedTensors weights() const
    {
        core::NamedTensors result;
        result.emplace("w_q", test::tensor(wq));
        result.emplace("w_k", test::tensor(wk));
        result.emplace("w_v", test::tensor(wv));
        result.emplace("w_o", test::tensor({ wo }));
        return result;
    }
    [[nodiscard]] slow::Head head(std::size_t h) const
    {
        return { slow::product(q, wq[h]), slow::product(k, wk[h]), slow::product(v, wv[h]), {}, {},
            {}, {}, {} };
    }
};

void compareHead(const core::NamedTensors& found, const std::string& prefix, const slow::Head& head)
{
    const auto compare = [&](const char* name, const Numbers& expected) {
        QVERIFY2(found.contains(prefix + name), name);
        QVERIFY2(test::agrees(found.at(prefix + name), expected), name);
    };
    compare("q", head.q);
    compare("k", head.k);
    compare("v", head.v);
    compare("scores", head.scores);
    compare("scaled", head.scaled);
    compare("masked", head.masked);
    compare("weights", head.weights);
    compare("output", head.output);
}

// True where a query may attend to a key; one slice per head.
core::Tensor booleanMask(const std::vector<Numbers>& added)
{
    core::Tensor mask = test::tensor(added);
    for (core::Index i = 0; i < mask.size(); ++i)
        mask.data.data()[i] = std::isinf(mask.data.data()[i]) ? 0.0F : 1.0F;
    mask.boolean = true;
    return mask;
}

std::vector<Numbers> forbidding()
{
    std::vector<Numbers> added(heads, Numbers(queries, slow::Row(keys, 0.0)));
    added[0][0][1] = added[0][2][0] = added[1][1][4] = slow::forbidden;
    added[1][2] = slow::Row(keys, slow::forbidden); // a query without allowed keys
    return added;
}

} // namespace

class TestCompute : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    const Case given {};
    const QStringList inputs { "--queries", "q.npy", "--keys", "k.npy", "--values", "v.npy",
        "--weights", "w.npz" };

    [[nodiscard]] Outcome run(const QStringList& arguments) const
    {
        return headlight(QStringList { "compute" } + arguments, { {}, folder.path(), {} });
    }
    void saveTensor(const char* name, const core::Tensor& tensor) const
    {
        QVERIFY(test::save(folder.filePath(name), core::writeNpy(tensor)));
    }
    // Computes with the inputs and compares every head with the slow computation.
    void compareWith(const QStringList& arguments, const slow::Score& score, double divisor,
        const std::vector<Numbers>& added) const
    {
        const Outcome outcome = run(inputs + arguments + QStringList { "--out", "trace.npz" });
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        QCOMPARE(outcome.err, QString());
        QCOMPARE(outcome.out, QString());
        const core::NamedTensors found = test::npz(test::load(folder.filePath("trace.npz")));
        std::vector<Numbers> outputs;
        for (std::size_t h = 0; h < heads; ++h) {
            const slow::Head head
                = slow::attend(given.head(h), score, divisor, added[h % added.size()]);
            compareHead(found, "layer1/head" + std::to_string(h + 1) + "/", head);
            outputs.push_back(head.output);
        }
        QVERIFY(test::agrees(found.at("queries"), given.q));
        QVERIFY(test::agrees(found.at("keys"), given.k));
        QVERIFY(test::agrees(found.at("values"), given.v));
        QVERIFY(test::agrees(found.at("layer1/concat"), slow::concatenated(outputs)));
        QVERIFY(test::agrees(
            found.at("layer1/output"), slow::product(slow::concatenated(outputs), given.wo)));
    }
    [[nodiscard]] static std::vector<Numbers> nothingAdded()
    {
        return { Numbers(queries, slow::Row(keys, 0.0)) };
    }

private slots:
    void init()
    {
        QVERIFY(folder.isValid());
        saveTensor("q.npy", test::tensor({ given.q }));
        saveTensor("k.npy", test::tensor({ given.k }));
        saveTensor("v.npy", test::tensor({ given.v }));
        QVERIFY(test::save(folder.filePath("w.npz"), core::writeNpz(given.weights())));
    }
    void everyTensorMatchesTheDefinition()
    {
        compareWith({}, slow::dot, std::sqrt(double(dk)), nothingAdded());
        compareWith({ "--set", "scaling.kind=none" }, slow::dot, 1, nothingAdded());
        compareWith({ "--set", "scaling.kind=dk" }, slow::dot, dk, nothingAdded());
        compareWith({ "--set", "scaling.factor=0.5" }, slow::dot, 0.5, nothingAdded());
    }
    void booleanMaskAllowsKeys()
    {
        saveTensor("m.npy", booleanMask(forbidding()));
        compareWith({ "--mask", "m.npy" }, slow::dot, std::sqrt(double(dk)), forbidding());
        saveTensor("m.npy", booleanMask({ forbidding()[0] }));
        compareWith({ "--mask", "m.npy" }, slow::dot, std::sqrt(double(dk)), { forbidding()[0] });
    }
    void floatMaskIsAdded()
    {
        std::vector<Numbers> added { slow::numbers(queries, keys, 20),
            slow::numbers(queries, keys, 21) };
        added[1][0][0] = slow::forbidden;
        saveTensor("m.npy", test::tensor(added));
        compareWith({ "--mask", "m.npy" }, slow::dot, std::sqrt(double(dk)), added);
        saveTensor("m.npy", test::tensor({ added[0] }));
        compareWith({ "--mask", "m.npy" }, slow::dot, std::sqrt(double(dk)), { added[0] });
    }
    void maskFileAddsToOtherMasks()
    {
        saveTensor("m.npy", booleanMask({ forbidding()[0] }));
        Numbers added = forbidding()[0];
        for (std::size_t i = 0; i < queries; ++i)
            for (std::size_t j = i + 1; j < keys; ++j)
                added[i][j] = slow::forbidden;
        compareWith({ "--set", "mask=causal", "--mask", "m.npy" }, slow::dot, std::sqrt(double(dk)),
            { added });
    }
    void generalScoreReadsItsMatrix()
    {
        const Numbers w = slow::numbers(dk, dk, 30);
        core::NamedTensors weights = given.weights();
        weights.emplace("score.w", test::tensor({ w }));
        QVERIFY(test::save(folder.filePath("w.npz"), core::writeNpz(weights)));
        const slow::Score general = [&](const slow::Row& q, const slow::Row& k) {
            return slow::dot(slow::product({ q }, w)[0], k);
        };
        compareWith(
            { "--set", "score.kind=general" }, general, std::sqrt(double(dk)), nothingAdded());
    }
    void additiveScoreReadsItsParameters()
    {
        const Numbers wq = slow::numbers(dk, 4, 31);
        const Numbers wk = slow::numbers(dk, 4, 32);
        const Numbers b = slow::numbers(1, 4, 33);
        const Numbers u = slow::numbers(1, 4, 34);
        core::NamedTensors weights = given.weights();
        weights.emplace("score.w_q", test::tensor({ wq }));
        weights.emplace("score.w_k", test::tensor({ wk }));
        weights.emplace("score.b", test::tensor({ b }));
        weights.emplace("score.u", test::tensor({ u }));
        QVERIFY(test::save(folder.filePath("w.npz"), core::writeNpz(weights)));
        const slow::Score additive = [&](const slow::Row& q, const slow::Row& k) {
            const slow::Row projectedQuery = slow::product({ q }, wq)[0];
            const slow::Row projectedKey = slow::product({ k }, wk)[0];
            double sum = 0;
            for (std::size_t t = 0; t < b[0].size(); ++t)
                sum += u[0][t] * std::tanh(projectedQuery[t] + projectedKey[t] + b[0][t]);
            return sum;
        };
        compareWith({ "--set", "score.kind=additive", "--set", "scaling.kind=none" }, additive, 1,
            nothingAdded());
    }
    void identityUsesTheInputs()
    {
        saveTensor("k.npy", test::tensor({ slow::numbers(keys, 6, 40) }));
        const Outcome outcome
            = run({ "--queries", "q.npy", "--keys", "k.npy", "--values", "v.npy", "--set",
                "weights.kind=identity", "--set", "heads=1", "--out", "-", "--format", "npz" });
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const slow::Head head
            = slow::attend({ given.q, slow::numbers(keys, 6, 40), given.v, {}, {}, {}, {}, {} },
                slow::dot, std::sqrt(6.0), Numbers(queries, slow::Row(keys, 0.0)));
        compareHead(test::npz(outcome.bytes), "layer1/head1/", head);
    }
    void identityReadsScoreParameters()
    {
        const Numbers k = slow::numbers(keys, 6, 40);
        const Numbers w = slow::numbers(6, 6, 41);
        saveTensor("k.npy", test::tensor({ k }));
        core::NamedTensors weights;
        weights.emplace("score.w", test::tensor({ w }));
        QVERIFY(test::save(folder.filePath("score.npz"), core::writeNpz(weights)));
        const Outcome outcome = run({ "--queries", "q.npy", "--keys", "k.npy", "--weights",
            "score.npz", "--set", "weights=identity", "--set", "score=general", "--set", "heads=2",
            "--out", "-", "--format", "npz" });
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        QCOMPARE(outcome.err, QString());
        const slow::Score general = [&](const slow::Row& q, const slow::Row& key) {
            return slow::dot(slow::product({ q }, w)[0], key);
        };
        const slow::Head head = slow::attend({ given.q, k, k, {}, {}, {}, {}, {} }, general,
            std::sqrt(6.0), Numbers(queries, slow::Row(keys, 0.0)));
        compareHead(test::npz(outcome.bytes), "layer1/head1/", head);
        compareHead(test::npz(outcome.bytes), "layer1/head2/", head);
    }
    void standardOutputEqualsTheFile()
    {
        for (const QString format : { "npz", "safetensors", "json" }) {
            QCOMPARE(run(inputs + QStringList { "-o", "trace." + format }).code, 0);
            const Outcome piped = run(inputs + QStringList { "--out", "-", "--format", format });
            QCOMPARE(piped.code, 0);
            QCOMPARE(piped.err, QString());
            QVERIFY(piped.bytes == test::load(folder.filePath("trace." + format)));
        }
    }
    void oneTensorIsPrintedAsATable()
    {
        const Outcome csv = headlight({ "compute", "--text", "a \"b\" a", "--set",
            "weights.kind=identity", "--tensor", "layer1/head1/weights" });
        QVERIFY2(csv.code == 0, qPrintable(csv.err));
        QVERIFY2(csv.out.startsWith(",\"a\",\"\"\"\",\"b\",\"\"\"\",\"a\"\n\"a\",0."),
            qPrintable(csv.out));
        const Outcome markdown = headlight({ "compute", "--text", "a b", "--tensor",
            "layer1/head1/weights", "--format", "markdown" });
        QVERIFY(markdown.out.startsWith("|  | a | b |"));
    }
    void severalTensorsAreChosen()
    {
        QCOMPARE(run(inputs
                     + QStringList { "--tensor", "layer1/head2/q", "--tensor", "layer1/output",
                         "--tensor", "layer1/head2/q", "--out", "two.npz" })
                     .code,
            0);
        const auto found = test::npz(test::load(folder.filePath("two.npz")));
        QCOMPARE(found.size(), 2U);
        QVERIFY(found.contains("layer1/head2/q") && found.contains("layer1/output"));
    }
    void namePatternWritesOneFilePerTensor()
    {
        QVERIFY(QDir(folder.path()).mkpath("parts"));
        const Outcome outcome = run(inputs + QStringList { "--out", "parts/{tensor}.tsv" });
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const QStringList files = QDir(folder.filePath("parts")).entryList(QDir::Files);
        const Outcome list = run(inputs + QStringList { "--list" });
        QCOMPARE(files.size(), list.out.count('\n'));
        QVERIFY(files.contains("queries.tsv") && files.contains("layer1_head2_weights.tsv"));
        QVERIFY(list.out.contains("layer1/head2/weights  3 x 5\n"));
        QCOMPARE(test::load(folder.filePath("parts/layer1_head2_weights.tsv")),
            run(inputs + QStringList { "--tensor", "layer1/head2/weights", "--format", "tsv" })
                .bytes);
    }
    void weightsFileDecidesTheNumberOfHeads()
    {
        const Outcome list = run(inputs + QStringList { "--list" });
        QVERIFY(list.out.contains("layer1/head2/q") && !list.out.contains("layer1/head3/"));
        QCOMPARE(list.err, QString());
        const Outcome other = run(inputs + QStringList { "--set", "heads=5", "--list" });
        QCOMPARE(other.out, list.out);
        QVERIFY2(other.err.contains("the settings ask for 5"), qPrintable(other.err));
    }
    void unknownNumberOfHeadsIsNoticed()
    {
        core::NamedTensors flat;
        for (const char* name : { "w_q", "w_k", "w_v" })
            flat.emplace(name, test::tensor({ slow::numbers(6, 16, 50) }));
        QVERIFY(test::save(folder.filePath("flat.npz"), core::writeNpz(flat)));
        const QStringList base { "--queries", "q.npy", "--weights", "flat.npz", "--list" };
        const Outcome assumed = run(base);
        QCOMPARE(assumed.code, 0);
        QVERIFY2(assumed.err.contains("--set heads="), qPrintable(assumed.err));
        QCOMPARE(run(base + QStringList { "--set", "heads=2" }).err, QString());
    }
    void vectorsGetAPositionOnlyIfSet()
    {
        const QStringList printed { "--queries", "[[1,2],[3,4]]", "--tensor", "queries" };
        QCOMPARE(run(printed).out, QString(",\"1\",\"2\"\n\"1\",1,2\n\"2\",3,4\n"));
        const Outcome set = run(printed + QStringList { "--set", "position=sinusoidal" });
        QVERIFY2(set.out.startsWith(",\"1\",\"2\"\n\"1\",1,3\n"), qPrintable(set.out));
    }
    void vectorsAreUsedUnchanged()
    {
        saveTensor("plain.npy", test::tensor({ slow::numbers(keys, 6, 40) }));
        const QStringList base { "--queries", "q.npy", "--keys", "plain.npy", "--out", "-",
            "--format", "npz" };
        const Outcome plain = run(base);
        QCOMPARE(plain.err, QString());
        QVERIFY(plain.bytes
            == run(base + QStringList { "--set", "weights=identity", "--set", "heads=1" }).bytes);
        QVERIFY(plain.bytes != run(base + QStringList { "--set", "weights=handmade" }).bytes);
    }
    void handBuiltHeadsForVectorsAreNoticed()
    {
        const QStringList base { "--queries", "x.npy", "--queries", "q.npy", "--list" };
        const Outcome named = run(base + QStringList { "--set", "heads=3" });
        QVERIFY(named.err.contains("--set weights=identity"));
        QVERIFY(named.out.contains("layer1/head3/weights"));
        for (const char* weights : { "handmade", "random", "identity" })
            QVERIFY(!run(base + QStringList { "--set", QString("weights=%1").arg(weights) })
                         .err.contains("--set weights"));
        QVERIFY(run(base + QStringList { "--set", "weights.patterns=next" })
                    .out.contains("layer1/head8/weights"));
    }
    void examplesRunThroughAPipe()
    {
        const Outcome session = headlight({ "examples", "wide" });
        QCOMPARE(session.code, 0);
        const Outcome piped = headlight(
            { "compute", "-", "--tensor", "layer1/head1/weights" }, { {}, {}, session.bytes });
        QVERIFY2(piped.code == 0, qPrintable(piped.err));
        QVERIFY(piped.out.startsWith(",\"The\",\"animal\""));
        QVERIFY(piped.out.contains("\n\"wide\","));
    }
    void tokensAreMergedOnRequest()
    {
        const QStringList weights { "compute", "--model", "encoder", "--text",
            "The unbelievable internationalization", "--tensor", "layer1/head1/weights" };
        const core::Table whole = core::readTable(headlight(weights).bytes.toStdString());
        const Outcome merged = headlight(weights
            + QStringList { "--set", "view.join_words=true", "--set", "view.hide_special=true" });
        QCOMPARE(merged.code, 0);
        const core::Table table = core::readTable(merged.bytes.toStdString());
        QVERIFY(table.values.rows() < whole.values.rows());
        QVERIFY(std::ranges::count(table.rowLabels, "internationalization") == 1);
        for (core::Index i = 0; i < table.values.rows(); ++i) {
            double sum = 0;
            for (const float weight : table.values.row(i))
                sum += static_cast<double>(weight);
            QVERIFY(std::abs(sum - 1) < 1e-5);
        }
        const Outcome other = headlight(weights + QStringList { "--set", "view.order=entropy" });
        QCOMPARE(other.code, 1);
        QVERIFY2(other.err.contains("affects only what is drawn"), qPrintable(other.err));
    }
    // A figure with merged tokens is a session: its numbers are exported as drawn on request.
    void figureWithMergedTokensTellsHowToExportItsNumbers()
    {
        const QString figure = folder.filePath("joined.svg");
        QCOMPARE(headlight({ "render", "--model", "encoder", "--text", "internationalization",
                               "--view", "heads", "--set", "view.join_words=true", "-o", figure })
                     .code,
            0);
        const QStringList weights { "compute", figure, "--tensor", "layer1/head1/weights" };
        const Outcome plain = headlight(weights);
        QVERIFY2(plain.err.contains("--set view.join_words=true"), qPrintable(plain.err));
        const Outcome merged = headlight(weights + QStringList { "--set", "view.join_words=true" });
        QCOMPARE(merged.err, QString());
        QCOMPARE(core::readTable(merged.bytes.toStdString()).values.rows(), core::Index { 3 });
    }
    void saturatedScoresAreNoted()
    {
        const auto computed = [](const QString& queries, const QString& tensor) {
            return headlight({ "compute", "--queries", queries, "--tensor", tensor });
        };
        const QString huge = u"[[1e30,1e30],[3,4]]"_s;
        for (const QString tensor : { "layer1/head1/scores", "layer1/head1/weights" }) {
            const Outcome noted = computed(huge, tensor);
            QCOMPARE(noted.code, 0);
            QVERIFY2(noted.err.contains(u"Note: scores beyond ±1e38 are saturated"_s),
                qPrintable(noted.err));
        }
        QVERIFY(!computed(huge, u"layer1/head1/q"_s).out.isEmpty());
        QCOMPARE(computed(u"[[1e15,1e15],[3,4]]"_s, u"layer1/head1/scores"_s).err, QString());
    }
    void latexIsRoundedAsAsked()
    {
        const QStringList weights { "compute", "--text", "The cat sat", "--tensor",
            "layer1/head1/weights", "--format" };
        const auto latex = [&](const QStringList& options) {
            return headlight(weights + QStringList { "latex" } + options).out;
        };
        QVERIFY(latex({}).contains("\\toprule"));
        QVERIFY(latex({}).contains("$6.60 \\cdot 10^{-5}$"));
        QVERIFY(latex({ "--digits", "1" }).contains("$7 \\cdot 10^{-5}$"));
        QVERIFY(latex({ "--digits", "2" }).contains("$1.0$")); // zeros that were asked for
        QVERIFY(latex({ "--decimals", "2" }).contains("$0.00$"));
        for (const QStringList& wrong : { QStringList { "csv", "--digits", "2" },
                 QStringList { "latex", "--digits", "2", "--decimals", "2" } })
            QCOMPARE(headlight(weights + wrong).code, 2);
        QCOMPARE(headlight(weights + QStringList { "latex", "--digits", "10" }).code, 1);
    }
};

QTEST_GUILESS_MAIN(TestCompute)
#include "tst_compute.moc"
