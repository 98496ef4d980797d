#include "ui/document/document.h"

#include "ui/document/network_library.h"
#include "ui/document/session_command.h"
#include "ui/document/tensor_display.h"
#include "ui/document/training_session.h"
#include "ui/session/experiment_input.h"
#include "ui/session/shown_trace.h"

#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace ui {

namespace {
    constexpr int historyLength = 200;
    constexpr std::chrono::milliseconds noticeable { 500 }; // a longer wait is
    const QString typedText = QStringLiteral("source.text"); // field of an edit

    // The token at the same position of the text; nullopt where the tokens have no position in a
    // text.
    std::optional<core::Index> samePlace(std::optional<core::Index> index,
        const std::vector<core::Token>& from, const std::vector<core::Token>& to)
    {
        if (!index || static_cast<std::size_t>(*index) >= from.size())
            return {};
        const core::Token& sought = from[static_cast<std::size_t>(*index)];
        const auto found = std::ranges::find_if(to, [&](const core::Token& token) {
            return token.begin <= sought.begin && sought.begin < token.end;
        });
        if (found == to.end())
            return {};
        return found - to.begin();
    }

} // namespace

Document::Document(core::SharedStore store, const Session& first)
    : m_store(std::move(store))
    , m_training(std::make_unique<TrainingSession>(m_store))
    , m_networks(std::make_unique<NetworkLibrary>(m_store))
    , m_arriving(first.selection)
{
    m_state.session = first;
    m_state.session.selection = {}; // it may lie outside the trace on screen
    setPath({});
    m_undo.setUndoLimit(historyLength);
    connect(&m_undo, &QUndoStack::cleanChanged, this, &Document::unsavedChanged);
    connect(&m_undo, &QUndoStack::indexChanged, this, &Document::unsavedChanged);
    m_patience.setSingleShot(true);
    m_patience.setInterval(noticeable);
    connect(&m_patience, &QTimer::timeout, this, &Document::updateOutdated);
    connect(&m_engine, &Engine::finished, this, &Document::receive);
    connect(&m_engine, &Engine::busyChanged, this, &Document::busyChanged);
    connect(&m_pinEngine, &Engine::finished, this, &Document::receivePinned);
    connect(&m_nextEngine, &Engine::finished, this,
        [this](const JobResult& result) { m_next = result; });
    connect(&m_prefetcher, &Prefetcher::prepared, this, [this](const auto& picture) {
        if (picture->trace() != trace())
            return;
        picture->keep(*m_state.derived);
        show(picture);
    });
    connect(m_training.get(), &TrainingSession::openedFolder, this, &Document::lookAt);
    connect(
        m_training.get(), &TrainingSession::changed, m_networks.get(), &NetworkLibrary::refresh);
    connect(
        m_training.get(), &TrainingSession::checkpointed, m_networks.get(), &NetworkLibrary::add);
    compute();
    followPin();
}

Document::~Document() = default;

void Document::edit(
    const StepName& name, const QString& field, const std::function<void(EditableState&)>& change)
{
    const EditableState& before = m_state.session;
    EditableState after = before;
    change(after);
    if (after == before)
        return;
    m_undo.push(new SessionCommand(
        this, name, { before, std::move(after), field, m_run, wantedSelection() }));
}

void Document::open(const StepName& name, const EditableState& bundled)
{
    const bool needless = m_path.isEmpty() && !hasUnsavedChanges();
    commitEdit();
    edit(name, QStringLiteral("lesson"), [&](EditableState& work) { work = bundled; });
    commitEdit();
    if (SessionCommand* const last = lastStep();
        needless && last != nullptr && last->after() == bundled) {
        last->setNeedless();
        emit unsavedChanged();
    }
}

bool Document::hasUnsavedChanges() const
{
    const SessionCommand* const last = lastStep();
    return !m_undo.isClean() && (last == nullptr || !last->needless());
}

void Document::translateSteps()
{
    for (int i = 0; i < m_undo.count(); ++i)
        step(i)->translate();
}

void Document::navigate(const std::function<void(Navigation&)>& change)
{
    Navigation there = m_state.session.navigation;
    change(there);
    if (there == m_state.session.navigation)
        return;
    m_state.session.navigation = std::move(there);
    emit sessionChanged();
}

void Document::showView(std::string_view view)
{
    navigate([&](Navigation& at) {
        if (view != at.view)
            at.viewBefore = std::exchange(at.view, std::string(view));
    });
}

void Document::announce()
{
    m_hover.reset();
    emit pathChanged();
    emit sessionChanged();
    if (trace() != nullptr)
        emit traceChanged();
    emit pinnedChanged();
    emit selectionChanged();
}

void Document::commitEdit()
{
    ++m_run;
}

void Document::hover(std::optional<Selection> where)
{
    if (where == m_hover)
        return;
    m_hover = where;
    emit selectionChanged();
}

void Document::lock(const Selection& where)
{
    point(where, Tensor::Followed);
}

void Document::point(const Selection& where, Tensor tensor)
{
    m_hover.reset();
    m_arriving.reset();
    const Selection before = std::exchange(m_state.session.selection, where);
    if (trace())
        keepSelectionInside(); // another layer may have other tokens
    if (tensor == Tensor::Followed && followHead(before))
        emit sessionChanged();
    emit selectionChanged();
    if (m_state.derived && (before.layer != where.layer || before.head != where.head))
        prepareMore();
}

// In every view, Matrices follows the chosen layer and head with the same matrix. Returns whether
// the tensor changed.
bool Document::followHead(const Selection& before)
{
    const Selection& now = m_state.session.selection;
    if (!trace() || (before.layer == now.layer && before.head == now.head))
        return false;
    std::string& id = m_state.session.navigation.tensor;
    const core::TensorRef asked = nearestTensor(*trace(), id);
    const core::Index head = asked.head < 0 ? -1 : now.head;
    if (asked.layer < 0 || (asked.layer == now.layer && asked.head == head))
        return false;
    const auto all = core::tensors(*trace());
    const auto found = std::ranges::find_if(all, [&](const core::TensorRef& each) {
        return each.name == asked.name && each.layer == now.layer && each.head == head;
    });
    if (found == all.end())
        return false;
    id = found->id;
    return true;
}

void Document::await(const Selection& where, Tensor tensor, Tokens tokens)
{
    if (trace() && trace()->model->experiment == m_state.session.experiment) {
        point(tokens == Tokens::OfModel ? shownSelection(*trace(), where) : where, tensor);
        return;
    }
    m_arriving = where;
    m_tensor = tensor;
    m_tokens = tokens;
}

void Document::unlock()
{
    Selection free = m_state.session.selection;
    free.query.reset();
    free.key.reset();
    lock(free);
}

void Document::pin()
{
    if (trace())
        edit([] { return tr("Pin A"); }, QStringLiteral("pinned"),
            [this](EditableState& state) { state.pinned = trace()->model->experiment; });
}

void Document::unpin()
{
    edit([] { return tr("Unpin A"); }, QStringLiteral("pinned"),
        [](EditableState& state) { state.pinned.reset(); });
}

// The pinned trace follows the session: the existing one, the one on screen, or a new one.
void Document::followPin()
{
    const auto& wanted = m_state.session.pinned;
    const auto fits
        = [&](const TracePtr& trace) { return trace && trace->model->experiment == *wanted; };
    const bool alike = !showsOtherTokens(m_shown, m_state.session.view);
    if (wanted ? fits(m_state.pinned) : !m_state.pinned)
        return;
    m_state.pinned = wanted && alike && fits(trace()) ? trace() : nullptr;
    if (wanted && !m_state.pinned && !pinFails())
        m_pinEngine.request(*wanted, { {}, m_state.session.view });
    emit pinnedChanged();
}

bool Document::pinFails() const
{
    return m_failedPin.has_value() && m_failedPin == m_state.session.pinned;
}

void Document::receivePinned(const JobResult& result)
{
    if (result.error) {
        if (m_pinEngine.busy()) // with a newer request, which may succeed
            return;
        m_failedPin = m_state.session.pinned;
        emit pinProblem(*result.error);
        emit pinnedChanged();
        return;
    }
    if (!result.trace || m_state.session.pinned != result.trace->model->experiment)
        return;
    m_state.pinned = result.trace;
    emit pinnedChanged();
}

void Document::replace(const Session& session, const QString& path)
{
    m_undo.clear();
    m_training->close();
    setPath(path);
    m_hover.reset();
    const Selection& before = m_state.session.selection;
    const Selection meanwhile { before.layer, before.head, {}, {}, 0 };
    m_state.session = session;
    m_failedPin.reset();
    m_refused.reset();
    m_arriving = std::exchange(
        m_state.session.selection, meanwhile); // it may lie outside the trace on screen
    m_tensor = Tensor::Named;
    m_tokens = Tokens::Shown;
    compute();
    followPin();
    emit pathChanged();
    emit sessionChanged();
    emit selectionChanged();
}

void Document::saved(const QString& path)
{
    setPath(path);
    m_undo.setClean();
    emit pathChanged();
}

FileLocation Document::files() const
{
    return { m_path.isEmpty() ? QString() : QFileInfo(m_path).absolutePath(), m_store };
}

void Document::setPath(const QString& path)
{
    if (std::exchange(m_path, path) != path)
        m_next = {}; // relative names start from another folder
    m_engine.setFiles(files());
    m_pinEngine.setFiles(files());
    m_nextEngine.setFiles(files());
}

Selection Document::wantedSelection() const
{
    return m_arriving.value_or(m_state.session.selection);
}

void Document::apply(const EditableState& state, const std::optional<Selection>& selection)
{
    if (!sameInput(state.experiment, m_state.session.experiment))
        m_refused.reset(); // another text is asked for
    take(state, selection);
}

void Document::take(const EditableState& state, const std::optional<Selection>& selection)
{
    const bool numbers = !(state.experiment == m_state.session.experiment)
        || showsOtherTokens(state.view, m_state.session.view);
    if (showsOtherTokens(state.view, m_state.session.view))
        m_state.pinned.reset();
    const bool another = !(state.experiment.network == m_state.session.experiment.network);
    static_cast<EditableState&>(m_state.session) = state;
    if (another)
        m_training->close(); // the model is visible in every view
    if (selection) {
        m_arriving = selection;
        m_tensor = Tensor::Followed;
    }
    if (numbers)
        compute();
    followPin();
    emit sessionChanged();
}

void Document::lookAt(const NetworkWithoutAttentionPtr& network)
{
    if (std::exchange(m_state.networkWithoutAttention, network) != network)
        emit networkWithoutAttentionChanged();
}

void Document::compute()
{
    m_prefetcher.stop();
    if (!m_engine.busy())
        m_patience.start();
    m_nextEngine.stop();
    std::optional<JobResult> next = std::exchange(m_next, {});
    const bool known = next->trace && next->model->experiment == m_state.session.experiment
        && !showsOtherTokens(next->view, m_state.session.view);
    if (!known)
        next.reset();
    m_engine.request(m_state.session.experiment, request(), std::move(next));
}

void Document::expect(const Session& next)
{
    m_next = {};
    const Selection& at = next.selection;
    m_nextEngine.request(next.experiment, { next.navigation, next.view, at.layer, at.head });
}

DerivedData::Request Document::request() const
{
    const Selection at = wantedSelection();
    return { m_state.session.navigation, m_state.session.view, at.layer, at.head };
}

void Document::prepareMore()
{
    if (!m_engine.busy())
        m_prefetcher.begin(m_state.derived, request());
}

void Document::receive(const JobResult& result)
{
    if (result.error) {
        if (!m_engine.busy()) // a newer request may succeed
            fail(result);
        return;
    }
    const TracePtr before = trace();
    show(result.derived);
    const bool otherwise = showsOtherTokens(std::exchange(m_shown, result.view), result.view);
    const auto source = [](const core::Trace& t) -> const auto&
    {
        return t.model->experiment.source;
    };
    if (otherwise || (before && source(*before) == source(*trace())))
        followTokens(*before);
    m_milliseconds = result.milliseconds;
    const bool arrives = m_arriving && trace()->model->experiment == m_state.session.experiment;
    const Selection pointed = m_state.session.selection;
    if (arrives) {
        const Selection there = *std::exchange(m_arriving, std::nullopt);
        m_state.session.selection
            = m_tokens == Tokens::OfModel ? shownSelection(*trace(), there) : there;
    }
    SessionCommand* last = lastStep();
    if (last != nullptr && last->after().experiment == trace()->model->experiment)
        last->keep();
    keepSelectionInside();
    const bool follows = arrives && m_tensor == Tensor::Followed && followHead(pointed);
    emit traceChanged();
    if (follows)
        emit sessionChanged();
    if (arrives)
        emit selectionChanged();
    updateOutdated();
    prepareMore();
    if (m_refused && trace()->model->experiment == m_state.session.experiment
        && modelFolderOf(m_refused->asked) != modelFolderOf(m_state.session.experiment))
        typeText(core::Experiment(m_refused->asked)); // the other model may know it
}

void Document::fail(const JobResult& result)
{
    const core::Experiment asked = m_state.session.experiment;
    const SessionCommand* const last = lastStep();
    const bool typed = last != nullptr && last->field() == typedText && trace()
        && !sameInput(asked, trace()->model->experiment);
    if (typed)
        m_refused = RefusedText { asked, result.fitting };
    undoFailed();
    m_patience.stop();
    updateOutdated();
    emit problem(*result.error, asked);
}

void Document::dropRefusedText()
{
    if (!std::exchange(m_refused, std::nullopt))
        return;
    updateOutdated();
    emit sessionChanged();
}

void Document::typeText(const core::Experiment& texts)
{
    EditableState typed = m_state.session;
    setTexts(typed.experiment, texts);
    if (typed.experiment == m_state.session.experiment)
        dropRefusedText();
    else
        edit([] { return tr("Type a sentence"); }, typedText,
            [&](EditableState& state) { state = typed; });
}

// Once outdated, the trace stays so until one of the text that is asked for arrives.
void Document::updateOutdated()
{
    const core::Experiment& asked = m_refused ? m_refused->asked : m_state.session.experiment;
    const bool other = trace() && !sameInput(trace()->model->experiment, asked);
    const bool outdated = other && (m_outdated || !m_patience.isActive());
    if (std::exchange(m_outdated, outdated) != outdated)
        emit outdatedChanged();
}

bool Document::stop()
{
    m_engine.stop();
    m_patience.stop();
    undoFailed();
    updateOutdated();
    const bool shown = trace() && trace()->model->experiment == m_state.session.experiment;
    if (shown)
        m_engine.stop(); // it need not be computed again
    return shown || m_engine.busy();
}

// When the same text gets other tokens (shown in another way or from another model), the selection
// follows its position in the text.
void Document::followTokens(const core::Trace& before)
{
    Selection& s = m_state.session.selection;
    const auto seen = [&](const core::Trace& t) -> const auto&
    {
        return t.attention(std::min(s.layer, std::ssize(t.attentions) - 1));
    };
    const core::AttentionTrace& from = seen(before);
    const core::AttentionTrace& to = seen(*trace());
    if (*from.queryTokens == *to.queryTokens && *from.keyTokens == *to.keyTokens)
        return;
    s.query = samePlace(s.query, *from.queryTokens, *to.queryTokens);
    s.key = samePlace(s.key, *from.keyTokens, *to.keyTokens);
    m_hover.reset();
}

SessionCommand* Document::step(int index) const
{
    return const_cast<SessionCommand*>( // QUndoStack returns its own commands only as const
        static_cast<const SessionCommand*>(m_undo.command(index)));
}

SessionCommand* Document::lastStep() const
{
    return m_undo.index() == 0 ? nullptr : step(m_undo.index() - 1);
}

// A change that cannot be computed leaves the history; a merged step loses only its last part.
void Document::undoFailed()
{
    SessionCommand* last = lastStep();
    if (last == nullptr || !trace() || last->after().experiment != m_state.session.experiment)
        return;
    const EditableState good = last->undoFailed();
    if (last->isObsolete())
        m_undo.undo(); // which only removes it
    take(good, std::nullopt);
}

} // namespace ui
