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

// What moves, from where to where, and what comes of it.
class AnimationForm : public QWidget {
    Q_OBJECT

public:
    // Of what is shown: the moments of a network that was taught here move first.
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
    [[nodiscard]] bool isCounted(int field) const; // in whole numbers
    void addWhat(const core::Experiment& experiment);
    void addSize();
    void addLooks();
    void addFormat(AnimationFormat format, const QString& name);
    void show(const AnimationRequest& request);
    void showWhat(); // another field: a range of values that shows something

    bool m_trained;
    std::vector<core::settings::Field> m_fields; // those that are numbers
    Figure m_figure; // what the form does not ask
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
