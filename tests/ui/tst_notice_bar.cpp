#include "stage.h"
#include "ui/widgets/notice_bar.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

class TestNoticeBar : public QObject {
    Q_OBJECT

    static QPushButton* button(const ui::NoticeBar& bar, const QString& text)
    {
        for (auto* each : bar.findChildren<QPushButton*>())
            if (each->text() == text)
                return each;
        return nullptr;
    }

private slots:
    void init() { failOnWarnings(); }

    void barIsVisibleOnlyWithNotices()
    {
        ui::NoticeBar bar(nullptr);
        bar.setTheme(ui::makeTheme(ui::ThemeKind::Light, 1));
        QVERIFY(bar.isHidden());
        bar.add({ u"a"_s, u"One."_s, false, {} });
        QVERIFY(!bar.isHidden());
        bar.remove(u"a"_s);
        QVERIFY(bar.isHidden());
    }
    void anActionRunsOnceAndClosesItsNotice()
    {
        ui::NoticeBar bar(nullptr);
        int runs = 0;
        bar.add({ u"a"_s, u"One."_s, false, { { u"Do it"_s, [&] { ++runs; } } } });
        bar.add({ u"b"_s, u"Two."_s, true, {} });
        bar.show();
        QTest::mouseClick(button(bar, u"Do it"_s), Qt::LeftButton);
        QCOMPARE(runs, 1);
        QCOMPARE(bar.rows().size(), std::size_t { 1 });
        QCOMPARE(bar.rows().front()->notice().id, u"b"_s);
    }
    void newerNoticeReplacesOneOfTheSameKind()
    {
        ui::NoticeBar bar(nullptr);
        bar.add({ u"a"_s, u"One."_s, false, {} });
        bar.add({ u"a"_s, u"Two."_s, false, {} });
        QCOMPARE(bar.rows().size(), std::size_t { 1 });
        QCOMPARE(bar.rows().front()->notice().text, u"Two."_s);
    }
    void keyboardReachesButtonsAndEscapeCloses()
    {
        ui::NoticeBar bar(nullptr);
        bool closed = false;
        bar.add({ u"a"_s, u"One."_s, false, { { u"Do it"_s, [] {} } }, [&] { closed = true; } });
        bar.show();
        auto* action = button(bar, u"Do it"_s);
        QVERIFY(action->focusPolicy() & Qt::TabFocus);
        QVERIFY(bar.findChild<QToolButton*>()->focusPolicy() & Qt::TabFocus);
        action->setFocus();
        QTest::keyClick(action, Qt::Key_Escape);
        QVERIFY(closed);
        QVERIFY(bar.rows().empty());
    }
    void hostileTextIsShownAsText()
    {
        ui::NoticeBar bar(nullptr);
        bar.setTheme(ui::makeTheme(ui::ThemeKind::Dark, 1));
        bar.add({ u"a"_s, u"<b>bold</b> & &more"_s, false, { { u"a & b"_s, [] {} } } });
        auto* text = bar.findChild<QLabel*>();
        QCOMPARE(text->textFormat(), Qt::PlainText);
        QCOMPARE(bar.rows().front()->accessibleName(), u"<b>bold</b> & &more"_s);
        QCOMPARE(button(bar, u"a && b"_s)->shortcut(), QKeySequence());
    }
    void detailsAreShownOnRequest()
    {
        ui::NoticeBar bar(nullptr);
        bar.setTheme(ui::makeTheme(ui::ThemeKind::Light, 1));
        bar.add({ u"plain"_s, u"Nothing more."_s, true, {} });
        QVERIFY(button(bar, u"Details"_s) == nullptr);
        bar.add({ u"a"_s, u"The file ends early."_s, true, {}, {}, u"expected '}'"_s });
        bar.show();
        const auto* details = bar.rows().back()->findChild<QLabel*>(u"details"_s);
        QVERIFY(!details->isVisible());
        QTest::mouseClick(button(bar, u"Details"_s), Qt::LeftButton);
        QVERIFY(details->isVisible());
        QCOMPARE(details->text(), u"expected '}'"_s);
        QCOMPARE(bar.rows().size(), std::size_t { 2 }); // the notice stays
        QTest::mouseClick(button(bar, u"Details"_s), Qt::LeftButton);
        QVERIFY(!details->isVisible());
    }
    void buttonsAreBelowTheTextInANarrowWindow()
    {
        ui::NoticeBar bar(nullptr);
        bar.setTheme(ui::makeTheme(ui::ThemeKind::Light, 1));
        bar.add({ u"a"_s, u"A few words of explanation."_s, false,
            { { u"Use as queries"_s, [] {} }, { u"Use as values"_s, [] {} },
                { u"Use as keys"_s, [] {} } } });
        auto* text = bar.findChild<QLabel*>();
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar)); // a window manager decides the first size
        for (const bool wide : { true, false }) {
            bar.resize(wide ? 1200 : 400, bar.sizeHint().height());
            const auto* action = button(bar, u"Use as keys"_s);
            const auto below = [&] {
                return action->mapTo(&bar, QPoint()).y()
                    > text->mapTo(&bar, text->rect().bottomLeft()).y();
            };
            QTRY_COMPARE(below(), !wide); // a screen may resize later
            QVERIFY(action->mapTo(&bar, action->rect().bottomRight()).x() < bar.width());
        }
    }
    void aNarrowPanelLeavesTheTextItsWidth()
    {
        ui::NoticeBar bar(nullptr);
        bar.setTheme(ui::makeTheme(ui::ThemeKind::Dark, 1));
        bar.add({ u"a"_s,
            u"Showing the heads of the model in “headlight-translator”. It replaced the model "
            "“Trained encoder”."_s,
            false, { { u"Undo"_s, [] {} } } });
        const auto* text = bar.findChild<QLabel*>();
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        const int width = 14 * bar.fontMetrics().height(); // the narrowest panel with notices
        bar.resize(width, 400);
        QTRY_VERIFY(text->width() > 0.6 * width);
        const auto* undo = button(bar, u"Undo"_s);
        QVERIFY(undo->mapTo(&bar, QPoint()).y() > text->mapTo(&bar, text->rect().bottomLeft()).y());
    }
};

QTEST_MAIN(TestNoticeBar)
#include "tst_notice_bar.moc"
