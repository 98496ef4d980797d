#include "drawn_numbers.h"
#include "view_stage.h"

#include "core/io/text/table.h"
#include "ui/document/weight_edits.h"
#include "ui/inspector/tensor_model.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/tensor_names.h"
#include "ui/views/matrices/cell_editor.h"
#include "ui/views/matrices/matrices_view.h"
#include "ui/views/matrices/tensor_table.h"
#include "ui/views/matrices/tensor_tree.h"
#include "ui/words/head_name.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeView>

// Tests tensors as heat maps and tables, and weights set by hand.
class TestMatricesView : public QObject {
    Q_OBJECT

    using Stage = ViewStage<ui::MatricesView>;

    static void choose(Stage& stage, const std::string& id)
    {
        stage.document.navigate([&](ui::Navigation& at) { at.tensor = id; });
        stage.document.commitEdit();
    }
    // Double-clicks a cell as a person does.
    static ui::CellEditor* openEditor(Stage& stage, core::Index row, core::Index column)
    {
        const QPoint at = centreOf(*stage.view.panel(), row, column);
        QTest::mouseClick(stage.view.plot(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(stage.view.plot(), Qt::LeftButton, {}, at);
        return stage.view.findChild<ui::CellEditor*>();
    }

private slots:
    void init() { failOnWarnings(); }

    void barIsAsHighAsItsMatrix()
    {
        Stage stage;
        QVERIFY(stage.ready());
        const auto* const bar = stage.view.plot()->findChild<ui::ColourBar*>();
        for (const char* id : { "layer1/head1/weights", "layer1/head1/q", "layer1/queries" }) {
            choose(stage, id);
            QVERIFY(stage.drawn());
            const QRect cells = stage.view.panel()->rect();
            QCOMPARE(bar->colours().top(), cells.top());
            QCOMPARE(bar->colours().height(), cells.height());
            QVERIFY(bar->colours().left() > cells.right());
        }
    }
    void everyTensorIsShownExactly_data()
    {
        QTest::addColumn<QByteArrayList>("settings");
        QTest::newRow("default") << QByteArrayList {};
        QTest::newRow("masked, with biases")
            << QByteArrayList { "heads=2", "mask.kind=causal", "biases=true" };
        QTest::newRow("additive score") << QByteArrayList { "heads=3", "score.kind=additive" };
        QTest::newRow("two sentences")
            << QByteArrayList { "heads=2", "source.kind=sentences", "position.kind=none" };
        QTest::newRow("one token") << QByteArrayList { "source.text=one" };
        QTest::newRow("numbers that are not positive")
            << QByteArrayList { "heads=2", "normaliser.kind=none" };
    }
    void everyTensorIsShownExactly()
    {
        QFETCH(QByteArrayList, settings);
        Stage stage;
        QVERIFY(stage.ready());
        for (const QByteArray& setting : settings)
            QVERIFY(change(stage.document, setting.toStdString()));
        const auto trace = stage.document.trace();
        for (const core::TensorRef& tensor : core::tensors(*trace)) {
            choose(stage, tensor.id);
            QCOMPARE(stage.view.tensor().id, tensor.id);
            QCOMPARE(*stage.view.panel()->content().matrix, drawnNumbers(*trace, tensor));
            const QImage image = pictureOf(stage.view, stage.view.plot()->size());
            QCOMPARE(wrongCell(*stage.view.panel(), image), QString());
            QVERIFY(!ui::tensorName(*trace, tensor).word.contains('/')); // it has a name of its own
            QVERIFY(
                ui::Formula(ui::tensorTitle(*trace, tensor)).extent(stage.view.theme()).width > 0);
        }
    }
    void maskedCellsAreNotNumbers()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(change(stage.document, "mask.kind=causal"));
        choose(stage, "layer1/head1/masked");
        const ui::PanelContent& content = stage.view.panel()->content();
        QVERIFY(content.scale.high < 1e6F); // the range of the numbers
        QVERIFY(!content.subtitle.contains("10³⁸"));
        stage.document.lock({ 0, 0, 0, 5, 0 });
        QVERIFY(stage.view.description().contains("masked"));
    }
    void theTreeHoldsEveryTensorAndFilters()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(change(stage.document, "heads=2"));
        const QAbstractItemModel* model = stage.view.tree()->tree()->model();
        const auto leaves = [&] {
            std::size_t count = 0;
            for (int i = 0; i < model->rowCount(); ++i)
                count += std::size_t(model->rowCount(model->index(i, 0)));
            return count;
        };
        // In self-attention, "keys" and "values" are the input again.
        QCOMPARE(leaves(), core::tensors(*stage.document.trace()).size() - 2);
        QTest::keyClicks(stage.view.tree()->filter(), "head2 w_q");
        QCOMPARE(leaves(), std::size_t { 1 });
        const QModelIndex group = model->index(0, 0);
        stage.view.tree()->tree()->setCurrentIndex(model->index(0, 0, group));
        QCOMPARE(stage.document.navigation().tensor, std::string("layer1/head2/w_q"));
        QCOMPARE(stage.document.locked().head, core::Index { 1 });
        QCOMPARE(stage.document.undoStack()->count(), 1); // navigation is not an undo step
    }
    void selectedHeadIsOnTopOfTheTree()
    {
        Stage stage;
        QVERIFY(stage.ready());
        const QTreeView* tree = stage.view.tree()->tree();
        const QAbstractItemModel& model = *tree->model();
        const auto opened = [&] {
            QStringList names;
            for (int i = 0; i < model.rowCount(); ++i)
                if (tree->isExpanded(model.index(i, 0)))
                    names << model.index(i, 0).data().toString();
            return names;
        };
        stage.document.lock({ 0, 4, 2, 1, 0 });
        stage.view.showSelection();
        QCOMPARE(model.index(0, 0).data().toString(), QString("Head 5"));
        QCOMPARE(opened(), (QStringList { QString("Head 5"), QString("Input") }));
        stage.document.lock({ 0, 2, 2, 1, 0 });
        stage.view.showSelection();
        QCOMPARE(opened(), (QStringList { QString("Head 3"), QString("Input") }));
        QStringList heads; // the others in the order of the computation
        for (int i = 1; i < model.rowCount(); ++i)
            if (const QString name = model.index(i, 0).data().toString(); name.startsWith(u"Head "))
                heads << name;
        QCOMPARE(heads.size(), 7);
        QVERIFY(std::ranges::is_sorted(heads) && !heads.contains(QString("Head 3")));
    }
    // As in Settings, the inspector and the other views.
    void decodersRowsAndLayersHaveTheirNames()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(change(stage.document, "network.where=translator"));
        stage.document.lock({ 7, 1, 1, 0, 0 });
        choose(stage, "cross/layer2/head2/weights");
        QVERIFY(stage.drawn());
        QCOMPARE(stage.document.locked().layer, core::Index { 7 });
        const QStringList& rows = stage.view.panel()->content().rows;
        QVERIFY(std::ranges::all_of(
            rows, [](const QString& row) { return row.contains(QString(" → ")); }));
        pointAt(stage.view, *stage.view.panel(), 1, 0);
        QVERIFY2(stage.view.description().contains(QString(", writes ")),
            qPrintable(stage.view.description()));
        const QAbstractItemModel& model = *stage.view.tree()->tree()->model();
        QStringList groups;
        for (int i = 0; i < model.rowCount(); ++i)
            groups << model.index(i, 0).data().toString();
        QCOMPARE(groups.front(), QString("Head C2.2"));
        QVERIFY2(groups.contains(ui::layerName(stage.document.trace()->attention(7))),
            qPrintable(groups.join('|')));
        QVERIFY2(groups.filter(QString("Layer 8")).isEmpty(), qPrintable(groups.join('|')));
    }
    // Also while another view is open, before switching to Matrices.
    void matrixBelongsToTheChosenHead()
    {
        ui::Document document;
        QVERIFY(settled(document));
        document.lock({ 0, 4, 2, 1, 0 });
        QCOMPARE(document.navigation().tensor, std::string("layer1/head5/weights"));
        document.navigate([](ui::Navigation& at) { at.tensor = "layer1/head5/k"; });
        document.lock({ 0, 2, 2, 1, 0 });
        QCOMPARE(document.navigation().tensor, std::string("layer1/head3/k"));
        document.navigate([](ui::Navigation& at) { at.tensor = "layer1/output"; });
        document.lock({ 0, 1, 2, 1, 0 });
        QCOMPARE(document.navigation().tensor, std::string("layer1/output"));
        QCOMPARE(document.undoStack()->count(), 0);
    }
    void missingTensorIsReplacedByTheNearestUntilItReturns()
    {
        Stage stage;
        QVERIFY(stage.ready());
        choose(stage, "layer1/head8/k");
        QVERIFY(change(stage.document, "heads=3"));
        QCOMPARE(stage.view.tensor().id, std::string("layer1/head3/k"));
        QCOMPARE(stage.document.navigation().tensor, std::string("layer1/head8/k"));
        QVERIFY(change(stage.document, "heads=8"));
        QCOMPARE(stage.view.tensor().id, std::string("layer1/head8/k"));
    }
    void numberTypedIntoACellChangesTheTraceUntilUndone()
    {
        Stage stage;
        QVERIFY(stage.ready());
        choose(stage, "layer1/head2/w_q");
        const auto before = stage.document.trace();
        ui::CellEditor* editor = openEditor(stage, 2, 3);
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, "0.5");
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(settled(stage.document));
        const auto& head = stage.document.trace()->model->layers.front().heads[1];
        QCOMPARE(head.wq(2, 3), 0.5F);
        QVERIFY(stage.document.trace()->attentions.front().heads[1].q
            != before->attentions.front().heads[1].q);
        QCOMPARE(stage.document.undoStack()->undoText(), "w_q[3, 4] of head 2 = 0.5000");
        QCOMPARE((*stage.view.panel()->content().matrix)(2, 3), 0.5F);
        const QRect cell = stage.view.panel()->map()->cellRect(2, 3); // its corner is marked
        const QImage image = pictureOf(stage.view, stage.view.plot()->size());
        QCOMPARE(image.pixel(cell.topRight() + QPoint(-1, 1)), stage.view.theme().query.rgb());
        stage.document.undoStack()->undo();
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.document.trace()->attentions.front().heads[1].q,
            before->attentions.front().heads[1].q);
    }
    void aSecondEditOfACellReplacesTheFirst()
    {
        Stage stage;
        QVERIFY(stage.ready());
        const core::TensorRef wo = core::find(*stage.document.trace(), "layer1/w_o");
        ui::setWeight(stage.document, wo, { 0, 0 }, 1);
        ui::setWeight(stage.document, wo, { 0, 0 }, 2);
        QCOMPARE(stage.document.experiment().edits.size(), std::size_t { 1 });
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.document.trace()->model->layers.front().wo(0, 0), 2.0F);
    }
    void computedCellsCannotBeEdited()
    {
        Stage stage;
        QVERIFY(stage.ready());
        choose(stage, "layer1/head1/weights");
        QVERIFY(openEditor(stage, 0, 0) == nullptr);
        QTest::keyClick(&stage.view, Qt::Key_F2);
        QVERIFY(stage.view.findChild<ui::CellEditor*>() == nullptr);
    }
    void keyboardEditsCells()
    {
        Stage stage;
        QVERIFY(stage.ready());
        choose(stage, "layer1/head1/w_v");
        QTest::keyClick(&stage.view, Qt::Key_Down); // the first key starts in the corner
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QTest::keyClick(&stage.view, Qt::Key_F2);
        auto* editor = stage.view.findChild<ui::CellEditor*>();
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, "-3"); // replaces the selected text
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.document.trace()->model->layers.front().heads[0].wv(1, 1), -3.0F);
    }
    void editsOfOneMatrixAreRevertedTogether()
    {
        Stage stage;
        QVERIFY(stage.ready());
        choose(stage, "layer1/head1/w_q");
        QVERIFY(stage.view.takeBackButton()->isHidden());
        const core::TensorRef other = core::find(*stage.document.trace(), "layer1/head2/w_q");
        ui::setWeight(stage.document, other, { 0, 0 }, 1);
        ui::setWeight(stage.document, stage.view.tensor(), { 0, 0 }, 1);
        ui::setWeight(stage.document, stage.view.tensor(), { 1, 0 }, 1);
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.view.takeBackButton()->isHidden());
        QTest::mouseClick(stage.view.takeBackButton(), Qt::LeftButton);
        QCOMPARE(stage.document.experiment().edits.size(), std::size_t { 1 });
        QCOMPARE(stage.document.experiment().edits.front().head, 2);
        stage.document.undoStack()->undo();
        QCOMPARE(stage.document.experiment().edits.size(), std::size_t { 3 });
    }
    void tableShowsTheSameNumbersAndAcceptsEdits()
    {
        Stage stage;
        QVERIFY(stage.ready());
        choose(stage, "layer1/head1/w_q");
        QTest::mouseClick(stage.view.tableButton(), Qt::LeftButton);
        QVERIFY(stage.document.navigation().tensorTable);
        QAbstractItemModel* model = stage.view.table()->model();
        const core::Matrix& wq = stage.document.trace()->model->layers.front().heads[0].wq;
        QCOMPARE(model->rowCount(), int(wq.rows()));
        QCOMPARE(model->index(3, 2).data(Qt::EditRole).toString().toFloat(), wq(3, 2));
        QTest::mouseClick(stage.view.table()->viewport(), Qt::LeftButton, {},
            stage.view.table()->visualRect(model->index(3, 2)).center());
        QTest::keyClick(stage.view.table(), Qt::Key_1); // typing starts a new number
        auto* editor = stage.view.findChild<ui::CellEditor*>();
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, ".25");
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.document.trace()->model->layers.front().heads[0].wq(3, 2), 1.25F);
        choose(stage, "layer1/head1/weights");
        QVERIFY(!model->flags(model->index(0, 0)).testFlag(Qt::ItemIsEditable));
    }
    void pointingSelectsTheTokensOfTheAxes()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QTest::mouseMove(stage.view.plot(), centreOf(*stage.view.panel(), 7, 1));
        QTRY_COMPARE(stage.document.selection().query, std::optional<core::Index>(7));
        QCOMPARE(stage.document.selection().key, std::optional<core::Index>(1));
        QVERIFY(!stage.document.locked().query);
        QTest::mouseClick(
            stage.view.plot(), Qt::LeftButton, {}, centreOf(*stage.view.panel(), 7, 1));
        QCOMPARE(stage.document.locked().query, std::optional<core::Index>(7));
        QTest::keyClick(&stage.view, Qt::Key_Up);
        QCOMPARE(stage.document.locked().query, std::optional<core::Index>(6));
        QVERIFY(stage.view.description().contains("because (7)"));
        choose(stage, "layer1/head1/k"); // rows are keys
        QTest::mouseClick(
            stage.view.plot(), Qt::LeftButton, {}, centreOf(*stage.view.panel(), 4, 2));
        QCOMPARE(stage.document.locked().key, std::optional<core::Index>(4));
        QCOMPARE(stage.document.locked().query, std::optional<core::Index>(6));
        QCOMPARE(stage.view.cell(), std::optional(ui::Cell { 4, 2 }));
    }
    void copyingGivesTabsAndHtml()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QTest::keyClick(&stage.view, Qt::Key_C, Qt::ControlModifier);
        const QMimeData* data = QApplication::clipboard()->mimeData();
        const core::Table read = core::readTable(data->text().toStdString());
        QCOMPARE(read.values, stage.document.trace()->attentions.front().heads[0].weights);
        QCOMPARE(read.rowLabels.at(1), std::string("animal"));
        QVERIFY(data->html().contains("<th>animal</th>"));
    }
    void dialogChoosesTheExportedFile()
    {
        Stage stage;
        QVERIFY(stage.ready());
        const QTemporaryDir folder;
        stage.view.exportMatrix();
        auto* dialog = stage.view.findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->setDirectory(folder.path());
        dialog->selectNameFilter("Comma-separated (*.csv)");
        emit dialog->filterSelected("Comma-separated (*.csv)");
        dialog->selectFile("table");
        dialog->findChild<QLineEdit*>("fileNameEdit")->setText("table");
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_VERIFY(QFile::exists(folder.filePath("table.csv")));
    }
    void contentFitsWithLargeTextInTheDarkTheme()
    {
        Stage stage({ 460, 520 }, ui::ThemeKind::Dark, 1.8);
        QVERIFY(stage.ready());
        QVERIFY(change(stage.document, "source.text=a"));
        const QImage image = pictureOf(stage.view, stage.view.plot()->size());
        QCOMPARE(wrongCell(*stage.view.panel(), image), QString());
        QVERIFY(stage.view.plot()->rect().contains(stage.view.panel()->rect()));
    }
};

QTEST_MAIN(TestMatricesView)
#include "tst_matrices_view.moc"
