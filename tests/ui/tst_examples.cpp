#include "ui/files/examples.h"
#include "window_stage.h"

#include <QMenu>
#include <QToolButton>

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
        QVERIFY(document.undoStack()->count() <= 1); // one step, none if it is what is shown
        document.undoStack()->undo();
        QVERIFY(document.experiment() == before.experiment);
        QVERIFY(document.session().pinned == before.pinned);
    }
    void theKindsThatAreWantedAreThere()
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
    void bothMenusOfferThem()
    {
        Running program;
        QMenu* menu = program.window.files()->examples();
        QCOMPARE(menu->actions().size(), qsizetype(ui::examples().size()));
        bool behindTheButton = false;
        for (const auto* button : program.window.findChildren<QToolButton*>())
            behindTheButton |= button->menu() == menu;
        QVERIFY(behindTheButton);
        menu->actions()[2]->trigger();
        QVERIFY(settled(program.document));
        QVERIFY(program.document.experiment() == ui::examples()[2].experiment);
        QCOMPARE(
            program.window.sentenceBar()->queryEdit()->text(), u"He booked a room at a hotel."_s);
    }
};

QTEST_MAIN(TestExamples)
#include "tst_examples.moc"
