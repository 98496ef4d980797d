#include "ui/views/train/running_bar.h"

#include "ui/views/train/train_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace ui {

RunningBar::RunningBar(QWidget* parent)
    : QWidget(parent)
    , m_name(new QLabel(this))
    , m_turn(new QPushButton(this))
    , m_back(new QPushButton(tr("Show it"), this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 14, 2);
    row->addWidget(m_name, 1);
    row->addWidget(m_turn);
    row->addWidget(m_back);
    m_name->setWordWrap(true);
    m_name->setTextFormat(Qt::PlainText);
    m_back->setToolTip(tr("Back to the network in training, at its latest step"));
}

void RunningBar::setWork(const QString& name, bool paused)
{
    m_name->setText(paused ? tr("%1 is paused partway through training while another model is "
                                "shown.")
                                 .arg(name)
                           : tr("%1 continues training while another model is shown.").arg(name));
    // the same label as the button below
    m_turn->setText(paused ? TrainView::tr("Resume") : TrainView::tr("Pause"));
    m_turn->setToolTip(paused ? TrainView::tr("Continue training from where it stopped")
                              : TrainView::tr("Pause after this step"));
}

} // namespace ui
