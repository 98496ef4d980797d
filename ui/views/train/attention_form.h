#pragma once

#include "core/training/network.h"

#include <QWidget>

#include <string_view>
#include <vector>

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace ui {

// What the heads of a network compute that is to learn: how many there are, in how many layers, and
// score, scaling, normaliser, mask and position in the words of the settings.
class AttentionForm : public QWidget {
    Q_OBJECT

public:
    explicit AttentionForm(QWidget* parent);

    // Whether a network has anything to choose here.
    [[nodiscard]] static bool suits(const core::training::Architecture& architecture);
    void apply(core::training::Architecture& architecture) const;
    // The same, but for how its scores are divided: that stays.
    void applyToComparison(core::training::Architecture& architecture) const;
    [[nodiscard]] QComboBox* choice(std::string_view field) const; // "score"
    [[nodiscard]] QSpinBox* layers() const { return m_layers; }
    [[nodiscard]] QSpinBox* heads() const { return m_heads; }

private:
    void addChoice(std::string_view field);
    QSpinBox* addCount(const QString& name, const QString& effect, int most, int value);

    struct Choice {
        std::string_view field;
        QComboBox* box;
    };
    QFormLayout* m_rows;
    QSpinBox* m_layers;
    QSpinBox* m_heads;
    std::vector<Choice> m_choices;
};

} // namespace ui
