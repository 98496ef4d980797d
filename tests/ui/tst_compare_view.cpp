#include "view_stage.h"

#include "core/analysis/predictions.h"
#include "core/inference/run_network.h"
#include "ui/document/actions.h"
#include "ui/view/note.h"
#include "ui/views/compare/compare_view.h"

#include <QComboBox>
#include <QPushButton>

// Tests pinning A, then A | B | B − A.
class TestCompareView : public QObject {
    Q_OBJECT

    using Stage = ViewStage<ui::CompareView>;

    static bool pinThen(Stage& stage, std::string_view setting)
    {
        if (!stage.ready())
            return false;
        ui::togglePin(stage.document, stage.document);
        return change(stage.document, setting);
    }

private slots:
    void init() { failOnWarnings(); }

    void firstPressPinsAndSecondReturns()
    {
        ui::Document document;
        QVERIFY(settled(document));
        document.showView("links");
        ui::togglePin(document, document);
        QCOMPARE(document.navigation().view, std::string("compare"));
        QCOMPARE(document.pinned(), document.trace());
        QCOMPARE(document.undoStack()->undoText(), "Pin A");
        ui::togglePin(document, document);
        QCOMPARE(document.navigation().view, std::string("links"));
        QVERIFY(!document.pinned() && !document.session().pinned);
        document.undoStack()->undo();
        QCOMPARE(document.navigation().view, std::string("links")); // navigation is not undone
        QTRY_VERIFY(document.pinned());
    }
    void buttonReturnsToTheComparison()
    {
        ui::Document document;
        QVERIFY(settled(document));
        ui::togglePin(document, document);
        document.showView("links");
        ui::togglePin(document, document);
        QCOMPARE(document.navigation().view, std::string("compare"));
        QVERIFY(document.session().pinned);
        ui::togglePin(document, document);
        QCOMPARE(document.navigation().view, std::string("links"));
        QVERIFY(!document.session().pinned);
    }
    void pinnedStateSurvivesChanges()
    {
        ui::Document document;
        QVERIFY(settled(document));
        ui::togglePin(document, document);
        QVERIFY(change(document, "heads=2"));
        QCOMPARE(document.pinned()->attentions.front().heads.size(), std::size_t { 8 });
        document.unpin();
        QVERIFY(change(document, "heads=3"));
        document.undoStack()->undo(); // heads
        document.undoStack()->undo(); // undoes unpin: A is computed again
        QTRY_VERIFY(document.pinned());
        QCOMPARE(document.pinned()->attentions.front().heads.size(), std::size_t { 8 });
    }
    void openedSessionComputesItsPinnedState()
    {
        ui::Document document;
        QVERIFY(settled(document));
        ui::Session session;
        session.pinned = core::Experiment {};
        session.pinned->attention().temperature = 5;
        document.replace(session, {});
        QTRY_VERIFY(document.pinned());
        QCOMPARE(document.pinned()->model->experiment.attention().temperature, 5.0F);
        document.replace({}, {});
        QVERIFY(!document.pinned());
    }
    // The view appears, and is painted, before it is filled.
    void sessionWithPinAndLockOpensInCompare()
    {
        ui::Session session;
        session.pinned = core::Experiment {};
        session.pinned->attention().temperature = 5;
        session.selection = { 0, 0, 7, 1, 0 };
        session.navigation.view = "compare";
        for (int i = 0; i < 5; ++i) {
            Stage stage;
            stage.document.replace(session, {});
            QVERIFY(stage.ready());
            QTRY_VERIFY(stage.document.pinned());
            QTRY_VERIFY(stage.view.cursorText().startsWith("it (8) → animal (2): A "));
        }
    }
    void unpinnedViewShowsASentenceAndAButton()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(stage.view.note()->isVisible());
        QTest::mouseClick(stage.view.note()->button(), Qt::LeftButton);
        QVERIFY(stage.document.pinned());
        QVERIFY(!stage.view.note()->isVisible());
        QVERIFY(stage.view.caption().contains("No number differs"));
    }
    void differenceIsBMinusA()
    {
        Stage stage;
        QVERIFY(pinThen(stage, "temperature=4"));
        const core::Matrix& a = stage.document.pinned()->attentions.front().heads[0].weights;
        const core::Matrix& b = stage.document.trace()->attentions.front().heads[0].weights;
        float largest = 0;
        double sum = 0;
        for (core::Index i = 0; i < a.rows(); ++i)
            for (core::Index j = 0; j < a.cols(); ++j) {
                QCOMPARE(stage.view.minus().cells(i, j), b(i, j) - a(i, j));
                largest = std::max(largest, std::abs(a(i, j) - b(i, j)));
                sum += double(std::abs(a(i, j) - b(i, j)));
            }
        QCOMPARE(std::abs(stage.view.minus().largest), largest);
        const ui::Difference& d = stage.view.minus();
        QCOMPARE(d.cells(d.row, d.column), d.largest);
        QVERIFY(std::abs(d.mean - sum / double(a.size())) < 1e-9);
        QCOMPARE(stage.view.changed(), "From A to B: Temperature 1 → 4");
    }
    void roundingErrorsAreNotADifference()
    {
        core::Matrix a(1, 2);
        core::Matrix b(1, 2);
        a(0, 0) = 0.25F;
        b(0, 0) = std::nextafter(0.25F, 1.0F);
        a(0, 1) = b(0, 1) = 0.75F;
        const ui::Difference rounded = ui::difference(a, b);
        QVERIFY(rounded.rounded);
        QCOMPARE(rounded.largest, 0.0F);
        QCOMPARE(rounded.cells(0, 0), 0.0F);
        b(0, 1) = 0.76F; // where something differs, rounding is not removed
        const ui::Difference real = ui::difference(a, b);
        QVERIFY(!real.rounded);
        QVERIFY(real.cells(0, 0) != 0);
    }
    void statesAreNamedAfterTheChangedSetting()
    {
        Stage stage;
        QVERIFY(pinThen(stage, "temperature=4"));
        const auto title = [&](ui::CompareView::Side side) {
            return stage.view.side(side)->content().title.plainText();
        };
        QCOMPARE(title(ui::CompareView::A), "A: Temperature 1");
        QCOMPARE(title(ui::CompareView::B), "B: Temperature 4");
        QVERIFY(change(stage.document, "heads=4"));
        QCOMPARE(title(ui::CompareView::A), "A: Heads 8 · Temperature 1");
        QCOMPARE(title(ui::CompareView::B), "B: Heads 4 · Temperature 4");
        stage.view.resize(600, 500);
        QVERIFY(stage.drawn());
        QCOMPARE(title(ui::CompareView::A), "A: Heads 8 …"); // as many as there is room for
        stage.document.undoStack()->undo();
        stage.document.undoStack()->undo();
        QVERIFY(settled(stage.document));
        QCOMPARE(title(ui::CompareView::A), "A: pinned"); // nothing differs
    }
    void changedTextIsTheNameOfItsState()
    {
        Stage stage;
        QVERIFY(change(stage.document, "source.text=cats"));
        QVERIFY(pinThen(stage, "source.text=dogs"));
        const auto title = [&](ui::CompareView::Side side) {
            return stage.view.side(side)->content().title.plainText();
        };
        QCOMPARE(title(ui::CompareView::A), "A: cats");
        QCOMPARE(title(ui::CompareView::B), "B: dogs");
    }
    void changedSentenceNamesStatesAndCells()
    {
        Stage stage({ 1400, 600 });
        QVERIFY(change(stage.document, "source.text=the man bit the dog"));
        QVERIFY(pinThen(stage, "source.text=the dog bit {the} man"));
        using V = ui::CompareView;
        const auto title
            = [&](V::Side side) { return stage.view.side(side)->content().title.plainText(); };
        QCOMPARE(title(V::A), "A: “the man bit the dog”");
        QCOMPARE(title(V::B), "B: “the dog bit {the} man”");
        QVERIFY(change(stage.document, "source.text=the dog bit the man"));
        QCOMPARE(stage.view.side(V::A)->content().columns,
            (QStringList { "the", "man", "bit", "the", "dog" }));
        QCOMPARE(stage.view.side(V::Minus)->content().columns,
            (QStringList { "the", "man / dog", "bit", "the", "dog / man" }));
        stage.view.resize(500, 600);
        QVERIFY(stage.drawn());
        QVERIFY2(title(V::A).startsWith("A: “…man"), qPrintable(title(V::A))); // what differs
        stage.view.resize(1400, 600);
        QVERIFY(stage.drawn());
        QTest::mouseMove(stage.view.plot(), centreOf(*stage.view.side(V::Minus), 2, 1));
        QTRY_COMPARE(stage.document.selection().query, std::optional<core::Index>(2));
        QVERIFY2(stage.view.cursorText().startsWith("A bit (3) → man (2): "),
            qPrintable(stage.view.cursorText()));
        QVERIFY(stage.view.cursorText().contains("; B bit (3) → dog (2): "));
        const ui::Difference& d = stage.view.minus();
        if (d.column % 4 != 0) // tokens that differ
            QVERIFY2(stage.view.caption().contains(" at A "), qPrintable(stage.view.caption()));
    }
    void checkpointsAreNamedByTheirSteps()
    {
        core::Experiment a;
        core::settings::set(a, "network.where=tagger");
        core::Experiment b = a;
        core::settings::set(b, "network.where=tagger@100");
        const std::vector<ui::SettingChange> list = ui::changes(a, b);
        QCOMPARE(list.size(), std::size_t { 1 });
        QCOMPARE(list.front().before, "last step");
        QCOMPARE(list.front().after, "step 100");
        core::settings::set(b, "network.where=decoder");
        QCOMPARE(ui::changes(a, b).front().after, ui::label("network.where", "decoder"));
    }
    void networksAreNamedByTheirScaling()
    {
        Stage stage({ 1400, 600 });
        edit(stage.document, "network", [](ui::EditableState& state) {
            state.experiment.source = core::Sentence { .text = "they saw the play" };
            state.experiment.network = core::PretrainedSource { .where = "rootless-tagger@60" };
        });
        stage.document.commitEdit();
        QVERIFY(settled(stage.document));
        QVERIFY(pinThen(stage, "network.where=root-tagger@60"));
        const auto title = [&](ui::CompareView::Side side) {
            return stage.view.side(side)->content().title.plainText();
        };
        QCOMPARE(title(ui::CompareView::A), "A: not divided");
        QCOMPARE(title(ui::CompareView::B), "B: divided by √dₖ");
    }
    void weightsSetByHandAreCounted()
    {
        core::Experiment a;
        core::Experiment b;
        core::settings::set(a, "edits=row=1 column=1 value=2; row=1 column=2 value=2");
        core::settings::set(b, "edits=row=1 column=1 value=3");
        QCOMPARE(ui::changesText(ui::changes(a, b)), "Edited weights 2 → 1");
        core::settings::set(a, "edits=row=1 column=1 value=2");
        QCOMPARE(ui::changesText(ui::changes(a, b)),
            "Edited weights 1, set differently → 1, set differently");
    }
    // The field rounds to three decimals.
    void numbersAreRoundedAsInTheirFields()
    {
        const auto at = [](const std::string& temperature) {
            core::Experiment experiment;
            core::settings::set(experiment, "temperature=" + temperature);
            return experiment;
        };
        QCOMPARE(ui::changesText(ui::changes(at("1"), at("0.0691831"))), "Temperature 1 → 0.069");
        QCOMPARE(ui::changesText(ui::changes(at("0.0691"), at("0.0691831"))),
            "Temperature 0.0691 → 0.0691831");
    }
    // Compares by layer, independently of the order of entries.
    void interventionsAreComparedLayerByLayer()
    {
        const auto altered = [](const std::vector<std::string>& changes) {
            core::Experiment experiment;
            for (const std::string& each : changes)
                core::settings::set(experiment, "network.changes" + each);
            return experiment;
        };
        const core::Experiment third = altered({ ".at=layer3", ".temperature=3" });
        QCOMPARE(ui::changesText(ui::changes(
                     third, altered({ ".temperature=2", "[2].at=layer3", "[2].temperature=3" }))),
            "Temperature 1 → 2");
        QCOMPARE(ui::changesText(ui::changes(third, altered({ ".temperature=1" }))),
            "Temperature (Layer 3) 3 → 1");
        QCOMPARE(ui::changesText(ui::changes(altered({ ".temperature=2" }),
                     altered({ ".temperature=2", "[2].at=cross/layer1", "[2].rank=4" }))),
            "Temperature (Cross-attention, layer 1) 2 → 1 · Rank r (Cross-attention, layer 1) "
            "all → 4");
        QVERIFY(ui::changes(third, third).empty());
    }
    void changeToANumberIncludesTheNumber()
    {
        Stage stage;
        QVERIFY(pinThen(stage, "scaling.factor=21.5"));
        QCOMPARE(stage.view.changed(), "From A to B: Scaling √dₖ → custom · Factor s 21.5");
    }
    void mapsAAndBShareARangeAndTheDifferenceIsSymmetric()
    {
        Stage stage;
        QVERIFY(pinThen(stage, "temperature=4"));
        using V = ui::CompareView;
        const auto& a = stage.view.side(V::A)->content().scale;
        const auto& b = stage.view.side(V::B)->content().scale;
        const auto& minus = stage.view.side(V::Minus)->content().scale;
        QVERIFY(a.low == b.low && a.high == b.high && a.table == b.table);
        QCOMPARE(minus.low, -minus.high);
        QCOMPARE(minus.high, std::abs(stage.view.minus().largest));
        const QImage image = pictureOf(stage.view, stage.view.plot()->size());
        for (const auto side : { V::A, V::B, V::Minus })
            QCOMPARE(wrongCell(*stage.view.side(side), image), QString());
    }
    // Next to tokens that are numbers, counted columns would look like another axis.
    void numericTokensLabelEveryMap()
    {
        Stage stage({ 700, 600 });
        using V = ui::CompareView;
        const QString words = QStringList(60, "and").join(' ');
        QVERIFY(stage.ready() && change(stage.document, "source.text=" + words.toStdString()));
        QVERIFY(pinThen(stage, "temperature=4"));
        QVERIFY(!stage.view.side(V::A)->content().columns.isEmpty());
        QVERIFY(stage.view.side(V::B)->content().columns.isEmpty());
        stage.document.unpin();
        const QString numbers = QStringList(60, "0.17").join(' ');
        QVERIFY(change(stage.document, "tokens=whitespace"));
        QVERIFY(change(stage.document, "source.text=" + numbers.toStdString()));
        QVERIFY(pinThen(stage, "temperature=2"));
        for (const auto side : { V::A, V::B, V::Minus })
            QCOMPARE(stage.view.side(side)->content().columns.size(), 60);
    }
    void cursorsAreLinked()
    {
        Stage stage;
        QVERIFY(pinThen(stage, "temperature=4"));
        using V = ui::CompareView;
        QTest::mouseMove(stage.view.plot(), centreOf(*stage.view.side(V::Minus), 7, 1));
        QTRY_COMPARE(stage.document.selection().query, std::optional<core::Index>(7));
        for (const auto side : { V::A, V::B, V::Minus })
            QCOMPARE(stage.view.side(side)->light().cell, std::optional(ui::Cell { 7, 1 }));
        QVERIFY(stage.view.cursorText().startsWith("it (8) → animal (2): A "));
    }
    void dimensionCursorsAreLinked()
    {
        Stage stage;
        QVERIFY(stage.ready());
        stage.document.showView("matrices");
        stage.document.navigate([](ui::Navigation& at) { at.tensor = "layer1/head2/w_q"; });
        QVERIFY(pinThen(stage, "seed=43"));
        QCOMPARE(stage.document.navigation().compare, ui::CompareContent::Tensor);
        QCOMPARE(stage.view.tensor().id, std::string("layer1/head2/w_q"));
        using V = ui::CompareView;
        QTest::mouseMove(stage.view.plot(), centreOf(*stage.view.side(V::A), 5, 2));
        QTRY_COMPARE(stage.view.side(V::B)->light().cell, std::optional(ui::Cell { 5, 2 }));
    }
    void differentShapesAreNamed()
    {
        Stage stage;
        QVERIFY(pinThen(stage, "source.text=only three tokens"));
        QVERIFY(!stage.view.shows(ui::CompareView::Minus));
        QVERIFY(stage.view.caption().contains("11 × 11"));
        QVERIFY(stage.view.caption().contains("3 × 3"));
        // A cell that only A has selects nothing.
        const QPoint far = centreOf(*stage.view.side(ui::CompareView::A), 9, 9);
        QTest::mouseClick(stage.view.plot(), Qt::LeftButton, {}, far);
        QVERIFY(!stage.document.locked().query);
        pictureOf(stage.view, { 700, 700 });
    }
    void tensorMissingInAIsNamed()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(change(stage.document, "heads=2"));
        QVERIFY(pinThen(stage, "heads=8"));
        QVERIFY(!stage.view.note()->isVisible());
        stage.document.lock({ 0, 7, {}, {}, 0 });
        QVERIFY(stage.view.note()->isVisible());
        QVERIFY(stage.view.note()->sentence().contains("head 8"));
        stage.document.lock({ 0, 1, {}, {}, 0 });
        QVERIFY(!stage.view.note()->isVisible());
        QCOMPARE(stage.view.tensor().head, core::Index { 1 });
    }
    void maskedCellsAreLeftOut()
    {
        Stage stage;
        QVERIFY(stage.ready());
        stage.document.showView("matrices");
        stage.document.navigate([](ui::Navigation& at) { at.tensor = "layer1/head1/masked"; });
        QVERIFY(pinThen(stage, "mask.kind=causal"));
        QCOMPARE(stage.view.minus().cells(0, 5), core::excluded);
        QCOMPARE(stage.view.minus().largest, 0.0F); // the remaining cells are equal
    }
    void meanCountsAllowedCellsOnly()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(change(stage.document, "mask.kind=causal"));
        QVERIFY(pinThen(stage, "temperature=4"));
        const core::Matrix& a = stage.document.pinned()->attentions.front().heads[0].weights;
        const core::Matrix& b = stage.document.trace()->attentions.front().heads[0].weights;
        double sum = 0;
        for (core::Index i = 0; i < a.size(); ++i)
            sum += double(std::abs(a.data()[i] - b.data()[i]));
        const double allowed = double(a.rows() * (a.rows() + 1)) / 2;
        QVERIFY(sum > 0);
        QVERIFY(std::abs(stage.view.minus().mean - sum / allowed) < 1e-9);
    }
    void everyChangedSettingIsNamed()
    {
        core::Experiment a;
        core::Experiment b;
        core::settings::set(b, "score.kind=kernel");
        core::settings::set(b, "mask.kind=causal,window");
        core::settings::set(b, "heads=4");
        const QString text = ui::changesText(ui::changes(a, b));
        QVERIFY(text.contains("8 → 4"));
        QVERIFY(text.contains("Dot product → Kernel"));
        QVERIFY(text.contains("Causal, Window"));
        QVERIFY(ui::changes(a, a).empty());
    }
    void selectedRowIsShownAsPairedBars()
    {
        Stage stage;
        QVERIFY(pinThen(stage, "temperature=4"));
        stage.document.lock({ 0, 0, 8, {}, 0 });
        const core::Matrix& a = stage.document.pinned()->attentions.front().heads[0].weights;
        const core::Matrix& b = stage.document.trace()->attentions.front().heads[0].weights;
        const auto row = stage.view.row(1000);
        QVERIFY(row.has_value());
        QCOMPARE(row->entries.size(), std::size_t(a.cols()));
        QCOMPARE(row->title, QString("Row was (9)"));
        const ui::CompareRow bars(stage.theme, QRectF(0, 0, 2000, 300));
        for (std::size_t j = 0; j < row->entries.size(); ++j) {
            QCOMPARE(row->entries[j].a, std::optional(double(a(8, core::Index(j)))));
            QCOMPARE(row->entries[j].b, std::optional(double(b(8, core::Index(j)))));
            const double one = bars.bar(*row, j, false).height();
            const double other = bars.bar(*row, j, true).height();
            QVERIFY(
                std::abs(one * double(b(8, core::Index(j))) - other * double(a(8, core::Index(j))))
                < 0.01);
            QVERIFY(bars.bar(*row, j, false).right() <= bars.bar(*row, j, true).left() + 0.01);
        }
        QVERIFY(row->predictions.empty()); // custom attention predicts nothing
        stage.document.lock({ 0, 0, {}, {}, 0 });
        QVERIFY(stage.view.row(1000)->title.endsWith(
            QString("(%1)").arg(stage.view.minus().row + 1))); // the largest difference
    }
    void onlyTheLargestEntriesAreKeptWhereRoomIsShort()
    {
        ui::RowComparison row;
        for (const double value : { 0.1, -0.9, 0.2, 0.05, 0.3 })
            row.entries.push_back({ QString::number(value), value, std::nullopt });
        row.keepLargest(2);
        QCOMPARE(row.entries.size(), std::size_t { 2 });
        QCOMPARE(row.entries[0].name, QString("-0.9"));
        QCOMPARE(row.entries[1].name, QString("0.3"));
        QCOMPARE(row.leftOut, std::size_t { 3 });
    }
    void whatBecameOfThePredictionIsShown()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(change(stage.document, "network=loaded"));
        QVERIFY(pinThen(stage, "network.changes.temperature=6"));
        stage.document.lock({ 2, 4, 3, {}, 0 });
        QTRY_VERIFY(stage.view.row(100) && stage.view.row(100)->predictions.size() >= 3);
        const auto row = stage.view.row(100);
        const core::Trace& a = *stage.document.pinned();
        const core::Trace& b = *stage.document.trace();
        // As in Predict, the token is masked: the model would copy the one that it sees.
        QVERIFY(row->predicted.contains(u"masked"));
        const auto probability = [](const core::Trace& trace, const std::string& label) {
            const core::PretrainedModel& model = *trace.model->pretrained()->model;
            const auto run = core::runNetwork(
                model.architecture, model.weights, core::predictingInput(trace, 3), {});
            for (const core::Prediction& each :
                core::mostLikely(model, run->logits.row(3), { 1000, 1 }))
                if (each.label == label)
                    return each.probability;
            return -1.0;
        };
        const ui::RowComparison::Entry& first = row->predictions.front();
        QCOMPARE(first.b, std::optional(probability(b, first.name.toStdString())));
        QCOMPARE(first.a, std::optional(probability(a, first.name.toStdString())));
        QVERIFY(stage.view.description().contains(row->spokenPredictions()));
        stage.view.setHiddenParts(ui::Hidden::Row); // neither drawn nor said
        QVERIFY(!stage.view.row(100));
        QVERIFY(!stage.view.description().contains(row->predicted));
    }
    void twoTextsOfOneLengthAreNamedByTheirOwnWords()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(change(stage.document, "network=loaded"));
        QVERIFY(change(stage.document, "source.text=it was too tired"));
        QVERIFY(pinThen(stage, "source.text=it was too wide"));
        stage.document.lock({ 2, 4, 1, {}, 0 });
        QTRY_VERIFY(stage.view.row(100) && !stage.view.row(100)->predictions.empty());
        QCOMPARE(stage.view.row(100)->title, QString("Row it (2)"));
        stage.document.lock({ 2, 4, 4, {}, 0 });
        QTRY_VERIFY(stage.view.row(100) && !stage.view.row(100)->predictions.empty());
        const auto row = stage.view.row(100);
        QCOMPARE(row->title, QString("Row A tired (5), B wide (5)"));
        QCOMPARE(row->entries[4].name, QString("wide"));
        QCOMPARE(row->entries[4].nameInA, QString("tired"));
        QVERIFY(row->entries[3].nameInA.isEmpty());
    }
    void predictionsOfAStateThatIsGoneAreDropped()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(change(stage.document, "network=loaded"));
        QVERIFY(pinThen(stage, "network.changes.temperature=6"));
        stage.document.lock({ 2, 4, 3, {}, 0 });
        // As while another view is in sight: this one is not filled again.
        QObject::disconnect(&stage.document, nullptr, &stage.view, nullptr);
        stage.document.replace({}, {});
        QVERIFY(settled(stage.document));
        QVERIFY(!stage.document.pinned());
        QTest::qWait(300); // the predictions arrive
    }
    // A head's weights cannot show what its own ablation changes.
    void equalNumbersLeadToWhereTheChangeActs()
    {
        Stage stage;
        QVERIFY(stage.ready());
        QVERIFY(change(stage.document, "network=loaded"));
        stage.document.lock({ 2, 4, {}, {}, 0 });
        const auto ablate = [&](const std::string& path) {
            edit(stage.document, QStringLiteral("ablate"), [&](ui::EditableState& state) {
                core::Intervention off;
                off.at = path;
                off.ablatedHeads = { 5 };
                std::get<core::PretrainedSource>(state.experiment.network).interventions = { off };
            });
            stage.document.commitEdit();
            return settled(stage.document);
        };
        ui::togglePin(stage.document, stage.document);
        QVERIFY(ablate("layer3"));
        QCOMPARE(stage.view.caption(),
            QString("No number differs here; what differs begins in layer 4."));
        QVERIFY(stage.view.changed().contains("Ablated heads (Layer 3) none → 5"));
        QTest::mouseClick(stage.view.toChange(), Qt::LeftButton);
        QCOMPARE(stage.document.locked().layer, core::Index { 3 });
        QVERIFY(stage.view.minus().largest != 0);
        QVERIFY(!stage.view.toChange()->isVisible());
        QVERIFY(ablate("layer6")); // after all weights
        QVERIFY(stage.view.caption().contains("the output of layer 6"));
        QTest::mouseClick(stage.view.toChange(), Qt::LeftButton);
        QCOMPARE(stage.view.tensor().id, std::string("layer6/output"));
        QVERIFY(stage.view.minus().largest != 0);
    }
    void listsHaveOneBlankAndHeadsTheirLayers()
    {
        core::Experiment a;
        a.network = core::PretrainedSource {};
        core::Experiment b = a;
        core::settings::set(b, "network.changes.heads_off=1, 2");
        const auto list = ui::changes(a, b);
        QCOMPARE(list.size(), std::size_t { 1 });
        QCOMPARE(ui::changesText(list), QString("Ablated heads (all layers) none → 1, 2"));
    }
    void barsFillTheRoomBelowTheMaps()
    {
        Stage stage;
        QVERIFY(pinThen(stage, "temperature=4"));
        stage.document.lock({ 0, 0, 8, {}, 0 });
        QVERIFY(stage.drawn());
        const QImage image = stage.view.plot()->grab().toImage();
        int ofB = 0;
        const QRect room = stage.view.captionRect() & image.rect();
        for (int y = room.top(); y <= room.bottom(); ++y)
            for (int x = room.left(); x <= room.right(); ++x)
                ofB += image.pixelColor(x, y) == stage.theme.accent ? 1 : 0;
        QVERIFY(ofB > 100);
    }
    void longTextsShowTheirDifference()
    {
        core::Experiment a;
        core::Experiment b;
        const std::string shared = "The animal didn't cross the street because it was too ";
        core::settings::set(a, "source.text=" + shared + "tired");
        core::settings::set(b, "source.text=" + shared + "wide");
        const auto list = ui::changes(a, b);
        QCOMPARE(list.size(), std::size_t { 1 });
        QVERIFY2(list[0].before.startsWith("“…") && list[0].before.endsWith("too tired”"),
            qPrintable(list[0].before));
        QVERIFY2(list[0].after.endsWith("too wide”"), qPrintable(list[0].after));
    }
};

QTEST_MAIN(TestCompareView)
#include "tst_compare_view.moc"
