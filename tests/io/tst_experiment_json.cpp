#include "core/base/error.h"
#include "core/io/experiment/experiment_json.h"
#include "core/settings/settings.h"
#include "tests/core/arbitrary.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <limits>

using core::Experiment;

namespace {

Experiment back(const Experiment& experiment)
{
    return core::fromJson(core::toJson(experiment)).experiment;
}

std::string documentWith(const std::string& members)
{
    return R"({"headlight": 1, "experiment": {)" + members + "}}";
}

} // namespace

class TestExperimentJson : public QObject {
    Q_OBJECT

private slots:
    void anyExperimentRoundTrips()
    {
        const bool held = rc::check("fromJson(toJson(e)) == e", [] {
            const Experiment e = *arbitrary::experiment();
            const core::SavedExperiment saved = core::fromJson(core::toJson(e));
            RC_ASSERT(saved.experiment == e);
            RC_ASSERT(saved.unknownPaths.empty() && saved.unknown.empty() && saved.others.empty());
            RC_ASSERT(core::toJson(saved) == core::toJson(e));
        });
        QVERIFY(held);
    }
    void everyAlternativeRoundTrips()
    {
        int alternatives = 0;
        for (const core::settings::Field& kind : core::settings::list())
            for (const std::string& choice : kind.choices) {
                Experiment e;
                for (const std::string& need : kind.needs)
                    core::settings::set(e, need);
                core::settings::set(e, kind.path, choice);
                QVERIFY2(back(e) == e, (kind.path + "=" + choice).c_str());
                ++alternatives;
            }
        QVERIFY(alternatives > 40);
    }
    void numbersRoundTripExactly()
    {
        Experiment e;
        e.seed = std::numeric_limits<std::uint64_t>::max();
        e.edits = { { .value = 0.1F }, { .value = std::numeric_limits<float>::denorm_min() },
            { .value = std::numeric_limits<float>::max() }, { .value = -1.17549435e-38F },
            { .value = 16777217.0F }, { .value = 3.4e-5F } };
        QVERIFY(back(e) == e);
        QVERIFY(core::toJson(e).find("\"value\": 0.1}") != std::string::npos);
        QVERIFY(core::toJson(e).find("18446744073709551615") != std::string::npos);
    }
    void tensorsOfEveryKindRoundTrip()
    {
        const float infinity = std::numeric_limits<float>::infinity();
        core::Tensor cube { { 2, 1, 2 }, core::Buffer(4), false };
        for (core::Index i = 0; i < 4; ++i)
            cube.data.data()[i] = i == 0 ? -infinity : 0.1F * static_cast<float>(i);
        core::Tensor flags { { 2 }, core::Buffer(2), true };
        flags.data.data()[0] = 0;
        flags.data.data()[1] = 1;
        core::Tensor one { {}, core::Buffer(1), false };
        one.data.data()[0] = 7;
        Experiment e;
        e.attention().mask = { core::MatrixMask { { cube, {}, {} } },
            core::MatrixMask { { flags, {}, {} } }, core::MatrixMask { { one, {}, {} } },
            core::MatrixMask { { {}, "m.npz", "mask" } },
            core::MatrixMask { { cube, "m.npz", {} } }, core::MatrixMask {} };
        QVERIFY(back(e) == e);
        const std::string text = core::toJson(e);
        QVERIFY(text.find("[false, true]") != std::string::npos);
        QVERIFY(text.find(R"("matrix": {"file": "m.npz", "tensor": "mask"})") != std::string::npos);
    }
    void absentFieldsGetDefaults()
    {
        QVERIFY(core::fromJson(R"({"headlight": 1})").experiment == Experiment {});
        Experiment expected;
        expected.attention().score = core::KernelScore {};
        QVERIFY(
            core::fromJson(documentWith(R"("score": {"kind": "kernel"}, "dk": null)")).experiment
            == expected);
    }
    // Files from before blocks existed: all heads side by side.
    void filesOfFormat1OpenAsOneBlock()
    {
        Experiment expected;
        core::settings::set(expected, "tokens=characters");
        core::settings::set(expected, "dimension=48");
        core::settings::set(expected, "weights=random");
        core::settings::set(expected, "heads=3");
        core::settings::set(expected, "dk=7");
        core::settings::set(expected, "mask=causal,window");
        core::settings::set(expected, "heads_off=2");
        const Experiment found = core::fromJson(
            documentWith(
                R"("heads": 3, "tokens": {"kind": "characters"}, "dk": 7, "dimension": 48,
               "weights": {"kind": "random"}, "heads_off": [2],
               "mask": [{"kind": "causal"}, {"kind": "window"}])"))
                                     .experiment;
        QVERIFY(found == expected);
        QCOMPARE(found.design.blocks.size(), std::size_t { 1 });
    }
    void everyBlockRoundTrips()
    {
        Experiment e;
        e.design.blocks.resize(3);
        core::settings::set(e, "blocks[2].heads=5");
        core::settings::set(e, "blocks[3].scaling.factor=2.5");
        QVERIFY(back(e) == e);
        const auto written = nlohmann::json::parse(core::toJson(e));
        QVERIFY(written["headlight"] == 2);
        QVERIFY(written["experiment"]["design"]["blocks"][1]["attention"]["heads"] == 5);
    }
    void unknownFieldsAreReportedAndRoundTrip()
    {
        const std::string text = R"({
  "headlight": 1,
  "experiment": {
    "temperatur": {"deep": [1, 2.5, 18446744073709551615]},
    "score": {"kind": "kernel", "curvature": 3},
    "mask": [{"kind": "causal"}, {"kind": "window", "window": 3, "colour": "red"}],
    "source": {"kind": "matrices", "queries": {"file": "q.npy", "unit": "m"}}
  },
  "view": {"theme": "dark"}
})";
        core::SavedExperiment saved = core::fromJson(text);
        QCOMPARE(saved.unknownPaths,
            (std::vector<std::string> {
                "temperatur", "score.curvature", "mask[2].colour", "source.queries.unit" }));
        QCOMPARE(saved.others, std::string(R"({"view":{"theme":"dark"}})"));
        const auto again = nlohmann::json::parse(core::toJson(saved));
        const auto& experiment = again["experiment"];
        QVERIFY(experiment["temperatur"]["deep"][2] == UINT64_MAX);
        const auto& attention = experiment["design"]["blocks"][0]["attention"];
        QVERIFY(attention["score"]["curvature"] == 3);
        QVERIFY(attention["mask"][1]["colour"] == "red");
        QVERIFY(attention["mask"][0] == (nlohmann::json { { "kind", "causal" } }));
        QVERIFY(!experiment.contains("score") && !experiment.contains("mask"));
        QVERIFY(experiment["source"]["queries"]["unit"] == "m");
        QVERIFY(again["view"]["theme"] == "dark");
        QCOMPARE(core::toJson(core::fromJson(core::toJson(saved))), core::toJson(saved));

        // After another alternative was chosen: the parts were not its own.
        core::settings::set(saved.experiment, "score=cosine");
        core::settings::set(saved.experiment, "mask=padding,causal");
        const auto changed = nlohmann::json::parse(core::toJson(saved));
        const auto& other = changed["experiment"]["design"]["blocks"][0]["attention"];
        QVERIFY(!other["score"].contains("curvature"));
        QVERIFY(!other["mask"][1].contains("colour"));
        QVERIFY(changed["experiment"].contains("temperatur"));
    }
    void errorNamesTheBadField_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char* problem, const std::string& text, const char* detail) {
            QTest::addRow("%s", text.c_str()) << QString::fromStdString(text) << problem << detail;
        };
        const auto field = [&](const char* problem, const char* members, const char* detail) {
            row(problem, documentWith(members), detail);
        };
        row("json_syntax", "{", "ends early, at line 1");
        row("not_headlight", "[1]", "not a Headlight file");
        row("not_headlight", R"({"experiment": {}})", "not a Headlight file");
        row("newer_version", R"({"headlight": 3})", "format 3, but this version reads format 2");
        row("newer_version", R"({"headlight": 18446744073709551615})", "newer Headlight");
        row("out_of_range", R"({"headlight": 0})", "no format 0");
        row("out_of_range", R"({"headlight": -3})", "no format -3");
        row("wrong_type", R"({"headlight": "1"})", "headlight: expected the format's version");
        row("wrong_type", R"({"headlight": 1, "experiment": []})",
            "the experiment: expected an object");
        field(
            "wrong_type", R"("heads": "8")", "heads: expected a whole number, found string \"8\"");
        field("wrong_type", R"("heads": 8.0)", "heads: expected a whole number, found number 8.0");
        field("wrong_type", R"("biases": 1)", "biases: expected true or false");
        field("wrong_type", R"("temperature": null)", "temperature: expected a number");
        field("wrong_type", R"("mask": {"kind": "causal"})", "mask: expected a list");
        field("wrong_type", R"("score": "dot")", "score: expected an object with a \"kind\"");
        field("wrong_type", R"("score": {"kind": 3})", "score.kind: expected text");
        field(
            "unknown_kind", R"("score": {"kind": "dott"})", "score.kind: expected dot, scaled_dot");
        field("unknown_kind", R"("mask": [{"window": 3}])", "mask[1]: expected a \"kind\"");
        field(
            "unknown_choice", R"("score": {"kind": "kernel", "kernel": "round"})", "gaussian, box");
        field("out_of_range", R"("heads": 0)", "heads: expected a number from 1 to 64, found 0");
        field("out_of_range", R"("heads": -18446744073709551616)", "");
        field("out_of_range", R"("design": {"blocks": []})", "design.blocks: at least one");
        field("out_of_range", R"("design": {"blocks": [{}, {"attention": {"heads": 65}}]})",
            "design.blocks[2].attention.heads: expected a number from 1 to 64, found 65");
        field("out_of_range", R"("temperature": 1e300)", "from 0.01 to 100");
        field("out_of_range", R"("seed": -1)", "seed: -1 is out of range");
        field(
            "out_of_range", R"("edits": [{"value": 1e39}])", "edits[1].value: 1e+39 is too large");
        field("out_of_range", R"("mask": [{"kind": "causal"}, {"kind": "window", "window": -1}])",
            "mask[2].window: expected a number from 0 to 4096, found -1");
        field("bad_tensor", R"("mask": [{"kind": "matrix", "matrix": [[1, 2], [3]]}])",
            "mask[1].matrix[2]: this list has 1 elements");
        field("wrong_type", R"("mask": [{"kind": "matrix", "matrix": [[1, true]]}])",
            "mask[1].matrix[1][2]: expected a number");
        field("wrong_type", R"("mask": [{"kind": "matrix", "matrix": [[1], 2]}])",
            "mask[1].matrix[2]: expected a list");
        field(
            "wrong_type", R"("mask": [{"kind": "matrix", "matrix": ["x"]}])", "expected a number");
        field("out_of_range", R"("mask": [{"kind": "matrix", "matrix": [1e39]}])", "too large");
        field("bad_tensor", R"("mask": [{"kind": "matrix", "matrix": [[[[[[[[[1]]]]]]]]]}])",
            "8 axes");
        field("wrong_type", R"("mask": [{"kind": "matrix", "matrix": {"file": 3}}])",
            "mask[1].matrix.file: expected text");
    }
    void errorNamesTheBadField()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        QFETCH(QString, detail);
        try {
            (void)core::fromJson(text.toStdString());
        } catch (const core::Error& error) {
            const QString found = QString::fromStdString(error.detail());
            if (text.contains("-18446744073709551616")) // beyond 64 bits it is a double
                QCOMPARE(error.problem, std::string("wrong_type"));
            else
                QCOMPARE(QString::fromStdString(error.problem), problem);
            QVERIFY2(found.contains(detail), qPrintable(found));
            QVERIFY(error.offset.has_value());
            return;
        }
        QFAIL("accepted");
    }
    void errorHasTheByteOffset()
    {
        const std::string text
            = documentWith("\"source\": {\"text\": \"{[\\\"]\", \"kind\": "
                           "\"sentence\"}, \"mask\": [{\"kind\": \"causal\"}, 7]");
        try {
            (void)core::fromJson(text);
            QFAIL("accepted");
        } catch (const core::Error& error) {
            QCOMPARE(error.offset.value(), text.find("7]"));
        }
    }
    void manyUnknownKeysAreReadInLinearTime()
    {
        std::string members;
        for (int i = 0; i < 200000; ++i)
            members += (i > 0 ? ",\"k" : "\"k") + std::to_string(i) + "\":1";
        const core::SavedExperiment saved = core::fromJson(documentWith(members));
        QCOMPARE(saved.unknownPaths.size(), 200000U);
        QVERIFY(core::toJson(saved).find("\"k199999\": 1") != std::string::npos);
    }
    void matricesAreWrittenOneRowPerLine()
    {
        Experiment e;
        core::settings::set(e, "source=matrices");
        core::settings::set(e, "source.queries=[[1,2],[3,4]]");
        const std::string text = core::toJson(e);
        QVERIFY(text.find("        [1.0, 2.0],\n        [3.0, 4.0]\n") != std::string::npos);
        QVERIFY(text.find("\"position\": {\"kind\": \"sinusoidal\", \"base\": 10000.0}")
            != std::string::npos);
        QVERIFY(text.ends_with("}\n"));
    }
};

QTEST_GUILESS_MAIN(TestExperimentJson)
#include "tst_experiment_json.moc"
