#include "ui/inspector/head_facts.h"

namespace ui {

namespace {

    std::optional<core::HeadStatistics> known(
        const DerivedData& derived, const HeadFacts::Wanted& wanted)
    {
        const auto* const all = derived.knownStatistics(wanted.layer);
        if (all == nullptr || derived.trace() != wanted.trace)
            return std::nullopt;
        return (*all)[static_cast<std::size_t>(wanted.head)];
    }

} // namespace

HeadFacts::HeadFacts(QObject* parent)
    : QObject(parent)
    , m_task(BackgroundOrder::NewestWins, [this](const Outcome<Facts>& facts) {
        m_facts = facts.result;
        if (m_facts)
            emit ready();
    })
{
}

void HeadFacts::request(const Wanted& wanted, const DerivedData& derived)
{
    if (wanted == m_wanted)
        return;
    m_wanted = wanted;
    m_facts.reset();
    m_task.request([wanted, statistics = known(derived, wanted)](const std::stop_token& stop) {
        return Facts { statistics
                ? *statistics
                : core::statistics(*wanted.trace, wanted.layer, wanted.head, stop),
            core::sensitivity(*wanted.trace, wanted.layer, wanted.head, stop) };
    });
}

} // namespace ui
