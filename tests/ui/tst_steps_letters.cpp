#include "view_stage.h"

#include "ui/views/steps/steps_view.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize pageSize { 1360, 840 }; // for a screen of 1440x900
constexpr qreal slack = 2; // pixels are whole

// The letter size of a presented view, enlarged for each press of "+".
ui::Theme themeOf(int pressed)
{
    const double plain = ui::makeTheme(ui::ThemeKind::Light, 1).font.pixelSize();
    const double letters = pageSize.height() / 40.0 / 0.714 * 1.15 / plain;
    return ui::makeTheme(ui::ThemeKind::Light, letters * std::pow(1.1, pressed));
}

struct Stage : ViewStage<ui::StepsView> {
    Stage()
        : ViewStage("steps", pageSize)
    {
    }
    bool present(const std::vector<std::string>& assignments)
    {
        bool good = ready();
        for (const std::string& each : assignments)
            good = good && set(each);
        view.setBare(true);
        return good;
    }
    [[nodiscard]] int steps() const
    {
        const ui::Selection& s = document.locked();
        return static_cast<int>(core::steps(*document.trace(), s.layer, s.head).size());
    }
    void show(int step)
    {
        const core::Index layer = document.trace()->attentions.size() > 2 ? 2 : 0;
        document.lock({ layer, 4, 7, {}, step });
        drawn();
    }
    [[nodiscard]] std::vector<const ui::MatrixPanel*> seen() const
    {
        std::vector<const ui::MatrixPanel*> result;
        for (const ui::MatrixPanel* panel : view.panels())
            if (panel->visible())
                result.push_back(panel);
        return result;
    }
};

// The panel's area with its title, which may be wider.
QRectF outside(const ui::MatrixPanel& panel)
{
    const QRectF all = QRectF(panel.rect()).marginsAdded(panel.frameMargins());
    const qreal title = panel.content().title.extent(panel.theme(), 1).width;
    QRectF named(0, all.top(), title, all.height());
    named.moveCenter({ panel.rect().center().x() + 0.5, all.center().y() });
    return all.united(named);
}

bool overlay(const QRectF& a, const QRectF& b)
{
    const QRectF common = a & b;
    return common.width() > slack && common.height() > slack;
}

} // namespace

class TestStepsLetters : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void nothingOverlapsAtAnyFontSize_data()
    {
        QTest::addColumn<std::vector<std::string>>("model");
        QTest::addColumn<int>("pressed");
        for (int pressed = 0; pressed <= 7; ++pressed) {
            QTest::addRow("custom attention %d", pressed) << std::vector<std::string> {} << pressed;
            QTest::addRow("masked %d", pressed)
                << std::vector<std::string> { "mask.kind=causal", "position=rotary" } << pressed;
            QTest::addRow("trained %d", pressed) << std::vector<std::string> { "network=loaded",
                "network.where=encoder" } << pressed;
        }
    }
    void nothingOverlapsAtAnyFontSize()
    {
        QFETCH(std::vector<std::string>, model);
        QFETCH(int, pressed);
        Stage stage;
        QVERIFY(stage.present(model));
        const ui::Theme theme = themeOf(pressed);
        stage.view.setTheme(theme);
        for (int step = 0; step < stage.steps(); ++step) {
            stage.show(step);
            const QString name = stage.view.page().title.plain();
            const QRectF page(stage.view.plot()->plotLayout()->rect());
            const QRectF room = stage.view.page().layOut(nullptr, page, theme);
            const auto panels = stage.seen();
            for (std::size_t i = 0; i < panels.size(); ++i) {
                const QRectF box
                    = QRectF(panels[i]->rect()).marginsAdded(panels[i]->frameMargins());
                QVERIFY2(room.adjusted(-slack, -slack, slack, slack).contains(box),
                    qPrintable(u"%1: matrix %2"_s.arg(name).arg(i)));
                QVERIFY2(panels[i]->rect().height() >= 0.7 * theme.em(), qPrintable(name));
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(!overlay(outside(*panels[i]), outside(*panels[j])),
                        qPrintable(u"%1: matrices %2 and %3"_s.arg(name).arg(j).arg(i)));
            }
            const ui::StepPage& told = stage.view.page();
            QVERIFY2(!panels.empty() || !told.tokens.empty() || !told.wordless, qPrintable(name));
        }
    }
    // Text omitted for large letters returns with smaller ones.
    void smallerFontRestoresTheText()
    {
        Stage stage;
        QVERIFY(stage.present({ "network=loaded", "network.where=encoder" }));
        stage.view.setTheme(themeOf(0));
        stage.show(6);
        const QImage before = stage.view.grab().toImage();
        QVERIFY(!stage.seen().empty());
        stage.view.setTheme(themeOf(6));
        stage.drawn();
        QVERIFY(stage.seen().empty());
        stage.view.setTheme(themeOf(0));
        stage.drawn();
        QCOMPARE(stage.view.grab().toImage(), before);
    }
    // "head 5", "all heads" and the others, at a desk: the letters of a presentation leave room for
    // the query's rows only.
    void fiveTitlesUseTheWholeWidth()
    {
        Stage stage;
        QVERIFY(stage.present({ "network=loaded", "network.where=encoder" }));
        stage.view.setTheme(themeOf(0));
        stage.show(8);
        QCOMPARE(stage.seen().size(), std::size_t { 2 }); // what each head adds, and their sum
        stage.view.setBare(false);
        stage.view.setTheme(ui::makeTheme(ui::ThemeKind::Light, 1.25));
        stage.show(8);
        const auto panels = stage.seen();
        QCOMPARE(panels.size(), std::size_t { 7 });
        for (const ui::MatrixPanel* panel : panels)
            QVERIFY(panel->rect().width() >= 40);
    }
};

QTEST_MAIN(TestStepsLetters)
#include "tst_steps_letters.moc"
