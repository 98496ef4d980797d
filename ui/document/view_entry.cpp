#include "ui/document/view_entry.h"

#include "core/base/error.h"

#include <algorithm>
#include <cassert>

namespace ui {

namespace {

    bool isThere(const Picture& picture, const Picture::Wish& wish)
    {
        return wish.layer < std::ssize(picture.trace()->attentions)
            && wish.head < picture.headCount(wish.layer);
    }

    // What somebody else computed lacks what most views ask for; they are left then.
    bool isSeen(const ViewEntry& entry, const core::Trace& trace)
    {
        return trace.model->stored == nullptr || entry.accepts(trace, {});
    }

} // namespace

const ViewEntry& viewNamed(const std::string& id)
{
    const auto entry = std::ranges::find(views(), id, &ViewEntry::id);
    if (entry != views().end())
        return *entry;
    std::vector<std::string> ids;
    for (const ViewEntry& each : views())
        ids.emplace_back(each.id);
    throw core::Error("unknown_view",
        core::phrase("there is no view \"%1\"; the views are %2", id, core::oneOf(ids)));
}

const ViewEntry& viewFor(ViewRole role)
{
    const auto entry = std::ranges::find(views(), role, &ViewEntry::role);
    assert(entry != views().end());
    return *entry;
}

bool hasRole(const std::string& view, ViewRole role)
{
    const auto entry = std::ranges::find(views(), view, &ViewEntry::id);
    return entry != views().end() && entry->role == role;
}

void prepareView(Picture& picture, const Picture::Wish& wish)
{
    const auto entry = std::ranges::find(views(), wish.navigation.view, &ViewEntry::id);
    if (entry != views().end() && entry->prepare != nullptr && isThere(picture, wish)
        && isSeen(*entry, *picture.trace()))
        entry->prepare(picture, wish, {});
}

void prepareViews(Picture& picture, const Picture::Wish& wish, const std::stop_token& stop)
{
    if (!isThere(picture, wish) || leavesNumbersInFile(*picture.trace())) // too much to read ahead
        return;
    for (const ViewEntry& entry : views())
        if (entry.prepare != nullptr && !stop.stop_requested() && isSeen(entry, *picture.trace()))
            entry.prepare(picture, wish, { .threads = 1, .stop = stop, .ahead = true });
}

} // namespace ui
