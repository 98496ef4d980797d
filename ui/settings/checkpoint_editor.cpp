#include "ui/settings/checkpoint_editor.h"

#include "core/io/training/network_folder.h"
#include "core/trace.h"

#include <QLabel>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

CheckpointEditor::CheckpointEditor(const core::settings::Field& field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_step(new QLabel(this))
{
    auto* control = new QWidget(this);
    auto* column = new QVBoxLayout(control);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_step);
    column->addWidget(m_slider);
    m_slider->setAccessibleName(tr("Checkpoint"));
    m_slider->setToolTip(tr("Return to the network at this step"));
    addControl(control);
    setNamed(false); // the step text identifies the slider, which needs the width
    setResets(false);
    turnOnlyWithFocus(*m_slider);
    connect(m_slider, &QSlider::valueChanged, this, &CheckpointEditor::give);
    connect(m_slider, &QSlider::sliderReleased, this, &FieldEditor::settled);
}

void CheckpointEditor::give(int position)
{
    if (position >= std::ssize(m_checkpoints))
        return;
    change(QString::fromStdString(core::checkpointNamed(
        m_where.toStdString(), m_checkpoints[static_cast<std::size_t>(position)])));
    if (!m_slider->isSliderDown())
        emit settled();
}

void CheckpointEditor::showValue(const QString& value)
{
    m_where = value;
    showCheckpoint();
}

void CheckpointEditor::showTrace(const core::Trace& trace)
{
    const auto& network = trace.model->trainedRun;
    m_checkpoints = network != nullptr ? network->checkpoints : std::vector<long>();
    m_last = network != nullptr ? network->spec.hyperparameters.steps : 0;
    showCheckpoint();
}

void CheckpointEditor::showCheckpoint()
{
    if (m_checkpoints.empty())
        return;
    const long step = core::networkPath(m_where.toStdString()).step.value_or(m_checkpoints.back());
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, static_cast<int>(std::ssize(m_checkpoints)) - 1);
    if (!m_slider->isSliderDown())
        m_slider->setValue(static_cast<int>(
            std::ranges::lower_bound(m_checkpoints, step) - m_checkpoints.begin()));
    m_step->setText(tr("step %1 of %2").arg(step).arg(m_last));
}

} // namespace ui
