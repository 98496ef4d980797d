#include "core/base/error.h"
#include "core/model.h"
#include "core/resolve/resolve.h"
#include "core/settings/settings.h"

#include <QtTest>

using core::Experiment;
namespace settings = core::settings;

namespace {

std::string problemOf(const auto& action)
{
    try {
        action();
    } catch (const core::Error& error) {
        return error.problem + ": " + error.detail();
    }
    return "no error";
}

Experiment with(std::initializer_list<std::string_view> assignments)
{
    Experiment experiment;
    for (const std::string_view assignment : assignments)
        settings::set(experiment, assignment);
    return experiment;
}

} // namespace

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void plainFieldsAreSetByName()
    {
        const Experiment e
            = with({ "dimension=512", "heads = 12", "dk=64", "seed=18446744073709551615",
                "temperature=0.01", "biases=true", "output_projection=off", "heads_off=1, 3" });
        QCOMPARE(e.design.dimension, 512);
        QCOMPARE(e.attention().heads, 12);
        QCOMPARE(*e.attention().dk, 64);
        QCOMPARE(e.seed, UINT64_MAX);
        QCOMPARE(e.attention().temperature, 0.01F);
        QVERIFY(e.attention().biases && !e.attention().outputProjection);
        QCOMPARE(e.attention().ablatedHeads, (std::vector { 1, 3 }));
        QVERIFY(!with({ "dk=3", "dk=auto" }).attention().dk);
    }
    void documentedFieldsExist_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* path : { "dimension", "heads", "dk", "dv", "seed", "temperature",
                 "scaling.kind", "scaling.factor", "score.kind", "normaliser.kind", "mask.kind",
                 "mask.window", "position.kind", "embedding.kind", "tokens.kind", "weights.kind" })
            QTest::newRow(path) << path;
    }
    void documentedFieldsExist()
    {
        QFETCH(QString, path);
        const auto fields = settings::list();
        QVERIFY(std::ranges::any_of(
            fields, [&](const auto& field) { return field.path == path.toStdString(); }));
    }
    void documentedKindsExist()
    {
        for (const settings::Field& field : settings::list()) {
            if (field.path == "scaling.kind")
                QCOMPARE(field.choices,
                    (std::vector<std::string> { "none", "sqrt_dk", "dk", "factor" }));
            if (field.path == "mask.kind")
                QCOMPARE(field.choices,
                    (std::vector<std::string> { "causal", "window", "padding", "graph", "matrix",
                        "causal_window", "prefix", "blocks", "dilated", "global" }));
        }
    }
    void fieldOfAnotherAlternativeSelectsIt()
    {
        const Experiment e = with({ "scaling.factor=3" });
        QCOMPARE(std::get<core::FactorScaling>(e.attention().scaling).factor, 3.0F);
        QCOMPARE(std::get<core::KernelScore>(with({ "score.bandwidth=0.5" }).attention().score)
                     .bandwidth,
            0.5F);
    }
    // The Gaussian exp(-r²/h) has h = 2σ²; the bandwidth of the other kernels is a length.
    void everyKernelCanBeSetByALength()
    {
        const auto bandwidth = [](const Experiment& e) {
            return std::get<core::KernelScore>(e.attention().score).bandwidth;
        };
        QCOMPARE(bandwidth(with({ "score.length=3" })), 18.0F);
        for (const char* kernel : { "box", "triangle", "epanechnikov" }) {
            const Experiment e = with({ "score.kernel=" + std::string(kernel), "score.length=3" });
            QCOMPARE(bandwidth(e), 3.0F);
            QCOMPARE(core::settings::get(e, "score.length"), std::string("3"));
        }
        // A length stays the length when the kernel changes, a bandwidth the bandwidth.
        for (const char* kernel : { "box", "triangle", "epanechnikov" })
            QCOMPARE(bandwidth(with({ "score=kernel", "score.length=6",
                         "score.kernel=" + std::string(kernel) })),
                6.0F);
        QCOMPARE(bandwidth(with({ "score.length=6", "score.kernel=box", "score.kernel=gaussian" })),
            72.0F);
        QCOMPARE(bandwidth(with({ "score.bandwidth=72", "score.kernel=box" })), 72.0F);
        QCOMPARE(
            bandwidth(with({ "score.length=6", "score.bandwidth=7", "score.kernel=box" })), 7.0F);
        QCOMPARE(
            bandwidth(with({ "score.kernel=box", "score.length=500", "score.kernel=gaussian" })),
            1000.0F); // the largest
        Experiment odd = with({ "score.bandwidth=0.7" });
        core::settings::set(odd, "score.length", core::settings::get(odd, "score.length"));
        QCOMPARE(bandwidth(odd), 0.7F); // bit for bit
        QVERIFY(problemOf([] { with({ "score.length=30" }); }).starts_with("out_of_range"));
        QVERIFY(problemOf([] { with({ "score.length.x=3" }); }).starts_with("unknown_field"));
        const auto all = core::settings::list(with({ "score.bandwidth=8" }));
        const auto length = std::ranges::find(all, "score.length", &core::settings::Field::path);
        QVERIFY(length != all.end());
        QCOMPARE(length->value, std::optional<std::string>("2"));
    }
    void ambiguousFieldNamesItsAlternatives()
    {
        const std::string problem = problemOf([] { with({ "score.width=3" }); });
        QVERIFY(problem.starts_with("inactive_field: score.width: score is \"dot\""));
        QVERIFY(problem.ends_with("set score.kind=additive or score.kind=location first"));
        QCOMPARE(std::get<core::AdditiveScore>(
                     with({ "score.kind=additive", "score.width=3" }).attention().score)
                     .width,
            3);
    }
    void commonFieldsSurviveAChangeOfKind()
    {
        const Experiment e = with({ "score=additive", "score.width=7", "score=location" });
        QCOMPARE(std::get<core::LocationScore>(e.attention().score).width, 7);
        const Experiment s = with({ "source.text=Hello", "source=sentences" });
        QCOMPARE(std::get<core::SentencePair>(s.source).text, std::string("Hello"));
        // The same name with another type: the value is not kept.
        const Experiment m = with({ "source=sentences", "source.keys=a b", "source=matrices" });
        QVERIFY(!std::get<core::MatrixSource>(m.source).keys.given());
    }
    void masksAreSetAsAList()
    {
        const Experiment both = with({ "mask.kind=causal,window", "mask.window=3" });
        QCOMPARE(both.attention().mask.size(), 2U);
        QCOMPARE(std::get<core::WindowMask>(both.attention().mask[1]).window, 3);
        const Experiment added = with({ "mask.window=4", "mask.length=5" });
        QCOMPARE(settings::get(added, "mask.kind"), std::string("window,padding"));
        const Experiment reordered = with({ "mask.window=4", "mask=causal, window" });
        QCOMPARE(std::get<core::WindowMask>(reordered.attention().mask.at(1)).window, 4);
        QVERIFY(with({ "mask=causal", "mask.kind=none" }).attention().mask.empty());
        const Experiment twice = with({ "mask=window,window", "mask[2].window=9" });
        QCOMPARE(settings::get(twice, "mask[1].window"), std::string("2"));
        QCOMPARE(settings::get(twice, "mask[2].window"), std::string("9"));
        QVERIFY(problemOf([] { with({ "mask[1].window=9" }); }).starts_with("bad_index"));
    }
    void nameWithoutALayerSetsAllLayers()
    {
        Experiment e;
        e.design.blocks.resize(2);
        settings::set(e, "heads=3");
        settings::set(e, "design.blocks.attention.dk=5");
        settings::set(e, "blocks[2].heads=4");
        settings::set(e, "blocks[1].attention.scaling.factor=2");
        QCOMPARE(e.attention(0).heads, 3);
        QCOMPARE(e.attention(1).heads, 4);
        QCOMPARE(*e.attention(0).dk, 5);
        QCOMPARE(*e.attention(1).dk, 5);
        QVERIFY(e.attention(1).scaling == core::Scaling { core::SqrtScaling {} });
        QCOMPARE(settings::get(e, "heads"), std::string("3")); // the first layer's
        QCOMPARE(settings::get(e, "blocks[2].heads"), std::string("4"));
        QCOMPARE(settings::get(e, "blocks[1].scaling.factor"), std::string("2"));
        QVERIFY(problemOf([&] { settings::set(e, "blocks[3].heads=1"); }).starts_with("bad_index"));
        QVERIFY(problemOf([&] { settings::get(e, "blocks[0].heads"); }).starts_with("bad_index"));
        QVERIFY(problemOf([&] { settings::set(e, "blocks=1"); }).starts_with("unknown_field"));
        QVERIFY(
            problemOf([&] { settings::set(e, "blocks[1].seed=1"); }).starts_with("unknown_field"));
    }
    void patternsAreSetAsAList()
    {
        const Experiment e = with({ "weights=random", "weights.patterns=previous,neighbours",
            "weights.patterns.width=1.5" });
        const auto& patterns = std::get<core::HandBuiltWeights>(e.design.weights).patterns;
        QCOMPARE(patterns.size(), 2U);
        QCOMPARE(std::get<core::Neighbours>(patterns[1]).width, 1.5F);
    }
    void tensorsAreFileNamesOrLiterals()
    {
        const Experiment e = with({ "source=matrices", "source.queries=q.npy",
            "source.keys=/tmp/a:b.npz:layer1/head1/k", "source.values=[[1,2],[3, -4.5]]" });
        const auto& source = std::get<core::MatrixSource>(e.source);
        QCOMPARE(source.queries.file, std::string("q.npy"));
        QCOMPARE(source.keys.file, std::string("/tmp/a:b.npz"));
        QCOMPARE(source.keys.tensor, std::string("layer1/head1/k"));
        QCOMPARE(core::toMatrix(source.values.values), (core::Matrix { { 1, 2 }, { 3, -4.5F } }));
        QCOMPARE(settings::get(e, "source.values"), std::string("[[1, 2], [3, -4.5]]"));
        const Experiment mask = with({ "mask.matrix=[[[true,false]]]" });
        const auto& matrix = std::get<core::MatrixMask>(mask.attention().mask.at(0)).matrix.values;
        QVERIFY(matrix.boolean);
        QCOMPARE(matrix.shape, (std::vector<core::Index> { 1, 1, 2 }));
        QVERIFY(!std::get<core::MatrixSource>(
            with({ "source=matrices", "source.keys=[[1]]", "source.keys=none" }).source)
                     .keys.given());
    }
    void editsAreParsedAsRecords()
    {
        const Experiment e
            = with({ "edits=matrix=w_k row=2 column=3 value=-0.5;  head=2 matrix=w_o" });
        QCOMPARE(e.edits.size(), 2U);
        QCOMPARE(e.edits[0], (core::WeightEdit { 1, 1, "w_k", 2, 3, -0.5F }));
        QCOMPARE(e.edits[1].head, 2);
        QVERIFY(problemOf([] {
            (void)core::resolve(with({ "edits=matrix=w_x" }));
        }).starts_with("unknown_matrix"));
        QVERIFY(problemOf([] { with({ "edits=colour=3" }); }).starts_with("bad_value"));
    }
    void errorsNameFieldValueAndRemedy_data()
    {
        QTest::addColumn<QString>("assignment");
        QTest::addColumn<QString>("start");
        QTest::addColumn<QString>("contains");
        const auto row = [](const char* a, const char* start, const char* contains) {
            QTest::newRow(a) << a << start << contains;
        };
        row("haeds=3", "unknown_field", "did you mean heads");
        row("bandwidth=3", "unknown_field", "score.bandwidth");
        row("score.bandwith=3", "unknown_field", "did you mean score.bandwidth");
        row("xyzzy=3", "unknown_field", "headlight fields");
        row("heads.kind=3", "unknown_field", "heads.kind");
        row("heads[1]=3", "unknown_field", "heads[1]");
        row("score[1]=dot", "unknown_field", "score[1]");
        row("=3", "unknown_field", "");
        row("heads", "bad_setting", "field=value");
        row("heads=0", "out_of_range", "heads: expected a number from 1 to 64, found 0");
        row("heads=65", "out_of_range", "from 1 to 64, found 65");
        row("heads=99999999999", "out_of_range", "heads");
        row("heads=3.5", "bad_value", "whole number from 1 to 64, found \"3.5\"");
        row("heads=", "bad_value", "found \"\"");
        row("seed=-1", "bad_value", "0 or more");
        row("temperature=nan", "bad_value", "a number");
        row("temperature=inf", "bad_value", "a number");
        row("temperature=0,5", "bad_value", "a number");
        row("temperature=0.009", "out_of_range", "from 0.01 to 100, found 0.009");
        row("biases=maybe", "bad_value", "true or false");
        row("score.kernel=gausian", "unknown_choice", "did you mean gaussian?");
        row("score.kind=cosin", "unknown_kind", "did you mean cosine?");
        row("mask=causal,,window", "unknown_kind", "choose causal, window");
        row("heads_off=0", "out_of_range", "heads_off");
        row("source.queries=[[1]]", "inactive_field", "source.kind=matrices or source.kind=points");
        row("mask.matrix=[[1,2],[3]]", "bad_tensor", "2 elements, here 1");
        row("mask.matrix=[[1,2],3]", "bad_tensor", "a list");
        row("mask.matrix=[1,[2]]", "bad_tensor", "the same nesting depth");
        row("mask.matrix=[1,true]", "bad_tensor", "not both");
        row("mask.matrix=[nan]", "bad_tensor", "a number");
        row("mask.matrix=[[1,2", "bad_tensor", "the end");
        row("mask.matrix=[1] x", "bad_tensor", "nothing more");
        row("mask.matrix=[[[[[[[[[1]]]]]]]]]", "bad_tensor", "8 axes");
    }
    void errorsNameFieldValueAndRemedy()
    {
        QFETCH(QString, assignment);
        QFETCH(QString, start);
        QFETCH(QString, contains);
        Experiment e;
        const QString problem = QString::fromStdString(
            problemOf([&] { settings::set(e, assignment.toStdString()); }));
        QVERIFY2(problem.startsWith(start + ":"), qPrintable(problem));
        QVERIFY2(problem.contains(contains), qPrintable(problem));
        QVERIFY2(e == Experiment {}, "a refused setting changes nothing");
    }
    void inactiveFieldsHaveNoValue()
    {
        QVERIFY(problemOf([] {
            settings::get({}, "scaling.factor");
        }).starts_with("inactive_field: scaling.factor: scaling is \"sqrt_dk\""));
        QVERIFY(problemOf([] { settings::get({}, "mask.window"); }).starts_with("inactive_field"));
        QVERIFY(problemOf([] { settings::get({}, "mask.widow"); }).starts_with("unknown_field"));
    }
    // For every alternative of every variant: set() accepts the result of get() and changes
    // nothing.
    void everyValueReadsBackUnchanged()
    {
        int checked = 0;
        for (const settings::Field& kind : settings::list())
            for (const std::string& choice : kind.choices) {
                Experiment e;
                for (const std::string& need : kind.needs)
                    settings::set(e, need);
                settings::set(e, kind.path, choice);
                for (const settings::Field& field : settings::list(e)) {
                    if (!field.value)
                        continue;
                    Experiment again = e;
                    settings::set(again, field.path, *field.value);
                    QVERIFY2(again == e, (field.path + "=" + *field.value).c_str());
                    ++checked;
                }
            }
        QVERIFY(checked > 500);
    }
    void everyFieldAcceptsItsDefaultAndLimits()
    {
        for (const settings::Field& field : settings::list())
            for (const std::string& need :
                field.needs.empty() ? std::vector<std::string> { "seed=1" } : field.needs) {
                Experiment e;
                if (need.starts_with("weights.patterns"))
                    settings::set(e, "weights=handmade");
                settings::set(e, need);
                settings::set(e, field.path, field.defaultText);
                QCOMPARE(settings::get(e, field.path), field.defaultText);
                if (!field.range)
                    continue;
                for (const double end : { field.range->low, field.range->high }) {
                    const std::string text = QString::number(end, 'g', 12).toStdString();
                    settings::set(e, field.path, text);
                }
            }
    }
    void numbersIgnoreTheLocale()
    {
        // This test has one thread. NOLINTNEXTLINE(concurrency-mt-unsafe)
        QVERIFY(setlocale(LC_ALL, "C.UTF-8") != nullptr);
        // NOLINTNEXTLINE(concurrency-mt-unsafe)
        if (setlocale(LC_NUMERIC, "de_DE.UTF-8") == nullptr)
            QSKIP("this machine has no German locale");
        QCOMPARE(settings::get(with({ "temperature=0.5" }), "temperature"), std::string("0.5"));
    }
};

QTEST_APPLESS_MAIN(TestSettings)
#include "tst_settings.moc"
