#pragma once

#include "core/error.h"

#include <QCoreApplication>
#include <QString>

#include <new>

namespace ui {

// Does the work, in whatever thread, and tells what went wrong; empty if nothing did.
template <class Work> QString problemOf(Work&& work) noexcept
{
    try {
        work();
    } catch (const core::Error& error) {
        return QString::fromStdString(error.detail());
    } catch (const std::bad_alloc&) {
        return QCoreApplication::translate("files", "there is not enough memory for this");
    }
    return {};
}

} // namespace ui
