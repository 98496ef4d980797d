#include "ui/document.h"

#include "ui/session_command.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace ui {

namespace {
    constexpr int historyLength = 200;

    bool inside(const std::optional<core::Index>& index, core::Index count)
    {
        return !index || *index < count;
    }
} // namespace

Document::Document(core::SharedStore store)
    : m_store(std::move(store))
{
    setPath({});
    m_undo.setUndoLimit(historyLength);
    connect(&m_engine, &Engine::finished, this, &Document::receive);
    connect(&m_engine, &Engine::busyChanged, this, &Document::busyChanged);
    connect(&m_pinEngine, &Engine::finished, this, &Document::receivePinned);
    connect(&m_preparer, &Preparer::prepared, this, [this](const auto& picture) {
        if (picture->trace() != m_trace)
            return;
        picture->keep(*m_picture);
        m_picture = picture;
    });
    compute();
}

Document::Document(Session session, std::shared_ptr<Picture> picture, TracePtr pinned)
    : m_store(std::make_shared<const core::ModelStore>())
    , m_session(std::move(session))
    , m_trace(picture->trace())
    , m_picture(std::move(picture))
    , m_pinned(std::move(pinned))
{
    keepSelectionInside();
}

Document::~Document() = default;

void Document::edit(
    const StepName& name, const QString& field, const std::function<void(Work&)>& change)
{
    const Work& before = m_session;
    Work after = before;
    change(after);
    if (after == before)
        return;
    m_undo.push(new SessionCommand(this, name, { before, std::move(after), field, m_run }));
}

void Document::translateSteps()
{
    for (int i = 0; i < m_undo.count(); ++i)
        step(i)->translate();
}

void Document::go(const std::function<void(Navigation&)>& change)
{
    Navigation there = m_session.navigation;
    change(there);
    if (there == m_session.navigation)
        return;
    m_session.navigation = std::move(there);
    emit sessionChanged();
}

void Document::turnTo(std::string_view view)
{
    go([&](Navigation& at) {
        if (view != at.view)
            at.viewBefore = std::exchange(at.view, std::string(view));
    });
}

void Document::announce()
{
    m_hover.reset();
    emit pathChanged();
    emit sessionChanged();
    if (m_trace != nullptr)
        emit traceChanged();
    emit pinnedChanged();
    emit selectionChanged();
}

void Document::settle()
{
    ++m_run;
}

const QStringList& Document::queryLabels() const
{
    return m_queryLabels.of(m_trace->model->inputs.queryTokens);
}

const QStringList& Document::keyLabels() const
{
    const core::Inputs& inputs = m_trace->model->inputs;
    return inputs.keyTokens == inputs.queryTokens ? queryLabels()
                                                  : m_keyLabels.of(inputs.keyTokens);
}

const Selection& Document::selection() const
{
    return m_hover ? *m_hover : m_session.selection;
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
    m_hover.reset();
    m_arriving.reset();
    const Selection before = std::exchange(m_session.selection, where);
    emit selectionChanged();
    if (m_picture && (before.layer != where.layer || before.head != where.head))
        prepareMore();
}

void Document::release()
{
    Selection free = m_session.selection;
    free.query.reset();
    free.key.reset();
    lock(free);
}

void Document::pin()
{
    if (m_trace)
        edit([] { return tr("Pin A"); }, QStringLiteral("pinned"),
            [this](Work& work) { work.pinned = m_trace->model->experiment; });
}

void Document::unpin()
{
    edit([] { return tr("Unpin A"); }, QStringLiteral("pinned"),
        [](Work& work) { work.pinned.reset(); });
}

// The pinned trace is what the session says: the one there is, the one on screen, or a new one.
void Document::followPin()
{
    const auto& wanted = m_session.pinned;
    const auto fits
        = [&](const TracePtr& trace) { return trace && trace->model->experiment == *wanted; };
    if (wanted ? fits(m_pinned) : !m_pinned)
        return;
    m_pinned = wanted && fits(m_trace) ? m_trace : nullptr;
    if (wanted && !m_pinned)
        m_pinEngine.request(*wanted, {});
    emit pinnedChanged();
}

void Document::receivePinned(const Outcome& outcome)
{
    if (outcome.error) {
        m_session.pinned.reset();
        emit problem(*outcome.error);
        emit sessionChanged();
        return;
    }
    if (!outcome.trace || m_session.pinned != outcome.trace->model->experiment)
        return;
    m_pinned = outcome.trace;
    emit pinnedChanged();
}

void Document::replace(const Session& session, const QString& path)
{
    m_undo.clear();
    setPath(path);
    m_hover.reset();
    m_session = session;
    m_arriving = std::exchange(m_session.selection, {}); // it may point outside what is shown yet
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

FilePlace Document::files() const
{
    return { m_path.isEmpty() ? QString() : QFileInfo(m_path).absolutePath(), m_store };
}

void Document::setPath(const QString& path)
{
    m_path = path;
    m_engine.setFiles(files());
    m_pinEngine.setFiles(files());
}

void Document::apply(const Work& work)
{
    const bool numbers = !(work.experiment == m_session.experiment);
    static_cast<Work&>(m_session) = work;
    if (numbers)
        compute();
    followPin();
    emit sessionChanged();
}

void Document::compute()
{
    m_preparer.stop();
    m_engine.request(m_session.experiment, wish());
}

Picture::Wish Document::wish() const
{
    const Selection& at = m_arriving ? *m_arriving : m_session.selection;
    return { m_session.navigation, m_session.view, at.layer, at.head };
}

void Document::prepareMore()
{
    if (!m_engine.busy())
        m_preparer.begin(m_picture, wish());
}

void Document::receive(const Outcome& outcome)
{
    if (outcome.error) {
        if (m_engine.busy()) // with something newer, which may be all right
            return;
        takeBack();
        emit problem(*outcome.error);
        return;
    }
    m_trace = outcome.trace;
    m_picture = outcome.picture;
    m_milliseconds = outcome.milliseconds;
    if (m_arriving && m_trace->model->experiment == m_session.experiment)
        m_session.selection = *std::exchange(m_arriving, std::nullopt);
    SessionCommand* last = lastStep();
    if (last != nullptr && last->after().experiment == m_trace->model->experiment)
        last->keep();
    keepSelectionInside();
    emit traceChanged();
    prepareMore();
}

SessionCommand* Document::step(int index) const
{
    return const_cast<SessionCommand*>( // the stack gives out what it owns as const only
        static_cast<const SessionCommand*>(m_undo.command(index)));
}

SessionCommand* Document::lastStep() const
{
    return m_undo.index() == 0 ? nullptr : step(m_undo.index() - 1);
}

// What cannot be computed leaves the history; of a step that went on for a while, only its end.
void Document::takeBack()
{
    SessionCommand* last = lastStep();
    if (last == nullptr || !m_trace || last->after().experiment != m_session.experiment)
        return;
    const Work good = last->takeBack();
    if (last->isObsolete())
        m_undo.undo(); // which only removes it
    apply(good);
}

void Document::keepSelectionInside()
{
    const auto& layers = m_trace->layers;
    const auto bound = [&](Selection& s) {
        s.layer = std::clamp<core::Index>(s.layer, 0, std::ssize(layers) - 1);
        s.head = std::clamp<core::Index>(
            s.head, 0, std::ssize(layers[static_cast<std::size_t>(s.layer)].heads) - 1);
        const core::Matrix& weights = layers[static_cast<std::size_t>(s.layer)]
                                          .heads[static_cast<std::size_t>(s.head)]
                                          .weights;
        if (!inside(s.query, weights.rows()))
            s.query.reset();
        if (!inside(s.key, weights.cols()))
            s.key.reset();
    };
    bound(m_session.selection);
    if (m_hover)
        bound(*m_hover);
}

} // namespace ui
