#pragma once

#include <QString>

namespace core {
struct Trace;
}

namespace ui {

// A remark about a setting: a choice that core made, a number that is out of range, or the reason
// why the setting has no effect. Empty without a remark.
QString remark(const core::Trace& trace, const QString& path);

} // namespace ui
