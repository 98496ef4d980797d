#include "ui/views/train/start_page.h"

#include "ui/views/train/network_list.h"
#include "ui/views/train/task_sketch.h"
#include "ui/views/train/training_form.h"

#include <QGridLayout>

namespace ui {

StartPage::StartPage(TrainingForm* form, NetworkList* networks, QWidget* parent)
    : QWidget(parent)
    , m_form(form)
    , m_networks(networks)
    , m_sketch(new TaskSketch(this))
{
    constexpr int margin = 16;
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(margin, margin, margin, margin);
    grid->setHorizontalSpacing(margin);
    grid->setVerticalSpacing(margin);
    grid->addWidget(form, 0, 0, Qt::AlignTop);
    grid->addWidget(m_sketch, 0, 1, Qt::AlignTop);
    if (networks != nullptr)
        grid->addWidget(networks, 1, 0, 1, 2);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    grid->setRowStretch(2, 1);
    connect(form, &TrainingForm::changed, this, &StartPage::showSketch);
}

void StartPage::setTheme(const Theme& theme)
{
    m_sketch->setTheme(theme);
    if (m_networks != nullptr)
        m_networks->setTheme(theme);
}

bool StartPage::hasRoom() const
{
    const auto* const grid = static_cast<QGridLayout*>(layout());
    const QMargins around = grid->contentsMargins();
    return width() >= around.left() + m_form->minimumSizeHint().width() + grid->horizontalSpacing()
        + m_sketch->leastWidth() + around.right();
}

// A branch keeps the task and the network of its origin.
void StartPage::showSketch()
{
    const bool shown = !m_form->branches() && m_form->hasTask() && hasRoom();
    m_sketch->setVisible(shown);
    if (shown && isVisible())
        m_sketch->setTask(m_form->specs().front(), m_form->chosenTask());
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showSketch();
}

void StartPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showSketch();
}

} // namespace ui
