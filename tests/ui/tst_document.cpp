#include "stage.h"

// Tests the document: edits, undo, the trace that follows, and errors.
class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void firstTraceIsComputedUnasked()
    {
        const ui::Document document;
        QVERIFY(settled(document));
        QCOMPARE(document.trace()->attentions.front().heads.size(), std::size_t { 8 });
    }
    void anEditIsComputedAndUndone()
    {
        ui::Document document;
        QVERIFY(change(document, "heads=3"));
        QCOMPARE(document.trace()->attentions.front().heads.size(), std::size_t { 3 });
        document.undoStack()->undo();
        QVERIFY(settled(document));
        QCOMPARE(document.trace()->attentions.front().heads.size(), std::size_t { 8 });
        document.undoStack()->redo();
        QVERIFY(settled(document));
        QCOMPARE(document.trace()->attentions.front().heads.size(), std::size_t { 3 });
    }
    void dragIsOneUndoStep()
    {
        ui::Document document;
        for (int d = 65; d < 90; ++d)
            edit(document, "dimension",
                [&](ui::EditableState& state) { state.experiment.design.dimension = d; });
        QVERIFY(settled(document)); // ends with the newest
        QCOMPARE(document.trace()->attentions.front().queries->cols(), core::Index { 89 });
        QCOMPARE(document.undoStack()->count(), 1);
        document.commitEdit();
        edit(document, "dimension",
            [](ui::EditableState& state) { state.experiment.design.dimension = 10; });
        QCOMPARE(document.undoStack()->count(), 2);
    }
    void failedEditIsReverted()
    {
        ui::Document document;
        QVERIFY(settled(document));
        QSignalSpy problems(&document, &ui::Document::problem);
        edit(document, "weights", [](ui::EditableState& state) {
            state.experiment.design.weights = core::FileWeights { "nowhere.npz" };
        });
        QVERIFY(problems.wait());
        QVERIFY(settled(document));
        QCOMPARE(document.undoStack()->count(), 0);
        QVERIFY(document.experiment() == core::Experiment {});
    }
    void onlyTheFailedPartOfTypingIsReverted()
    {
        ui::Document document;
        QVERIFY(settled(document));
        const auto type = [&](const std::string& text) { // as one edit: no commitEdit()
            edit(document, "source.text", [&](ui::EditableState& state) {
                core::settings::set(state.experiment, "source.text", text);
            });
        };
        type("a cat");
        QVERIFY(settled(document));
        type("a cat sat");
        QVERIFY(settled(document));
        const core::Experiment good = document.experiment();
        QSignalSpy problems(&document, &ui::Document::problem);
        type(QString("word ").repeated(5000).toStdString());
        QVERIFY(problems.wait());
        QVERIFY(settled(document));
        QVERIFY(document.experiment() == good);
        QCOMPARE(document.undoStack()->count(), 1);
        document.undoStack()->undo();
        QVERIFY(document.experiment() == core::Experiment {});
        document.undoStack()->redo();
        QVERIFY(document.experiment() == good);
        QVERIFY(settled(document));
    }
    void outdatedFailureRevertsNothing()
    {
        ui::Document document;
        QVERIFY(settled(document));
        QSignalSpy problems(&document, &ui::Document::problem);
        edit(document, "weights", [](ui::EditableState& state) {
            state.experiment.design.weights = core::FileWeights { "nowhere.npz" };
        });
        edit(document, "weights", [](ui::EditableState& state) {
            state.experiment.design.weights = core::IdentityWeights {};
        });
        QVERIFY(settled(document));
        QVERIFY(
            std::holds_alternative<core::IdentityWeights>(document.experiment().design.weights));
        QCOMPARE(problems.count(), 0);
    }
    // Views are notified of an arriving selection, also where the numbers are the same.
    void selectionOfASessionIsSignalled()
    {
        ui::Document document;
        QVERIFY(settled(document));
        ui::Session session;
        session.selection.query = 2;
        document.replace(session, {});
        std::optional<core::Index> heard;
        QObject::connect(&document, &ui::Document::selectionChanged, &document,
            [&] { heard = document.locked().query; });
        QVERIFY(settled(document));
        QTRY_COMPARE(heard, std::optional<core::Index>(2));
    }
    // Otherwise a view of the chosen head's matrix would switch to another one.
    void headStaysUntilTheSessionsSelectionArrives()
    {
        ui::Document document;
        QVERIFY(settled(document));
        document.lock({ 0, 5, 1, {}, 0 });
        ui::Session session;
        session.selection = { 0, 3, 2, {}, 0 };
        QStringList heads;
        QObject::connect(&document, &ui::Document::selectionChanged, &document,
            [&] { heads << QString::number(document.locked().head); });
        document.replace(session, {});
        QVERIFY(!document.locked().query);
        QVERIFY(settled(document));
        QTRY_COMPARE(heads, (QStringList { "5", "3" }));
    }
    void selectionStaysInsideTheMatrices()
    {
        ui::Document document;
        QVERIFY(settled(document));
        document.lock({ 0, 7, 10, 10, 0 });
        QVERIFY(change(document, "heads=2"));
        QCOMPARE(document.locked().head, core::Index { 1 });
        QVERIFY(change(document, "source.text=a b"));
        QVERIFY(!document.locked().query);
        QVERIFY(!document.locked().key);
    }
};

QTEST_MAIN(TestDocument)
#include "tst_document.moc"
