#include "ui/views/learn/learn_view.h"

#include "core/base/random.h"
#include "core/io/learning/learnt_folder.h"
#include "ui/document/learning.h"
#include "ui/views/learn/course_form.h"

#include <QStandardPaths>

#include <algorithm>
#include <filesystem>

using namespace Qt::StringLiterals;

// How the view Learn begins, follows and goes back through what is learnt.

namespace ui {

namespace learning = core::learning;

namespace {

    // A folder of that name, with a number if there is one already.
    std::string freeFolder(const std::string& name)
    {
        const std::filesystem::path all(
            QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).toStdString()
            + "/networks");
        for (int i = 1;; ++i) {
            const std::filesystem::path place = all / (name + "-" + std::to_string(i));
            if (!std::filesystem::exists(place))
                return place.string();
        }
    }

    std::string joined(const learning::Task& task, std::span<const core::Index> tokens)
    {
        std::string text;
        for (const core::Index token : tokens)
            text += (text.empty() || task.characters ? "" : " ")
                + task.sources[static_cast<std::size_t>(token)];
        return text;
    }

    // One that it never learns from.
    std::pair<std::string, std::string> drawn(
        const learning::Task& task, const learning::Course& course, int number)
    {
        const learning::Example example
            = learning::example(task, { course.level }, learning::Part::HeldOut,
                core::streamKey(course.seed, "shown", static_cast<std::uint64_t>(number)));
        return { joined(task, example.source), learning::textOf(task, example.target) };
    }

    void ask(core::Experiment& experiment, const std::string& where, const std::string& text)
    {
        experiment.network = core::Loaded { .where = where };
        experiment.edits.clear(); // they are of heads that go
        experiment.source = core::Sentence { .text = text };
    }

} // namespace

void LearnView::begin()
{
    Learning* const run = subject().learning();
    if (run == nullptr)
        return;
    const learning::Course course = m_form->course();
    const std::string folder = freeFolder(m_form->name());
    m_choosing = false;
    m_following = true;
    m_right = drawn(learning::task(course.task), course, m_asked = 0);
    run->begin(course, folder);
}

void LearnView::turn()
{
    Learning* const run = subject().learning();
    if (run == nullptr || network() == nullptr)
        return;
    if (run->learns(network()->folder) && !run->paused())
        run->pause();
    else
        run->goOn(network()->folder);
    m_following = true;
}

// The newest moment, unless one has gone back to an older one, or looks at another model.
void LearnView::follow(const std::string& folder, long step)
{
    const core::LearntPlace place { folder, step };
    const Network* const now = network();
    const bool here = now != nullptr && now->folder == folder;
    if (here ? !m_following : step > 0)
        return;
    if (!here)
        commands().release(); // what was locked is of another text
    commands().edit([] { return tr("Learn"); }, u"network.where"_s,
        [&](Work& work) {
            if (here)
                std::get<core::Loaded>(work.experiment.network).where = nameOf(place);
            else
                ask(work.experiment, nameOf(place), m_right.first);
        });
}

void LearnView::askAnother()
{
    const Network* const now = network();
    if (now == nullptr)
        return;
    m_right = drawn(now->task, now->course, ++m_asked);
    commands().release();
    commands().edit([] { return tr("Another text"); }, u"source.text"_s,
        [&](Work& work) { work.experiment.source = core::Sentence { .text = m_right.first }; });
    commands().settle();
}

void LearnView::goTo(int moment)
{
    const Network* const now = network();
    if (now == nullptr || moment < 0 || moment >= std::ssize(now->moments))
        return;
    const core::LearntPlace place { now->folder, now->moments[static_cast<std::size_t>(moment)] };
    m_following = place.moment == now->moments.back();
    commands().edit([] { return tr("Moment of learning"); }, u"network.where"_s,
        [&](Work& work) {
            if (auto* const loaded = std::get_if<core::Loaded>(&work.experiment.network))
                loaded->where = nameOf(place);
        });
}

} // namespace ui
