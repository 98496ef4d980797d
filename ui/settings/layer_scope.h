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

// The layers that settings apply to: the selected one only, or all. Either the interventions in a
// trained model or a design's layers. The choice is part of the navigation, so that it outlives the
// window.
class LayerScope : public QWidget {
    Q_OBJECT

public:
    enum class Of { Interventions, Design };

    LayerScope(Document& document, Of what, QWidget* parent);

    // Whether the field is one of the settings that the scope applies to.
    [[nodiscard]] bool covers(std::string_view field) const;
    // The experiment as the settings show it: with only the scope's interventions, or with the
    // scope's layer in the place of the design's first.
    [[nodiscard]] core::Experiment shown(const core::Experiment& experiment) const;
    // Sets fields, such as "network.changes.rank=4" or "heads=2". An attention's own interventions
    // start as a copy of those of all attentions.
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
    [[nodiscard]] core::Index layers() const; // how many; 0: the scope has no use now
    [[nodiscard]] bool hasLayers() const { return layers() > 1; }
    [[nodiscard]] std::size_t place() const; // of the selected layer, from 0
    [[nodiscard]] bool hasOwn() const; // the selected attention has interventions of its own
    [[nodiscard]] QStringList layersWithOwn() const; // names of the layers with their own
    [[nodiscard]] std::string selected() const; // path of the selected attention
    [[nodiscard]] std::string path() const; // of the attention that changes act on; empty: all
    [[nodiscard]] QString effectWords() const;

    Document& m_document;
    Of m_what;
    QToolButton* m_all;
    QToolButton* m_one;
    QLabel* m_effect;
    std::string m_shownPath;
};

} // namespace ui
