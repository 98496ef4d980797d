#include "ui/views/train/train_view.h"

#include "ui/document/training_session.h"
#include "ui/plot/matrix_panel.h"
#include "ui/views/train/output_note.h"
#include "ui/words/labels.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// The Train view of a network without attention.

namespace ui {

namespace training = core::training;

namespace {

    QStringList splitWords(const std::string& text)
    {
        return QString::fromStdString(text).split(u' ', Qt::SkipEmptyParts);
    }

} // namespace

void TrainView::fillOutput(const std::string& answer)
{
    const bool alone = viewModel().networkWithoutAttention() != nullptr;
    m_panel->setVisible(!alone);
    m_panel->map()->setVisible(!alone);
    m_note->setVisible(alone);
    if (!alone)
        return;
    const training::Task& task = network()->task;
    const training::ValidationExample& validation = viewModel().networkWithoutAttention()->example;
    OutputNote::Content content;
    content.remark = tr("This network has no attention to show: Train shows how well it does "
                        "without, while the other views still show the model in Settings.");
    const std::vector<std::string> tokens = training::splitTokens(validation.text, task.characters);
    const QStringList answers = splitWords(answer);
    const QStringList right = splitWords(validation.target);
    if (task.output == training::OutputKind::Labels && answers.size() == std::ssize(tokens))
        for (qsizetype i = 0; i < answers.size(); ++i)
            content.parts.push_back({ safeLabel(tokens[static_cast<std::size_t>(i)]),
                safeLabel(answers[i].toStdString()),
                right.size() == answers.size() ? safeLabel(right[i].toStdString()) : QString() });
    else
        content.parts.push_back(
            { safeLabel(validation.text), safeLabel(answer), safeLabel(validation.target) });
    m_note->setContent(std::move(content));
}

// Shows the same input at another checkpoint or for another network of the group.
void TrainView::showWithoutAttention(const core::NetworkPath& place)
{
    const NetworkWithoutAttentionPtr& now = viewModel().networkWithoutAttention();
    if (TrainingSession* const run = viewModel().training())
        run->open(place,
            now != nullptr ? now->example : training::ValidationExample { sentence(), target() });
}

} // namespace ui
