#include "ui/document/view_entry.h"
#include "ui/figure/export_dialog.h"
#include "ui/files/starters.h"
#include "ui/present/present_page.h"
#include "ui/present/present_window.h"
#include "ui/present/presentation.h"
#include "ui/present/presenter.h"
#include "ui/settings/field_editor.h"
#include "ui/settings/number_editor.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/window/export_actions.h"
#include "ui/window/token_chips.h"
#include "ui/words/labels.h"
#include "window_stage.h"

#include <QAccessible>
#include <QAccessibleInterface>
#include <QDoubleSpinBox>
#include <QSlider>
#include <QStatusBar>

#include <array>
#include <cmath>
#include <functional>

using namespace Qt::StringLiterals;

namespace {

constexpr auto sentence = "The dog saw a cat";

QAccessibleInterface& accessibleOf(QWidget* widget)
{
    return *QAccessible::queryAccessibleInterface(widget);
}

// Visits every object that a screen reader can reach below a visible one.
void walk(QAccessibleInterface& from, const std::function<void(QAccessibleInterface&)>& visit)
{
    for (int i = 0; i < from.childCount(); ++i) {
        QAccessibleInterface* const child = from.child(i);
        if (child == nullptr || child->state().invisible)
            continue;
        visit(*child);
        walk(*child, visit);
    }
}

// All accessible names below a widget.
QStringList accessibleTextBelow(QWidget* widget)
{
    QStringList words;
    walk(accessibleOf(widget), [&](QAccessibleInterface& each) {
        for (const auto which : { QAccessible::Name, QAccessible::Description, QAccessible::Value })
            words << each.text(which);
    });
    words.removeAll(QString());
    return words;
}

// The label before a choice names its purpose; the chosen entry is its name.
bool isNamed(QAccessibleInterface& each)
{
    if (each.role() != QAccessible::ComboBox)
        return !each.text(QAccessible::Name).isEmpty();
    return !each.relations(QAccessible::Label).isEmpty()
        || !each.text(QAccessible::Description).isEmpty();
}

// Focusable widgets below this one without a name.
QStringList nameless(QWidget* below)
{
    QStringList found;
    walk(accessibleOf(below), [&](QAccessibleInterface& each) {
        auto* const widget = qobject_cast<QWidget*>(each.object());
        if (widget == nullptr || (widget->focusPolicy() & Qt::TabFocus) == 0
            || widget->focusProxy() != nullptr || !widget->isVisible()
            || qobject_cast<QAbstractScrollArea*>(widget->parentWidget()) != nullptr
            || widget->window() != below->window())
            return;
        if (!isNamed(each))
            found << QString::fromLatin1(widget->metaObject()->className()) + u' '
                    + widget->parentWidget()->accessibleName();
    });
    return found;
}

} // namespace

// A screen reader reads the view and the settings, but not the parts a class is to guess.
class TestSpoken : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    std::unique_ptr<Running> m_program;

    [[nodiscard]] ui::Document& document() const { return m_program->document; }
    [[nodiscard]] ui::MainWindow& window() const { return m_program->window; }
    // The widget that receives the view's keys.
    [[nodiscard]] QWidget* picture() const
    {
        ui::View* const view = window().currentView();
        return view->focusProxy() != nullptr ? view->focusProxy() : view;
    }
    [[nodiscard]] QString said() const { return accessibleOf(picture()).text(QAccessible::Name); }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        m_program = std::make_unique<Running>();
    }
    void cleanup()
    {
        m_program.reset();
        m_home.reset();
    }

    void everyViewHasAnAccessibleDescription_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::newRow("custom attention") << QByteArray("network.kind=designed");
        QTest::newRow("trained") << QByteArray("network.where=encoder");
        QTest::newRow("points") << QByteArray();
    }
    void everyViewHasAnAccessibleDescription()
    {
        QFETCH(QByteArray, model);
        if (model.isEmpty())
            edit(document(), u"points"_s,
                [](ui::EditableState& state) { ui::showRegressionExample(state.experiment); });
        else
            edit(document(), u"model"_s, [&](ui::EditableState& state) {
                core::settings::set(state.experiment, model.toStdString());
                core::settings::set(state.experiment, "source.text=" + std::string(sentence));
            });
        QVERIFY(settled(document()));
        const core::AttentionTrace& attention = document().trace()->attentions.front();
        const auto token = [&](core::Index i) {
            return ui::safeLabel((*attention.queryTokens)[std::size_t(i)].text);
        };
        for (const ui::ViewEntry& view : ui::views()) {
            document().showView(std::string(view.id));
            QTest::qWait(20);
            for (const bool key : { false, true }) {
                ui::Selection at;
                at.query = 2;
                if (key)
                    at.key = 4;
                document().lock(at);
                QCoreApplication::processEvents();
                QVERIFY(settled(document()));
                const QString words = window().currentView()->spoken();
                QVERIFY2(words.size() > 15 && words.endsWith(u'.'), qPrintable(words));
                QVERIFY2(words.front().isUpper(), qPrintable(words));
                if (!window().currentView()->emptyReason().isEmpty() || model.isEmpty())
                    continue; // there are no tokens in it
                QVERIFY2(words.contains(token(2) + u" (3)"_s), qPrintable(words));
                QVERIFY2(!key || words.contains(token(4) + u" (5)"_s), qPrintable(words));
                QTRY_COMPARE(said(), window().currentView()->spoken());
                QCOMPARE(accessibleOf(picture()).role(), QAccessible::Graphic);
            }
        }
    }
    void describedWeightIsTheShownWeight()
    {
        QVERIFY(change(document(), "network.kind=designed"));
        QVERIFY(change(document(), "source.text=" + std::string(sentence)));
        document().showView("heads");
        document().lock({ 0, 1, 2, 1, 0 });
        QCoreApplication::processEvents();
        const float weight = document().trace()->attentions[0].heads[1].weights(2, 1);
        const QString number = QString::number(double(weight), 'f', 3);
        QVERIFY2(said().contains(u"gives key dog (2) the weight "_s + number), qPrintable(said()));
        QVERIFY(accessibleTextBelow(window().statusBar()).join(u'|').contains(u": "_s + number));
        document().lock({ 0, 1, 2, {}, 0 });
        QCoreApplication::processEvents();
        const auto row = document().trace()->attentions[0].heads[1].weights.row(2);
        QVERIFY2(said().contains(QString::number(double(std::ranges::max(row)), 'f', 3)),
            qPrintable(said()));
    }
    void focusableWidgetsHaveNames()
    {
        for (const char* model : { "network.where=encoder", "network.kind=designed" })
            for (const ui::ViewEntry& view : ui::views()) {
                QVERIFY(change(document(), model));
                document().showView(std::string(view.id));
                QTest::qWait(10);
                const QStringList found = nameless(&window());
                QVERIFY2(found.isEmpty(),
                    qPrintable(
                        QString::fromLatin1(view.id.data()) + u": "_s + found.join(u", "_s)));
            }
        window().exports()->exportAction()->trigger();
        auto* const dialog = window().findChild<ui::ExportDialog*>();
        QVERIFY(dialog != nullptr);
        QVERIFY2(nameless(dialog).isEmpty(), qPrintable(nameless(dialog).join(u", "_s)));
        dialog->reject();
    }
    // Its accessible value is the number, not the position of its handle.
    void accessibleSliderValueIsItsNumber()
    {
        QVERIFY(change(document(), "network.kind=designed"));
        auto* const editor
            = static_cast<ui::NumberEditor*>(window().settings()->editor(u"temperature"_s));
        QAccessibleInterface& slider = accessibleOf(editor->slider());
        QCOMPARE(slider.role(), QAccessible::Slider);
        QCOMPARE(slider.text(QAccessible::Name), ui::label("temperature"));
        slider.valueInterface()->setCurrentValue(2.5);
        document().commitEdit();
        QVERIFY(settled(document()));
        QCOMPARE(document().experiment().attention().temperature, 2.5F);
        QCOMPARE(slider.valueInterface()->currentValue().toDouble(), 2.5);
        editor->slider()->setValue(editor->slider()->value() + 100);
        QVERIFY(settled(document()));
        constexpr double lastDigit = 0.0006; // of the spin box
        const double heard = slider.valueInterface()->currentValue().toDouble();
        QVERIFY(
            std::abs(heard - double(document().experiment().attention().temperature)) < lastDigit);
        QVERIFY(heard > 2.5);
    }
    // Through assistive tools for speech or dictation, without keys.
    void accessibleTextSetsTheSentence()
    {
        QAccessibleInterface& field = accessibleOf(window().sentenceBar()->queryEdit());
        QVERIFY(field.editableTextInterface() != nullptr);
        field.editableTextInterface()->replaceText(
            0, field.textInterface()->characterCount(), u"one two three"_s);
        QTRY_COMPARE(
            std::get<core::Sentence>(document().experiment().source).text, "one two three");
        QVERIFY(settled(document()));
        QVERIFY(document().undoStack()->canUndo());
    }
    void tokensAreReadOneByOne()
    {
        QVERIFY(change(document(), "network.kind=designed"));
        QVERIFY(change(document(), "source.text=" + std::string(sentence)));
        ui::TokenChips* const chips = window().sentenceBar()->chips();
        chips->setFocus();
        for (int i = 0; i < 9; ++i)
            QTest::keyClick(chips, Qt::Key_Left);
        QVERIFY(chips->accessibleName().endsWith(u": The (1)"_s));
        QTest::keyClick(chips, Qt::Key_Right);
        QVERIFY(chips->accessibleName().endsWith(u": dog (2)"_s));
    }
    // Reads every view of a step, then of the same step with a hidden part.
    void hiddenPartsAreNotRead()
    {
        ui::Session lesson;
        int kind = 0;
        for (const ui::ViewEntry& view : ui::views()) {
            ui::LessonStep step;
            core::settings::set(step.experiment, "source.text=" + std::string(sentence));
            step.navigation.view = view.id;
            step.selection.query = 2;
            step.selection.key = 1;
            step.captions = { { "en", "Guess", "Whom does it see?", "" } };
            lesson.steps.push_back(step);
            lesson.steps.push_back(step);
            lesson.steps.back().hidden = std::array { ui::Hidden::Row, ui::Hidden::Cell,
                ui::Hidden::Prediction }[std::size_t(kind++ % 3)];
        }
        document().replace(lesson, {});
        QVERIFY(settled(document()));
        window().presenter()->trigger();
        ui::PresentWindow* const screen = window().presenter()->presented();
        ui::Presentation& presentation = *window().presenter()->presentation();
        const auto heard = [&] { return accessibleTextBelow(screen).join(u'|'); };
        const auto page = [&](int number) {
            return u"Step %1 of %2. Guess. Whom does it see?"_s.arg(number).arg(
                lesson.steps.size());
        };
        static const QRegularExpression number(u"\\d[.]\\d"_s);
        for (int i = 0; i < int(lesson.steps.size()); i += 2) {
            QVERIFY(settled(presentation.stage()));
            QTRY_COMPARE(screen->page()->accessibleName(), page(i + 1));
            const QString answer = screen->page()->view()->spoken();
            QTRY_VERIFY2(heard().contains(answer), qPrintable(heard()));
            presentation.next();
            QVERIFY(settled(presentation.stage()));
            QTRY_COMPARE(screen->page()->accessibleName(), page(i + 2));
            QVERIFY2(!heard().contains(number), qPrintable(heard()));
            QVERIFY2(!heard().contains(answer), qPrintable(heard()));
            QVERIFY2(heard().contains(u"Hidden"_s), qPrintable(heard()));
            presentation.next(); // reveals
            QTRY_VERIFY2(heard().contains(answer), qPrintable(heard()));
            presentation.next();
        }
        screen->close();
    }
};

QTEST_MAIN(TestSpoken)
#include "tst_spoken.moc"
