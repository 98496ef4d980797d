#include "core/input/stored_trace.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace core {

bool StoredAttention::asksItself() const
{
    return queries == keys && !path.starts_with("cross/")
        && (queryTokens == keyTokens || *queryTokens == *keyTokens);
}

Index StoredAttention::rowsOf(std::string_view matrix) const
{
    return matrix == "weights" || matrix == "q" ? queries : keys;
}

Index StoredAttention::colsOf(std::string_view matrix) const
{
    if (matrix == "weights")
        return keys;
    assert(matrix == "q" || matrix == "k" || matrix == "v");
    return matrix == "q" ? dq : matrix == "k" ? dk : dv;
}

StoredTrace::StoredTrace(
    std::vector<StoredAttention> attentions, Reader reads, std::uint64_t keptBytes)
    : all(std::move(attentions))
    , reader(std::move(reads))
    , recent(keptBytes)
{
    assert(!all.empty());
}

Matrix StoredTrace::read(Index attention, Index head, std::string_view matrix) const
{
    const Index rows = all[static_cast<std::size_t>(attention)].rowsOf(matrix);
    return reader({ attention, head, matrix, 0, rows });
}

std::shared_ptr<const Matrix> StoredTrace::kept(
    Index attention, Index head, std::string_view matrix) const
{
    const RecentMatrices::Key key { attention, head, std::string(matrix) };
    if (auto known = recent.find(key))
        return known;
    auto made = std::make_shared<const Matrix>(read(attention, head, matrix));
    recent.keep(key, made);
    return made;
}

Scalar StoredTrace::weight(Index attention, Index head, Index query, Index key) const
{
    return reader({ attention, head, "weights", query, 1 })(0, key);
}

double StoredTrace::bytes() const
{
    double numbers = 0;
    for (const StoredAttention& each : all)
        for (const char* matrix : { "weights", "q", "k", "v" })
            numbers += static_cast<double>(each.heads) * static_cast<double>(each.rowsOf(matrix))
                * static_cast<double>(each.colsOf(matrix));
    return numbers * sizeof(Scalar);
}

bool namesTrace(std::string_view where)
{
    std::string name(where);
    for (char& c : name)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    return std::ranges::any_of(std::array { ".npz", ".safetensors" },
        [&](const char* ending) { return name.ends_with(ending); });
}

Error traceOnly(Phrase what)
{
    return { "trace_only", phrase("this file holds imported attention; %1", std::move(what)) };
}

} // namespace core
