#include "ui/settings/scaling_editor.h"

#include "core/attention/scaling.h"
#include "core/head_at.h"
#include "core/trace.h"
#include "ui/settings/field_editor.h"
#include "ui/settings/number_slider.h"
#include "ui/words/labels.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // The slider is logarithmic, from 0.1 to 1000.
    constexpr int steps = 1000;
    constexpr double lowest = 0.1;
    constexpr double highest = 1000;

    double factorAt(int position)
    {
        return lowest * std::pow(highest / lowest, double(position) / steps);
    }

    int positionOf(double factor)
    {
        const double inside = std::clamp(factor, lowest, highest);
        return int(std::lround(steps * std::log(inside / lowest) / std::log(highest / lowest)));
    }

} // namespace

ScalingEditor::ScalingEditor(const core::settings::Field& field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_slider(new StopSlider(this))
    , m_kinds(new QComboBox(this))
    , m_box(new QDoubleSpinBox(this))
{
    auto* control = new QWidget(this);
    auto* rows = new QVBoxLayout(control);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    auto* first = new QHBoxLayout;
    first->addWidget(m_slider, 1);
    first->addWidget(m_box);
    rows->addLayout(first);
    rows->addWidget(m_kinds);
    addControl(control);
    setFocusProxy(m_slider);
    for (const std::string& choice : field.choices)
        addOption(*m_kinds, field.path, choice);
    m_kinds->setAccessibleName(label(field.path));
    m_slider->setAccessibleName(label(field.path));
    m_slider->setRange(0, steps);
    m_slider->setBox(m_box);
    m_box->setAccessibleName(tr("The scores are divided by"));
    m_box->setRange(1e-3, 1e3);
    m_box->setDecimals(3);
    m_box->setKeyboardTracking(false);
    connect(m_slider, &QSlider::valueChanged, this, &ScalingEditor::slide);
    connect(m_slider, &QSlider::sliderReleased, this, &FieldEditor::settled);
    connect(m_box, &QDoubleSpinBox::valueChanged, this,
        [this](double factor) { giveFactor(factor, 9); });
    connect(m_box, &QDoubleSpinBox::editingFinished, this, &FieldEditor::settled);
    connect(m_kinds, &QComboBox::activated, this, [this] {
        change(m_kinds->currentData().toString());
        emit settled();
    });
}

void ScalingEditor::slide(int position)
{
    // A key or the wheel must be able to leave a stop.
    const int stop = m_slider->isSliderDown() ? m_slider->caught(position) : position;
    if (stop == positionOf(1))
        change(u"none"_s);
    else if (stop == positionOf(std::sqrt(m_dk)))
        change(u"sqrt_dk"_s);
    else if (stop == positionOf(m_dk))
        change(u"dk"_s);
    else
        giveFactor(factorAt(position), 4); // a slider has no more precision
}

void ScalingEditor::giveFactor(double factor, int digits)
{
    changeOther(u"scaling.factor"_s, QLocale::c().toString(factor, 'g', digits));
}

void ScalingEditor::showValue(const QString& value)
{
    showOption(*m_kinds, value.toStdString());
}

void ScalingEditor::showTrace(const core::Trace& trace)
{
    const core::Index dk = core::headAt(trace, 0, 0).trace.k.cols();
    m_dk = double(dk);
    std::vector<int> stops { positionOf(1), positionOf(std::sqrt(m_dk)), positionOf(m_dk) };
    std::ranges::sort(stops);
    m_slider->setMarks(stops);
    showDivisor(core::divisor(trace.attention(0).spec.scaling, dk));
}

void ScalingEditor::showDivisor(double divisor)
{
    const QSignalBlocker quietSlider(m_slider);
    const QSignalBlocker quietBox(m_box);
    if (!m_slider->isSliderDown())
        m_slider->setValue(positionOf(divisor));
    if (!m_box->hasFocus())
        m_box->setValue(divisor);
    m_slider->tell();
}

} // namespace ui
