#include "ui/words/input_notices.h"

#include "ui/words/messages.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

namespace ui {

namespace {
    // The other notices of core are remarks on settings (ui/settings/remarks.h).
    constexpr std::array<std::string_view, 10> onInput { "unknown_text", "unknown_words",
        "separator_in_text", "separator_keeps_type", "separator_is_text", "pair_joined",
        "types_unused", "target_unused", "types_count", "hidden_outside" };
} // namespace

QString inputNotices(const core::Model& model)
{
    QStringList sentences;
    for (const core::Notice& notice : model.notices)
        if (std::ranges::find(onInput, notice.id) != onInput.end())
            sentences << words(core::message("%1.", notice.message));
    return sentences.join(QLatin1Char('\n'));
}

} // namespace ui
