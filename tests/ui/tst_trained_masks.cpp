// The mask that a model was trained with: named, kept once, and taken off.

#include "core/pretrained_model.h"
#include "figure_subject.h"
#include "stage.h"
#include "ui/figure/caption.h"
#include "ui/settings/settings_panel.h"
#include "ui/settings/trained_mask_editor.h"

#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

struct MaskStage {
    ui::Document document;
    ui::SettingsPanel panel { document, nullptr };

    explicit MaskStage(const std::string& model)
    {
        panel.resize(320, 900);
        panel.show();
        if (!settled(document) || !change(document, "network.where=" + model))
            qFatal("the model was not computed");
    }
    [[nodiscard]] ui::TrainedMaskEditor* editor() const
    {
        return dynamic_cast<ui::TrainedMaskEditor*>(panel.editor(u"network.changes.mask.kind"_s));
    }
    [[nodiscard]] QToolButton* button() const
    {
        for (auto* each : editor()->findChildren<QToolButton*>())
            if (each->menu() != nullptr)
                return each;
        qFatal("there is no menu of masks");
    }
    [[nodiscard]] QAction* choice(const QString& kind) const
    {
        for (QAction* each : button()->menu()->actions())
            if (each->data().toString() == kind)
                return each;
        qFatal("there is no such mask");
    }
    [[nodiscard]] const core::Matrix& weights() const
    {
        return document.trace()->attention(0).heads[0].weights;
    }
    [[nodiscard]] bool modified() const
    {
        const core::PretrainedRun& run = *document.trace()->model->pretrained();
        return run.model != run.original;
    }
    [[nodiscard]] bool seesAhead() const
    {
        for (core::Index i = 0; i < weights().rows(); ++i)
            for (core::Index j = i + 1; j < weights().cols(); ++j)
                if (weights()(i, j) != 0)
                    return true;
        return false;
    }
};

} // namespace

class TestTrainedMasks : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void trainedMaskIsNamed()
    {
        const MaskStage decoder("decoder");
        QCOMPARE(decoder.button()->text(), u"As trained (Causal)"_s);
        QVERIFY(decoder.editor()->asTrained()->isChecked());
        QVERIFY(!decoder.choice(u"causal"_s)->isEnabled());
        QVERIFY(decoder.choice(u"window"_s)->isEnabled());
        const MaskStage encoder("encoder");
        QCOMPARE(encoder.button()->text(), u"As trained (none)"_s);
        const MaskStage translator("translator");
        QCOMPARE(translator.button()->text(), u"As trained (differs by layer)"_s);
    }
    void trainedMaskCanBeTakenOff()
    {
        MaskStage stage("decoder");
        QVERIFY(!stage.seesAhead());
        stage.editor()->asTrained()->trigger();
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.button()->text(), u"none"_s);
        QVERIFY(stage.seesAhead());
        QVERIFY(stage.modified());
        QVERIFY(stage.choice(u"causal"_s)->isEnabled());
        stage.choice(u"causal"_s)->trigger(); // the same mask by hand
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.seesAhead());
        QVERIFY(!stage.modified());
        stage.document.undoStack()->undo();
        stage.document.undoStack()->undo();
        QVERIFY(settled(stage.document));
        QVERIFY(stage.editor()->asTrained()->isChecked());
    }
    void noneTakesOffEveryMask()
    {
        MaskStage stage("decoder");
        QVERIFY(!stage.editor()->none()->isChecked());
        stage.choice(u"window"_s)->trigger();
        QVERIFY(settled(stage.document));
        stage.editor()->none()->trigger();
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.button()->text(), u"none"_s);
        QVERIFY(stage.editor()->none()->isChecked() && !stage.editor()->asTrained()->isChecked());
        QVERIFY(!stage.choice(u"window"_s)->isChecked());
        QVERIFY(stage.seesAhead());
        stage.editor()->none()->trigger(); // it is chosen already
        QVERIFY(stage.editor()->none()->isChecked());
        stage.document.undoStack()->undo(); // one step
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.button()->text(), u"As trained (Causal), Window"_s);
    }
    void trainedMaskChosenTwiceChangesNothing()
    {
        MaskStage stage("decoder");
        const core::Matrix before = stage.weights();
        QVERIFY(change(stage.document, "network.changes.mask.kind=causal"));
        QVERIFY(before == stage.weights());
        QVERIFY(!stage.modified());
        const QString caption = ui::captionText(
            subjectOf(u"a dog"_s, { "network.where=decoder", "network.changes.mask.kind=causal" }));
        QVERIFY2(!caption.contains(u"modified"_s), qPrintable(caption));
        QVERIFY(change(stage.document, "network.changes.mask.kind=window"));
        QVERIFY(stage.modified());
        QVERIFY(!stage.seesAhead()); // in addition to the trained one
        QCOMPARE(stage.button()->text(), u"As trained (Causal), Window"_s);
    }
};

QTEST_MAIN(TestTrainedMasks)
#include "tst_trained_masks.moc"
