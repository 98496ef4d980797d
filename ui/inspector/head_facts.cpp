#include "ui/inspector/head_facts.h"

namespace ui {

namespace {

    std::optional<core::HeadStatistics> known(
        const Picture& picture, const HeadFacts::Wanted& wanted)
    {
        const auto* const all = picture.knownStatistics(wanted.layer);
        if (all == nullptr || picture.trace() != wanted.trace)
            return std::nullopt;
        return (*all)[static_cast<std::size_t>(wanted.head)];
    }

} // namespace

HeadFacts::HeadFacts(QObject* parent)
    : QObject(parent)
    , m_work(BackgroundOrder::NewestWins, [this](const std::optional<Facts>& facts) {
        m_facts = facts;
        if (m_facts)
            emit ready();
    })
{
}

void HeadFacts::request(const Wanted& wanted, const Picture& picture)
{
    if (wanted == m_wanted)
        return;
    m_wanted = wanted;
    m_facts.reset();
    m_work.request([wanted, statistics = known(picture, wanted)](const std::stop_token& stop) {
        return Facts { statistics
                ? *statistics
                : core::statistics(*wanted.trace, wanted.layer, wanted.head, stop),
            core::sensitivity(*wanted.trace, wanted.layer, wanted.head, stop) };
    });
}

} // namespace ui
