#include "ui/window/help_menu.h"

#include "ui/document/document.h"
#include "ui/inspector/inspector.h"
#include "ui/lesson/lesson_tab.h"
#include "ui/manual/glossary.h"
#include "ui/manual/manual_window.h"
#include "ui/present/presenter.h"
#include "ui/settings/field_editor.h"
#include "ui/settings/head_map.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/welcome/first_steps.h"
#include "ui/welcome/first_steps_bar.h"
#include "ui/widgets/action_bar.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/side_panel.h"
#include "ui/widgets/side_panels.h"
#include "ui/window/file_menu.h"
#include "ui/window/key_list.h"
#include "ui/window/main_window.h"
#include "ui/window/sentence_bar.h"
#include "ui/window/token_chips.h"
#include "ui/words/labels.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QString>
#include <QTextBrowser>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    QString described(const QList<QAction*>& views)
    {
        QString html;
        for (const QAction* view : views) {
            const std::string id = view->data().toString().toStdString();
            const QString keys = view->shortcut().toString(QKeySequence::NativeText);
            html += u"<h3>%1 <small>%2</small></h3><p>%3</p>"_s.arg(label(id).toHtmlEscaped(),
                keys.toHtmlEscaped(), explanation("view", id).toHtmlEscaped());
        }
        return html;
    }

    struct AboutWords {
        Q_DECLARE_TR_FUNCTIONS(ui::MainWindow)
    };

    QString aboutTitle()
    {
        return AboutWords::tr("About Headlight");
    }

    // describes the program and the libraries it uses
    void showAbout(QWidget* parent)
    {
        QMessageBox::about(parent, aboutTitle(),
            AboutWords::tr(
                "<h3>Headlight %1</h3><p>See what every attention head sees.</p>"
                "<p>Every number on screen is computed from your sentence and your settings.</p>"
                "<p>Free software: GNU General Public License, version 3 or later. Built with Qt, "
                "QCustomPlot, Eigen, ICU, giflib and libwebp.</p>")
                .arg(QApplication::applicationVersion()));
    }

    // "## Everywhere", followed by a table of the section's keys.
    QString keysAsMarkdown(const std::vector<KeyList::Section>& sections)
    {
        QString text;
        for (const KeyList::Section& section : sections) {
            text += u"## %1\n\n|  |  |\n|---|---|\n"_s.arg(asMarkdown(section.title));
            for (const KeyList::Key& key : section.keys)
                text += u"| **%1** | %2 |\n"_s.arg(asMarkdown(key.keys), asMarkdown(key.what));
            text += u'\n';
        }
        return text;
    }

    // True for dialogs of the window, also indirect ones.
    bool belongsTo(const QWidget& dialog, const QWidget& window)
    {
        const QWidget* each = &dialog;
        while (each != nullptr && each != &window)
            each = each->parentWidget();
        return each != nullptr;
    }

    const QString lessonNotice = u"lesson"_s;

    // The glossary entry for a control's name, or else for its tooltip.
    const GlossaryEntry* entryOf(const QWidget& control, const QString& tip)
    {
        for (const QString& words :
            { control.accessibleName(), control.property("text").toString(), tip })
            if (const auto entries = entriesIn(words); !entries.empty())
                return entries.front();
        return nullptr;
    }

    bool isInside(const QWidget* outer, const QWidget* inner)
    {
        return outer == inner || outer->isAncestorOf(inner);
    }

} // namespace

ViewGuide::ViewGuide(const QList<QAction*>& views, QWidget* parent)
    : QDialog(parent)
{
    constexpr int wide = 42; // in heights of lines: some seventy letters, a readable width
    constexpr int high = 36;
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What the views show"));
    auto* text = new QTextBrowser(this);
    text->setAccessibleName(windowTitle());
    text->setHtml(described(views));
    text->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    const int line = fontMetrics().height();
    resize(QSize(wide * line, high * line).boundedTo(parent->size()));
}

HelpMenu::HelpMenu(Document& document, MainWindow& window, QActionGroup& views, QVBoxLayout& row)
    : QMenu(tr("&Help"), &window)
    , m_document(document)
    , m_window(window)
    , m_views(views)
    , m_links(document, window, views)
    , m_firstSteps(new FirstSteps(
          document, row, [this](Tip tip) { return targets(tip); }, &window))
{
    addAction(tr("Manual"), QKeySequence(Qt::Key_F1), this,
        [this] { openManual(placeAsked(), &m_window); });
    addAction(tr("First steps"), this, [this] { m_firstSteps->start(); });
    addAction(tr("Keys"), this, [this] { (new KeyList(*m_window.menuBar(), &m_window))->show(); });
    addAction(tr("What the views show"), this,
        [this] { (new ViewGuide(m_views.actions(), &m_window))->show(); });
    addAction(aboutTitle(), this, [this] { showAbout(&m_window); });
    connect(m_firstSteps, &FirstSteps::presentWanted, window.presenter(), &Presenter::present);
    // Queued, so that the menu's action is carried out first.
    connect(
        m_firstSteps, &FirstSteps::lessonTaken, this, &HelpMenu::showLesson, Qt::QueuedConnection);
    connect(
        window.files(), &FileMenu::lessonTaken, this, &HelpMenu::offerLesson, Qt::QueuedConnection);
    connect(window.files(), &FileMenu::lessonOpened, this, [this] {
        m_window.inspector()->setCurrentWidget(m_window.inspector()->lesson());
        m_window.say(lessonIsOpen());
    });
    for (const QAction* present : { static_cast<const QAction*>(window.presenter()),
             static_cast<const QAction*>(window.presenter()->fromStart()) })
        connect(present, &QAction::triggered, this,
            [&window] { window.notices()->remove(lessonNotice); });
    // Not connected to the window: the last edit arrives while the window is being destroyed.
    NoticeBar* const notices = window.notices();
    connect(&document, &Document::sessionChanged, notices, [notices, &document] {
        if (document.session().steps.empty())
            notices->remove(lessonNotice);
    });
    connect(m_firstSteps, &FirstSteps::focusLeft, &window,
        [&window] { window.currentView()->setFocus(); });
    for (const View* view : window.findChildren<View*>())
        connect(view, &View::termWanted, this, [this](const QString& term) {
            openManual({ glossaryPage(), term }, &m_window);
        });
    qApp->installEventFilter(this); // dialogs have no menu that receives F1
}

HelpMenu::~HelpMenu() = default;

ManualWindow* HelpMenu::manual() const
{
    return m_manual;
}

void HelpMenu::setTheme(const Theme& theme)
{
    m_firstSteps->setTheme(theme);
}

void HelpMenu::takeOver(const HelpMenu& other)
{
    m_firstSteps->takeOver(*other.m_firstSteps);
    if (other.m_manual)
        openManual({ other.m_manual->page() }, &m_window);
}

// The place in the manual for the focused part of the window.
HelpMenu::Place HelpMenu::placeOfFocus() const
{
    const QWidget* const at = m_window.focusWidget();
    if (m_firstSteps->bar() != nullptr && isInside(m_firstSteps->bar(), at))
        return { u"first_minute"_s };
    if (isInside(m_window.sentenceBar(), at))
        return { u"window"_s };
    if (isInside(m_window.inspector(), at))
        return { m_window.inspector()->currentWidget() == m_window.inspector()->lesson()
                ? u"lessons"_s
                : u"window"_s };
    if (isInside(m_window.settings(), at))
        return { std::holds_alternative<core::PretrainedSource>(m_document.experiment().network)
                ? u"models"_s
                : u"settings"_s };
    return { u"views"_s, label(m_document.navigation().view) };
}

// While a tooltip is shown, the place about its control.
HelpMenu::Place HelpMenu::placeAsked() const
{
    if (const std::optional<Place> place = placeOfTip())
        return *place;
    const QWidget* const at = m_window.focusWidget();
    if (at != nullptr && m_window.settings()->isAncestorOf(at))
        if (const GlossaryEntry* const entry = entryOf(*at, at->toolTip()))
            return { glossaryPage(), entry->term };
    return placeOfFocus();
}

std::optional<HelpMenu::Place> HelpMenu::placeOfTip()
{
    if (!QToolTip::isVisible())
        return {};
    const QWidget* const at = QApplication::widgetAt(QCursor::pos());
    const GlossaryEntry* const entry = at != nullptr ? entryOf(*at, QToolTip::text()) : nullptr;
    return entry != nullptr ? std::optional(Place { glossaryPage(), entry->term }) : std::nullopt;
}

// A modal dialog stays in front of the window.
void HelpMenu::followLink(const QString& link)
{
    if (m_manual->parentWidget() != &m_window)
        m_manual->say(tr("Close the dialog first: this link leads to the window."));
    else
        m_links.follow(link);
}

// A modal dialog blocks other windows, so the manual opens as its child.
void HelpMenu::openManual(const Place& place, QWidget* beside)
{
    if (m_manual && m_manual->parentWidget() != beside)
        delete m_manual;
    if (!m_manual) {
        m_manual = new ManualWindow(
            manualPages({ { u"keys"_s, keysAsMarkdown(KeyList::sections(*m_window.menuBar())) },
                { u"settings"_s, settingsAsMarkdown() } }),
            beside);
        connect(m_manual, &ManualWindow::placeWanted, this, &HelpMenu::followLink);
        m_manual->show();
    }
    m_manual->openPage(place.page, place.heading);
    m_manual->raise();
    m_manual->activateWindow();
}

bool HelpMenu::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent*>(event)->key() != Qt::Key_F1)
        return QMenu::eventFilter(watched, event);
    auto* const widget = qobject_cast<QWidget*>(watched);
    auto* const dialog = widget != nullptr ? qobject_cast<QDialog*>(widget->window()) : nullptr;
    if (dialog == nullptr || dialog == m_manual || !belongsTo(*dialog, m_window))
        return QMenu::eventFilter(watched, event);
    const bool asks = qobject_cast<QFileDialog*>(dialog) != nullptr
        || qobject_cast<QMessageBox*>(dialog) != nullptr;
    const Place page { dialog->isModal() && !asks ? u"exporting"_s : u"window"_s };
    openManual(placeOfTip().value_or(page), dialog);
    return true;
}

std::vector<QWidget*> HelpMenu::targets(Tip tip) const
{
    const bool trained
        = std::holds_alternative<core::PretrainedSource>(m_document.experiment().network);
    SettingsPanel& settings = *m_window.settings();
    switch (tip) {
    case Tip::Ask:
        return { m_window.sentenceBar()->chips(), m_window.sentenceBar()->queryEdit() };
    case Tip::Head: {
        auto* map = settings.findChild<HeadMap*>();
        return map->isHidden() ? std::vector<QWidget*> { m_window.currentView() } : inSettings(map);
    }
    case Tip::Intervene:
        return inSettings(
            settings.editor(trained ? u"network.changes.temperature"_s : u"temperature"_s));
    case Tip::Type:
        return { m_window.sentenceBar()->queryEdit() };
    case Tip::Turn: {
        const ActionBar& bar = *m_window.bar();
        std::vector<QWidget*> result;
        for (QAction* view : m_views.actions())
            if (view->data().toString() == (trained ? u"atlas"_s : u"heads"_s))
                result.push_back(bar.buttonOf(view));
        result.push_back(bar.folded());
        return result;
    }
    }
    return {};
}

// If the panel is closed, the control that opens it.
std::vector<QWidget*> HelpMenu::inSettings(QWidget* control) const
{
    SettingsPanel& settings = *m_window.settings();
    // Nothing scrolls under the pointer, which may rest there from the previous tip, unless the
    // control is out of sight.
    if (!settings.underMouse() || control->visibleRegion().isEmpty())
        settings.ensureWidgetVisible(control);
    const ActionBar& bar = *m_window.bar();
    return { control, bar.buttonOf(m_window.panels()->panels().front()->action()), bar.more() };
}

void HelpMenu::showLesson()
{
    Inspector& inspector = *m_window.inspector();
    if (!inspector.isVisible())
        m_window.panels()->panels().back()->action()->trigger();
    offerLesson();
}

QString HelpMenu::lessonIsOpen()
{
    return tr("The lesson is open: F5 presents it.");
}

void HelpMenu::offerLesson()
{
    m_window.inspector()->setCurrentWidget(m_window.inspector()->lesson());
    m_window.notices()->add({ lessonNotice, lessonIsOpen(), false,
        { { m_window.presenter()->text(), [this] { m_window.presenter()->trigger(); } } } });
}

} // namespace ui
