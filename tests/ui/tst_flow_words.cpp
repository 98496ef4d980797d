#include "core/analysis/tensors.h"
#include "ui/views/flow/flow_view.h"
#include "ui/words/numbers.h"
#include "view_stage.h"

using namespace Qt::StringLiterals;
using namespace ui;
using Part = FlowView::Part;

namespace {

core::Matrix numbersOf(const ViewStage<FlowView>& stage, const std::string& name)
{
    const core::Trace& trace = *stage.document.trace();
    return core::matrix(trace, core::find(trace, "layer1/head1/" + name));
}

} // namespace

// Tests the text above the matrices of Flow: formulas, names and ranges.
class TestFlowWords : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    // With RoPE, Q is not XW_Q.
    void rotaryQueriesAndKeysAreCalledRotated()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        const auto title = [&](Part part) {
            const PanelContent& content = stage.view.part(part)->content();
            return content.title.plainText().remove(u' ') + u'|' + content.subtitle;
        };
        stage.view.resize(1800, 1000);
        QVERIFY(title(Part::Q).startsWith(u"Q=XW"_s));
        QVERIFY(stage.set("position=rotary"));
        QVERIFY2(title(Part::Q).startsWith(u"Q=R(XW"_s), qPrintable(title(Part::Q)));
        QVERIFY(title(Part::Q).contains(u"rotated queries"_s));
        QVERIFY(title(Part::K).startsWith(u"K=R(XW"_s));
        QVERIFY(title(Part::V).startsWith(u"V=XW"_s));
        QVERIFY(stage.set("position=alibi"));
        QVERIFY(title(Part::Q).startsWith(u"Q=XW"_s));
        QVERIFY2(title(Part::Scores).contains(u"α|i−j|"_s), qPrintable(title(Part::Scores)));
        QVERIFY(!title(Part::Scores).contains(u'M'));
        QVERIFY(title(Part::Scores).contains(u"distance"_s));
    }
    // S′ in the range of S would be almost white.
    void scoresBeforeAndAfterScalingHaveTheirOwnRanges()
    {
        ViewStage<FlowView> stage("flow", { 1800, 1000 });
        QVERIFY(stage.ready());
        QVERIFY(stage.set("scaling.factor=8"));
        const auto range
            = [](const core::Matrix& m) { return u"±"_s + shown(double(largestMagnitude(m)), 3); };
        const QString raw = range(numbersOf(stage, "scores"));
        const QString scaled = range(numbersOf(stage, "masked"));
        QVERIFY(raw != scaled);
        const PanelContent& after = stage.view.part(Part::Scores)->content();
        QVERIFY2(after.subtitle.endsWith(u" · "_s + scaled), qPrintable(after.subtitle));
        QVERIFY(stage.view.part(Part::Raw)->content().subtitle.endsWith(u" · "_s + raw));
        QCOMPARE(after.scale.high, largestMagnitude(numbersOf(stage, "masked")));
    }
    void groupedColumnsAreNamed()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        QVERIFY(stage.set("dimension=512"));
        const core::Index group = stage.view.columnsInOne(Part::Concat);
        QVERIFY(group > 2);
        const QString said = stage.view.part(Part::Concat)->content().subtitle;
        QVERIFY2(
            said.contains(u"min"_s) && said.contains(QString::number(group)), qPrintable(said));
        // As many pixels show a negative number as a positive one, where the numbers are balanced.
        const core::Matrix& drawn = *stage.view.part(Part::X)->content().matrix;
        const auto below = std::ranges::count_if(drawn.values(), [](float x) { return x < 0; });
        QVERIFY(below > drawn.size() / 4 && below < 3 * drawn.size() / 4);
    }
    void ablatedHeadIsNamed()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        QVERIFY(!stage.view.description().contains(u"ablated"_s));
        QVERIFY(stage.set("heads_off=1"));
        stage.document.lock({ 0, 0, 2, 3, 0 });
        stage.drawn();
        QVERIFY(stage.view.description().contains(u"1 (ablated)"_s));
    }
};

QTEST_MAIN(TestFlowWords)
#include "tst_flow_words.moc"
