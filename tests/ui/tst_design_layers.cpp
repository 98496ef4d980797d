#include "stage.h"
#include "ui/figure/caption.h"
#include "ui/session/comparison.h"
#include "ui/settings/head_editor.h"
#include "ui/settings/head_map.h"
#include "ui/settings/layer_scope.h"
#include "ui/settings/number_editor.h"
#include "ui/settings/settings_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSlider>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

struct DesignStage {
    ui::Document document;
    ui::SettingsPanel panel { document, nullptr };

    DesignStage()
    {
        panel.resize(320, 900);
        panel.show();
        if (!settled(document))
            qFatal("the design was not computed");
    }
    [[nodiscard]] bool set(const QString& field, const QString& value) const
    {
        emit panel.editor(field)->changed(field, value);
        emit panel.editor(field)->settled();
        return settled(document);
    }
    [[nodiscard]] std::vector<int> heads() const
    {
        std::vector<int> result;
        for (const core::BlockSpec& block : document.experiment().design.blocks)
            result.push_back(block.attention.heads);
        return result;
    }
    [[nodiscard]] std::vector<std::size_t> computedHeads() const
    {
        std::vector<std::size_t> result;
        for (const core::AttentionTrace& each : document.trace()->attentions)
            result.push_back(each.heads.size());
        return result;
    }
    void look(core::Index layer)
    {
        ui::Selection at = document.locked();
        at.layer = layer;
        document.lock(at);
    }
};

} // namespace

// Tests the settings of a design of several layers.
class TestDesignLayers : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void sliderSaysHowManyLayersThereAre()
    {
        DesignStage stage;
        auto* const layers = qobject_cast<ui::NumberEditor*>(stage.panel.editor(u"layers"_s));
        QVERIFY(layers != nullptr && !layers->isHidden());
        QVERIFY(stage.panel.designScope()->isHidden()); // of a single layer
        QVERIFY(stage.set(u"layers"_s, u"3"_s));
        QCOMPARE(stage.heads(), std::vector<int>(3, 8));
        QCOMPARE(stage.computedHeads(), std::vector<std::size_t>(3, 8));
        QVERIFY(!stage.panel.designScope()->isHidden());
        QVERIFY(stage.panel.interventionScope()->isHidden());
        stage.document.undoStack()->undo();
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.computedHeads(), std::vector<std::size_t> { 8 });
    }
    void changesActInTheLayerShownUnlessAllAreChosen()
    {
        DesignStage stage;
        QVERIFY(stage.set(u"layers"_s, u"3"_s));
        stage.look(1);
        ui::LayerScope& scope = *stage.panel.designScope();
        QCOMPARE(scope.one()->text(), u"Layer 2"_s);
        QCOMPARE(scope.effect(), u"Changes act in this layer only"_s);
        QVERIFY(stage.set(u"heads"_s, u"2"_s));
        QCOMPARE(stage.heads(), (std::vector<int> { 8, 2, 8 }));
        QCOMPARE(stage.computedHeads(), (std::vector<std::size_t> { 8, 2, 8 }));
        QCOMPARE(stage.document.undoStack()->undoText(), u"Change Heads (Layer 2)"_s);
        auto* const heads = qobject_cast<ui::NumberEditor*>(stage.panel.editor(u"heads"_s));
        QCOMPARE(heads->box()->value(), 2);
        stage.look(2); // the settings follow the layer
        QCOMPARE(heads->box()->value(), 8);
        scope.all()->click();
        QCOMPARE(scope.effect(), u"Changes act in all 3 layers"_s);
        QVERIFY(stage.set(u"heads"_s, u"4"_s));
        QCOMPARE(stage.heads(), (std::vector<int> { 4, 4, 4 }));
        QCOMPARE(stage.document.undoStack()->undoText(), u"Change Heads (all 3 layers)"_s);
    }
    void settingsOfTheInputAreThoseOfAll()
    {
        DesignStage stage;
        QVERIFY(stage.set(u"layers"_s, u"2"_s));
        stage.look(1);
        QVERIFY(stage.set(u"position.kind"_s, u"rotary"_s));
        QCOMPARE(stage.document.undoStack()->undoText(), u"Change Position encoding"_s);
        for (const core::AttentionTrace& each : stage.document.trace()->attentions)
            QVERIFY(each.spec.rotary);
    }
    void aHeadIsSwitchedOffInItsLayer()
    {
        DesignStage stage;
        QVERIFY(stage.set(u"layers"_s, u"2"_s));
        stage.look(1);
        auto* const head = stage.panel.findChild<ui::HeadEditor*>();
        head->on()->click();
        QVERIFY(settled(stage.document));
        QVERIFY(stage.document.trace()->attention(0).heads[0].enabled);
        QVERIFY(!stage.document.trace()->attention(1).heads[0].enabled);
        QVERIFY(!head->on()->isChecked());
        QCOMPARE(stage.document.undoStack()->undoText(), u"Switch head 2.1 off"_s);
        stage.look(0);
        QVERIFY(head->on()->isChecked());
    }
    // A pattern is the same in all layers, and says so.
    void aPatternNamesTheLayersItActsOn()
    {
        DesignStage stage;
        QVERIFY(stage.set(u"layers"_s, u"2"_s));
        auto* const head = stage.panel.findChild<ui::HeadEditor*>();
        QVERIFY(head->pattern()->toolTip().endsWith(u"in all 2 layers"_s));
        emit head->pattern()->activated(1);
        QVERIFY(settled(stage.document));
        QVERIFY(stage.document.undoStack()->undoText().endsWith(u"(all 2 layers)"_s));
    }
    // The numbers of heads decide which heads can stay selected.
    void theHeadStaysWhereItsLayerHasIt()
    {
        DesignStage stage;
        QVERIFY(stage.set(u"layers"_s, u"2"_s));
        ui::Selection at = stage.document.locked();
        at.layer = 1;
        at.head = 5;
        stage.document.lock(at);
        QVERIFY(stage.set(u"heads"_s, u"2"_s));
        QVERIFY(stage.document.locked().head < 2);
        stage.document.undoStack()->undo();
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.document.locked().layer, core::Index { 1 });
    }
    void changesNameTheirLayer()
    {
        core::Experiment a;
        a.design.blocks.resize(3);
        core::Experiment b = a;
        b.attention(1).heads = 3;
        QCOMPARE(ui::changesText(ui::changes(a, b)), u"Heads (Layer 2) 8 → 3"_s);
        b = a;
        b.attention(0).heads = 3;
        QCOMPARE(ui::changesText(ui::changes(a, b)), u"Heads (Layer 1) 8 → 3"_s);
        for (core::BlockSpec& block : b.design.blocks)
            block.attention.heads = 3;
        b.seed = 7;
        QCOMPARE(ui::changesText(ui::changes(a, b)), u"Seed 42 → 7 · Heads (all 3 layers) 8 → 3"_s);
        b = core::Experiment {};
        b.attention().heads = 3;
        QCOMPARE(ui::changesText(ui::changes(core::Experiment {}, b)), u"Heads 8 → 3"_s);
    }
    // The selection stays where it is as long as the layer is there.
    void fewerLayersShowTheLast()
    {
        DesignStage stage;
        QVERIFY(stage.set(u"layers"_s, u"3"_s));
        stage.look(2);
        QVERIFY(stage.set(u"layers"_s, u"2"_s));
        QVERIFY(stage.document.locked().layer < 2);
        QVERIFY(stage.set(u"heads"_s, u"2"_s));
    }
};

QTEST_MAIN(TestDesignLayers)
#include "tst_design_layers.moc"
