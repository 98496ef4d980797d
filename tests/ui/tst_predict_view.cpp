#include "core/analysis/predictions.h"
#include "core/io/training/training_run.h"
#include "ui/document/view_entry.h"
#include "ui/files/examples.h"
#include "ui/views/predict/predict_canvas.h"
#include "ui/views/predict/predict_view.h"
#include "view_stage.h"

#include <QBuffer>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace {

struct PredictStage : ViewStage<ui::PredictView> {
    explicit PredictStage(const char* example)
    {
        document.showView("predict");
        ui::takeExample(document, ui::exampleNamed(example));
    }
    // Opens a network trained with Headlight.
    void ask(const std::string& where, const std::string& text)
    {
        edit(document, QStringLiteral("ask"), [&](ui::EditableState& state) {
            state.experiment.network = core::PretrainedSource { .where = where };
            state.experiment.source = core::Sentence { .text = text };
        });
        document.unlock();
        document.commitEdit();
    }
    [[nodiscard]] bool answered()
    {
        return ready() && QTest::qWaitFor([&] {
            return !view.busy() && found().trace == document.trace() && !found().layers.empty();
        });
    }
    [[nodiscard]] const ui::PredictionTable& found() const { return view.canvas()->found(); }
    [[nodiscard]] std::string text() const
    {
        return std::get<core::Sentence>(document.experiment().source).text;
    }
};

// The letter size of every text in a view, from its SVG.
std::map<QString, double> lettersOf(ui::View& view, QSize size)
{
    QBuffer file;
    QSvgGenerator generator;
    generator.setOutputDevice(&file);
    generator.setSize(size);
    generator.setResolution(96);
    view.render(generator, size);
    static const QRegularExpression text(
        u"<text [^>]*font-size=\"([0-9.]+)\"[^>]*>([^<]+)</text>"_s,
        QRegularExpression::DotMatchesEverythingOption);
    std::map<QString, double> letters;
    for (const auto& each : text.globalMatch(QString::fromUtf8(file.data())))
        letters[each.captured(2).trimmed()] = each.captured(1).toDouble();
    return letters;
}

// Softmax of a row at a temperature, computed directly.
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

    // The prediction in headlight-decoder's README for this text: "be", with 0.83.
    void nextTokenIsPredicted()
    {
        PredictStage stage("next_word");
        QVERIFY(stage.answered());
        const ui::PredictionTable& found = stage.found();
        QCOMPARE(found.request.position, core::Index { 16 });
        QCOMPARE(found.now.size(), std::size_t { 6 });
        QVERIFY(QString::fromStdString(found.now.front().label).trimmed() == u"be"_s);
        QCOMPARE(qRound(found.now.front().probability * 100), 83);
        QVERIFY(found.original.empty());
        for (const core::Prediction& each : found.now)
            QVERIFY(std::abs(each.probability
                        - probability(stage.document.trace()->logits.row(16), each.id, 1))
                < 1e-6);
        QCOMPARE(found.layers.size(), std::size_t { 7 });
        for (const auto& layer : found.layers)
            QCOMPARE(std::ssize(layer.cells), found.layers.front().cells.size());
        // The last layer's prediction is the model's.
        QCOMPARE(found.layers.back().cells.back().label, found.now.front().label);
        QCOMPARE(found.layers.back().cells.back().probability, found.now.front().probability);
        QVERIFY(stage.view.description().contains(u"0.831"_s));
        // The word occurs twice there; its position is shown once.
        QVERIFY(lettersOf(stage.view, { 900, 600 }).contains(u"After “to” (17)"_s));
    }
    // A label for each token, wherever the selection is.
    void labelsArePredicted()
    {
        PredictStage stage("next_word");
        stage.ask("tagger", "they saw the play");
        QVERIFY(stage.answered());
        QCOMPARE(stage.found().request.position, core::Index { 0 });
        QCOMPARE(stage.found().now.front().label, std::string("pronoun"));
        QCOMPARE(stage.found().layers.back().cells.back().label, std::string("noun"));
        QVERIFY(stage.button(u"Append most likely"_s)->isHidden());
        stage.document.lock({ .query = 3, .key = {} });
        QVERIFY(QTest::qWaitFor([&] { return stage.found().now.front().label == "noun"; }));
        QVERIFY(stage.view.revealText(ui::Hidden::Prediction).startsWith(u"noun: "_s));
    }
    // A text's single label fills one row, whatever token is selected.
    void classifierPredictsOneLabelPerText()
    {
        const QTemporaryDir folder;
        core::training::TrainingSpec spec { .task = "mood" };
        spec.network.architecture
            = core::training::SelfAttentionNetwork { .layers = 1, .heads = 2 };
        spec.network.width = 8;
        const std::string where = folder.filePath(u"mood"_s).toStdString();
        const core::TrainingRun network(spec, where);
        network.save();
        PredictStage stage("next_word");
        stage.ask(
            where, core::training::validationExample(spec, core::training::taskOf(spec), 0).text);
        QVERIFY(stage.answered());
        QCOMPARE(stage.document.trace()->logits.rows(), core::Index { 1 });
        const std::string label = stage.found().now.front().label;
        stage.document.lock({ .query = 1, .key = {} });
        QVERIFY(settled(stage.document));
        QVERIFY(stage.view.revealText(ui::Hidden::Prediction)
                    .startsWith(QString::fromStdString(label) + u": "_s));
    }
    // An untrained network generates until it has to stop.
    void appendedTokenKeepsTheGeneratedOutput()
    {
        PredictStage stage("next_word");
        stage.ask("date-reader@0", "5/3/79");
        QVERIFY(stage.answered());
        const core::PretrainedRun& run = *stage.document.trace()->model->pretrained();
        const std::string said = core::decodedText(*run.model, run.input.decoderIds);
        QVERIFY(said.size() > 10);
        QTest::mouseClick(stage.button(u"Append most likely"_s), Qt::LeftButton);
        const auto& source = std::get<core::PretrainedSource>(stage.document.experiment().network);
        QVERIFY(source.target.starts_with(said) && source.target.size() == said.size() + 1);
    }
    void temperatureAndCountTakeEffect()
    {
        PredictStage stage("next_word");
        QVERIFY(stage.answered());
        edit(stage.document, u"prediction"_s, [](ui::EditableState& state) {
            state.view.predictTemperature = 2;
            state.view.predictions = 3;
        });
        QVERIFY(QTest::qWaitFor([&] { return stage.found().now.size() == 3; }));
        const core::Prediction& most = stage.found().now.front();
        QVERIFY(std::abs(most.probability
                    - probability(stage.document.trace()->logits.row(16), most.id, 2))
            < 1e-6);
    }
    // An output arrives after a newer request whose numbers are not there yet.
    void outdatedOutputIsIgnored()
    {
        PredictStage stage("next_word");
        QVERIFY(stage.answered());
        edit(stage.document, u"prediction"_s,
            [](ui::EditableState& state) { state.view.predictTemperature = 2; });
        edit(stage.document, u"network"_s,
            [](ui::EditableState& state) { state.experiment.network = core::CustomSource(); });
        QVERIFY(settled(stage.document));
        QTest::qWait(100); // the output has arrived
        QVERIFY(stage.document.trace()->model->pretrained() == nullptr);
    }
    void tokensAreAppendedOneByOne()
    {
        PredictStage stage("next_word");
        QVERIFY(stage.answered());
        const std::string before = stage.text();
        QTest::mouseClick(stage.button(u"Append most likely"_s), Qt::LeftButton);
        QCOMPARE(stage.text(), before + " be");
        QVERIFY(stage.answered());
        QCOMPARE(stage.found().request.position, core::Index { 17 }); // the new end
        QTest::mouseClick(stage.button(u"Append most likely"_s), Qt::LeftButton);
        QVERIFY(stage.text().size() > before.size() + 3);
        stage.document.undoStack()->undo();
        QCOMPARE(stage.text(), before + " be");
    }
    // Every press samples from the listed tokens; a restart with the same seed gives the same.
    void samplingDependsOnTheSeed()
    {
        const auto drawn = [](int times) {
            PredictStage stage("next_word");
            edit(stage.document, u"prediction"_s,
                [](ui::EditableState& state) { state.view.predictTemperature = 3; });
            std::vector<std::string> texts;
            for (int i = 0; i < times && stage.answered(); ++i) {
                QTest::mouseClick(stage.button(u"Sample one"_s), Qt::LeftButton);
                texts.push_back(stage.text());
                stage.document.undoStack()->undo();
            }
            return texts;
        };
        constexpr int times = 8;
        const std::vector<std::string> texts = drawn(times);
        QCOMPARE(texts.size(), std::size_t { times });
        QVERIFY(std::set(texts.begin(), texts.end()).size() > 1);
        QCOMPARE(drawn(times), texts);
    }
    // With "it" masked the encoder predicts "he" or "it": it cannot see the word itself.
    void tokenCanBeMaskedAndRestored()
    {
        PredictStage stage("it");
        QVERIFY(stage.answered());
        QVERIFY(stage.button(u"Append most likely"_s)->isHidden());
        QVERIFY(stage.found().maskedHere()); // otherwise it would see the word
        const QRectF token = stage.view.canvas()->tokenRect(10);
        QVERIFY(!token.isEmpty());
        QTest::mouseClick(stage.view.canvas(), Qt::LeftButton, {}, token.center().toPoint());
        QCOMPARE(std::get<core::PretrainedSource>(stage.document.experiment().network).maskedTokens,
            std::vector<int> { 11 });
        QVERIFY(stage.answered());
        QCOMPARE((*stage.document.trace()->attention(0).queryTokens)[10].text, "[MASK]");
        QCOMPARE(stage.found().request.position, core::Index { 10 });
        QVERIFY(stage.found().now.front().probability < 0.9);
        QTest::keyClick(stage.view.canvas(), Qt::Key_Space);
        QVERIFY(std::get<core::PretrainedSource>(stage.document.experiment().network)
                    .maskedTokens.empty());
    }
    // It would copy a token that it sees.
    void chosenTokenIsMaskedWhereTheTextHasNoMask()
    {
        PredictStage stage("it");
        QVERIFY(stage.answered()); // otherwise a token of the example before would be locked
        stage.document.lock({ 0, 0, 3, {}, 0 });
        QVERIFY(stage.answered());
        QVERIFY(stage.found().maskedHere());
        QCOMPARE(stage.found().request.position, core::Index { 3 });
        const auto trained = [&]() -> core::PretrainedSource {
            return std::get<core::PretrainedSource>(stage.document.experiment().network);
        };
        QVERIFY(trained().maskedTokens.empty());
        const std::vector<core::Prediction> here = stage.found().now;
        QVERIFY(here.front().probability < 0.999);
        const auto attended = stage.document.trace()->attention(0).heads[0].weights;
        // The same as with the token masked in every view, which changes the attention as well.
        stage.view.canvas()->hideAsked(3);
        QVERIFY(stage.answered());
        QCOMPARE(trained().maskedTokens, std::vector<int> { 4 });
        QVERIFY(!stage.found().maskedHere());
        QCOMPARE(stage.found().request.position, core::Index { 3 });
        for (std::size_t i = 0; i < here.size(); ++i) {
            QCOMPARE(stage.found().now[i].id, here[i].id);
            QVERIFY(std::abs(stage.found().now[i].probability - here[i].probability) < 1e-6);
        }
        QVERIFY(!(stage.document.trace()->attention(0).heads[0].weights == attended));
    }
    void modifiedPredictionsAreNextToTheOriginalOnes()
    {
        PredictStage stage("next_word");
        QVERIFY(stage.answered());
        const std::vector<core::Prediction> trained = stage.found().now;
        edit(stage.document, u"off"_s, [](ui::EditableState& state) {
            std::get<core::PretrainedSource>(state.experiment.network).interventions
                = { { .at = "layer5", .ablatedHeads = { 6 } } };
        });
        QVERIFY(stage.answered());
        const ui::PredictionTable& found = stage.found();
        QCOMPARE(found.original.size(), found.now.size());
        QVERIFY(stage.view.modified());
        for (std::size_t i = 0; i < found.now.size(); ++i)
            for (const core::Prediction& each : trained)
                if (each.id == found.now[i].id)
                    QVERIFY(std::abs(each.probability - found.original[i]) < 1e-7);
        QVERIFY(std::abs(found.now.front().probability - found.original.front()) > 1e-3);
    }
    void translationGrowsTokenByToken()
    {
        PredictStage stage("alignment");
        QVERIFY(stage.answered());
        edit(stage.document, u"target"_s, [](ui::EditableState& state) {
            std::get<core::PretrainedSource>(state.experiment.network).target = "他";
        });
        QVERIFY(stage.answered());
        QTest::mouseClick(stage.button(u"Append most likely"_s), Qt::LeftButton);
        QCOMPARE(
            std::get<core::PretrainedSource>(stage.document.experiment().network).target, "他订");
    }
    void figureEqualsTheViewOnScreen()
    {
        PredictStage stage("next_word");
        QVERIFY(stage.answered());
        const QSize size = stage.view.canvas()->size();
        const QImage page = pictureOf(stage.view, size);
        const QImage shown = stage.view.canvas()->grab().toImage();
        QCOMPARE(page, shown.convertToFormat(page.format()));
    }
    // In a presentation, no capital letter is smaller than a fortieth of the view, and texts of
    // layers use the available width.
    void presentedTextIsLargeEnough()
    {
        PredictStage stage("next_word");
        QVERIFY(stage.answered());
        edit(stage.document, u"predictions"_s,
            [](ui::EditableState& state) { state.view.predictions = 3; });
        QVERIFY(QTest::qWaitFor([&] { return stage.found().now.size() == 3; }));
        constexpr QSize page(1208, 480); // the rest of 1280 x 720 below the text
        constexpr double capitals = 0.714; // of the font size
        constexpr double presented = 1.15; // for the smallest text, as in PresentPage
        const double plain = ui::makeTheme(ui::ThemeKind::Light, 1).font.pixelSize();
        stage.view.setTheme(
            ui::makeTheme(ui::ThemeKind::Light, presented * page.height() / 40 / capitals / plain));
        const auto letters = lettersOf(stage.view, page);
        QVERIFY(letters.size() > 20);
        for (const auto& [text, size] : letters)
            QVERIFY2(capitals * size >= page.height() / 40.0, qPrintable(text));
        for (const QString text : { "layer 6", "be", "0.831" })
            QVERIFY2(capitals * letters.at(text) >= page.height() / 28.0, qPrintable(text));
    }
    void meaningOfTheColoursIsNeverCut()
    {
        PredictStage stage("next_word");
        QVERIFY(stage.answered());
        stage.view.setTheme(ui::makeTheme(ui::ThemeKind::Light, 2));
        for (const int width : { 700, 1000, 1208, 2400 }) {
            const auto letters = lettersOf(stage.view, { width, 480 });
            const auto isNote
                = [](const auto& each) { return each.first.endsWith(u"darker: more probable"_s); };
            QVERIFY2(std::ranges::any_of(letters, isNote), qPrintable(QString::number(width)));
        }
    }
    void customAttentionPredictsNothing()
    {
        ui::Document document;
        QVERIFY(settled(document));
        QVERIFY(!ui::viewNamed("predict").accepts(*document.trace(), document.session()));
    }
};

QTEST_MAIN(TestPredictView)
#include "tst_predict_view.moc"
