#include "ui/views/learn/learn_view.h"

#include "ui/document/learning.h"
#include "ui/views/learn/answer_note.h"
#include "ui/words/labels.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// What Learn shows of a network that has no attention.

namespace ui {

namespace learning = core::learning;

namespace {

    QStringList wordsOf(const std::string& text)
    {
        return QString::fromStdString(text).split(u' ', Qt::SkipEmptyParts);
    }

} // namespace

void LearnView::fillAnswer(const std::string& answer)
{
    const bool alone = subject().alone() != nullptr;
    m_panel->setVisible(!alone);
    m_panel->map()->setVisible(!alone);
    m_note->setVisible(alone);
    if (!alone)
        return;
    const learning::Task& task = network()->task;
    const learning::Question& question = subject().alone()->asked;
    AnswerNote::Content content;
    content.remark = tr("This network has no attention to show: Train shows how well it does "
                        "without, while the other views still show the model in Settings.");
    const std::vector<std::string> tokens = learning::piecesOf(question.text, task.characters);
    const QStringList answers = wordsOf(answer);
    const QStringList right = wordsOf(question.answer);
    if (task.answer == learning::Answer::Labels && answers.size() == std::ssize(tokens))
        for (qsizetype i = 0; i < answers.size(); ++i)
            content.parts.push_back({ safeLabel(tokens[static_cast<std::size_t>(i)]),
                safeLabel(answers[i].toStdString()),
                right.size() == answers.size() ? safeLabel(right[i].toStdString()) : QString() });
    else
        content.parts.push_back(
            { safeLabel(question.text), safeLabel(answer), safeLabel(question.answer) });
    m_note->setContent(std::move(content));
}

// The same question at another moment, or to another network of the group.
void LearnView::lookAlone(const core::LearntPlace& place)
{
    const AlonePtr& now = subject().alone();
    if (Learning* const run = subject().learning())
        run->look(
            place, now != nullptr ? now->asked : learning::Question { sentence(), rightAnswer() });
}

} // namespace ui
