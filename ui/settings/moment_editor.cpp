#include "ui/settings/moment_editor.h"

#include "core/io/learning/learnt_folder.h"
#include "core/trace.h"

#include <QLabel>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

MomentEditor::MomentEditor(const core::settings::Field& field, QWidget* parent)
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
    setNamed(false); // the step says what is moved, and the slider needs the width
    setResets(false);
    turnOnlyWithFocus(*m_slider);
    connect(m_slider, &QSlider::valueChanged, this, &MomentEditor::give);
    connect(m_slider, &QSlider::sliderReleased, this, &FieldEditor::settled);
}

void MomentEditor::give(int position)
{
    if (position >= std::ssize(m_moments))
        return;
    change(QString::fromStdString(
        core::momentNamed(m_where.toStdString(), m_moments[static_cast<std::size_t>(position)])));
    if (!m_slider->isSliderDown())
        emit settled();
}

void MomentEditor::showValue(const QString& value)
{
    m_where = value;
    showMoment();
}

void MomentEditor::showTrace(const core::Trace& trace)
{
    const auto& network = trace.model->learnt;
    m_moments = network != nullptr ? network->moments : std::vector<long>();
    m_last = network != nullptr ? network->course.teaching.steps : 0;
    showMoment();
}

void MomentEditor::showMoment()
{
    if (m_moments.empty())
        return;
    const long step = core::learntPlace(m_where.toStdString()).moment.value_or(m_moments.back());
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, static_cast<int>(std::ssize(m_moments)) - 1);
    if (!m_slider->isSliderDown())
        m_slider->setValue(
            static_cast<int>(std::ranges::lower_bound(m_moments, step) - m_moments.begin()));
    m_step->setText(tr("step %1 of %2").arg(step).arg(m_last));
}

} // namespace ui
