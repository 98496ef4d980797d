#pragma once

#include "ui/document/moment.h"
#include "ui/words/labels.h"

#include <QObject>

#include <optional>

namespace ui {

class Learning;

// What there is to be seen, and where the user points: all that a view may know. Whoever wants it
// changed asks Commands.
class Subject : public QObject {
    Q_OBJECT

public:
    // One that never changes: pictures off screen.
    explicit Subject(Moment moment);

    [[nodiscard]] const Session& session() const { return m_moment.session; }
    [[nodiscard]] const core::Experiment& experiment() const { return session().experiment; }
    [[nodiscard]] const ViewState& view() const { return session().view; }
    [[nodiscard]] const Navigation& navigation() const { return session().navigation; }
    [[nodiscard]] const TracePtr& trace() const { return m_trace; } // null until the first result
    // Scores, statistics and what else views show of the trace; null as long as it is.
    [[nodiscard]] const std::shared_ptr<Picture>& picture() const { return m_moment.picture; }
    // The labels of the trace's tokens.
    [[nodiscard]] const QStringList& queryLabels() const;
    [[nodiscard]] const QStringList& keyLabels() const;

    // The pointer: what is previewed under the mouse wins over what is locked.
    [[nodiscard]] const Selection& selection() const;
    [[nodiscard]] const Selection& locked() const { return session().selection; }
    [[nodiscard]] bool hovering() const { return m_hover.has_value(); }

    // The pinned state, A of Compare; null while there is none, or while it is being computed.
    [[nodiscard]] const TracePtr& pinned() const { return m_moment.pinned; }

    [[nodiscard]] virtual bool pinFails() const { return false; } // it cannot be computed

    // The network that Learn shows, where it has no attention; null: the model is shown there, too.
    [[nodiscard]] const AlonePtr& alone() const { return m_moment.alone; }

    // What learns beside the window; null where nothing ever changes.
    [[nodiscard]] virtual Learning* learning() const { return nullptr; }

signals:
    void sessionChanged(); // the work, or what of it is looked at
    void traceChanged();
    void selectionChanged();
    void pinnedChanged();
    void aloneChanged();

protected:
    Subject() = default; // nothing yet
    void show(std::shared_ptr<Picture> picture);
    void keepSelectionInside();

    Moment m_moment;
    std::optional<Selection> m_hover;

private:
    TracePtr m_trace; // the picture's
    mutable TokenLabels m_queryLabels, m_keyLabels;
};

} // namespace ui
