#include "ui/window/file_menu.h"

#include "core/base/error.h"
#include "ui/document/document.h"
#include "ui/document/network_library.h"
#include "ui/files/drops.h"
#include "ui/files/examples.h"
#include "ui/files/file_offers.h"
#include "ui/files/lessons.h"
#include "ui/files/network_files.h"
#include "ui/files/recent_files.h"
#include "ui/files/session_files.h"
#include "ui/files/settings_file.h"
#include "ui/widgets/notice_bar.h"
#include "ui/window/main_window.h"
#include "ui/window/window_memory.h"
#include "ui/words/labels.h"
#include "ui/words/messages.h"

#include <QCloseEvent>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // The session at the program's last exit, and its files. Saved only on a clean exit.
    struct Last {
        QString path;
        QStringList files;
    };
    constexpr QLatin1String lastKey("files/last");
    constexpr QLatin1String lastFilesKey("files/last_names");

    Last takeLast()
    {
        QSettings settings(settingsFile(), QSettings::IniFormat);
        const Last last { settings.value(lastKey).toString(),
            settings.value(lastFilesKey).toStringList() };
        settings.remove(lastKey);
        settings.remove(lastFilesKey);
        return QFileInfo(last.path).isFile() ? last : Last {};
    }

    void rememberLast(const Last& last)
    {
        QSettings settings(settingsFile(), QSettings::IniFormat);
        settings.setValue(lastKey, last.path);
        settings.setValue(lastFilesKey, last.files);
    }

} // namespace

FileMenu::FileMenu(Document& document, MainWindow& window, NoticeBar& notices)
    : QObject(&window)
    , m_document(document)
    , m_window(window)
    , m_notices(notices)
    , m_sessions(*new SessionFiles(document, window, notices))
    , m_offers(*new FileOffers(document, m_sessions, notices))
    , m_networks(*new NetworkFiles(document, window, notices))
    , m_recovery(
          document, [this] { return m_sessions.current(); }, this)
    , m_menu(new QMenu(tr("&File"), &window))
    , m_examples(makeExamplesMenu(document, &window))
    , m_lessons(makeLessonsMenu(document, &window))
{
    addActions();
    connectParts(*new Drops(window));
}

void FileMenu::addActions()
{
    const auto add = [this](const QString& text, const QKeySequence& keys, auto&& run) {
        return m_menu->addAction(text, keys, &m_sessions, run);
    };
    add(tr("&New"), QKeySequence::New, [this] { m_sessions.create(); });
    m_open = add(tr("&Open…"), QKeySequence::Open, [this] { m_sessions.choose(); });
    m_open->setIconText(tr("Open"));
    m_open->setToolTip(tr("A session, a figure that contains one, numbers, or imported attention"));
    add(tr("Open &model…"), QKeySequence(u"Ctrl+Shift+O"_s), [this] { openModel(); });
    auto* recent = new RecentFiles(m_menu->addMenu(tr("Open &recent")));
    connect(recent, &RecentFiles::chosen, this, &FileMenu::open);
    m_menu->addMenu(m_examples);
    m_menu->addMenu(m_lessons);
    m_lessons->menuAction()->setToolTip(
        tr("Lessons on attention, from the first weight to trained models"));
    connect(m_lessons, &QMenu::triggered, this, &FileMenu::lessonTaken);
    connect(&m_sessions, &SessionFiles::lessonOpened, this, &FileMenu::lessonOpened);
    m_menu->addSeparator();
    m_save = add(tr("&Save"), QKeySequence::Save, [this] { m_sessions.save(); });
    m_save->setIconText(tr("Save"));
    m_save->setToolTip(tr("The sentence, all settings, the selection and the lesson, in one file"));
    add(tr("Save &as…"), QKeySequence(u"Ctrl+Shift+S"_s), [this] { m_sessions.saveAs(); });
    QAction* const network = add(tr("Save ne&twork…"), {}, [this] { m_networks.saveAs(); });
    const auto enable = [this, network] { network->setEnabled(m_networks.possible()); };
    connect(&m_networks, &NetworkFiles::possibleChanged, network, enable);
    enable();
    m_menu->addSeparator();
    add(tr("&Quit"), QKeySequence(u"Ctrl+Q"_s), [this] { m_window.close(); });
}

void FileMenu::connectParts(Drops& drops)
{
    connect(&m_sessions, &SessionFiles::chosen, this, &FileMenu::open);
    connect(&m_sessions, &SessionFiles::taken, this, [this](const QString& path) {
        if (m_started)
            RecentFiles::add(path);
    });
    connect(&m_sessions, &SessionFiles::said, this, &FileMenu::said);
    connect(&m_networks, &NetworkFiles::said, this, &FileMenu::said);
    connect(&m_sessions, &SessionFiles::leave, &m_window, &QWidget::close);
    connect(&drops, &Drops::file, this, &FileMenu::open);
    connect(&drops, &Drops::text, &m_offers, &FileOffers::takeText);
    connect(&drops, &Drops::refused, &m_offers, &FileOffers::refuse);
    connect(&m_recovery, &Recovery::failed, this, [this](const QString& reason) {
        m_notices.add({ u"recovery"_s,
            tr("Changes cannot be saved for crash recovery: %1. Save them yourself.").arg(reason),
            true, { { tr("Save as…"), [this] { m_sessions.saveAs(); } } } });
    });
}

void FileMenu::open(const QString& path)
{
    m_offers.take(path);
}

void FileMenu::openListed(const QString& folder)
{
    m_offers.takeListed(folder);
}

void FileMenu::openModel()
{
    m_sessions.chooseModel();
}

void FileMenu::start(const QString& file)
{
    m_started = true;
    new WindowWatch(m_window);
    const Last last = takeLast();
    offerOrphans();
    m_recovery.start();
    m_document.networks()->start();
    if (!file.isEmpty()) {
        open(file);
    } else if (!last.path.isEmpty()) {
        m_sessions.agree(last.path, last.files);
        m_sessions.open(last.path);
    }
}

void FileMenu::takeOver(FileMenu& other)
{
    m_sessions.takeOver(other.m_sessions);
    m_started = std::exchange(other.m_started, false);
    if (!m_started)
        return;
    new WindowWatch(m_window);
    m_recovery.takeOver(other.m_recovery);
}

void FileMenu::offerOrphans()
{
    if (!m_started)
        return;
    m_orphans = Recovery::orphans();
    offerOrphan();
}

// One notice, for the newest; the next one follows when the user has decided about it.
void FileMenu::offerOrphan()
{
    if (m_orphans.empty())
        return;
    const Orphan orphan = m_orphans.front();
    QString name = tr("an unsaved session");
    try {
        const std::string origin = readSession(orphan.file).origin;
        if (!origin.empty())
            name = u"“%1”"_s.arg(fileLabel(QString::fromStdString(origin)));
    } catch (const core::Error&) {
        name = tr("a damaged session"); // restoring it shows the reason
    }
    const QDateTime when = QFileInfo(orphan.file).lastModified();
    QString text = tr("Headlight was not closed properly. There are unsaved changes to %1 from %2.")
                       .arg(name, QLocale().toString(when, QLocale::ShortFormat));
    const auto next = [this] {
        m_orphans.erase(m_orphans.begin());
        offerOrphan();
    };
    std::vector<NoticeAction> actions { { tr("Restore"),
                                            [this, orphan, next] {
                                                restore(orphan);
                                                next();
                                            } },
        { tr("Discard"), [orphan, next] {
             orphan.remove();
             next();
         } } };
    if (const auto older = static_cast<int>(m_orphans.size()) - 1; older > 0) {
        text += u' ' + tr("%n older sessions are kept, too.", nullptr, older);
        actions.push_back({ tr("Discard all"), [this] {
                               for (const Orphan& each : std::exchange(m_orphans, {}))
                                   each.remove();
                           } });
    }
    m_notices.add({ u"orphan"_s, text, false, actions, [this] { m_orphans.clear(); } });
}

void FileMenu::restore(const Orphan& orphan)
{
    try {
        m_sessions.openRecovered(
            readSession(orphan.file), [this, orphan] { m_recovery.succeed(orphan); });
    } catch (const core::Error& error) {
        m_offers.refuse(tr("The session could not be restored: %1. It is kept as %2.")
                            .arg(words(error), orphan.file));
    }
}

void FileMenu::closing(QCloseEvent* event)
{
    if (!m_sessions.mayLeave()) {
        event->ignore();
        return;
    }
    event->accept();
    if (!m_started)
        return;
    rememberWindow(m_window);
    if (!m_document.path().isEmpty())
        rememberLast({ m_document.path(), m_sessions.files() });
    m_recovery.end();
}

} // namespace ui
