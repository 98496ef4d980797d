#include "core/io/training/network_folder.h"
#include "core/training/trained_network.h"
#include "stage.h"
#include "ui/settings/field_editor.h"
#include "ui/settings/settings_panel.h"
#include "ui/settings/spectrum_strip.h"
#include "ui/views/train/train_view.h"
#include "ui/views/train/training_form.h"

#include <QSlider>

using namespace Qt::StringLiterals;

namespace {

struct TrainedStage {
    ui::Document document;
    ui::SettingsPanel panel { document, nullptr };

    TrainedStage(const std::string& where, const std::string& text)
    {
        panel.resize(320, 900);
        panel.show();
        edit(document, u"network"_s, [&](ui::EditableState& state) {
            state.experiment.network = core::PretrainedSource { .where = where };
            state.experiment.source = core::Sentence { .text = text };
        });
        document.commitEdit();
        if (!settled(document))
            qFatal("the first view was not computed");
    }
    [[nodiscard]] bool offers(const QString& path) const
    {
        const ui::FieldEditor* const editor = panel.editor(path);
        return editor != nullptr && !editor->isHidden();
    }
};

} // namespace

// Tests the panel for networks trained with Headlight.
class TestTrainedPanel : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void panelOffersApplicableSettings_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("alters");
        QTest::addColumn<bool>("reduces");
        QTest::addColumn<bool>("ranks");
        QTest::newRow("heads") << u"tagger"_s << u"they saw the play"_s << true << true << true;
        QTest::newRow("a trained score")
            << u"date-reader"_s << u"5/3/79"_s << true << true << false;
        QTest::newRow("a kernel") << u"kernel-smoother"_s << u"1 2"_s << true << false << false;
        QTest::newRow("no heads") << u"date-reader/beside/2-gru-none"_s << u"5/3/79"_s << false
                                  << false << false;
    }
    void panelOffersApplicableSettings()
    {
        QFETCH(QString, where);
        QFETCH(QString, text);
        QFETCH(bool, alters);
        QFETCH(bool, reduces);
        QFETCH(bool, ranks);
        const TrainedStage stage(where.toStdString(), text.toStdString());
        QVERIFY(stage.offers(u"network.kind"_s) && stage.offers(u"network.where"_s));
        QCOMPARE(stage.offers(u"network.changes.temperature"_s), alters);
        QCOMPARE(stage.offers(u"network.changes.dimension"_s), reduces);
        QCOMPARE(stage.offers(u"network.changes.rank"_s), ranks);
        QCOMPARE(!stage.panel.spectrum()->isHidden(), ranks);
        QVERIFY(!stage.offers(u"source.kind"_s));
    }
    // The slider of checkpoints moves back, and interventions stay.
    void sliderChangesTheCheckpoint()
    {
        TrainedStage stage("tagger", "they saw the play");
        QVERIFY(change(stage.document, "network.changes.temperature=2"));
        auto* const slider = stage.panel.editor(u"network.where"_s)->findChild<QSlider*>();
        QVERIFY(slider != nullptr);
        QCOMPARE(slider->value(), slider->maximum());
        slider->setValue(0);
        QVERIFY(settled(stage.document));
        const core::Model& model = *stage.document.trace()->model;
        QCOMPARE(
            model.trainedRun->checkpoint, std::optional(model.trainedRun->checkpoints.front()));
        QCOMPARE(stage.document.trace()->attentions.front().spec.temperature, 2.0F);
    }
    // Although the settings keep an entry for it.
    void revertedInterventionIsNotModified()
    {
        TrainedStage stage("kernel-smoother", "1 2");
        const ui::TrainView view(stage.document, stage.document, nullptr);
        QVERIFY(view.modifications().isEmpty());
        QVERIFY(change(stage.document, "network.changes.temperature=2"));
        QCOMPARE(view.modifications().size(), 1);
        QVERIFY(change(stage.document, "network.changes.temperature=1"));
        QVERIFY(view.modifications().isEmpty());
    }
    // A lesson's page creates its view when the network exists already.
    void trainShowsNoFormForATrainedNetwork()
    {
        TrainedStage stage("tagger", "they saw the play");
        ui::TrainView late(stage.document, stage.document, nullptr);
        late.setTheme(ui::makeTheme(ui::ThemeKind::Light, 1));
        late.resize(900, 700);
        late.show();
        late.showTrace();
        QVERIFY(late.plot()->isVisible());
        QVERIFY(!late.form()->isVisible());
    }
};

QTEST_MAIN(TestTrainedPanel)
#include "tst_trained_panel.moc"
