#pragma once

#include "core/model.h"
#include "core/settings/settings.h"
#include "ui/animation/animation_request.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;

namespace ui {

// Chooses the setting that moves, its range, and the output format.
class AnimationForm : public QWidget {
    Q_OBJECT

public:
    // `shown`: for a network trained with Headlight, its checkpoints are the first choice.
    AnimationForm(const core::Experiment& experiment, const core::Model& shown,
        const AnimationRequest& request, QWidget* parent);

    [[nodiscard]] AnimationRequest request() const;
    void setRequest(const AnimationRequest& request); // emits changed()

    [[nodiscard]] QComboBox* what() const { return m_what; }
    [[nodiscard]] QComboBox* format() const { return m_format; }
    [[nodiscard]] QDoubleSpinBox* from() const { return m_from; }
    [[nodiscard]] QDoubleSpinBox* to() const { return m_to; }
    [[nodiscard]] QDoubleSpinBox* frames() const { return m_frames; }

signals:
    void changed();

private:
    void addRow(const QString& name, const QString& effect, QWidget* editor);
    QDoubleSpinBox* addNumber(
        const QString& name, const QString& effect, const core::Range& range, int decimals);
    [[nodiscard]] double speedOf(const AnimationRequest& request) const;
    [[nodiscard]] bool isCounted(int field) const; // counts in whole numbers
    void addWhat(const core::Experiment& experiment);
    void addSize();
    void addLooks();
    void addFormat(AnimationFormat format, const QString& name);
    void show(const AnimationRequest& request);
    void showWhat(); // after another field is chosen: sets a useful range

    bool m_trained;
    std::vector<core::settings::Field> m_fields; // the numeric fields
    Figure m_figure; // settings that the form does not show
    QFormLayout* m_rows;
    QComboBox* m_what;
    QDoubleSpinBox* m_from;
    QDoubleSpinBox* m_to;
    QDoubleSpinBox* m_frames;
    QCheckBox* m_factors;
    QDoubleSpinBox* m_perSecond;
    QComboBox* m_format;
    QDoubleSpinBox* m_width = nullptr;
    QDoubleSpinBox* m_height = nullptr;
    QDoubleSpinBox* m_fontSize = nullptr;
    QComboBox* m_theme = nullptr;
    bool m_showing = false;
};

} // namespace ui
