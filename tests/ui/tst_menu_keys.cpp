#include "ui/document/view_entry.h"
#include "ui/inspector/inspector.h"
#include "ui/view/view.h"
#include "ui/views/matrices/cell_editor.h"
#include "ui/widgets/menu_keys.h"
#include "window_stage.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QTableView>
#include <QTreeView>
#include <QUndoView>

using namespace Qt::StringLiterals;

// Tests the menus' shortcuts with the focus in every kind of widget.
class TestMenuKeys : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    std::unique_ptr<Running> m_program;
    QList<QAction*> m_actions;
    QStringList m_tried; // kinds of widgets

    [[nodiscard]] ui::MainWindow& window() const { return m_program->window; }

    void showView(const char* id, bool table = false)
    {
        m_program->document.showView(id);
        m_program->document.navigate([&](ui::Navigation& at) { at.tensorTable = table; });
        QVERIFY(settled(m_program->document));
        QCoreApplication::processEvents();
    }
    // Presses the shortcut of every action as a keyboard does: the window decides who receives it.
    void pressAllIn(QWidget& widget)
    {
        widget.window()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(widget.window()));
        widget.setFocus();
        QTRY_VERIFY(widget.hasFocus());
        m_tried << QString::fromLatin1(widget.metaObject()->className());
        for (QAction* action : m_actions) {
            action->setEnabled(true); // undo, for example, may be disabled
            for (const QKeySequence& keys : action->shortcuts()) {
                QSignalSpy triggered(action, &QAction::triggered);
                QTest::keySequence(widget.window()->windowHandle(), keys);
                QVERIFY2(triggered.count() == 1,
                    qPrintable(u"%1 in %2 %3"_s.arg(keys.toString(),
                        QString::fromLatin1(widget.metaObject()->className()),
                        widget.accessibleName())));
                QVERIFY2(widget.hasFocus(), qPrintable(keys.toString()));
            }
        }
    }
    // In one widget of every kind that takes the focus inside another.
    void pressAllInEveryKindOf(QWidget& whole)
    {
        QSet<QString> kinds;
        for (auto* widget : whole.findChildren<QWidget*>()) {
            const QString kind = QString::fromLatin1(widget->metaObject()->className());
            if (!widget->isVisible() || !widget->isEnabled() || kinds.contains(kind)
                || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() != nullptr
                || widget->window() != whole.window())
                continue;
            kinds.insert(kind);
            pressAllIn(*widget);
            if (QTest::currentTestFailed())
                return;
        }
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        m_program = std::make_unique<Running>();
        window().resize(1440, 900);
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QTest::qWait(100); // the panels are in place
        m_tried.clear();
        m_actions = ui::actionsWithKeys(*window().menuBar());
        m_actions.removeIf([](const QAction* action) { // in text fields they are text
            return action->shortcut()[0].keyboardModifiers() == Qt::NoModifier
                && action->shortcut()[0].key() < Qt::Key_Escape;
        });
        QVERIFY(m_actions.size() > 20);
        for (QAction* action : m_actions) { // receiving them is enough
            disconnect(action, &QAction::triggered, nullptr, nullptr);
        }
    }
    void cleanup()
    {
        m_program.reset();
        m_home.reset();
    }

    void menuKeysWorkInEveryFieldOfTheWindow()
    {
        pressAllInEveryKindOf(window());
        for (const char* kind : { "QLineEdit", "QDoubleSpinBox", "ui::NumberSlider", "QComboBox",
                 "ui::TokenChips", "QToolButton", "QCheckBox" })
            QVERIFY2(m_tried.contains(QString::fromLatin1(kind)), kind);
    }
    void menuKeysWorkInEveryView()
    {
        for (const ui::ViewEntry& view : ui::views()) {
            showView(std::string(view.id).c_str());
            pressAllInEveryKindOf(*window().currentView());
            pressAllIn(*window().currentView());
        }
        for (const char* kind : { "QListWidget", "QSpinBox", "QTreeView" })
            QVERIFY2(m_tried.contains(QString::fromLatin1(kind)), kind);
    }
    void menuKeysWorkInEveryTabOfTheInspector()
    {
        for (int i = 0; i < window().inspector()->count(); ++i) {
            window().inspector()->setCurrentIndex(i);
            QTRY_VERIFY(window().inspector()->currentWidget()->isVisible());
            QTest::qWait(50); // with its content
            pressAllInEveryKindOf(*window().inspector());
        }
        for (const char* kind : { "ui::NotesTab", "QUndoView", "QTableView", "QTabBar" })
            QVERIFY2(m_tried.contains(QString::fromLatin1(kind)), kind);
    }
    void menuKeysWorkWhileACellIsEdited()
    {
        showView("matrices");
        m_program->document.navigate([](ui::Navigation& at) { at.tensor = "layer1/head1/w_v"; });
        QVERIFY(settled(m_program->document));
        QTest::keyClick(window().currentView(), Qt::Key_Down); // the first key starts in the corner
        QTest::keyClick(window().currentView(), Qt::Key_F2);
        auto* editor = window().currentView()->findChild<ui::CellEditor*>();
        QVERIFY(editor != nullptr);
        pressAllIn(*editor);
        QVERIFY(editor->isVisible());
    }
    void menuKeysWorkInATableAndItsEditor()
    {
        showView("matrices", true);
        auto* table = window().currentView()->findChild<QTableView*>();
        QVERIFY(table->isVisible());
        pressAllIn(*table);
        auto* editor = new QLineEdit(table->viewport()); // as its delegate does
        editor->show();
        pressAllIn(*editor);
    }
    void menuKeysWorkInAFloatingPanel()
    {
        auto* panel = window().findChild<QDockWidget*>(u"inspector"_s);
        panel->setFloating(true);
        window().inspector()->setCurrentIndex(3);
        panel->raise(); // a window manager may place it below, where it is not visible
        QVERIFY(QTest::qWaitForWindowExposed(panel));
        pressAllInEveryKindOf(*window().inspector());
        QVERIFY(m_tried.contains(u"ui::NotesTab"_s));
    }
    void typedKeysGoToTheField()
    {
        QLineEdit* field = window().sentenceBar()->queryEdit();
        field->setFocus();
        field->selectAll();
        QTest::keySequence(window().windowHandle(), QKeySequence(u"a"_s));
        QTest::keyClick(window().windowHandle(), Qt::Key_B, Qt::ShiftModifier);
        QTest::keySequence(window().windowHandle(), QKeySequence(u"]"_s));
        QCOMPARE(field->text().toLower(), u"ab]"_s);
        QTest::keySequence(window().windowHandle(), QKeySequence(QKeySequence::SelectAll));
        QTest::keySequence(window().windowHandle(), QKeySequence(QKeySequence::Copy));
        QTest::keyClick(window().windowHandle(), Qt::Key_End);
        QTest::keySequence(window().windowHandle(), QKeySequence(QKeySequence::Paste));
        QCOMPARE(field->text().toLower(), u"ab]ab]"_s);
    }
};

QTEST_MAIN(TestMenuKeys)
#include "tst_menu_keys.moc"
