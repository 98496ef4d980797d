#include "ui/present/presenter.h"

#include "ui/document/document.h"
#include "ui/files/settings_file.h"
#include "ui/present/notes_window.h"
#include "ui/present/present_page.h"
#include "ui/present/present_window.h"
#include "ui/present/presentation.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusReply>
#include <QDBusVariant>
#include <QFileInfo>
#include <QPointer>
#include <QScreen>
#include <QSettings>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    bool busIsThere()
    {
        const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
        return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
            || (!runtime.isEmpty() && QFileInfo::exists(runtime + u"/bus"_s));
    }

    QDBusMessage call(const QString& method)
    {
        const QString service = u"org.freedesktop.ScreenSaver"_s;
        return QDBusMessage::createMethodCall(
            service, u"/org/freedesktop/ScreenSaver"_s, service, method);
    }

    void release(quint32 cookie)
    {
        QDBusMessage message = call(u"UnInhibit"_s);
        message << cookie;
        callDesktop(message, nullptr);
    }

    constexpr auto stillKey = "present/reduced_motion";

    QSettings remembered()
    {
        return { settingsFile(), QSettings::IniFormat };
    }

    // The older portal call wraps its reply twice.
    std::optional<bool> switchIn(QVariant answer)
    {
        while (answer.userType() == qMetaTypeId<QDBusVariant>())
            answer = answer.value<QDBusVariant>().variant();
        return answer.typeId() == QMetaType::Bool ? std::optional(answer.toBool()) : std::nullopt;
    }

} // namespace

void callDesktop(const QDBusMessage& message, QObject* context,
    const std::function<void(const QDBusMessage& answer)>& heard)
{
    if (!busIsThere())
        return;
    const QDBusPendingCall call = QDBusConnection::sessionBus().asyncCall(message);
    if (!heard)
        return;
    auto* answer = new QDBusPendingCallWatcher(call, context);
    QObject::connect(answer, &QDBusPendingCallWatcher::finished, answer, [answer, heard] {
        answer->deleteLater();
        heard(answer->reply());
    });
}

// Nothing waits for the reply; one that arrives too late is released at once.
StayAwake::StayAwake(const QString& reason, QObject* parent)
    : QObject(parent)
{
    QDBusMessage inhibit = call(u"Inhibit"_s);
    inhibit << QCoreApplication::applicationName() << reason;
    callDesktop(inhibit, QCoreApplication::instance(),
        [self = QPointer<StayAwake>(this)](const QDBusMessage& answer) {
            const QDBusReply<quint32> reply(answer);
            if (reply.isValid() && self)
                self->m_cookie = reply.value();
            else if (reply.isValid())
                release(reply.value());
        });
}

StayAwake::~StayAwake()
{
    if (m_cookie)
        release(*m_cookie);
}

Presenter::Presenter(Document& document, QWidget& window)
    : QAction(tr("Present"), &window)
    , m_document(document)
    , m_window(window)
    , m_still(new QAction(tr("Reduced motion"), this))
    , m_fromStart(new QAction(tr("Present from the start"), &window))
{
    setShortcut(QKeySequence(Qt::Key_F5));
    setToolTip(tr("Show the view, or the session's lesson, on the whole screen"));
    connect(this, &QAction::triggered, this, &Presenter::present);
    m_fromStart->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F5));
    m_fromStart->setToolTip(
        tr("Present from the first step; F5 continues where a lesson was left"));
    m_fromStart->setStatusTip(m_fromStart->toolTip());
    connect(m_fromStart, &QAction::triggered, this, &Presenter::presentFromStart);
    m_still->setCheckable(true);
    m_still->setToolTip(
        tr("Steps of a lesson change at once: no animated numbers, colours or rows"));
    m_still->setStatusTip(m_still->toolTip());
    m_still->setChecked(remembered().value(QLatin1String(stillKey)).toBool());
    connect(m_still, &QAction::triggered, this,
        [](bool still) { remembered().setValue(QLatin1String(stillKey), still); });
    connect(m_still, &QAction::toggled, this, [this](bool still) {
        if (m_screen != nullptr)
            m_screen->page()->setMotion(!still);
    });
    askDesktop();
}

Presenter::~Presenter() = default;

// The desktop's setting for all programs applies until the user chooses here. Nothing waits for the
// reply.
void Presenter::askDesktop()
{
    QDBusMessage read = QDBusMessage::createMethodCall(u"org.freedesktop.portal.Desktop"_s,
        u"/org/freedesktop/portal/desktop"_s, u"org.freedesktop.portal.Settings"_s, u"Read"_s);
    read << u"org.gnome.desktop.interface"_s << u"enable-animations"_s;
    read.setAutoStartService(false); // without it, no setting exists
    callDesktop(read, this, [this](const QDBusMessage& answer) {
        const QDBusReply<QDBusVariant> reply(answer);
        if (!reply.isValid() || remembered().contains(QLatin1String(stillKey)))
            return;
        if (const auto animated = switchIn(reply.value().variant()))
            m_still->setChecked(!*animated);
    });
}

// The screen without the main window, which the speaker looks at.
QScreen* Presenter::screenOfClass() const
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto other = std::ranges::find_if(
        screens, [&](const QScreen* screen) { return screen != m_window.screen(); });
    return other != screens.end() ? *other : m_window.screen();
}

void Presenter::presentFromStart()
{
    m_left.reset();
    present();
}

void Presenter::present()
{
    if (m_screen != nullptr)
        return;
    m_document.gather();
    m_document.commitEdit();
    m_focus = QApplication::focusWidget();
    m_presentation = std::make_unique<Presentation>(m_document);
    const bool resumed = resume();
    m_awake = std::make_unique<StayAwake>(tr("A presentation is running"));
    m_screen = std::make_unique<PresentWindow>(*m_presentation, m_theme.kind, nullptr);
    m_screen->page()->setMotion(!m_still->isChecked());
    connect(m_screen.get(), &PresentWindow::left, this, &Presenter::leave, Qt::QueuedConnection);
    connect(m_screen.get(), &PresentWindow::notesWanted, this, &Presenter::turnNotes);
    QScreen* const screen = screenOfClass();
    m_screen->setScreen(screen);
    m_screen->setGeometry(screen->geometry());
    m_screen->showFullScreen();
    m_screen->activateWindow();
    if (resumed)
        m_screen->sayResumed();
    if (screen != m_window.screen())
        showNotes(m_window.screen());
    // When the projector is unplugged, the presentation moves to the remaining screen.
    connect(qApp, &QGuiApplication::screenRemoved, m_screen.get(), [this] {
        m_screen->setGeometry(m_window.screen()->geometry());
        m_screen->showFullScreen();
    });
}

void Presenter::showNotes(QScreen* screen)
{
    m_notes = std::make_unique<NotesWindow>(*m_presentation, m_theme, nullptr);
    m_screen->setNotes(m_notes.get());
    m_notes->setScreen(screen);
    m_notes->move(screen->availableGeometry().center() - m_notes->rect().center());
    m_notes->show();
}

void Presenter::turnNotes()
{
    if (m_notes != nullptr && m_notes->isVisible()) {
        m_notes->hide();
        m_notes.release()->deleteLater(); // the key may have been pressed in it
    } else {
        showNotes(m_window.screen());
    }
}

// The step is found again after changes to other steps of the lesson.
bool Presenter::resume()
{
    const std::vector<LessonStep>& steps = m_presentation->steps();
    const auto step = m_left ? std::ranges::find(steps, m_left->step) : steps.end();
    if (!m_presentation->isLesson() || step == steps.begin() || step == steps.end())
        return false;
    m_presentation->resume(static_cast<int>(step - steps.begin()), m_left->revealed);
    return true;
}

void Presenter::leave()
{
    if (m_presentation->isLesson())
        m_left = Left { m_presentation->step(), m_presentation->hidden() == Hidden::Nothing };
    m_notes.reset();
    m_screen.reset();
    m_presentation.reset();
    m_awake.reset();
    m_window.activateWindow();
    if (m_focus != nullptr)
        m_focus->setFocus();
    emit left();
}

} // namespace ui
