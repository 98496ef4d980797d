// Every bundled lesson is complete in every language, can be computed, and can be read from the
// last row.

#include "core/settings/settings.h"
#include "own_home.h"
#include "stage.h"
#include "ui/document/view_entry.h"
#include "ui/drawing/formula.h"
#include "ui/drawing/sentence.h"
#include "ui/files/lessons.h"
#include "ui/pages/lesson_paper.h"
#include "ui/plot/line_plot.h"
#include "ui/plot/matrix_panel.h"
#include "ui/present/chart_figure.h"
#include "ui/present/formula_line.h"
#include "ui/present/live_settings.h"
#include "ui/present/notes_window.h"
#include "ui/present/present_page.h"
#include "ui/present/presentation.h"
#include "ui/present/step_figures.h"
#include "ui/session/session_json.h"
#include "ui/settings/field_editor.h"
#include "ui/view/plot_view.h"
#include "ui/views/links/links_canvas.h"
#include "ui/views/links/links_view.h"
#include "ui/views/predict/predict_canvas.h"
#include "ui/views/predict/predict_view.h"
#include "ui/views/regression/regression_view.h"
#include "ui/words/language.h"
#include "view_stage.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSlider>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace {

// The decimals that a text names.
QSet<QString> decimalsIn(const std::string& text)
{
    static const QRegularExpression number(u"\\d+\\.\\d+"_s);
    QSet<QString> result;
    for (const auto& match : number.globalMatch(QString::fromStdString(text)))
        result << match.captured();
    return result;
}

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;

    static void eachLesson()
    {
        QTest::addColumn<QString>("id");
        for (const ui::Lesson& lesson : ui::lessons())
            QTest::newRow(lesson.id.c_str()) << QString::fromStdString(lesson.id);
    }
    static const ui::Lesson& lesson()
    {
        QFETCH(QString, id);
        return *ui::lessonNamed(id.toStdString());
    }
    // Complete in every language, and not a copy of the English text.
    static void requireWords(const std::vector<ui::LessonText>& all)
    {
        QCOMPARE(std::ssize(all), ui::languages().size());
        const ui::LessonText& english = ui::textIn(all, u"en"_s);
        for (const QString& language : ui::languages()) {
            const ui::LessonText& words = ui::textIn(all, language);
            QCOMPARE(QString::fromStdString(words.language), language);
            QVERIFY(!words.title.empty() && !words.text.empty() && !words.notes.empty());
            QVERIFY(language == u"en" || words.text != english.text);
            QVERIFY2(decimalsIn(english.text).contains(decimalsIn(words.text)),
                qPrintable(language + u": "_s + QString::fromStdString(english.title)));
        }
    }
    static void present(ui::PresentPage& page)
    {
        page.setAttribute(Qt::WA_DontShowOnScreen);
        page.setMotion(false);
        page.resize(1280, 720);
        page.setLook(ui::ThemeKind::Light, 1);
        page.show();
    }
    // No text is cut off or covers the view, and the view has its share.
    static void requireRoom(const ui::PresentPage& page)
    {
        const QRect picture = page.view()->geometry();
        for (const QLabel* label : page.findChildren<QLabel*>(Qt::FindDirectChildrenOnly)) {
            if (!label->isVisible())
                continue;
            QVERIFY2(!label->geometry().intersects(picture), qPrintable(label->text()));
            QVERIFY2(label->heightForWidth(label->width()) <= label->height(),
                qPrintable(label->text()));
        }
        QVERIFY(page.live()->isHidden() || !page.live()->geometry().intersects(picture));
        QVERIFY2(
            picture.height() >= page.height() * 0.4, qPrintable(QString::number(picture.height())));
        QVERIFY(page.capitals() >= picture.height() / 40.0);
        for (const QAbstractButton* each : page.view()->findChildren<QAbstractButton*>())
            QVERIFY2(!each->isVisible(), qPrintable(each->text())); // for a user at the desk
    }

private slots:
    void init() { m_home = std::make_unique<OwnHome>(); }
    void cleanup()
    {
        ui::speak(*QCoreApplication::instance(), u"en"_s);
        m_home.reset();
    }
    void seventeenLessonsAreBundled() { QCOMPARE(ui::lessons().size(), std::size_t { 17 }); }

    void everyStepIsComplete_data() { eachLesson(); }
    void everyStepIsComplete()
    {
        const ui::Session& session = lesson().session;
        requireWords(session.about);
        QVERIFY(session.steps.size() >= 8 && session.steps.size() <= 20);
        int guessed = 0;
        int live = 0;
        for (const ui::LessonStep& step : session.steps) {
            requireWords(step.captions);
            if (QTest::currentTestFailed())
                return;
            QVERIFY(
                step.formula.empty() || !ui::Formula(QString::fromStdString(step.formula)).empty());
            const bool asks = step.hidden != ui::Hidden::Nothing;
            guessed += asks ? 1 : 0;
            QVERIFY(!asks || step.hidden == ui::Hidden::Prediction || step.selection.query);
            QVERIFY(step.hidden != ui::Hidden::Cell || step.selection.key);
            const auto fields = core::settings::list(step.experiment);
            for (const std::string& path : step.live) {
                ++live;
                QVERIFY2(std::ranges::any_of(fields,
                             [&](const core::settings::Field& field) {
                                 return field.path == path && field.value;
                             }),
                    path.c_str());
            }
        }
        QVERIFY(guessed > 0);
        QVERIFY(live > 0 || lesson().id == "by_hand");
    }

    // Every page of a trained model says what it reads: in its text, in a live field, or in a line
    // of its own.
    void pagesOfTrainedModelsShowTheSentence_data() { eachLesson(); }
    void pagesOfTrainedModelsShowTheSentence()
    {
        ui::Presentation presentation(lesson().session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        for (int i = 0; i < std::ssize(presentation.steps()); ++i) {
            presentation.goTo(i);
            QVERIFY(settled(presentation.stage()));
            const core::Experiment& shown = presentation.step().experiment;
            const auto* const source = std::get_if<core::Sentence>(&shown.source);
            const auto* const network = std::get_if<core::PretrainedSource>(&shown.network);
            if (source == nullptr || network == nullptr || lesson().id == "bandwidth"
                || presentation.step().shows == ui::StepContent::Picture)
                continue;
            QString said;
            for (const QLabel* label : page.findChildren<QLabel*>(Qt::FindDirectChildrenOnly))
                if (label->isVisible())
                    said += label->text() + u'\n';
            if (presentation.step().shows == ui::StepContent::Text)
                said += page.view()->description();
            for (const QLineEdit* field : page.live()->findChildren<QLineEdit*>())
                if (field->isVisible())
                    said += field->text() + u'\n';
            // Its beginning: a word in the middle may be masked.
            const QString start
                = QString::fromStdString(source->text)
                      .left(network->maskedTokens.empty() ? int(source->text.size()) - 1 : 9);
            QVERIFY2(said.contains(start, Qt::CaseInsensitive),
                qPrintable(QString::number(i + 1) + u": "_s + said));
            QCOMPARE(said.contains(u"___"_s), !network->maskedTokens.empty());
        }
    }
    void maskedWordIsABlank()
    {
        ui::Presentation presentation(ui::lessonNamed("limits")->session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        presentation.goTo(5);
        QVERIFY(settled(presentation.stage()));
        QCOMPARE(ui::shownSentence(
                     presentation.stage().experiment(), presentation.stage().trace().get()),
            u"The animal didn't cross the street because ___ was too tired"_s);
        QVERIFY(ui::says(u"She read: “A saw.” Why?"_s, u"A saw."_s));
        QVERIFY(!ui::says(u"She read."_s, u"A saw."_s));
    }
    // Where weights add up to 1, the others of a row give the hidden one away.
    void hiddenWeightHidesItsRow()
    {
        for (const auto& [name, step] :
            { std::pair("by_hand", 9), { "context", 10 }, { "root", 8 }, { "scores", 2 } }) {
            ui::Presentation presentation(ui::lessonNamed(name)->session, { {}, ui::newStore() });
            ui::PresentPage page(presentation, nullptr);
            present(page);
            presentation.goTo(step);
            QVERIFY(settled(presentation.stage()));
            QTRY_VERIFY(!page.view()->hiddenAreas(presentation.hidden()).isEmpty());
            const auto* view = dynamic_cast<const ui::PlotView*>(page.view());
            const ui::MatrixPanel& panel = *view->panels().front();
            const core::Index query = *presentation.stage().locked().query;
            for (core::Index key = 0; key < panel.content().matrix->cols(); ++key) {
                const QPoint cell = panel.map()->cellRect(query, key).center();
                QVERIFY2(std::ranges::any_of(page.view()->hiddenAreas(presentation.hidden()),
                             [&](const QRect& area) {
                                 return area.contains(cell + view->plot()->mapTo(view, QPoint()));
                             }),
                    name);
            }
        }
    }
    // Covered are curves, bars and cells; the words to choose from stay.
    void coversLeaveTheWords()
    {
        for (const auto& [name, step] : { std::pair("limits", 1), { "limits", 6 }, { "limits", 7 },
                 { "alignment", 3 }, { "alignment", 7 }, { "alignment", 10 }, { "masks", 3 } }) {
            ui::Presentation presentation(ui::lessonNamed(name)->session, { {}, ui::newStore() });
            ui::PresentPage page(presentation, nullptr);
            present(page);
            presentation.goTo(step);
            QVERIFY(settled(presentation.stage()));
            const ui::View& view = *page.view();
            QVERIFY(presentation.hidden() != ui::Hidden::Nothing);
            QTRY_VERIFY2(
                view.hiddenAreas(presentation.hidden()) != QList<QRect> { view.rect() }, name);
            const auto covered = [&](const QRectF& words, const QWidget* canvas) {
                return std::ranges::any_of(
                    view.hiddenAreas(presentation.hidden()), [&](const QRect& area) {
                        return QRectF(area).intersects(words.translated(canvas->pos()));
                    });
            };
            const core::Index query = *presentation.stage().locked().query;
            if (const auto* const links = dynamic_cast<const ui::LinksView*>(&view)) {
                for (core::Index i = 0; i < query; ++i)
                    for (const bool asks : { false, true })
                        QVERIFY(!covered(links->canvas()->tokenRect(asks, i).adjusted(2, 2, -2, -2),
                            links->canvas()));
            } else {
                const auto* const predict = dynamic_cast<const ui::PredictView*>(&view);
                QVERIFY(predict != nullptr);
                QVERIFY(!covered(
                    predict->canvas()->tokenRect(query).adjusted(2, 2, -2, -4), predict->canvas()));
                QStringList sorted = predict->canvas()->listed();
                sorted.sort();
                QCOMPARE(predict->canvas()->listed(), sorted); // no order to read the answer from
                const QString answer = page.view()->revealText(presentation.hidden());
                presentation.reveal();
                QVERIFY(answer.startsWith(predict->canvas()->listed().front()));
            }
        }
    }
    // The answer stands in bold under the text, also where it is a shape.
    void shapeIsRevealed()
    {
        ui::Presentation presentation(ui::lessonNamed("heads")->session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        presentation.goTo(10);
        QVERIFY(settled(presentation.stage()));
        const auto shown = [&page] {
            for (const QLabel* label : page.findChildren<QLabel*>(Qt::FindDirectChildrenOnly))
                if (label->isVisible() && label->text() == u"2 × 800"_s)
                    return label->font().bold();
            return false;
        };
        QVERIFY(!shown());
        presentation.reveal();
        QVERIFY(shown());
    }

    // Comparisons too: their maps must not shrink to dots.
    void largerLettersLeaveTheMapItsRoom_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("step");
        for (const auto& [name, step] : { std::pair("limits", 2), { "root", 10 }, { "root", 0 },
                 { "slopes", 5 }, { "heads", 0 }, { "masks", 6 }, { "learning", 7 } })
            QTest::addRow("%s %d", name, step + 1) << QString::fromLatin1(name) << step;
    }
    void largerLettersLeaveTheMapItsRoom()
    {
        QFETCH(const QString, name);
        QFETCH(const int, step);
        ui::Presentation presentation(
            ui::lessonNamed(name.toStdString())->session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        presentation.goTo(step);
        QVERIFY(settled(presentation.stage()));
        QTRY_COMPARE(page.view()->emptyReason(), QString());
        const QSizeF plain = page.view()->mapSize();
        for (const qreal letters : { 1.25, 1.6, 2.0 }) {
            page.setLook(ui::ThemeKind::Light, letters);
            QCoreApplication::processEvents();
            const QSizeF map = page.view()->mapSize();
            QVERIFY2(map.width() >= 0.6 * plain.width() && map.height() >= 0.6 * plain.height(),
                qPrintable(u"%1: %2 x %3 of %4 x %5"_s.arg(letters)
                               .arg(map.width())
                               .arg(map.height())
                               .arg(plain.width())
                               .arg(plain.height())));
            QVERIFY(page.capitals() > 0);
            requireRoom(page);
        }
    }
    void axesSpeakTheSubject()
    {
        ui::Presentation presentation(ui::lessonNamed("lookup")->session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        QVERIFY(settled(presentation.stage()));
        const auto* view = dynamic_cast<const ui::RegressionView*>(page.view());
        QVERIFY(view != nullptr);
        QCOMPARE(view->weightRect()->axis(QCPAxis::atBottom)->label(), u"hour"_s);
        QCOMPARE(view->dataRect()->axis(QCPAxis::atLeft)->label(), u"degrees"_s);
        QCOMPARE(view->legend().back().word, u"at 12: 18.0 degrees"_s);
    }
    // In the window a lesson's steps name the axes of their data, and hours are whole.
    void openLessonNamesTheAxes()
    {
        ViewStage<ui::RegressionView> stage("regression");
        QVERIFY(stage.ready());
        const ui::Session lookup = ui::lessonNamed("lookup")->session;
        edit(stage.document, u"open"_s, [&](ui::EditableState& state) {
            state.experiment = lookup.steps[0].experiment;
            state.steps = lookup.steps;
        });
        QVERIFY(settled(stage.document) && stage.drawn());
        const QCPAxis* hours = stage.view.weightRect()->axis(QCPAxis::atBottom);
        QCOMPARE(hours->label(), u"hour"_s);
        QCOMPARE(stage.view.dataRect()->axis(QCPAxis::atLeft)->label(), u"degrees"_s);
        pictureOf(stage.view, { 1200, 600 });
        for (const QString& tick : hours->tickVectorLabels())
            QVERIFY2(!tick.contains(u'.'), qPrintable(tick));
    }
    // Rows and columns of data points are named by their hours, and so is the answer.
    void pointsAreNamedByTheirPositions()
    {
        ui::Presentation presentation(ui::lessonNamed("kernels")->session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        presentation.goTo(1);
        QVERIFY(settled(presentation.stage()));
        const auto* view = dynamic_cast<const ui::PlotView*>(page.view());
        QVERIFY(view != nullptr);
        const ui::PanelContent& content = view->panels().front()->content();
        QCOMPARE(content.rows, (QStringList { "2", "12.5", "18.5" }));
        QCOMPARE(content.columns.first(3), (QStringList { "1", "3", "4" }));
        QCOMPARE(page.view()->revealText(ui::Hidden::Row), u"12.5 → 11: 0.404"_s);
    }
    void drawingHasDarkColoursOnADarkGround()
    {
        ui::Presentation presentation(ui::lessonNamed("masks")->session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        page.setLook(ui::ThemeKind::Dark, 1);
        presentation.goTo(9);
        QVERIFY(settled(presentation.stage()));
        const QImage seen = page.view()->grab().toImage();
        int light = 0;
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x)
                light += seen.pixelColor(x, y).lightness() > 128 ? 1 : 0;
        QVERIFY(light > 100); // lines and letters
        QVERIFY2(light < seen.width() * seen.height() / 10, qPrintable(QString::number(light)));
    }
    void chartsNamesAreAtTheirLines()
    {
        ui::Presentation presentation(ui::lessonNamed("root")->session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        presentation.goTo(9);
        QVERIFY(settled(presentation.stage()));
        const auto* chart = dynamic_cast<const ui::ChartFigure*>(page.view());
        QVERIFY(chart != nullptr);
        QTRY_VERIFY(!chart->curves().pinned.x.empty() && chart->curves().now.y.back() > 0.3);
        const auto heightOf = [&](const QString& name) {
            for (int i = 0; i < page.view()->findChild<QCustomPlot*>()->itemCount(); ++i)
                if (auto* text
                    = qobject_cast<QCPItemText*>(page.view()->findChild<QCustomPlot*>()->item(i));
                    text != nullptr && text->text() == name)
                    return text->position->coords().y();
            return -1.0;
        };
        QVERIFY(heightOf(u"A"_s) > 0.8); // its line ends at 0
        QVERIFY(heightOf(u"B"_s) >= 0 && heightOf(u"B"_s) < 0.2);
    }
    // The valley is a tenth of the whole error deep: a logarithmic axis shows it.
    void bandwidthChartIsLogarithmic()
    {
        ui::Presentation presentation(
            ui::lessonNamed("bandwidth")->session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        presentation.goTo(3);
        QVERIFY(settled(presentation.stage()));
        const auto* chart = dynamic_cast<const ui::ChartFigure*>(page.view());
        QVERIFY(chart != nullptr);
        QTRY_VERIFY(!chart->curves().now.x.empty());
        const QCPAxis* errors = chart->lines().lines().front()->valueAxis();
        QVERIFY(errors->scaleType() == QCPAxis::stLogarithmic);
        QVERIFY(errors->range().lower > 0.1);
    }
    // All weights are small, and the map has a range of its own and no colour bar.
    void mapOfSmallWeightsNamesItsRange()
    {
        ui::Presentation presentation(
            ui::lessonNamed("bandwidth")->session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        presentation.goTo(4);
        QVERIFY(settled(presentation.stage()));
        const auto* view = dynamic_cast<const ui::PlotView*>(page.view());
        QVERIFY(view != nullptr);
        QTRY_VERIFY2(view->panels().front()->content().subtitle.endsWith(u"up to 0.064"_s),
            qPrintable(view->panels().front()->content().subtitle));
    }
    // The pages of an own lesson: text alone, and a picture.
    void pageMayBeTextOrAPicture()
    {
        ui::Session session = ui::lessonNamed("lookup")->session;
        session.steps[0].shows = ui::StepContent::Text;
        session.steps[1].shows = ui::StepContent::Picture;
        session.steps[1].picture = QByteArray(
            "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20' viewBox='0 0 40 20'>"
            "<rect width='40' height='20' fill='#ff0000'/></svg>")
                                       .toBase64()
                                       .toStdString();
        ui::SavedSession saved;
        saved.session = session;
        const ui::SavedSession again = ui::sessionFromJson(ui::toJson(saved));
        QVERIFY(again.session.steps == session.steps);
        ui::Presentation presentation(again.session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        QVERIFY(settled(presentation.stage()));
        const auto* text = dynamic_cast<const ui::TextFigure*>(page.view());
        QVERIFY(text != nullptr);
        QVERIFY(text->description().startsWith(u"Six times of day"_s));
        QVERIFY(text->lettersIn(text->size()) > 1.2);
        requireRoom(page);
        presentation.goTo(1);
        QVERIFY(settled(presentation.stage()));
        QCOMPARE(page.view()->emptyReason(), QString());
        const QImage seen = page.view()->grab().toImage();
        QCOMPARE(seen.pixelColor(seen.rect().center()), QColor(Qt::red));
        session.steps[1].picture = "bm8gcGljdHVyZQ==";
        ui::Presentation broken(session, { {}, ui::newStore() });
        ui::PresentPage other(broken, nullptr);
        present(other);
        broken.goTo(1);
        QVERIFY(settled(broken.stage()));
        QVERIFY(other.view()->emptyReason().contains(u"cannot be read"_s));
    }
    void chartShowsTheMeasureAtTheSetting()
    {
        ui::Presentation presentation(ui::lessonNamed("root")->session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        presentation.goTo(4);
        QVERIFY(settled(presentation.stage()));
        const auto* chart = dynamic_cast<const ui::ChartFigure*>(page.view());
        QVERIFY(chart != nullptr);
        QTRY_VERIFY(!chart->curves().now.x.empty());
        QCOMPARE(chart->curves().now.x.front(), 4.0);
        QCOMPARE(chart->curves().now.x.back(), 1024.0);
        QVERIFY(std::abs(chart->curves().now.y.back() - 30.5) < 0.05); // as step 4 says
        QVERIFY(change(presentation.stage(), "dimension=256"));
        QTRY_COMPARE(chart->curves().at, 256.0);
        QVERIFY(std::abs(chart->curves().value - 15.45) < 0.05);
        presentation.goTo(9);
        QVERIFY(settled(presentation.stage()));
        QTRY_COMPARE(chart->curves().pinned.x.size(), chart->curves().now.x.size());
        QTRY_VERIFY(chart->curves().now.y.back() > 0.3);
        QVERIFY(chart->curves().pinned.y.back() < 0.01);
    }

    // At any line width, no line breaks inside "0.846".
    void numbersAreNotBrokenAcrossLines_data() { eachLesson(); }
    void numbersAreNotBrokenAcrossLines()
    {
        static const QRegularExpression cut(u"\\d[.,\u2060]*\\n[.,\u2060]*\\d"_s);
        for (const ui::LessonStep& step : lesson().session.steps)
            for (const ui::LessonText& words : step.captions)
                for (int width = 300; width < 900; width += 7) {
                    const QString text = ui::withWholePairs(QString::fromStdString(words.text));
                    QTextLayout layout(text, ui::makeTheme(ui::ThemeKind::Light, 1.8).font);
                    QString lines;
                    layout.beginLayout();
                    for (QTextLine line = layout.createLine(); line.isValid();
                         line = layout.createLine()) {
                        line.setLineWidth(width);
                        lines += text.mid(line.textStart(), line.textLength()) + u'\n';
                    }
                    layout.endLayout();
                    QVERIFY2(!lines.contains(cut), qPrintable(lines));
                }
    }

    // A short pair with an operator between is not broken; a long sum is.
    void shortPairsAreNotBrokenAcrossLines()
    {
        const auto breaks
            = [](const QString& text) { return ui::withWholePairs(text).count(u' '); };
        QCOMPARE(breaks(u"h = 0.002"_s), 0);
        QCOMPARE(breaks(u"would (HW + b)U do?"_s), 2);
        QCOMPARE(breaks(u"bit → dog, not"_s), 1);
        QVERIFY(breaks(u"0.07 + 0.46 + 0.04 + 0.14 + 0.04 = 1.00"_s) >= 4);
    }
    void apostropheIsDrawnAsAPrime() { QCOMPARE(ui::Formula(u"S'"_s).plainText(), u"S′"_s); }
    // The caption gets the width that the formula does not need.
    void captionUsesTheWidthLeftByTheFormula()
    {
        ui::Presentation presentation(ui::lessonNamed("by_hand")->session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        presentation.goTo(7); // S = QKᵀ
        QVERIFY(settled(presentation.stage()));
        const auto* formula = page.findChild<ui::FormulaLine*>();
        QVERIFY(formula->isVisible() && formula->width() >= formula->sizeHint().width());
        int widest = 0;
        for (const QLabel* label : page.findChildren<QLabel*>(Qt::FindDirectChildrenOnly))
            widest = std::max(widest, label->isVisible() ? label->width() : 0);
        QVERIFY2(widest > 0.8 * page.width(), qPrintable(QString::number(widest)));
        QVERIFY(formula->geometry().right() < page.width());
    }

    void everyStepIsShownCompletely_data() { eachLesson(); }
    void everyStepIsShownCompletely()
    {
        failOnWarnings();
        ui::Presentation presentation(lesson().session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        QSignalSpy problems(&presentation.stage(), &ui::Document::problem);
        for (int i = 0; i < std::ssize(presentation.steps()); ++i) {
            presentation.goTo(i);
            QVERIFY2(settled(presentation.stage()), qPrintable(QString::number(i + 1)));
            QVERIFY(problems.isEmpty());
            QTRY_COMPARE(
                page.view()->emptyReason(), QString()); // the pinned state arrives a moment later
            const ui::Selection& asked = presentation.step().selection;
            QCOMPARE(presentation.stage().locked().query, asked.query);
            QCOMPARE(presentation.stage().locked().layer, asked.layer);
            QCOMPARE(presentation.stage().locked().head, asked.head);
            QCOMPARE(presentation.stage().navigation(), presentation.step().navigation);
            QCOMPARE(page.live()->editors().size(), presentation.step().live.size());
            for (const ui::FieldEditor* editor : page.live()->editors())
                for (const QSlider* slider : editor->findChildren<QSlider*>())
                    QVERIFY2(slider->maximum() > slider->minimum(), qPrintable(editor->path()));
            const ui::Hidden covered = presentation.hidden();
            QVERIFY(covered == ui::Hidden::Nothing || !page.view()->hiddenAreas(covered).isEmpty());
            for (const QString& language : ui::languages()) {
                ui::speak(*QCoreApplication::instance(), language);
                QEvent spoken(QEvent::LanguageChange);
                QCoreApplication::sendEvent(&page, &spoken);
                for (const bool revealed : { false, true }) {
                    if (revealed)
                        presentation.reveal();
                    requireRoom(page);
                    if (QTest::currentTestFailed()) {
                        qWarning("step %d, %s", i + 1, qPrintable(language));
                        return;
                    }
                }
            }
        }
    }

    void notesNameAnUntitledStepAfterItsView()
    {
        ui::Session session = ui::lessonNamed("lookup")->session;
        for (ui::LessonText& words : session.steps[1].captions)
            words.title.clear();
        session.steps[1].navigation.view = "links";
        ui::Presentation presentation(session, { {}, ui::newStore() });
        const ui::NotesWindow notes(presentation, ui::makeTheme(ui::ThemeKind::Light, 1), nullptr);
        QCOMPARE(notes.next()->text(), u"Next: Links"_s);
    }
    // The view is not small with empty space around it.
    void twoStepsPerPageUseTheWholeWidth()
    {
        const QSizeF room(527, 378); // half of an A4 page
        const auto wide = [&](int perPage, double notes) {
            return ui::stepSize({ perPage, true }, room, notes).width();
        };
        QCOMPARE(wide(2, 40), room.width());
        QVERIFY(wide(2, 150) < room.width() && wide(2, 150) > 0.6 * room.width());
        QVERIFY(ui::stepSize({ 2, true }, room, 1000).height() >= 0.5 * room.height() - 1);
        QVERIFY(wide(4, 40) <= 0.6 * room.width());
    }
    void largerScreenScalesThePage()
    {
        ui::Presentation presentation(ui::lessonNamed("lookup")->session, { {}, ui::newStore() });
        ui::PresentPage page(presentation, nullptr);
        present(page);
        presentation.goTo(12); // five tokens: 5 x 5
        QVERIFY(settled(presentation.stage()));
        const auto cells = [&page](QSize size) {
            page.resize(size);
            const auto* view = dynamic_cast<const ui::PlotView*>(page.view());
            return QSizeF(view->panels().front()->rect().size()) / size.height();
        };
        const QSizeF little = cells({ 1280, 720 });
        const QSizeF large = cells({ 1920, 1080 });
        QVERIFY(little.height() > 0.35 && little.width() > 1.2 * little.height());
        QVERIFY2(std::abs(large.height() / little.height() - 1) < 0.1, // gaps as in windows
            qPrintable(QString::number(large.height() / little.height())));
    }
    // Without a lesson the computation steps are shown: no matrix is reduced to a line, not even
    // with larger letters.
    void textsDoNotSqueezeMatrices_data()
    {
        QTest::addColumn<double>("letters");
        QTest::newRow("default size") << 1.0;
        QTest::newRow("larger") << 1.4;
        QTest::newRow("largest") << 2.0;
    }
    void textsDoNotSqueezeMatrices()
    {
        QFETCH(double, letters);
        ui::Document document;
        QVERIFY(settled(document));
        document.lock({ 0, 0, 2, {}, 0 });
        ui::Presentation presentation(document);
        ui::PresentPage page(presentation, nullptr);
        present(page);
        page.setLook(ui::ThemeKind::Light, letters);
        for (int step = 1; step < std::ssize(presentation.steps()); ++step) {
            presentation.goTo(step);
            QVERIFY(settled(presentation.stage()));
            const auto* view = dynamic_cast<const ui::PlotView*>(page.view());
            QVERIFY(view != nullptr);
            for (const ui::MatrixPanel* panel : view->panels())
                QVERIFY2(!panel->visible() || panel->rect().height() > 0.5 * view->theme().em(),
                    qPrintable(QString::number(step)));
        }
    }
};

QTEST_MAIN(TestLessons)
#include "tst_lessons.moc"
