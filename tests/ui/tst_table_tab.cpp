#include "stage.h"

#include "core/io/text/table.h"
#include "ui/inspector/inspector.h"
#include "ui/inspector/table_tab.h"
#include "ui/inspector/tensor_model.h"

#include <QClipboard>
#include <QComboBox>
#include <QMimeData>
#include <QTableView>
#include <QUndoView>

using namespace Qt::StringLiterals;

namespace {

struct Stage {
    ui::Document document;
    ui::Inspector inspector { document, nullptr };
    ui::TableTab& tab { *inspector.table() };

    Stage()
    {
        inspector.setTheme(ui::makeTheme(ui::ThemeKind::Light, 1));
        inspector.resize(600, 600);
        inspector.setCurrentWidget(&tab);
        inspector.show();
    }
    void choose(const QString& id) const
    {
        const int place = tab.choice()->findData(id);
        QVERIFY2(place >= 0, qPrintable(id));
        tab.choice()->setCurrentIndex(place);
        emit tab.choice()->activated(place);
    }
    [[nodiscard]] const core::Matrix& weights(std::size_t head) const
    {
        return document.trace()->attentions[0].heads[head].weights;
    }
};

core::Table clipboard()
{
    return core::readTable(QGuiApplication::clipboard()->text().toStdString());
}

} // namespace

// Tests the inspector's other tabs: numbers as a table, history, notes.
class TestTableTab : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void tableShowsTheSelectedHeadsWeightsWithoutACopy()
    {
        Stage stage;
        QVERIFY(settled(stage.document));
        stage.document.lock({ 0, 4, 7, 1, 0 });
        QCOMPARE(stage.tab.tensor().tensor().id, std::string("layer1/head5/weights"));
        QCOMPARE(stage.tab.tensor().matrix(), &stage.weights(4));
        QCOMPARE(stage.tab.table()->model()->headerData(7, Qt::Vertical).toString(), u"8  it"_s);
        QCOMPARE(
            stage.tab.table()->model()->headerData(1, Qt::Horizontal).toString(), u"2  animal"_s);
    }
    void everyTensorCanBeShown()
    {
        Stage stage;
        QVERIFY(change(stage.document, "mask.kind=causal"));
        QVERIFY(change(stage.document, "biases=true"));
        const core::Trace& trace = *stage.document.trace();
        for (const core::TensorRef& tensor : core::tensors(trace)) {
            if (tensor.head > 0 || tensor.id == "keys" || tensor.id == "values")
                continue; // another head; in self-attention the sentence's input again
            stage.choose(QString::fromStdString(tensor.id).replace(u"layer1/head1/"_s, u"head/"_s));
            QCOMPARE(stage.tab.tensor().tensor().id, tensor.id);
            QVERIFY(*stage.tab.tensor().matrix() == core::matrix(trace, tensor));
            QCOMPARE(stage.tab.table()->model()->rowCount(), static_cast<int>(tensor.rowCount));
        }
    }
    void tableAndSelectionFollowEachOther()
    {
        Stage stage;
        QVERIFY(settled(stage.document));
        stage.document.lock({ 0, 0, 7, 1, 0 });
        QCOMPARE(stage.tab.table()->currentIndex().row(), 7);
        QCOMPARE(stage.tab.table()->currentIndex().column(), 1);
        QTest::keyClick(stage.tab.table(), Qt::Key_Down);
        QTest::keyClick(stage.tab.table(), Qt::Key_Right);
        QVERIFY(stage.document.locked().query == 8);
        QVERIFY(stage.document.locked().key == 2);
        QTest::keyClick(stage.tab.table(), Qt::Key_Escape);
        QVERIFY(!stage.document.locked().query);
        QVERIFY(!stage.tab.table()->currentIndex().isValid());
    }
    void rowOfKeysSelectsItsKey()
    {
        Stage stage;
        QVERIFY(settled(stage.document));
        stage.choose(u"head/k"_s);
        stage.document.lock({ 0, 0, 7, 3, 0 });
        QCOMPARE(stage.tab.table()->currentIndex().row(), 3);
        QTest::keyClick(stage.tab.table(), Qt::Key_Down);
        QVERIFY(stage.document.locked().key == 4);
        QVERIFY(stage.document.locked().query == 7); // unchanged
        QTest::keyClick(stage.tab.table(), Qt::Key_Right);
        QVERIFY(stage.document.locked().key == 4); // a dimension is not a token
    }
    void chosenBlockSurvivesHovering()
    {
        Stage stage;
        QVERIFY(settled(stage.document));
        stage.document.lock({ 0, 0, 2, 2, 0 });
        QTest::keyClick(stage.tab.table(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(stage.tab.table(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(stage.tab.table()->selectionModel()->selectedIndexes().size(), 4);
        stage.document.hover(ui::Selection { 0, 0, 9, 9, 0 });
        QCOMPARE(stage.tab.table()->selectionModel()->selectedIndexes().size(), 4);
    }
    void copiedTextIsReadBackAsTheMatrix()
    {
        Stage stage;
        QVERIFY(change(stage.document, "mask.kind=causal"));
        for (const char* id : { "head/weights", "head/masked", "head/q", "queries" }) {
            stage.choose(QString::fromLatin1(id));
            stage.tab.copyAll();
            const core::Table table = clipboard();
            QVERIFY(table.values == *stage.tab.tensor().matrix());
            QCOMPARE(table.rowLabels.at(7), std::string("it"));
        }
        QVERIFY(QGuiApplication::clipboard()->mimeData()->hasHtml());
    }
    void ctrlCCopiesTheBlockWithItsHeaders()
    {
        Stage stage;
        QVERIFY(settled(stage.document));
        stage.document.lock({ 0, 3, 6, 1, 0 });
        QTest::keyClick(stage.tab.table(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(stage.tab.table(), Qt::Key_C, Qt::ControlModifier);
        const core::Table table = clipboard();
        QCOMPARE(table.rowLabels, (std::vector<std::string> { "because", "it" }));
        QCOMPARE(table.columnLabels, std::vector<std::string> { "animal" });
        QCOMPARE(table.values(1, 0), stage.weights(3)(7, 1));
        const QString html = QGuiApplication::clipboard()->mimeData()->html();
        QVERIFY(html.contains(u"<th>because</th>"));
    }
    void hostileTokensAreEscapedInHtml()
    {
        Stage stage;
        QVERIFY(change(stage.document, "tokens=whitespace"));
        QVERIFY(change(stage.document, "source.text=<b>x</b> 1e5 \"q\""));
        stage.tab.copyAll();
        QVERIFY(!QGuiApplication::clipboard()->mimeData()->html().contains(u"<b>"));
        const core::Table table = clipboard();
        QCOMPARE(table.rowLabels, (std::vector<std::string> { "<b>x</b>", "1e5", "\"q\"" }));
    }
    void tensorOfTheMatricesViewIsShown()
    {
        Stage stage;
        QVERIFY(settled(stage.document));
        stage.document.showView("matrices");
        stage.document.navigate([](ui::Navigation& at) { at.tensor = "layer1/head2/w_q"; });
        QCOMPARE(stage.tab.tensor().tensor().id, std::string("layer1/head2/w_q"));
        QVERIFY(change(stage.document, "heads=1")); // that tensor no longer exists
        QCOMPARE(stage.tab.tensor().tensor().id, std::string("layer1/head1/weights"));
    }
    void typingNotesIsOneUndoStep()
    {
        Stage stage;
        QVERIFY(settled(stage.document));
        auto& notes = *stage.inspector.notes();
        stage.inspector.setCurrentWidget(&notes);
        QTest::keyClicks(&notes, u"watch it"_s);
        QCOMPARE(stage.document.session().notes, std::string("watch it"));
        QCOMPARE(stage.document.undoStack()->count(), 1);
        stage.document.undoStack()->undo();
        QCOMPARE(notes.toPlainText(), QString());
        stage.document.undoStack()->redo();
        QCOMPARE(notes.toPlainText(), u"watch it"_s);
    }
    void historyListsTheSteps()
    {
        Stage stage;
        QVERIFY(change(stage.document, "heads=3"));
        auto* history = stage.inspector.findChild<QUndoView*>();
        stage.inspector.setCurrentWidget(history);
        QCOMPARE(history->model()->rowCount(), 2);
        history->setCurrentIndex(history->model()->index(0, 0));
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.document.experiment().attention().heads, 8);
    }
};

QTEST_MAIN(TestTableTab)
#include "tst_table_tab.moc"
