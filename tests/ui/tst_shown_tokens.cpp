#include "core/analysis/combine.h"
#include "core/analysis/weights/merged_tokens.h"
#include "core/io/archives/npz.h"
#include "core/io/files/atomic_write.h"
#include "ui/document/view_entry.h"
#include "ui/figure/caption.h"
#include "ui/files/examples.h"
#include "ui/inspector/cell_tab.h"
#include "ui/inspector/inspector.h"
#include "ui/inspector/output_line.h"
#include "ui/settings/model_editor.h"
#include "ui/settings/reduction_editor.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/view/view_strip.h"
#include "ui/views/atlas/atlas_view.h"
#include "ui/views/matrices/matrices_view.h"
#include "ui/window/token_chips.h"
#include "window_stage.h"

#include <QSpinBox>
#include <QStatusBar>

#include <numeric>

using namespace Qt::StringLiterals;

namespace {

// The window's action with that text.
QAction* actionOf(const ui::MainWindow& window, const QString& text)
{
    for (QAction* action : window.findChildren<QAction*>())
        if (action->text() == text)
            return action;
    return nullptr;
}

QStringList tokensOf(const ui::Document& document)
{
    QStringList result;
    for (const core::Token& token : *document.trace()->attention(0).queryTokens)
        result << QString::fromStdString(token.text);
    return result;
}

// The pretrained encoder with "it" locked.
void showEncoder(ui::Document& document)
{
    ui::takeExample(document, ui::exampleNamed("it"));
    document.commitEdit();
}

const core::Matrix& weightsOf(const ui::Document& document)
{
    const ui::Selection& at = document.locked();
    return *document.derived()->weights(at.layer, at.head);
}

double sumOf(std::span<const core::Scalar> row)
{
    return std::accumulate(row.begin(), row.end(), 0.0);
}

core::Tensor tensorOf(std::vector<core::Index> shape, const std::vector<float>& values)
{
    core::Tensor result { std::move(shape), core::Buffer(std::ssize(values)) };
    std::ranges::copy(values, result.data.data());
    return result;
}

core::Tensor textOf(std::string_view text)
{
    std::vector<float> bytes;
    for (const char c : text)
        bytes.push_back(static_cast<float>(static_cast<unsigned char>(c)));
    return tensorOf({ std::ssize(bytes) }, bytes);
}

} // namespace

// Tests tokens as shown: a model's own, merged to words, or a file's.
class TestShownTokens : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> home;

    // Two layers of one head for three tokens.
    [[nodiscard]] QString attentionFile(const std::string& tokens) const
    {
        core::NamedTensors tensors;
        tensors.emplace("attentions",
            tensorOf({ 2, 1, 3, 3 },
                { 1, 0, 0, .25F, .75F, 0, .5F, .125F, .375F, 0, 1, 0, 0, 0, 1, 1, 0, 0 }));
        tensors.emplace("tokens", textOf(tokens));
        QString path = home->path(u"seen.npz"_s);
        core::atomicWrite(path.toStdString(), core::writeNpz(tensors));
        return path;
    }

private slots:
    void init()
    {
        failOnWarnings();
        home = std::make_unique<OwnHome>();
    }

    void subwordsAreMergedIntoWords()
    {
        Running running;
        ui::Document& document = running.document;
        showEncoder(document);
        edit(document, u"source.text"_s, [](ui::EditableState& state) {
            std::get<core::Sentence>(state.experiment.source).text
                = "The zebrafish was unhappily tired because it swam";
        });
        QVERIFY(settled(document));
        document.showView("heads");
        const QStringList pieces = tokensOf(document);
        const auto it = pieces.indexOf(u"it"_s);
        QVERIFY(it > 0 && !pieces.filter(u"##"_s).isEmpty());
        document.lock({ .layer = 2, .head = 4, .query = it, .key = 1 });
        const ui::TracePtr whole = document.trace();
        const auto words = core::mergedAttention(*whole, 2, 4, { .words = true });
        QAction* join = actionOf(running.window, ui::label("view.join_words"));
        QVERIFY(join != nullptr && !join->isChecked());
        join->trigger();
        QTRY_VERIFY(document.trace() != whole && !document.busy());
        const QStringList shown = tokensOf(document);
        QVERIFY(shown.contains(u"zebrafish"_s) && shown.contains(u"unhappily"_s));
        QVERIFY(shown.size() < pieces.size());
        QCOMPARE(weightsOf(document), words.weights);
        QCOMPARE(core::rollout(*document.trace()),
            core::mergedWeights(core::rollout(*whole), words.queries.groups, words.keys.groups));
        const auto* const reduced = dynamic_cast<ui::ReductionEditor*>(
            running.window.findChild<ui::SettingsPanel*>()->editor(
                u"network.changes.dimension"_s)); // of the model itself
        QCOMPARE(reduced->box()->maximum(), int(pieces.size()));
        QCOMPARE(document.locked().query, std::optional(core::Index(shown.indexOf(u"it"_s))));
        QCOMPARE(
            document.experiment(), whole->model->experiment); // the experiment is the requested one
        QCOMPARE(running.window.findChild<ui::TokenChips*>()->count(), int(shown.size()));
        const QString marks = running.window.currentView()->modifications().join(u' ');
        QVERIFY(marks.contains(u"subwords merged"_s));
        const auto* const strip = running.window.currentView()->findChild<ui::ViewStrip*>();
        QVERIFY(strip->heading().contains(marks)); // read by screen readers, and in the tooltip
        QVERIFY(ui::captionText({ document.session(), document.derived(), {} })
                    .contains(u"subwords merged"_s));
        const QAction* const flow = actionOf(running.window, ui::label("flow"));
        QVERIFY(!flow->isEnabled() && flow->toolTip().contains(u"only attention weights"_s));
        document.undoStack()->undo();
        QTRY_COMPARE(tokensOf(document), pieces);
        QVERIFY(flow->isEnabled() && !flow->toolTip().contains(u"only attention weights"_s));
        QVERIFY(!join->isChecked());
        QCOMPARE(document.locked().query, std::optional(core::Index(it)));
    }
    void specialTokensAreHidden()
    {
        Running running;
        ui::Document& document = running.document;
        showEncoder(document);
        QVERIFY(settled(document));
        document.showView("heads");
        const QStringList before = tokensOf(document);
        QVERIFY(before.contains(u"[CLS]"_s));
        actionOf(running.window, ui::label("view.hide_special"))->trigger();
        QTRY_VERIFY(!document.busy() && tokensOf(document).size() == before.size() - 2);
        QVERIFY(!tokensOf(document).contains(u"[CLS]"_s));
        for (core::Index i = 0; i < weightsOf(document).rows(); ++i)
            QVERIFY(std::abs(sumOf(weightsOf(document).row(i)) - 1) < 1e-5);
        // Every view says that the rows were rescaled.
        const QString said = u"special tokens hidden, weights renormalised"_s;
        QVERIFY(running.window.currentView()->modifications().contains(said));
        document.showView("matrices");
        const auto* const view = dynamic_cast<ui::MatricesView*>(running.window.currentView());
        QTRY_VERIFY2(view->panel()->content().subtitle.contains(said),
            qPrintable(view->panel()->content().subtitle));
        const auto* const cell = running.window.inspector()->findChild<ui::CellTab*>();
        const auto labels = cell->findChildren<QLabel*>();
        QTRY_VERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(u"renormalised without special tokens"_s);
        }));
        // The output was computed with all tokens.
        QTRY_VERIFY(!cell->findChild<ui::OutputLine*>()->isVisible());
        QVERIFY(change(document, "network.kind=designed")); // all tokens belong to the text
        QVERIFY(!tokensOf(document).isEmpty());
        QVERIFY(document.trace()->model->imported() == nullptr);
        QVERIFY(running.window.currentView()->modifications().isEmpty());
    }
    void viewOfVectorsIsLeftForMergedTokens_data()
    {
        QTest::addColumn<QString>("view");
        for (const char* view : { "flow", "steps", "space", "predict" })
            QTest::newRow(view) << view;
    }
    void viewOfVectorsIsLeftForMergedTokens()
    {
        QFETCH(QString, view);
        Running running;
        showEncoder(running.document);
        QVERIFY(settled(running.document));
        running.document.showView(view.toStdString());
        QTest::qWait(20);
        QCOMPARE(running.document.navigation().view, view.toStdString());
        actionOf(running.window, ui::label("view.hide_special"))->trigger();
        QTRY_VERIFY(running.document.navigation().view != view.toStdString());
        const QString said = running.window.statusBar()->currentMessage();
        QVERIFY2(said.contains(u"needs vectors"_s) && said.contains(u"Hide special tokens"_s),
            qPrintable(said));
        QAction* action = actionOf(running.window, ui::label(view.toStdString()));
        QVERIFY(action != nullptr && !action->isEnabled());
        running.document.undoStack()->undo();
        QTRY_VERIFY(action->isEnabled());
        running.document.showView(view.toStdString());
        QVERIFY(settled(running.document));
    }
    // A trace that stays in its file has enough for Atlas, but more than memory holds.
    void attentionTooLargeForAtlasIsNamed()
    {
        Running running;
        running.window.files()->open(attentionFile(R"(["Zum", "▁Bei", "spiel"])"));
        QTRY_VERIFY(running.document.trace()->model->imported() != nullptr);
        core::Trace large = *running.document.trace();
        for (core::AttentionTrace& attention : large.attentions)
            for (core::HeadTrace& head : attention.heads)
                head.weights = {};
        const auto derived
            = std::make_shared<ui::DerivedData>(std::make_shared<const core::Trace>(large));
        const ui::ViewModel model(ui::FigureState { running.document.session(), derived, nullptr });
        ui::NoActions none;
        ui::AtlasView atlas(model, none, nullptr);
        atlas.showTrace();
        QVERIFY2(atlas.emptyReason().contains(u"too large for Atlas"_s),
            qPrintable(atlas.emptyReason()));
    }
    void importedAttentionIsShown()
    {
        Running running;
        ui::Document& document = running.document;
        running.window.files()->open(attentionFile(R"(["Zum", "▁Bei", "spiel"])"));
        QTRY_VERIFY(document.trace()->model->imported() != nullptr);
        QVERIFY(settled(document));
        QCOMPARE(tokensOf(document).size(), 3);
        QCOMPARE(document.trace()->attentions.size(), std::size_t { 2 });
        document.showView("heads");
        document.lock({ .layer = 0, .head = 0, .query = 1, .key = 1 });
        QCOMPARE(weightsOf(document)(1, 1), 0.75F);
        QVERIFY(running.hasNotice(u"seen.npz"_s));
        int drawn = 0;
        for (const ui::ViewEntry& entry : ui::views())
            if (entry.accepts(*document.trace(), document.session())) {
                document.showView(entry.id);
                QTest::qWait(20);
                QCOMPARE(document.navigation().view, std::string(entry.id));
                ++drawn;
            }
        QVERIFY(drawn >= 4); // Heads, Links, Matrices, Atlas
        auto* settings = running.window.findChild<ui::SettingsPanel*>();
        for (const ui::FieldEditor* editor : settings->findChildren<ui::FieldEditor*>())
            QCOMPARE(editor->isHidden(), editor->path() != u"network.kind"_s);
        document.undoStack()->undo(); // and back to the encoder
        QTRY_VERIFY(document.trace()->model->imported() == nullptr);
        QVERIFY(settled(document));
    }
    // All heads of a layer are half a gigabyte there: one head is shown first.
    void oneHeadOfALargeFileIsShownAtOnce()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"large.safetensors"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        constexpr qint64 bytes = qint64 { 48 } * 32 * 2048 * 2048 * 2;
        const QByteArray header
            = R"({"attentions":{"dtype":"F16","shape":[48,32,2048,2048],"data_offsets":[0,)"
            + QByteArray::number(bytes) + "]}}";
        QByteArray start(8, '\0');
        start[0] = static_cast<char>(header.size());
        file.write(start + header);
        if (!file.resize(start.size() + header.size() + bytes))
            QSKIP("no room for a sparse file of 13 GB");
        file.close();
        Running running;
        ui::Document& document = running.document;
        document.showView("flow");
        running.window.files()->open(file.fileName());
        QTRY_VERIFY(document.trace()->model->imported() != nullptr);
        QVERIFY(settled(document));
        QCOMPARE(document.navigation().view, std::string("matrices"));
        ui::Selection at = document.locked();
        at.layer = 40;
        at.head = 6;
        document.lock(at);
        QCOMPARE(document.navigation().tensor, std::string("layer41/head7/weights"));
    }
    // The special tokens [CLS] and [SEP] are gone, and every token has another position.
    void lockedTokensAreFoundInAnotherModel()
    {
        Running running;
        ui::Document& document = running.document;
        showEncoder(document);
        QVERIFY(settled(document));
        ui::Selection at = document.locked();
        at.layer = 5;
        at.query = tokensOf(document).indexOf(u"it"_s);
        at.key = tokensOf(document).indexOf(u"street"_s);
        document.lock(at);
        edit(document, u"network"_s, [](ui::EditableState& state) {
            state.experiment.network = core::Experiment().network;
        });
        QVERIFY(settled(document));
        const QStringList words = tokensOf(document);
        QVERIFY(!words.contains(u"[CLS]"_s));
        QCOMPARE(document.locked().query, std::optional<core::Index>(words.indexOf(u"it"_s)));
        QCOMPARE(document.locked().key, std::optional<core::Index>(words.indexOf(u"street"_s)));
    }
    void damagedImportedAttentionIsRefused()
    {
        Running running;
        const core::Experiment before = running.document.experiment();
        running.window.files()->open(attentionFile(R"(["one", "two"])"));
        QTRY_VERIFY(running.hasNotice(u"seen.npz"_s));
        QVERIFY(settled(running.document));
        QCOMPARE(running.document.experiment(), before);
    }
};

QTEST_MAIN(TestShownTokens)
#include "tst_shown_tokens.moc"
