#include "core/analysis/steps.h"
#include "core/analysis/tensors.h"
#include "tests/core/trace_builder.h"

#include <QtTest>

using core::Step;

namespace {

core::Trace with(auto&& change, const trace_builder::Setup& setup = {})
{
    return trace_builder::changed(trace_builder::build(setup), change);
}

Step step(const core::Trace& trace, std::string_view id, core::Index layer = 0)
{
    const auto all = core::steps(trace, layer, 0);
    const auto found = std::ranges::find(all, id, &Step::id);
    return found == all.end() ? Step {} : *found;
}

bool notes(const Step& s, std::string_view id)
{
    return std::ranges::count(s.notes, id) == 1;
}

using Ids = std::vector<std::string>;

} // namespace

class TestSteps : public QObject {
    Q_OBJECT

private slots:
    void stepsAreInOrder()
    {
        const auto all = core::steps(trace_builder::build(), 0, 1);
        QCOMPARE(all.size(), core::stepIds.size());
        for (std::size_t i = 0; i < all.size(); ++i)
            QCOMPARE(all[i].id, core::stepIds[i]);
    }
    void inputsAndOutputsOfStepsExist()
    {
        const trace_builder::Setup cross { .keys = { "x", "y" }, .layers = 2 };
        for (const auto& trace :
            { trace_builder::build({ .layers = 2, .causal = true }), trace_builder::build(cross) })
            for (core::Index layer = 0; layer < 2; ++layer)
                for (const Step& s : core::steps(trace, layer, 1)) {
                    for (const auto& id : s.enter)
                        QCOMPARE(core::find(trace, id).id, id);
                    for (const auto& id : s.leave)
                        QCOMPARE(core::find(trace, id).id, id);
                    QVERIFY(s.id == "tokens" || !s.leave.empty());
                }
    }
    void outputsAreInputsOfTheNextStep()
    {
        const auto all = core::steps(trace_builder::build({ .causal = true }), 0, 0);
        for (std::size_t i = 3; i + 1 < all.size(); ++i)
            QCOMPARE(all[i + 1].enter.front(), all[i].leave.front());
    }
    void maskStepWithoutAMaskChangesNothing()
    {
        const Step none = step(trace_builder::build(), "mask");
        QVERIFY(!none.changes);
        QCOMPARE(none.formula, "mask.none");
        QCOMPARE(none.enter, Ids { "layer1/head1/scaled" });
        const Step causal
            = step(with(
                       [](core::Model& m) {
                           m.specs.front().mask = { core::CausalMask {}, core::CausalMask {} };
                       },
                       { .causal = true }),
                "mask");
        QVERIFY(causal.changes);
        QCOMPARE(causal.notes, Ids { "causal" });
        QCOMPARE(causal.enter, (Ids { "layer1/head1/scaled", "layer1/head1/mask" }));
        const Step bias = step(with([](core::Model& m) {
            m.layers.mutableLayers()[0].heads[0].mask.distanceSlope = 0.5F;
        }),
            "mask");
        QVERIFY(bias.changes && notes(bias, "alibi"));
        QCOMPARE(bias.formula, "mask.distance");
        const Step both = step(with(
                                   [](core::Model& m) {
                                       m.layers.mutableLayers()[0].heads[0].mask.distanceSlope
                                           = 0.5F;
                                   },
                                   { .causal = true }),
            "mask");
        QCOMPARE(both.formula, "mask.added_distance");
        QCOMPARE(causal.formula, "mask.added");
    }
    void onlyIdentityWeightsAreCalledIdentity()
    {
        const auto noted = [](float corner) {
            const core::Trace trace = with([=](core::Model& m) {
                core::HeadModel& head = m.layers.mutableLayers()[0].heads[0];
                for (core::Matrix* each : { &head.wq, &head.wk, &head.wv }) {
                    *each = core::Matrix(4, 4);
                    for (core::Index i = 0; i < 4; ++i)
                        for (core::Index j = 0; j < 4; ++j)
                            (*each)(i, j) = i == j ? 1.0F : 0.0F;
                }
                head.wq(0, 3) = corner;
            });
            return notes(step(trace, "project"), "identity");
        };
        QVERIFY(noted(0));
        QVERIFY(!noted(0.5F)); // one number set by hand
    }
    void dividingByOneChangesNothing()
    {
        QVERIFY(step(trace_builder::build(), "scale").changes);
        const core::Trace none
            = with([](core::Model& m) { m.specs.front().scaling = core::NoScaling {}; });
        QVERIFY(!step(none, "scale").changes);
        QCOMPARE(step(none, "scale").formula, "scale.none");
        const core::Trace one
            = with([](core::Model& m) { m.specs.front().scaling = core::FactorScaling { 1 }; });
        QVERIFY(!step(one, "scale").changes);
    }
    void everyAlternativeHasAListedFormula()
    {
        const auto formulas = core::formulaIds();
        const auto check = [&](const core::Trace& trace) {
            for (const Step& s : core::steps(trace, 0, 0))
                QVERIFY2(std::ranges::count(formulas, s.formula) == 1, s.formula.c_str());
        };
        const auto each = [&]<class V>(std::type_identity<V>, auto&& place) {
            core::forEachAlternative<V>([&](auto type) {
                using A = typename decltype(type)::type;
                check(with([&](core::Model& m) { place(m).template emplace<A>(); }));
            });
        };
        const auto rule = [&](auto member) {
            using V = std::remove_cvref_t<decltype(core::AttentionSpec {}.*member)>;
            each(std::type_identity<V> {},
                [=](core::Model& m) -> V& { return m.specs.front().*member; });
        };
        rule(&core::AttentionSpec::score);
        rule(&core::AttentionSpec::scaling);
        rule(&core::AttentionSpec::normaliser);
        each(std::type_identity<core::Position> {},
            [](core::Model& m) -> core::Position& { return m.experiment.design.position; });
        each(std::type_identity<core::Tokens> {},
            [](core::Model& m) -> core::Tokens& { return m.experiment.design.tokens; });
        each(std::type_identity<core::Source> {},
            [](core::Model& m) -> core::Source& { return m.experiment.source; });
    }
    void formsOfAScoreHaveTheirFormula()
    {
        const core::Trace box = with([](core::Model& m) {
            m.specs.front().score = core::KernelScore { core::Kernel::Box, 1 };
        });
        QCOMPARE(step(box, "score").formula, "score.kernel.box");
        QVERIFY(notes(step(box, "score"), "excludes"));
        QVERIFY(notes(step(box, "normalise"), "logarithm"));
        const core::Trace location = with([](core::Model& m) {
            m.specs.front().score = core::LocationScore { core::LocationForm::HU, 0 };
        });
        QCOMPARE(step(location, "score").formula, "score.location.hu");
        QVERIFY(notes(step(location, "score"), "no_query"));
        QCOMPARE(step(location, "score").enter, Ids { "layer1/head1/k" });
    }
    void positionsHaveTheFormulaOfTheirKind()
    {
        const core::Trace added = with([](core::Model& m) {
            m.inputs.queryPositions = m.inputs.queryEmbedding
                = std::make_shared<const core::Matrix>(5, 4);
            m.experiment.design.position = core::Sinusoidal {};
        });
        QCOMPARE(step(added, "input").formula, "input.position.sinusoidal");
        QCOMPARE(step(added, "input").enter, (Ids { "queries/embedding", "queries/position" }));
        const core::Trace rotary
            = with([](core::Model& m) { m.specs.front().rotary = core::Rotary {}; });
        QCOMPARE(step(rotary, "input").formula, "input.embedding");
        QVERIFY(notes(step(rotary, "project"), "rotary"));
        QCOMPARE(step(rotary, "project").formula, "project.rotated");
        QCOMPARE(step(rotary, "project").leave.front(), "layer1/head1/q_unturned");
        QCOMPARE(step(added, "project").leave.front(), "layer1/head1/q");
    }
    void notesNameSpecialSettings()
    {
        core::Trace trace = with([](core::Model& m) {
            m.specs.front().temperature = 2;
            m.inputs.queryTokens[1].known = false;
            m.layers.mutableLayers()[0].heads[0].enabled = false;
            m.layers.mutableLayers()[0].heads[0].pattern = "previous";
            m.layers.mutableLayers()[0].heads[0].bv = core::Matrix(1, 2);
            m.layers.mutableLayers()[0].bo = core::Matrix(1, 4);
        });
        trace.attentions[0].heads[0].emptyRows = { 2 };
        QVERIFY(notes(step(trace, "normalise"), "temperature"));
        QVERIFY(notes(step(trace, "normalise"), "empty_rows"));
        QVERIFY(notes(step(trace, "tokens"), "unknown_tokens"));
        QVERIFY(notes(step(trace, "project"), "handmade"));
        QCOMPARE(step(trace, "project").formula, "project.bias");
        QVERIFY(notes(step(trace, "output"), "head_off"));
        QCOMPARE(step(trace, "output").formula, "output.projection_bias");
        const auto listed = core::noteIds();
        for (const Step& s : core::steps(trace, 0, 0))
            for (const auto& note : s.notes)
                QVERIFY2(std::ranges::count(listed, note) == 1, note.c_str());
    }
    void laterLayerStartsFromThePreviousOutput()
    {
        const core::Trace self = trace_builder::build({ .layers = 2 });
        QCOMPARE(step(self, "project", 1).enter.front(), "layer1/output");
        const core::Trace cross = trace_builder::build({ .keys = { "x", "y" }, .layers = 2 });
        QCOMPARE(step(cross, "project", 1).enter[0], "layer1/output");
        QCOMPARE(step(cross, "project", 1).enter[1], "keys");
        QVERIFY(notes(step(cross, "tokens"), "cross"));
    }
};

QTEST_APPLESS_MAIN(TestSteps)
#include "tst_steps.moc"
