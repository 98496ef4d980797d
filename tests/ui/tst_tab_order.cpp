#include "core/settings/settings.h"
#include "ui/inspector/inspector.h"
#include "ui/settings/field_editor.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/window/token_chips.h"
#include "window_stage.h"

#include <QDockWidget>

using namespace Qt::StringLiterals;

// Tab follows the reading order of the window.
class TestTabOrder : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    std::unique_ptr<Running> m_program;

    [[nodiscard]] ui::MainWindow& window() const { return m_program->window; }
    [[nodiscard]] QPoint positionOf(const QWidget* widget) const
    {
        return widget->mapTo(&window(), QPoint());
    }
    static QString nameOf(const QWidget* widget)
    {
        return QString::fromLatin1(widget->metaObject()->className()) + u' '
            + widget->accessibleName();
    }
    // The widgets that Tab (or Shift+Tab) visits from the sentence until it returns there.
    [[nodiscard]] std::vector<QWidget*> round(Qt::Key key) const
    {
        QWidget* start = window().sentenceBar()->queryEdit();
        start->setFocus();
        std::vector<QWidget*> way { start };
        constexpr int most = 300;
        while (way.size() < most) {
            QTest::keyClick(window().windowHandle(), key,
                key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
            if (QApplication::focusWidget() == start)
                return way;
            way.push_back(QApplication::focusWidget());
        }
        return {};
    }
    [[nodiscard]] std::vector<QWidget*> inside(
        const std::vector<QWidget*>& way, const QWidget* whole) const
    {
        std::vector<QWidget*> result;
        std::ranges::copy_if(way, std::back_inserter(result),
            [&](const QWidget* widget) { return whole->isAncestorOf(widget); });
        return result;
    }
    // Rows from the top, each row from the left.
    void verifyReading(const std::vector<QWidget*>& way) const
    {
        for (std::size_t i = 1; i < way.size(); ++i) {
            const QRect before(positionOf(way[i - 1]), way[i - 1]->size());
            const QRect next(positionOf(way[i]), way[i]->size());
            const bool sameRow = next.top() <= before.center().y() && next.bottom() >= before.top();
            QVERIFY2(sameRow ? next.left() > before.left() : next.top() > before.top(),
                qPrintable(nameOf(way[i - 1]) + u" → "_s + nameOf(way[i])));
        }
    }
    void verifyRound() const
    {
        const std::vector<QWidget*> way = round(Qt::Key_Tab);
        QVERIFY(way.size() > 10);
        QCOMPARE(QSet<QWidget*>(way.begin(), way.end()).size(), qsizetype(way.size()));
        std::vector<QWidget*> back = round(Qt::Key_Backtab);
        std::ranges::reverse(back.begin() + 1, back.end());
        QVERIFY(back == way);
        verifyReading(inside(way, window().settings()->widget()));
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        m_program = std::make_unique<Running>();
        window().resize(1440, 900);
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void cleanup()
    {
        m_program.reset();
        m_home.reset();
    }

    void tabVisitsSentenceSettingsViewInspector()
    {
        const std::vector<QWidget*> way = round(Qt::Key_Tab);
        QVERIFY(way.size() > 10);
        QCOMPARE(way[1], window().sentenceBar()->examplesButton());
        QCOMPARE(way[2], window().sentenceBar()->chips());
        QVERIFY(window().settings()->isAncestorOf(way[3]));
        std::vector<int> regions;
        for (const QWidget* widget : way) {
            const int region = window().sentenceBar()->isAncestorOf(widget) ? 0
                : window().settings()->isAncestorOf(widget)                 ? 1
                : window().centralWidget()->isAncestorOf(widget)            ? 2
                                                                            : 3;
            if (regions.empty() || regions.back() != region)
                regions.push_back(region);
        }
        QCOMPARE(regions, std::vector<int>({ 0, 1, 2, 3 }));
    }
    void tabVisitsEverythingOnceAndShiftTabReverses() { verifyRound(); }
    void laterControlsAreInOrder()
    {
        for (const char* setting : { "score.kind=kernel", "mask.kind=causal,window",
                 "weights.kind=random", "source.kind=sentences", "position.kind=rotary" }) {
            QVERIFY(change(m_program->document, setting));
            QCoreApplication::processEvents();
            verifyRound();
        }
    }
    void controlsAboveAViewComeBeforeIt()
    {
        for (const char* id : { "heads", "links", "space" }) {
            m_program->document.showView(id);
            QVERIFY(settled(m_program->document));
            QCoreApplication::processEvents();
            const std::vector<QWidget*> picture
                = inside(round(Qt::Key_Tab), window().centralWidget());
            QVERIFY2(picture.size() > 1, id);
            QWidget* view = window().currentView();
            QCOMPARE(picture.back(), view->focusProxy() != nullptr ? view->focusProxy() : view);
        }
    }
    void movedPanelFollowsItsNewSide()
    {
        window().addDockWidget(
            Qt::RightDockWidgetArea, window().findChild<QDockWidget*>(u"settings"_s));
        window().addDockWidget(
            Qt::LeftDockWidgetArea, window().findChild<QDockWidget*>(u"inspector"_s));
        QCoreApplication::processEvents();
        const std::vector<QWidget*> way = round(Qt::Key_Tab);
        QVERIFY(way.size() > 10);
        QVERIFY(window().inspector()->isAncestorOf(way[3]));
        QVERIFY(window().settings()->isAncestorOf(way.back()));
    }
    void floatingPanelIsVisitedFromTheTop()
    {
        auto* panel = window().findChild<QDockWidget*>(u"settings"_s);
        panel->setFloating(true);
        panel->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(panel));
        QWidget* start = window().settings()->editor(u"heads"_s)->focusProxy();
        start->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), start); // a window manager may still be busy
        std::vector<QWidget*> way { start };
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(panel->windowHandle(), Qt::Key_Tab);
            QTRY_VERIFY(QApplication::focusWidget() != nullptr);
            way.push_back(QApplication::focusWidget());
        }
        for (std::size_t i = 1; i < way.size(); ++i)
            QVERIFY2(way[i]->mapTo(panel, QPoint()).y() + way[i]->height()
                    > way[i - 1]->mapTo(panel, QPoint()).y(),
                qPrintable(nameOf(way[i - 1]) + u" → "_s + nameOf(way[i])));
    }
};

QTEST_MAIN(TestTabOrder)
#include "tst_tab_order.moc"
