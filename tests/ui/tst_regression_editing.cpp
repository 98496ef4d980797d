#include "view_stage.h"

#include "own_home.h"
#include "ui/document/figure_state.h"
#include "ui/document/regression.h"
#include "ui/files/starters.h"
#include "ui/session/session_file.h"
#include "ui/view/note.h"
#include "ui/view/view_strip.h"
#include "ui/views/regression/regression_view.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPushButton>

#include <qcustomplot.h>

using namespace Qt::StringLiterals;

// Tests editing the data of a kernel regression.
class TestRegressionEditing : public QObject {
    Q_OBJECT

    using Stage = ViewStage<ui::RegressionView>;

    static bool example(Stage& stage)
    {
        if (!stage.ready())
            return false;
        QTest::mouseClick(stage.view.note()->button(), Qt::LeftButton);
        return settled(stage.document) && stage.drawn();
    }
    static QPoint pixelOf(const Stage& stage, core::Index point)
    {
        ui::Selection s;
        s.key = point;
        return stage.view.keyPixel(s)->toPoint();
    }

private slots:
    void init() { failOnWarnings(); }

    void curveFollowsADraggedPoint()
    {
        Stage stage;
        QVERIFY(example(stage));
        const int steps = stage.document.undoStack()->count();
        const ui::Regression before = stage.view.regression();
        const QPoint from = pixelOf(stage, 20);
        const QCPRange up = stage.view.dataRect()->axis(QCPAxis::atLeft)->range();
        QTest::mousePress(stage.view.plot(), Qt::LeftButton, {}, from);
        double last = before.predicted[51]; // the query position nearest to the point
        for (int by = 20; by <= 60; by += 20) {
            QTest::mouseMove(stage.view.plot(), from + QPoint(0, -by));
            QVERIFY(settled(stage.document));
            QVERIFY(stage.view.regression().predicted[51] > last);
            last = stage.view.regression().predicted[51];
            QVERIFY((pixelOf(stage, 20) - from - QPoint(0, -by)).manhattanLength() <= 2);
        }
        QCOMPARE(stage.view.dataRect()->axis(QCPAxis::atLeft)->range(), up); // during a drag
        QTest::mouseRelease(stage.view.plot(), Qt::LeftButton, {}, from + QPoint(0, -60));
        QCOMPARE(stage.document.undoStack()->count(), steps + 1);
        QCOMPARE(stage.document.undoStack()->undoText(), u"Move point 21"_s);
        QCOMPARE(stage.document.locked().key, std::optional<core::Index>(20));
        stage.document.undoStack()->undo();
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.view.regression().predicted, before.predicted);
    }
    void aClickMovesNothing()
    {
        Stage stage;
        QVERIFY(example(stage));
        const int steps = stage.document.undoStack()->count();
        const QPoint at = pixelOf(stage, 20);
        QTest::mousePress(stage.view.plot(), Qt::LeftButton, {}, at);
        QTest::mouseMove(stage.view.plot(), at + QPoint(2, 1)); // hands tremble
        QTest::mouseRelease(stage.view.plot(), Qt::LeftButton, {}, at + QPoint(2, 1));
        QCOMPARE(stage.document.undoStack()->count(), steps);
    }
    void doubleClickAddsAPointAndKeyRemovesIt()
    {
        Stage stage;
        QVERIFY(example(stage));
        const int steps = stage.document.undoStack()->count();
        const QPoint empty = pixelOf(stage, 20) + QPoint(0, 60);
        QTest::mouseDClick(stage.view.plot(), Qt::LeftButton, {}, empty);
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.view.regression().x.size(), std::size_t { 41 });
        QCOMPARE(stage.document.undoStack()->undoText(), u"Add a point"_s);
        QCOMPARE(stage.document.locked().key, std::optional<core::Index>(40));
        QVERIFY((pixelOf(stage, 40) - empty).manhattanLength() <= 2);
        QVERIFY(stage.view.description().contains(u"data point 41"_s));
        QTest::keyClick(&stage.view, Qt::Key_Delete);
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.view.regression().x.size(), std::size_t { 40 });
        QCOMPARE(stage.document.undoStack()->undoText(), u"Remove point 41"_s);
        QCOMPARE(stage.document.undoStack()->count(), steps + 2);
    }
    void keyboardMovesAndAddsPoints()
    {
        Stage stage;
        QVERIFY(example(stage));
        const int steps = stage.document.undoStack()->count();
        const double before = stage.view.regression().y[0];
        QTest::keyClick(&stage.view, Qt::Key_Down); // chooses the first
        for (int i = 0; i < 3; ++i) // held down
            QTest::keyPress(&stage.view, Qt::Key_Up, Qt::ControlModifier);
        QTest::keyRelease(&stage.view, Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.document.undoStack()->count(), steps + 1);
        const double across = stage.view.dataRect()->axis(QCPAxis::atLeft)->range().size();
        QVERIFY(std::abs(stage.view.regression().y[0] - before - 0.03 * across) < 0.01 * across);
        QTest::keyClick(&stage.view, Qt::Key_Right); // a query position
        QTest::keyClick(&stage.view, Qt::Key_Insert); // on the curve
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.view.regression().x.back(), stage.view.regression().queryX[0]);
    }
    void contextMenuRemovesAPoint()
    {
        Stage stage;
        QVERIFY(example(stage));
        const auto menuAt = [&](QPoint at, const QString& text) {
            QContextMenuEvent event(
                QContextMenuEvent::Mouse, at, stage.view.plot()->mapToGlobal(at));
            QCoreApplication::sendEvent(stage.view.plot(), &event);
            auto* menu = stage.view.findChild<QMenu*>();
            if (menu == nullptr || menu->actions().isEmpty()
                || menu->actions().front()->text() != text)
                return false;
            menu->actions().front()->trigger();
            menu->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return settled(stage.document);
        };
        QVERIFY(menuAt(pixelOf(stage, 7), u"Remove point 8"_s));
        QCOMPARE(stage.view.regression().x.size(), std::size_t { 39 });
        QVERIFY(menuAt(pixelOf(stage, 20) + QPoint(0, 60), u"Add a point here"_s));
        QCOMPARE(stage.view.regression().x.size(), std::size_t { 40 });
    }
    void numberOfPointsStaysInItsLimits()
    {
        ui::Document document;
        edit(document, "source", [](ui::EditableState& state) {
            ui::showRegressionExample(state.experiment);
            auto& source = std::get<core::PointSource>(state.experiment.source);
            source.points.values = source.targets.values = core::toTensor(core::Matrix(2, 1));
        });
        ui::removePoint(document, document, 1);
        ui::removePoint(document, document, 0);
        QCOMPARE(document.undoStack()->count(), 2); // the last point stays
        QCOMPARE(ui::addPoint(document, document, { 1, 2 }), std::optional<core::Index>(1));
        edit(document, "many", [](ui::EditableState& state) {
            auto& source = std::get<core::PointSource>(state.experiment.source);
            source.points.values = source.targets.values = core::toTensor(core::Matrix(4096, 1));
        });
        QVERIFY(!ui::addPoint(document, document, { 1, 2 }));
    }
    void pointsOfAFileBecomeTheSessionsOwn()
    {
        const OwnHome home;
        const QString path = home.path(u"points.csv"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("1\n2\n3\n");
        file.close();
        Stage stage;
        QVERIFY(stage.ready());
        edit(stage.document, "source", [&](ui::EditableState& state) {
            ui::showRegressionExample(state.experiment);
            auto& source = std::get<core::PointSource>(state.experiment.source);
            source.points = source.targets = { {}, path.toStdString(), {} };
            source.queries = {}; // the data's own positions
        });
        QVERIFY(settled(stage.document));
        QVERIFY2(stage.view.strip()->heading().contains(u"of points.csv"_s),
            qPrintable(stage.view.strip()->heading()));
        QVERIFY(stage.view.strip()->heading().contains(u"the file is not modified"_s));
        QVERIFY(stage.view.curve()->dataCount() > 500); // dense between them, too
        ui::movePoint(stage.document, stage.document, 1, { 2.5, 4 });
        QVERIFY(settled(stage.document));
        QCOMPARE(stage.view.regression().x, (std::vector<double> { 1, 2.5, 3 }));
        QCOMPARE(stage.view.regression().y, (std::vector<double> { 1, 4, 3 }));
        QVERIFY(!stage.view.strip()->heading().contains(u"points.csv"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("1\n2\n3\n"));
    }
    void savedSessionComputesTheSame()
    {
        const OwnHome home;
        const QString path = home.path(u"a.headlight"_s);
        Stage stage;
        QVERIFY(example(stage));
        ui::movePoint(stage.document, stage.document, 20, { 2.5, 9 });
        ui::addPoint(stage.document, stage.document, { 1, -3 });
        QVERIFY(settled(stage.document));
        ui::writeSession(path, { stage.document.session(), {}, {}, {}, {} }, {});
        const auto derived = ui::computeDerivedData(ui::readSession(path).session, {});
        QCOMPARE(ui::regressionOf(*derived->trace()).predicted, stage.view.regression().predicted);
    }
};

QTEST_MAIN(TestRegressionEditing)
#include "tst_regression_editing.moc"
