#pragma once

#include "core/error.h"
#include "ui/phrases.h"

#include <QString>

#include <new>

namespace ui {

// Does the work, in whatever thread, and tells what went wrong; empty if nothing did.
template <class Work> QString problemOf(Work&& work) noexcept
{
    try {
        work();
    } catch (const core::Error& error) {
        return words(error);
    } catch (const std::bad_alloc&) {
        return words(lackOfMemory());
    }
    return {};
}

} // namespace ui
