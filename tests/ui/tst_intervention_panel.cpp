#include "core/inference/head_rank.h"
#include "stage.h"
#include "ui/drawing/theme.h"
#include "ui/files/examples.h"
#include "ui/present/live_settings.h"
#include "ui/settings/layer_scope.h"
#include "ui/settings/plain_editors.h"
#include "ui/settings/reduction_editor.h"
#include "ui/settings/settings_panel.h"
#include "ui/settings/spectrum_strip.h"

#include <QLabel>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

struct InterventionStage {
    ui::Document document { std::make_shared<const core::ModelStore>(), ui::firstSession() };
    ui::SettingsPanel panel { document, nullptr };

    InterventionStage()
    {
        panel.resize(320, 900);
        panel.show();
        if (!settled(document))
            qFatal("the first view was not computed");
    }
    [[nodiscard]] ui::ReductionEditor* pruning(const QString& name) const
    {
        return dynamic_cast<ui::ReductionEditor*>(panel.editor(u"network.changes."_s + name));
    }
    [[nodiscard]] const std::vector<core::Intervention>& changes() const
    {
        return std::get<core::PretrainedSource>(document.experiment().network).interventions;
    }
};

} // namespace

// Tests the settings of a pretrained model.
class TestInterventionPanel : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void slidersAtMaximumChangeNothing()
    {
        const InterventionStage stage;
        for (const auto& [name, most] :
            { std::pair { u"rank"_s, 32 }, { u"heads_kept"_s, 8 }, { u"dimension"_s, 15 } }) {
            ui::ReductionEditor* editor = stage.pruning(name);
            QVERIFY(editor != nullptr && !editor->isHidden());
            QCOMPARE(editor->slider()->maximum(), most);
            QCOMPARE(editor->slider()->value(), most);
            QCOMPARE(editor->box()->value(), most);
            editor->slider()->setValue(most - 1);
            QCOMPARE(stage.changes().size(), std::size_t { 1 });
            editor->slider()->setValue(most);
            QVERIFY(stage.changes().empty());
        }
    }
    void changesActInTheSelectedLayerUnlessAllAreChosen()
    {
        InterventionStage stage;
        ui::LayerScope& scope = *stage.panel.interventionScope();
        QVERIFY(scope.one()->isChecked() && !scope.all()->isChecked());
        QCOMPARE(scope.effect(), u"Changes act in this layer only"_s);
        auto* const heads
            = static_cast<ui::HeadSwitches*>(stage.panel.editor(u"network.changes.heads_off"_s));
        heads->switches()[4]->click();
        QVERIFY(settled(stage.document));
        for (core::Index layer = 0; layer < 6; ++layer)
            QCOMPARE(stage.document.trace()->attention(layer).heads[4].enabled, layer != 2);
        QCOMPARE(stage.document.undoStack()->undoText(), u"Change Ablated heads (Layer 3)"_s);
        stage.document.undoStack()->undo();
        QVERIFY(settled(stage.document));
        scope.all()->click();
        QCOMPARE(scope.effect(), u"Changes act in all 6 layers"_s);
        heads->switches()[4]->click();
        QVERIFY(settled(stage.document));
        for (core::Index layer = 0; layer < 6; ++layer)
            QVERIFY(!stage.document.trace()->attention(layer).heads[4].enabled);
        QCOMPARE(heads->remark(), u"Off in all 6 layers: head 5"_s);
        QCOMPARE(stage.document.undoStack()->undoText(), u"Change Ablated heads (all 6 layers)"_s);
        scope.one()->click(); // the head is off here because it is off everywhere
        QVERIFY(heads->switches()[4]->isChecked());
        QCOMPARE(scope.effect(), u"Values of all 6 layers, until changed here"_s);
    }
    void headAblatedInItsLayerCountsWithTheOthers()
    {
        InterventionStage stage;
        ui::LayerScope& scope = *stage.panel.interventionScope();
        auto* const heads
            = static_cast<ui::HeadSwitches*>(stage.panel.editor(u"network.changes.heads_off"_s));
        stage.document.lock({ 5, 4, 1, 1, 0 });
        heads->switches()[4]->click();
        QVERIFY(settled(stage.document));
        scope.all()->click();
        QCOMPARE(scope.effect(), u"Layer 6 keeps settings of its own"_s);
        QCOMPARE(heads->remark(), u"Off: head 6.5"_s);
        heads->switches()[4]->click();
        QVERIFY(settled(stage.document));
        QCOMPARE(heads->remark(), u"Off in all 6 layers: head 5"_s);
        heads->switches()[0]->click();
        QVERIFY(settled(stage.document));
        QCOMPARE(heads->remark(), u"Off in all 6 layers: head 5; Off in 5 layers: head 1"_s);
    }
    // The choice belongs to the session's navigation: a new window, as for another language, has
    // it.
    void anotherPanelKeepsTheChosenLayers()
    {
        InterventionStage stage;
        stage.panel.interventionScope()->all()->click();
        const ui::SettingsPanel again(stage.document, nullptr);
        QVERIFY(again.interventionScope()->all()->isChecked());
        stage.panel.interventionScope()->one()->click();
        const ui::SettingsPanel third(stage.document, nullptr);
        QVERIFY(third.interventionScope()->one()->isChecked());
        QCOMPARE(stage.document.undoStack()->count(), 0);
    }
    // A presentation's slider has no buttons for layers: its name has them.
    void liveSettingNamesItsLayers()
    {
        InterventionStage stage;
        ui::LiveSettings live(stage.document, nullptr);
        const auto names = [&] {
            live.setPaths({ "network.changes.temperature" });
            QStringList texts;
            for (const QLabel* label : live.findChildren<QLabel*>())
                texts << label->text();
            return texts;
        };
        QVERIFY2(names().contains(u"Temperature (all 6 layers)"_s), qPrintable(names().join(u'|')));
        QVERIFY(change(stage.document, "network.changes[1].at=layer4"));
        QVERIFY2(names().contains(u"Temperature (Layer 4)"_s), qPrintable(names().join(u'|')));
    }
    void rankChangesAllLayersInOneStep()
    {
        InterventionStage stage;
        stage.panel.interventionScope()->all()->click();
        const ui::TracePtr before = stage.document.trace();
        QSlider* slider = stage.pruning(u"rank"_s)->slider();
        slider->setSliderDown(true);
        for (int rank = 31; rank >= 4; --rank)
            slider->setValue(rank);
        slider->setSliderDown(false);
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.document.undoStack()->count(), 1);
        QCOMPARE(stage.changes().size(), std::size_t { 1 });
        QCOMPARE(stage.changes().front().at, "");
        QCOMPARE(stage.changes().front().rank, 4);
        const auto& weights = [](const ui::TracePtr& trace) -> const core::Matrix& {
            return trace->attention(2).heads[4].weights;
        };
        QVERIFY(weights(stage.document.trace()) != weights(before));
        QCOMPARE(stage.pruning(u"rank"_s)->box()->value(), 4);
        stage.document.undoStack()->undo();
        QVERIFY(settled(stage.document));
        QVERIFY(weights(stage.document.trace()) == weights(before)); // bit for bit
        QCOMPARE(stage.pruning(u"rank"_s)->box()->value(), 32);
    }
    // A layer's own intervention starts with that of all layers; the others keep theirs.
    void oneLayerCanHaveItsOwnIntervention()
    {
        InterventionStage stage;
        stage.panel.interventionScope()->all()->click();
        stage.pruning(u"rank"_s)->box()->setValue(8);
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.panel.interventionScope()->one()->text(), u"Layer 3"_s);
        stage.panel.interventionScope()->one()->click();
        QCOMPARE(stage.pruning(u"rank"_s)->box()->value(), 8);
        stage.pruning(u"rank"_s)->box()->setValue(2);
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.changes().size(), std::size_t { 2 });
        QCOMPARE(stage.changes()[1].at, "layer3");
        QCOMPARE(stage.changes()[1].rank, 2);
        stage.panel.interventionScope()->all()->click();
        QCOMPARE(stage.pruning(u"rank"_s)->box()->value(), 8);
        stage.panel.interventionScope()->one()->click();
        ui::Selection other = stage.document.locked();
        other.layer = 0;
        stage.document.lock(other);
        QCOMPARE(stage.panel.interventionScope()->one()->text(), u"Layer 1"_s);
        QCOMPARE(stage.pruning(u"rank"_s)->box()->value(), 8);
        other.layer = 2;
        stage.document.lock(other);
        QCOMPARE(stage.pruning(u"rank"_s)->box()->value(), 2);
        stage.pruning(u"rank"_s)->box()->setValue(8); // equal to all layers: no entry of its own
        QCOMPARE(stage.changes().size(), std::size_t { 1 });
    }
    // A layer with its own intervention keeps it when the common one changes, and shows that.
    void layerWithItsOwnInterventionIsMarked()
    {
        InterventionStage stage;
        const QToolButton& one = *stage.panel.interventionScope()->one();
        stage.panel.interventionScope()->one()->click();
        QVERIFY(!one.font().bold());
        stage.pruning(u"rank"_s)->box()->setValue(2);
        QVERIFY(settled(stage.document));
        QVERIFY(one.font().bold() && one.toolTip().contains(u"settings of its own"_s));
        stage.panel.interventionScope()->all()->click();
        stage.pruning(u"rank"_s)->box()->setValue(8);
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.changes().front().at, ""); // the entry for all layers is the first
        QCOMPARE(stage.changes()[1].rank, 2);
        const auto* const strip = stage.panel.findChild<ui::SpectrumStrip*>();
        QTRY_VERIFY2(strip->accessibleName().contains(u": 2 of"_s),
            qPrintable(strip->accessibleName())); // for the selected head
    }
    void everyFieldChangesTheChosenScope()
    {
        InterventionStage stage;
        stage.panel.interventionScope()->one()->click();
        for (const auto& [field, value] : { std::pair { u"temperature"_s, u"2"_s },
                 { u"normaliser.kind"_s, u"sparsemax"_s }, { u"mask.kind"_s, u"causal"_s },
                 { u"scaling.kind"_s, u"none"_s }, { u"heads_off"_s, u"5"_s } }) {
            ui::FieldEditor* editor = stage.panel.editor(u"network.changes."_s + field);
            QVERIFY2(editor != nullptr && !editor->isHidden(), qPrintable(field));
            emit editor->changed(editor->path(), value);
            QVERIFY(settled(stage.document));
            QCOMPARE(stage.changes().size(), std::size_t { 1 });
            QCOMPARE(stage.changes().front().at, "layer3");
            QVERIFY2(
                !stage.document.trace()->attention(2).heads[4].weights.empty(), qPrintable(field));
        }
        QVERIFY(!stage.document.trace()->attention(2).heads[4].enabled);
        QVERIFY(stage.document.trace()->attention(1).heads[4].enabled);
    }
    void buttonAblatesItsHead()
    {
        InterventionStage stage;
        const auto* editor
            = static_cast<ui::HeadSwitches*>(stage.panel.editor(u"network.changes.heads_off"_s));
        QCOMPARE(editor->switches().size(), qsizetype { 8 });
        QToolButton* const third = editor->switches()[2];
        for (const bool off : { true, false }) {
            third->click();
            QVERIFY(settled(stage.document));
            QCOMPARE(third->isChecked(), off);
            QCOMPARE(stage.document.trace()->attention(2).heads[2].enabled, !off);
        }
    }
    void spectrumBelongsToTheHead()
    {
        InterventionStage stage;
        ui::SpectrumStrip* strip = stage.panel.spectrum();
        QTRY_COMPARE(strip->sizes().size(), std::size_t { 32 });
        QCOMPARE(strip->sizes(), core::spectrumOf(*stage.document.trace()->model, 2, 4).sizes);
        QCOMPARE(strip->words(), u"Head 3.5: 32 of 32 directions keep 100 %"_s);
        stage.pruning(u"rank"_s)->box()->setValue(4);
        double whole = 0, kept = 0;
        for (std::size_t i = 0; i < 32; ++i) {
            const double square = strip->sizes()[i] * strip->sizes()[i];
            whole += square;
            kept += i < 4 ? square : 0;
        }
        QCOMPARE(strip->words(),
            u"Head 3.5: 4 of 32 directions keep %1 %"_s.arg(100 * kept / whole, 0, 'f', 1));
    }
    void spectrumFollowsTheHeadOfMergedTokens()
    {
        InterventionStage stage;
        edit(stage.document, u"merge"_s,
            [](ui::EditableState& state) { state.view.mergeSubwords = true; });
        ui::takeExample(stage.document, ui::exampleNamed("translation"));
        QVERIFY(settled(stage.document));
        ui::takeExample(stage.document, ui::exampleNamed("it"));
        QVERIFY(settled(stage.document));
        QTRY_VERIFY2(stage.panel.spectrum()->words().startsWith(u"Head 3.5: 32 of 32"_s),
            qPrintable(stage.panel.spectrum()->words()));
    }
    // It would take room from the views, and keep it.
    void everyExampleFitsThePanel()
    {
        ui::applyTheme(*qApp, ui::makeTheme(ui::ThemeKind::Light, 1));
        InterventionStage stage;
        QCoreApplication::processEvents();
        const int width = stage.panel.minimumSizeHint().width();
        for (const ui::Example& example : ui::examples()) {
            ui::takeExample(stage.document, example);
            QVERIFY(settled(stage.document));
            QCoreApplication::processEvents();
            QVERIFY2(stage.panel.minimumSizeHint().width() <= width,
                qPrintable(u"%1: %2, not %3"_s.arg(QString::fromStdString(example.id))
                               .arg(stage.panel.minimumSizeHint().width())
                               .arg(width)));
        }
    }
    void customAttentionOffersNoInterventions()
    {
        InterventionStage stage;
        QVERIFY(change(stage.document, "network=designed"));
        QVERIFY(stage.panel.interventionScope()->isHidden());
        QVERIFY(stage.panel.spectrum()->isHidden());
        QVERIFY(stage.pruning(u"rank"_s)->isHidden());
    }
};

QTEST_MAIN(TestInterventionPanel)
#include "tst_intervention_panel.moc"
