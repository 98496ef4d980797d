#include "ui/views/heads/head_order.h"

#include "ui/words/token_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

std::vector<core::Index> orderOfHeads(
    const std::vector<core::HeadStatistics>& statistics, HeadOrder order)
{
    std::vector<core::Index> result(statistics.size());
    std::iota(result.begin(), result.end(), 0);
    std::ranges::stable_sort(result, {}, [&](core::Index head) {
        return core::sortKey(statistics[static_cast<std::size_t>(head)], order);
    });
    return result;
}

QString largestShareText(const core::Model& model, const core::HeadStatistics& s)
{
    const std::array shares { std::pair { "self", s.self }, std::pair { "previous", s.previous },
        std::pair { "next", s.next }, std::pair { "first", s.first },
        std::pair { "same_word", s.sameWord } };
    const auto* const best
        = std::ranges::max_element(shares, {}, [](const auto& share) { return share.second; });
    return QCoreApplication::translate("ui::HeadsView", "%1 gets %2 %", "previous token gets 98 %")
        .arg(patternName(model, best->first))
        .arg(qRound(100 * best->second));
}

} // namespace ui
