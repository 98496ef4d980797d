#pragma once

#include "core/attention/score.h"
#include "ui/settings/number_editor.h"

class QLabel;

namespace ui {

// The bandwidth h of a kernel, the formula it stands in and, for the Gaussian, whose exp(−r²/h)
// others write exp(−r²/2σ²), σ as the other way to type it.
class BandwidthEditor : public NumberEditor {
    Q_OBJECT

public:
    BandwidthEditor(const core::settings::Field& field, QWidget* parent);

    void showKernel(core::Kernel kernel);
    void showTrace(const core::Trace& trace) override;
    [[nodiscard]] QDoubleSpinBox* sigma() const { return m_sigma; }
    [[nodiscard]] QString formula() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void showValue(const QString& value) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitFormula(); // the longest that has room

    core::Kernel m_kernel = core::Kernel::Gaussian;
    QLabel* m_formula;
    QLabel* m_letter;
    QDoubleSpinBox* m_sigma;
};

} // namespace ui
