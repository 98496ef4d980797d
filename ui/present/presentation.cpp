#include "ui/present/presentation.h"

#include "core/analysis/predictions.h"
#include "core/analysis/steps.h"
#include "core/inference/output_head.h"
#include "core/pretrained_model.h"
#include "core/trace.h"
#include "ui/document/view_entry.h"
#include "ui/words/labels.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    std::vector<LessonStep> stepsOf(const Session& session)
    {
        return session.steps.empty() ? std::vector { stepOf(session) } : session.steps;
    }

    constexpr std::string_view blank = "___";
    constexpr int longest = 400; // characters on a page

    // Masked tokens count from 1; their ranges are bytes of the text.
    std::string withBlanks(
        std::string text, const std::vector<core::Token>& tokens, std::vector<int> masked)
    {
        std::ranges::sort(masked, std::ranges::greater());
        for (const int number : masked) {
            const auto index = static_cast<std::size_t>(number) - 1;
            if (index >= tokens.size())
                continue;
            const core::Token& token = tokens[index];
            if (!token.special && token.begin < token.end && token.end <= text.size())
                text.replace(token.begin, token.end - token.begin, blank);
        }
        return text;
    }

    // The text goes on with the next token.
    bool isContinued(const core::Trace& trace)
    {
        const auto& run = trace.model->pretrained();
        return run != nullptr && !run->model->architecture.decoder
            && core::predictionKind(run->model->architecture) == core::PredictionKind::NextTokens;
    }

    // A network that smooths a curve reads positions, not a text.
    bool readsText(const core::Trace* trace)
    {
        return trace == nullptr || trace->model->surrogate() == nullptr;
    }

    QString plain(const QString& text)
    {
        static const QRegularExpression marks(u"[“”„‟\"「」『』…⁠]"_s);
        static const QRegularExpression end(u"[.。]$"_s);
        return QString(text).remove(marks).simplified().remove(end).simplified();
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

QString shownSentence(const core::Experiment& experiment, const core::Trace* trace)
{
    const auto* const source = std::get_if<core::PretrainedSource>(&experiment.network);
    const auto* const sentence = std::get_if<core::Sentence>(&experiment.source);
    if (source == nullptr || sentence == nullptr || !source->ids.empty() || source->image.given()
        || !readsText(trace))
        return {};
    const bool own = trace != nullptr && trace->model->merged() == nullptr; // its tokens count
    QString text = safeLabel(own
            ? withBlanks(sentence->text, trace->model->inputs.queryTokens, source->maskedTokens)
            : sentence->text,
        longest);
    if (trace != nullptr && isContinued(*trace))
        text += u" …"_s;
    if (!source->target.empty())
        text += u" → %1"_s.arg(safeLabel(source->target, longest));
    return text;
}

bool says(const QString& text, const QString& sentence)
{
    return plain(text).contains(plain(sentence), Qt::CaseInsensitive);
}

} // namespace ui
