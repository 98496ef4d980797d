#pragma once

#include "ui/engine.h"
#include "ui/labels.h"
#include "ui/preparer.h"
#include "ui/session.h"
#include "ui/step_name.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>

namespace ui {

class SessionCommand;

// The running program: the session, its undo history, the numbers computed from it and where the
// user points. The only mutable object; every widget reads it and asks it to change.
class Document : public QObject {
    Q_OBJECT

public:
    // `store`: the program's, where others read the same files.
    explicit Document(core::SharedStore store = std::make_shared<const core::ModelStore>());
    // Of numbers there already are: nothing is computed. For pictures off screen.
    Document(Session session, std::shared_ptr<Picture> picture, TracePtr pinned);
    ~Document() override;

    [[nodiscard]] const Session& session() const { return m_session; }
    [[nodiscard]] const core::Experiment& experiment() const { return m_session.experiment; }
    [[nodiscard]] const ViewState& view() const { return m_session.view; }
    [[nodiscard]] const Navigation& navigation() const { return m_session.navigation; }
    [[nodiscard]] const TracePtr& trace() const { return m_trace; } // null until the first result
    // Scores, statistics and what else views show of the trace; null as long as it is.
    [[nodiscard]] const std::shared_ptr<Picture>& picture() const { return m_picture; }
    // The labels of the trace's tokens.
    [[nodiscard]] const QStringList& queryLabels() const;
    [[nodiscard]] const QStringList& keyLabels() const;
    [[nodiscard]] double computeMilliseconds() const { return m_milliseconds; }
    [[nodiscard]] bool busy() const { return m_engine.busy(); }
    [[nodiscard]] bool preparing() const { return m_preparer.busy(); } // for other views
    [[nodiscard]] QUndoStack* undoStack() { return &m_undo; }
    // Where relative names of files in the session start, and who has read them.
    [[nodiscard]] FilePlace files() const;

    // Changes the work as one undo step. Successive edits of the same `field` merge while a drag
    // or typing goes on (until settle()); a change to the same value does nothing.
    void edit(const StepName& name, const QString& field, const std::function<void(Work&)>& change);
    void settle(); // the drag ended: the next edit is a step of its own
    // What is being typed is wanted now, because the session will be saved or left: widgets hand
    // it in with edit().
    void gather() { emit gathering(); }
    void translateSteps(); // the language is another
    void announce(); // everything, to a window that was made later

    // Looks at something else.
    void go(const std::function<void(Navigation&)>& change);
    void turnTo(std::string_view view); // and remembers the one before

    // The pointer: what is previewed under the mouse wins over what is locked.
    [[nodiscard]] const Selection& selection() const;
    [[nodiscard]] const Selection& locked() const { return m_session.selection; }
    [[nodiscard]] bool hovering() const { return m_hover.has_value(); }
    void hover(std::optional<Selection> where);
    void lock(const Selection& where);
    void release(); // Esc

    // The pinned state, A of Compare; null while there is none, or while it is being computed.
    [[nodiscard]] const TracePtr& pinned() const { return m_pinned; }
    void pin();
    void unpin();

    // Opened or new: the history is empty. Its selection is taken when its numbers arrive.
    void replace(const Session& session, const QString& path);
    [[nodiscard]] const QString& path() const { return m_path; }
    void saved(const QString& path);

signals:
    void sessionChanged(); // the work, or what of it is looked at
    void traceChanged();
    void selectionChanged();
    void pinnedChanged();
    void pathChanged();
    void busyChanged(bool busy);
    void gathering();
    void problem(const core::Error& error); // the change was taken back

private:
    friend class SessionCommand;
    void setPath(const QString& path);
    void apply(const Work& work);
    void compute();
    [[nodiscard]] Picture::Wish wish() const;
    void prepareMore();
    void receive(const Outcome& outcome);
    [[nodiscard]] SessionCommand* step(int index) const;
    [[nodiscard]] SessionCommand* lastStep() const; // null if there is none
    void takeBack();
    void followPin();
    void receivePinned(const Outcome& outcome);
    void keepSelectionInside();

    core::SharedStore m_store;
    Session m_session;
    Engine m_engine;
    Engine m_pinEngine; // for a pinned state that is not on screen: opened, or undone to
    Preparer m_preparer;
    QUndoStack m_undo;
    TracePtr m_trace;
    std::shared_ptr<Picture> m_picture;
    TracePtr m_pinned;
    mutable TokenLabels m_queryLabels, m_keyLabels;
    double m_milliseconds = 0;
    std::optional<Selection> m_hover;
    std::optional<Selection> m_arriving; // of a session whose numbers are not there yet
    QString m_path;
    int m_run = 0; // number of the drag going on: edits merge only within one
};

} // namespace ui
