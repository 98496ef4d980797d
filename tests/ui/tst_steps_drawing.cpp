#include "view_stage.h"

#include "ui/plot/colour_bar.h"
#include "ui/views/steps/steps_view.h"

#include <QPdfWriter>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

// Tests the positions and repainting of a step's text and matrices.
class TestStepsDrawing : public QObject {
    Q_OBJECT

private slots:
    // Hovering repaints only the changes; the result equals a full repaint.
    void partialRepaintEqualsFullRepaint()
    {
        ViewStage<ui::StepsView> stage("steps");
        QVERIFY(stage.ready());
        const auto picture = [&] {
            stage.drawn();
            return stage.view.plot()->grab().toImage();
        };
        for (int step = 0; step < 9; ++step) {
            stage.document.lock({ 0, 0, 7, {}, step });
            const QImage before = picture();
            const QSignalSpy whole(stage.view.plot(), &QCustomPlot::afterReplot);
            for (const core::Index query : { 2, 5, 3 }) {
                stage.document.hover(ui::Selection { 0, 0, query, 4, step });
                stage.drawn();
            }
            QCOMPARE(whole.count(), 0); // whole matrices were not repainted
            const QImage pointed = picture();
            QVERIFY(pointed != before);
            stage.view.showTrace();
            QCOMPARE(picture(), pointed);
            stage.document.hover(std::nullopt);
            QCOMPARE(picture(), before);
        }
    }
    void matricesFitThePageWithoutOverlap()
    {
        for (const QSize size : { QSize(1100, 700), QSize(420, 470), QSize(1900, 1000) })
            for (int step = 0; step < 9; ++step) {
                ViewStage<ui::StepsView> stage("steps", size);
                QVERIFY(stage.ready());
                stage.document.lock({ 0, 0, 7, {}, step });
                stage.drawn();
                std::vector<QRect> rects;
                for (std::size_t i = 0; i < stage.view.canvas().panels.size(); ++i) {
                    rects.push_back(stage.view.panels()[i]->rect());
                    QVERIFY(stage.view.canvas().panels[i].matrix->rows() > 1
                        || rects.back().height() > 12);
                }
                for (const ui::ColourBar* bar : stage.view.plot()->findChildren<ui::ColourBar*>())
                    if (bar->visible())
                        rects.push_back(bar->outerRect());
                QVERIFY(rects.size() > stage.view.canvas().panels.size() // a colour bar
                    || size.height() < 700 || step == 0); // which has no number scale
                for (std::size_t i = 0; i < rects.size(); ++i) {
                    QVERIFY(stage.view.plot()->rect().contains(rects[i]));
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY(!rects[i].intersects(rects[j]));
                }
            }
    }
    // In a presentation, the number at the end of a bar keeps off the sentences.
    void colourBarsEndBeforeTheSentences()
    {
        ViewStage<ui::StepsView> stage("steps", { 1240, 620 });
        stage.view.setBare(true);
        stage.view.setTheme(ui::makeTheme(ui::ThemeKind::Light, 1.4));
        QVERIFY(stage.ready());
        QVERIFY(stage.set("source.kind=sentences") && stage.set("heads=1"));
        const qreal number = QFontMetricsF(stage.view.theme().sized(0.85)).horizontalAdvance(u'1');
        int seen = 0;
        for (int step = 0; step < 9; ++step) {
            stage.document.lock({ 0, 0, 0, {}, step });
            stage.drawn();
            const QRect area = stage.view.plot()->plotLayout()->rect();
            const QRectF rest = stage.view.page().layOut(nullptr, area, stage.view.theme());
            for (const ui::ColourBar* bar : stage.view.plot()->findChildren<ui::ColourBar*>()) {
                if (!bar->visible())
                    continue;
                ++seen;
                QVERIFY2(bar->outerRect().right() + number / 2 < rest.right(),
                    qPrintable(u"step %1: %2, %3"_s.arg(step)
                                   .arg(bar->outerRect().right())
                                   .arg(rest.right())));
            }
        }
        QVERIFY(seen > 2);
    }
    void captionsDoNotOverlap()
    {
        for (const int width : { 760, 810, 1100 }) {
            ViewStage<ui::StepsView> stage("steps", { width, 740 });
            QVERIFY(stage.ready());
            for (int step = 1; step < 9; ++step) {
                stage.document.lock({ 0, 0, 7, {}, step });
                stage.drawn();
                std::vector<QRectF> captions;
                for (std::size_t i = 0; i < stage.view.canvas().panels.size(); ++i) {
                    const ui::MatrixPanel& panel = *stage.view.panels()[i];
                    const QFontMetricsF metrics(panel.theme().sized(0.85));
                    const qreal wide = metrics.horizontalAdvance(panel.content().subtitle);
                    captions.emplace_back(
                        panel.rect().center().x() - wide / 2, panel.rect().top() - 10, wide, 5);
                    QVERIFY(wide > 0 || stage.view.canvas().panels[i].weights);
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY2(wide == 0 || !captions[i].intersects(captions[j]),
                            qPrintable(panel.content().subtitle));
                }
            }
        }
    }
    // On a page for a class letters are large and matrices narrow.
    void titlesDoNotOverlap()
    {
        for (const double scale : { 1.0, 2.7 }) {
            ViewStage<ui::StepsView> stage({ 1400, 850 }, ui::ThemeKind::Light, scale);
            stage.document.showView("steps");
            stage.view.setBare(true);
            QVERIFY(stage.ready() && stage.set("network=loaded")); // the encoder
            for (int step = 1; step < 15; ++step) {
                stage.document.lock({ 2, 4, 7, {}, step });
                stage.drawn();
                std::vector<QRectF> titles;
                for (std::size_t i = 0; i < stage.view.canvas().panels.size(); ++i) {
                    const ui::MatrixPanel& panel = *stage.view.panels()[i];
                    const ui::PanelContent& content = panel.content();
                    const qreal wide
                        = content.title.extent(panel.theme(), content.titleFactor).width;
                    titles.emplace_back(
                        panel.rect().center().x() - wide / 2, panel.rect().top() - 10, wide, 5);
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY2(wide == 0 || !titles[i].intersects(titles[j]),
                            qPrintable(content.title.plainText()));
                }
            }
        }
    }
    // Where space is scarce the last lines are left out.
    void textNeverCoversTheMatrices()
    {
        for (const QSize size : { QSize(700, 400), QSize(640, 600), QSize(1100, 420) }) {
            ViewStage<ui::StepsView> stage("steps", size);
            QVERIFY(stage.ready() && stage.set("position=rotary")); // a lot of text
            stage.document.lock({ 0, 0, 7, {}, 2 });
            stage.drawn();
            const QRect area = stage.view.plot()->plotLayout()->rect();
            const QRectF left = stage.view.page().layOut(nullptr, area, stage.view.theme());
            QVERIFY(stage.view.page().body.size() > 3);
            for (std::size_t i = 0; i < stage.view.canvas().panels.size(); ++i)
                QVERIFY(stage.view.panels()[i]->rect().bottom() <= left.bottom() + 2);
        }
    }
    void tokensDoNotOverlapText()
    {
        for (const QSize size : { QSize(354, 236), QSize(400, 300), QSize(300, 420) }) {
            ViewStage<ui::StepsView> stage("steps", size);
            QVERIFY(stage.ready() && stage.make([](core::Experiment& experiment) {
                experiment.network = core::PretrainedSource { .where = "translator" };
            }));
            const auto path = [&](const core::AttentionTrace& each) { return each.path; };
            const auto& all = stage.document.trace()->attentions;
            const auto cross = std::ranges::find(all, std::string("cross/layer2"), path);
            stage.document.lock({ cross - all.begin(), 1, 3, {}, 0 });
            stage.drawn();
            QCOMPARE(stage.view.page().tokens.size(), std::size_t { 2 });
            const QRect area = stage.view.plot()->plotLayout()->rect();
            const QRectF left = stage.view.page().layOut(nullptr, area, stage.view.theme());
            const qreal gap = 1.3 * stage.theme.em(); // below tokens and above text
            QVERIFY2(left.height() + gap >= 0, qPrintable(QString::number(left.height())));
        }
    }
    void pageCanBePrinted()
    {
        const QTemporaryDir folder;
        ViewStage<ui::StepsView> stage("steps");
        QVERIFY(stage.ready());
        stage.document.lock({ 0, 0, 7, {}, 6 });
        QPdfWriter pdf(folder.filePath(u"step.pdf"_s));
        stage.view.render(pdf, { 800, 600 });
        QImage image(800, 600, QImage::Format_RGB32);
        image.fill(Qt::red);
        stage.view.render(image, image.size());
        QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white)); // the background
        int dark = 0; // the heading
        for (int x = 0; x < 800; ++x)
            for (int y = 25; y < 70; ++y)
                dark += image.pixelColor(x, y).lightness() < 80 ? 1 : 0;
        QVERIFY(dark > 500);
    }
};

QTEST_MAIN(TestStepsDrawing)
#include "tst_steps_drawing.moc"
