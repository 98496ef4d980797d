#include "view_stage.h"

#include "ui/figure/caption.h"
#include "ui/inspector/cell_tab.h"
#include "ui/inspector/product_strips.h"
#include "ui/inspector/table_tab.h"
#include "ui/plot/tensor_names.h"
#include "ui/views/links/links_view.h"
#include "ui/views/matrices/matrices_view.h"
#include "ui/views/matrices/tensor_tree.h"
#include "ui/views/space/space_view.h"

#include <QComboBox>
#include <QLabel>
#include <QTreeView>

using namespace Qt::StringLiterals;

// An ablated head, and vectors rotated by RoPE, have the same names everywhere.
class TestHeadNames : public QObject {
    Q_OBJECT

    static QStringList lines(const QAbstractItemModel& model, const QModelIndex& parent = {})
    {
        QStringList result;
        for (int i = 0; i < model.rowCount(parent); ++i) {
            const QModelIndex index = model.index(i, 0, parent);
            result.append(index.data().toString());
            result += lines(model, index);
        }
        return result;
    }

private slots:
    void init() { failOnWarnings(); }

    void ablatedHeadIsMarkedInMatrices()
    {
        ViewStage<ui::MatricesView> stage;
        QVERIFY(stage.ready());
        const QAbstractItemModel& tree = *stage.view.tree()->tree()->model();
        QVERIFY(!lines(tree).contains(u"Head 1 (ablated)"_s));
        QVERIFY(stage.set("heads_off=1"));
        QVERIFY(lines(tree).contains(u"Head 1 (ablated)"_s));
        QVERIFY(lines(tree).contains(u"Head 2"_s));
        QVERIFY(stage.view.description().contains(u"1 (ablated)"_s));
        QVERIFY(stage.view.panel()->content().title.plainText().contains(u"(ablated)"_s));
        QVERIFY(stage.set("heads_off="));
        QVERIFY(lines(tree).contains(u"Head 1"_s));
    }
    void ablatedHeadIsMarkedInTheInspector()
    {
        ui::Document document;
        ui::CellTab tab(document, nullptr);
        tab.setTheme(ui::makeTheme(ui::ThemeKind::Light, 1));
        tab.show();
        QVERIFY(settled(document));
        QVERIFY(change(document, "heads_off=1"));
        tab.refresh();
        QStringList said;
        for (const QLabel* label : tab.findChildren<QLabel*>())
            said.append(label->text());
        QVERIFY2(said.contains(u"HEAD 1 (ablated)"_s), qPrintable(said.join(u'|')));
    }
    void ablatedHeadIsMarkedAboveTheTable()
    {
        ui::Document document;
        ui::TableTab tab(document, nullptr);
        tab.show();
        QVERIFY(settled(document) && change(document, "heads_off=1"));
        const auto says = [&](const QString& words) {
            return std::ranges::any_of(tab.findChildren<QLabel*>(),
                [&](const QLabel* label) { return label->text().contains(words); });
        };
        QVERIFY(says(u"layer1/head1/weights · ablated"_s));
        QVERIFY(change(document, "mask.kind=causal"));
        const auto* choice = tab.findChild<QComboBox*>();
        QVERIFY(choice->findText(u"this head: mask"_s) >= 0);
        QVERIFY(change(document, "mask=none"));
        QVERIFY(change(document, "position=alibi"));
        QVERIFY(choice->findText(u"this head: distance bias"_s) >= 0);
    }
    void ablatedHeadIsMarkedInLinksAndSpace()
    {
        ViewStage<ui::LinksView> links;
        QVERIFY(links.ready() && links.set("heads_off=1"));
        QVERIFY(links.view.description().contains(u"Ablated: head 1"_s));
        ViewStage<ui::SpaceView> space;
        QVERIFY(space.ready());
        space.document.navigate([](ui::Navigation& at) { at.points = "qk"; });
        QVERIFY(space.set("heads_off=1"));
        QVERIFY(space.view.legend().front().word.contains(u"1 (ablated)"_s));
    }
    void rotatedVectorsAreCalledRotated()
    {
        ViewStage<ui::MatricesView> stage;
        QVERIFY(stage.ready());
        const auto words = [&](const std::string& name) {
            const core::Trace& trace = *stage.document.trace();
            return ui::tensorWords(trace, core::find(trace, "layer1/head1/" + name));
        };
        QCOMPARE(words("q"), u"query vectors of head 1"_s);
        QVERIFY(stage.set("position=rotary"));
        QCOMPARE(words("q"), u"rotated query vectors of head 1"_s);
        QCOMPARE(words("k_unturned"), u"key vectors before rotation of head 1"_s);
        QCOMPARE(words("v"), u"value vectors of head 1"_s);
        const core::Trace& trace = *stage.document.trace();
        const auto title = [&](const std::string& id) {
            return ui::Formula(ui::tensorTitle(trace, core::find(trace, id))).plainText();
        };
        QVERIFY2(title("layer1/head1/k").remove(u' ').startsWith(u"K=R(XW"_s),
            qPrintable(title("layer1/head1/k")));
        QVERIFY(title("layer1/head1/k_unturned").remove(u' ').startsWith(u"XW"_s));
    }
    void inspectorShowsVectorsBeforeAndAfterRotation()
    {
        ui::Document document;
        ui::CellTab tab(document, nullptr);
        tab.setTheme(ui::makeTheme(ui::ThemeKind::Light, 1));
        tab.show();
        QVERIFY(settled(document) && change(document, "position=rotary"));
        document.lock({ 0, 0, 7, 1, 0 });
        tab.refresh();
        const core::Trace& trace = *document.trace();
        const core::Matrix before
            = core::matrix(trace, core::find(trace, "layer1/head1/k_unturned"));
        const auto& strips = tab.strips()->strips();
        QCOMPARE(strips.size(), std::size_t { 5 });
        QCOMPARE(strips[2].numbers.front(), double(before(1, 0)));
        QCOMPARE(strips[3].numbers.front(), double(trace.attentions[0].heads[0].k(1, 0)));
        QVERIFY(strips[1].name.plainText().contains(u'R'));
        QVERIFY(tab.copyText().split(u'\n').size() > 6);
    }
};

QTEST_MAIN(TestHeadNames)
#include "tst_head_names.moc"
