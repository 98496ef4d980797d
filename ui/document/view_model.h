#pragma once

#include "ui/document/figure_state.h"
#include "ui/words/labels.h"

#include <QObject>

#include <optional>

namespace ui {

class TrainingSession;

// What there is to be seen, and where the user points: all that a view may know. Whoever wants it
// changed asks Commands.
class ViewModel : public QObject {
    Q_OBJECT

public:
    // One that never changes: pictures off screen.
    explicit ViewModel(FigureState state);

    [[nodiscard]] const Session& session() const { return m_state.session; }
    [[nodiscard]] const core::Experiment& experiment() const { return session().experiment; }
    [[nodiscard]] const ViewState& view() const { return session().view; }
    [[nodiscard]] const Navigation& navigation() const { return session().navigation; }
    [[nodiscard]] const TracePtr& trace() const { return m_trace; } // null until the first result
    // Scores, statistics and what else views show of the trace; null as long as it is.
    [[nodiscard]] const std::shared_ptr<DerivedData>& derived() const { return m_state.derived; }
    // The labels of the trace's tokens.
    [[nodiscard]] const QStringList& queryLabels() const;
    [[nodiscard]] const QStringList& keyLabels() const;

    // The pointer: what is previewed under the mouse wins over what is locked.
    [[nodiscard]] const Selection& selection() const;
    [[nodiscard]] const Selection& locked() const { return session().selection; }
    [[nodiscard]] bool hovering() const { return m_hover.has_value(); }

    // The pinned state, A of Compare; null while there is none, or while it is being computed.
    [[nodiscard]] const TracePtr& pinned() const { return m_state.pinned; }

    [[nodiscard]] virtual bool pinFails() const { return false; } // it cannot be computed

    // The network that Learn shows, where it has no attention; null: the model is shown there, too.
    [[nodiscard]] const NetworkWithoutAttentionPtr& networkWithoutAttention() const
    {
        return m_state.networkWithoutAttention;
    }

    // What learns beside the window; null where nothing ever changes.
    [[nodiscard]] virtual TrainingSession* training() const { return nullptr; }

signals:
    void sessionChanged(); // the work, or what of it is looked at
    void traceChanged();
    void selectionChanged();
    void pinnedChanged();
    void networkWithoutAttentionChanged();

protected:
    ViewModel() = default; // nothing yet
    void show(std::shared_ptr<DerivedData> derived);
    void keepSelectionInside();

    FigureState m_state;
    std::optional<Selection> m_hover;

private:
    TracePtr m_trace; // the picture's
    mutable TokenLabels m_queryLabels, m_keyLabels;
};

} // namespace ui
