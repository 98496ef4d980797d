#include "ui/main_window.h"

#include "ui/animation/animation_action.h"
#include "ui/attention_menu.h"
#include "ui/document.h"
#include "ui/figure/export_actions.h"
#include "ui/files/file_menu.h"
#include "ui/inspector/inspector.h"
#include "ui/key_list.h"
#include "ui/labels.h"
#include "ui/notice_bar.h"
#include "ui/pin.h"
#include "ui/sentence_bar.h"
#include "ui/settings/settings_panel.h"
#include "ui/side_panels.h"
#include "ui/status_line.h"
#include "ui/undo_keys.h"
#include "ui/view_menu.h"
#include "ui/views/view.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    const QString refusal = u"refused"_s;
}

MainWindow::MainWindow(Document& document, QWidget* parent)
    : QMainWindow(parent)
    , m_document(document)
    , m_traceFirst(connect(&document, &Document::traceChanged, this, &MainWindow::showTrace))
    , m_notices(new NoticeBar(this))
    , m_files(new FileMenu(document, *this, *m_notices))
    , m_exports(new ExportActions(document, *this))
    , m_stack(new QStackedWidget(this))
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
    m_pin->setToolTip(tr("Keep these numbers as A and compare what comes with them"));
    connect(m_pin, &QAction::triggered, this, [this] { togglePin(m_document); });
    setMinimumSize(1024, 700);
    resize(1440, 900);
    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notices);
    layout->addWidget(m_stack, 1);
    setCentralWidget(centre);
    addViews();
    addViewActions();
    addToolbar();
    addMenus();
    addDocks();
    addHelp();
    new UndoKeys(*this, { m_undo, m_redo });
    connect(&document, &Document::sessionChanged, this, &MainWindow::showSession);
    connect(&document, &Document::pinnedChanged, this, [this] { currentView()->showTrace(); });
    connect(&document, &Document::selectionChanged, this, &MainWindow::showSelection);
    connect(&document, &Document::pathChanged, this, [this] {
        m_notices->remove(refusal); // saved or opened: it is over
        showTitle();
    });
    connect(document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::showTitle);
    connect(&document, &Document::problem, this, [this](const core::Error& error) {
        refuse(tr("This cannot be computed, and was taken back: %1.")
                   .arg(QString::fromStdString(error.detail())));
    });
    connect(m_sentence, &SentenceBar::refused, this, &MainWindow::refuse);
    connect(m_settings, &SettingsPanel::refused, this, &MainWindow::refuse);
    connect(m_files, &FileMenu::said, this, &MainWindow::say);
    connect(m_exports, &ExportActions::said, this, &MainWindow::say);
    setTheme(ThemeKind::Light, 1);
    showSession();
    showTitle();
}

// A field that loses the focus while the window goes still hands in its text.
MainWindow::~MainWindow()
{
    m_document.disconnect(this);
}

void MainWindow::addViews()
{
    for (const ViewEntry& entry : views()) {
        View* view = entry.make(m_document, m_stack);
        m_stack->addWidget(view);
        m_views.emplace(entry.id, view);
    }
}

void MainWindow::addViewActions()
{
    int number = 0;
    for (const ViewEntry& entry : views()) {
        auto* action = new QAction(label(entry.id), m_viewActions);
        action->setCheckable(true);
        action->setToolTip(explanation(entry.id));
        action->setData(QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size())));
        action->setShortcut(QKeySequence(u"Ctrl+%1"_s.arg(++number)));
        connect(action, &QAction::triggered, this, [this, action] {
            m_document.edit(tr("Show %1").arg(action->text()), u"view"_s, [&](Session& session) {
                session.view.view = action->data().toString().toStdString();
            }); // not settled: looking around is one step, however many views were looked at
            currentView()->setFocus(); // arrows and [ ] are for the picture now
        });
    }
}

void MainWindow::addToolbar()
{
    auto* bar = addToolBar(tr("Main"));
    bar->setObjectName(u"main"_s);
    bar->setMovable(false);
    bar->addActions({ m_files->openAction(), m_files->saveAction() });
    bar->addAction(m_undo);
    bar->addAction(m_redo);
    const auto spring = [&] {
        auto* space = new QWidget(bar);
        space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        bar->addWidget(space);
    };
    spring();
    for (QAction* action : m_viewActions->actions())
        if (action->data() != u"compare"_s) // that is where the pin leads
            bar->addAction(action);
    spring();
    bar->addAction(m_pin);
    bar->addAction(m_exports->exportAction());
    auto* sentence = addToolBar(tr("Sentence"));
    sentence->setObjectName(u"sentence"_s);
    sentence->setMovable(false);
    sentence->addWidget(m_sentence);
    insertToolBarBreak(sentence);
}

void MainWindow::addMenus()
{
    auto* animation = new AnimationAction(m_document, *this);
    connect(animation, &AnimationAction::said, this, &MainWindow::say);
    QMenu* file = m_files->menu();
    QAction* quit = file->actions().last();
    file->insertActions(quit,
        { m_exports->exportAction(), animation, m_exports->numbersAction(),
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
    m_viewMenu = new ViewMenu(m_document, m_viewActions->actions(), this);
    menuBar()->addMenu(m_viewMenu);
    connect(m_viewMenu, &ViewMenu::themeChosen, this,
        [this](ThemeKind kind) { setTheme(kind, m_theme.scale); });
    connect(m_viewMenu, &ViewMenu::scaleChosen, this,
        [this](qreal scale) { setTheme(m_theme.kind, scale); });
    connect(m_viewMenu, &ViewMenu::languageChosen, this, &MainWindow::languageChosen);
    menuBar()->addMenu(new AttentionMenu(m_document, this));
}

void MainWindow::addHelp()
{
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("Keys"), QKeySequence(u"F1"_s), this,
        [this] { (new KeyList(*menuBar(), this))->show(); });
    help->addAction(tr("About Headlight"), this, [this] {
        QMessageBox::about(this, tr("About Headlight"),
            tr("<h3>Headlight %1</h3><p>See what every attention head sees.</p>"
               "<p>Every number on screen is computed from your sentence and your settings.</p>"
               "<p>Free software: GNU General Public License, version 3 or later. Built with Qt, "
               "QCustomPlot, Eigen, ICU, oneTBB, giflib and libwebp.</p>")
                .arg(QApplication::applicationVersion()));
    });
}

void MainWindow::addDocks()
{
    auto* settings = new QDockWidget(tr("Settings"), this);
    settings->setObjectName(u"settings"_s);
    settings->setWidget(m_settings);
    auto* inspector = new QDockWidget(tr("Inspector"), this);
    inspector->setObjectName(u"inspector"_s);
    inspector->setWidget(m_inspector);
    new SidePanels(*this, settings, inspector);
    m_viewMenu->addPanels({ settings->toggleViewAction(), inspector->toggleViewAction() });
}

void MainWindow::setTheme(ThemeKind kind, qreal scale)
{
    m_theme = makeTheme(kind, scale);
    applyTheme(*qApp, m_theme);
    m_notices->setTheme(m_theme);
    m_sentence->setTheme(m_theme);
    m_status->setTheme(m_theme);
    m_viewMenu->showTheme(m_theme);
    m_inspector->setTheme(m_theme);
    for (const auto& [id, view] : m_views)
        view->setTheme(m_theme);
}

View* MainWindow::currentView() const
{
    return static_cast<View*>(m_stack->currentWidget());
}

void MainWindow::replace(std::unique_ptr<MainWindow> other)
{
    m_files->takeOver(*other->m_files);
    other.reset(); // lets go what it still offered
    m_document.announce();
    m_files->offerOrphans();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_files->closing(event);
}

// Where nobody else has a use for them, digits and brackets are for the picture: who has clicked a
// token or moved a slider goes on to the next step.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    QMainWindow::keyPressEvent(event);
    if (m_handsOn || event->isAccepted() || event->text().size() != 1
        || !u"123456789[]"_s.contains(event->text()))
        return;
    const QScopedValueRollback<bool> once(m_handsOn, true); // it comes back if it is of no use
    QApplication::sendEvent(currentView(), event);
}

void MainWindow::say(const QString& message)
{
    constexpr int longEnough = 10000; // milliseconds; later it is no news
    statusBar()->showMessage(message, longEnough);
}

void MainWindow::refuse(const QString& reason)
{
    m_whenRefused = m_document.experiment();
    m_notices->add({ refusal, reason, true, {} });
}

void MainWindow::showSession()
{
    const auto it = m_views.find(m_document.view().view);
    View* view = it != m_views.end() ? it->second : m_views.begin()->second;
    m_stack->setCurrentWidget(view);
    for (QAction* action : m_viewActions->actions())
        action->setChecked(action->data().toString().toStdString() == m_document.view().view);
    m_pin->setChecked(m_document.session().pinned.has_value());
    if (!(m_shownView == m_document.view())) // numbers come with the next trace
        currentView()->showTrace();
    m_shownView = m_document.view();
    showTitle();
}

void MainWindow::showTrace()
{
    QElapsedTimer clock;
    clock.start();
    currentView()->showTrace();
    showSelection();
    m_status->showPaintTime(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    if (m_document.trace()->model->experiment != m_whenRefused)
        m_notices->remove(refusal); // what was wrong has passed
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
    setWindowModified(!m_document.undoStack()->isClean());
}

} // namespace ui
