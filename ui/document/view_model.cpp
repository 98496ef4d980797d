#include "ui/document/view_model.h"

#include "ui/words/token_name.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

    void dropOutside(std::optional<core::Index>& index, core::Index count)
    {
        if (index && *index >= count)
            index.reset();
    }

} // namespace

ViewModel::ViewModel(FigureState state)
    : m_state(std::move(state))
    , m_trace(m_state.derived->trace())
{
    keepSelectionInside();
}

void ViewModel::show(std::shared_ptr<DerivedData> derived)
{
    m_state.derived = std::move(derived);
    m_trace = m_state.derived->trace();
}

const QStringList& ViewModel::queryLabels() const
{
    if (const core::Matrix* const at = queryCoordinates(*m_trace))
        return m_queryLabels.of(*at);
    return m_queryLabels.of(*m_trace->attention(locked().layer).queryTokens, predicted());
}

const QStringList& ViewModel::keyLabels() const
{
    if (const core::Matrix* const at = keyCoordinates(*m_trace))
        return m_keyLabels.of(*at);
    const core::AttentionTrace& attention = m_trace->attention(locked().layer);
    const bool alike = *attention.keyTokens == *attention.queryTokens && predicted() == nullptr;
    return alike ? queryLabels() : m_keyLabels.of(*attention.keyTokens);
}

core::TokenList ViewModel::predicted() const
{
    return m_hidesPredictions ? nullptr : m_trace->attention(locked().layer).predicted;
}

const Selection& ViewModel::selection() const
{
    return m_hover ? *m_hover : session().selection;
}

void ViewModel::keepSelectionInside()
{
    const auto bound = [&](Selection& s) {
        s.layer = std::clamp<core::Index>(s.layer, 0, std::ssize(m_trace->attentions) - 1);
        const core::AttentionTrace& attention = m_trace->attention(s.layer);
        s.head = std::clamp<core::Index>(s.head, 0, std::ssize(attention.heads) - 1);
        dropOutside(s.query, std::ssize(*attention.queryTokens));
        dropOutside(s.key, std::ssize(*attention.keyTokens));
    };
    bound(m_state.session.selection);
    if (m_hover)
        bound(*m_hover);
}

} // namespace ui
