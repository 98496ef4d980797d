#include "tests/app/array_files.h"
#include "tests/app/program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using slow::Numbers;
using test::headlight;
using test::Outcome;

namespace {

// A decoder's states of 6 dimensions attend to an encoder's of 9.
constexpr std::size_t queries = 3;
constexpr std::size_t keys = 5;

Numbers open()
{
    return Numbers(queries, slow::Row(keys, 0.0));
}

struct Bahdanau {
    Numbers wq = slow::numbers(6, 4, 11);
    Numbers wk = slow::numbers(9, 4, 12);
    Numbers b = slow::numbers(1, 4, 13);
    Numbers u = slow::numbers(1, 4, 14);

    double operator()(const slow::Row& q, const slow::Row& k) const
    {
        const slow::Row projectedQuery = slow::product({ q }, wq)[0];
        const slow::Row projectedKey = slow::product({ k }, wk)[0];
        double sum = 0;
        for (std::size_t t = 0; t < b[0].size(); ++t)
            sum += u[0][t] * std::tanh(projectedQuery[t] + projectedKey[t] + b[0][t]);
        return sum;
    }
    [[nodiscard]] core::NamedTensors tensors() const
    {
        return { { "score.w_q", test::tensor({ wq }) }, { "score.w_k", test::tensor({ wk }) },
            { "score.b", test::tensor({ b }) }, { "score.u", test::tensor({ u }) } };
    }
};

} // namespace

// Vectors of different widths from files, used as they are, and scores that compare them.
class TestUnequalWidths : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    const Numbers q = slow::numbers(queries, 6, 1);
    const Numbers k = slow::numbers(keys, 9, 2);

    [[nodiscard]] Outcome run(const QStringList& arguments) const
    {
        return headlight(
            QStringList { "compute", "--queries", "q.npy", "--keys", "k.npy" } + arguments,
            { {}, folder.path(), {} });
    }
    [[nodiscard]] bool save(const char* name, const std::string& bytes) const
    {
        return test::save(folder.filePath(name), bytes);
    }
    // Compares the only head.
    void compareWith(const QStringList& arguments, const slow::Score& score, double divisor) const
    {
        const Outcome outcome = run(arguments + QStringList { "--out", "trace.npz" });
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        QCOMPARE(outcome.err, QString()); // no notice about adapted sizes
        const core::NamedTensors found = test::npz(test::load(folder.filePath("trace.npz")));
        const slow::Head head
            = slow::attend({ q, k, k, {}, {}, {}, {}, {} }, score, divisor, open());
        const auto compare = [&](const char* name, const Numbers& expected) {
            const std::string id = std::string("layer1/head1/") + name;
            QVERIFY2(found.contains(id) && test::agrees(found.at(id), expected), name);
        };
        compare("q", q);
        compare("k", k);
        compare("scores", head.scores);
        compare("scaled", head.scaled);
        compare("weights", head.weights);
        compare("output", head.output);
    }

private slots:
    void init()
    {
        QVERIFY(folder.isValid());
        QVERIFY(save("q.npy", core::writeNpy(test::tensor({ q }))));
        QVERIFY(save("k.npy", core::writeNpy(test::tensor({ k }))));
    }
    void additiveScoreTakesUnequalWidths()
    {
        const Bahdanau bahdanau;
        QVERIFY(save("score.npz", core::writeNpz(bahdanau.tensors())));
        compareWith({ "--weights", "score.npz", "--set", "weights=identity", "--set",
                        "score=additive", "--set", "scaling=none" },
            bahdanau, 1);
    }
    void generalScoreMatrixIsQueriesByKeys()
    {
        const Numbers w = slow::numbers(6, 9, 20);
        QVERIFY(save("score.npz", core::writeNpz({ { "score.w", test::tensor({ w }) } })));
        const slow::Score general = [&](const slow::Row& a, const slow::Row& b) {
            return slow::dot(slow::product({ a }, w)[0], b);
        };
        compareWith(
            { "--weights", "score.npz", "--set", "weights=identity", "--set", "score=general" },
            general, 3); // √9, from the keys
    }
    void generalScoreDefaultsToTheFirstDimensions()
    {
        const slow::Score general = [](const slow::Row& a, const slow::Row& b) {
            return slow::dot(a, b); // over the query's dimensions
        };
        compareWith({ "--set", "score=general" }, general, 3);
    }
    void matrixOfAnotherShapeIsRefused()
    {
        QVERIFY(save("score.npz",
            core::writeNpz({ { "score.w", test::tensor({ slow::numbers(6, 6, 21) }) } })));
        const Outcome outcome = run({ "--weights", "score.npz", "--set", "weights=identity",
            "--set", "score=general", "--out", "no.npz" });
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains("6 x 9 is needed"), qPrintable(outcome.err));
        QVERIFY(!QFile::exists(folder.filePath("no.npz")));
    }
    void scoreOfOneWidthTruncatesKeysWithNotice()
    {
        const Outcome outcome = run({ "--list" });
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.err.contains("keys of dimension 9 are truncated to 6"),
            qPrintable(outcome.err));
        QVERIFY(outcome.out.contains("layer1/head1/k  5 x 6"));
    }
    void everyTensorIsListedWithItsShape()
    {
        const Outcome outcome
            = run({ "--set", "score=additive", "--set", "score.width=4", "--list" });
        QCOMPARE(outcome.err, QString());
        for (const char* line : { "layer1/head1/w_q  6 x 6", "layer1/head1/w_k  9 x 9",
                 "layer1/head1/score.w_q  6 x 4", "layer1/head1/score.w_k  9 x 4",
                 "layer1/head1/q  3 x 6", "layer1/head1/k  5 x 9", "layer1/head1/weights  3 x 5" })
            QVERIFY2(outcome.out.contains(line), line);
    }
    // An exported result can be read as weights again: d_q and d_k then come from the file.
    void exportedTensorsAreReadAsWeights()
    {
        const QStringList general { "--set", "score=general" };
        QCOMPARE(run(general + QStringList { "--out", "first.npz" }).code, 0);
        const core::NamedTensors first = test::npz(test::load(folder.filePath("first.npz")));
        core::NamedTensors weights;
        for (const char* name : { "w_q", "w_k", "w_v", "score.w" })
            weights[name] = first.at(std::string("layer1/head1/") + name);
        QVERIFY(save("w.npz", core::writeNpz(weights)));
        const Outcome outcome = run(general
            + QStringList { "--set", "heads=1", "--weights", "w.npz", "--out", "again.npz" });
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const core::NamedTensors again = test::npz(test::load(folder.filePath("again.npz")));
        QVERIFY(again.at("layer1/head1/weights") == first.at("layer1/head1/weights"));
    }
    void everyViewIsDrawnAndWidthsAreShown()
    {
        const QStringList how { "--set", "source.queries=[[1,0],[0,1]]", "--set",
            "source.keys=[[1,2,3],[3,2,1],[0,1,0]]", "--set", "weights=identity", "--set",
            "position=none", "--set", "heads=2" };
        QStringList views = test::viewNames();
        views.removeOne(QStringLiteral("regression")); // has points, not matrices
        for (const char* score : { "score=additive", "score=general", "score=location" }) {
            const QStringList all
                = QStringList { "--set", "source=matrices" } + how + QStringList { "--set", score };
            // Space cannot show two widths; nothing is pinned or trained.
            int refused = 0;
            for (const QString& view : views) {
                const Outcome drawn = headlight(
                    QStringList { "render", "--view", view, "--size", "90x60mm", "-o", "a.svg" }
                        + all,
                    { {}, folder.path(), {} });
                const bool nothing
                    = drawn.err.contains("the view " + view + " has nothing to show");
                QVERIFY2(drawn.code == 0 || nothing, qPrintable(drawn.err));
                refused += nothing ? 1 : 0;
            }
            QCOMPARE(refused, 5);
            const Outcome shown = headlight(QStringList { "show" } + all);
            QVERIFY2(shown.out.contains("d_q = 2, d_k = 3"), qPrintable(shown.out + shown.err));
        }
    }
    // c·tanh(s/c) of the scores divided by √d_k, before the mask.
    void softCapIsBetweenScalingAndMask()
    {
        const Outcome outcome = run({ "--set", "score=general", "--set", "softcap=0.5", "--set",
            "mask=window", "--set", "mask.window=1", "--out", "capped.npz" });
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const core::NamedTensors found = test::npz(test::load(folder.filePath("capped.npz")));
        Numbers capped = open();
        Numbers masked = open();
        for (std::size_t i = 0; i < queries; ++i)
            for (std::size_t j = 0; j < keys; ++j) {
                capped[i][j] = 0.5 * std::tanh(slow::dot(q[i], k[j]) / 3 / 0.5);
                const bool seen = i + 1 >= j && j + 1 >= i;
                masked[i][j] = slow::forbidden;
                if (seen)
                    masked[i][j] = capped[i][j];
            }
        QVERIFY(test::agrees(found.at("layer1/head1/capped"), capped));
        QVERIFY(test::agrees(found.at("layer1/head1/masked"), masked));
        QVERIFY(test::agrees(found.at("layer1/head1/weights"), slow::softmax(masked)));
        QVERIFY(headlight({ "fields" })
                    .out.contains(QRegularExpression("\nsoftcap +number +0 to 1000; default 0")));
    }
};

QTEST_GUILESS_MAIN(TestUnequalWidths)
#include "tst_unequal_widths.moc"
