#include "ui/view/pretrained_note.h"

#include "ui/document/actions.h"

#include <QPushButton>

namespace ui {

PretrainedNote::PretrainedNote(const QString& sentence, Actions& actions, QWidget* parent)
    : Note(parent)
{
    say(sentence, tr("Show the trained encoder"),
        tr("The same text, seen by heads that have learned where to look"));
    hide();
    connect(button(), &QPushButton::clicked, this, [&actions] {
        actions.edit([] { return tr("Show the trained encoder"); }, QStringLiteral("network.where"),
            [](EditableState& state) {
                core::Experiment& experiment = state.experiment;
                experiment.network = core::PretrainedSource {};
                experiment.edits.clear(); // they belong to the replaced heads
                if (!std::holds_alternative<core::Sentence>(experiment.source)
                    && !std::holds_alternative<core::SentencePair>(experiment.source))
                    experiment.source = core::Sentence {};
            });
        actions.commitEdit();
    });
}

} // namespace ui
