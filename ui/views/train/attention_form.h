#pragma once

#include "core/training/network.h"

#include <QWidget>

#include <string_view>
#include <vector>

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace ui {

// Attention of a network to train: number of heads and layers, and score, scaling, normaliser, mask
// and position encoding as in the settings.
class AttentionForm : public QWidget {
    Q_OBJECT

public:
    explicit AttentionForm(QWidget* parent);

    // True if the architecture has attention to configure.
    [[nodiscard]] static bool suits(const core::training::NetworkArchitecture& architecture);
    void apply(core::training::NetworkArchitecture& architecture) const;
    // The same, but keeps the comparison network's own scaling.
    void applyToComparison(core::training::NetworkArchitecture& architecture) const;
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
