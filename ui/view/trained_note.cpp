#include "ui/view/trained_note.h"

#include "ui/document/commands.h"

#include <QPushButton>

namespace ui {

TrainedNote::TrainedNote(const QString& sentence, Commands& commands, QWidget* parent)
    : Note(parent)
{
    say(sentence, tr("Show the trained encoder"),
        tr("The same text, seen by heads that have learned where to look"));
    hide();
    connect(button(), &QPushButton::clicked, this, [&commands] {
        commands.edit([] { return tr("Show the trained encoder"); },
            QStringLiteral("network.where"),
            [](Work& work) {
                core::Experiment& experiment = work.experiment;
                experiment.network = core::Loaded {};
                experiment.edits.clear(); // they are of the heads that go
                if (!std::holds_alternative<core::Sentence>(experiment.source)
                    && !std::holds_alternative<core::SentencePair>(experiment.source))
                    experiment.source = core::Sentence {};
            });
        commands.settle();
    });
}

} // namespace ui
