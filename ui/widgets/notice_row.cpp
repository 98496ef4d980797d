#include "ui/widgets/notice_row.h"

#include "ui/widgets/details_button.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace ui {

NoticeRow::NoticeRow(Notice notice, QWidget* parent)
    : QFrame(parent)
    , m_notice(std::move(notice))
    , m_text(new QLabel(m_notice.text, this))
    , m_details(new QLabel(this))
    , m_cross(new QToolButton(this))
    , m_buttons(new QWidget(this))
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(u"notice"_s);
    setAccessibleName(m_notice.text);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->hide();
    m_cross->setText(u"✕"_s);
    m_cross->setAutoRaise(true);
    m_cross->setAccessibleName(tr("Close this notice"));
    m_cross->setToolTip(tr("Close (Esc)"));
    connect(m_cross, &QToolButton::clicked, this, &NoticeRow::dismiss);
    addButtons();
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_text);
    texts->addWidget(m_details);
    m_layout->addLayout(texts, 1);
    m_layout->addWidget(m_buttons);
    auto* outer = new QHBoxLayout(this);
    outer->setContentsMargins(14, 6, 8, 6);
    outer->addLayout(m_layout, 1);
    outer->addWidget(m_cross, 0, Qt::AlignTop);
}

void NoticeRow::addButtons()
{
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    for (const NoticeAction& action : m_notice.actions) {
        auto* button = new QPushButton(QString(action.text).replace(u'&', u"&&"_s), m_buttons);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, run = action.run] {
            emit done();
            run();
        });
    }
    if (!m_notice.details.isEmpty()) {
        auto* button = new DetailsButton(m_details, m_buttons);
        row->addWidget(button);
        button->setDetails(m_notice.details);
    }
    row->addStretch();
    m_buttons->setVisible(row->count() > 1);
}

void NoticeRow::setTheme(const Theme& theme)
{
    m_text->setFont(theme.font);
    m_details->setFont(theme.font);
    const QColor stripe = m_notice.problem ? theme.warning : theme.accent;
    setStyleSheet(
        u"#notice { background: %1; border: 1px solid %3; border-left: 5px solid %2; }"
        "#notice QLabel { color: %4; }"
        "#notice #details { color: %5; }"
        "#notice QToolButton { border: 1px solid transparent; background: transparent;"
        " padding: 2px 6px; }"
        "#notice QToolButton:hover, #notice QToolButton:focus { border-color: %2; }"_s.arg(
            theme.hoverFill.name(), stripe.name(), theme.line.name(), theme.text.name(),
            theme.muted.name()));
    arrange();
}

void NoticeRow::dismiss()
{
    emit done();
    if (m_notice.closed)
        m_notice.closed();
}

// The buttons are next to the text while that keeps two thirds of the width and enough for half a
// sentence in a line, else below it.
void NoticeRow::arrange()
{
    constexpr int leastForText = 18; // in heights of letters
    const int buttons = m_buttons->sizeHint().width();
    const bool beside = buttons * 3 < width()
        && width() - buttons > leastForText * m_text->fontMetrics().height();
    m_layout->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void NoticeRow::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrange();
}

// Esc closes the notice before it leaves full screen.
bool NoticeRow::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

void NoticeRow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

} // namespace ui
