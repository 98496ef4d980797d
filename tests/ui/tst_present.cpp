#include "core/analysis/predictions.h"
#include "core/settings/settings.h"
#include "ui/files/lessons.h"
#include "ui/present/hidden_regions.h"
#include "ui/present/live_settings.h"
#include "ui/present/notes_window.h"
#include "ui/present/present_page.h"
#include "ui/present/present_window.h"
#include "ui/present/presentation.h"
#include "ui/present/presentation_overlay.h"
#include "ui/present/presenter.h"
#include "ui/settings/field_editor.h"
#include "ui/view/plot_view.h"
#include "ui/views/predict/predict_view.h"
#include "ui/views/steps/steps_view.h"
#include "window_stage.h"

#include <QTextEdit>
#include <QToolButton>

#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace {

ui::LessonStep lessonStep(const char* text, const char* view, const char* title)
{
    ui::LessonStep step;
    step.experiment.source = core::Sentence { text };
    step.navigation.view = view;
    step.selection.query = 1;
    step.captions = { { "en", title, "Look at the picture, and at nothing else.", "Ask them." } };
    return step;
}

// Three steps: all heads, a hidden row with a slider, and links.
ui::Session lesson()
{
    ui::Session session;
    session.steps = { lessonStep("I saw a saw", "heads", "First"),
        lessonStep("I saw a saw", "matrices", "Second"),
        lessonStep("He booked a room", "links", "Third") };
    session.steps[1].hidden = ui::Hidden::Row;
    session.steps[1].live = { "temperature" };
    session.steps[1].formula = "a_{ij}";
    return session;
}

} // namespace

class TestPresent : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    std::unique_ptr<Running> m_program;

    [[nodiscard]] ui::Presenter& presenter() const { return *m_program->window.presenter(); }
    [[nodiscard]] ui::PresentWindow* screen() const { return presenter().presented(); }
    [[nodiscard]] ui::Presentation& presentation() const { return *presenter().presentation(); }
    void press(int key) const
    {
        QTest::keyClick(screen(), static_cast<Qt::Key>(key));
        QVERIFY(settled(presentation().stage()));
    }
    [[nodiscard]] QString title() const
    {
        for (const QLabel* label : screen()->page()->findChildren<QLabel*>())
            if (label->isVisible() && label->font().bold())
                return label->text();
        return {};
    }
    // Presents, as a person does, at a given size.
    void present(QSize size) const
    {
        presenter().trigger();
        QVERIFY(screen() != nullptr);
        screen()->showNormal();
        screen()->resize(size);
        QVERIFY(QTest::qWaitForWindowExposed(screen()));
        QVERIFY(settled(presentation().stage()));
    }

    // A step of a bundled lesson.
    void presentBundled(const QString& id, int step) const
    {
        ui::takeLesson(m_program->document, *ui::lessonNamed(id.toStdString()));
        QVERIFY(settled(m_program->document));
        present({ 1280, 720 });
        presentation().goTo(step - 1);
        QVERIFY(settled(presentation().stage()));
        QTRY_VERIFY(!presentation().arriving());
        QTest::qWait(100); // all layouts are done
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        m_program = std::make_unique<Running>();
        m_program->document.replace(lesson(), {});
        QVERIFY(settled(m_program->document));
    }
    void cleanup()
    {
        m_program.reset();
        m_home.reset();
    }

    void clickerKeysMoveForwardsAndBack()
    {
        present({ 1280, 720 });
        QTRY_COMPARE(title(), u"First"_s);
        for (const int on : { Qt::Key_PageDown, Qt::Key_Right, Qt::Key_Space, Qt::Key_Down }) {
            press(Qt::Key_Home);
            QTRY_COMPARE(presentation().index(), 0);
            press(on);
            QTRY_COMPARE(title(), u"Second"_s);
        }
        press(Qt::Key_PageDown); // reveals
        QCOMPARE(presentation().index(), 1);
        press(Qt::Key_PageDown);
        QTRY_COMPARE(title(), u"Third"_s);
        press(Qt::Key_PageDown); // no step follows
        QCOMPARE(presentation().index(), 2);
        for (const int back : { Qt::Key_PageUp, Qt::Key_Left, Qt::Key_Backspace, Qt::Key_Up }) {
            press(Qt::Key_End);
            press(back);
            QTRY_COMPARE(title(), u"Second"_s);
        }
        press(Qt::Key_3); // its number
        QTRY_COMPARE(title(), u"Third"_s);
    }
    void screenIsBlackUntilTheNextKey()
    {
        present({ 1280, 720 });
        for (const auto& [key, blank] :
            { std::pair(Qt::Key_B, ui::PresentationOverlay::Blank::Black),
                { Qt::Key_Period, ui::PresentationOverlay::Blank::Black },
                { Qt::Key_W, ui::PresentationOverlay::Blank::White } }) {
            press(key);
            QCOMPARE(screen()->overlay()->blank(), blank);
            press(Qt::Key_PageDown);
            QCOMPARE(screen()->overlay()->blank(), ui::PresentationOverlay::Blank::None);
            QCOMPARE(presentation().index(), 0); // the key only restored the page
        }
        const QColor dark = screen()->grab().toImage().pixelColor(200, 200);
        press(Qt::Key_B);
        QVERIFY(screen()->grab().toImage().pixelColor(200, 200) == Qt::black && dark != Qt::black);
    }
    void hiddenPartIsRevealedByTheNextKey()
    {
        present({ 1280, 720 });
        press(Qt::Key_2);
        QTRY_COMPARE(title(), u"Second"_s);
        auto* const hidden = screen()->page()->findChild<ui::HiddenRegions*>();
        QTRY_VERIFY(hidden->isVisible());
        auto* const view = static_cast<ui::PlotView*>(screen()->page()->view());
        const ui::MatrixPanel* const panel = view->panels().front();
        const QRect row = panel->map()->cellRect(1, 0) | panel->map()->cellRect(1, 3);
        const QRect other = panel->map()->cellRect(2, 0) | panel->map()->cellRect(2, 3);
        const QList<QRect> areas = view->hiddenAreas(ui::Hidden::Row);
        QCOMPARE(areas.size(), 1);
        const QPoint plot = view->plot()->mapTo(view, QPoint());
        QVERIFY(areas.front().contains(row.translated(plot)));
        QVERIFY(!areas.front().contains(other.center() + plot));
        QVERIFY(panel->veiled()); // "max 0.88" would reveal it
        press(Qt::Key_Z); // parts below it are out of sight
        QVERIFY(!screen()->overlay()->hasLens());
        press(Qt::Key_G);
        QTRY_VERIFY(screen()->page()->guess()->hasFocus());
        QTest::keyClicks(screen()->page()->guess(), u"saw, b"_s); // letters are not commands there
        QCOMPARE(screen()->overlay()->blank(), ui::PresentationOverlay::Blank::None);
        QTest::keyClick(screen()->page()->guess(), Qt::Key_PageDown);
        QCOMPARE(presentation().index(), 1);
        QVERIFY(!hidden->isVisible());
        QString truth;
        for (const QLabel* label : screen()->page()->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(u"guessed"_s))
                truth = label->text();
        const core::Matrix& weights
            = presentation().stage().trace()->attentions[0].heads[0].weights;
        const auto largest = std::ranges::max(weights.row(1));
        QVERIFY2(truth.contains(u"saw, b"_s), qPrintable(truth));
        QVERIFY2(truth.contains(QString::number(double(largest), 'g', 3)), qPrintable(truth));
    }
    void liveSlidersAreResetAfterTheStep()
    {
        present({ 1280, 720 });
        press(Qt::Key_2);
        QTRY_COMPARE(screen()->page()->live()->editors().size(), std::size_t { 1 });
        const core::Experiment before = presentation().stage().experiment();
        auto* const slider
            = screen()->page()->live()->editors().front()->findChild<QAbstractSlider*>();
        QVERIFY(slider != nullptr);
        press(Qt::Key_Tab); // not to the view first
        QVERIFY(slider->hasFocus());
        QTest::keyClick(slider, Qt::Key_Right);
        QVERIFY(settled(presentation().stage()));
        QVERIFY(!(presentation().stage().experiment() == before));
        QCOMPARE(presentation().index(), 1); // the slider took the arrow key
        QVERIFY(m_program->document.experiment() == lesson().experiment);
        auto* const box
            = screen()->page()->live()->editors().front()->findChild<QAbstractSpinBox*>();
        QVERIFY(box != nullptr);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, u"2.5"_s); // no step, no black screen
        QTest::keyClick(box, Qt::Key_Return);
        QVERIFY(settled(presentation().stage()));
        QCOMPARE(presentation().index(), 1);
        QCOMPARE(screen()->overlay()->blank(), ui::PresentationOverlay::Blank::None);
        QCOMPARE(presentation().stage().trace()->attention(0).spec.temperature, 2.5F);
        box->setFocus();
        QTest::keyPress(box, Qt::Key_Control);
        QTest::keyRelease(box, Qt::Key_Control);
        QVERIFY(!screen()->overlay()->spotlight());
        screen()->page()->setFocus();
        press(Qt::Key_R);
        QVERIFY(presentation().stage().experiment() == before);
    }
    // The lesson's title is above it.
    void stepsViewHasNoOwnHeadingInALesson()
    {
        ui::Session explained = lesson();
        explained.steps[0].navigation.view = explained.steps[1].navigation.view = "steps";
        explained.steps[1].captions.clear();
        explained.steps[1].hidden = ui::Hidden::Nothing;
        m_program->document.replace(explained, {});
        QVERIFY(settled(m_program->document));
        present({ 1280, 720 });
        const auto headed
            = [&] { return static_cast<ui::StepsView*>(screen()->page()->view())->page().headed; };
        QTRY_VERIFY(!headed());
        press(Qt::Key_PageDown);
        QTRY_VERIFY(headed());
    }
    void leavingRestoresEverything()
    {
        const ui::Session before = m_program->document.session();
        const int steps = m_program->document.undoStack()->count();
        const QSize size = m_program->window.size();
        m_program->window.sentenceBar()->queryEdit()->setFocus();
        present({ 1280, 720 });
        press(Qt::Key_2);
        press(Qt::Key_BracketRight);
        QCOMPARE(presentation().stage().locked().head, 1);
        press(Qt::Key_Escape);
        QTRY_VERIFY(screen() == nullptr);
        QVERIFY(presenter().presentation() == nullptr);
        QVERIFY(m_program->document.session() == before);
        QCOMPARE(m_program->document.undoStack()->count(), steps);
        QCOMPARE(m_program->window.size(), size);
    }
    // A prediction is announced, too; and the guess is shown even where only the view holds the
    // answer.
    void hiddenPredictionShowsItsGuess()
    {
        ui::Session foretold = lesson();
        ui::LessonStep& step = foretold.steps.front();
        step.experiment.source = core::Sentence { "To be or not to be. To be or not to" };
        step.experiment.network = core::PretrainedSource { "decoder" };
        step.navigation.view = "predict";
        step.selection = {};
        step.hidden = ui::Hidden::Prediction;
        foretold.steps[2].hidden = ui::Hidden::Prediction; // custom attention: links
        m_program->document.replace(foretold, {});
        QVERIFY(settled(m_program->document));
        present({ 1280, 720 });
        const core::Trace& trace = *presentation().stage().trace();
        const auto likeliest = core::mostLikely(
            *trace.model->pretrained()->model, trace.logits.row(trace.logits.rows() - 1), { 1 });
        const auto told = [&] {
            for (const QLabel* label : screen()->page()->findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(u"guessed"_s))
                    return label->text();
            return QString();
        };
        screen()->page()->guess()->setText(u"be"_s);
        press(Qt::Key_PageDown);
        QVERIFY2(told().contains(QString::fromStdString(likeliest.front().label).trimmed()),
            qPrintable(told()));
        QVERIFY(told().contains(QString::number(likeliest.front().probability, 'g', 3)));
        press(Qt::Key_3);
        QTRY_COMPARE(title(), u"Third"_s);
        screen()->page()->guess()->setText(u"the dog"_s);
        press(Qt::Key_PageDown);
        QTRY_COMPARE(told(), u"guessed: the dog"_s);
    }
    // Within one view the numbers animate to those of the next step, unless the user reduces
    // motion.
    void numbersAreAnimatedBetweenStepsOfAView()
    {
        ui::Session moving = lesson();
        moving.steps[0] = moving.steps[2] = moving.steps[1];
        moving.steps[0].hidden = moving.steps[1].hidden = ui::Hidden::Nothing;
        core::settings::set(moving.steps[1].experiment, "temperature=8");
        m_program->document.replace(moving, {});
        QVERIFY(settled(m_program->document));
        QAction* const reduced = presenter().reducedMotion();
        present({ 1280, 720 });
        for (const bool still : { false, true }) {
            reduced->setChecked(still);
            press(Qt::Key_Home);
            const auto shown = [&] {
                const auto* const view = static_cast<ui::PlotView*>(screen()->page()->view());
                return (*view->panels().front()->content().matrix)(1, 1);
            };
            const auto weight = [&] {
                return presentation().stage().trace()->attentions[0].heads[0].weights(1, 1);
            };
            QTRY_COMPARE(shown(), weight());
            const core::Scalar before = weight();
            press(Qt::Key_PageDown);
            QVERIFY(before != weight());
            if (still)
                QCOMPARE(shown(), weight());
            else
                QTRY_VERIFY((shown() - before) * (shown() - weight()) < 0); // in motion
            QTRY_COMPARE(shown(), weight());
        }
        reduced->setChecked(false);
    }
    // A step's numbers arrive before its text is shown.
    void textChangesOnlyWithItsNumbers()
    {
        present({ 1280, 720 });
        press(Qt::Key_2);
        QTRY_COMPARE(title(), u"Second"_s);
        presentation().next();
        presentation().next();
        QVERIFY(presentation().stage().busy());
        QCOMPARE(title(), u"Second"_s);
        QTRY_COMPARE(title(), u"Third"_s);
        QCOMPARE(presentation().stage().trace()->model->experiment, lesson().steps[2].experiment);
    }
    // Esc in the middle of a lesson, then F5.
    void presentationContinuesWhereItWasLeft()
    {
        present({ 1280, 720 });
        press(Qt::Key_2);
        QTRY_COMPARE(title(), u"Second"_s);
        press(Qt::Key_Escape);
        QTRY_VERIFY(screen() == nullptr);
        present({ 1280, 720 });
        QTRY_COMPARE(title(), u"Second"_s);
        QVERIFY(presentation().hidden() == ui::Hidden::Row); // it was not revealed
        press(Qt::Key_PageDown);
        press(Qt::Key_Escape);
        QTRY_VERIFY(screen() == nullptr);
        present({ 1280, 720 });
        QTRY_COMPARE(title(), u"Second"_s);
        QVERIFY(presentation().hidden() == ui::Hidden::Nothing);
        press(Qt::Key_Escape);
        QTRY_VERIFY(screen() == nullptr);
        presenter().fromStart()->trigger();
        QVERIFY(settled(presentation().stage()));
        QTRY_COMPARE(title(), u"First"_s);
        press(Qt::Key_3);
        QTRY_COMPARE(title(), u"Third"_s);
        press(Qt::Key_Escape);
        QTRY_VERIFY(screen() == nullptr);
        m_program->document.edit([] { return QString(); }, u"step"_s,
            [](ui::EditableState& state) { state.steps.erase(state.steps.begin()); });
        present({ 1280, 720 });
        QTRY_COMPARE(title(), u"Third"_s); // which is the second step now
        QCOMPARE(presentation().index(), 1);
    }
    // "2", a wait, Enter: the step is there already, and Enter must not leave it.
    void enterConfirmsATypedNumber()
    {
        present({ 1280, 720 });
        press(Qt::Key_2);
        QTRY_COMPARE(presentation().index(), 1);
        QVERIFY(screen()->notice()->isVisible());
        press(Qt::Key_Return);
        QCOMPARE(presentation().index(), 1);
        QVERIFY(presentation().hidden() == ui::Hidden::Row);
        QVERIFY(!screen()->notice()->isVisible());
        press(Qt::Key_Return);
        QVERIFY(presentation().hidden() == ui::Hidden::Nothing);
        QTest::keyClick(screen(), Qt::Key_3); // at once
        QTest::keyClick(screen(), Qt::Key_Return);
        QCOMPARE(presentation().index(), 2);
        QTest::keyClick(screen(), Qt::Key_1); // another key ends the typing
        press(Qt::Key_PageUp);
        QTest::qWait(1200);
        QCOMPARE(presentation().index(), 1);
    }
    // An impatient speaker presses the key again.
    void noStepIsSkippedWhileItsNumbersAreAwaited()
    {
        present({ 1280, 720 });
        presentation().goTo(1);
        QVERIFY(presentation().arriving());
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(screen(), Qt::Key_PageDown);
        QCOMPARE(presentation().index(), 1);
        QVERIFY(presentation().hidden() == ui::Hidden::Row);
        QVERIFY(screen()->notice()->isVisible());
        QVERIFY(screen()->notice()->text().contains(u"step 2"_s));
        QCOMPARE(title(), u"First"_s); // what the numbers on screen belong to
        QTRY_COMPARE(title(), u"Second"_s);
        QVERIFY(!presentation().arriving());
        QTRY_VERIFY(!screen()->notice()->isVisible());
        QVERIFY(presentation().hidden() == ui::Hidden::Row);
        presentation().goTo(2);
        press(Qt::Key_PageUp); // back is never refused
        QCOMPARE(presentation().index(), 1);
    }
    // One key per mark, small ways with Shift.
    void liveSliderMovesByMarks()
    {
        present({ 1280, 720 });
        press(Qt::Key_2);
        QTRY_COMPARE(screen()->page()->live()->editors().size(), std::size_t { 1 });
        ui::FieldEditor* const editor = screen()->page()->live()->editors().front();
        auto* const slider = editor->findChild<QAbstractSlider*>();
        slider->setFocus();
        const auto temperature = [&] {
            const core::Experiment& experiment = presentation().stage().experiment();
            return QString::fromStdString(core::settings::get(experiment, "temperature"));
        };
        QCOMPARE(temperature(), u"1"_s);
        for (const QString& mark : { u"4"_s, u"10"_s }) {
            QTest::keyClick(slider, Qt::Key_Right);
            QCOMPARE(temperature(), mark);
        }
        for (const QString& mark : { u"4"_s, u"1"_s, u"0.4"_s, u"0.1"_s }) {
            QTest::keyClick(slider, Qt::Key_Left);
            QCOMPARE(temperature(), mark);
        }
        QTest::keyClick(slider, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(temperature().toDouble() > 0.1 && temperature().toDouble() < 0.2);
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(temperature(), u"0.4"_s);
        QCOMPARE(presentation().index(), 1);
    }
    // Arrows show steps again after the next step, and Tab goes to its own slider.
    void focusLeavesTheSlidersOfTheLastStep()
    {
        ui::Session own = lesson();
        own.steps[1].hidden = ui::Hidden::Nothing;
        own.steps[2].live = { "temperature" };
        m_program->document.replace(own, {});
        QVERIFY(settled(m_program->document));
        present({ 1280, 720 });
        QVERIFY(QTest::qWaitForWindowActive(screen()));
        const auto key = [](int pressed) {
            QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(pressed));
        };
        const auto onSlider = [this] {
            const auto& editors = screen()->page()->live()->editors();
            return editors.size() == 1 && editors.front()->isAncestorOf(qApp->focusWidget())
                && qobject_cast<QAbstractSlider*>(qApp->focusWidget()) != nullptr;
        };
        for (const bool early : { false, true }) {
            key(Qt::Key_2);
            key(Qt::Key_Return);
            QTRY_COMPARE(title(), u"Second"_s);
            key(Qt::Key_Tab);
            QVERIFY(onSlider());
            key(Qt::Key_Right);
            QVERIFY(settled(presentation().stage()));
            key(Qt::Key_Plus); // the slider is made again
            QVERIFY(onSlider());
            key(Qt::Key_Minus);
            key(Qt::Key_3);
            key(Qt::Key_Return);
            if (early) // its numbers are awaited
                key(Qt::Key_Tab);
            QTRY_COMPARE(title(), u"Third"_s);
            if (!early) {
                QVERIFY(screen()->page()->hasFocus());
                key(Qt::Key_Tab);
            }
            QVERIFY(onSlider());
            key(Qt::Key_Left);
            QVERIFY(settled(presentation().stage()));
            QCOMPARE(presentation().index(), 2);
            QVERIFY(presentation().stage().experiment() != own.steps[2].experiment);
        }
        key(Qt::Key_PageUp);
        QTRY_COMPARE(title(), u"Second"_s);
        QVERIFY(screen()->page()->hasFocus());
    }
    void keyListNamesTheSlider()
    {
        present({ 1280, 720 });
        press(Qt::Key_Question);
        const QString keys = screen()->notice()->text();
        QVERIFY2(keys.contains(u"Tab"_s) && keys.contains(u"Shift"_s), qPrintable(keys));
        QVERIFY(screen()->rect().contains(screen()->notice()->geometry()));
    }
    void liveSettingsHaveRoom_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("larger");
        QTest::addRow("heads 13") << u"heads"_s << 13 << 0;
        QTest::addRow("mixing 9") << u"mixing"_s << 9 << 0;
        QTest::addRow("alignment 11") << u"alignment"_s << 11 << 0;
        QTest::addRow("root 11") << u"root"_s << 11 << 0;
        QTest::addRow("root 11 in larger letters") << u"root"_s << 11 << 2;
    }
    // The whole name, a slider that can be moved, and the whole number.
    void liveSettingsHaveRoom()
    {
        QFETCH(const QString, id);
        QFETCH(const int, step);
        QFETCH(const int, larger);
        presentBundled(id, step);
        for (int i = 0; i < larger; ++i)
            press(Qt::Key_Plus);
        const auto& editors = screen()->page()->live()->editors();
        QVERIFY(!editors.empty());
        for (const ui::FieldEditor* editor : editors) {
            const int letter = editor->fontInfo().pixelSize();
            const auto* const slider = editor->findChild<QAbstractSlider*>();
            const auto* const box = editor->findChild<QAbstractSpinBox*>();
            QVERIFY(slider != nullptr && box != nullptr);
            QVERIFY2(slider->width() >= 4 * letter, qPrintable(QString::number(slider->width())));
            const auto* const number = box->findChild<QLineEdit*>();
            QVERIFY(
                number->width() > QFontMetrics(number->font()).horizontalAdvance(number->text()));
            const auto* const name = editor->findChild<QLabel*>();
            QVERIFY(name->wordWrap() ? name->height() >= name->heightForWidth(name->width())
                                     : name->width() >= name->sizeHint().width());
            const QRect room = editor->rect();
            for (const QWidget* part : { static_cast<const QWidget*>(slider),
                     static_cast<const QWidget*>(box), static_cast<const QWidget*>(name) })
                QVERIFY(room.contains(
                    QRect(part->mapTo(editor, QPoint()), part->size()).adjusted(1, 1, -1, -1)));
        }
    }
    void largerLettersKeepAPrediction_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("step");
        QTest::addRow("limits 7") << u"limits"_s << 7;
        QTest::addRow("limits 8") << u"limits"_s << 8;
        QTest::addRow("next_word 12") << u"next_word"_s << 12;
    }
    // Only the answer is covered, and the rest stays legible.
    void largerLettersKeepAPrediction()
    {
        QFETCH(const QString, id);
        QFETCH(const int, step);
        presentBundled(id, step);
        ui::PresentPage* const page = screen()->page();
        const QList<QRect>& covers = page->hiddenRegions()->areas();
        const auto whole = [&] { return covers.contains(page->view()->geometry()); };
        QTRY_VERIFY(!covers.isEmpty() && !whole());
        const QSize plain = page->view()->mapSize();
        const qreal letters = page->view()->fittedLetters();
        for (int larger = 1; larger <= 5; ++larger) {
            QTest::keyClick(screen(), Qt::Key_Plus);
            QVERIFY2(!covers.isEmpty() && !whole(), qPrintable(QString::number(larger)));
            QTRY_VERIFY(!static_cast<ui::PredictView*>(page->view())->busy());
            QVERIFY2(!covers.isEmpty() && !whole(), qPrintable(QString::number(larger)));
            const QSize map = page->view()->mapSize();
            QVERIFY(map.width() >= 0.6 * plain.width() && map.height() >= 0.6 * plain.height());
            QVERIFY(page->view()->fittedLetters() >= 0.8 * letters);
            QVERIFY(page->live()->editors().empty()
                || page->live()->editors().front()->fontInfo().pixelSize()
                    <= page->theme().font.pixelSize());
            std::set<int> rows;
            for (const ui::FieldEditor* editor : page->live()->editors())
                for (const QToolButton* button : editor->findChildren<QToolButton*>())
                    if (button->isCheckable())
                        rows.insert(button->mapTo(page, QPoint()).y());
            QVERIFY2(rows.size() <= 2, qPrintable(QString::number(rows.size())));
        }
    }
    void arrowGoesOnAfterATypedNumber()
    {
        for (const bool enter : { true, false }) {
            present({ 1280, 720 });
            press(Qt::Key_Home); // the second time it continues at the last step
            press(Qt::Key_2);
            QTRY_COMPARE(screen()->page()->live()->editors().size(), std::size_t { 1 });
            press(Qt::Key_PageDown); // reveals
            auto* const box
                = screen()->page()->live()->editors().front()->findChild<QAbstractSpinBox*>();
            box->setFocus();
            box->selectAll();
            QTest::keyClicks(box, u"2.5"_s);
            if (enter)
                QTest::keyClick(box, Qt::Key_Return);
            QTRY_COMPARE(box->hasFocus(), !enter);
            QCOMPARE(presentation().index(), 1);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
            QCOMPARE(presentation().index(), 2);
            QVERIFY(settled(presentation().stage()));
            press(Qt::Key_Escape);
            QTRY_VERIFY(screen() == nullptr);
        }
    }
    void liveTextHasTheWidthOfThePage()
    {
        ui::Session own = lesson();
        own.steps[0].live = { "source.text" };
        m_program->document.replace(own, {});
        QVERIFY(settled(m_program->document));
        present({ 1280, 720 });
        ui::PresentPage* const page = screen()->page();
        QTRY_COMPARE(page->live()->editors().size(), std::size_t { 1 });
        auto* const field = page->live()->findChild<QLineEdit*>();
        QVERIFY2(field->width() > 0.6 * page->width(), qPrintable(QString::number(field->width())));
        QTRY_VERIFY(!page->live()->geometry().intersects(page->view()->geometry()));
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, u"you saw me"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(settled(presentation().stage()));
        QCOMPARE(
            presentation().stage().trace()->attention(0).queryTokens->size(), std::size_t { 3 });
        QTRY_VERIFY(page->hasFocus());
        QCOMPARE(presentation().index(), 0);
    }
    // A bundled lesson can be had again without a file.
    void presentedBundledLessonLeavesNothingToSave()
    {
        ui::Document& document = m_program->document;
        document.replace({}, {});
        QVERIFY(settled(document));
        ui::takeLesson(document, *ui::lessonNamed("scores"));
        QVERIFY(settled(document));
        present({ 1280, 720 });
        press(Qt::Key_PageDown);
        press(Qt::Key_Escape);
        QTRY_VERIFY(screen() == nullptr);
        QVERIFY(!document.hasUnsavedChanges());
        QVERIFY(!m_program->window.isWindowModified());
        const auto heads = [&document](int number) {
            document.edit([] { return QString(); }, u"heads"_s,
                [number](ui::EditableState& state) {
                    core::settings::set(state.experiment, "heads=" + std::to_string(number));
                });
            document.commitEdit();
        };
        heads(3);
        QVERIFY(document.hasUnsavedChanges() && m_program->window.isWindowModified());
        document.undoStack()->undo();
        QVERIFY(!document.hasUnsavedChanges() && !m_program->window.isWindowModified());
        document.undoStack()->undo();
        QVERIFY(!document.hasUnsavedChanges());
        heads(5); // unsaved changes below a lesson stay unsaved
        ui::takeLesson(document, *ui::lessonNamed("scores"));
        QVERIFY(document.hasUnsavedChanges());
    }
    void presentedTextIsLargeEnough_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : { QSize(1280, 720), QSize(1920, 1080), QSize(800, 600) })
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void presentedTextIsLargeEnough()
    {
        QFETCH(QSize, size);
        present(size);
        for (int step = 0; step < 3; ++step) {
            presentation().goTo(step);
            QVERIFY(settled(presentation().stage()));
            ui::PresentPage* const page = screen()->page();
            QTRY_VERIFY(page->view() != nullptr);
            QVERIFY(page->capitals() >= page->view()->height() / 40.0);
            const QRect picture = page->view()->geometry();
            for (const QLabel* label : page->findChildren<QLabel*>(Qt::FindDirectChildrenOnly)) {
                if (!label->isVisible())
                    continue;
                QVERIFY2(!label->geometry().intersects(picture), qPrintable(label->text()));
                QVERIFY(label->heightForWidth(label->width()) <= label->height());
                QVERIFY(std::ceil(QFontMetricsF(label->font()).capHeight())
                    >= std::floor(size.height() / 40.0));
            }
            QVERIFY(picture.height() >= size.height() * 0.4);
        }
    }
    void notesShowThisStepAndTheNext()
    {
        present({ 1280, 720 });
        press(Qt::Key_N);
        QVERIFY(presenter().notes() != nullptr && presenter().notes()->isVisible());
        QCOMPARE(presenter().notes()->notes()->toPlainText(), u"Ask them."_s);
        QVERIFY(presenter().notes()->next()->text().contains(u"Second"_s));
        QVERIFY(!presenter().notes()->clock()->text().isEmpty());
        QWidget* const notes = presenter().notes();
        QTest::keyClick(notes, Qt::Key_PageDown);
        QTRY_COMPARE(title(), u"Second"_s);
        QTest::keyClick(presenter().notes()->notes(), Qt::Key_PageUp);
        QTRY_COMPARE(title(), u"First"_s);
        QTest::keyClick(notes, Qt::Key_N);
        QVERIFY(presenter().notes() == nullptr);
    }
    // The current view, then its computation steps.
    void currentViewAndItsStepsArePresentedWithoutALesson()
    {
        ui::Session session;
        session.navigation.view = "heads";
        session.selection.query = 2;
        m_program->document.replace(session, {});
        QVERIFY(settled(m_program->document));
        present({ 1280, 720 });
        QCOMPARE(presentation().stage().navigation().view, std::string("heads"));
        QVERIFY(presentation().steps().size() > 5);
        press(Qt::Key_PageDown);
        QTRY_COMPARE(presentation().stage().navigation().view, std::string("steps"));
        QCOMPARE(presentation().stage().locked().step, 0);
        press(Qt::Key_PageDown);
        QTRY_COMPARE(presentation().stage().locked().step, 1);
        QCOMPARE(presentation().stage().locked().query, std::optional<core::Index>(2));
    }
    void keysToggleLaserPointerSpotlightAndLens()
    {
        present({ 1280, 720 });
        QTRY_VERIFY(screen()->page()->view() != nullptr);
        press(Qt::Key_L);
        QVERIFY(screen()->overlay()->pointer() && screen()->overlay()->isVisible());
        press(Qt::Key_L);
        QVERIFY(!screen()->overlay()->isVisible());
        QTest::keyPress(screen(), Qt::Key_Control);
        QVERIFY(screen()->overlay()->spotlight());
        QTest::keyRelease(screen(), Qt::Key_Control);
        QVERIFY(!screen()->overlay()->spotlight());
        press(Qt::Key_Z);
        QVERIFY(screen()->overlay()->hasLens());
        press(Qt::Key_PageDown);
        QVERIFY(!screen()->overlay()->hasLens());
    }
};

QTEST_MAIN(TestPresent)
#include "tst_present.moc"
