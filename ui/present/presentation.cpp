#include "ui/present/presentation.h"

#include "core/analysis/steps.h"
#include "core/trace.h"
#include "ui/document/view_entry.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    std::vector<LessonStep> stepsOf(const Session& session)
    {
        return session.steps.empty() ? std::vector { stepOf(session) } : session.steps;
    }

} // namespace

Presentation::Presentation(const Document& from)
    : m_steps(stepsOf(from.session()))
    , m_lesson(!from.session().steps.empty())
    , m_stage(from.files().store)
{
    if (!m_lesson)
        addSteps(from);
    m_revealed = step().hidden == Hidden::Nothing;
    m_stage.replace(sessionOf(step()), from.path());
    follow();
}

Presentation::Presentation(const Session& lesson, const FileLocation& files)
    : m_steps(stepsOf(lesson))
    , m_lesson(!lesson.steps.empty())
    , m_stage(files.store)
{
    m_revealed = step().hidden == Hidden::Nothing;
    m_stage.replace(
        sessionOf(step()), files.folder.isEmpty() ? QString() : files.folder + u"/lesson"_s);
    follow();
}

void Presentation::follow()
{
    m_arriving = m_stage.busy();
    connect(&m_stage, &Document::traceChanged, this, [this] {
        const bool earlier = !(m_stage.trace()->model->experiment == m_stage.experiment());
        if (m_arriving && earlier && m_stage.busy())
            return; // an earlier step's numbers
        if (!std::exchange(m_arriving, false)) {
            emit changed();
            return;
        }
        emit arrived();
        expectNext();
    });
    connect(&m_stage, &Document::problem, this, [this] {
        m_arriving = false;
        emit arrived();
    });
}

void Presentation::expectNext()
{
    if (const LessonStep* next = upcoming())
        m_stage.expect(sessionOf(*next));
}

// The computation steps of the locked query; if Steps is open, those after the current one.
void Presentation::addSteps(const Document& from)
{
    const TracePtr& trace = from.trace();
    const ViewEntry& entry = viewFor(ViewRole::Steps);
    if (!trace || !entry.accepts(*trace, from.session()))
        return;
    const LessonStep first = m_steps.front();
    const bool already = first.navigation.view == entry.id;
    const Selection& at = from.locked();
    const auto count = static_cast<int>(core::steps(*trace, at.layer, at.head).size());
    for (int i = already ? at.step + 1 : 0; i < count; ++i) {
        LessonStep& added = m_steps.emplace_back(first);
        added.navigation.view = entry.id;
        added.selection.step = i;
    }
}

const LessonStep* Presentation::upcoming() const
{
    const auto index = static_cast<std::size_t>(m_index) + 1;
    return index < m_steps.size() ? &m_steps[index] : nullptr;
}

void Presentation::next()
{
    if (m_arriving) {
        emit waited();
    } else if (hidden() != Hidden::Nothing) {
        reveal();
    } else if (upcoming() != nullptr) {
        show(m_index + 1, false);
    } else {
        emit ended();
    }
}

void Presentation::reveal()
{
    if (std::exchange(m_revealed, true))
        return;
    emit hiddenChanged();
}

void Presentation::back()
{
    if (m_index > 0)
        show(m_index - 1, true);
}

void Presentation::goTo(int index)
{
    const int nearest = std::clamp(index, 0, static_cast<int>(m_steps.size()) - 1);
    if (nearest != m_index)
        show(nearest, nearest < m_index);
}

void Presentation::resume(int index, bool revealed)
{
    show(std::clamp(index, 0, static_cast<int>(m_steps.size()) - 1), revealed);
}

void Presentation::resetLive()
{
    m_stage.replace(sessionOf(step()), m_stage.path());
}

// A step reached by going back is revealed already.
void Presentation::show(int index, bool revealed)
{
    m_index = index;
    m_revealed = revealed || step().hidden == Hidden::Nothing;
    resetLive();
    m_arriving = m_stage.busy();
    emit stepChanged();
    if (!m_arriving)
        expectNext();
}

} // namespace ui
