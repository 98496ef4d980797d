#include "ui/settings/reduction_editor.h"

#include "core/analysis/weights/merged_trace.h"

#include <QHBoxLayout>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    core::Index mostIn(const core::AttentionTrace& attention, const QString& path)
    {
        if (path.endsWith(u".rank"_s))
            return attention.heads.front().k.cols();
        if (path.endsWith(u".heads_kept"_s))
            return std::ssize(attention.heads);
        return std::min(attention.queries->rows(), attention.queries->cols());
    }

} // namespace

ReductionEditor::ReductionEditor(const core::settings::Field& field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_box(new QSpinBox(this))
{
    auto* control = new QWidget(this);
    auto* row = new QHBoxLayout(control);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_slider, 1);
    row->addWidget(m_box);
    addControl(control);
    setFocusProxy(m_slider);
    m_slider->setAccessibleName(control->accessibleName());
    m_box->setAccessibleName(exactName());
    m_box->setKeyboardTracking(false);
    turnOnlyWithFocus(*m_slider);
    turnOnlyWithFocus(*m_box);
    showKept();
    connect(m_slider, &QSlider::valueChanged, this, &ReductionEditor::give);
    connect(m_slider, &QSlider::sliderReleased, this, &FieldEditor::settled);
    connect(m_box, &QSpinBox::valueChanged, this, &ReductionEditor::give);
    connect(m_box, &QSpinBox::editingFinished, this, &FieldEditor::settled);
}

void ReductionEditor::give(int kept)
{
    change(QString::number(kept >= m_most ? 0 : kept));
}

void ReductionEditor::showValue(const QString& value)
{
    m_value = value.toInt();
    showKept();
}

void ReductionEditor::showTrace(const core::Trace& trace)
{
    const core::Trace& whole = core::unmergedTrace(trace);
    if (!whole.model->canExplain()) // attention weights alone do not determine the sizes
        return;
    core::Index most = 1;
    for (const core::AttentionTrace& each : whole.attentions)
        most = std::max(most, mostIn(each, path()));
    m_most = static_cast<int>(most);
    showKept();
}

void ReductionEditor::showKept()
{
    const QSignalBlocker quietSlider(m_slider);
    const QSignalBlocker quietBox(m_box);
    const int kept = m_value == 0 ? m_most : std::min(m_value, m_most);
    m_slider->setRange(1, m_most);
    m_box->setRange(1, m_most);
    if (!m_slider->isSliderDown())
        m_slider->setValue(kept);
    m_box->setValue(kept);
}

} // namespace ui
