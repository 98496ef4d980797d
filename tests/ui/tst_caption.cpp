#include "figure_subject.h"
#include "ui/figure/caption.h"

using namespace Qt::StringLiterals;
using namespace ui;

// Tests the ready caption of a figure.
class TestCaption : public QObject {
    Q_OBJECT

private slots:
    // It names the selected layer and all its interventions.
    void captionNamesLayerAndInterventions()
    {
        FigureState state = subjectOf(u"a dog"_s,
            { "network=loaded", "network.changes.temperature=2", "network.changes[2].at=layer3",
                "network.changes[2].rank=6", "network.hidden=2" });
        state.session.selection.layer = 2;
        const QString altered = captionText(state);
        QVERIFY2(altered.contains(u"Layer 3"_s)
                && altered.contains(u"modified: Masked tokens none → 2 · Temperature 1 → 2 · "
                                    "Rank r (Layer 3) all → 6"_s),
            qPrintable(altered));
        QVERIFY(!captionText(subjectOf(u"a dog"_s, { "network=loaded" })).contains(u"modified"_s));
    }
    // It names neither the unused sentence nor that of another stack.
    void captionNamesTheInputOfTheStack()
    {
        const QString ids = captionText(
            subjectOf(u"a dog"_s, { "network.where=decoder", "network.ids=2,141,4188" }));
        QVERIFY2(ids.contains(u"for 3 queries and 3 keys"_s), qPrintable(ids));
        FigureState cross = subjectOf(u"He left."_s, { "network.where=translator" });
        cross.session.selection.layer = std::ssize(cross.derived->trace()->attentions) - 1;
        const QString said = captionText(cross);
        QVERIFY2(
            said.contains(u"for the decoder tokens attending to “He left.”"_s), qPrintable(said));
    }
    void captionGivesTheCustomAttentionsNumbers()
    {
        const QString design = captionText(subjectOf(u"a dog"_s,
            { "scaling.factor=2.5", "temperature=3", "score.bandwidth=7", "mask.window=1",
                "heads_off=2" }));
        for (const QString& each :
            { u"divided by 2.5"_s, u"Temperature 3"_s, u"Bandwidth h 7"_s, u"Window 1"_s })
            QVERIFY2(design.contains(each), qPrintable(design + u" / "_s + each));
    }
};

QTEST_MAIN(TestCaption)
#include "tst_caption.moc"
