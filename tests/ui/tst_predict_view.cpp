#include "core/reading/predictions.h"
#include "ui/document/view_entry.h"
#include "ui/files/examples.h"
#include "ui/views/predict/predict_picture.h"
#include "ui/views/predict/predict_view.h"
#include "view_stage.h"

#include <QPushButton>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

struct PredictStage : ViewStage<ui::PredictView> {
    explicit PredictStage(const char* example)
    {
        document.turnTo("predict");
        ui::takeExample(document, ui::exampleNamed(example));
    }
    [[nodiscard]] bool answered()
    {
        return ready() && QTest::qWaitFor([&] {
            return !view.busy() && found().trace == document.trace() && !found().layers.empty();
        });
    }
    [[nodiscard]] const ui::Foretold& found() const { return view.picture()->found(); }
    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (auto* each : view.findChildren<QPushButton*>())
            if (each->text() == text)
                return each;
        return nullptr;
    }
    [[nodiscard]] std::string text() const
    {
        return std::get<core::Sentence>(document.experiment().source).text;
    }
};

// Softmax of a row at a temperature, slowly.
double probability(std::span<const core::Scalar> logits, core::Index id, double temperature)
{
    const double most = *std::ranges::max_element(logits);
    double sum = 0;
    for (const core::Scalar each : logits)
        sum += std::exp((double(each) - most) / temperature);
    return std::exp((double(logits[std::size_t(id)]) - most) / temperature) / sum;
}

} // namespace

class TestPredictView : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    // What headlight-decoder's README says of this text: "be", with 0.83.
    void theNextTokenIsNamed()
    {
        PredictStage stage("next_word");
        QVERIFY(stage.answered());
        const ui::Foretold& found = stage.found();
        QCOMPARE(found.wish.place, core::Index { 16 });
        QCOMPARE(found.now.size(), std::size_t { 6 });
        QVERIFY(QString::fromStdString(found.now.front().label).trimmed() == u"be"_s);
        QCOMPARE(qRound(found.now.front().probability * 100), 83);
        QVERIFY(found.asTrained.empty());
        for (const core::Prediction& each : found.now)
            QVERIFY(std::abs(each.probability
                        - probability(stage.document.trace()->logits.row(16), each.id, 1))
                < 1e-6);
        QCOMPARE(found.layers.size(), std::size_t { 7 });
        for (const auto& layer : found.layers)
            QCOMPARE(std::ssize(layer.cells), found.layers.front().cells.size());
        // The last layer says what the model says.
        QCOMPARE(found.layers.back().cells.back().label, found.now.front().label);
        QCOMPARE(found.layers.back().cells.back().probability, found.now.front().probability);
        QVERIFY(stage.view.description().contains(u"0.831"_s));
    }
    void temperatureAndCountAreObeyed()
    {
        PredictStage stage("next_word");
        QVERIFY(stage.answered());
        edit(stage.document, u"prediction"_s, [](ui::Work& work) {
            work.view.predictTemperature = 2;
            work.view.predictions = 3;
        });
        QVERIFY(QTest::qWaitFor([&] { return stage.found().now.size() == 3; }));
        const core::Prediction& most = stage.found().now.front();
        QVERIFY(std::abs(most.probability
                    - probability(stage.document.trace()->logits.row(16), most.id, 2))
            < 1e-6);
    }
    // The answer comes when something else is asked for already, whose numbers are not there yet.
    void anAnswerMayComeTooLate()
    {
        PredictStage stage("next_word");
        QVERIFY(stage.answered());
        edit(stage.document, u"prediction"_s,
            [](ui::Work& work) { work.view.predictTemperature = 2; });
        edit(stage.document, u"network"_s,
            [](ui::Work& work) { work.experiment.network = core::Designed(); });
        QVERIFY(settled(stage.document));
        QTest::qWait(100); // the answer has come
        QVERIFY(stage.document.trace()->model->loaded == nullptr);
    }
    void tokensAreAppendedOneByOne()
    {
        PredictStage stage("next_word");
        QVERIFY(stage.answered());
        const std::string before = stage.text();
        QTest::mouseClick(stage.button(u"Append likeliest"_s), Qt::LeftButton);
        QCOMPARE(stage.text(), before + " be");
        QVERIFY(stage.answered());
        QCOMPARE(stage.found().wish.place, core::Index { 17 }); // the new end
        QTest::mouseClick(stage.button(u"Append likeliest"_s), Qt::LeftButton);
        QVERIFY(stage.text().size() > before.size() + 3);
        stage.document.undoStack()->undo();
        QCOMPARE(stage.text(), before + " be");
        // A drawn one is of those that are named, and the same for the same seed.
        QVERIFY(stage.answered());
        QTest::mouseClick(stage.button(u"Draw one"_s), Qt::LeftButton);
        const std::string drawn = stage.text();
        QVERIFY(drawn != before + " be");
        stage.document.undoStack()->undo();
        QVERIFY(stage.answered());
        QTest::mouseClick(stage.button(u"Draw one"_s), Qt::LeftButton);
        QCOMPARE(stage.text(), drawn);
    }
    // With "it" hidden the encoder expects "he" or "it": the word itself is not seen.
    void aTokenIsHiddenAndShownAgain()
    {
        PredictStage stage("it");
        QVERIFY(stage.answered());
        QVERIFY(stage.button(u"Append likeliest"_s)->isHidden());
        QVERIFY(stage.found().now.front().probability > 0.9); // it sees the word
        const QRectF token = stage.view.picture()->tokenRect(10);
        QVERIFY(!token.isEmpty());
        QTest::mouseClick(stage.view.picture(), Qt::LeftButton, {}, token.center().toPoint());
        QCOMPARE(std::get<core::Loaded>(stage.document.experiment().network).hidden,
            std::vector<int> { 11 });
        QVERIFY(stage.answered());
        QCOMPARE((*stage.document.trace()->attention(0).queryTokens)[10].text, "[MASK]");
        QCOMPARE(stage.found().wish.place, core::Index { 10 });
        QVERIFY(stage.found().now.front().probability < 0.9);
        QTest::keyClick(stage.view.picture(), Qt::Key_Space);
        QVERIFY(std::get<core::Loaded>(stage.document.experiment().network).hidden.empty());
    }
    void whatAnAlterationMovesStandsBesideWhatWasTrained()
    {
        PredictStage stage("next_word");
        QVERIFY(stage.answered());
        const std::vector<core::Prediction> trained = stage.found().now;
        edit(stage.document, u"off"_s, [](ui::Work& work) {
            std::get<core::Loaded>(work.experiment.network).changes
                = { { .at = "layer5", .headsOff = { 6 } } };
        });
        QVERIFY(stage.answered());
        const ui::Foretold& found = stage.found();
        QCOMPARE(found.asTrained.size(), found.now.size());
        QVERIFY(stage.view.altered());
        for (std::size_t i = 0; i < found.now.size(); ++i)
            for (const core::Prediction& each : trained)
                if (each.id == found.now[i].id)
                    QVERIFY(std::abs(each.probability - found.asTrained[i]) < 1e-7);
        QVERIFY(std::abs(found.now.front().probability - found.asTrained.front()) > 1e-3);
    }
    void aTranslationGrows()
    {
        PredictStage stage("alignment");
        QVERIFY(stage.answered());
        edit(stage.document, u"target"_s,
            [](ui::Work& work) { std::get<core::Loaded>(work.experiment.network).target = "他"; });
        QVERIFY(stage.answered());
        QTest::mouseClick(stage.button(u"Append likeliest"_s), Qt::LeftButton);
        QCOMPARE(std::get<core::Loaded>(stage.document.experiment().network).target, "他订");
    }
    void aFigureNeedsNoWindow()
    {
        PredictStage stage("next_word");
        QVERIFY(stage.answered());
        const QSize size = stage.view.picture()->size();
        const QImage page = pictureOf(stage.view, size);
        const QImage shown = stage.view.picture()->grab().toImage();
        QCOMPARE(page, shown.convertToFormat(page.format()));
    }
    void designsPredictNothing()
    {
        ui::Document document;
        QVERIFY(settled(document));
        QVERIFY(!ui::viewNamed("predict").accepts(*document.trace(), document.session()));
    }
};

QTEST_MAIN(TestPredictView)
#include "tst_predict_view.moc"
