#pragma once

// Imported attention in files that exist only in a test.

#include "core/inference/attention/imported_forward.h"
#include "core/input/imported_attention.h"
#include "core/model.h"
#include "core/resolve/resolve.h"
#include "tests/core/stub_files.h"

#include <atomic>
#include <random>

namespace imported {

using core::Index;
using core::Matrix;

inline core::TokenList words(std::vector<std::string> texts)
{
    std::vector<core::Token> tokens;
    for (std::string& text : texts)
        tokens.push_back({ .text = std::move(text) });
    return std::make_shared<const std::vector<core::Token>>(std::move(tokens));
}

inline core::TokenList numbered(Index count)
{
    std::vector<std::string> texts;
    for (Index i = 0; i < count; ++i)
        texts.push_back("t" + std::to_string(i % 3));
    return words(std::move(texts));
}

inline core::ImportedLayer attention(
    const std::string& path, Index heads, Index queries, Index keys)
{
    return { .path = path,
        .heads = heads,
        .queries = queries,
        .keys = keys,
        .queryTokens = numbered(queries),
        .keyTokens = numbered(keys) };
}

// Rows that sum to 1, different for each head.
inline Matrix shares(Index attention, Index head, Index rows, Index cols)
{
    std::mt19937 random(static_cast<unsigned>(attention * 100 + head));
    Matrix result(rows, cols);
    for (Index i = 0; i < rows; ++i) {
        float sum = 0;
        for (float& share : result.row(i))
            sum += share = static_cast<float>(random() % 1000 + 1);
        for (float& share : result.row(i))
            share /= sum;
    }
    return result;
}

inline Matrix rowsOf(const Matrix& whole, Index first, Index count)
{
    Matrix result(count, whole.cols());
    for (Index i = 0; i < count; ++i)
        std::ranges::copy(whole.row(first + i), result.row(i).begin());
    return result;
}

struct ImportedFile {
    std::vector<core::ImportedLayer> attentions;
    std::shared_ptr<std::atomic<int>> reads = std::make_shared<std::atomic<int>>(0);
    std::uint64_t cacheBytes = 1 << 20;

    [[nodiscard]] StubFiles files() const
    {
        StubFiles result;
        result.importedFile = [*this] {
            return std::make_shared<const core::ImportedAttention>(
                attentions,
                [all = attentions, count = reads](const core::ImportedRows& rows) {
                    ++*count;
                    const core::ImportedLayer& of = all[static_cast<std::size_t>(rows.attention)];
                    const Matrix whole
                        = shares(rows.attention, rows.head + std::ssize(rows.matrix) % 5 * 10,
                            of.rowsOf(rows.matrix), of.colsOf(rows.matrix));
                    return rowsOf(whole, rows.first, rows.count);
                },
                cacheBytes);
        };
        return result;
    }
};

inline core::Experiment request()
{
    core::Experiment experiment;
    experiment.network = core::PretrainedSource { .where = "somewhere/trace.NPZ" };
    return experiment;
}

inline core::PretrainedSource& loaded(core::Experiment& experiment)
{
    return std::get<core::PretrainedSource>(experiment.network);
}

inline std::shared_ptr<const core::Model> resolved(const ImportedFile& imported)
{
    return core::resolve(request(), imported.files());
}

inline ImportedFile threeLayers()
{
    return { { attention("layer1", 2, 5, 5), attention("layer2", 3, 5, 5),
        attention("layer4", 2, 5, 5) } };
}

inline ImportedFile translation()
{
    ImportedFile result { { attention("encoder/layer1", 2, 4, 4),
        attention("decoder/layer1", 2, 3, 3), attention("cross/layer1", 1, 3, 4) } };
    result.attentions[2].dq = result.attentions[2].dk = 6;
    result.attentions[2].dv = 2;
    return result;
}

// A trace with the same values, in memory or read on request.
inline std::shared_ptr<const core::Trace> traced(const ImportedFile& imported, bool held = true)
{
    return core::runImported(resolved(imported), {}, held ? 1e9 : 0);
}

} // namespace imported
