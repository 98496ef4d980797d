#include "ui/welcome/first_steps_bar.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int lines = 2;
    constexpr int narrow = 45; // width for two lines of text and the buttons, in heights of letters

    QPushButton* button(const QString& text, const QString& effect, QWidget* parent)
    {
        auto* made = new QPushButton(text, parent);
        made->setToolTip(effect);
        made->setFocusPolicy(Qt::TabFocus); // a click leaves the focus unchanged
        made->setAutoDefault(false);
        return made;
    }

    QString joined(const QString& before, const QString& text)
    {
        //: Two sentences, one after the other.
        return before.isEmpty() ? text : FirstStepsBar::tr("%1 %2").arg(before, text);
    }

} // namespace

FirstStepsBar::FirstStepsBar(QMenu* lessons, QWidget* parent)
    : QFrame(parent)
    , m_words(new QLabel(this))
    , m_try(button(
          tr("Try"), tr("Five short steps that show what attention does with this sentence"), this))
    , m_lesson(button(tr("Open a lesson"),
          tr("A list of lessons, from the first weight to trained models"), this))
    , m_present(button(
          tr("Present"), tr("The view on the whole screen, explained step by step (F5)"), this))
    , m_skip(button(tr("Skip"), tr("Skip to the next tip"), this))
    , m_close(new QToolButton(this))
{
    setObjectName(u"firstSteps"_s);
    m_words->setObjectName(u"words"_s);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_lesson->setMenu(lessons);
    m_close->setText(u"✕"_s);
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    m_close->setAccessibleName(tr("Close the first steps"));
    m_close->setToolTip(tr("Close permanently (Esc); the Help menu brings it back"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 2, 4, 2);
    row->addWidget(m_words, 1);
    for (QWidget* each : std::array<QWidget*, 5> { m_try, m_lesson, m_present, m_skip, m_close })
        row->addWidget(each, 0, Qt::AlignVCenter);
    connect(m_close, &QToolButton::clicked, this, &FirstStepsBar::closed);
}

void FirstStepsBar::setTheme(const Theme& theme)
{
    m_theme = theme;
    setStyleSheet(
        u"#firstSteps { background: %1; border: none; border-left: 5px solid %2; }"
        "#firstSteps #words { color: %3; background: transparent; }"
        "#firstSteps QPushButton { padding: 2px 10px; }"
        "#firstSteps QPushButton::menu-indicator { image: none; width: 0; }"
        "#firstSteps QToolButton { border: 1px solid transparent; background: transparent;"
        " padding: 1px 5px; }"
        "#firstSteps QToolButton:hover, #firstSteps QToolButton:focus { border-color: %2; }"_s.arg(
            theme.hoverFill.name(), theme.accent.name(), theme.text.name()));
    showText();
}

void FirstStepsBar::say(Kind kind, const QString& before, const QString& text)
{
    const bool inside = isAncestorOf(window()->focusWidget());
    m_before = before;
    m_text = text;
    m_all = joined(before, text);
    m_try->setVisible(kind == Kind::Doors);
    m_lesson->setVisible(kind != Kind::Tip && m_lesson->menu() != nullptr);
    m_present->setVisible(kind != Kind::Tip);
    m_skip->setVisible(kind == Kind::Tip);
    layout()->activate(); // the text's width has changed
    showText();
    keepFocus(inside);
    setAccessibleName(m_all);
    QAccessibleEvent spoken(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

// The focused button may be hidden.
void FirstStepsBar::keepFocus(bool inside)
{
    if (!inside)
        return;
    const QWidget* focused = window()->focusWidget();
    if (isAncestorOf(focused) && focused->isVisible())
        return;
    for (QPushButton* each : { m_skip, m_try, m_present })
        if (each->isVisible()) {
            each->setFocus(Qt::OtherFocusReason);
            return;
        }
}

// Two lines of text, in smaller letters where space is scarce.
void FirstStepsBar::showText()
{
    if (m_theme.fonts == nullptr)
        return;
    QFont font = m_theme.font;
    if (width() < narrow * font.pixelSize())
        font.setPixelSize(std::min(font.pixelSize(), makeTheme(m_theme.kind, 1).font.pixelSize()));
    if (m_words->font() != font) {
        for (QWidget* each : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            each->setFont(font);
        layout()->activate();
    }
    const QFontMetrics metrics = m_words->fontMetrics();
    const int high = lines * (metrics.lineSpacing() + 1); // rounded as in QLabel
    const auto fits = [&](const QString& text) {
        return metrics
                   .boundingRect(QRect(0, 0, m_words->width(), 100 * high), Qt::TextWordWrap, text)
                   .height()
            <= high;
    };
    const QString two = m_before + u'\n' + m_text;
    m_words->setText(!m_before.isEmpty() && fits(two) ? two : fits(m_all) ? m_all : m_text);
    m_words->setToolTip(m_all);
    m_words->setFixedHeight(high);
}

void FirstStepsBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    showText();
}

// Esc closes the bar before it leaves full screen.
bool FirstStepsBar::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

void FirstStepsBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QFrame::keyPressEvent(event);
}

} // namespace ui
