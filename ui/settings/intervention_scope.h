#pragma once

#include "core/experiment.h"
#include "ui/document/actions.h"
#include "ui/session/navigation.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QToolButton;

namespace ui {

class Document;

// Scope of interventions in a trained model: the selected attention layer only, or all. The choice
// is part of the navigation, so that it outlives the window.
class InterventionScope : public QWidget {
    Q_OBJECT

public:
    InterventionScope(Document& document, QWidget* parent);

    // The experiment with only the scope's interventions, as the settings show them.
    [[nodiscard]] core::Experiment shown(const core::Experiment& experiment) const;
    // Sets fields of interventions, such as "network.changes.rank=4". An attention's own
    // interventions start as a copy of those of all attentions.
    void set(core::Experiment& experiment, const QStringList& assignments) const;

    // The layers that a change acts on: "Layer 3", "all 6 layers"; null if there is only one.
    [[nodiscard]] StepName name() const;

    [[nodiscard]] QToolButton* all() const { return m_all; }
    [[nodiscard]] QToolButton* one() const { return m_one; }
    // The sentence below the buttons.
    [[nodiscard]] QString effect() const;

signals:
    void changed();

private:
    void choose(InterventionLayers layers);
    void showState();
    [[nodiscard]] bool hasLayers() const; // several attentions
    [[nodiscard]] bool hasOwn() const; // the selected attention has interventions of its own
    [[nodiscard]] QStringList layersWithOwn() const; // names of the layers with their own
    [[nodiscard]] const std::string& selected() const; // path of the selected attention
    [[nodiscard]] std::string path() const; // of the attention that changes act on; empty: all
    [[nodiscard]] QString effectWords() const;

    Document& m_document;
    QToolButton* m_all;
    QToolButton* m_one;
    QLabel* m_effect;
    std::string m_shownPath;
};

} // namespace ui
