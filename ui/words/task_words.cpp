#include "ui/words/task_words.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace ui {

namespace {

    constexpr std::array tasks {
        TaskWords { "dates", QT_TRANSLATE_NOOP("ui::TrainingForm", "dates"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "“third of May 1979” becomes 1979-05-03") },
        TaskWords { "order", QT_TRANSLATE_NOOP("ui::TrainingForm", "word order"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "artificial English to artificial French") },
        TaskWords { "tags", QT_TRANSLATE_NOOP("ui::TrainingForm", "parts of speech"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "“I saw a saw”: verb, noun") },
        TaskWords { "mood", QT_TRANSLATE_NOOP("ui::TrainingForm", "sentiment"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "“not bad at all” is positive") },
        TaskWords { "numbers", QT_TRANSLATE_NOOP("ui::TrainingForm", "numbers"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "“four hundred and two” becomes 402") },
        TaskWords { "copy", QT_TRANSLATE_NOOP("ui::TrainingForm", "copy"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "the same letters") },
        TaskWords { "reverse", QT_TRANSLATE_NOOP("ui::TrainingForm", "reverse"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "the letters in reverse order") },
        TaskWords { "sort", QT_TRANSLATE_NOOP("ui::TrainingForm", "sort"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "the letters in alphabetical order") },
        TaskWords { "repeat", QT_TRANSLATE_NOOP("ui::TrainingForm", "repeat (induction)"),
            QT_TRANSLATE_NOOP(
                "ui::TrainingForm", "the letter that followed an earlier copy of the last one") },
        TaskWords { "curve", QT_TRANSLATE_NOOP("ui::TrainingForm", "curve"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "fit a curve to noisy points") },
    };

} // namespace

const TaskWords* taskWords(std::string_view id)
{
    const auto* const found = std::ranges::find(tasks, id, &TaskWords::id);
    return found != tasks.end() ? found : nullptr;
}

} // namespace ui
