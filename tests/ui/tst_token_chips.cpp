#include "stage.h"

#include "ui/window/token_chips.h"

#include <QWheelEvent>
#include <QtTest>

#include <set>

using namespace Qt::StringLiterals;

namespace {

struct Stage {
    ui::Document document;
    ui::TokenChips chips { document, ui::TokenChips::Sequence::Queries, nullptr };

    explicit Stage(int words)
    {
        chips.setTheme(ui::makeTheme(ui::ThemeKind::Light, 1));
        write(words);
        chips.resize(500, chips.height());
        chips.show();
        if (!QTest::qWaitForWindowExposed(&chips))
            qFatal("not shown");
    }
    void write(int words)
    {
        edit(document, u"text"_s, [&](ui::EditableState& state) {
            std::string text;
            for (int i = 1; i <= words; ++i)
                text += "word" + std::to_string(i) + ' ';
            std::get<core::Sentence>(state.experiment.source).text = text;
        });
        document.commitEdit();
        if (!settled(document))
            qFatal("no picture");
        chips.showTrace();
    }
    void wheel(int steps, int turn = 120)
    {
        QWheelEvent event(QPointF(10, 10), chips.mapToGlobal(QPointF(10, 10)), {},
            { 0, steps * turn }, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&chips, &event);
    }
    [[nodiscard]] std::vector<int> seen() const
    {
        std::vector<int> result;
        for (int i = 0; i < chips.count(); ++i)
            if (chips.rect().contains(chips.chipRect(i)))
                result.push_back(i);
        return result;
    }
};

} // namespace

// Hidden tokens are counted, and can be reached.
class TestTokenChips : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void fewTokensAreAllVisible()
    {
        Stage stage(5);
        QCOMPARE(std::ssize(stage.seen()), 5);
    }
    void longTextHasTwoLinesAndShortTextOne()
    {
        Stage stage(3);
        const int one = stage.chips.height();
        for (const auto& [words, lines] : { std::pair(60, 2), { 204, 2 }, { 3, 1 }, { 1, 1 } }) {
            stage.write(words);
            QVERIFY2(lines == 1 ? stage.chips.height() == one
                                : stage.chips.height() > 2 * one && stage.chips.height() < 3 * one,
                qPrintable(u"%1 words, %2 pixels"_s.arg(words).arg(stage.chips.height())));
        }
    }
    // Widgets below must not move at each key press.
    void typingAtALineEndMovesNothing()
    {
        Stage stage(1);
        const int one = stage.chips.height();
        int words = 1;
        while (stage.chips.height() == one && words < 30)
            stage.write(++words);
        const int two = stage.chips.height();
        QVERIFY(two > one);
        for (const int each : { words - 1, words, words - 1, words + 1, words })
            for (int twice = 0; twice < 2; ++twice) {
                stage.write(each);
                QCOMPARE(stage.chips.height(), two);
                QCOMPARE(std::ssize(stage.seen()), each);
            }
        stage.write(words / 2);
        QCOMPARE(stage.chips.height(), one);
    }
    // The strip of a second line would be empty.
    void anotherTextHasTheLinesItNeeds()
    {
        Stage stage(1);
        const int one = stage.chips.height();
        int words = 1;
        while (stage.chips.height() == one && words < 30)
            stage.write(++words);
        stage.write(60);
        QVERIFY(stage.chips.height() > one);
        stage.write(words - 1); // the most that one line holds
        QCOMPARE(stage.chips.height(), one);
    }
    void wheelReachesEveryToken()
    {
        Stage stage(60);
        std::set<int> passed;
        for (int i = 0; i < 60; ++i) {
            const auto seen = stage.seen();
            QVERIFY(seen.size() > 3 && seen.size() < 30);
            passed.insert(seen.begin(), seen.end());
            stage.wheel(-1);
        }
        QCOMPARE(std::ssize(passed), 60);
        QCOMPARE(stage.seen().back(), 59);
        for (int i = 0; i < 60; ++i)
            stage.wheel(1);
        QCOMPARE(stage.seen().front(), 0);
    }
    void nothingCoversTheNumberOfHiddenTokens()
    {
        Stage stage(60);
        for (const int i : stage.seen())
            QVERIFY(stage.chips.chipRect(i).right() < stage.chips.width() - 30);
        const auto ink = [&](int top) {
            const QImage image = stage.chips.grab().toImage();
            int dark = 0;
            for (int x = image.width() - 30; x < image.width(); ++x)
                for (int y = top; y < top + image.height() / 2; ++y)
                    dark += image.pixelColor(x, y).lightness() < 150 ? 1 : 0;
            return dark;
        };
        const int below = stage.chips.height() / 2;
        QVERIFY(ink(below) > 10); // some are hidden below,
        QCOMPARE(ink(0), 0); // none above
        for (int i = 0; i < 60; ++i)
            stage.wheel(-1);
        QCOMPARE(ink(below), 0);
        QVERIFY(ink(0) > 10);
    }
    void lockedTokenScrollsIntoView()
    {
        Stage stage(60);
        for (const core::Index token : { 50, 3, 30 }) {
            stage.document.lock({ 0, 0, token, {}, 0 });
            QVERIFY(stage.chips.inSight(static_cast<int>(token)));
        }
        stage.document.hover(ui::Selection { 0, 0, 59, {}, 0 }); // hovering does not scroll
        QVERIFY(!stage.chips.inSight(59));
    }
    void touchpadScrollsLineByLine()
    {
        Stage stage(60);
        const int first = stage.seen().front();
        for (int i = 0; i < 7; ++i)
            stage.wheel(-1, 15);
        QCOMPARE(stage.seen().front(), first);
        stage.wheel(-1, 15);
        QVERIFY(stage.seen().front() > first);
    }
    void lockedTokenStaysVisible()
    {
        Stage stage(60);
        stage.document.lock({ 0, 0, 20, {}, 0 });
        for (const int width : { 260, 900, 400 }) {
            stage.chips.resize(width, stage.chips.height());
            QVERIFY(stage.chips.inSight(20));
        }
    }
    void newTextStartsAtItsFirstToken()
    {
        Stage stage(60);
        for (int i = 0; i < 9; ++i)
            stage.wheel(-1);
        stage.write(80);
        QCOMPARE(stage.seen().front(), 0);
    }
    void keyboardReachesEveryToken()
    {
        Stage stage(60);
        for (int i = 0; i < 45; ++i)
            QTest::keyClick(&stage.chips, Qt::Key_Right);
        QVERIFY(stage.chips.inSight(45));
        QTest::keyClick(&stage.chips, Qt::Key_Return);
        QVERIFY(stage.document.locked().query == 45);
    }
    void clickSelectsTheVisibleToken()
    {
        Stage stage(60);
        stage.wheel(-1);
        const int last = stage.seen().back();
        QTest::mouseClick(&stage.chips, Qt::LeftButton, {}, stage.chips.chipRect(last).center());
        QVERIFY(stage.document.locked().query == last);
    }
};

QTEST_MAIN(TestTokenChips)
#include "tst_token_chips.moc"
