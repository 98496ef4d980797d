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

// One attention of a file; its numbers stay there.
struct ImportedLayer {
    std::string path; // "layer1", "encoder/layer1", "cross/layer2"
    Index heads = 0;
    Index queries = 0;
    Index keys = 0;
    TokenList queryTokens {}, keyTokens {}; // numbers from 1 where the file names none
    Index dq = 0, dk = 0, dv = 0; // widths of each head's q, k and v; 0: none of them is there

    [[nodiscard]] bool hasVectors() const { return dq > 0; }
    // Queries and keys are one sequence.
    [[nodiscard]] bool isSelfAttention() const;
    // Of one of a head's matrices: "weights", "q", "k" or "v".
    [[nodiscard]] Index rowsOf(std::string_view matrix) const;
    [[nodiscard]] Index colsOf(std::string_view matrix) const; // 0: there is no such
};

// Some rows of one of a head's matrices, which must be there; all counted from 0.
struct ImportedRows {
    Index attention = 0;
    Index head = 0;
    std::string_view matrix; // "weights", "q", "k" or "v"
    Index first = 0;
    Index count = 0;
};

// Attention that was computed elsewhere, as a file holds it. Several threads may ask.
class ImportedAttention {
public:
    using Reader = std::function<Matrix(const ImportedRows& rows)>;

    // At least one attention.
    ImportedAttention(std::vector<ImportedLayer> attentions, Reader reads,
        std::uint64_t keptBytes = std::uint64_t { 256 } << 20);

    // In the order they happened.
    [[nodiscard]] const std::vector<ImportedLayer>& attentions() const { return all; }
    [[nodiscard]] double bytes() const; // of all its numbers, once they are read

    // One of a head's matrices, read now, or found among those that were asked for last. Errors:
    // those of reading the file, "not_finite".
    [[nodiscard]] Matrix read(Index attention, Index head, std::string_view matrix) const;
    [[nodiscard]] std::shared_ptr<const Matrix> kept(
        Index attention, Index head, std::string_view matrix) const;
    // One weight; the others of the head are not read for it.
    [[nodiscard]] Scalar weight(Index attention, Index head, Index query, Index key) const;

private:
    std::vector<ImportedLayer> all;
    Reader predictor;
    mutable RecentMatrices recent;
};

// Whether such a file is meant, rather than a model: by its ending, npz or safetensors.
bool namesTrace(std::string_view where);

// "trace_only": what cannot be done with weights alone.
Error traceOnly(Message what);

} // namespace core
