#include "ui/document/view_entry.h"

#include "core/base/error.h"

#include <algorithm>
#include <cassert>

namespace ui {

namespace {

    bool isThere(const DerivedData& derived, const DerivedData::Request& request)
    {
        return request.layer < std::ssize(derived.trace()->attentions)
            && request.head < derived.headCount(request.layer);
    }

    // Imported attention lacks the data that most views need; such views are hidden then.
    bool isSeen(const ViewEntry& entry, const core::Trace& trace)
    {
        return trace.model->canExplain() || entry.accepts(trace, {});
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
        core::message("there is no view \"%1\"; the views are %2", id, core::oneOf(ids)));
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

void prepareView(DerivedData& derived, const DerivedData::Request& request)
{
    const auto entry = std::ranges::find(views(), request.navigation.view, &ViewEntry::id);
    if (entry != views().end() && entry->prepare != nullptr && isThere(derived, request)
        && isSeen(*entry, *derived.trace()))
        entry->prepare(derived, request, {});
}

void prepareViews(
    DerivedData& derived, const DerivedData::Request& request, const std::stop_token& stop)
{
    if (!isThere(derived, request) || leavesNumbersInFile(*derived.trace())) // too much to prefetch
        return;
    for (const ViewEntry& entry : views())
        if (entry.prepare != nullptr && !stop.stop_requested() && isSeen(entry, *derived.trace()))
            entry.prepare(derived, request, { .threads = 1, .stop = stop, .ahead = true });
}

} // namespace ui
