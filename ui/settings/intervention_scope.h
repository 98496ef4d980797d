#pragma once

#include "core/experiment.h"

#include <QStringList>
#include <QWidget>

class QToolButton;

namespace ui {

class Document;

// Scope of interventions in a trained model: all attentions, or the current one only.
class InterventionScope : public QWidget {
    Q_OBJECT

public:
    InterventionScope(Document& document, QWidget* parent);

    // The experiment with only the scope's interventions, as the settings show them.
    [[nodiscard]] core::Experiment shown(const core::Experiment& experiment) const;
    // Sets fields of interventions, such as "network.changes.rank=4". An attention's own
    // interventions start as a copy of those of all attentions.
    void set(core::Experiment& experiment, const QStringList& assignments) const;

    [[nodiscard]] QToolButton* all() const { return m_all; }
    [[nodiscard]] QToolButton* one() const { return m_one; }

signals:
    void changed();

private:
    void showLayer();
    void showOwn();
    [[nodiscard]] std::string path() const; // path of the attention; empty: all

    Document& m_document;
    QToolButton* m_all;
    QToolButton* m_one;
};

} // namespace ui
