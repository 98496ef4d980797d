#pragma once

#include <QString>

namespace core {
struct Trace;
}

namespace ui {

// What there is to say about a setting beside its value: a choice that core made for the user, a
// number that could not be kept, or why the setting changes nothing. Empty if there is nothing.
QString remark(const core::Trace& trace, const QString& path);

} // namespace ui
