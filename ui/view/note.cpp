#include "ui/view/note.h"

#include <QLabel>
#include <QPaintEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

Note::Note(QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_button(new QPushButton(this))
{
    m_label->setTextFormat(Qt::PlainText);
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 24);
    layout->addStretch(2);
    layout->addWidget(m_label);
    layout->addSpacing(12);
    layout->addWidget(m_button, 0, Qt::AlignHCenter);
    layout->addStretch(3);
}

void Note::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_label->setFont(theme.sized(1.15));
    m_button->setFont(theme.sized(1));
    update();
}

// Paints the background here: a style sheet resets the palette when the note is first shown.
void Note::paintEvent(QPaintEvent* event)
{
    QPainter(this).fillRect(event->rect(), m_theme.paper);
}

void Note::say(const QString& sentence, const QString& button, const QString& effect)
{
    m_label->setText(sentence);
    m_button->setText(button);
    m_button->setToolTip(effect);
    m_button->setVisible(!button.isEmpty());
}

QString Note::sentence() const
{
    return m_label->text();
}

void Note::paint(QPainter& painter, QSizeF size) const
{
    painter.fillRect(QRectF({}, size), m_theme.paper);
    painter.setFont(m_theme.sized(1.15));
    painter.setPen(m_theme.muted);
    painter.drawText(QRectF({}, size).adjusted(24, 24, -24, -24),
        Qt::AlignCenter | Qt::TextWordWrap, m_label->text());
}

} // namespace ui
