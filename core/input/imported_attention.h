#pragma once

#include "core/base/error.h"
#include "core/base/matrix.h"
#include "core/input/recent_matrices.h"
#include "core/text/tokens.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// One attention layer of a file; its values stay in the file.
struct ImportedLayer {
    std::string path; // "layer1", "encoder/layer1", "cross/layer2"
    Index heads = 0;
    Index queries = 0;
    Index keys = 0;
    TokenList queryTokens {}, keyTokens {}; // numbers from 1 if the file has no tokens
    TokenList predicted {}; // after each query (trace.h)
    Index dq = 0, dk = 0, dv = 0; // widths of each head's q, k and v; 0: absent

    [[nodiscard]] bool hasVectors() const { return dq > 0; }
    // Whether queries and keys are one sequence.
    [[nodiscard]] bool isSelfAttention() const;
    // The shape of a head's matrix "weights", "q", "k" or "v".
    [[nodiscard]] Index rowsOf(std::string_view matrix) const;
    [[nodiscard]] Index colsOf(std::string_view matrix) const; // 0: absent
};

// A range of rows of a head's matrix, which must exist; all counted from 0.
struct ImportedRows {
    Index attention = 0;
    Index head = 0;
    std::string_view matrix; // "weights", "q", "k" or "v"
    Index first = 0;
    Index count = 0;
};

// Imported attention: attention computed by another program, as a file holds it. Thread-safe.
class ImportedAttention {
public:
    using Reader = std::function<Matrix(const ImportedRows& rows)>;

    // `attentions` is not empty.
    ImportedAttention(std::vector<ImportedLayer> attentions, Reader reads,
        std::uint64_t keptBytes = std::uint64_t { 256 } << 20);

    // In the order of computation.
    [[nodiscard]] const std::vector<ImportedLayer>& attentions() const { return all; }
    [[nodiscard]] double bytes() const; // of all its values in memory

    // A head's matrix, from the cache of recent matrices or read now. Errors: those of reading the
    // file, "not_finite".
    [[nodiscard]] Matrix read(Index attention, Index head, std::string_view matrix) const;
    [[nodiscard]] std::shared_ptr<const Matrix> kept(
        Index attention, Index head, std::string_view matrix) const;
    // A single weight, without reading the head's others.
    [[nodiscard]] Scalar weight(Index attention, Index head, Index query, Index key) const;

private:
    std::vector<ImportedLayer> all;
    Reader reader;
    mutable RecentMatrices recent;
};

// Whether the name is an npz or safetensors file (imported attention) rather than a model.
bool namesTrace(std::string_view where);

// Error "trace_only": imported weights alone do not suffice.
Error traceOnly(Message what);

} // namespace core
