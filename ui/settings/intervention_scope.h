#pragma once

#include "core/experiment.h"

#include <QStringList>
#include <QWidget>

class QToolButton;

namespace ui {

class Document;

// What of a trained model is altered together: all its attentions, or only the one looked at.
class InterventionScope : public QWidget {
    Q_OBJECT

public:
    InterventionScope(Document& document, QWidget* parent);

    // The experiment with the changes of the scope alone, as its settings show them.
    [[nodiscard]] core::Experiment shown(const core::Experiment& experiment) const;
    // Sets fields of what is altered, as "network.changes.rank=4". An attention that is altered by
    // itself begins with what is altered of all.
    void set(core::Experiment& experiment, const QStringList& assignments) const;

    [[nodiscard]] QToolButton* all() const { return m_all; }
    [[nodiscard]] QToolButton* one() const { return m_one; }

signals:
    void changed();

private:
    void showLayer();
    void showOwn();
    [[nodiscard]] std::string path() const; // of the attention; empty: all

    Document& m_document;
    QToolButton* m_all;
    QToolButton* m_one;
};

} // namespace ui
