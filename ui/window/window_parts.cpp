#include "ui/document/document.h"
#include "ui/document/view_entry.h"
#include "ui/inspector/inspector.h"
#include "ui/lesson/lesson_tab.h"
#include "ui/pages/lesson_action.h"
#include "ui/present/presenter.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/widgets/action_bar.h"
#include "ui/widgets/drawer.h"
#include "ui/widgets/side_panel.h"
#include "ui/widgets/side_panels.h"
#include "ui/window/animation_action.h"
#include "ui/window/attention_menu.h"
#include "ui/window/export_actions.h"
#include "ui/window/file_menu.h"
#include "ui/window/full_screen.h"
#include "ui/window/help_menu.h"
#include "ui/window/main_window.h"
#include "ui/window/sentence_bar.h"
#include "ui/window/view_menu.h"
#include "ui/window/view_stack.h"

#include <QActionGroup>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

// The parts around the view: the toolbar, the menus and the panels.

using namespace Qt::StringLiterals;

namespace ui {

// Actions that are also in the menus leave the toolbar first when space is scarce.
void MainWindow::addToolbar()
{
    auto* bar = addToolBar(tr("Main"));
    bar->setObjectName(u"main"_s);
    bar->setMovable(false);
    m_bar = new ActionBar(bar);
    const auto [left, right] = m_panels->panels();
    m_bar->add(left->action(), 8);
    m_bar->add(m_files->openAction(), 0);
    m_bar->add(m_files->saveAction(), 1);
    m_bar->add(m_undo, 4);
    m_bar->add(m_redo, 3);
    m_bar->buttonOf(m_undo)->setAccessibleName(tr("Undo")); // a screen reader cannot read an arrow
    m_bar->buttonOf(m_redo)->setAccessibleName(tr("Redo"));
    m_bar->addSpring();
    QList<QAction*> shown = m_viewActions->actions();
    shown.removeIf([](const QAction* each) { // the pin opens that one
        return hasRole(each->data().toString().toStdString(), ViewRole::Comparison);
    });
    m_bar->addAlternatives(shown, 2);
    m_bar->addSpring();
    m_bar->add(m_pin, 6);
    m_bar->add(m_exports->exportAction(), 5);
    m_bar->add(m_files->lessons()->menuAction(), 5);
    m_bar->add(m_presenter, 5);
    m_bar->add(right->action(), 7);
    bar->addWidget(m_bar);
    auto* sentence = addToolBar(tr("Sentence"));
    sentence->setObjectName(u"sentence"_s);
    sentence->setMovable(false);
    auto* rows = new QWidget(sentence);
    m_belowToolbar = new QVBoxLayout(rows);
    m_belowToolbar->setContentsMargins(0, 0, 0, 0);
    m_belowToolbar->setSpacing(0);
    m_belowToolbar->addWidget(m_sentence);
    sentence->addWidget(rows);
    insertToolBarBreak(sentence);
}

void MainWindow::addMenus()
{
    auto* animation = new AnimationAction(m_document, *this);
    connect(animation, &AnimationAction::said, this, &MainWindow::say);
    auto* lesson = new LessonAction(m_document, *this);
    connect(lesson, &LessonAction::said, this, &MainWindow::say);
    QMenu* file = m_files->menu();
    QAction* quit = file->actions().last();
    file->insertActions(quit,
        { m_exports->exportAction(), animation, lesson, m_exports->numbersAction(),
            m_exports->printAction() });
    file->insertSeparator(quit);
    menuBar()->addMenu(file);
    m_sentence->examplesButton()->setMenu(m_files->examples());
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({ m_undo, m_redo });
    edit->addSeparator();
    edit->addActions({ m_exports->copyAction(), m_exports->commandAction() });
    edit->addSeparator();
    edit->addAction(m_pin);
    edit->addAction(tr("Add this state as a step"), QKeySequence(u"Ctrl+Shift+A"_s), this, [this] {
        m_inspector->lesson()->addState();
        say(tr("Step %1 of the lesson was added.").arg(m_document.session().steps.size()));
    });
    m_viewMenu = new ViewMenu(m_document, m_viewActions->actions(), this);
    menuBar()->addMenu(m_viewMenu);
    const auto [left, right] = m_panels->panels();
    auto* fullScreen = new FullScreen(*this, *m_stack);
    m_viewMenu->addPanels({ left->action(), right->action(), fullScreen, m_presenter,
        m_presenter->fromStart(), m_presenter->reducedMotion() });
    connect(fullScreen, &FullScreen::said, this, &MainWindow::say);
    connect(fullScreen, &FullScreen::pictureAlone, this, &MainWindow::showPictureAlone);
    connect(fullScreen, &FullScreen::left, m_panels, &SidePanels::fitWidths);
    connect(m_viewMenu, &ViewMenu::themeChosen, this,
        [this](ThemeKind kind) { setTheme(kind, m_theme.scale); });
    connect(m_viewMenu, &ViewMenu::scaleChosen, this,
        [this](qreal scale) { setTheme(m_theme.kind, scale); });
    connect(m_viewMenu, &ViewMenu::languageChosen, this, &MainWindow::languageChosen);
    menuBar()->addMenu(new AttentionMenu(m_document, this));
    m_help = new HelpMenu(m_document, *this, *m_viewActions, *m_belowToolbar);
    menuBar()->addMenu(m_help);
}

void MainWindow::addPanels()
{
    const auto panel = [this](const QString& id, const QString& title, QWidget* content) {
        const bool left = content == m_settings;
        return new SidePanel({ *this, *centralWidget(), content, id, title },
            left ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea);
    };
    auto* settings = panel(u"settings"_s, tr("Settings"), m_settings);
    auto* inspector = panel(u"inspector"_s, tr("Inspector"), m_inspector);
    settings->action()->setShortcut(QKeySequence(u"F8"_s));
    inspector->action()->setShortcut(QKeySequence(u"F9"_s));
    settings->action()->setToolTip(tr("The model and all settings that affect its attention (F8)"));
    inspector->action()->setToolTip(
        tr("How the weight of the locked cell is computed, number by number (F9)"));
    m_panels = new SidePanels(*this, settings, inspector);
    connect(m_panels, &SidePanels::drawersChanged, this, &MainWindow::fit);
    for (const SidePanel* each : m_panels->panels())
        connect(each->drawer(), &Drawer::focusLeft, this, [this] { currentView()->setFocus(); });
}

} // namespace ui
