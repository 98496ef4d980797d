#pragma once

#include "core/attention/score.h"
#include "ui/settings/number_editor.h"

class QLabel;

namespace ui {

// Editor of a kernel's bandwidth h with its formula. For the Gaussian, exp(−r²/h), which others
// write exp(−r²/2σ²), it also takes σ.
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
    void fitFormula(); // shows the longest formula that fits

    core::Kernel m_kernel = core::Kernel::Gaussian;
    QLabel* m_formula;
    QLabel* m_letter;
    QDoubleSpinBox* m_sigma;
};

} // namespace ui
