// Rows of a decoder name the token that was read and the one that the model writes there.

#include "figure_subject.h"
#include "ui/figure/caption.h"
#include "ui/inspector/cell_tab.h"
#include "ui/inspector/inspector.h"
#include "ui/inspector/table_tab.h"
#include "ui/present/presentation.h"
#include "ui/view/view.h"
#include "ui/window/status_line.h"
#include "window_stage.h"

#include <QTableView>

using namespace Qt::StringLiterals;
using namespace ui;

namespace {

struct Translating : Running {
    explicit Translating(const std::string& text)
    {
        edit(document, u"test"_s, [&](EditableState& state) {
            core::settings::set(state.experiment, "network.where=translator");
            state.experiment.source = core::Sentence { .text = text };
        });
        document.commitEdit();
        if (!settled(document))
            qFatal("the text was not computed");
    }
    // An attention by its path.
    [[nodiscard]] core::Index layer(const std::string& path) const
    {
        const auto& all = document.trace()->attentions;
        return std::ranges::find(all, path, &core::AttentionTrace::path) - all.begin();
    }
};

} // namespace

class TestWrittenTokens : public QObject {
    Q_OBJECT

private:
    OwnHome m_home;

private slots:
    void init() { failOnWarnings(); }

    // A generated token is the one that the row before it has written.
    void rowsNameWhatTheyReadAndWrite()
    {
        Translating program("He booked a room at a hotel.");
        program.document.lock({ program.layer("cross/layer3"), 0, 5, 7 });
        const QStringList rows = program.document.queryLabels();
        const auto& read
            = *program.document.trace()->attention(program.layer("cross/layer3")).queryTokens;
        for (qsizetype i = 0; i + 1 < rows.size(); ++i)
            QCOMPARE(rows[i],
                QString::fromStdString(
                    read[std::size_t(i)].text + " → " + read[std::size_t(i) + 1].text));
        QCOMPARE(rows[5], u"间 → 旅"_s);
        QCOMPARE(program.document.keyLabels()[7], u"hotel"_s);
        program.document.lock({ program.layer("decoder/layer1"), 0, 5, 4 });
        QCOMPARE(program.document.queryLabels()[5], u"间 → 旅"_s);
        QCOMPARE(program.document.keyLabels()[5], u"间"_s);
        program.document.lock({ program.layer("encoder/layer1"), 0, 2, 4 });
        QCOMPARE(program.document.queryLabels()[2], u"booked"_s);
    }
    void decoderRowsNameTheMostProbableToken()
    {
        const FigureState state
            = subjectOf(u"To be or not to be. To be or not to"_s, { "network.where=decoder" });
        const core::AttentionTrace& attention = state.derived->trace()->attention(0);
        QVERIFY(attention.predicted != nullptr);
        QCOMPARE(attention.predicted->size(), attention.queryTokens->size());
        QCOMPARE(attention.predicted->back().text, "be");
        QVERIFY(subjectOf(u"a dog"_s, { "network.where=encoder" })
                    .derived->trace()
                    ->attention(0)
                    .predicted
            == nullptr);
    }
    void inspectorAndSentencesNameBoth()
    {
        Translating program("He booked a room at a hotel.");
        program.document.lock({ program.layer("cross/layer3"), 0, 5, 7 });
        const core::Trace& trace = *program.document.trace();
        QVERIFY(selectionSentence(trace, program.document.locked()).contains(u"writes 旅"_s));
        QVERIFY(program.window.status()->cell().contains(u"间 (6), writes 旅 → key hotel"_s));
        CellTab* cell = program.window.inspector()->cell();
        QTRY_VERIFY(std::ranges::any_of(cell->findChildren<QLabel*>(),
            [](const QLabel* label) { return label->text().contains(u"间₆ → writes 旅"_s); }));
        auto* table = program.window.inspector()->table();
        program.window.inspector()->setCurrentWidget(table);
        const auto* model = table->findChild<QTableView*>()->model();
        QTRY_COMPARE(model->headerData(5, Qt::Vertical).toString(), u"6  间 → 旅"_s);
    }
    void captionNamesBoth()
    {
        FigureState state
            = subjectOf(u"He booked a room at a hotel."_s, { "network.where=translator" });
        state.session.selection
            = { std::ssize(state.derived->trace()->attentions) - 1, 0, 5, 7, 0 };
        QVERIFY2(captionText(state).contains(u"query “间” (6) → writes 旅"_s),
            qPrintable(captionText(state)));
    }
    void mergedRowsNameWhatFollowsTheWord()
    {
        Translating program("He booked a room at a hotel.");
        edit(program.document, u"merge"_s,
            [](EditableState& state) { state.view.hideSpecial = true; });
        QVERIFY(
            QTest::qWaitFor([&] { return program.document.trace()->model->merged() != nullptr; }));
        program.document.lock({ program.layer("cross/layer3"), 0, 4, {} });
        QCOMPARE(program.document.queryLabels()[4], u"间 → 旅"_s);
    }
    // The audience guesses what is written.
    void hiddenPredictionsAreNotNamed()
    {
        Translating program("He booked a room at a hotel.");
        program.document.lock({ program.layer("cross/layer3"), 0, 5, 7 });
        program.document.hidePredictions(true);
        QCOMPARE(program.document.queryLabels()[5], u"间"_s);
        QVERIFY(program.document.predicted() == nullptr);
        program.document.hidePredictions(false);
        QCOMPARE(program.document.queryLabels()[5], u"间 → 旅"_s);
    }
};

QTEST_MAIN(TestWrittenTokens)
#include "tst_written_tokens.moc"
