#include "core/io/archives/npz.h"
#include "core/io/files/atomic_write.h"
#include "figure_subject.h"
#include "ui/document/training_session.h"
#include "ui/files/examples.h"
#include "ui/view/note.h"
#include "ui/view/view.h"
#include "ui/views/train/train_view.h"
#include "ui/views/train/training_form.h"
#include "window_stage.h"

#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace {

void put(ui::Document& document, const std::function<void(ui::EditableState&)>& change)
{
    edit(document, u"state"_s, change);
    document.commitEdit();
}

void show(ui::Document& document, const core::PretrainedSource& source, const std::string& text)
{
    put(document, [&](ui::EditableState& state) {
        state.experiment.network = source;
        state.experiment.source = core::Sentence { text };
    });
}

std::string words(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += "word" + std::to_string(i) + ' ';
    return text;
}

core::TensorInput numbers(core::Index rows, core::Index cols)
{
    core::Tensor tensor { { rows, cols }, core::Buffer(rows * cols) };
    for (core::Index i = 0; i < rows * cols; ++i)
        tensor.data.data()[i] = static_cast<float>(i);
    return { std::move(tensor), {}, {} };
}

// Attention of one head for three tokens, as another program saves it.
std::string attentionFile(const OwnHome& home)
{
    core::Tensor weights { { 1, 1, 3, 3 }, core::Buffer(9) };
    std::ranges::fill(weights.data.data(), weights.data.data() + 9, 1.0F / 3);
    const std::string path = home.path(u"attention.npz"_s).toStdString();
    core::NamedTensors tensors;
    tensors.emplace("attentions", weights);
    core::atomicWrite(path, core::writeNpz(tensors));
    return path;
}

struct State {
    const char* name;
    std::function<void(ui::Document&, const OwnHome&)> reach;
};

const std::vector<State>& states()
{
    static const auto setting = [](const char* assignment) {
        return [assignment](ui::Document& document, const OwnHome&) {
            put(document, [&](ui::EditableState& state) {
                core::settings::set(state.experiment, assignment);
            });
        };
    };
    static const auto encoderShownWith = [](bool ui::ViewState::*choice) {
        return [choice](ui::Document& document, const OwnHome&) {
            show(document, {}, "The zebrafish was unhappily tired");
            put(document, [&](ui::EditableState& state) { state.view.*choice = true; });
        };
    };
    static const std::vector<State> all {
        { "first start",
            [](ui::Document& document, const OwnHome&) {
                document.replace(ui::firstSession(), {});
            } },
        { "custom attention", [](ui::Document&, const OwnHome&) {} },
        { "merged subwords", encoderShownWith(&ui::ViewState::mergeSubwords) },
        { "hidden special tokens", encoderShownWith(&ui::ViewState::hideSpecial) },
        { "interventions",
            [](ui::Document& document, const OwnHome&) {
                show(document,
                    { .maskedTokens = { 2 }, .interventions = { { .ablatedHeads = { 1 } } } },
                    "It was tired");
            } },
        { "token IDs",
            [](ui::Document& document, const OwnHome&) {
                show(document, { .ids = { 1, 2, 3 } }, "It was tired");
            } },
        { "decoder",
            [](ui::Document& document, const OwnHome&) {
                show(document, { .where = "decoder" }, "To be or not");
            } },
        { "translator",
            [](ui::Document& document, const OwnHome&) {
                show(document, { .where = "translator" }, "He booked a room.");
            } },
        { "network trained with Headlight",
            [](ui::Document& document, const OwnHome&) {
                show(document, { .where = "date-reader" }, "5/3/79");
            } },
        { "regression network",
            [](ui::Document& document, const OwnHome&) {
                show(document, { .where = "kernel-smoother" }, "0.5 1");
            } },
        { "imported attention",
            [](ui::Document& document, const OwnHome& home) {
                show(document, { .where = attentionFile(home) }, "It was tired");
            } },
        { "two sentences", setting("source.kind=sentences") },
        { "vectors",
            [](ui::Document& document, const OwnHome&) {
                put(document, [](ui::EditableState& state) {
                    state.experiment.source = core::MatrixSource { numbers(3, 4), {}, {} };
                });
            } },
        { "points in a plane",
            [](ui::Document& document, const OwnHome&) {
                put(document, [](ui::EditableState& state) {
                    ui::showRegressionExample(state.experiment);
                    state.experiment.source
                        = core::PointSource { {}, numbers(3, 2), numbers(3, 1) };
                });
            } },
        { "long text",
            [](ui::Document& document, const OwnHome&) {
                put(document, [](ui::EditableState& state) {
                    state.experiment.source = core::Sentence { words(300) };
                });
            } },
        { "causal mask and 16 heads",
            [](ui::Document& document, const OwnHome&) {
                put(document, [](ui::EditableState& state) {
                    for (const char* each : { "heads=16", "mask=causal", "position.kind=rotary",
                             "dk=6", "biases=true", "scaling.kind=none" })
                        core::settings::set(state.experiment, each);
                });
            } },
    };
    return all;
}

} // namespace

// What a view offers while it has nothing to show works from every state.
class TestEmptyViews : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }

    void everyOfferFillsItsView_data()
    {
        QTest::addColumn<int>("state");
        for (std::size_t i = 0; i < states().size(); ++i)
            QTest::newRow(states()[i].name) << static_cast<int>(i);
    }
    void everyOfferFillsItsView()
    {
        QFETCH(int, state);
        Running program;
        ui::Document& document = program.document;
        QStringList problems;
        connect(&document, &ui::Document::problem, this,
            [&](const core::Error& error) { problems << QString::fromStdString(error.detail()); });
        states()[static_cast<std::size_t>(state)].reach(document, *m_home);
        QVERIFY2(settled(document), qPrintable(problems.join(u'\n')));
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
        const core::Experiment before = document.experiment();
        int offers = 0;
        for (const ui::ViewEntry& entry : ui::views()) {
            document.showView(entry.id);
            QCoreApplication::processEvents();
            ui::View* const view = program.window.currentView();
            const auto notes = view->findChildren<ui::Note*>();
            const auto note = std::ranges::find_if(notes, &QWidget::isVisible);
            if (note == notes.end() || !(*note)->button()->isVisible())
                continue;
            ++offers;
            QVERIFY(click((*note)->button()));
            QVERIFY2(settled(document), entry.id.data());
            QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
            QTRY_VERIFY2(view->emptyReason().isEmpty(), entry.id.data());
            QCOMPARE(document.navigation().view, std::string(entry.id));
            document.undoStack()->undo();
            QVERIFY(settled(document));
            QVERIFY(document.experiment() == before);
        }
        QVERIFY(offers > 0); // Compare always has one
    }
    void trainingStartsFromEveryState_data() { everyOfferFillsItsView_data(); }
    void trainingStartsFromEveryState()
    {
        QFETCH(int, state);
        Running program;
        ui::Document& document = program.document;
        states()[static_cast<std::size_t>(state)].reach(document, *m_home);
        QVERIFY(settled(document));
        const auto shown = [&] {
            return document.trace()->model->trainedRun != nullptr
                ? document.trace()->model->trainedRun->folder
                : std::string();
        };
        const std::string before = shown();
        document.showView(ui::viewFor(ui::ViewRole::Training).id);
        auto* const view = qobject_cast<ui::TrainView*>(program.window.currentView());
        QVERIFY(view != nullptr);
        for (auto* each : view->form()->findChildren<QSpinBox*>())
            each->setValue(each->maximum() == 1000000 ? 1 : each->minimum());
        emit view->form()->started(); // also where the form is below a shown network
        QTRY_VERIFY_WITH_TIMEOUT(!document.busy() && shown() != before, 20000);
        QVERIFY(view->emptyReason().isEmpty());
        QVERIFY2(program.notices().isEmpty(), qPrintable(program.notices().join(u'\n')));
    }
    // The example replaces whatever the settings were.
    void regressionExampleNeedsNoSetting()
    {
        core::Experiment fromDefault;
        ui::showRegressionExample(fromDefault);
        const core::Experiment trained = ui::firstSession().experiment;
        core::Experiment fromTrained = trained;
        ui::showRegressionExample(fromTrained);
        QVERIFY(fromTrained == fromDefault);
    }
};

QTEST_MAIN(TestEmptyViews)
#include "tst_empty_views.moc"
