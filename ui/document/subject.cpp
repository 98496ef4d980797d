#include "ui/document/subject.h"

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

Subject::Subject(Moment moment)
    : m_moment(std::move(moment))
    , m_trace(m_moment.picture->trace())
{
    keepSelectionInside();
}

void Subject::show(std::shared_ptr<Picture> picture)
{
    m_moment.picture = std::move(picture);
    m_trace = m_moment.picture->trace();
}

const QStringList& Subject::queryLabels() const
{
    return m_queryLabels.of(*m_trace->attention(locked().layer).queryTokens);
}

const QStringList& Subject::keyLabels() const
{
    const core::AttentionTrace& attention = m_trace->attention(locked().layer);
    return *attention.keyTokens == *attention.queryTokens ? queryLabels()
                                                          : m_keyLabels.of(*attention.keyTokens);
}

const Selection& Subject::selection() const
{
    return m_hover ? *m_hover : session().selection;
}

void Subject::keepSelectionInside()
{
    const auto bound = [&](Selection& s) {
        s.layer = std::clamp<core::Index>(s.layer, 0, std::ssize(m_trace->attentions) - 1);
        const core::AttentionTrace& attention = m_trace->attention(s.layer);
        s.head = std::clamp<core::Index>(s.head, 0, std::ssize(attention.heads) - 1);
        dropOutside(s.query, std::ssize(*attention.queryTokens));
        dropOutside(s.key, std::ssize(*attention.keyTokens));
    };
    bound(m_moment.session.selection);
    if (m_hover)
        bound(*m_hover);
}

} // namespace ui
