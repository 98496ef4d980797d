#include "ui/document/learning.h"

#include "core/base/parallel.h"
#include "core/io/learning/moment_keeper.h"
#include "ui/words/phrases.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <new>
#include <utility>

namespace ui {

namespace {

    // Between two answers of a network that is watched, in seconds, and at least so many times what
    // one takes.
    constexpr double aPicture = 1.0 / 30;
    constexpr double shareOfAnswers = 5;

    double secondsSince(std::chrono::steady_clock::time_point begin)
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }

} // namespace

Learning::Learning(core::SharedStore store)
    : m_store(std::move(store))
    , m_work({ [this](const Part& part) { hear(part); }, [this](bool whole) { end(whole); } })
    , m_reading(BackgroundOrder::NewestWins, [this](const std::optional<Looked>& read) {
        tell(read.value_or(Looked { .error = lackOfMemory() }));
    })
{
}

Learning::~Learning() = default;

void Learning::begin(
    const Courses& courses, const std::string& folder, const std::optional<core::GivenData>& data)
{
    start({ .folder = folder, .courses = courses, .data = data });
}

void Learning::branch(
    const std::string& moment, const core::learning::Course& course, const std::string& folder)
{
    start({ .folder = folder, .courses = { course }, .moment = moment });
}

void Learning::goOn(const std::string& folder)
{
    if (!learns(folder)) {
        start({ .folder = folder });
        return;
    }
    m_work.resume();
    emit changed();
}

void Learning::stepOnce(const std::string& folder)
{
    start({ .folder = folder, .once = true }); // what waits in the middle lies there, too
}

void Learning::pause()
{
    m_work.pause();
    emit changed();
}

bool Learning::learns(const std::string& folder) const
{
    return m_work.busy() && m_folder == folder;
}

void Learning::start(const Wish& wish)
{
    {
        const std::lock_guard lock(m_question->mutex);
        m_question->waits = false; // answers of what ran before are not told
    }
    m_folder = wish.folder;
    m_work.start([wish, this](Course& course) { teach(course, wish); });
    emit changed();
}

core::KeptGroup Learning::opened(const Wish& wish, const core::SharedStore& store)
{
    if (!wish.moment.empty())
        return core::KeptGroup(core::KeptTraining(
            *store->files({}).learnt(wish.moment), wish.courses.front(), wish.folder));
    if (!wish.courses.empty())
        return { wish.courses, wish.folder, wish.data };
    return { wish.folder, [&](const std::string& folder) { return store->files(folder); } };
}

// In a thread of its own.
void Learning::teach(Course& course, const Wish& wish) const
{
    try {
        core::KeptGroup group = opened(wish, m_store);
        using Clock = std::chrono::steady_clock;
        Clock::time_point answered = Clock::now();
        double answering = 0; // what an answer takes
        const core::Team team(std::max(1, core::Team(0).threads() - 1)); // one for the window
        const long first = group.steps();
        course.tell({ first });
        core::MomentKeeper moments(group, [&course](long step) { course.tell({ step }); });
        const auto keep = [&] { moments.keepNow(team); };
        while (!group.ended() && course.goesOn(keep) && !(wish.once && group.steps() > first)) {
            const Clock::time_point stepping = Clock::now();
            moments.step(team);
            const double half = secondsSince(stepping) / 2; // it is nearer now than a step later
            if (secondsSince(answered) + half > std::max(aPicture, shareOfAnswers * answering)) {
                answered = Clock::now();
                answer(course, group);
                answering = secondsSince(answered);
            }
            if (group.ended() || wish.once)
                keep();
            else
                moments.glance();
        }
        moments.finish();
        group.save();
    } catch (const core::Error& error) {
        course.tell({ .problem = error });
    } catch (const std::bad_alloc&) {
        throw; // said where it ends
    } catch (const std::exception& error) {
        course.tell({ .problem = unexpected(error) });
    }
}

// In that thread, too.
void Learning::answer(Course& course, const core::KeptGroup& group) const
{
    LiveAnswer live;
    {
        const std::lock_guard lock(m_question->mutex);
        if (m_question->waits || m_question->text.empty())
            return;
        live.folder = m_question->folder;
        live.text = m_question->text;
    }
    const auto network
        = std::ranges::find(group.networks(), live.folder, &core::KeptTraining::folder);
    if (network == group.networks().end())
        return;
    const core::learning::Training& training = network->training();
    live.step = training.steps();
    try {
        live.response = core::learning::responseTo({ .course = training.course(),
                                                       .task = training.task(),
                                                       .weights = training.learnt().weights,
                                                       .folder = live.folder },
            live.text);
    } catch (const core::Error&) {
        return; // a text that it cannot read: whoever asked is told when a moment is opened
    }
    {
        const std::lock_guard lock(m_question->mutex);
        m_question->waits = true;
    }
    const long step = live.step;
    course.tell({ .step = step, .answer = std::move(live) });
}

void Learning::ask(const std::string& folder, const std::string& text)
{
    const std::lock_guard lock(m_question->mutex);
    m_question->folder = folder;
    m_question->text = text;
}

void Learning::look(
    const core::LearntPlace& place, const std::optional<core::learning::Question>& asked)
{
    m_reading.request([store = m_store, place, asked](const std::stop_token&) -> Looked {
        try {
            const auto network = store->files({}).learnt(nameOf(place));
            if (network == nullptr)
                throw core::Error("not_learnt",
                    core::phrase("%1 contains no network trained with Headlight", place.folder));
            const core::learning::Question question
                = asked.value_or(core::learning::questionOf(network->course, network->task, 0));
            return { .network = std::make_shared<const AloneNetwork>(AloneNetwork {
                         network, question, core::learning::answerOf(*network, question.text) }) };
        } catch (const core::Error& error) {
            return { .error = error };
        }
    });
}

void Learning::lookAway()
{
    m_reading.stop();
    emit looked(nullptr);
}

void Learning::tell(const Looked& read)
{
    if (read.error)
        emit unread(*read.error);
    else
        emit looked(read.network);
}

void Learning::hear(const Part& part)
{
    if (part.answer) {
        {
            const std::lock_guard lock(m_question->mutex);
            m_question->waits = false;
        }
        emit answered(*part.answer);
    } else if (part.problem)
        emit failed(*part.problem);
    else
        emit kept(m_folder, part.step);
}

void Learning::end(bool whole)
{
    if (!whole)
        emit failed(lackOfMemory());
    emit changed();
}

} // namespace ui
