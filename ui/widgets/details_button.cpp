#include "ui/widgets/details_button.h"

#include <QLabel>

namespace ui {

DetailsButton::DetailsButton(QLabel* label, QWidget* parent)
    : QPushButton(tr("Details"), parent)
    , m_label(label)
{
    setCheckable(true);
    setAutoDefault(false);
    m_label->setObjectName(QStringLiteral("details"));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(this, &QPushButton::toggled, m_label, &QLabel::setVisible);
    setDetails({});
}

void DetailsButton::setDetails(const QString& details)
{
    if (m_label->text() == details && !details.isEmpty())
        return; // the details may be open
    m_label->setText(details);
    m_label->hide();
    setChecked(false);
    setAccessibleDescription(details);
    setVisible(!details.isEmpty());
}

} // namespace ui
