#include "ui/present/present_window.h"

#include "ui/present/live_settings.h"
#include "ui/present/present_page.h"
#include "ui/present/presentation.h"
#include "ui/present/presentation_overlay.h"
#include "ui/view/step_selection.h"
#include "ui/view/view.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr std::chrono::seconds shortMessage { 2 };
    constexpr std::chrono::seconds numberMessage { 4 };
    constexpr std::chrono::seconds keysMessage { 12 };
    constexpr std::chrono::milliseconds digitsApart { 900 };
    constexpr std::chrono::milliseconds noticeable { 400 }; // a longer computation is mentioned
    constexpr qreal largerLetters = 1.1;
    constexpr qreal mostLetters = 2;
    constexpr qreal leastLetters = 0.5;
    constexpr qreal lensFactor = 2.5;

    bool isOn(int key)
    {
        return key == Qt::Key_PageDown || key == Qt::Key_Right || key == Qt::Key_Down
            || key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
    }

    bool isBack(int key)
    {
        return key == Qt::Key_PageUp || key == Qt::Key_Left || key == Qt::Key_Up
            || key == Qt::Key_Backspace;
    }

    bool isEnter(int key)
    {
        return key == Qt::Key_Return || key == Qt::Key_Enter;
    }

    bool isBlank(int key)
    {
        return key == Qt::Key_B || key == Qt::Key_Period || key == Qt::Key_W
            || key == Qt::Key_Comma;
    }

} // namespace

PresentWindow::PresentWindow(Presentation& presentation, ThemeKind kind, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_presentation(presentation)
    , m_kind(kind)
    , m_page(new PresentPage(presentation, this))
    , m_overlay(new PresentationOverlay(this))
    , m_message(new QLabel(this))
{
    setWindowTitle(tr("Headlight: presentation"));
    setMinimumSize(320, 200);
    m_message->setAutoFillBackground(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setMargin(12);
    m_message->hide();
    m_silence.setSingleShot(true);
    connect(&m_silence, &QTimer::timeout, m_message, &QWidget::hide);
    m_number.setSingleShot(true);
    m_number.setInterval(digitsApart);
    connect(&m_number, &QTimer::timeout, this, [this] {
        goToWanted();
        sayNumber(Topic::Number);
        m_confirm.start();
    });
    m_confirm.setSingleShot(true);
    m_confirm.setInterval(numberMessage);
    m_slow.setSingleShot(true);
    m_slow.setInterval(noticeable);
    connect(&m_slow, &QTimer::timeout, this, &PresentWindow::sayWaiting);
    connect(&presentation, &Presentation::waited, this, &PresentWindow::sayWaiting);
    connect(&presentation.stage(), &Document::busyChanged, this, &PresentWindow::followBusy);
    connect(&presentation, &Presentation::ended, this,
        [this] { say(tr("That was the last step. Esc leaves.")); });
    connect(&presentation, &Presentation::stepChanged, this, [this] {
        m_overlay->setLens({}, {});
        if (says(Topic::Waiting))
            sayWaiting();
    });
    connect(&presentation.stage(), &Document::problem, this,
        [this] { say(tr("This cannot be computed and was undone.")); });
    connect(&presentation.stage(), &Document::pinProblem, this,
        [this] { say(tr("State A cannot be computed.")); });
    connect(m_page->live(), &LiveSettings::refused, this,
        [this](const QString& reason) { say(reason); });
    m_page->setLook(kind, m_letters);
    m_overlay->setTheme(m_page->theme());
    m_page->setFocus();
    qApp->installEventFilter(this);
    followBusy();
}

// Keys control the presentation wherever the focus is, except in a field being typed into.
bool PresentWindow::eventFilter(QObject* watched, QEvent* event)
{
    const auto* const widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || !hears(widget))
        return false;
    if (event->type() == QEvent::MouseMove && widget->window() == this)
        m_overlay->moveTo(mapFromGlobal(static_cast<QMouseEvent*>(event)->globalPosition()));
    if (event->type() == QEvent::ShortcutOverride && !typing()) {
        event->accept(); // not a shortcut of another window
        return false;
    }
    if (event->type() == QEvent::KeyRelease
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Control)
        m_overlay->setSpotlight(false);
    if (event->type() != QEvent::KeyPress || watched == this)
        return false;
    return act(*static_cast<QKeyEvent*>(event));
}

bool PresentWindow::hears(const QWidget* widget) const
{
    return widget == this || isAncestorOf(widget)
        || (m_notes != nullptr && (widget == m_notes || m_notes->isAncestorOf(widget)));
}

bool PresentWindow::typing()
{
    const QWidget* const focus = QApplication::focusWidget();
    return qobject_cast<const QLineEdit*>(focus) != nullptr
        || qobject_cast<const QAbstractSpinBox*>(focus) != nullptr;
}

void PresentWindow::keyPressEvent(QKeyEvent* event)
{
    if (!act(*event))
        QWidget::keyPressEvent(event);
}

// The first key after a blank screen only restores the page.
bool PresentWindow::act(const QKeyEvent& event)
{
    const int key = event.key();
    const bool page = key == Qt::Key_PageDown || key == Qt::Key_PageUp || key == Qt::Key_Escape;
    if (typing() && !page)
        return leaveField(key);
    if (m_overlay->blank() != PresentationOverlay::Blank::None && key != Qt::Key_Control) {
        if (!event.isAutoRepeat()) {
            m_overlay->setBlank(PresentationOverlay::Blank::None);
            m_message->hide(); // the message about the blank screen
        }
        return true;
    }
    const auto* const slider = qobject_cast<const QAbstractSlider*>(QApplication::focusWidget());
    const bool arrow = key >= Qt::Key_Left && key <= Qt::Key_Down;
    if (slider != nullptr && arrow)
        return false; // a live setting is being moved
    const bool presses = key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
    if (presses && qobject_cast<const QAbstractButton*>(QApplication::focusWidget()) != nullptr)
        return false;
    return goByKey(key) ? true : showByKey(event);
}

bool PresentWindow::goByKey(int key)
{
    if (isEnter(key) && confirmNumber())
        return true;
    if (isOn(key))
        m_presentation.next();
    else if (isBack(key))
        m_presentation.back();
    else if (key == Qt::Key_Home)
        m_presentation.goTo(0);
    else if (key == Qt::Key_End)
        m_presentation.goTo(static_cast<int>(m_presentation.steps().size()) - 1);
    else
        return goToNumber(key);
    m_number.stop();
    m_confirm.stop();
    m_wanted = 0;
    return true;
}

// "1", "2" is step 12; "1" alone is step 1.
bool PresentWindow::goToNumber(int key)
{
    if (key < Qt::Key_0 || key > Qt::Key_9)
        return false;
    m_wanted = std::min(10 * m_wanted + key - Qt::Key_0, 10'000);
    m_number.start();
    return true;
}

void PresentWindow::goToWanted()
{
    m_number.stop();
    m_presentation.goTo(std::exchange(m_wanted, 0) - 1);
}

void PresentWindow::sayNumber(Topic topic)
{
    const auto count = static_cast<int>(m_presentation.steps().size());
    say(tr("Step %1 of %2").arg(m_presentation.index() + 1).arg(count), topic);
}

// Enter goes to a typed number at once. Where it comes late, the step is already there, or its
// numbers are awaited: Enter then changes nothing.
bool PresentWindow::confirmNumber()
{
    const bool late = m_confirm.isActive();
    m_confirm.stop();
    if (m_wanted > 0) {
        goToWanted();
        sayNumber(Topic::Other);
        return true;
    }
    if (says(Topic::Number))
        m_message->hide();
    return late;
}

// Enter ends the typing. So does → at the end of a number, where it has no other use; it then shows
// the next step.
bool PresentWindow::leaveField(int key)
{
    QWidget* const field = QApplication::focusWidget();
    const auto leave = [this, field] {
        if (field->window() == this)
            m_page->setFocus();
        else
            field->clearFocus();
    };
    if (isEnter(key)) { // the field takes the key first
        QMetaObject::invokeMethod(field, leave, Qt::QueuedConnection);
        return false;
    }
    const auto* const number = qobject_cast<const QAbstractSpinBox*>(field);
    const auto* const text = number != nullptr ? number->findChild<const QLineEdit*>() : nullptr;
    if (key != Qt::Key_Right || text == nullptr || text->hasSelectedText()
        || text->cursorPosition() < text->text().size())
        return false;
    leave();
    m_presentation.next();
    return true;
}

bool PresentWindow::showByKey(const QKeyEvent& event)
{
    const int key = event.key();
    if (event.isAutoRepeat())
        return key == Qt::Key_Control;
    if (isBlank(key))
        blank(key);
    else if (key == Qt::Key_L)
        m_overlay->setPointer(!m_overlay->pointer());
    else if (key == Qt::Key_Control)
        m_overlay->setSpotlight(true);
    else if (key == Qt::Key_Z)
        turnLens();
    else if (key == Qt::Key_R)
        m_presentation.resetLive();
    else if (key == Qt::Key_N)
        emit notesWanted();
    else if (key == Qt::Key_G && m_page->guess()->isVisible())
        m_page->guess()->setFocus();
    else if (key == Qt::Key_Question || key == Qt::Key_F1)
        sayKeys();
    else if (key == Qt::Key_Plus || key == Qt::Key_Equal || key == Qt::Key_Minus) {
        const qreal by = key == Qt::Key_Minus ? 1 / largerLetters : largerLetters;
        m_letters = std::clamp(m_letters * by, leastLetters, mostLetters);
        m_page->setLook(m_kind, m_letters);
    } else if (key == Qt::Key_Escape) {
        if (typing())
            m_page->setFocus();
        else if (says(Topic::Keys))
            m_message->hide();
        else
            close();
    } else if (key == Qt::Key_BracketLeft || key == Qt::Key_BracketRight) {
        if (m_presentation.stage().trace())
            (void)stepSelection(m_presentation.stage(), m_presentation.stage(), key);
    } else {
        return false;
    }
    return true;
}

void PresentWindow::blank(int key)
{
    const bool black = key == Qt::Key_B || key == Qt::Key_Period;
    say(tr("Any key brings the page back."));
    m_overlay->setBlank(
        black ? PresentationOverlay::Blank::Black : PresentationOverlay::Blank::White);
    m_message->raise();
}

// Draws the view itself larger: lines and letters stay sharp.
void PresentWindow::turnLens()
{
    View* const view = m_page->view();
    if (m_overlay->hasLens() || view == nullptr || !m_presentation.stage().trace()
        || m_presentation.hidden() != Hidden::Nothing) {
        m_overlay->setLens({}, {});
        return;
    }
    const qreal ratio = devicePixelRatioF();
    QImage image((QSizeF(view->size()) * lensFactor * ratio).toSize(), QImage::Format_RGB32);
    image.fill(m_page->theme().paper);
    image.setDevicePixelRatio(lensFactor * ratio);
    view->render(image, view->size());
    image.setDevicePixelRatio(ratio);
    m_overlay->moveTo(mapFromGlobal(QCursor::pos()));
    m_overlay->setLens(image, QRect(view->mapTo(this, QPoint()), view->size()));
}

void PresentWindow::say(const QString& message, Topic topic)
{
    m_message->setFont(m_page->theme().sized(0.8));
    m_message->setText(message);
    m_message->adjustSize();
    m_message->move((width() - m_message->width()) / 2, height() - m_message->height() - 24);
    m_message->show();
    m_message->raise();
    m_topic = topic;
    switch (topic) {
    case Topic::Other:
        m_silence.start(shortMessage);
        break;
    case Topic::Number:
        m_silence.start(numberMessage);
        break;
    case Topic::Keys:
        m_silence.start(keysMessage);
        break;
    case Topic::Waiting: // until the numbers arrive
        m_silence.stop();
        break;
    }
}

bool PresentWindow::says(Topic topic) const
{
    return m_topic == topic && m_message->isVisible();
}

void PresentWindow::followBusy()
{
    if (m_presentation.stage().busy()) {
        if (!m_slow.isActive())
            m_slow.start();
        return;
    }
    m_slow.stop();
    if (says(Topic::Waiting))
        m_message->hide();
    if (m_confirm.isActive()) { // the step took its time
        sayNumber(Topic::Number);
        m_confirm.start();
    }
}

void PresentWindow::sayWaiting()
{
    if (!m_presentation.stage().busy() || m_overlay->blank() != PresentationOverlay::Blank::None)
        return;
    say(m_presentation.arriving() ? tr("Computing step %1…").arg(m_presentation.index() + 1)
                                  : tr("Computing…"),
        Topic::Waiting);
}

void PresentWindow::sayResumed()
{
    say(tr("Continued at step %1. Home: first step").arg(m_presentation.index() + 1));
}

void PresentWindow::sayKeys()
{
    say(tr("Page Down, →, Space: next · Page Up, ←: back · Home, End, numbers: go to a step\nB, W: "
           "black, white · L: pointer · Ctrl: spotlight · Z: magnifier · [ ]: other head\nG: guess "
           "· R: reset live settings · + −: text size · N: notes · Esc: leave")
            + u'\n'
            + tr("Tab: to the live setting’s slider · there ←, →: to the next mark, with Shift a "
                 "little"),
        Topic::Keys);
}

void PresentWindow::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Control && !event->isAutoRepeat())
        m_overlay->setSpotlight(false);
    QWidget::keyReleaseEvent(event);
}

// A click outside selectable cells shows the next step.
void PresentWindow::mousePressEvent(QMouseEvent* event)
{
    if (m_overlay->blank() != PresentationOverlay::Blank::None)
        m_overlay->setBlank(PresentationOverlay::Blank::None);
    else if (event->button() == Qt::LeftButton)
        m_presentation.next();
    else if (event->button() == Qt::RightButton)
        m_presentation.back();
}

void PresentWindow::mouseMoveEvent(QMouseEvent* event)
{
    m_overlay->moveTo(event->position());
}

void PresentWindow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_page->setGeometry(rect());
    m_overlay->setGeometry(rect());
    m_overlay->setTheme(m_page->theme());
    m_overlay->setLens({}, {});
}

void PresentWindow::closeEvent(QCloseEvent* event)
{
    QWidget::closeEvent(event);
    emit left();
}

void PresentWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && !isActiveWindow())
        m_overlay->setSpotlight(false); // its key may be released elsewhere
}

} // namespace ui
