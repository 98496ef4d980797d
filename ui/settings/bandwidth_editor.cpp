#include "ui/settings/bandwidth_editor.h"

#include "core/trace.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    double sigmaOf(double bandwidth)
    {
        return std::sqrt(bandwidth / 2);
    }

    // The longest first.
    QStringList formulasOf(core::Kernel kernel)
    {
        switch (kernel) {
        case core::Kernel::Gaussian:
            return { u"exp(−r²/h), h = 2σ²"_s, u"exp(−r²/h)"_s };
        case core::Kernel::Box:
            return { BandwidthEditor::tr("1 if r ≤ h, else 0") };
        case core::Kernel::Triangle:
            return { u"max(0, 1 − r/h)"_s };
        case core::Kernel::Epanechnikov:
            return { u"max(0, 1 − r²/h²)"_s };
        }
        return {};
    }

} // namespace

BandwidthEditor::BandwidthEditor(const core::settings::Field& field, QWidget* parent)
    : NumberEditor(field, parent)
    , m_formula(new QLabel(this))
    , m_letter(new QLabel(u"σ"_s, this))
    , m_sigma(new QDoubleSpinBox(this))
{
    auto* row = new QHBoxLayout;
    row->addWidget(m_formula, 1, Qt::AlignRight);
    row->addSpacing(fontMetrics().averageCharWidth());
    row->addWidget(m_letter);
    row->addWidget(m_sigma);
    addBelow(row);
    m_formula->setForegroundRole(QPalette::PlaceholderText);
    m_formula->setToolTip(tr("Kernel value at the distance r between query and key"));
    m_sigma->setDecimals(3);
    m_sigma->setRange(sigmaOf(field.range->low), sigmaOf(field.range->high));
    m_sigma->setSingleStep(0.1);
    m_sigma->setKeyboardTracking(false);
    m_sigma->setFocusPolicy(Qt::StrongFocus);
    m_sigma->installEventFilter(this);
    m_sigma->setAccessibleName(tr("σ, the Gaussian's standard deviation"));
    m_sigma->setToolTip(tr("The same bandwidth as the standard deviation of the Gaussian "
                           "exp(−r²/2σ²)"));
    connect(m_sigma, &QDoubleSpinBox::valueChanged, this,
        [this](double sigma) { // the length, which stays when the kernel changes
            const double length = std::clamp(sigma, 0.0224, 22.36); // as of the field
            changeOther(u"score.length"_s, QLocale::c().toString(length, 'g', 9));
        });
    connect(m_sigma, &QDoubleSpinBox::editingFinished, this, &FieldEditor::settled);
    QSizePolicy keeps = m_sigma->sizePolicy(); // rows of all kernels have the same height
    keeps.setRetainSizeWhenHidden(true);
    m_sigma->setSizePolicy(keeps);
    showKernel(core::Kernel::Gaussian);
}

QString BandwidthEditor::formula() const
{
    return m_formula->text();
}

void BandwidthEditor::showKernel(core::Kernel kernel)
{
    m_kernel = kernel;
    const bool gaussian = kernel == core::Kernel::Gaussian;
    m_letter->setVisible(gaussian);
    m_sigma->setVisible(gaussian);
    m_sigma->setMaximumWidth(gaussian ? QWIDGETSIZE_MAX : 0); // the height remains
    fitFormula();
}

void BandwidthEditor::fitFormula()
{
    const QStringList formulas = formulasOf(m_kernel);
    const QFontMetrics metrics(m_formula->font());
    const int sigma = m_kernel == core::Kernel::Gaussian
        ? m_letter->sizeHint().width() + m_sigma->sizeHint().width()
        : 0;
    const int room = m_formula->parentWidget()->width() - sigma - 4 * metrics.averageCharWidth();
    const auto fitting = std::ranges::find_if(
        formulas, [&](const QString& text) { return metrics.horizontalAdvance(text) <= room; });
    m_formula->setText(fitting == formulas.end() ? formulas.back() : *fitting);
}

// With the shortest formula: the panel keeps its width.
QSize BandwidthEditor::minimumSizeHint() const
{
    const QFontMetrics metrics(m_formula->font());
    const int shortest = metrics.horizontalAdvance(formulasOf(m_kernel).back());
    const int shown = metrics.horizontalAdvance(m_formula->text());
    return NumberEditor::minimumSizeHint() + QSize(shortest - shown, 0);
}

void BandwidthEditor::resizeEvent(QResizeEvent* event)
{
    NumberEditor::resizeEvent(event);
    fitFormula();
}

void BandwidthEditor::showTrace(const core::Trace& trace)
{
    if (const auto* score = std::get_if<core::KernelScore>(&trace.attention(0).spec.score))
        showKernel(score->kernel);
}

void BandwidthEditor::showValue(const QString& value)
{
    NumberEditor::showValue(value);
    const QSignalBlocker quiet(m_sigma);
    if (!m_sigma->hasFocus()) // keeps the text while the user types
        m_sigma->setValue(sigmaOf(value.toDouble()));
}

} // namespace ui
