#include "ui/files/examples.h"
#include "ui/files/recovery.h"
#include "ui/files/session_files.h"
#include "ui/inspector/inspector.h"
#include "ui/lesson/lesson_tab.h"
#include "ui/settings/field_editor.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/window/status_line.h"
#include "ui/window/window_keeper.h"
#include "ui/window/window_memory.h"
#include "ui/words/labels.h"
#include "ui/words/language.h"
#include "window_stage.h"

#include <QDir>
#include <QDockWidget>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace {

struct KeptWindow {
    ui::Document document;
    ui::WindowKeeper keeper { *qApp, document };

    explicit KeptWindow(const QString& file = {})
    {
        keeper.window().show();
        keeper.window().files()->start(file);
        if (!settled(document))
            qFatal("the first view was not computed");
    }
    // Chooses in the View menu; true once the new window exists.
    bool choose(const QString& language)
    {
        const QPointer<ui::MainWindow> before = &keeper.window();
        const QString name = ui::nameOfLanguage(language);
        for (QAction* action : keeper.window().findChildren<QAction*>())
            if (action->text() == name)
                action->trigger();
        return QTest::qWaitFor([&] { return before.isNull(); });
    }
    QString menuTexts()
    {
        QStringList texts;
        for (const QAction* menu : keeper.window().menuBar()->actions())
            texts << menu->text();
        return texts.join(u' ');
    }
};

} // namespace

// Changing the language at run time changes the texts and nothing else.
class TestWindowKeeper : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        ui::speak(*qApp, u"en"_s);
    }

    void languageChangeKeepsTheSession()
    {
        KeptWindow program;
        QVERIFY(change(program.document, "heads=3"));
        program.document.lock({ 0, 2, 7, 1, 0 });
        program.document.showView("links");
        program.keeper.window().setTheme(ui::ThemeKind::Dark, 1.1);
        const ui::Session before = program.document.session();
        const int steps = program.document.undoStack()->count();
        const core::Trace* const trace = program.document.trace().get();

        QVERIFY(program.choose(u"zh_CN"_s));
        QVERIFY2(program.menuTexts().startsWith(u"文件(&F) 编辑(&E) 视图(&V)"_s),
            qPrintable(program.menuTexts()));
        QVERIFY(program.document.session() == before);
        QCOMPARE(program.document.undoStack()->count(), steps);
        QCOMPARE(program.document.trace().get(), trace); // computed once
        ui::MainWindow& window = program.keeper.window();
        QVERIFY(window.isVisible() && window.isWindowModified());
        QCOMPARE(window.theme().kind, ui::ThemeKind::Dark);
        QCOMPARE(window.theme().scale, 1.1);
        QCOMPARE(window.theme().font, ui::makeTheme(ui::ThemeKind::Dark, 1.1, u"zh_CN"_s).font);
        QVERIFY2(window.status()->cell().startsWith(u"头 3 · 查询"_s),
            qPrintable(window.status()->cell()));
    }
    void undoStepsAreNamedInTheLanguage()
    {
        KeptWindow program;
        auto* heads = program.keeper.window().settings()->editor(u"heads"_s);
        emit heads->changed(u"heads"_s, u"3"_s);
        emit heads->changed(u"heads"_s, u"4"_s); // during a drag
        program.document.commitEdit();
        ui::takeExample(program.document, ui::examples().back());
        program.document.undoStack()->undo();
        QVERIFY(settled(program.document));
        const QUndoStack& steps = *program.document.undoStack();
        QCOMPARE(steps.text(0), u"Change Heads"_s);

        QVERIFY(program.choose(u"zh_CN"_s));
        QCOMPARE(steps.text(0), u"更改"_s + ui::label("heads"));
        QVERIFY2(steps.text(1).startsWith(u"示例："_s), qPrintable(steps.text(1)));
        const auto actions = program.keeper.window().findChildren<QAction*>();
        const auto says = [&](const QString& text) {
            return std::ranges::any_of(actions, [&](const QAction* action) {
                return action->text() == text && action->toolTip() == text;
            });
        };
        QVERIFY(says(u"撤销 "_s + steps.text(0)) && says(u"重做 "_s + steps.text(1)));
        QVERIFY(program.choose(u"en"_s));
        QCOMPARE(steps.text(0), u"Change Heads"_s);
    }
    void newWindowShowsTheSameState()
    {
        KeptWindow program;
        program.document.showView("heads");
        QVERIFY(change(program.document, "heads=5"));
        QVERIFY(program.choose(u"zh_TW"_s));
        const auto shown = [&] {
            for (int i = 0; i < 3; ++i) { // layouts depend on each other
                QCoreApplication::processEvents();
                program.keeper.window().grab();
            }
            return program.keeper.window().currentView()->grab().toImage();
        };
        const QImage switched = shown();
        QVERIFY(change(program.document, "heads=6"));
        QVERIFY(shown() != switched);
        QVERIFY(change(program.document, "heads=5"));
        QCOMPARE(shown(), switched);
    }
    void notesContinueInTheNextLanguage()
    {
        KeptWindow program;
        const auto inspector = [&] { return program.keeper.window().inspector(); };
        inspector()->setCurrentWidget(inspector()->lesson());
        for (int i = 0; i < 3; ++i)
            inspector()->lesson()->addState();
        inspector()->lesson()->list()->setCurrentRow(1);
        QVERIFY(program.choose(u"zh_TW"_s));
        QCOMPARE(inspector()->currentWidget(), inspector()->lesson());
        QCOMPARE(inspector()->lesson()->list()->currentRow(), 1);
        QVERIFY(inspector()->lesson()->notes()->isVisibleTo(inspector()));
    }
    void chosenLanguageIsRemembered()
    {
        QCOMPARE(ui::rememberedLanguage(), QString());
        KeptWindow program;
        QVERIFY(program.choose(u"zh_TW"_s));
        QCOMPARE(ui::rememberedLanguage(), u"zh_TW"_s);
        QVERIFY(program.choose(u"en"_s));
        QCOMPARE(ui::rememberedLanguage(), u"en"_s);
        QVERIFY(program.menuTexts().startsWith(u"&File &Edit &View"_s));
    }
    void recoveryCopyContinues()
    {
        KeptWindow program;
        QVERIFY(change(program.document, "heads=3"));
        ui::Recovery& old = program.keeper.window().files()->recovery();
        old.save();
        const QString file = old.file();
        QVERIFY(QTest::qWaitFor([&] { return QFile::exists(file); }));
        QVERIFY(program.choose(u"zh_CN"_s));
        QVERIFY(program.keeper.window().notices()->rows().empty()); // it belongs to no other window
        QCOMPARE(program.keeper.window().files()->recovery().file(), file);
        QVERIFY(QFile::exists(file));
        program.document.undoStack()->undo();
        QVERIFY(settled(program.document));
        QVERIFY(!QFile::exists(file)); // no unsaved change is left
        QVERIFY(program.keeper.window().close());
        QVERIFY(QDir(ui::Recovery::folder()).entryList(QDir::Files).isEmpty());
    }
    void consentSurvivesALanguageChange()
    {
        const QString path = m_home->path(u"a.headlight"_s);
        ui::Session session;
        session.steps.emplace_back().experiment.design.weights
            = core::FileWeights { "/nowhere/w.npz" };
        ui::writeSession(path, { session, {}, {}, {}, {} }, {});
        KeptWindow program;
        program.keeper.window().files()->sessions().agree(path, { u"/nowhere/w.npz"_s });
        program.keeper.window().files()->open(path);
        QTRY_COMPARE(program.document.path(), path);
        QVERIFY(program.choose(u"zh_CN"_s));
        program.keeper.window().files()->sessions().create();
        QCOMPARE(program.document.path(), QString());
        program.keeper.window().files()->open(path);
        QTRY_COMPARE(program.document.path(), path);
    }
    void unknownFieldsOfAFileAreKept()
    {
        const QString path = m_home->path(u"later.headlight"_s);
        {
            KeptWindow program;
            program.keeper.window().files()->sessions().saveAs();
            auto* dialog = program.keeper.window().findChild<QFileDialog*>();
            dialog->findChild<QLineEdit*>(u"fileNameEdit"_s)->setText(path);
            QTest::mouseClick(
                dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save),
                Qt::LeftButton);
            QVERIFY(QTest::qWaitFor([&] { return QFile::exists(path); }));
            program.keeper.window().close();
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray text = file.readAll();
        text.replace(text.indexOf('{'), 1, "{\"hologram\": 3,");
        QVERIFY(file.seek(0) && file.write(text) == text.size());
        file.close();
        KeptWindow program(path);
        QTRY_COMPARE(program.document.path(), path);
        QVERIFY(program.choose(u"zh_CN"_s));
        QVERIFY(change(program.document, "heads=3"));
        program.keeper.window().files()->sessions().save();
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("hologram"));
    }
};

QTEST_MAIN(TestWindowKeeper)
#include "tst_window_keeper.moc"
