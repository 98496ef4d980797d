#pragma once

#include "ui/document/actions.h"
#include "ui/document/engine.h"
#include "ui/document/prefetcher.h"
#include "ui/document/view_model.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>

namespace ui {

class SessionCommand;

// The running program: the session, its undo history, the numbers computed from it and where the
// user points. The only mutable object; every widget reads it and asks it to change.
class Document : public ViewModel, public Actions {
    Q_OBJECT

public:
    // `store`: the program's, where others read the same files.
    explicit Document(core::SharedStore store = newStore(), const Session& first = {});
    ~Document() override;

    [[nodiscard]] double computeMilliseconds() const { return m_milliseconds; }
    [[nodiscard]] bool busy() const { return m_engine.busy(); }
    [[nodiscard]] double share() const { return m_engine.share(); } // of the work, once it is busy
    // What is being computed is not wanted any more. The change that asked for it is taken back;
    // no: it cannot be, and what is shown is from before.
    bool stop();
    [[nodiscard]] bool preparing() const { return m_prefetcher.busy(); } // for other views
    [[nodiscard]] QUndoStack* undoStack() { return &m_undo; }
    // Where relative names of files in the session start, and who has read them.
    [[nodiscard]] FilePlace files() const;
    [[nodiscard]] TrainingSession* training() const override { return m_training.get(); }

    void edit(const StepName& name, const QString& field,
        const std::function<void(EditableState&)>& change) override;
    void commitEdit() override;
    void navigate(const std::function<void(Navigation&)>& change) override;
    void showView(std::string_view view) override;
    void hover(std::optional<Selection> where) override;
    void lock(const Selection& where) override;
    void unlock() override;
    [[nodiscard]] bool pinFails() const override;
    void pin() override;
    void unpin() override;

    // Locks it when the numbers that the session asks for are there. A session names the tensor of
    // Matrices, too; where none is named it is the one of the head that is locked.
    enum class Tensor { Followed, Named };
    void await(const Selection& where, Tensor tensor = Tensor::Followed);

    // What is being typed is wanted now, because the session will be saved or left: widgets hand
    // it in with edit().
    void gather() { emit gathering(); }
    void translateSteps(); // the language is another
    void announce(); // everything, to a window that was made later

    // Opened or new: the history is empty. Its selection is taken when its numbers arrive.
    void replace(const Session& session, const QString& path);
    [[nodiscard]] const QString& path() const { return m_path; }
    void saved(const QString& path);

signals:
    void pathChanged();
    void busyChanged(bool busy);
    void gathering();
    // What was asked for could not be computed; the change was taken back.
    void problem(const core::Error& error, const core::Experiment& asked);
    // What is pinned could not be computed; it stays pinned.
    void pinProblem(const core::Error& error);

private:
    friend class SessionCommand;
    void setPath(const QString& path);
    void apply(const EditableState& work);
    void lookAt(const NetworkWithoutAttentionPtr& network);
    void compute();
    [[nodiscard]] DerivedData::Request request() const;
    void prepareMore();
    void point(const Selection& where, Tensor tensor);
    bool followHead(const Selection& before);
    void receive(const JobResult& outcome);
    void followTokens(const core::Trace& before);
    [[nodiscard]] SessionCommand* step(int index) const;
    [[nodiscard]] SessionCommand* lastStep() const; // null if there is none
    void undoFailed();
    void followPin();
    void receivePinned(const JobResult& outcome);

    core::SharedStore m_store;
    std::unique_ptr<TrainingSession> m_training;
    Engine m_engine;
    Engine m_pinEngine; // for a pinned state that is not on screen: opened, or undone to
    std::optional<core::Experiment> m_failedPin; // it is not tried again
    Prefetcher m_prefetcher;
    QUndoStack m_undo;
    double m_milliseconds = 0;
    ViewState m_shown; // of the trace
    std::optional<Selection> m_arriving; // of a session whose numbers are not there yet
    Tensor m_tensor = Tensor::Named; // of what arrives
    QString m_path;
    int m_run = 0; // number of the drag going on: edits merge only within one
};

} // namespace ui
