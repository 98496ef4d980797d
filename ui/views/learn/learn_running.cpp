#include "ui/views/learn/learn_view.h"

#include "core/input/stored_trace.h"
#include "core/io/learning/kept_group.h"
#include "core/io/learning/learnt_folder.h"
#include "core/io/model/shipped_models.h"
#include "ui/document/learning.h"
#include "ui/plot/free_layout.h"
#include "ui/views/learn/course_form.h"
#include "ui/views/learn/unseen_bar.h"
#include "ui/words/labels.h"

#include <QStandardPaths>

#include <algorithm>
#include <filesystem>

using namespace Qt::StringLiterals;

// How the view Learn begins, follows and goes back through what is learnt.

namespace ui {

namespace learning = core::learning;

namespace {

    // A folder of that name, with a number if there is one already; where nobody may look, whoever
    // writes to it is told.
    std::string freeFolder(const std::string& name)
    {
        const std::filesystem::path all(
            QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).toStdString()
            + "/networks");
        for (int i = 1;; ++i) {
            const std::filesystem::path place = all / (name + "-" + std::to_string(i));
            std::error_code unknown;
            if (!std::filesystem::exists(place, unknown))
                return place.string();
        }
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
    const std::vector<learning::Course> courses = m_form->courses();
    try {
        core::requireTeachable(courses, m_form->data()); // before what learns is stopped
    } catch (const core::Error& error) {
        m_form->refuse(error);
        return;
    }
    const std::string folder = freeFolder(m_form->name());
    m_choosing = false;
    m_following = true;
    m_right = learning::questionOf(courses.front(), m_form->taught(), m_asked = 0);
    m_begun = folder;
    m_begunAttends = learning::weighs(courses.front().network.architecture);
    run->begin(courses, folder, m_form->data());
}

void LearnView::askForBranch()
{
    m_trunk = { network()->folder, shownStep() };
    m_form->setBranch(network()->course, shownStep());
    showForm(true);
    m_form->start()->setFocus();
}

void LearnView::branch()
{
    Learning* const run = subject().learning();
    if (run == nullptr || network() == nullptr)
        return;
    const std::string folder = freeFolder(m_form->name() + "-branch");
    m_right = { sentence(), rightAnswer() };
    m_choosing = false;
    m_following = true;
    m_begun = folder;
    m_begunAttends = learning::weighs(network()->course.network.architecture);
    run->branch(nameOf(m_trunk), m_form->courses().front(), folder);
}

void LearnView::followOn()
{
    m_following = true;
    m_turnedTo = {};
}

void LearnView::turn()
{
    Learning* const run = subject().learning();
    if (run == nullptr || network() == nullptr)
        return;
    if (run->learns(firstFolder()) && !run->paused())
        run->pause();
    else
        run->goOn(firstFolder());
    followOn();
}

// The newest moment, unless one has gone back to an older one, or looks at another model. What has
// just been begun is turned to, until it is seen.
void LearnView::follow(const std::string& folder, long step)
{
    const Network* const now = network();
    const bool here = now != nullptr && firstFolder() == folder;
    const bool begun = m_begun == folder;
    if (here ? !m_following || leavesShown() : !begun)
        return;
    if (here && wentBack()) {
        m_following = false;
        return;
    }
    const std::string seen = here ? now->folder : folder;
    // Of several, others may be a step behind; what is newer is not yet written as a whole.
    const long newest = here && now->group.size() > 1 ? step + 1 : step;
    const std::vector<long> moments = core::momentsIn(seen);
    const auto after = std::ranges::upper_bound(moments, newest);
    const core::LearntPlace place { seen, after == moments.begin() ? step : *(after - 1) };
    m_turnedTo = place;
    if (here ? subject().alone() != nullptr : !m_begunAttends) {
        if (here)
            lookAlone(place);
        else
            subject().learning()->look(place, m_right);
        return;
    }
    if (!here)
        commands().release(); // what was locked is of another text
    commands().edit([] { return tr("Train"); }, u"network.where"_s,
        [&](Work& work) {
            if (here)
                std::get<core::Loaded>(work.experiment.network).where = nameOf(place);
            else
                ask(work.experiment, nameOf(place), m_right.text);
        });
}

// By undoing.
bool LearnView::wentBack() const
{
    const auto* const asked = std::get_if<core::Loaded>(&subject().experiment().network);
    if (asked == nullptr || subject().alone() != nullptr)
        return false;
    const core::LearntPlace place = core::learntPlace(asked->where);
    return place.moment && place.folder == m_turnedTo.folder && place.moment < m_turnedTo.moment;
}

// Another model is asked for, and not yet there. A network has a name that one gave it, and its
// folder.
bool LearnView::leavesShown() const
{
    const auto folderOf = [](const core::Experiment& experiment) {
        const auto* const loaded = std::get_if<core::Loaded>(&experiment.network);
        return loaded == nullptr ? std::string() : core::learntPlace(loaded->where).folder;
    };
    if (subject().alone() != nullptr)
        return false;
    const std::string wanted = folderOf(subject().experiment());
    return wanted.empty()
        || (wanted != network()->folder
            && wanted != folderOf(subject().trace()->model->experiment));
}

void LearnView::showUnseen()
{
    const Learning* const run = subject().learning();
    const bool seen = network() != nullptr && run != nullptr && run->learns(firstFolder());
    if (seen)
        m_left = { firstFolder(),
            network()->group.empty()
                || learning::weighs(network()->group.front().course.network.architecture),
            { sentence(), rightAnswer() } };
    const bool unseen = run != nullptr && !seen && m_begun.empty() && run->learns(m_left.folder);
    if (unseen)
        m_unseen->setWork(fileLabel(QString::fromStdString(m_left.folder)), run->paused());
    m_unseen->setVisible(unseen && !bare());
}

void LearnView::turnBack()
{
    const std::vector<long> moments = core::momentsIn(m_left.folder);
    if (moments.empty())
        return;
    m_begun = m_left.folder;
    m_begunAttends = m_left.attends;
    m_right = m_left.asked;
    m_choosing = false;
    m_following = true;
    follow(m_begun, moments.back());
    commands().settle();
}

// What it answers just now, where nobody points at what it answered at the last moment.
void LearnView::showLive(const LiveAnswer& answer)
{
    if (network() == nullptr || answer.folder != network()->folder || answer.text != sentence()
        || !m_following || !isVisible())
        return;
    if (subject().alone() != nullptr) {
        fillAnswer(answer.response.answer);
        replotSoon();
        return;
    }
    const Selection s = shownHead();
    const auto& attention = answer.response.attention;
    if (subject().locked().query || subject().selection().query || attention == nullptr || altered()
        || s.layer >= std::ssize(attention->attentions()))
        return;
    const core::StoredAttention& seen = attention->attentions()[static_cast<std::size_t>(s.layer)];
    PanelContent content = m_panel->content();
    content.matrix = attention->kept(s.layer, s.head, "weights");
    content.rows = safeLabels(*seen.queryTokens);
    content.columns = safeLabels(*seen.keyTokens);
    nameAnswer(content, answer.response.answer);
    m_panel->setContent(content);
    arrange(m_layout->rect());
    replotSoon();
}

// To another of the group, at the same moment as far as it was kept.
void LearnView::turnToNetwork(int index)
{
    const std::string folder = m_shown->itemData(index).toString().toStdString();
    const std::vector<long> moments = core::momentsIn(folder);
    if (network() == nullptr || moments.empty())
        return;
    const auto after = std::ranges::upper_bound(moments, shownStep());
    const core::LearntPlace place { folder,
        after == moments.begin() ? moments.front() : *(after - 1) };
    const learning::Companion& wanted = network()->group[static_cast<std::size_t>(index)];
    commands().release();
    turnTo(
        place, [] { return tr("Another network"); },
        learning::weighs(wanted.course.network.architecture));
    commands().settle();
}

// What of a group has no attention is no model: only Learn turns to it.
void LearnView::turnTo(const core::LearntPlace& place, const StepName& step, bool attends)
{
    if (!attends)
        return lookAlone(place);
    const AlonePtr before = subject().alone();
    if (before != nullptr)
        m_right = before->asked;
    commands().edit(step, u"network.where"_s, [&](Work& work) {
        if (before != nullptr)
            ask(work.experiment, core::shippedName(nameOf(place)), m_right.text);
        else if (auto* const loaded = std::get_if<core::Loaded>(&work.experiment.network))
            loaded->where = core::shippedName(nameOf(place));
    });
    if (before != nullptr)
        subject().learning()->lookAway(); // also where the model was that one
}

void LearnView::askAnother()
{
    const Network* const now = network();
    if (now == nullptr)
        return;
    constexpr int tries = 20; // there may be few
    const std::string before = sentence();
    for (int i = 0; i < tries && (i == 0 || m_right.text == before); ++i)
        m_right = learning::questionOf(now->course, now->task, ++m_asked);
    if (subject().alone() != nullptr) {
        subject().learning()->look({ now->folder, shownStep() }, m_right);
        return;
    }
    commands().release();
    commands().edit([] { return tr("Another text"); }, u"source.text"_s,
        [&](Work& work) { work.experiment.source = core::Sentence { .text = m_right.text }; });
    commands().settle();
}

// Also where it was not drawn just now: a folder opens with the first text, a session with any.
std::string LearnView::rightAnswer()
{
    constexpr int usual = 64; // texts that somebody may have drawn before
    const std::string text = sentence();
    if (isCurve() || (m_known.text == text && m_knownIn == firstFolder()))
        return isCurve() ? std::string() : m_known.answer;
    m_known = { text, {} };
    m_knownIn = firstFolder();
    for (int i = 0; i <= std::max(usual, m_asked) && m_known.answer.empty(); ++i) {
        const learning::Question drawn
            = learning::questionOf(network()->course, network()->task, i);
        if (drawn.text == text)
            m_known = drawn;
    }
    return m_known.answer;
}

void LearnView::goTo(int moment)
{
    const Network* const now = network();
    if (now == nullptr || moment < 0 || moment >= std::ssize(now->moments))
        return;
    const core::LearntPlace place { now->folder, now->moments[static_cast<std::size_t>(moment)] };
    m_following = place.moment == now->moments.back();
    m_turnedTo = place;
    turnTo(
        place, [] { return tr("Checkpoint"); }, subject().alone() == nullptr);
}

} // namespace ui
