#pragma once

#include "ui/document/figure_state.h"
#include "ui/words/labels.h"

#include <QObject>

#include <optional>

namespace ui {

class NetworkLibrary;
class TrainingSession;

// The session's data and the selection: everything that a view may read. Changes go through
// Actions.
class ViewModel : public QObject {
    Q_OBJECT

public:
    // A constant one, for views off screen.
    explicit ViewModel(FigureState state);

    [[nodiscard]] const Session& session() const { return m_state.session; }
    [[nodiscard]] const core::Experiment& experiment() const { return session().experiment; }
    [[nodiscard]] const ViewState& view() const { return session().view; }
    [[nodiscard]] const Navigation& navigation() const { return session().navigation; }
    [[nodiscard]] const TracePtr& trace() const { return m_trace; } // null until the first result
    // Scores, statistics and other data of the trace; null while the trace is null.
    [[nodiscard]] const std::shared_ptr<DerivedData>& derived() const { return m_state.derived; }
    // The labels of the trace's tokens, or the positions of points on a line. Queries of a decoder
    // also name the token that they predict, unless predictions are hidden.
    [[nodiscard]] const QStringList& queryLabels() const;
    [[nodiscard]] const QStringList& keyLabels() const;

    // The tokens that the locked layer's queries predict; null: none, or hidden.
    [[nodiscard]] core::TokenList predicted() const;
    void hidePredictions(bool hidden) { m_hidesPredictions = hidden; } // the audience guesses
    [[nodiscard]] bool hidesPredictions() const { return m_hidesPredictions; }

    // The selection: the one under the mouse wins over the locked one.
    [[nodiscard]] const Selection& selection() const;
    [[nodiscard]] const Selection& locked() const { return session().selection; }
    [[nodiscard]] bool hovering() const { return m_hover.has_value(); }

    // The pinned state, A of Compare; null while there is none or while it is being computed.
    [[nodiscard]] const TracePtr& pinned() const { return m_state.pinned; }

    [[nodiscard]] virtual bool pinFails() const { return false; } // it cannot be computed

    // True if the trace belongs to another text than the one that is asked for: that one cannot be
    // computed, or takes long.
    [[nodiscard]] virtual bool outdated() const { return false; }

    // The network without attention that Train shows; null: Train shows the model.
    [[nodiscard]] const NetworkWithoutAttentionPtr& networkWithoutAttention() const
    {
        return m_state.networkWithoutAttention;
    }

    // The networks in training; null off screen.
    [[nodiscard]] virtual TrainingSession* training() const { return nullptr; }
    // Those trained so far; null off screen.
    [[nodiscard]] virtual NetworkLibrary* networks() const { return nullptr; }

signals:
    void sessionChanged(); // the editable state or the navigation
    void traceChanged();
    void selectionChanged();
    void pinnedChanged();
    void outdatedChanged();
    void networkWithoutAttentionChanged();

protected:
    ViewModel() = default; // empty until show()
    void show(std::shared_ptr<DerivedData> derived);
    void keepSelectionInside();

    FigureState m_state;
    std::optional<Selection> m_hover;

private:
    TracePtr m_trace; // the derived data's
    bool m_hidesPredictions = false;
    mutable TokenLabels m_queryLabels, m_keyLabels;
};

} // namespace ui
