#include "core/input/imported_attention.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace core {

bool ImportedLayer::isSelfAttention() const
{
    return queries == keys && !path.starts_with("cross/")
        && (queryTokens == keyTokens || *queryTokens == *keyTokens);
}

Index ImportedLayer::rowsOf(std::string_view matrix) const
{
    return matrix == "weights" || matrix == "q" ? queries : keys;
}

Index ImportedLayer::colsOf(std::string_view matrix) const
{
    if (matrix == "weights")
        return keys;
    assert(matrix == "q" || matrix == "k" || matrix == "v");
    return matrix == "q" ? dq : matrix == "k" ? dk : dv;
}

ImportedAttention::ImportedAttention(
    std::vector<ImportedLayer> attentions, Reader reads, std::uint64_t keptBytes)
    : all(std::move(attentions))
    , reader(std::move(reads))
    , recent(keptBytes)
{
    assert(!all.empty());
}

Matrix ImportedAttention::read(Index attention, Index head, std::string_view matrix) const
{
    const Index rows = all[static_cast<std::size_t>(attention)].rowsOf(matrix);
    return reader({ attention, head, matrix, 0, rows });
}

std::shared_ptr<const Matrix> ImportedAttention::kept(
    Index attention, Index head, std::string_view matrix) const
{
    const RecentMatrices::Key key { attention, head, std::string(matrix) };
    if (auto known = recent.find(key))
        return known;
    auto made = std::make_shared<const Matrix>(read(attention, head, matrix));
    recent.keep(key, made);
    return made;
}

Scalar ImportedAttention::weight(Index attention, Index head, Index query, Index key) const
{
    return reader({ attention, head, "weights", query, 1 })(0, key);
}

double ImportedAttention::bytes() const
{
    double numbers = 0;
    for (const ImportedLayer& each : all)
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

Error traceOnly(Message what)
{
    return { "trace_only", message("this file holds imported attention; %1", std::move(what)) };
}

} // namespace core
