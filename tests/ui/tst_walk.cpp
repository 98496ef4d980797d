#include "ui/document/view_entry.h"
#include "ui/files/starters.h"
#include "ui/settings/number_editor.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/note.h"
#include "ui/view/view.h"
#include "ui/window/token_chips.h"
#include "window_stage.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QSlider>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace {

void type(QLineEdit* edit, const QString& text)
{
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
}

void pasteByMenu(QLineEdit* edit)
{
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, edit->mapToGlobal(QPoint()));
    QCoreApplication::sendEvent(edit, &event);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    for (QAction* action : menu->actions())
        if (action->text().contains(u"Paste"_s))
            action->trigger();
    menu->close();
}

// As a hand does: press the handle, move it in small steps, release.
void drag(QSlider* slider, int by)
{
    const int y = slider->height() / 2;
    const int x = 8
        + QStyle::sliderPositionFromValue(
            slider->minimum(), slider->maximum(), slider->value(), slider->width() - 16);
    QTest::mousePress(slider, Qt::LeftButton, {}, { x, y });
    for (int i = 1; i <= 10; ++i)
        QTest::mouseMove(slider, { x + by * i / 10, y }, 5);
    QTest::mouseRelease(slider, Qt::LeftButton, {}, { x + by, y });
}

// True for more than one colour, mostly not the background.
bool showsSomething(QWidget* widget)
{
    const QImage picture = widget->grab().toImage();
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 2)
        for (int x = 0; x < picture.width(); x += 2)
            colours.insert(picture.pixel(x, y));
    return colours.size() > 8;
}

} // namespace

// Tests the whole program as a person uses it.
class TestWalk : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }

    void lectureRunsFromTheFirstSentenceToTheSavedFile()
    {
        Running program;
        ui::Document& document = program.document;
        const ui::Session start = document.session();

        type(program.window.sentenceBar()->queryEdit(),
            u"The cat sat on the mat because it was tired"_s);
        QVERIFY(settled(document));
        QCOMPARE(document.trace()->model->inputs.queryTokens.size(), std::size_t { 10 });

        auto* heads
            = qobject_cast<ui::NumberEditor*>(program.window.settings()->editor(u"heads"_s));
        drag(heads->slider(), 25);
        auto* temperature
            = qobject_cast<ui::NumberEditor*>(program.window.settings()->editor(u"temperature"_s));
        drag(temperature->slider(), -12);
        QVERIFY(settled(document));
        QVERIFY(document.experiment().attention().heads > 8);
        QVERIFY(document.experiment().attention().temperature < 1);
        QCOMPARE(document.trace()->attentions.front().heads.size(),
            std::size_t(document.experiment().attention().heads));
        QCOMPARE(document.undoStack()->count(), 3); // a sentence and two drags

        int number = 0;
        for (const ui::ViewEntry& view : ui::views()) {
            if (number == 9) // the pin uses that digit
                break;
            program.press(Qt::Key(Qt::Key_1 + number++));
            QCOMPARE(document.navigation().view, std::string(view.id));
            QVERIFY2(showsSomething(program.window.currentView()), view.id.data());
        }
        program.press(Qt::Key_1);
        QTest::mouseClick(program.window.sentenceBar()->chips(), Qt::LeftButton, {},
            program.window.sentenceBar()->chips()->chipRect(7).center());
        QCOMPARE(document.locked().query, core::Index { 7 });

        const ui::Session end = document.session();
        const QString path = m_home->path(u"lecture.headlight"_s);
        program.press(Qt::Key_S);
        QVERIFY(program.nameFile(path));
        const int edits = document.undoStack()->count();
        QCOMPARE(edits, 3); // navigation is not an edit
        for (int i = 0; i < edits; ++i)
            program.press(Qt::Key_Z);
        QVERIFY(!document.undoStack()->canUndo());
        QVERIFY(settled(document));
        QVERIFY(document.experiment() == start.experiment);
        QVERIFY(document.view() == start.view);
        for (int i = 0; i < edits; ++i)
            program.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(settled(document));
        QVERIFY(document.session() == end);
        QVERIFY(!program.window.isWindowModified());

        Running again(path);
        QTRY_COMPARE(again.document.path(), path);
        QVERIFY(settled(again.document));
        QVERIFY(again.document.session() == end);
        QCOMPARE(again.document.trace()->output(), document.trace()->output());
    }
    void everyViewIsDrawnInEveryThemeAndSize()
    {
        Running program;
        program.document.lock({ 0, 2, 7, 1, 0 });
        for (const ui::ViewEntry& view : ui::views()) {
            program.document.showView(std::string(view.id));
            for (const ui::ThemeKind theme :
                { ui::ThemeKind::Dark, ui::ThemeKind::Projector, ui::ThemeKind::Light }) {
                program.window.setTheme(theme, theme == ui::ThemeKind::Projector ? 1.8 : 1);
                program.window.resize(1024, 700);
                QCoreApplication::processEvents();
                QVERIFY2(showsSomething(program.window.currentView()), view.id.data());
            }
        }
    }
    void notesHaveTheThemesBackground()
    {
        Running program;
        const auto turnTo = [&](const char* view) {
            program.document.showView(view);
            QCoreApplication::processEvents();
        };
        for (const ui::ThemeKind kind : { ui::ThemeKind::Dark, ui::ThemeKind::Light }) {
            program.window.setTheme(kind, 1);
            for (const char* view : { "regression", "compare" }) { // without points, without A
                turnTo(view);
                auto* note = program.window.currentView()->findChild<ui::Note*>();
                QVERIFY(note != nullptr && note->isVisible());
                const QColor paper = ui::makeTheme(kind, 1).paper;
                QCOMPARE(note->grab().toImage().pixelColor(1, 1), paper);
                QCOMPARE(note->grab().toImage().pixelColor(note->width() - 2, 1), paper);
            }
            turnTo("flow");
        }
    }
    void settingsDockIsNotCutAfterChanges()
    {
        Running program;
        program.window.setTheme(ui::ThemeKind::Light, 1.2);
        program.window.resize(1024, 700);
        const ui::SettingsPanel* const panel = program.window.settings();
        const auto needed = [&] { return panel->widget()->minimumSizeHint().width(); };
        const auto fits = [&] { return panel->viewport()->width() >= needed(); };
        QTRY_VERIFY(fits());
        const int before = needed();
        edit(program.document, u"r"_s,
            [](ui::EditableState& state) { ui::showRegressionExample(state.experiment); });
        program.document.showView("regression");
        QVERIFY(settled(program.document));
        QTRY_VERIFY(needed() > before); // a kernel has wider settings
        QVERIFY(needed() < before * 5 / 4); // which leave the view its space
        QTRY_VERIFY(fits());
    }
    void everyViewAcceptsEveryKindOfInput()
    {
        Running program;
        const std::vector<std::vector<const char*>> inputs { { "source.text=one" },
            { "source.text=注意力 机制 很 重要", "tokens.kind=characters" },
            { "source.text=שלום עולם 1e5 <b>x</b> & \u202Ex" }, { "source.kind=sentences" },
            { "source.text=", "mask.kind=causal" },
            { "source.text=a b c d", "mask.kind=causal,window", "heads=64", "dk=3" },
            { "embedding.kind=one_hot", "weights.kind=identity", "normaliser.kind=none" } };
        for (const auto& settings : inputs)
            for (const ui::ViewEntry& view : ui::views()) {
                program.document.replace({}, {});
                for (const char* setting : settings)
                    QVERIFY2(change(program.document, setting), setting);
                program.document.showView(std::string(view.id));
                QCoreApplication::processEvents();
                QImage picture(400, 300, QImage::Format_RGB32);
                program.window.currentView()->render(picture, { 400, 300 });
                QTest::keyClick(program.window.currentView(), Qt::Key_Down);
                QTest::keyClick(program.window.currentView(), Qt::Key_Right);
                QTest::keyClick(program.window.currentView(), Qt::Key_Escape);
            }
    }
    void errorIsShownAboveTheViewUntilItIsSolved()
    {
        Running program;
        edit(program.document, u"w"_s, [](ui::EditableState& state) {
            state.experiment.design.weights = core::FileWeights { "/nowhere/w.npz" };
        });
        QTRY_VERIFY(program.hasNotice(u"/nowhere/w.npz"_s));
        QVERIFY(settled(program.document));
        QVERIFY(program.document.experiment() == core::Experiment {});
        QTest::qWait(50); // the restored numbers must not be what makes it work
        QVERIFY(program.hasNotice(u"/nowhere/w.npz"_s));
        QVERIFY(change(program.document, "heads=2"));
        QVERIFY(!program.hasNotice(u"/nowhere/w.npz"_s));
    }
    void pastedMegabyteIsRefusedAndChangesNothing_data()
    {
        QTest::addColumn<bool>("byMenu");
        QTest::newRow("by key") << false;
        QTest::newRow("by menu") << true;
    }
    void pastedMegabyteIsRefusedAndChangesNothing()
    {
        QFETCH(bool, byMenu);
        Running program;
        QLineEdit* edit = program.window.sentenceBar()->queryEdit();
        edit->setFocus();
        edit->selectAll();
        QGuiApplication::clipboard()->setText(QString(1 << 20, u'x'));
        if (byMenu)
            pasteByMenu(edit);
        else
            QTest::keySequence(edit, QKeySequence::Paste);
        QTRY_VERIFY(program.hasNotice(u"too long"_s));
        QCOMPARE(edit->text(),
            QString::fromStdString(
                std::get<core::Sentence>(program.document.experiment().source).text));
        QVERIFY(!program.document.undoStack()->canUndo());
    }
    void everyMenuShortcutHasATextAndIsUnique()
    {
        Running program;
        QList<QAction*> actions;
        for (QAction* menu : program.window.menuBar()->actions())
            actions += menu->menu()->findChildren<QAction*>();
        QSet<QString> keys;
        for (const QAction* action : actions) {
            if (action->isSeparator() || action->shortcut().isEmpty())
                continue;
            QVERIFY(!action->text().isEmpty());
            const QString key = action->shortcut().toString();
            QVERIFY2(!keys.contains(key), qPrintable(key));
            keys.insert(key);
        }
    }
};

QTEST_MAIN(TestWalk)
#include "tst_walk.moc"
