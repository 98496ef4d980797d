#include "core/inference/attention/score_rows.h"
#include "steps_stage.h"

#include "core/analysis/tensors.h"
#include "ui/views/steps/step_texts.h"
#include "ui/views/steps/steps_formulas.h"
#include "ui/words/numbers.h"

#include <QListWidget>
#include <QPushButton>

#include <cmath>

using namespace Qt::StringLiterals;

// Tests the explanation in nine steps.
class TestStepsView : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void everyFormulaIsTypesetAndDescribed()
    {
        StepsStage stage;
        QVERIFY(settled(stage.document));
        const ui::StepScene scene = stage.scene(0);
        const ui::Theme theme = ui::makeTheme(ui::ThemeKind::Light, 1);
        for (const std::string& id : core::formulaIds()) {
            const ui::Formula formula(ui::formulaSource(id, scene));
            QVERIFY2(formula.extent(theme).width > 20, id.c_str());
            QVERIFY2(!formula.plainText().contains(u'%'), id.c_str());
            for (const char* unknown : { "frac", "cdot", "quad", "norm", "odot", "downarrow" })
                QVERIFY2(!formula.plainText().contains(QLatin1String(unknown)), id.c_str());
            QVERIFY2(ui::formulaWords(id).size() > 10, id.c_str());
        }
        QVERIFY(ui::formulaSource("no.such", scene).isEmpty());
    }
    void tokensStepDescribesTheInput()
    {
        StepsStage stage;
        const QString vit = QStringLiteral(TEST_DATA "/families/vit");
        QVERIFY(stage.set({ "network=loaded", "network.where=" + vit.toStdString(),
            "network.picture=" + (vit + u"/reference.npz:pixel_values"_s).toStdString() }));
        stage.lock(0, 1, 0);
        QCOMPARE(stage.view.page().title.plain(), u"The image is split into 16 patches"_s);
        QVERIFY(stage.paragraph(1).contains(u"cls is an extra token"_s));
        QVERIFY(stage.set({ "network.picture=", "network.where=encoder", "network.ids=5,9,3" }));
        stage.lock(0, 1, 0);
        QCOMPARE(stage.view.page().title.plain(), u"Tokens are given by ID"_s);
    }
    void everyNoteIsExplained()
    {
        StepsStage stage;
        QVERIFY(settled(stage.document));
        const ui::StepScene scene = stage.scene(0);
        QStringList all;
        for (const std::string& id : core::noteIds()) {
            const QString words = ui::noteWords(id, scene).plain();
            QVERIFY2(words.size() > 20, id.c_str());
            QVERIFY2(!words.contains(u'%'), id.c_str());
            QVERIFY2(!all.contains(words), id.c_str());
            all.append(words);
        }
        for (const std::string_view id : core::stepIds)
            QVERIFY(!ui::stepName(id).isEmpty());
        for (const std::string_view id : core::layerStepIds)
            QVERIFY2(!ui::stepName(id).isEmpty(), id.data());
    }
    void sentencesNameTokensAndNumbers()
    {
        StepsStage stage;
        QVERIFY(settled(stage.document));
        const core::Matrix& weights = stage.document.trace()->attentions[0].heads[3].weights;
        const core::Matrix raw = core::scoreStages(*stage.document.trace(), 0, 3).raw;
        const auto best = std::ranges::max_element(raw.row(7)) - raw.row(7).begin();
        const QString name = QString::fromStdString(
            stage.document.trace()->model->inputs.keyTokens[std::size_t(best)].text);
        stage.lock(3, 7, 3);
        QCOMPARE(stage.paragraph(),
            u"The key that best matches “it” is “%1”, with score %2."_s.arg(
                name, ui::shown(static_cast<double>(raw(7, best)), 3)));
        stage.lock(3, 7, 6);
        const auto most = std::ranges::max(weights.row(7));
        QVERIFY(stage.paragraph().contains(ui::percentText(static_cast<double>(most))));
    }
    void barsShowTheWeights()
    {
        StepsStage stage;
        QVERIFY(settled(stage.document));
        stage.lock(3, 7, 6);
        const auto row = stage.document.trace()->attentions[0].heads[3].weights.row(7);
        const std::vector<double> bars = stage.view.bars();
        QCOMPARE(bars.size(), row.size());
        for (std::size_t j = 0; j < row.size(); ++j)
            QCOMPARE(bars[j], static_cast<double>(row[j]));
        stage.lock(3, 7, 7);
        QVERIFY(stage.view.bars().empty());
    }
    // The first token may attend only to itself.
    void middleTokenIsExplainedWithoutASelection()
    {
        StepsStage stage;
        QVERIFY(settled(stage.document));
        stage.lock(0, std::nullopt, 3);
        const core::Index middle = 5; // of 11
        QVERIFY(stage.view.page().title.plain().contains(u"“street”"_s));
        QCOMPARE(stage.view.canvas().panels.front().matrix->data()[0],
            stage.document.trace()->attentions[0].heads[0].q(middle, 0));
        QVERIFY(!stage.document.locked().query);
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QVERIFY(stage.document.locked().query == middle + 1);
        stage.lock(0, std::nullopt, 3);
        QTest::keyClick(&stage.view, Qt::Key_Up);
        QVERIFY(stage.document.locked().query == middle - 1);
        QVERIFY(stage.set({ "source.text=one" }));
        stage.lock(0, std::nullopt, 3);
        QVERIFY(stage.view.page().title.plain().contains(u"“one”"_s));
    }
    // The formula, the matrices and the arithmetic show the rotation.
    void rotaryPositionShowsVectorsBeforeAndAfter()
    {
        StepsStage stage;
        QVERIFY(stage.set({ "position=rotary", "weights=random" }));
        stage.lock(0, 7, 2);
        QVERIFY(stage.view.page().formula.plainText().remove(u' ').contains(u"=R_i(x"_s)
            || stage.view.page().formula.plainText().contains(u'R'));
        const auto& panels = stage.view.canvas().panels;
        QCOMPARE(panels.size(), std::size_t { 11 }); // 4 for Q, 4 for K, 3 for V
        QCOMPARE(panels[2].tensor, std::string("layer1/head1/q_unturned"));
        QCOMPARE(panels[3].tensor, std::string("layer1/head1/q"));
        QCOMPARE(panels[6].tensor, std::string("layer1/head1/k_unturned"));
        const core::Trace& trace = *stage.document.trace();
        const core::Matrix before
            = core::matrix(trace, core::find(trace, "layer1/head1/q_unturned"));
        const core::Matrix& after = trace.attentions[0].heads[0].q;
        const double angle = 7; // radians, of the first pair at the eighth position
        const auto x = double(before(7, 0));
        const auto y = double(before(7, 1));
        QVERIFY(std::abs(x * std::cos(angle) - y * std::sin(angle) - double(after(7, 0))) < 1e-5);
        const auto text = [](float number) { return ui::shown(double(number), 3); };
        QCOMPARE(stage.paragraph(1),
            u"“it” is at position 8: components 1 and 2 of its query, (%1, %2), are rotated by "
            "401° to (%3, %4)."_s.arg(
                text(before(7, 0)), text(before(7, 1)), text(after(7, 0)), text(after(7, 1))));
        QVERIFY(stage.set({ "position=sinusoidal" }));
        QCOMPARE(stage.view.canvas().panels.size(), std::size_t { 9 });
    }
    void distanceBiasIsNotCalledAMask()
    {
        StepsStage stage;
        QVERIFY(stage.set({ "position=alibi" }));
        stage.lock(0, 7, 5);
        QVERIFY(!stage.view.page().title.plain().contains(u"mask"_s, Qt::CaseInsensitive));
        QVERIFY(stage.view.page().formula.plainText().contains(u'α'));
        QVERIFY(stage.view.canvas().panels[1].title.contains(u"alpha"_s));
        QVERIFY(stage.set({ "mask.kind=causal" }));
        QVERIFY(stage.view.canvas().panels[1].title.contains(u'M'));
        QVERIFY(stage.view.canvas().panels[4].title.contains(u"m_{8}"_s));
        QVERIFY(stage.view.canvas().panels[4].title.contains(u"alpha"_s));
    }
    void ablatedHeadIsNamed()
    {
        StepsStage stage;
        QVERIFY(stage.set({ "heads_off=1" }));
        stage.lock(0, 7, 2);
        QVERIFY(stage.view.page().place.endsWith(u"head 1 (ablated)"_s));
        stage.lock(1, 7, 2);
        QVERIFY(stage.view.page().place.endsWith(u"head 2"_s));
    }
    void keysMoveThroughTheSteps()
    {
        StepsStage stage;
        QVERIFY(settled(stage.document));
        stage.lock(0, 7, 0);
        for (int step = 1; step < 9; ++step) {
            QTest::keyClick(&stage.view, step % 2 == 0 ? Qt::Key_Right : Qt::Key_PageDown);
            QCOMPARE(stage.document.locked().step, step);
            QCOMPARE(stage.view.list()->currentRow(), step);
        }
        QTest::keyClick(&stage.view, Qt::Key_Right); // stays at the last step
        QCOMPARE(stage.document.locked().step, 8);
        QTest::keyClick(&stage.view, Qt::Key_Left);
        QCOMPARE(stage.document.locked().step, 7);
        QTest::keyClick(&stage.view, Qt::Key_4);
        QCOMPARE(stage.document.locked().step, 3);
        QTest::keyClick(&stage.view, Qt::Key_Home);
        QCOMPARE(stage.document.locked().step, 0);
        QTest::keyClick(&stage.view, Qt::Key_PageUp);
        QCOMPARE(stage.document.locked().step, 0);
        QVERIFY(stage.document.locked().query == 7); // changing the step keeps the token
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QVERIFY(stage.document.locked().query == 8);
        stage.view.list()->setCurrentRow(5);
        QCOMPARE(stage.document.locked().step, 5);
    }
    void stepWithoutEffectIsInItalics()
    {
        StepsStage stage;
        QVERIFY(settled(stage.document));
        stage.lock(0, 7, 5);
        QCOMPARE(stage.view.page().title.plain(), u"No mask"_s);
        // The whole matrix before and after, and the query's row of it.
        QCOMPARE(stage.view.canvas().panels.size(), std::size_t { 3 });
        QVERIFY(*stage.view.canvas().panels[0].matrix == *stage.view.canvas().panels[1].matrix);
        QVERIFY(stage.view.list()->item(5)->font().italic());
        QVERIFY(stage.set({ "mask.kind=causal" }));
        QVERIFY(!stage.view.list()->item(5)->font().italic());
        QCOMPARE(stage.view.canvas().panels.size(), std::size_t { 6 });
        QVERIFY(stage.paragraph().contains(u"8 of 11"));
    }
    // The same colours in both rows show how much smaller the scores have become.
    void scalingIsVisibleInSharedColours()
    {
        StepsStage stage;
        QVERIFY(stage.set({ "scaling.factor=4" }));
        const ui::StepCanvas picture = ui::stepCanvas(stage.scene(4));
        QCOMPARE(picture.panels.size(), std::size_t { 4 }); // whole matrices, and the query's rows
        const auto reach = [&](std::size_t panel) {
            return std::max(
                picture.panels[panel].reach, ui::largestMagnitude(*picture.panels[panel].matrix));
        };
        QVERIFY(ui::largestMagnitude(*picture.panels[0].matrix) > 0);
        QCOMPARE(reach(0), reach(2));
        for (const auto before : { std::size_t { 0 }, std::size_t { 2 } }) {
            QCOMPARE(reach(before), reach(before + 1));
            QCOMPARE(ui::largestMagnitude(*picture.panels[before].matrix),
                4 * ui::largestMagnitude(*picture.panels[before + 1].matrix));
        }
    }
    void anEmptyRowHasZerosAndWords()
    {
        StepsStage stage;
        QVERIFY(stage.set({ "mask.length=0" }));
        stage.lock(0, 3, 6);
        QVERIFY(stage.paragraph().contains(u"nothing to attend to"));
        stage.lock(0, 3, 7);
        QCOMPARE(stage.paragraph(), u"cross′ = 0"_s);
    }
    void numericTokensAreNotReadAsFactors()
    {
        StepsStage stage;
        QVERIFY(stage.set({ "source.text=1 2 3" }));
        stage.lock(0, 0, 7);
        QVERIFY2(stage.paragraph().startsWith(u"o₁ = "_s), qPrintable(stage.paragraph()));
        QVERIFY2(stage.paragraph().contains(u"·v₁"_s), qPrintable(stage.paragraph()));
        QVERIFY(stage.set({ "source.text=7 or 9" }));
        stage.lock(0, 0, 7);
        QVERIFY2(stage.paragraph().startsWith(u"“7”′ = "_s), qPrintable(stage.paragraph()));
        QVERIFY2(stage.paragraph().contains(u"·“7”"_s), qPrintable(stage.paragraph()));
    }
    void aClickInTheScoresLocksTheKey()
    {
        StepsStage stage;
        QVERIFY(settled(stage.document));
        stage.lock(0, 7, 4);
        stage.view.grab(); // forces the layout
        QVERIFY(stage.view.panels()[3]->rect().width() > 50);
        const QRect cell = stage.view.panels()[3]->map()->cellRect(0, 4);
        QTest::mouseClick(stage.view.plot(), Qt::LeftButton, {}, cell.center());
        QVERIFY(stage.document.locked().key == 4);
        QVERIFY(stage.document.locked().query == 7);
        QCOMPARE(stage.document.locked().step, 4);
        // In the whole matrix a cell may belong to another query.
        const QRect other = stage.view.panels()[1]->map()->cellRect(2, 5);
        QTest::mouseClick(stage.view.plot(), Qt::LeftButton, {}, other.center());
        QVERIFY(stage.document.locked().query == 2);
        QVERIFY(stage.document.locked().key == 5);
    }
    void hoveringExplainsAnotherQuery()
    {
        StepsStage stage;
        QVERIFY(settled(stage.document));
        stage.lock(0, 7, 3);
        stage.document.hover(ui::Selection { 0, 0, 1, {}, 3 });
        QVERIFY(stage.view.page().title.plain().contains(u"animal"));
        stage.document.hover(std::nullopt);
        QVERIFY(stage.view.page().title.plain().contains(u"it"));
    }
    void hostileTokenIsShownAsText()
    {
        StepsStage stage;
        QVERIFY(stage.set(
            { "tokens=whitespace", "source.text=%1%2 <b>b</b> " + std::string(9999, 'x') }));
        for (core::Index query = 0; query < 3; ++query)
            for (int step = 0; step < 9; ++step) {
                stage.lock(0, query, step);
                stage.view.grab();
            }
        stage.lock(0, 0, 0);
        QCOMPARE(stage.paragraph(),
            u"“%1%2” is token 1 of 3. Every token is compared with all tokens, including itself "
            "(self-attention)."_s);
    }
    void playedStepsFollowOneAnother()
    {
        StepsStage stage;
        QVERIFY(settled(stage.document));
        stage.lock(0, 2, 0);
        stage.view.show();
        stage.view.playButton()->click();
        QVERIFY(stage.view.plays());
        QVERIFY(stage.view.readingTime() >= 4000 && stage.view.readingTime() <= 12000);
        QTRY_COMPARE_WITH_TIMEOUT(stage.document.locked().step, 1, 13000);
        QVERIFY(stage.view.plays());
        QTest::keyClick(&stage.view, Qt::Key_Left); // the user goes elsewhere
        QCOMPARE(stage.document.locked().step, 0);
        QVERIFY(!stage.view.plays());
        QTest::keyClick(&stage.view, Qt::Key_End);
        QTest::keyClick(&stage.view, Qt::Key_Space); // after the last step from the first
        QCOMPARE(stage.document.locked().step, 0);
        QVERIFY(stage.view.plays());
        stage.view.hide();
        QVERIFY(!stage.view.plays());
    }
    // W_O: a row for each head, and their sum.
    void outputStepShowsWhatEachHeadAdds()
    {
        StepsStage stage;
        QVERIFY(stage.set({ "weights=random", "heads=4", "output_projection=true" }));
        stage.lock(1, 2, 8);
        const auto& panels = stage.view.canvas().panels;
        const auto added = std::ranges::find_if(
            panels, [](const ui::StepPanel& panel) { return !panel.rowNames.isEmpty(); });
        QVERIFY(added != panels.end());
        QCOMPARE(added->litRow, std::optional<core::Index>(1));
        QCOMPARE(added->rowNames.front(), u"head 1"_s);
        QVERIFY(added->matrix->rows() >= 4);
        const core::Matrix& output = stage.document.trace()->attention(0).output;
        for (core::Index c = 0; c < output.cols(); ++c) {
            double sum = 0;
            for (core::Index n = 0; n < added->matrix->rows(); ++n)
                sum += static_cast<double>((*added->matrix)(n, c));
            QVERIFY(std::abs(sum - static_cast<double>(output(2, c))) < 1e-4);
        }
        QCOMPARE(panels.back().matrix->row(0)[0], output(2, 0));
        QVERIFY(stage.paragraph(1).contains(u"sum of what each head adds"_s));
    }
    // A long line is broken before its signs, not shrunk, and nothing is lost.
    void longFormulaIsBrokenBeforeItsSigns()
    {
        const ui::Theme theme = ui::makeTheme(ui::ThemeKind::Light, 1);
        const ui::Formula line(
            u"o_{11,1} = 0.846 \\cdot (-0.480) + 0.090 \\cdot 0.974 + … = 0.478"_s);
        QCOMPARE(line.broken({ 10000, 20 }, theme).size(), std::size_t { 1 });
        const std::vector<ui::Formula> lines = line.broken({ 160, 20 }, theme);
        QVERIFY(lines.size() > 1);
        QString all;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            QVERIFY(lines[i].extent(theme).width <= (i == 0 ? 160 : 140));
            all += lines[i].plainText().remove(u' ');
        }
        QCOMPARE(all, line.plainText().remove(u' '));
    }
};

QTEST_MAIN(TestStepsView)
#include "tst_steps_view.moc"
