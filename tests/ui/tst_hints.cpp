#include "ui/settings/field_editor.h"
#include "ui/settings/remarks.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/window/token_chips.h"
#include "window_stage.h"

#include <QScrollArea>
#include <QScrollBar>

using namespace Qt::StringLiterals;

// Hints, remarks and notices appear by themselves; nothing moves for them.
class TestHints : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    std::unique_ptr<Running> m_program;

    [[nodiscard]] ui::MainWindow& window() const { return m_program->window; }
    // The positions of all widgets that the mouse can reach, except notices.
    [[nodiscard]] QMap<QWidget*, QRect> rectangles() const
    {
        QCoreApplication::processEvents();
        QCoreApplication::processEvents(); // the layout of the first pass
        QMap<QWidget*, QRect> result;
        for (auto* widget : window().findChildren<QWidget*>())
            if (widget->isVisible() && widget->window() == &window()
                && widget->focusPolicy() != Qt::NoFocus && !window().notices()->isAncestorOf(widget)
                && !window().settings()->remarks()->isAncestorOf(widget))
                result.insert(widget, QRect(widget->mapTo(&window(), QPoint()), widget->size()));
        return result;
    }
    static QString difference(
        const QMap<QWidget*, QRect>& before, const QMap<QWidget*, QRect>& after)
    {
        for (const auto& [widget, place] : before.asKeyValueRange())
            if (after.value(widget) != place)
                return QString::fromLatin1(widget->metaObject()->className()) + u' '
                    + widget->accessibleName();
        return {}; // more widgets appeared where there was room
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        m_program = std::make_unique<Running>();
        window().resize(1440, 760);
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QTest::qWait(50); // the panels have their widths
    }
    void cleanup()
    {
        m_program.reset();
        m_home.reset();
    }

    void aRemarkMovesNothing_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<qreal>("scale");
        QTest::addColumn<int>("scrolled"); // scroll position in percent
        for (const qreal scale : { 1.0, 1.3 })
            for (const int scrolled : { 0, 100 }) {
                const auto row = [&](const char* setting) {
                    QTest::addRow("%s at %.1f, scrolled %d", setting, scale, scrolled)
                        << QString::fromLatin1(setting) << scale << scrolled;
                };
                row("heads=12");
                row("score.kind=scaled_dot");
            }
    }
    void aRemarkMovesNothing()
    {
        QFETCH(QString, setting);
        QFETCH(qreal, scale);
        QFETCH(int, scrolled);
        window().setTheme(ui::ThemeKind::Light, scale);
        QTest::qWait(100); // the panels follow the letters
        QVERIFY(window().settings()->isVisible());
        QScrollBar* bar = window().settings()->verticalScrollBar();
        bar->setValue(bar->maximum() * scrolled / 100);
        const QMap<QWidget*, QRect> before = rectangles();
        QVERIFY(change(m_program->document, setting.toStdString()));
        QVERIFY(!window().settings()->remarks()->text().isEmpty());
        QMap<QWidget*, QRect> after = rectangles();
        QCOMPARE(difference(before, after), QString());
        m_program->document.undoStack()->undo();
        QVERIFY(settled(m_program->document));
        QVERIFY(window().settings()->remarks()->text().isEmpty());
        QCOMPARE(difference(before, rectangles()), QString());
    }
    void newestRemarkComesFirstAndDescribesItsControl()
    {
        QVERIFY(change(m_program->document, "score.kind=scaled_dot"));
        QVERIFY(change(m_program->document, "heads=12"));
        const ui::RemarkPane* pane = window().settings()->remarks();
        QVERIFY(pane->text().contains(u"64 / 12"_s));
        QVERIFY(pane->text().contains(u"Divided twice"_s));
        QVERIFY(pane->text().indexOf(u"64 / 12"_s) < pane->text().indexOf(u"Divided twice"_s));
        QVERIFY(!pane->area()->widget()->visibleRegion().isEmpty());
        for (const char* path : { "dk", "scaling.kind" }) {
            const ui::FieldEditor* editor = window().settings()->editor(QString::fromLatin1(path));
            int said = 0;
            for (const auto* part : editor->findChildren<QWidget*>())
                said += part->accessibleDescription() == editor->remark() ? 1 : 0;
            QVERIFY2(said > 0, path);
        }
    }
    void everyWordOfALongRemarkCanBeScrolledTo()
    {
        window().setTheme(ui::ThemeKind::Light, 1.4);
        QVERIFY(change(m_program->document, "position.kind=none"));
        QTest::qWait(100); // the panels follow the letters
        QVERIFY(window().settings()->isVisible());
        const ui::RemarkPane* pane = window().settings()->remarks();
        const QWidget* text = pane->area()->widget();
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
        QVERIFY(pane->area()->verticalScrollBar()->maximum()
            >= text->height() - pane->area()->viewport()->height());
    }
    void aNoticeMovesNothing()
    {
        const QMap<QWidget*, QRect> before = rectangles();
        window().refuse(u"Something could not be done, and this says why."_s);
        QCOMPARE(difference(before, rectangles()), QString());
        QVERIFY(window().notices()->isVisible());
        QVERIFY(window().rect().contains(window().notices()->geometry()));
        window().notices()->remove(u"refused"_s);
        QCOMPARE(difference(before, rectangles()), QString());
    }
    // It may be about what the view shows, such as a training run that has ended.
    void noticeCoversAPanelRatherThanTheView_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a panel on each side") << QSize(1280, 720);
        QTest::newRow("both on one side") << QSize(1024, 700);
    }
    void noticeCoversAPanelRatherThanTheView()
    {
        QFETCH(const QSize, size);
        window().resize(size);
        QTRY_COMPARE(window().size(), size);
        QCursor::setPos(window().mapToGlobal(QPoint(size.width() / 2, size.height() / 2)));
        window().refuse(u"Something could not be done, and this says why in a long sentence."_s);
        const QWidget* view = window().currentView();
        const QRect seen(view->mapTo(&window(), QPoint()), view->size());
        QTRY_VERIFY(window().notices()->height() > 20);
        QVERIFY(!window().notices()->geometry().intersects(seen));
        QVERIFY(window().rect().contains(window().notices()->geometry()));
    }
    void noticeAppearsAwayFromThePointerAndStaysThere()
    {
        window().refuse(u"One."_s);
        QRect at = window().notices()->geometry();
        window().notices()->remove(u"refused"_s);
        QCursor::setPos(window().mapToGlobal(at.center()));
        QTRY_COMPARE(QCursor::pos(), window().mapToGlobal(at.center()));
        window().refuse(u"Two."_s);
        at = window().notices()->geometry();
        QVERIFY(!at.contains(window().mapFromGlobal(QCursor::pos())));
        const QWidget* first = window().notices()->rows().front();
        QCoreApplication::processEvents();
        const QPoint before = first->mapTo(&window(), QPoint());
        window().notices()->add({ u"more"_s, u"Three."_s, false, {} });
        QCoreApplication::processEvents();
        QCOMPARE(first->mapTo(&window(), QPoint()), before);
    }
    void noticesFitANarrowWindow()
    {
        window().setTheme(ui::ThemeKind::Light, 1.8);
        window().resize(window().minimumSize());
        window().notices()->add(
            { u"a"_s, u"There are changes of an unsaved session that was not closed properly."_s,
                false, { { u"Restore"_s, [] {} }, { u"Discard"_s, [] {} } } });
        QTest::qWait(50); // the row arranges its buttons
        QVERIFY(window().rect().contains(window().notices()->geometry()));
        for (const auto* button : window().notices()->findChildren<QPushButton*>())
            QVERIFY(button->height() >= button->sizeHint().height()
                && button->width() >= button->sizeHint().width());
    }
    void lockingATokenMovesNothing()
    {
        QVERIFY(change(m_program->document,
            "source.text=one two three four five six seven extraordinarily eight nine ten eleven "
            "twelve"));
        for (int width = 760; width <= 1100; width += 20) {
            window().resize(width, 720);
            m_program->document.unlock();
            const QMap<QWidget*, QRect> before = rectangles();
            const QRect chip = window().sentenceBar()->chips()->chipRect(9);
            m_program->document.lock({ 0, 0, 7, 1, 0 });
            QCOMPARE(difference(before, rectangles()), QString());
            QCOMPARE(window().sentenceBar()->chips()->chipRect(9), chip);
        }
    }
};

QTEST_MAIN(TestHints)
#include "tst_hints.moc"
