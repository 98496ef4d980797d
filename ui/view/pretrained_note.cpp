#include "ui/view/pretrained_note.h"

#include "core/base/utf8.h"
#include "core/training/tasks/task.h"
#include "ui/document/actions.h"

#include <QPushButton>

#include <cmath>
#include <string_view>

namespace ui {

namespace {

    constexpr double encoderTokens = 126; // 128 positions without [CLS] and [SEP]

    // Subwords of a word, estimated from above: two letters of the Latin alphabet, or one other
    // character, in each.
    double subwordsOf(std::string_view word)
    {
        double count = 0;
        core::eachCodePoint(word, [&](char32_t letter, std::size_t, std::size_t) {
            const bool latin
                = (letter >= U'a' && letter <= U'z') || (letter >= U'A' && letter <= U'Z');
            count += latin ? 0.5 : 1;
        });
        return std::ceil(count);
    }

    // The first whole words, as many as certainly fit.
    void shorten(std::string& text, double tokens)
    {
        double count = 0;
        for (const std::string_view word : core::training::tokenViewsIn(text, false)) {
            count += subwordsOf(word);
            if (count > tokens) {
                text.resize(static_cast<std::size_t>(word.data() - text.data()));
                return;
            }
        }
    }

    // Texts stay, as far as the encoder can read them.
    void makeReadable(core::Source& source)
    {
        if (auto* const one = std::get_if<core::Sentence>(&source)) {
            shorten(one->text, encoderTokens);
        } else if (auto* const two = std::get_if<core::SentencePair>(&source)) {
            shorten(two->text, encoderTokens / 2 - 1);
            shorten(two->keys, encoderTokens / 2 - 1);
        } else {
            source = core::Sentence {};
        }
    }

} // namespace

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
                makeReadable(experiment.source);
            });
        actions.commitEdit();
    });
}

} // namespace ui
