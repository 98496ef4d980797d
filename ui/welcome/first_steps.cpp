#include "ui/welcome/first_steps.h"

#include "ui/document/document.h"
#include "ui/files/lessons.h"
#include "ui/files/settings_file.h"
#include "ui/welcome/first_steps_bar.h"

#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace ui {

namespace {

    constexpr int lineWidth = 3; // pixels
    constexpr int distance = 1; // from the framed widget

    constexpr std::chrono::milliseconds rest { 700 }; // a drag or a word is finished
    constexpr QLatin1String doneKey("window/first_steps_done");

} // namespace

TipMark::TipMark(QWidget& window)
    : QWidget(&window)
    , m_window(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TipMark::setTheme(const Theme& theme)
{
    m_colour = theme.query;
    update();
}

void TipMark::markOneOf(const std::vector<QWidget*>& targets)
{
    for (const QPointer<QWidget>& each : std::exchange(m_watched, {}))
        if (each)
            each->removeEventFilter(this);
    m_targets.assign(targets.begin(), targets.end());
    for (QWidget* target : targets)
        watch(target);
    place();
}

// A target also moves with its parents.
void TipMark::watch(QWidget* target)
{
    for (QWidget* each = target; each != nullptr && each != parent(); each = each->parentWidget()) {
        each->installEventFilter(this); // installing it twice has no effect
        m_watched.emplace_back(each);
    }
}

void TipMark::place()
{
    const auto inSight = [](const QPointer<QWidget>& each) {
        return !each.isNull() && !each->visibleRegion().isEmpty();
    };
    const auto it = std::ranges::find_if(m_targets, inSight);
    m_marked = it != m_targets.end() ? *it : QPointer<QWidget>();
    setVisible(!m_marked.isNull());
    if (m_marked.isNull())
        return;
    constexpr int out = lineWidth + distance;
    const QRect seen = m_marked->visibleRegion().boundingRect();
    const QRect inner(m_marked->mapTo(&m_window, seen.topLeft()), seen.size());
    const QRect outer = inner.adjusted(-out, -out, out, out) & m_window.rect();
    setGeometry(outer);
    const QRect whole(QPoint(), outer.size());
    setMask(QRegion(whole) - inner.translated(-outer.topLeft()));
    raise();
}

bool TipMark::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::ParentChange:
        if (!std::exchange(m_waiting, true)) // one update for all events
            QMetaObject::invokeMethod(
                this,
                [this] {
                    m_waiting = false;
                    std::vector<QWidget*> targets;
                    for (const QPointer<QWidget>& each : m_targets)
                        if (each)
                            targets.push_back(each);
                    markOneOf(targets); // a target may have another parent now
                },
                Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void TipMark::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(rect(), m_colour); // the mask limits this to the frame
}

FirstSteps::FirstSteps(Document& document, QVBoxLayout& row, Targets targets, QWidget* window)
    : QObject(window)
    , m_document(document)
    , m_row(row)
    , m_targets(std::move(targets))
    , m_window(window)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest);
    connect(&m_rest, &QTimer::timeout, this, &FirstSteps::look);
    const auto wait = [this] {
        if (!m_left.empty())
            m_rest.start();
    };
    connect(&document, &Document::sessionChanged, this, wait);
    connect(&document, &Document::traceChanged, this, wait);
    connect(&document, &Document::selectionChanged, this, wait);
}

void FirstSteps::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (m_bar == nullptr)
        return;
    m_bar->setTheme(theme);
    m_mark->setTheme(theme);
}

void FirstSteps::startIfNew()
{
    if (!QSettings(settingsFile(), QSettings::IniFormat).value(doneKey).toBool())
        open();
}

void FirstSteps::start()
{
    if (m_bar == nullptr)
        open();
    if (m_left.empty())
        go();
    for (QPushButton* each : { m_bar->tryButton(), m_bar->skipButton(), m_bar->presentButton() })
        if (!each->isHidden()) {
            each->setFocus(Qt::ShortcutFocusReason);
            return;
        }
}

void FirstSteps::open()
{
    m_bar = new FirstStepsBar(lessonsMenu(), m_row.parentWidget());
    m_mark = new TipMark(*m_window);
    m_row.addWidget(m_bar);
    setTheme(m_theme);
    connect(m_bar, &FirstStepsBar::closed, this, &FirstSteps::close, Qt::QueuedConnection);
    connect(m_bar->tryButton(), &QPushButton::clicked, this, &FirstSteps::go);
    connect(m_bar->skipButton(), &QPushButton::clicked, this, [this] { next({}); });
    connect(m_bar->presentButton(), &QPushButton::clicked, this, [this] {
        close();
        emit presentWanted();
    });
    m_bar->say(FirstStepsBar::Kind::Doors, {},
        tr("New here? Start with a short tour, a lesson, or a full-screen presentation."));
    m_bar->show();
}

QMenu* FirstSteps::lessonsMenu()
{
    if (lessons().empty())
        return nullptr;
    QMenu* menu = makeLessonsMenu(m_document, m_window);
    connect(menu, &QMenu::triggered, this, [this] {
        close();
        emit lessonTaken();
    });
    return menu;
}

void FirstSteps::close()
{
    if (m_bar == nullptr)
        return;
    const bool inside = m_bar->isAncestorOf(m_window->focusWidget());
    m_left.clear();
    m_going = false;
    m_bar->hide();
    m_bar->deleteLater(); // a signal of its own buttons may be running
    m_mark->deleteLater();
    m_mark->hide();
    m_bar = nullptr;
    m_mark = nullptr;
    remember();
    if (inside)
        emit focusLeft();
}

void FirstSteps::remember()
{
    QSettings(settingsFile(), QSettings::IniFormat).setValue(doneKey, true);
}

void FirstSteps::go()
{
    m_left = { Tip::Ask, Tip::Head, Tip::Intervene, Tip::Type, Tip::Turn };
    m_going = true;
    m_start = tipStartOf(m_document);
    showTip({});
}

void FirstSteps::takeOver(const FirstSteps& other)
{
    if (other.m_bar == nullptr)
        return;
    open();
    m_left = other.m_left;
    m_going = other.m_going;
    m_start = other.m_start;
    if (m_going)
        showTip({});
}

std::optional<Tip> FirstSteps::tip() const
{
    return m_left.empty() ? std::optional<Tip>() : m_left.front();
}

// A tip whose action is already done is skipped.
void FirstSteps::look()
{
    QString seen;
    bool any = false;
    while (!m_left.empty() && isDone(m_left.front(), m_document, m_start)) {
        seen = discovery(m_left.front(), m_document, m_before);
        m_left.erase(m_left.begin());
        any = true;
    }
    if (any
        || (!m_left.empty()
            && (m_isAltered != isAltered() || m_task != task(m_left.front(), m_document))))
        showTip(seen);
}

// A tip's change must be undone before the next tip, which needs the original model.
bool FirstSteps::isAltered() const
{
    const bool past = std::ranges::find(m_left, Tip::Intervene) == m_left.end();
    core::Experiment now = m_document.experiment();
    now.source = m_start.experiment.source;
    return past && now != m_start.experiment;
}

void FirstSteps::next(const QString& seen)
{
    if (!m_left.empty())
        m_left.erase(m_left.begin());
    showTip(seen);
    m_rest.start(); // the next tip may be done already
}

void FirstSteps::showTip(const QString& seen)
{
    m_before = peakOf(m_document);
    m_isAltered = isAltered();
    if (m_left.empty()) {
        remember();
        m_mark->markOneOf({});
        m_bar->say(FirstStepsBar::Kind::End, seen,
            tr("That was the tour. F1 opens the manual; the lessons continue from here."));
        return;
    }
    const Tip tip = m_left.front();
    m_task = task(tip, m_document);
    m_mark->markOneOf(m_targets(tip));
    m_bar->say(FirstStepsBar::Kind::Tip, seen,
        tr("%1 of %2. %3", "number of the tip, how many, what to do")
            .arg(tipCount - int(m_left.size()) + 1)
            .arg(tipCount)
            .arg(m_isAltered
                    ? tr("First reset what you changed: the ↺ next to it. %1", "what comes then")
                          .arg(m_task)
                    : m_task));
}

} // namespace ui
