#pragma once

#include "ui/settings/plain_editors.h"

class QAction;

namespace ui {

// The masks of a trained model: "As trained (causal)", which can be taken off, none, and those that
// the user adds.
class TrainedMaskEditor : public SetEditor {
    Q_OBJECT

public:
    TrainedMaskEditor(const core::settings::Field& field, QWidget* parent);

    void showTrace(const core::Trace& trace) override;
    void showExperiment(const core::Experiment& experiment) override;
    [[nodiscard]] QAction* asTrained() const { return m_asTrained; }
    [[nodiscard]] QAction* none() const { return m_none; }

private:
    void showText();

    QAction* m_asTrained;
    QAction* m_none; // neither the trained masks nor others
    QStringList m_own; // kinds that every attention was trained with
};

} // namespace ui
