#include "core/analysis/steps.h"
#include "core/analysis/tensors.h"
#include "core/pretrained_model.h"
#include "ui/document/view_entry.h"
#include "ui/settings/field_editor.h"
#include "ui/settings/head_map.h"
#include "ui/settings/model_editor.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/views/steps/steps_view.h"
#include "ui/window/token_chips.h"
#include "ui/words/head_name.h"
#include "window_stage.h"

#include <QComboBox>
#include <QInputMethodEvent>
#include <QMenuBar>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

// Tests the window with the heads of a pretrained model.
class TestPretrainedHeads : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    std::unique_ptr<Running> m_program;

    [[nodiscard]] ui::Document& document() const { return m_program->document; }
    [[nodiscard]] ui::HeadMap* map() const { return m_program->window.findChild<ui::HeadMap*>(); }
    void load(const std::string& model)
    {
        QVERIFY(change(document(), "network=loaded"));
        QVERIFY(change(document(), "network.where=" + model));
        QVERIFY(settled(document()));
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        m_program = std::make_unique<Running>();
        m_program->window.resize(1440, 900);
        QVERIFY(QTest::qWaitForWindowExposed(&m_program->window));
    }
    void cleanup()
    {
        m_program.reset();
        m_home.reset();
    }

    void headMapIsNextToEveryViewOfSeveralLayers()
    {
        QVERIFY(map() != nullptr && !map()->isVisible());
        load("encoder");
        QTRY_VERIFY(map()->isVisible());
        QTRY_COMPARE(map()->pattern({ 1, 2 }), std::string_view("previous")); // 2.3
        QTest::mouseClick(map(), Qt::LeftButton, {}, map()->cell({ 2, 4 }).center().toPoint());
        QCOMPARE(document().locked().layer, core::Index { 2 });
        QCOMPARE(document().locked().head, core::Index { 4 });
        QCOMPARE(ui::headNumber(*document().trace(), 2, 4), u"3.5"_s);
        QVERIFY(map()->accessibleName().contains(u"Layer 3, head 5"_s));
        QTest::keyClick(map(), Qt::Key_Down);
        QTest::keyClick(map(), Qt::Key_Right);
        QCOMPARE(document().locked().layer, core::Index { 3 });
        QCOMPARE(document().locked().head, core::Index { 5 });
        for (int i = 0; i < 9; ++i)
            QTest::keyClick(map(), Qt::Key_Up);
        QCOMPARE(document().locked().layer, core::Index { 0 });
        QVERIFY(change(document(), "network=designed"));
        QTRY_VERIFY(!map()->isVisible());
        QCOMPARE(document().locked().layer, core::Index { 0 });
    }
    void bracketKeysChangeTheLayer()
    {
        QAction* next = nullptr;
        for (QAction* action : m_program->window.findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(u"}"_s))
                next = action;
        QVERIFY(next != nullptr && !next->isEnabled());
        load("encoder");
        QTRY_VERIFY(next->isEnabled());
        next->trigger();
        QCOMPARE(document().locked().layer, core::Index { 1 });
        for (int i = 0; i < 9; ++i)
            next->trigger();
        QCOMPARE(document().locked().layer, core::Index { 5 });
    }
    // Changes the state: another layer, other tokens on one side, a shorter text.
    void everyViewShowsEveryLayer()
    {
        load("translator");
        QCOMPARE(document().trace()->attentions.size(), std::size_t { 10 });
        for (const ui::ViewEntry& view : ui::views()) {
            if (!view.accepts(*document().trace(), document().session()))
                continue;
            document().showView(view.id);
            for (core::Index layer = 0; layer < 10; ++layer) {
                document().lock({ layer, layer % 8, 3, 2, 0 });
                QTest::qWait(1);
                QVERIFY2(!m_program->window.currentView()->description().isEmpty(), view.id.data());
                QVERIFY(!m_program->window.currentView()->grab().isNull());
            }
        }
        document().lock({ 9, 7, 9, 9, 0 });
        QVERIFY(change(document(), "source.text=I am."));
        QVERIFY(settled(document()));
        QVERIFY(document().locked().key.value_or(0)
            < std::ssize(*document().trace()->attentions.back().keyTokens));
    }
    void matricesFollowTheChosenHead()
    {
        load("encoder");
        document().showView("matrices");
        QVERIFY(settled(document()));
        const auto shown = [&] { return QString::fromStdString(document().navigation().tensor); };
        const auto choose = [&](core::Index layer, core::Index head) {
            ui::Selection at = document().locked();
            at.layer = layer;
            at.head = head;
            document().lock(at);
        };
        choose(4, 6);
        QCOMPARE(shown(), u"layer5/head7/weights"_s);
        document().navigate([](ui::Navigation& at) { at.tensor = "layer5/output"; });
        choose(2, 1);
        QCOMPARE(shown(), u"layer3/output"_s);
        choose(2, 3); // it belongs to no head
        QCOMPARE(shown(), u"layer3/output"_s);
        document().navigate([](ui::Navigation& at) { at.tensor = "layer3/head4/weights"; });
        document().showView("flow"); // also while another view is open
        choose(3, 0);
        QCOMPARE(shown(), u"layer4/head1/weights"_s);
        document().showView("matrices");
        QCOMPARE(shown(), u"layer4/head1/weights"_s);
    }
    void openedSessionKeepsItsTensor()
    {
        load("encoder");
        ui::Session session = document().session();
        session.selection = { 3, 0, 3, {}, 0 };
        session.navigation.tensor = "layer2/concat";
        document().replace(session, {});
        QVERIFY(settled(document()));
        QCOMPARE(document().locked().layer, core::Index { 3 });
        QCOMPARE(document().navigation().tensor, std::string("layer2/concat"));
    }
    void chipsShowTheLayersTokens()
    {
        load("translator");
        const auto chips = m_program->window.findChildren<ui::TokenChips*>();
        const auto shown = [&] {
            QList<int> counts;
            for (const ui::TokenChips* each : chips)
                if (each->isVisible())
                    counts << each->count();
            return counts;
        };
        const core::Trace& trace = *document().trace();
        const auto asked = static_cast<int>(trace.attention(5).keyTokens->size());
        const auto said = static_cast<int>(trace.attention(5).queryTokens->size());
        QVERIFY(asked != said);
        document().lock({ 0, 0, {}, {}, 0 });
        QTRY_COMPARE(shown(), QList<int> { asked });
        document().lock({ 4, 0, {}, {}, 0 }); // the decoder's self-attention
        QTRY_COMPARE(shown(), QList<int> { said });
        document().lock({ 5, 0, {}, {}, 0 }); // and its cross-attention
        QTRY_COMPARE(shown(), (QList<int> { said, asked }));
    }
    void layersAreCalledByTheirStack()
    {
        load("translator");
        const core::Trace& trace = *document().trace();
        QCOMPARE(ui::layerName(trace.attention(1)), u"Encoder, layer 2"_s);
        QCOMPARE(ui::layerName(trace.attention(5)), u"Cross-attention, layer 1"_s);
        QCOMPARE(ui::headNumber(trace, 9, 2), u"C3.3"_s);
        QVERIFY(document().locked().layer < 10);
    }
    void stepsCoverTheWholeLayer()
    {
        load("encoder");
        document().showView("steps");
        document().lock({ 2, 4, 10, {}, 0 });
        auto* view = qobject_cast<ui::StepsView*>(m_program->window.currentView());
        QVERIFY(view != nullptr);
        const core::Trace& trace = *document().trace();
        const auto steps = core::steps(trace, 2, 4);
        QVERIFY(steps.size() > core::stepIds.size());
        for (std::size_t i = 1; i < steps.size(); ++i) { // the first has no matrices
            ui::Selection at = document().locked();
            at.step = static_cast<int>(i);
            document().lock(at);
            QCOMPARE(view->step(), at.step);
            QVERIFY2(!view->canvas().panels.empty(), steps[i].id.c_str());
            for (const ui::StepPanel& panel : view->canvas().panels)
                QVERIFY2(panel.matrix && !panel.matrix->empty(), panel.tensor.c_str());
        }
        // The last step's result is the next layer's input.
        QCOMPARE(core::matrix(trace, core::find(trace, steps.back().leave.back())),
            trace.states[3].values);
    }
    void settingsOfCustomAttentionAreHidden()
    {
        auto* panel = m_program->window.findChild<ui::SettingsPanel*>();
        QVERIFY(!panel->editor(u"heads"_s)->isHidden());
        load("encoder");
        QTRY_VERIFY(panel->editor(u"heads"_s)->isHidden());
        QVERIFY(panel->editor(u"score.kind"_s)->isHidden());
        QVERIFY(panel->editor(u"network.ids"_s)->isHidden());
        document().undoStack()->undo();
        document().undoStack()->undo();
        QVERIFY(settled(document()));
        QTRY_VERIFY(!panel->editor(u"heads"_s)->isHidden());
    }
    // Pretrained models and custom attention are in one list; each choice is one undo step.
    void oneListOffersAllHeads()
    {
        auto* panel = m_program->window.findChild<ui::SettingsPanel*>();
        auto* editor = dynamic_cast<ui::ModelEditor*>(panel->editor(u"network.kind"_s));
        QVERIFY(editor != nullptr);
        const auto choose = [&](const QString& word) {
            QComboBox* list = editor->choice();
            list->setCurrentIndex(list->findText(word));
            emit list->activated(list->currentIndex());
        };
        QVERIFY(change(document(), "edits=matrix=w_q row=1 column=2 value=0.5"));
        document().undoStack()->clear();
        QCOMPARE(editor->choice()->currentText(), u"Hand-built heads"_s);
        QVERIFY(editor->about()->isHidden());
        choose(u"Trained translator"_s);
        QVERIFY(settled(document()));
        QCOMPARE(document().undoStack()->count(), 1);
        QCOMPARE(
            std::get<core::PretrainedSource>(document().experiment().network).where, "translator");
        QVERIFY(document().experiment().edits.empty()); // it belonged to the custom heads
        QTRY_VERIFY(
            editor->about()->text().startsWith(u"4 + 3 layers, 8 head(s), d = 256, dₖ = 32."_s));
        choose(u"Random, from the seed"_s);
        QVERIFY(settled(document()));
        QCOMPARE(document().undoStack()->count(), 2);
        QVERIFY(std::holds_alternative<core::CustomSource>(document().experiment().network));
        QVERIFY(
            std::holds_alternative<core::RandomWeights>(document().experiment().design.weights));
        document().undoStack()->undo();
        QVERIFY(settled(document()));
        QCOMPARE(editor->choice()->currentText(), u"Trained translator"_s);
        choose(u"Model from a folder…"_s); // cancelled
        QTRY_VERIFY(m_program->window.findChild<QFileDialog*>() != nullptr);
        m_program->window.findChild<QFileDialog*>()->reject();
        QCOMPARE(editor->choice()->currentText(), u"Trained translator"_s);
    }
    // Interventions and masked tokens belonged to another model.
    void newModelStartsUnmodified()
    {
        auto* panel = m_program->window.findChild<ui::SettingsPanel*>();
        auto* editor = dynamic_cast<ui::ModelEditor*>(panel->editor(u"network.kind"_s));
        const auto choose = [&](const QString& word) {
            editor->choice()->setCurrentIndex(editor->choice()->findText(word));
            emit editor->choice()->activated(editor->choice()->currentIndex());
            return settled(document());
        };
        for (const char* each : { "network.where=encoder", "network.changes.temperature=2",
                 "network.changes[2].at=layer3", "network.changes[2].rank=4", "network.hidden=3" })
            QVERIFY(change(document(), each));
        const int steps = document().undoStack()->count();
        QVERIFY(choose(u"Trained encoder"_s)); // the same model again
        QCOMPARE(document().undoStack()->count(), steps);
        QVERIFY(choose(u"Trained decoder"_s));
        QVERIFY(m_program->notices().isEmpty());
        QCOMPARE(std::get<core::PretrainedSource>(document().experiment().network),
            core::PretrainedSource { .where = "decoder" });
    }
    // Its folder, or the config.json in it, opened or dropped.
    void modelFolderOpensLikeAFile()
    {
        const QString folder = QStringLiteral(RESOURCES "/models/headlight-decoder");
        auto* panel = m_program->window.findChild<ui::SettingsPanel*>();
        auto* editor = dynamic_cast<ui::ModelEditor*>(panel->editor(u"network.kind"_s));
        for (const QString& name : { folder, folder + u"/config.json"_s }) {
            QVERIFY(change(document(), "network=designed"));
            m_program->window.files()->open(name);
            QTRY_VERIFY(m_program->hasNotice(u"“headlight-decoder”"_s));
            QVERIFY(settled(document()));
            QCOMPARE(std::get<core::PretrainedSource>(document().experiment().network).where,
                folder.toStdString());
            QCOMPARE(document().trace()->attentions.size(), std::size_t { 6 });
            QVERIFY(editor->choice()->currentText().startsWith(u"headlight-decoder"_s));
        }
        QVERIFY(m_program->answer(u"Undo"_s));
        QVERIFY(settled(document()));
        QVERIFY(document().trace()->model->pretrained() == nullptr);
    }
    void modelWithoutTokenizerTakesTokenIds()
    {
        const QTemporaryDir folder;
        for (const char* name : { "config.json", "model.safetensors" })
            QVERIFY(QFile::copy(
                QStringLiteral(RESOURCES "/models/headlight-decoder/") + QString::fromUtf8(name),
                folder.filePath(QString::fromUtf8(name))));
        m_program->window.files()->open(folder.path());
        QTRY_VERIFY(m_program->hasNotice(u"no tokenizer"_s));
        QVERIFY(settled(document()));
        QCOMPARE(document().trace()->attention(0).queryTokens->size(), std::size_t { 4 });
        auto* panel = m_program->window.findChild<ui::SettingsPanel*>();
        QTRY_VERIFY(!panel->editor(u"network.ids"_s)->isHidden());
        QVERIFY(!m_program->window.sentenceBar()->queryEdit()->isVisible());
        QVERIFY(change(document(), "network.ids=5,9,3"));
        QCOMPARE(document().trace()->attention(0).queryTokens->size(), std::size_t { 3 });
    }
    void folderWithoutAModelNamesTheMissingFile()
    {
        const QTemporaryDir folder;
        m_program->window.files()->open(folder.path());
        QTRY_VERIFY(m_program->hasNotice(u"config.json"_s));
        QVERIFY(document().undoStack()->count() == 0);
    }
    // Next to the sentence is the translator's output, generated or typed.
    void translatorHasASecondText()
    {
        load("translator");
        QLineEdit* said = m_program->window.sentenceBar()->keyEdit();
        QTRY_VERIFY(said->isVisible());
        edit(document(), u"source.text"_s, [](ui::EditableState& state) {
            state.experiment.source = core::Sentence { "He booked a room at a hotel." };
        });
        QVERIFY(settled(document()));
        QTRY_VERIFY2(said->placeholderText().startsWith(u"他订了一间旅馆的房间。"_s),
            qPrintable(said->placeholderText()));
        QVERIFY(said->placeholderText().contains(u"generated"_s));
        const std::size_t alone = document().trace()->attentions.back().queryTokens->size();
        QVERIFY(alone > 3);
        QInputMethodEvent typed; // as an input method sends it
        typed.setCommitString(u"他"_s);
        QCoreApplication::sendEvent(said, &typed);
        QTest::keyClick(said, Qt::Key_Return);
        QVERIFY(settled(document()));
        QCOMPARE(std::get<core::PretrainedSource>(document().experiment().network).target, "他");
        const auto& asked = *document().trace()->attentions.back().queryTokens;
        QCOMPARE(asked.back().text, "他");
        QVERIFY(asked.size() < alone);
        load("decoder");
        QTRY_VERIFY(!said->isVisible());
    }
    // An encoder that knows two segments takes a second sentence; without one it reads the first.
    void encoderTakesASecondSentence()
    {
        load("encoder");
        QLineEdit* second = m_program->window.sentenceBar()->keyEdit();
        QTRY_VERIFY(second->isVisible());
        QCOMPARE(second->placeholderText(), u"Second sentence (optional)"_s);
        QVERIFY(second->text().isEmpty());
        edit(document(), u"source.text"_s, [](ui::EditableState& state) {
            state.experiment.source = core::Sentence { "The dog is here." };
        });
        QVERIFY(settled(document()));
        const ui::TracePtr alone = document().trace();
        QTest::keyClicks(second, u"It sleeps."_s);
        QTest::keyClick(second, Qt::Key_Return);
        QVERIFY(settled(document()));
        QVERIFY(document().experiment().source
            == core::Source(core::SentencePair { "The dog is here.", "It sleeps." }));
        const core::NetworkInput& input = document().trace()->model->pretrained()->input;
        QCOMPARE(input.ids.size(), std::size_t { 12 });
        QVERIFY(input.types == (std::vector<core::Index> { 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1 }));
        QVERIFY(m_program->window.sentenceBar()->chips()->isVisible());
        QVERIFY(!m_program->window.sentenceBar()->keyChips()->isVisible());
        second->selectAll();
        QTest::keyClick(second, Qt::Key_Delete);
        QTest::keyClick(second, Qt::Key_Return);
        QVERIFY(settled(document()));
        QVERIFY(
            document().experiment().source == core::Source(core::Sentence { "The dog is here." }));
        QVERIFY(document().trace()->attention(0).heads[0].weights
            == alone->attention(0).heads[0].weights);
        QVERIFY(second->isVisible());
    }
    // In every layer: queries and keys change sides between the stacks.
    void tokensAreBelowTheirText()
    {
        load("translator");
        const ui::SentenceBar& bar = *m_program->window.sentenceBar();
        QTRY_VERIFY(bar.keyEdit()->isVisible());
        const auto xOf = [&](const QWidget* w) { return w->mapTo(&bar, QPoint(0, 0)).x(); };
        const auto& attentions = document().trace()->attentions;
        for (std::size_t layer = 0; layer < attentions.size(); ++layer) {
            ui::Selection at;
            at.layer = core::Index(layer);
            document().lock(at);
            const bool encoder = attentions[layer].path.starts_with("encoder/");
            const bool cross = attentions[layer].path.starts_with("cross/");
            QTRY_COMPARE(bar.keyChips()->isVisible(), cross);
            QTRY_COMPARE(xOf(bar.chips()) > xOf(bar.keyEdit()) - 40, !encoder);
            if (cross)
                QVERIFY(xOf(bar.keyChips()) < xOf(bar.keyEdit()) - 40);
        }
        load("encoder");
        QTRY_VERIFY(xOf(bar.chips()) < 40);
    }
    void missingModelIsReportedAndNothingIsLost()
    {
        load("encoder");
        const ui::TracePtr before = document().trace();
        edit(document(), u"away"_s, [](ui::EditableState& state) {
            state.experiment.network = core::PretrainedSource { .where = "/no/such/folder" };
        });
        document().commitEdit();
        QTRY_VERIFY(m_program->hasNotice(u"/no/such/folder"_s));
        QVERIFY(settled(document()));
        QVERIFY(document().experiment() == before->model->experiment);
    }
};

QTEST_MAIN(TestPretrainedHeads)
#include "tst_pretrained_heads.moc"
