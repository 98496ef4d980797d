#pragma once

#include "core/input/files.h"
#include "core/input/imported_attention.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

// Imported attention: an npz or safetensors file with
//
//     attentions                      (layers, heads, n, m): layer1, layer2 …
//     encoder_attentions  decoder_attentions  cross_attentions
//                                     the same for encoder/layer1 …, decoder/layer1 …,
//                                     cross/layer1 …
//     layer1/weights                  (heads, n, m) of one layer, also encoder/layer1/weights …
//     layer1/head1/weights            (n, m) of one head, as Headlight exports it
//     layer1/q  k  v                  (heads, n, d), or layer1/head1/q … (n, d); all three or none
//     tokens                          of a stack: a JSON list of texts, as bytes, or in an npz
//                                     NumPy's array of texts;
//     encoder/tokens  decoder/tokens  query_tokens and key_tokens for cross-attention
//
// Leading axes of length 1 before (heads, n, m) are allowed. A matrix is read on demand. Errors:
// "trace_none" for a file without attention, "trace_shape", "trace_heads", "trace_tokens".
class TraceFile {
public:
    explicit TraceFile(TensorFile opened);

    // In the order of their numbers: encoder, decoder, cross.
    [[nodiscard]] const std::vector<ImportedLayer>& attentions() const { return all; }

    // Errors: those of reading the file, "not_finite".
    [[nodiscard]] Matrix rows(const ImportedRows& rows) const;

private:
    // Position of a head's matrix in a tensor.
    struct Part {
        std::string tensor;
        Index first = 0;
        Index rows = 0;
        Index cols = 0;
    };
    [[nodiscard]] Part partOf(const ImportedLayer& of, Index head, std::string_view name) const;
    [[nodiscard]] Matrix readPart(const Part& part) const;
    [[nodiscard]] const TensorInfo* form(const std::string& name) const;
    void addStacked(std::string_view prefix, const std::string& name);
    void addNamed();
    void addTokens(ImportedLayer& attention) const;
    [[nodiscard]] TokenList tokensNamed(const std::string& name, Index count) const;
    [[nodiscard]] TokenList tokensOf(
        const ImportedLayer& attention, const char* side, Index count) const;
    void addVectors(ImportedLayer& attention) const;
    [[nodiscard]] bool hasVectors(const ImportedLayer& attention) const;

    TensorFile file;
    std::vector<ImportedLayer> all;
};

} // namespace core
