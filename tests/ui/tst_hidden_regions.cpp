#include "ui/document/document.h"
#include "ui/files/lessons.h"
#include "ui/plot/matrix_panel.h"
#include "ui/present/hidden_regions.h"
#include "ui/present/present_page.h"
#include "ui/present/present_window.h"
#include "ui/present/presentation.h"
#include "ui/present/presenter.h"
#include "ui/view/plot_view.h"
#include "window_stage.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace {

// The lesson has interventions, which a line above the view reports.
ui::Session lesson(const std::string& view)
{
    core::PretrainedSource encoder;
    core::Intervention intervention;
    intervention.temperature = 0.5F;
    encoder.interventions = { intervention };
    ui::LessonStep step;
    step.experiment.network = encoder;
    step.experiment.source = core::Sentence { "My cat saw a saw" };
    step.navigation.view = view;
    step.selection = { .layer = 2, .head = 3, .query = 4, .key = {} };
    step.captions = { { "en", "Whom does it ask?", "Guess.", "" } };
    step.hidden = ui::Hidden::Row;
    ui::Session session;
    session.steps = { step, step };
    session.steps.front().navigation.view = "atlas";
    session.steps.front().hidden = ui::Hidden::Nothing;
    return session;
}

// A bundled lesson's step on a screen of 1280 x 720, with its covers; null: it does not appear.
ui::PresentPage* presented(Running& program, std::string_view lesson, int step)
{
    ui::takeLesson(program.document, *ui::lessonNamed(lesson));
    if (!settled(program.document))
        return nullptr;
    program.window.presenter()->fromStart()->trigger();
    ui::PresentWindow* const screen = program.window.presenter()->presented();
    screen->showNormal();
    screen->resize(1280, 720);
    ui::Presentation& presentation = *program.window.presenter()->presentation();
    if (!QTest::qWaitForWindowExposed(screen) || !settled(presentation.stage()))
        return nullptr;
    presentation.goTo(step - 1);
    const bool shown = settled(presentation.stage())
        && QTest::qWaitFor([screen] { return screen->page()->hiddenRegions()->isVisible(); });
    QTest::qWait(200); // all animations have ended
    return shown ? screen->page() : nullptr;
}

} // namespace

// Parts that a class is to guess cannot be read in advance.
class TestHiddenRegions : public QObject {
    Q_OBJECT

private slots:
    void hiddenRegionsCoverTheQueryRow_data()
    {
        QTest::addColumn<QString>("view");
        QTest::addColumn<QSize>("size");
        for (const char* view : { "flow", "heads" })
            for (const QSize size : { QSize(1280, 720), QSize(1440, 900) })
                QTest::addRow("%s %d", view, size.width()) << QString::fromLatin1(view) << size;
    }
    void hiddenRegionsCoverTheQueryRow()
    {
        QFETCH(const QString, view);
        QFETCH(const QSize, size);
        failOnWarnings();
        const OwnHome home;
        Running program;
        program.document.replace(lesson(view.toStdString()), {});
        QVERIFY(settled(program.document));
        program.window.presenter()->trigger();
        ui::PresentWindow* const screen = program.window.presenter()->presented();
        screen->showNormal();
        screen->resize(size);
        QVERIFY(QTest::qWaitForWindowExposed(screen));
        ui::Document& stage = program.window.presenter()->presentation()->stage();
        QVERIFY(settled(stage));
        QTest::keyClick(screen, Qt::Key_PageDown);
        QVERIFY(settled(stage));
        ui::PresentPage* const page = screen->page();
        auto* const hidden = page->findChild<ui::HiddenRegions*>();
        QTRY_VERIFY(hidden->isVisible());
        QTest::qWait(200); // all animations have ended
        auto* const plot = qobject_cast<ui::PlotView*>(page->view());
        QVERIFY(plot != nullptr);
        const QImage seen = page->grab().toImage();
        int rows = 0;
        for (const ui::MatrixPanel* panel : plot->panels()) {
            const auto& matrix = panel->content().matrix;
            if (!panel->visible() || matrix == nullptr || matrix->cols() != 7)
                continue; // not the cross-attention's keys
            const QRect cells = panel->map()->cellRect(4, 0) | panel->map()->cellRect(4, 6);
            const QRect row = cells.translated(plot->plot()->mapTo(page, QPoint()));
            ++rows;
            for (const int x : { row.left() + 2, row.left() + row.width() / 5, row.right() - 2 })
                QCOMPARE(seen.pixelColor(x, row.center().y()), page->theme().panel);
        }
        QVERIFY(rows > 0);
    }
    // The number of the last column would tell how wide the hidden matrix is.
    void coversReachBeyondTheNumbersOfColumns()
    {
        failOnWarnings();
        const OwnHome home;
        Running program;
        ui::PresentPage* const page = presented(program, "heads", 11);
        QVERIFY(page != nullptr);
        auto* const plot = qobject_cast<ui::PlotView*>(page->view());
        QVERIFY(plot != nullptr);
        const ui::MatrixPanel& panel = *plot->panels().front();
        const QRect cells = panel.rect().translated(plot->plot()->mapTo(page, QPoint()));
        QVERIFY(panel.content().columns.isEmpty());
        const QImage seen = page->grab().toImage();
        const int below = cells.bottom() + QFontMetrics(panel.theme().sized(0.85)).height() + 2;
        const int line = 2 * int(std::ceil(panel.theme().lineWidth)) + 2;
        for (int y = cells.bottom() + 1; y < below; ++y)
            for (int x = cells.right() + 1; x < cells.right() + 60; ++x)
                if (seen.pixelColor(x, y) == panel.theme().muted)
                    QFAIL("a number is seen beside its cover");
        const QRect cover = page->hiddenRegions()->areas().front();
        QVERIFY(cover.right() > cells.right() + line && cover.left() >= cells.left() - 8);
    }
    void coveredRowsNameNoKey()
    {
        failOnWarnings();
        const OwnHome home;
        Running program;
        ui::PresentPage* const page = presented(program, "context", 11);
        QVERIFY(page != nullptr);
        auto* const plot = qobject_cast<ui::PlotView*>(page->view());
        QVERIFY(plot != nullptr);
        const auto light = [plot] { return plot->panels().front()->light(); };
        QVERIFY(light().row && !light().column && !light().cell);
        QTest::keyClick(program.window.presenter()->presented(), Qt::Key_PageDown);
        QTRY_VERIFY(!page->hiddenRegions()->isVisible());
        QVERIFY(light().column && light().cell);
    }
};

QTEST_MAIN(TestHiddenRegions)
#include "tst_hidden_regions.moc"
