#include "ui/settings/number_editor.h"

#include "core/head_at.h"
#include "ui/settings/number_slider.h"
#include "ui/words/labels.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int sliderSteps = 1000; // for a range of real numbers

    constexpr int typingPause = 700; // milliseconds; later key presses begin another history step

    // Round values of the range, in ascending order, with both ends: … 0.4, 1, 4, 10 … where it is
    // logarithmic, powers of two for whole numbers, and about ten equal ways elsewhere.
    std::vector<double> roundValues(const core::Range& range, bool whole)
    {
        std::vector<double> result { range.low };
        const auto add = [&](double value) {
            if (value > result.back() && value < range.high)
                result.push_back(value);
        };
        if (range.logarithmic && whole) {
            for (double power = 1; power < range.high; power *= 2)
                add(power);
        } else if (range.logarithmic) {
            const int last = static_cast<int>(std::ceil(std::log10(range.high)));
            for (int n = static_cast<int>(std::floor(std::log10(range.low))); n <= last; ++n)
                for (const double digit : { 1.0, 4.0 })
                    add(n < 0 ? digit / std::pow(10, -n) : digit * std::pow(10, n));
        } else {
            constexpr double ways = 12;
            const double least = (range.high - range.low) / ways;
            const double power = std::pow(10, std::floor(std::log10(least)));
            double way = power;
            for (const double digit : { 2.0, 5.0, 10.0 })
                if (way < least)
                    way = digit * power;
            if (whole)
                way = std::max(1.0, way);
            for (double n = std::floor(range.low / way); n * way < range.high; ++n)
                add(n * way);
        }
        result.push_back(range.high);
        return result;
    }

    // The slider covers the useful range, not the whole permitted one.
    core::Range comfortable(const core::settings::Field& field)
    {
        core::Range range = field.range.value_or(core::Range { 0, 1e6, false });
        if (field.path == "dimension" || field.path == "dk" || field.path == "dv")
            range.high = 512;
        const auto under = [&](const std::string& part) { return field.path.starts_with(part); };
        if (under("mask.") || under(std::string(interventionPrefix) + "mask."))
            range.high = std::min(range.high, 64.0); // tokens of a sentence
        if (field.path == "softcap")
            range.high = 100;
        return range;
    }

} // namespace

NumberEditor::NumberEditor(const core::settings::Field& field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_range(comfortable(field))
    , m_whole(field.type == core::settings::Type::Integer)
    , m_slider(new NumberSlider(this))
    , m_box(new QDoubleSpinBox(this))
{
    auto* control = new QWidget(this);
    m_rows = new QVBoxLayout(control);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(4);
    auto* row = new QHBoxLayout;
    m_rows->addLayout(row);
    if (field.defaultText == "auto") {
        m_link = new QToolButton(control);
        m_link->setText(u"d/h"_s);
        m_link->setProperty("small", true);
        m_link->setCheckable(true);
        m_link->setToolTip(tr("Linked to d / h while pressed"));
        m_link->setAccessibleName(tr("linked to d / h"));
        connect(m_link, &QToolButton::clicked, this, [this](bool automatic) {
            change(automatic ? u"auto"_s : QString::number(m_box->value()));
            emit settled();
        });
    }
    row->addWidget(m_slider, 1);
    if (m_link != nullptr)
        row->addWidget(m_link);
    row->addWidget(m_box);
    addControl(control);
    const core::Range limits = field.range.value_or(core::Range { 0, 4294967295.0, false });
    m_box->setDecimals(m_whole ? 0 : 3);
    m_box->setRange(limits.low, limits.high);
    m_box->setKeyboardTracking(false);
    m_box->setAccelerated(true);
    m_box->setAccessibleName(exactName());
    m_slider->setBox(m_box);
    NumberEditor::fitLetters();
    m_slider->setRange(
        0, m_whole && !m_range.logarithmic ? int(m_range.high - m_range.low) : sliderSteps);
    m_slider->setVisible(field.range.has_value());
    setMarks();
    turnOnlyWithFocus(*m_slider);
    turnOnlyWithFocus(*m_box);
    connect(m_slider, &QSlider::valueChanged, this, [this](int position) {
        const double value = valueAt(position);
        if (positionOf(m_box->value()) != position)
            give(value);
        if (!m_slider->isSliderDown())
            m_rest.start();
    });
    m_rest.setSingleShot(true);
    m_rest.setInterval(typingPause);
    connect(&m_rest, &QTimer::timeout, this, &FieldEditor::settled);
    connect(m_slider, &QSlider::sliderReleased, this, &FieldEditor::settled);
    connect(m_box, &QDoubleSpinBox::valueChanged, this, &NumberEditor::give);
    connect(m_box, &QDoubleSpinBox::editingFinished, this, &FieldEditor::settled);
}

void NumberEditor::setMarks()
{
    if (!m_slider->isVisibleTo(this))
        return;
    std::vector<int> positions;
    for (const double value : roundValues(m_range, m_whole))
        if (const int position = positionOf(value);
            positions.empty() || position > positions.back()) {
            positions.push_back(position);
            m_marks.push_back(value);
        }
    m_slider->setMarks(positions);
}

QSlider* NumberEditor::slider() const
{
    return m_slider;
}

void NumberEditor::addBelow(QLayout* more)
{
    m_rows->addLayout(more);
}

void NumberEditor::fitLetters()
{
    FieldEditor::fitLetters();
    m_slider->setMinimumWidth(4 * fontInfo().pixelSize());
}

void NumberEditor::give(double value)
{
    change(m_whole ? QString::number(std::llround(value)) : QLocale::c().toString(value, 'g', 9));
}

void NumberEditor::showValue(const QString& value)
{
    const bool automatic = value == u"auto"_s;
    if (m_link != nullptr)
        m_link->setChecked(automatic);
    if (!automatic)
        showNumber(value.toDouble());
}

// While linked, shows the value that follows from d and h.
void NumberEditor::showTrace(const core::Trace& trace)
{
    if (m_link == nullptr || !m_link->isChecked())
        return;
    const core::HeadTrace& head = core::headAt(trace, 0, 0).trace;
    showNumber(double((path() == u"dv"_s ? head.v : head.k).cols()));
}

void NumberEditor::showNumber(double value)
{
    const QSignalBlocker quietSlider(m_slider);
    const QSignalBlocker quietBox(m_box);
    const bool typing // keeps unfinished text while a network trains
        = m_box->hasFocus() && m_box->text() != m_box->textFromValue(m_box->value());
    if (!typing)
        m_box->setValue(value);
    if (!m_slider->isSliderDown())
        m_slider->setValue(positionOf(value));
    m_slider->tell();
}

double NumberEditor::valueAt(int position) const
{
    // A mark has its round value, whatever its position is rounded to.
    const auto mark = std::ranges::find(m_slider->marks(), position) - m_slider->marks().begin();
    if (m_slider->movesByMarks() && mark < std::ssize(m_marks))
        return m_marks[static_cast<std::size_t>(mark)];
    const double share = double(position) / std::max(1, m_slider->maximum());
    const double value = m_range.logarithmic
        ? m_range.low * std::pow(m_range.high / m_range.low, share)
        : m_range.low + share * (m_range.high - m_range.low);
    return m_whole ? std::round(value) : value;
}

int NumberEditor::positionOf(double value) const
{
    const double inside = std::clamp(value, m_range.low, m_range.high);
    const double share = m_range.logarithmic
        ? std::log(inside / m_range.low) / std::log(m_range.high / m_range.low)
        : (inside - m_range.low) / (m_range.high - m_range.low);
    return static_cast<int>(std::lround(share * m_slider->maximum()));
}

// A double click restores the default.
bool NumberEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonDblClick && watched == m_slider) {
        change(defaultText());
        emit settled();
        return true;
    }
    return FieldEditor::eventFilter(watched, event);
}

} // namespace ui
