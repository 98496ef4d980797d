#include "ui/window/main_window.h"

#include "ui/animation/animation_dialog.h"
#include "ui/document/actions.h"
#include "ui/document/document.h"
#include "ui/document/network_library.h"
#include "ui/document/training_session.h"
#include "ui/document/view_entry.h"
#include "ui/files/session_files.h"
#include "ui/inspector/inspector.h"
#include "ui/lesson/lesson_tab.h"
#include "ui/pages/lesson_dialog.h"
#include "ui/present/presenter.h"
#include "ui/session/experiment_input.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/outdated_veil.h"
#include "ui/view/view.h"
#include "ui/widgets/action_bar.h"
#include "ui/widgets/drawer.h"
#include "ui/widgets/menu_keys.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/side_panel.h"
#include "ui/widgets/side_panels.h"
#include "ui/widgets/tab_order.h"
#include "ui/window/attention_menu.h"
#include "ui/window/export_actions.h"
#include "ui/window/file_menu.h"
#include "ui/window/full_screen.h"
#include "ui/window/help_menu.h"
#include "ui/window/sentence_bar.h"
#include "ui/window/status_line.h"
#include "ui/window/view_fallback.h"
#include "ui/window/view_menu.h"
#include "ui/window/view_stack.h"
#include "ui/window/wait_panel.h"
#include "ui/words/labels.h"
#include "ui/words/messages.h"

#include <QActionGroup>
#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMenuBar>
#include <QScopedValueRollback>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    const QString refusal = u"refused"_s;
    const QString textRefusal = u"refused text"_s;
    const QString inputNotice = u"input"_s;
    constexpr int lowWindow = 42; // heights of letters
    constexpr int lowestWindow = 28; // with room for more than the sentence and the view
    const QString slimBars = u"QToolBar { padding: 0 6px; } QToolButton { padding: 2px 6px; }"
                             "QToolButton[popupMode=\"2\"] { padding-right: 20px; }"
                             "QToolButton#more { padding: 2px 10px; }"_s;

} // namespace

MainWindow::MainWindow(Document& document, QWidget* parent)
    : QMainWindow(parent)
    , m_document(document)
    , m_traceFirst(connect(&document, &Document::traceChanged, this, &MainWindow::showTrace))
    , m_notices(new NoticeBar(this))
    , m_presenter(new Presenter(document, *this))
    , m_files(new FileMenu(document, *this, *m_notices))
    , m_exports(new ExportActions(document, *this))
    , m_stack(new ViewStack(this))
    , m_sentence(new SentenceBar(document, this))
    , m_settings(new SettingsPanel(document, this))
    , m_inspector(new Inspector(document, this))
    , m_viewActions(new QActionGroup(this))
    , m_undo(document.undoStack()->createUndoAction(this, tr("Undo")))
    , m_redo(document.undoStack()->createRedoAction(this, tr("Redo")))
    , m_pin(new QAction(tr("Pin A | B"), this))
    , m_status(new StatusLine(document, statusBar()))
{
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcuts({ QKeySequence(u"Ctrl+Shift+Z"_s), QKeySequence(u"Ctrl+Y"_s) });
    m_undo->setIconText(u"↶"_s);
    m_redo->setIconText(u"↷"_s);
    m_pin->setCheckable(true);
    m_pin->setShortcut(QKeySequence(u"Ctrl+B"_s));
    m_pin->setToolTip(tr("Keep the current state as A and compare later states with it"));
    connect(m_pin, &QAction::triggered, this, [this] { togglePin(m_document, m_document); });
    setMinimumSize(640, 400);
    resize(1440, 900);
    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack->scrolled(centre));
    m_veils = { new OutdatedVeil(document, *centre, OutdatedVeil::Caption::Named),
        new OutdatedVeil(document, *m_sentence->tokens(), OutdatedVeil::Caption::None),
        new OutdatedVeil(document, *m_inspector, OutdatedVeil::Caption::None) };
    m_veils.front()->setArea([this, centre] {
        const QRect area = currentView()->numbersArea();
        return QRect(currentView()->mapTo(centre, area.topLeft()), area.size());
    });
    connect(new WaitPanel(document, centre), &WaitPanel::said, this, &MainWindow::say);
    setCentralWidget(centre);
    addViews();
    addViewActions();
    addPanels();
    addToolbar();
    addMenus();
    new MenuKeys(*this);
    connect(&document, &Document::sessionChanged, this, &MainWindow::showSession);
    connect(&document, &Document::pinnedChanged, this, [this] { currentView()->showTrace(); });
    connect(&document, &Document::selectionChanged, this, &MainWindow::showSelection);
    connect(&document, &Document::pathChanged, this, [this] {
        m_notices->remove(refusal); // saved or opened: the refusal is outdated
        showTitle();
    });
    connect(&document, &Document::unsavedChanged, this, &MainWindow::showTitle);
    connect(&document, &Document::problem, this, &MainWindow::showProblem);
    connect(&document, &Document::outdatedChanged, this, [this] {
        if (m_document.outdated())
            return;
        m_notices->remove(textRefusal);
        showInputNotice(); // again, if the refusal replaced it
    });
    connect(&document, &Document::pinProblem, this, [this](const core::Error& error) {
        refuseWith(tr("State A cannot be computed; it stays pinned: %1").arg(sentence(error)),
            remarks(error), m_files->sessions().remediesOfPin(error));
    });
    connect(new ViewFallback(document, m_viewActions->actions(), this), &ViewFallback::said, this,
        &MainWindow::say);
    connect(document.training(), &TrainingSession::failed, this, [this](const core::Error& error) {
        refuseWith(tr("Training ended: %1").arg(sentence(error)), remarks(error), {});
    });
    connect(document.training(), &TrainingSession::unread, this,
        [this](const core::Error& error) { refuse(sentence(error)); });
    connect(m_sentence, &SentenceBar::tooLong, this,
        [this](const QString& reason, const std::function<void()>& takeBeginning) {
            std::vector<NoticeAction> actions;
            if (takeBeginning)
                actions.push_back({ tr("Use its beginning"), takeBeginning });
            refuseWith(reason, {}, actions);
        });
    connect(m_settings, &SettingsPanel::refused, this, &MainWindow::refuse);
    connect(m_settings, &SettingsPanel::folderWanted, m_files, &FileMenu::openModel);
    connect(m_settings, &SettingsPanel::networkWanted, m_files, &FileMenu::openListed);
    connect(document.networks(), &NetworkLibrary::failed, this,
        [this](const core::Error& error) { refuseWith(sentence(error), remarks(error), {}); });
    connect(m_stack, &ViewStack::normalTextWanted, this, [this] { setTheme(m_theme.kind, 1); });
    connect(m_files, &FileMenu::said, this, &MainWindow::say);
    connect(m_exports, &ExportActions::said, this, &MainWindow::say);
    setTheme(ThemeKind::Light, 1);
    showSession();
    showTitle();
}

// A field that loses the focus during destruction still commits its text.
MainWindow::~MainWindow()
{
    m_document.disconnect(this);
    m_document.undoStack()->disconnect(this);
}

void MainWindow::addViews()
{
    for (const ViewEntry& entry : views()) {
        View* view = newView(std::string(entry.id), m_document, m_document, m_stack);
        m_stack->addWidget(view);
        m_views.emplace(entry.id, view);
        connect(view, &View::networkWanted, m_files, &FileMenu::openListed);
        const auto animate = [view](bool still) { view->setMotion(!still); };
        animate(m_presenter->reducedMotion()->isChecked());
        connect(m_presenter->reducedMotion(), &QAction::toggled, view, animate);
    }
}

void MainWindow::addViewActions()
{
    int number = 0;
    for (const ViewEntry& entry : views()) {
        auto* action = new QAction(label(entry.id), m_viewActions);
        action->setCheckable(true);
        action->setToolTip(explanation("view", entry.id));
        action->setData(QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size())));
        if (++number <= 9) // the pin takes the last digit
            action->setShortcut(QKeySequence(u"Ctrl+%1"_s.arg(number)));
        connect(action, &QAction::triggered, this, [this, action] {
            m_document.showView(action->data().toString().toStdString());
            currentView()->setFocus(); // arrows and [ ] go to the view now
        });
    }
}

void MainWindow::setTheme(ThemeKind kind, qreal scale)
{
    m_theme = makeTheme(kind, scale);
    applyTheme(*qApp, m_theme);
    m_notices->setTheme(m_theme);
    m_presenter->setTheme(m_theme);
    m_sentence->setTheme(m_theme);
    m_status->setTheme(m_theme);
    m_viewMenu->showTheme(m_theme);
    m_help->setTheme(m_theme);
    m_stack->setTheme(m_theme);
    m_inspector->setTheme(m_theme);
    for (OutdatedVeil* veil : m_veils)
        veil->setTheme(m_theme);
    for (const auto& [id, view] : m_views)
        view->setTheme(m_theme);
    fit();
    emit themeChanged();
}

// The smaller the window, the larger the view's part of it.
void MainWindow::fit()
{
    for (const SidePanel* panel : m_panels->panels())
        m_bar->setWanted(panel->action(), m_panels->areDrawers());
    const int letter = m_theme.font.pixelSize();
    const bool low = height() < lowWindow * letter;
    const bool lowest = height() < lowestWindow * letter;
    m_sentence->setTokenLines(lowest ? 0 : low ? 1 : 2);
    m_status->setRoom(m_pictureAlone ? StatusLine::Room::None
            : lowest                 ? StatusLine::Room::ForMessages
            : m_panels->areDrawers() ? StatusLine::Room::ForTheCell
                                     : StatusLine::Room::ForAll);
    const QString sheet = low ? slimBars : QString();
    for (QToolBar* bar : findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
        if (bar->styleSheet() != sheet) {
            bar->setStyleSheet(sheet);
            m_sentence->setTheme(m_theme); // its font came from the style sheet
            m_help->setTheme(m_theme);
        }
}

void MainWindow::showPictureAlone(bool alone)
{
    m_pictureAlone = alone;
    fit();
    for (const auto& [id, view] : m_views)
        view->setBare(alone);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    fit();
}

View* MainWindow::currentView() const
{
    return static_cast<View*>(m_stack->currentWidget());
}

void MainWindow::replace(std::unique_ptr<MainWindow> other)
{
    m_files->takeOver(*other->m_files);
    m_help->takeOver(*other->m_help);
    m_inspector->takeOver(*other->m_inspector);
    other.reset(); // releases files it still offered
    m_document.announce();
    m_files->offerOrphans();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_files->closing(event);
}

// Digits and brackets that no widget uses go to the view: after a click on a token or a slider
// move, the next step is one key away.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    QMainWindow::keyPressEvent(event);
    if (m_handsOn || event->isAccepted() || event->text().size() != 1
        || !u"123456789[]"_s.contains(event->text()))
        return;
    const QScopedValueRollback<bool> once(m_handsOn, true); // the view may return the key
    QApplication::sendEvent(currentView(), event);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return focusNextRead(*this, next);
}

void MainWindow::say(const QString& message)
{
    constexpr int longEnough = 10000; // milliseconds; a later message is outdated
    statusBar()->showMessage(message, longEnough);
}

void MainWindow::refuse(const QString& reason)
{
    refuseWith(reason, {}, {});
}

void MainWindow::refuseWith(
    const QString& reason, const QString& details, const std::vector<NoticeAction>& actions)
{
    m_whenRefused = withoutCheckpoint(m_document.experiment());
    m_notices->add({ refusal, reason, true, actions, {}, details });
}

void MainWindow::showProblem(const core::Error& error, const core::Experiment& asked)
{
    if (m_sentence->cutsRefused())
        return;
    const std::vector<NoticeAction> actions = m_files->sessions().remedies(error, asked);
    if (m_document.refusedText())
        refuseText(error, actions);
    else
        refuseWith(tr("This cannot be computed and was undone: %1").arg(sentence(error)),
            remarks(error), actions);
}

// Stays while the views show another text than the field.
void MainWindow::refuseText(const core::Error& error, std::vector<NoticeAction> actions)
{
    if (const auto& fitting = m_document.refusedText()->fitting)
        actions.push_back(
            { tr("Cut the text to fit"), [this, cut = *fitting] { m_document.typeText(cut); } });
    m_notices->remove(inputNotice); // about the text before
    m_inputNotice.clear();
    m_notices->add({ textRefusal,
        tr("This text cannot be computed; the views show the previous one: %1")
            .arg(sentence(error)),
        true, actions, {}, remarks(error) });
}

// What the model does not know of the text on screen. Closed, it returns with another text.
void MainWindow::showInputNotice()
{
    const QString text = inputNotices(*m_document.trace()->model);
    if (text == m_inputNotice)
        return;
    m_inputNotice = text;
    if (text.isEmpty())
        m_notices->remove(inputNotice);
    else
        m_notices->add({ inputNotice, text, false, {} });
}

void MainWindow::showSession()
{
    const std::string& id = m_document.navigation().view;
    const auto it = m_views.find(id);
    View* view = it != m_views.end() ? it->second : m_views.begin()->second;
    m_stack->setCurrentWidget(view);
    for (QAction* action : m_viewActions->actions())
        action->setChecked(action->data().toString().toStdString() == id);
    m_pin->setChecked(m_document.session().pinned.has_value());
    const Navigation& place = m_document.navigation();
    if (m_shownView != m_document.view() || m_shownPlace != place) // numbers are drawn with the
                                                                   // trace
        currentView()->showTrace();
    m_shownView = m_document.view();
    m_shownPlace = place;
    showTitle();
}

void MainWindow::showTrace()
{
    QElapsedTimer clock;
    clock.start();
    currentView()->showTrace();
    showSelection();
    m_status->showPaintTime(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    if (withoutCheckpoint(m_document.trace()->model->experiment) != m_whenRefused)
        m_notices->remove(refusal); // the refused change is superseded
    showInputNotice();
}

void MainWindow::showSelection() const
{
    currentView()->showSelection();
}

void MainWindow::showTitle()
{
    const QString name
        = m_document.path().isEmpty() ? tr("untitled") : m_document.path().section(u'/', -1);
    setWindowTitle(tr("%1[*] – Headlight").arg(name));
    setWindowModified(m_document.hasUnsavedChanges());
}

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
