#include "ui/document/view_entry.h"
#include "ui/files/examples.h"
#include "ui/files/session_files.h"
#include "window_stage.h"

#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

class TestExamples : public QObject {
    Q_OBJECT

    OwnHome m_home;

private slots:
    void init() { failOnWarnings(); }

    void everyExampleComputes_data()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const ui::Example& example : ui::examples())
            QTest::newRow(example.id.c_str()) << index++;
        QVERIFY(index >= 11);
    }
    void everyExampleComputes()
    {
        QFETCH(int, index);
        const ui::Example& example = ui::examples().at(std::size_t(index));
        for (const char* language : { "en", "zh_CN", "zh_TW" })
            QVERIFY(example.titles.contains(language));
        ui::Document document;
        QVERIFY(settled(document));
        QSignalSpy problems(&document, &ui::Document::problem);
        const ui::Session before = document.session();
        ui::takeExample(document, example);
        QVERIFY(settled(document));
        QCOMPARE(problems.count(), 0);
        QVERIFY(document.experiment() == example.experiment);
        QVERIFY(document.trace()->model->notices.empty());
        QVERIFY(document.undoStack()->count() <= 1); // one step, or none for the present state
        document.undoStack()->undo();
        QVERIFY(document.experiment() == before.experiment);
        QVERIFY(document.session().pinned == before.pinned);
    }
    void examplesCoverTheRequiredKinds()
    {
        bool points = false, pair = false, causal = false, one = false, longText = false;
        for (const ui::Example& example : ui::examples()) {
            const core::Experiment& e = example.experiment;
            points |= std::holds_alternative<core::PointSource>(e.source);
            pair |= std::holds_alternative<core::SentencePair>(e.source);
            causal |= !e.attention().mask.empty();
            if (const auto* text = std::get_if<core::Sentence>(&e.source)) {
                const auto tokens = core::tokenise(e.design.tokens, text->text);
                one |= tokens.size() == 1;
                longText |= tokens.size() > 100;
            }
        }
        QVERIFY(points && pair && causal && one && longText);
    }
    // The default sentence: head 3.5 of the encoder attends to the animal.
    void newDocumentShowsAMeaningfulHead()
    {
        Running program;
        program.window.files()->sessions().create();
        QTRY_VERIFY(settled(program.document) && program.document.trace()->attentions.size() == 6);
        const ui::Selection& at = program.document.locked();
        QVERIFY(program.document.undoStack()->isClean());
        QCOMPARE(at.layer, core::Index { 2 });
        QCOMPARE(at.head, core::Index { 4 });
        const core::AttentionTrace& layer = program.document.trace()->attention(at.layer);
        const auto token = [&](core::Index place) {
            return (*layer.queryTokens)[static_cast<std::size_t>(place)].text;
        };
        QVERIFY(at.query);
        QCOMPARE(token(*at.query), "it");
        const auto row = layer.heads[4].weights.row(*at.query);
        const auto most = std::ranges::max_element(row);
        QCOMPARE(token(most - row.begin()), "animal");
        QCOMPARE(std::round(*most * 100), 85.0F);
    }
    // An example's selection applies as soon as its numbers arrive, not before.
    void exampleSelectsItsCell()
    {
        ui::Document document;
        QVERIFY(settled(document));
        ui::takeExample(document, ui::exampleNamed("next_word"));
        QCOMPARE(document.locked().layer, core::Index { 0 });
        QVERIFY(settled(document));
        QCOMPARE(document.locked().layer, core::Index { 4 });
        QCOMPARE(document.locked().query, std::optional<core::Index>(16));
        ui::takeExample(document, ui::exampleNamed("tired"));
        QVERIFY(settled(document));
        QVERIFY(!document.locked().query);
        ui::takeExample(document, ui::exampleNamed("next_word"));
        QVERIFY(settled(document));
        document.unlock();
        ui::takeExample(document, ui::exampleNamed("next_word")); // nothing to compute
        QCOMPARE(document.locked().query, std::optional<core::Index>(16));
    }
    // An example's cell is one of the model's own tokens.
    void exampleFindsItsTokenAmongMergedOnes()
    {
        Running program;
        ui::Document& document = program.document;
        edit(document, u"merge"_s,
            [](ui::EditableState& state) { state.view.mergeSubwords = true; });
        ui::takeExample(document, ui::exampleNamed("alignment"));
        QVERIFY(settled(document));
        for (int time = 0; time < 2; ++time) { // the second time there is nothing to compute
            ui::takeExample(document, ui::exampleNamed("it"));
            QVERIFY(settled(document));
            QVERIFY(document.trace()->model->merged() != nullptr);
            QVERIFY(document.locked().query);
            QCOMPARE(document.trace()
                         ->attention(document.locked().layer)
                         .queryTokens->at(std::size_t(*document.locked().query))
                         .text,
                "it");
            const ui::ViewEntry& view = ui::viewNamed(document.navigation().view);
            QVERIFY(view.accepts(*document.trace(), document.session()));
        }
    }
    void bothMenusOfferTheExamples()
    {
        Running program;
        QMenu* menu = program.window.files()->examples();
        QList<QAction*> offered = menu->actions();
        offered.removeIf([](const QAction* action) { return action->isSeparator(); });
        QCOMPARE(offered.size(), qsizetype(ui::examples().size()));
        bool behindTheButton = false;
        for (const auto* button : program.window.findChildren<QToolButton*>())
            behindTheButton |= button->menu() == menu;
        QVERIFY(behindTheButton);
        const auto room = std::ranges::find(ui::examples(), "room", &ui::Example::id);
        offered[room - ui::examples().begin()]->trigger();
        QVERIFY(settled(program.document));
        QVERIFY(program.document.experiment() == room->experiment);
        QCOMPARE(
            program.window.sentenceBar()->queryEdit()->text(), u"He booked a room at a hotel."_s);
    }
};

QTEST_MAIN(TestExamples)
#include "tst_examples.moc"
