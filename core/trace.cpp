#include "core/trace.h"

namespace core {

std::string pathOf(const Trace& trace, Index layer)
{
    return trace.attention(layer).path + "/";
}

std::string pathOf(const Trace& trace, Index layer, Index head)
{
    return pathOf(trace, layer) + "head" + std::to_string(head + 1) + "/";
}

} // namespace core
