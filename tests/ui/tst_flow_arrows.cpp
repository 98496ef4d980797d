#include "ui/files/starters.h"
#include "ui/plot/colour_bar.h"
#include "ui/views/flow/flow_arrows.h"
#include "view_stage.h"

using namespace ui;
using namespace Qt::StringLiterals;
using Part = FlowView::Part;

namespace {

std::vector<std::pair<Part, Part>> ends(const FlowView& view)
{
    std::vector<std::pair<Part, Part>> result;
    for (const FlowArrow& arrow : view.arrows().arrows())
        result.emplace_back(arrow.from, arrow.to);
    return result;
}

// The reason why an arrow is not visible from edge to edge; empty if it is.
QString errorIn(const FlowArrow& arrow, const FlowView& view)
{
    const QString name = u"%1 → %2: "_s.arg(arrow.from).arg(arrow.to);
    const QPointF end = arrow.path.currentPosition();
    if (QLineF(arrow.path.elementAt(0), end).length() < 12)
        return name + u"too short"_s;
    for (int i = 0; i <= 500; ++i) {
        const QPointF at = arrow.path.pointAtPercent(i / 500.0);
        if (!QRectF(view.plot()->rect()).contains(at))
            return name + u"leaves the picture"_s;
        for (const MatrixPanel* panel : view.panels())
            if (panel->visible() && QRectF(panel->rect()).contains(at))
                return name + u"crosses "_s + panel->content().title.plainText();
        for (const ColourBar* bar : view.plot()->findChildren<ColourBar*>())
            if (bar->visible() && QRectF(bar->outerRect()).contains(at))
                return name + u"crosses a colour bar"_s;
    }
    return {};
}

} // namespace

// The arrows of Flow show the inputs of each matrix.
class TestFlowArrows : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void arrowsAreFullyVisible_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QStringList>("settings");
        for (const QSize size : { QSize(424, 545), QSize(810, 715), QSize(1500, 900) }) {
            const auto row = [&](const char* name, const QStringList& settings) {
                QTest::addRow("%s, %d x %d", name, size.width(), size.height()) << size << settings;
            };
            row("one sentence", {});
            row("causal", { u"mask.kind=causal"_s });
            row("two sentences", { u"source.kind=sentences"_s });
            row("points", { u"points"_s });
            row("points, masked", { u"points"_s, u"mask.kind=window"_s });
            row("one head", { u"heads=1"_s });
            row("one head without W_O", { u"heads=1"_s, u"output_projection=false"_s });
            row("no scaling", { u"scaling.kind=none"_s });
            row("keys wider than values", { u"dk=64"_s, u"dv=1"_s });
            row("narrow heads", { u"dv=1"_s });
            row("one token", { u"source.text=Hello"_s });
            row("a long text", { u"source.text="_s + u"so many words "_s.repeated(40) });
            row("a long text, no scaling",
                { u"source.text="_s + u"so many words "_s.repeated(40), u"scaling.kind=none"_s });
        }
        QTest::newRow("two sentences, one column of a paper") << QSize(
            460, 300) << QStringList { u"source.kind=sentences"_s, u"scaling.kind=none"_s };
    }
    void arrowsAreFullyVisible()
    {
        QFETCH(QSize, size);
        QFETCH(QStringList, settings);
        ViewStage<FlowView> stage("flow", size);
        QVERIFY(stage.ready());
        for (const QString& setting : settings)
            QVERIFY(setting == u"points"_s ? stage.make(showRegressionExample)
                                           : stage.set(setting.toStdString()));
        QVERIFY(stage.view.arrows().arrows().size() >= 8);
        for (const FlowArrow& arrow : stage.view.arrows().arrows())
            QCOMPARE(errorIn(arrow, stage.view), QString());
    }
    void arrowsLeadFromInputsToResults()
    {
        ViewStage<FlowView> stage("flow");
        QVERIFY(stage.ready());
        using Ends = std::vector<std::pair<Part, Part>>;
        QCOMPARE(ends(stage.view),
            (Ends { { Part::X, Part::Q }, { Part::X, Part::K }, { Part::X, Part::V },
                { Part::Q, Part::Raw }, { Part::K, Part::Raw }, { Part::Raw, Part::Scores },
                { Part::Scores, Part::Weights }, { Part::Weights, Part::Head },
                { Part::V, Part::Head }, { Part::Head, Part::Concat },
                { Part::Concat, Part::Output } }));
        QVERIFY(stage.make(showRegressionExample));
        QCOMPARE(ends(stage.view),
            (Ends { { Part::X, Part::Q }, { Part::Y, Part::K }, { Part::Z, Part::V },
                { Part::Q, Part::Raw }, { Part::K, Part::Raw }, { Part::Raw, Part::Weights },
                { Part::Weights, Part::Head }, { Part::V, Part::Head },
                { Part::Head, Part::Output } }));
        QCOMPARE(*stage.view.part(Part::Z)->content().matrix, *stage.layer().values);
    }
};

QTEST_MAIN(TestFlowArrows)
#include "tst_flow_arrows.moc"
