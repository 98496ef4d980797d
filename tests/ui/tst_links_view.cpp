#include "ui/drawing/colour_map.h"
#include "ui/view/view_strip.h"
#include "ui/views/links/links_canvas.h"
#include "ui/views/links/links_view.h"
#include "view_stage.h"

#include <QMenu>
#include <QSlider>
#include <QSpinBox>

#include <set>
#include <tuple>

using namespace ui;
using namespace Qt::StringLiterals;

namespace {

// Independent of the view: every weight of the heads, filtered one by one.
std::set<std::tuple<core::Index, core::Index, core::Index>> expectedLinks(
    const core::AttentionTrace& layer, float threshold, std::optional<core::Index> query = {})
{
    std::set<std::tuple<core::Index, core::Index, core::Index>> result;
    for (std::size_t h = 0; h < layer.heads.size(); ++h)
        for (core::Index i = 0; i < layer.heads[h].weights.rows(); ++i)
            for (core::Index j = 0; j < layer.heads[h].weights.cols(); ++j)
                if (layer.heads[h].weights(i, j) >= threshold && (!query || i == *query))
                    result.insert({ core::Index(h), i, j });
    return result;
}

std::set<std::tuple<core::Index, core::Index, core::Index>> asSet(const std::vector<Link>& links)
{
    std::set<std::tuple<core::Index, core::Index, core::Index>> result;
    for (const Link& link : links)
        result.insert({ link.head, link.query, link.key });
    return result;
}

void click(ViewStage<LinksView>& stage, QPointF at)
{
    QTest::mouseClick(stage.view.canvas(), Qt::LeftButton, Qt::NoModifier, at.toPoint());
    QCoreApplication::processEvents();
}

QPointF pointNextTo(QRectF token, bool asking)
{
    return { asking ? token.right() - 20 : token.left() + 20, token.center().y() };
}

} // namespace

// Curves from queries to keys, with the number and thickness that the weights give.
class TestLinksView : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void curvesShowTheWeightsAboveTheThreshold()
    {
        ViewStage<LinksView> stage("links");
        QVERIFY(stage.ready());
        for (const int percent : { 5, 30, 90 }) {
            stage.view.findChild<QSlider*>()->setValue(percent);
            stage.drawn();
            QCOMPARE(stage.document.view().threshold, float(percent) / 100);
            QCOMPARE(asSet(stage.view.links()), expectedLinks(stage.layer(), float(percent) / 100));
            for (const Link& link : stage.view.links())
                QCOMPARE(link.weight,
                    stage.layer().heads[std::size_t(link.head)].weights(link.query, link.key));
            QVERIFY(std::ranges::is_sorted(stage.view.links(), {}, &Link::weight));
        }
    }
    void chosenHeadIsStrongAndTheOthersAreFaint()
    {
        ViewStage<LinksView> stage("links");
        QVERIFY(stage.ready());
        const LinksCanvas& canvas = *stage.view.canvas();
        QCOMPARE(canvas.strongHead(), std::optional<core::Index>(0));
        // The head's colour in the curves, as the average saturation of the curves' pixels.
        const auto colourful = [&](core::Index head) {
            stage.document.lock({ 0, head, {}, {}, 0 });
            stage.drawn();
            const QImage image = stage.view.canvas()->grab().toImage();
            const QColor own = makeTheme(ThemeKind::Light, 1).head(0);
            int count = 0;
            for (int x = image.width() / 3; x < image.width() * 2 / 3; ++x)
                for (int y = image.height() / 4; y < image.height(); ++y) {
                    const QColor pixel = image.pixelColor(x, y);
                    count += std::abs(pixel.hslHue() - own.hslHue()) < 15
                            && pixel.hslSaturation() > 60 && pixel.lightness() < 170
                        ? 1
                        : 0;
                }
            return count;
        };
        const int strong = colourful(0);
        const int faint = colourful(3);
        QCOMPARE(canvas.strongHead(), std::optional<core::Index>(3));
        QVERIFY2(strong > 3 * faint, qPrintable(u"%1, %2"_s.arg(strong).arg(faint)));
        edit(stage.document, u"hidden"_s,
            [](EditableState& state) { state.view.hiddenHeads = { 4 }; });
        QCOMPARE(canvas.strongHead(), std::nullopt); // the others were picked
    }
    void aFewTokensFillMoreOfTheRoom()
    {
        ViewStage<LinksView> stage("links");
        QVERIFY(stage.ready());
        QVERIFY(stage.set("source.text=two tokens"));
        const LinksCanvas& picture = *stage.view.canvas();
        const double apart
            = picture.tokenRect(true, 1).center().y() - picture.tokenRect(true, 0).center().y();
        QVERIFY2(apart > 6 * stage.theme.em(), qPrintable(QString::number(apart)));
    }
    void onlyTheStrongestLinksOfEachQueryAreDrawn()
    {
        ViewStage<LinksView> stage("links");
        QVERIFY(stage.ready());
        stage.view.findChild<QSlider*>()->setValue(0);
        stage.view.findChild<QSpinBox*>()->setValue(2);
        stage.drawn();
        QCOMPARE(stage.view.links().size(), std::size_t { 8 } * 11 * 2);
        for (const Link& link : stage.view.links()) {
            const auto row = stage.layer().heads[std::size_t(link.head)].weights.row(link.query);
            const auto stronger
                = std::ranges::count_if(row, [&](float weight) { return weight > link.weight; });
            QVERIFY(stronger < 2);
        }
    }
    void linksBeyondTheLimitAreOmittedWithANote()
    {
        ViewStage<LinksView> stage("links");
        QVERIFY(stage.ready());
        QVERIFY(stage.set("heads=16"));
        stage.view.findChild<QSlider*>()->setValue(0);
        stage.drawn();
        QCOMPARE(stage.view.links().size(), std::size_t { 600 });
        float weakest = 1;
        for (const Link& link : stage.view.links())
            weakest = std::min(weakest, link.weight);
        std::size_t stronger = 0;
        for (const core::HeadTrace& head : stage.layer().heads)
            stronger += std::size_t(std::ranges::count_if(
                head.weights.values(), [&](float weight) { return weight > weakest; }));
        QVERIFY(stronger <= 600);
        QVERIFY(stage.view.findChild<ViewStrip*>()->heading().contains(u"not drawn"_s));
    }
    void swatchTogglesItsHeadAndDoubleClickIsolatesIt()
    {
        ViewStage<LinksView> stage("links");
        QVERIFY(stage.ready());
        click(stage, stage.view.canvas()->swatchRect(2).center());
        QCOMPARE(stage.document.view().hiddenHeads, std::vector { 3 });
        for (const Link& link : stage.view.links())
            QVERIFY(link.head != 2);
        click(stage, stage.view.canvas()->swatchRect(2).center());
        QVERIFY(stage.document.view().hiddenHeads.empty());
        const QPoint fifth = stage.view.canvas()->swatchRect(4).center().toPoint();
        const int steps = stage.document.undoStack()->count();
        QTest::mouseClick(stage.view.canvas(), Qt::LeftButton, Qt::NoModifier, fifth);
        QTest::mouseDClick(stage.view.canvas(), Qt::LeftButton, Qt::NoModifier, fifth);
        stage.drawn();
        QCOMPARE(stage.document.view().hiddenHeads, (std::vector { 1, 2, 3, 4, 6, 7, 8 }));
        QVERIFY(!stage.view.links().empty());
        for (const Link& link : stage.view.links())
            QCOMPARE(link.head, core::Index { 4 });
        QVERIFY(stage.document.undoStack()->count() <= steps + 2);
        while (stage.document.undoStack()->canUndo())
            stage.document.undoStack()->undo();
        QVERIFY(stage.document.view().hiddenHeads.empty());
    }
    void keyboardTogglesHeads()
    {
        ViewStage<LinksView> stage("links");
        QVERIFY(stage.ready());
        QTest::keyClick(stage.view.canvas(), Qt::Key_BracketRight);
        QCOMPARE(stage.document.locked().head, core::Index { 1 });
        QTest::keyClick(stage.view.canvas(), Qt::Key_Space);
        QCOMPARE(stage.document.view().hiddenHeads, std::vector { 2 });
        QTest::keyClick(stage.view.canvas(), Qt::Key_Space);
        QTest::keyClick(stage.view.canvas(), Qt::Key_Return);
        QCOMPARE(stage.document.view().hiddenHeads.size(), std::size_t { 7 });
        QTest::keyClick(stage.view.canvas(), Qt::Key_Return);
        QVERIFY(stage.document.view().hiddenHeads.empty());
    }
    void hoveringATokenHighlightsItsCurvesAndClickLocksThem()
    {
        ViewStage<LinksView> stage("links");
        QVERIFY(stage.ready());
        LinksCanvas* const picture = stage.view.canvas();
        moveOver(*picture, pointNextTo(picture->tokenRect(true, 7), true).toPoint());
        QCoreApplication::processEvents();
        QCOMPARE(stage.document.selection().query, std::optional<core::Index>(7));
        QCOMPARE(asSet(stage.view.links()), expectedLinks(stage.layer(), 0.05F, 7));
        QCOMPARE(asSet(stage.view.all()), expectedLinks(stage.layer(), 0.05F));
        moveOver(*picture, QPoint(picture->width() / 2, picture->height() - 2));
        QVERIFY(!stage.document.hovering());
        click(stage, pointNextTo(picture->tokenRect(true, 4), true));
        QCOMPARE(stage.document.locked().query, std::optional<core::Index>(4));
        QCOMPARE(asSet(stage.view.links()), expectedLinks(stage.layer(), 0.05F, 4));
        QTest::keyClick(picture, Qt::Key_Escape);
        QVERIFY(!stage.document.locked().query);
        moveOver(*picture, pointNextTo(picture->tokenRect(false, 0), false).toPoint());
        QVERIFY(!stage.view.links().empty());
        for (const Link& link : stage.view.links())
            QCOMPARE(link.key, core::Index { 0 });
    }
    void onlyTheSelectedQuerysLinksAreDrawn()
    {
        ViewStage<LinksView> stage("links");
        QVERIFY(stage.ready());
        for (ChoiceButton* button : stage.view.findChildren<ChoiceButton*>())
            button->menu()->actions().last()->trigger();
        stage.drawn();
        QVERIFY(!stage.document.view().allQueries);
        QVERIFY(stage.view.links().empty());
        stage.document.lock({ 0, 0, 3, {}, 0 });
        QCOMPARE(asSet(stage.view.links()), expectedLinks(stage.layer(), 0.05F, 3));
        QVERIFY(stage.view.all().empty());
    }
    void curvesHaveTheirWeightsWidthAndPatternsColour()
    {
        ViewStage<LinksView> stage("links");
        QVERIFY(stage.ready());
        click(stage, stage.view.canvas()->swatchRect(5).center()); // first neighbours, then itself
        QTest::mouseDClick(stage.view.canvas(), Qt::LeftButton, Qt::NoModifier,
            stage.view.canvas()->swatchRect(5).center().toPoint());
        stage.drawn();
        const auto& links = stage.view.links();
        QVERIFY(links.size() > 10);
        const QSizeF size = stage.view.canvas()->size();
        const Link strongest = links.back();
        const auto widest = stage.view.canvas()->shapeOf(strongest, size);
        for (const Link& link : links) {
            const auto shape = stage.view.canvas()->shapeOf(link, size);
            QVERIFY(std::abs(shape.width / widest.width - double(link.weight / strongest.weight))
                < 0.02);
            const QRectF from = stage.view.canvas()->tokenRect(true, link.query);
            const QRectF to = stage.view.canvas()->tokenRect(false, link.key);
            QVERIFY(from.top() < shape.from.y() && shape.from.y() < from.bottom());
            QVERIFY(to.top() < shape.to.y() && shape.to.y() < to.bottom());
        }
        const QImage image = stage.view.canvas()->grab().toImage();
        const QColor drawn
            = image.pixelColor((widest.to * image.devicePixelRatio()).toPoint() - QPoint(3, 0));
        QVERIFY(drawn != stage.theme.paper);
        const std::string_view pattern = stage.document.derived()->statistics(0)[5].pattern;
        const QColor expected = ui::patternColour(pattern, {}, {}); // as in Heads and Atlas
        QVERIFY(expected.isValid());
        QVERIFY(std::abs(drawn.hue() - expected.hue()) < 12);
    }
    void thinCurvesAreVisibleOnADarkGround()
    {
        ViewStage<LinksView> stage("links");
        stage.theme = makeTheme(ThemeKind::Dark, 1);
        stage.view.setTheme(stage.theme);
        QVERIFY(stage.ready());
        stage.document.lock({ 0, 0, 3, {}, 0 });
        stage.drawn();
        const QSizeF size = stage.view.canvas()->size();
        std::vector<Link> own = stage.view.links(); // of the chosen head
        std::erase_if(own, [](const Link& link) { return link.head != 0; });
        QVERIFY(!own.empty());
        const Link weakest = *std::ranges::min_element(own, {}, &Link::weight);
        const QImage image = stage.view.canvas()->grab().toImage();
        const QPoint end = stage.view.canvas()->shapeOf(weakest, size).to.toPoint();
        int lightest = 0;
        for (int y = end.y() - 2; y <= end.y() + 2; ++y)
            lightest = std::max(lightest, image.pixelColor(end.x() - 3, y).lightness());
        QVERIFY2(
            lightest > 3 * stage.theme.paper.lightness(), qPrintable(QString::number(lightest)));
    }
    void curvesOfManyTokensLeaveGaps()
    {
        ViewStage<LinksView> stage("links", { 800, 700 });
        QVERIFY(stage.ready());
        std::string text;
        for (int i = 0; i < 200; ++i)
            text += "word" + std::to_string(i) + ' ';
        QVERIFY(stage.set("source.text=" + text));
        const auto& links = stage.view.links();
        QVERIFY(links.size() > 200);
        for (const Link& link : links)
            QVERIFY(stage.view.canvas()->shapeOf(link, stage.view.canvas()->size()).width
                < 0.5 * stage.view.canvas()->tokenRect(true, link.query).height());
    }
    void fewTokensFillTheHeight()
    {
        ViewStage<LinksView> stage("links", { 900, 700 });
        QVERIFY(stage.ready() && stage.set("source.text=The cat sat"));
        const LinksCanvas* const picture = stage.view.canvas();
        QVERIFY(picture->tokenRect(true, 2).bottom() - picture->tokenRect(true, 0).top()
            >= 0.4 * picture->height());
    }
    void tokensStayInsideAndInOrder_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::newRow("one token") << u"source.text=Hello"_s;
        QTest::newRow("two lengths") << u"source.kind=sentences"_s;
        QTest::newRow("200 tokens") << u"source.text="_s + QString(u"word "_s).repeated(200);
        QTest::newRow("64 heads") << u"heads=64"_s;
        QTest::newRow("right to left") << u"source.text=שלום לכל העולם"_s;
        QTest::newRow("Chinese") << u"source.text=注意力机制很重要"_s;
    }
    void tokensStayInsideAndInOrder()
    {
        QFETCH(QString, setting);
        for (const QSize size : { QSize(1100, 720), QSize(520, 420) }) {
            ViewStage<LinksView> stage("links", size);
            QVERIFY(stage.ready());
            QVERIFY(stage.set(setting.toStdString()));
            const LinksCanvas& picture = *stage.view.canvas();
            const auto& weights = stage.layer().heads.front().weights;
            const QRectF all = QRectF(picture.rect()).adjusted(-0.5, -0.5, 0.5, 0.5);
            for (const bool asking : { true, false }) {
                const core::Index count = asking ? weights.rows() : weights.cols();
                for (core::Index i = 0; i < count; ++i) {
                    QVERIFY(all.contains(picture.tokenRect(asking, i)));
                    if (i > 0)
                        QVERIFY(picture.tokenRect(asking, i).top()
                            > picture.tokenRect(asking, i - 1).top());
                }
            }
            for (core::Index head = 0; head < std::ssize(stage.layer().heads); ++head)
                QVERIFY(all.contains(picture.swatchRect(head)));
            QVERIFY(picture.swatchRect(std::ssize(stage.layer().heads) - 1).bottom()
                <= picture.tokenRect(true, 0).top() + 1);
        }
    }
};

QTEST_MAIN(TestLinksView)
#include "tst_links_view.moc"
