#pragma once

#include "ui/document/actions.h"
#include "ui/document/engine.h"
#include "ui/document/prefetcher.h"
#include "ui/document/view_model.h"

#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>

namespace ui {

class SessionCommand;

// The running program: the session, its undo history, the numbers computed from it and the
// selection. It is the only mutable object; every widget reads it and requests changes.
class Document : public ViewModel, public Actions {
    Q_OBJECT

public:
    // `store`: the program's, where other readers use the same files.
    explicit Document(core::SharedStore store = newStore(), const Session& first = {});
    ~Document() override;

    [[nodiscard]] double computeMilliseconds() const { return m_milliseconds; }
    [[nodiscard]] bool busy() const { return m_engine.busy(); }
    [[nodiscard]] double share() const { return m_engine.share(); } // 0 to 1; negative: unknown
    // Stops the computation and undoes the change that requested it. Returns false if that change
    // cannot be undone: the trace on screen is then older than the session.
    bool stop();
    [[nodiscard]] bool preparing() const { return m_prefetcher.busy(); } // data for other views
    [[nodiscard]] QUndoStack* undoStack() { return &m_undo; }
    // The folder that relative file names in the session start from, and the store of files.
    [[nodiscard]] FileLocation files() const;
    [[nodiscard]] TrainingSession* training() const override { return m_training.get(); }
    [[nodiscard]] NetworkLibrary* networks() const override { return m_networks.get(); }

    void edit(const StepName& name, const QString& field,
        const std::function<void(EditableState&)>& change) override;
    void commitEdit() override;
    // The same for a state that can be had again without a file: a bundled lesson. Where nothing
    // was unsaved before, nothing is afterwards.
    void open(const StepName& name, const EditableState& bundled);
    [[nodiscard]] bool hasUnsavedChanges() const;
    void navigate(const std::function<void(Navigation&)>& change) override;
    void showView(std::string_view view) override;
    void hover(std::optional<Selection> where) override;
    void lock(const Selection& where) override;
    void unlock() override;
    [[nodiscard]] bool pinFails() const override;
    [[nodiscard]] bool outdated() const override { return m_outdated; }
    void pin() override;
    void unpin() override;

    // A typed text that could not be computed. The session has the one before; the text stays in
    // its field, to be corrected, until another one is asked for.
    struct RefusedText {
        core::Experiment asked;
        std::optional<core::Experiment> fitting; // with its beginning, where it was too long
    };
    [[nodiscard]] const std::optional<RefusedText>& refusedText() const { return m_refused; }
    void dropRefusedText();
    void typeText(const core::Experiment& texts); // an undo step: the input of `texts`

    // Locks `where` when the session's numbers arrive. A session may name the tensor of Matrices;
    // otherwise it is the locked head's. The tokens of `where` are those of the view state, or the
    // model's own.
    enum class Tensor { Followed, Named };
    enum class Tokens { Shown, OfModel };
    void await(
        const Selection& where, Tensor tensor = Tensor::Followed, Tokens tokens = Tokens::Shown);

    // Computes ahead what replace() will probably be asked to show next.
    void expect(const Session& next);

    // Collects pending input before the session is saved or left: widgets commit it with edit().
    void gather() { emit gathering(); }
    void translateSteps(); // after a change of language
    void announce(); // emits every signal, for a window created later

    // A new or opened session with an empty history. Its selection applies when its numbers arrive.
    void replace(const Session& session, const QString& path);
    [[nodiscard]] const QString& path() const { return m_path; }
    void saved(const QString& path);

signals:
    void pathChanged();
    void busyChanged(bool busy);
    void unsavedChanged(); // hasUnsavedChanges() may be different
    void gathering();
    // The requested change could not be computed and was undone.
    void problem(const core::Error& error, const core::Experiment& experiment);
    // The pinned state could not be computed; it stays pinned.
    void pinProblem(const core::Error& error);

private:
    friend class SessionCommand;
    void setPath(const QString& path);
    // `selection`: locked when the state's numbers arrive. take(): a refused input stays refused.
    void apply(const EditableState& state, const std::optional<Selection>& selection);
    void take(const EditableState& state, const std::optional<Selection>& selection);
    [[nodiscard]] Selection wantedSelection() const; // locked, or about to be
    void lookAt(const NetworkWithoutAttentionPtr& network);
    void compute();
    [[nodiscard]] DerivedData::Request request() const;
    void prepareMore();
    void point(const Selection& where, Tensor tensor);
    bool followHead(const Selection& before);
    void receive(const JobResult& result);
    void followTokens(const core::Trace& before);
    [[nodiscard]] SessionCommand* step(int index) const;
    [[nodiscard]] SessionCommand* lastStep() const; // null if there is none
    void undoFailed();
    void fail(const JobResult& result);
    void updateOutdated();
    void followPin();
    void receivePinned(const JobResult& result);

    core::SharedStore m_store;
    std::unique_ptr<TrainingSession> m_training;
    std::unique_ptr<NetworkLibrary> m_networks;
    Engine m_engine;
    Engine m_pinEngine; // for a pinned state that is not on screen: opened, or undone to
    std::optional<core::Experiment> m_failedPin; // is not tried again
    Engine m_nextEngine; // for the expected session
    JobResult m_next; // its numbers, if they are known
    Prefetcher m_prefetcher;
    QUndoStack m_undo;
    double m_milliseconds = 0;
    ViewState m_shown; // settings of the trace on screen
    std::optional<Selection> m_arriving; // of a session still being computed
    Tensor m_tensor = Tensor::Named; // for m_arriving
    Tokens m_tokens = Tokens::Shown; // for m_arriving
    std::optional<RefusedText> m_refused;
    QTimer m_patience; // until then the last trace stands in for the text that is computed
    bool m_outdated = false;
    QString m_path;
    int m_run = 0; // number of the current drag: edits merge only within one
};

} // namespace ui
