#include "core/io/trace/trace_file.h"

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/input/tensor_input.h"
#include "core/io/text/json.h"
#include "core/limits.h"
#include "core/text/tokenizer/word_pieces.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>

namespace core {

namespace {

    struct StackedName {
        std::string_view prefix;
        const char* tensor;
    };
    constexpr std::array<StackedName, 4> stackedNames { StackedName { "", "attentions" },
        StackedName { "encoder/", "encoder_attentions" },
        StackedName { "decoder/", "decoder_attentions" },
        StackedName { "cross/", "cross_attentions" } };

    Index numberAfter(std::string_view text, std::string_view word)
    {
        Index number = 0;
        if (!text.starts_with(word))
            return 0;
        const char* const end = text.data() + text.size();
        const auto [stop, code] = std::from_chars(text.data() + word.size(), end, number);
        return code == std::errc() && stop == end ? number : 0;
    }

    // "cross/layer2" is the second of the fourth kind; nullopt for other names.
    using PathOrder = std::pair<Index, Index>;
    std::optional<PathOrder> orderOfPath(std::string_view path)
    {
        const std::size_t slash = path.rfind('/');
        const std::size_t begin = slash == std::string_view::npos ? 0 : slash + 1;
        const auto kind
            = std::ranges::find(stackedNames, path.substr(0, begin), &StackedName::prefix);
        const Index number = numberAfter(path.substr(begin), "layer");
        if (kind == stackedNames.end() || number < 1)
            return std::nullopt;
        return PathOrder { kind - stackedNames.begin(), number };
    }

    // "layer1" of "layer1/weights" and of "layer1/head1/weights"; empty for other names.
    std::string pathInName(std::string_view name)
    {
        constexpr std::string_view ending = "/weights";
        if (!name.ends_with(ending))
            return {};
        name.remove_suffix(ending.size());
        const std::size_t slash = name.rfind('/');
        if (slash != std::string_view::npos && numberAfter(name.substr(slash + 1), "head") > 0)
            name = name.substr(0, slash);
        return orderOfPath(name) ? std::string(name) : std::string();
    }

    std::string headName(const std::string& path, Index head, std::string_view name)
    {
        return path + "/head" + std::to_string(head + 1) + "/" + std::string(name);
    }

    // Shape without axes of length 1 before the last `axes`, except the first `kept`.
    std::vector<Index> plainShape(
        const std::string& name, const TensorInfo& form, std::size_t axes, std::size_t kept = 0)
    {
        std::vector<Index> shape = form.shape;
        while (shape.size() > axes && shape[kept] == 1)
            shape.erase(shape.begin() + static_cast<Index>(kept));
        if (form.size() < 1)
            throw Error("trace_shape",
                message(
                    "tensor %1 is %2: it contains no numeric data", name, shapeText(form.shape)));
        if (shape.size() != axes)
            throw Error("trace_shape",
                message(
                    "tensor %1 is %2, but should have %3 axes", name, shapeText(form.shape), axes));
        const Index most = std::max(shape[axes - 1], shape[axes - 2]);
        if (most > limits::tokens || shape.front() > limits::tokens)
            throw Error("too_many_tokens",
                message("%1: %2, but the maximum is %3", name, std::max(most, shape.front()),
                    limits::tokens));
        return shape;
    }

    TokenList numberedTokens(Index count)
    {
        std::vector<Token> result;
        for (Index i = 1; i <= count; ++i)
            result.push_back({ .text = std::to_string(i) });
        return std::make_shared<const std::vector<Token>>(std::move(result));
    }

    // Marks subwords by the form of the tokens' texts.
    void markSubwords(std::vector<Token>& tokens)
    {
        std::vector<std::string> written;
        for (Token& token : tokens) {
            token.special = isSpecialName(token.text);
            written.push_back(token.text);
        }
        joinByMarks(tokens, written);
    }

    // NumPy's array of texts: one in each row, as code points, 0 after the end.
    std::vector<Token> tokensInRows(const Tensor& letters, bool bytes)
    {
        std::vector<Token> result;
        const auto width = static_cast<std::size_t>(letters.shape[1]);
        for (auto rest = letters.values(); !rest.empty(); rest = rest.subspan(width)) {
            std::string text;
            for (const Scalar letter : rest.first(width)) {
                const auto c = static_cast<std::uint32_t>(letter);
                if (c == 0)
                    break;
                if (bytes)
                    text += static_cast<char>(static_cast<unsigned char>(c));
                else if (c < 0x110000 && (c < 0xd800 || c > 0xdfff))
                    appendCodePoint(text, static_cast<char32_t>(c));
            }
            result.push_back({ .text = std::move(text) });
        }
        return result;
    }

    // A JSON list of texts, as bytes.
    std::vector<Token> tokensIn(const Tensor& bytes, const std::string& name)
    {
        std::string text;
        for (const Scalar byte : bytes.values())
            if (byte >= 0 && byte <= 255) // anything else fails below
                text += static_cast<char>(static_cast<unsigned char>(byte));
        std::vector<Token> result;
        try {
            for (const nlohmann::json& one : parseJson(text))
                if (one.is_string())
                    result.push_back({ .text = one.get<std::string>() });
        } catch (const Error& error) {
            throw error.within(message("%1: %2", name, error.message));
        }
        return result;
    }

    void requireFewHeads(const std::vector<ImportedLayer>& attentions)
    {
        constexpr Index most = 65536; // 256 layers of 256 heads
        Index heads = 0;
        for (const ImportedLayer& attention : attentions)
            if (attention.heads > most || (heads += attention.heads) > most)
                throw Error(
                    "trace_heads", message("the file has more than %1 heads, the maximum", most));
    }

} // namespace

TraceFile::TraceFile(TensorFile opened)
    : file(std::move(opened))
{
    for (const StackedName& stacked : stackedNames)
        if (form(stacked.tensor) != nullptr)
            addStacked(stacked.prefix, stacked.tensor);
    addNamed();
    if (all.empty())
        throw Error("trace_none",
            message("the file contains no attention: no \"attentions\" of (layers, heads, "
                    "queries, keys), no \"layer1/weights\" of (heads, queries, keys); for a "
                    "trained model, give its folder"));
    std::ranges::sort(all, {}, [](const ImportedLayer& a) { return *orderOfPath(a.path); });
    requireFewHeads(all);
    for (ImportedLayer& attention : all) {
        addTokens(attention);
        addVectors(attention);
    }
}

const TensorInfo* TraceFile::form(const std::string& name) const
{
    const auto found = file.contents->find(name);
    return found == file.contents->end() ? nullptr : &found->second;
}

void TraceFile::addStacked(std::string_view prefix, const std::string& name)
{
    const std::vector<Index> shape = plainShape(name, *form(name), 4, 1);
    for (Index layer = 1; layer <= shape[0]; ++layer)
        all.push_back({ .path = std::string(prefix) + "layer" + std::to_string(layer),
            .heads = shape[1],
            .queries = shape[2],
            .keys = shape[3] });
}

void TraceFile::addNamed()
{
    for (const auto& [name, known] : *file.contents) {
        const std::string path = pathInName(name);
        if (path.empty() || std::ranges::count(all, path, &ImportedLayer::path) > 0)
            continue;
        const bool together = form(path + "/weights") != nullptr;
        std::vector<Index> shape = together
            ? plainShape(path + "/weights", *form(path + "/weights"), 3)
            : plainShape(name, known, 2);
        if (!together)
            shape.insert(shape.begin(), 0);
        ImportedLayer attention {
            .path = path, .heads = shape[0], .queries = shape[1], .keys = shape[2]
        };
        while (!together && form(headName(path, attention.heads, "weights")) != nullptr)
            ++attention.heads;
        if (attention.heads == 0)
            throw Error("trace_shape",
                message("tensor %1 exists, but not that of the layer's first head", name));
        for (Index head = 0; !together && head < attention.heads; ++head)
            static_cast<void>(partOf(attention, head, "weights")); // all must have the same size
        all.push_back(std::move(attention));
    }
}

void TraceFile::addTokens(ImportedLayer& attention) const
{
    attention.queryTokens = tokensOf(attention, "query", attention.queries);
    attention.keyTokens = tokensOf(attention, "key", attention.keys);
}

// All heads must have the same width.
void TraceFile::addVectors(ImportedLayer& attention) const
{
    if (!hasVectors(attention))
        return;
    const auto widthOf = [&](std::string_view name) {
        const Index width = partOf(attention, 0, name).cols;
        for (Index head = 1; head < attention.heads; ++head)
            if (const Part part = partOf(attention, head, name); part.cols != width)
                throw Error("trace_shape",
                    message("tensor %1 is %2, but those of other heads have another width",
                        part.tensor, shapeText(form(part.tensor)->shape)));
        return width;
    };
    attention.dq = widthOf("q");
    attention.dk = widthOf("k");
    attention.dv = widthOf("v");
}

TokenList TraceFile::tokensOf(const ImportedLayer& attention, const char* side, Index count) const
{
    const std::string prefix = attention.path.substr(0, attention.path.rfind('/') + 1);
    const bool cross = prefix == "cross/";
    const bool query = side == std::string_view("query");
    const std::string own
        = cross ? (query ? "decoder/tokens" : "encoder/tokens") : prefix + "tokens";
    if (cross || prefix.empty())
        if (TokenList named = tokensNamed(std::string(side) + "_tokens", count))
            return named;
    TokenList named = tokensNamed(own, count);
    return named ? named : numberedTokens(count);
}

TokenList TraceFile::tokensNamed(const std::string& name, Index count) const
{
    constexpr Index most = 16'000'000; // bytes; 4096 tokens need far less
    if (form(name) == nullptr)
        return nullptr;
    if (form(name)->size() > most)
        throw Error("trace_tokens",
            message("%1 should be a JSON list of %2 strings, as bytes, but it has %3 numbers", name,
                count, form(name)->size()));
    const std::shared_ptr<const Tensor> written = file.tensor(name);
    std::vector<Token> tokens = written->shape.size() == 2
        ? tokensInRows(*written, form(name)->dtype == DType::U8)
        : tokensIn(*written, name);
    for (Token& token : tokens)
        if (firstIllFormed(token.text))
            throw Error("trace_tokens", message("%1 should be UTF-8 strings", name));
    markSubwords(tokens);
    if (std::ssize(tokens) != count)
        throw Error("trace_tokens",
            message("%1 should be a JSON list of %2 strings, as bytes; it has %3", name, count,
                tokens.size()));
    return std::make_shared<const std::vector<Token>>(std::move(tokens));
}

bool TraceFile::hasVectors(const ImportedLayer& attention) const
{
    const auto ofEachHead = [&](const char* name) {
        Index head = 0;
        while (head < attention.heads && form(headName(attention.path, head, name)) != nullptr)
            ++head;
        return head == attention.heads;
    };
    return std::ranges::all_of(std::array { "q", "k", "v" }, [&](const char* name) {
        return form(attention.path + "/" + name) != nullptr || ofEachHead(name);
    });
}

TraceFile::Part TraceFile::partOf(const ImportedLayer& of, Index head, std::string_view name) const
{
    const bool weights = name == "weights";
    const Index rows = weights || name == "q" ? of.queries : of.keys;
    const auto checked = [&](const std::string& tensor, std::vector<Index> shape) {
        const Index cols = shape.back();
        const bool fits = shape[shape.size() - 2] == rows && (!weights || cols == of.keys)
            && (shape.size() == 2 || shape[shape.size() - 3] == of.heads);
        if (!fits)
            throw Error("trace_shape",
                message("tensor %1 is %2, which does not match the %3 heads, %4 queries and %5 "
                        "keys of the attention",
                    tensor, shapeText(form(tensor)->shape), of.heads, of.queries, of.keys));
        return Part { tensor, 0, rows, cols };
    };
    if (const std::string own = headName(of.path, head, name); form(own) != nullptr)
        return checked(own, plainShape(own, *form(own), 2));
    const std::string together = of.path + "/" + std::string(name);
    const PathOrder order = *orderOfPath(of.path);
    const std::string stacked = stackedNames[static_cast<std::size_t>(order.first)].tensor;
    const bool inLayer = form(together) != nullptr;
    assert(inLayer || weights);
    Part part = inLayer ? checked(together, plainShape(together, *form(together), 3))
                        : checked(stacked, plainShape(stacked, *form(stacked), 4, 1));
    const Index before = inLayer ? head : (order.second - 1) * of.heads + head;
    part.first = before * part.rows * part.cols;
    return part;
}

Matrix TraceFile::readPart(const Part& part) const
{
    Matrix result = Matrix::uninitialised(part.rows, part.cols);
    file.read(part.tensor, part.first, { result.data(), static_cast<std::size_t>(result.size()) });
    if (!std::ranges::all_of(result.values(), [](Scalar x) { return std::isfinite(x); }))
        throw Error("not_finite", message("tensor %1 contains NaN or infinity", part.tensor));
    return result;
}

Matrix TraceFile::rows(const ImportedRows& rows) const
{
    const ImportedLayer& of = all.at(static_cast<std::size_t>(rows.attention));
    assert(rows.head >= 0 && rows.head < of.heads && of.colsOf(rows.matrix) > 0);
    assert(rows.first >= 0 && rows.first + rows.count <= of.rowsOf(rows.matrix));
    Part part = partOf(of, rows.head, rows.matrix);
    part.first += rows.first * part.cols;
    part.rows = rows.count;
    return readPart(part);
}

} // namespace core
