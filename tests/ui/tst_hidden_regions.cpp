#include "ui/document/document.h"
#include "ui/plot/matrix_panel.h"
#include "ui/present/hidden_regions.h"
#include "ui/present/present_page.h"
#include "ui/present/present_window.h"
#include "ui/present/presentation.h"
#include "ui/present/presenter.h"
#include "ui/view/plot_view.h"
#include "window_stage.h"

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
};

QTEST_MAIN(TestHiddenRegions)
#include "tst_hidden_regions.moc"
