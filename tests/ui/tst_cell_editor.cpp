#include "view_stage.h"

#include "ui/document/weight_edits.h"
#include "ui/views/matrices/cell_editor.h"
#include "ui/views/matrices/matrices_view.h"
#include "ui/views/matrices/tensor_table.h"

#include <QLabel>
#include <QPointer>
#include <QToolButton>

using namespace Qt::StringLiterals;

// Tests typing over a cell, in heat map and table: nothing is lost silently.
class TestCellEditor : public QObject {
    Q_OBJECT

    using Stage = ViewStage<ui::MatricesView>;

    static void choose(Stage& stage, const std::string& id)
    {
        stage.document.navigate([&](ui::Navigation& at) { at.tensor = id; });
        stage.document.commitEdit();
        stage.drawn();
    }
    static QPointer<ui::CellEditor> open(Stage& stage, core::Index row, core::Index column)
    {
        if (stage.document.navigation().tensorTable) {
            const QModelIndex index = stage.view.table()->model()->index(int(row), int(column));
            const QPoint at = stage.view.table()->visualRect(index).center();
            QTest::mouseClick(stage.view.table()->viewport(), Qt::LeftButton, {}, at);
            QTest::mouseDClick(stage.view.table()->viewport(), Qt::LeftButton, {}, at);
        } else {
            const QPoint at = centreOf(*stage.view.panel(), row, column);
            QTest::mouseClick(stage.view.plot(), Qt::LeftButton, {}, at);
            QTest::mouseDClick(stage.view.plot(), Qt::LeftButton, {}, at);
        }
        return stage.view.findChild<ui::CellEditor*>();
    }
    // The visible message next to the editor.
    static QString messageOf(Stage& stage)
    {
        for (const QLabel* label : stage.view.findChildren<QLabel*>())
            if (label->isVisible() && label->parent() != nullptr
                && label->parent() == stage.view.findChild<ui::CellEditor*>()->parent())
                return label->text();
        return {};
    }

private slots:
    void init() { failOnWarnings(); }

    void commonNumberFormatsAreAccepted_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<float>("number");
        QTest::newRow("plain") << u"0.5"_s << 0.5F;
        QTest::newRow("a real minus, spaces") << u" −2e-3 "_s << -0.002F;
        QTest::newRow("wide digits of a Chinese keyboard") << u"－１．５"_s << -1.5F;
        QTest::newRow("the largest") << u"3.4e38"_s << 3.4e38F;
    }
    void commonNumberFormatsAreAccepted()
    {
        QFETCH(QString, text);
        QFETCH(float, number);
        const ui::TypedNumber typed = ui::typedNumber(text);
        QVERIFY2(typed.number, qPrintable(typed.problem));
        QCOMPARE(*typed.number, number);
        QVERIFY(typed.problem.isEmpty());
    }
    void otherTextsAreRefusedWithAReason_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("nothing") << u" "_s << u"A number is needed"_s;
        QTest::newRow("a word") << u"many"_s << u"“many” is not a number"_s;
        QTest::newRow("a decimal comma") << u"1,5"_s << u"no thousands separators: 1.5"_s;
        QTest::newRow("a wide comma") << u"1，5"_s << u": 1.5"_s;
        QTest::newRow("thousands") << u"1,234.5"_s << u": 1234.5"_s;
        QTest::newRow("too large") << u"1e39"_s << u"Too large"_s;
        QTest::newRow("infinite") << u"-inf"_s << u"“-inf” is not finite"_s;
        QTest::newRow("NaN") << u"NaN"_s << u"not finite"_s;
        QTest::newRow("a row of a spreadsheet") << u"0.1\t0.2\t0.3"_s << u"you entered 3"_s;
    }
    void otherTextsAreRefusedWithAReason()
    {
        QFETCH(QString, text);
        QFETCH(QString, says);
        const ui::TypedNumber typed = ui::typedNumber(text);
        QVERIFY(!typed.number);
        QVERIFY2(typed.problem.contains(says), qPrintable(typed.problem));
    }
    void wrongEntryStaysAndItsErrorIsShownAtTheCell_data()
    {
        QTest::addColumn<bool>("asTable");
        QTest::newRow("heat map") << false;
        QTest::newRow("table") << true;
    }
    void wrongEntryStaysAndItsErrorIsShownAtTheCell()
    {
        QFETCH(bool, asTable);
        Stage stage;
        QVERIFY(stage.ready());
        choose(stage, "layer1/head1/w_k");
        if (asTable)
            QTest::mouseClick(stage.view.tableButton(), Qt::LeftButton);
        const QPointer<ui::CellEditor> editor = open(stage, 1, 2);
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, "1,5");
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(editor && editor->isVisible());
        QCOMPARE(editor->text(), u"1,5"_s);
        QVERIFY2(messageOf(stage).contains(u"1.5"_s), qPrintable(messageOf(stage)));
        QCOMPARE(editor->accessibleDescription(), messageOf(stage));
        // Losing the focus keeps it, and another cell does not replace it.
        stage.view.tableButton()->setFocus(Qt::MouseFocusReason);
        static_cast<void>(open(stage, 3, 3));
        QVERIFY(editor && editor->isVisible());
        QCOMPARE(editor->text(), u"1,5"_s);
        choose(stage, "layer1/head1/w_v"); // the cell is out of sight there
        QVERIFY(editor && !editor->isVisible());
        choose(stage, "layer1/head1/w_k");
        QVERIFY(editor && editor->isVisible());
        QVERIFY(stage.document.experiment().edits.empty());
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_Left);
        QTest::keyClick(editor, Qt::Key_Backspace);
        QTest::keyClicks(editor, ".");
        QVERIFY(messageOf(stage).isEmpty()); // the text is corrected
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.document.trace()->model->layers.front().heads[0].wk(1, 2), 1.5F);
    }
    void escapeDiscardsAndFocusLossKeepsTheNumber()
    {
        Stage stage;
        QVERIFY(stage.ready());
        choose(stage, "layer1/head1/w_k");
        const QPointer<ui::CellEditor> first = open(stage, 0, 0);
        QTest::keyClicks(first, "7");
        QTest::keyClick(first, Qt::Key_Escape);
        QTRY_VERIFY(first.isNull());
        QVERIFY(stage.document.experiment().edits.empty());
        const QPointer<ui::CellEditor> second = open(stage, 0, 0);
        QTest::keyClicks(second, "7");
        stage.view.tableButton()->setFocus(Qt::MouseFocusReason);
        QTRY_VERIFY(second.isNull());
        QCOMPARE(stage.document.experiment().edits.size(), std::size_t { 1 });
        QVERIFY(stage.view.tableButton()->hasFocus()); // the focus stays there
        const QPointer<ui::CellEditor> third = open(stage, 0, 1);
        stage.view.tableButton()->setFocus(Qt::MouseFocusReason);
        QTRY_VERIFY(third.isNull());
        QCOMPARE(stage.document.experiment().edits.size(), std::size_t { 1 }); // nothing typed
    }
};

QTEST_MAIN(TestCellEditor)
#include "tst_cell_editor.moc"
