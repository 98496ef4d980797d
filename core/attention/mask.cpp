#include "core/attention/mask.h"

#include "core/attention/edges.h"
#include "core/input/tensor_input.h"
#include "core/math/finite_product.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {

namespace {

    // The masks that need a value for every cell.

    // The values of one mask, `excluded` where it masks: heads x n x m, with 1 or all heads.
    struct Layer {
        Index heads = 1;
        Buffer cells;
    };

    bool isTensorFile(std::string_view file)
    {
        constexpr std::array<std::string_view, 5> endings { ".npy", ".npz", ".safetensors", ".csv",
            ".tsv" };
        std::string lower(file);
        std::ranges::transform(lower, lower.begin(),
            [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
        return std::ranges::any_of(endings, [&](auto ending) { return lower.ends_with(ending); });
    }

    // n x m, h x n x m or 1 x n x m.
    void requireMaskShape(const Tensor& tensor, const MaskShape& shape, Message what)
    {
        const auto axes = tensor.shape.size();
        const bool fits = (axes == 2 || axes == 3) && tensor.shape[axes - 2] == shape.queries
            && tensor.shape[axes - 1] == shape.keys
            && (axes == 2 || tensor.shape[0] == 1 || tensor.shape[0] == shape.heads);
        if (fits)
            return;
        const std::array one { shape.queries, shape.keys };
        const std::array each { shape.heads, shape.queries, shape.keys };
        throw Error("shape_mismatch",
            message("%1 is %2, but %3 is needed (queries x keys), or %4 with one for each head",
                std::move(what), shapeText(tensor.shape), shapeText(one), shapeText(each)));
    }

    Layer allForbidden(const MaskShape& shape)
    {
        Layer layer { 1, Buffer(shape.queries * shape.keys) };
        std::fill_n(layer.cells.data(), layer.cells.size(), excluded);
        for (Index i = 0; i < std::min(shape.queries, shape.keys); ++i)
            layer.cells.data()[i * shape.keys + i] = 0; // every token sees itself
        return layer;
    }

    TensorUse edgesUse()
    {
        return { message("the edges"), { "edges", "adjacency", "graph", "mask" } };
    }

    TensorUse maskUse()
    {
        return { message("the mask"), { "mask", "attn_mask", "attention_mask", "matrix" } };
    }

    Layer graphLayer(const GraphMask& mask, const MaskShape& shape, const Files& files)
    {
        Layer layer = allForbidden(shape);
        if (isTensorFile(mask.file)) {
            Tensor tensor = readTensor({ {}, mask.file, {} }, edgesUse(), files);
            dropLeadingOnes(tensor, 2);
            requireMaskShape(
                tensor, { shape.queries, shape.keys, 1 }, message("the matrix of edges"));
            requireFinite(tensor, message("the matrix of edges"));
            for (Index cell = 0; cell < tensor.size(); ++cell)
                if (tensor.data.data()[cell] != 0)
                    layer.cells.data()[cell] = 0;
            return layer;
        }
        const std::string text = mask.file.empty() ? mask.edges : files.text(mask.file);
        for (const Edge edge : parseEdges(text, shape.queries, shape.keys))
            layer.cells.data()[edge.from * shape.keys + edge.to] = 0;
        return layer;
    }

    Layer ruleLayer(const MaskRule auto& mask, const MaskShape& shape)
    {
        Layer layer { 1, Buffer(shape.queries * shape.keys) };
        Scalar* cell = layer.cells.data();
        for (Index i = 0; i < shape.queries; ++i)
            for (Index j = 0; j < shape.keys; ++j)
                *cell++ = mask.sees(i, j) ? 0 : excluded;
        return layer;
    }

    // A value of an additive mask; -∞ and values ≤ -1e38 become `excluded`.
    Scalar added(Scalar x)
    {
        const bool forbids = x <= -static_cast<Scalar>(saturation);
        return forbids ? excluded : saturated(static_cast<double>(x));
    }

    void noticeZerosAndOnes(const Tensor& tensor, std::vector<Notice>* notices)
    {
        const auto isFlag = [](Scalar x) { return x == 0 || x == 1; };
        if (notices != nullptr && std::ranges::all_of(tensor.values(), isFlag)
            && std::ranges::count(tensor.values(), 0.0F) > 0
            && std::ranges::count(tensor.values(), 1.0F) > 0)
            notices->push_back({ "mask_zeros_and_ones",
                message(
                    "the mask matrix holds only the numbers 0 and 1: they are added to the scores; "
                    "true and false would allow and forbid") });
    }

    Layer matrixLayer(const MatrixMask& mask, const MaskShape& shape, const Files& files,
        std::vector<Notice>* notices)
    {
        if (!mask.matrix.given())
            throw Error("tensor_missing",
                message("no mask matrix is given; name a file or write it as [[true, false], "
                        "[true, true]]"));
        Tensor tensor = readTensor(mask.matrix, maskUse(), files);
        dropLeadingOnes(tensor, 3);
        requireMaskShape(tensor, shape, message("the mask matrix"));
        for (const Scalar x : tensor.values())
            if (std::isnan(x) || (std::isinf(x) && x > 0))
                throw Error("not_finite",
                    message("the mask matrix contains NaN or +infinity; use finite numbers or "
                            "-infinity"));
        Scalar* const cells = tensor.data.data();
        if (tensor.boolean) {
            std::transform(cells, cells + tensor.size(), cells,
                [](Scalar x) { return x != 0 ? Scalar { 0 } : excluded; });
        } else {
            noticeZerosAndOnes(tensor, notices);
            std::transform(cells, cells + tensor.size(), cells, added);
        }
        return { tensor.shape.size() == 3 ? tensor.shape[0] : 1, std::move(tensor.data) };
    }

    std::vector<Layer> maskLayersOf(const std::vector<Mask>& masks, const MaskShape& shape,
        const Files& files, std::vector<Notice>* notices)
    {
        std::vector<Layer> layers;
        for (const Mask& mask : masks) {
            if (const auto* graph = std::get_if<GraphMask>(&mask))
                layers.push_back(graphLayer(*graph, shape, files));
            if (const auto* matrix = std::get_if<MatrixMask>(&mask))
                layers.push_back(matrixLayer(*matrix, shape, files, notices));
            if (const auto* dilated = std::get_if<DilatedMask>(&mask))
                layers.push_back(ruleLayer(*dilated, shape));
            if (const auto* global = std::get_if<GlobalMask>(&mask))
                layers.push_back(ruleLayer(*global, shape));
        }
        return layers;
    }

    // True at edges and on the diagonal.
    Tensor allowedBy(Tensor edges)
    {
        dropLeadingOnes(edges, 2);
        requireFinite(edges, message("the matrix of edges"));
        const Index columns = edges.shape.back();
        for (Index cell = 0; cell < edges.size(); ++cell)
            edges.data.data()[cell]
                = edges.data.data()[cell] != 0 || cell / columns == cell % columns ? 1.0F : 0.0F;
        edges.boolean = true;
        return edges;
    }

    Mask readMask(const GraphMask& mask, const Files& files, std::vector<Notice>*)
    {
        if (mask.file.empty())
            return mask;
        if (!isTensorFile(mask.file))
            return GraphMask { files.text(mask.file), {} };
        return MatrixMask { { allowedBy(readTensor({ {}, mask.file, {} }, edgesUse(), files)), {},
            {} } };
    }

    Mask readMask(const MatrixMask& mask, const Files& files, std::vector<Notice>* notices)
    {
        if (!mask.matrix.given())
            return mask;
        Tensor tensor = readTensor(mask.matrix, maskUse(), files);
        if (!tensor.boolean)
            noticeZerosAndOnes(tensor, notices);
        return MatrixMask { { std::move(tensor), {}, {} } };
    }

    Mask readMask(const auto& mask, const Files&, std::vector<Notice>*)
    {
        return mask;
    }

    Scalar combined(Scalar a, Scalar b)
    {
        return a == excluded || b == excluded
            ? excluded
            : saturated(static_cast<double>(a) + static_cast<double>(b));
    }

    std::shared_ptr<const Matrix> sumFor(
        const std::vector<Layer>& layers, const MaskShape& shape, Index head)
    {
        const Index size = shape.queries * shape.keys;
        const auto cellsOf = [&](const Layer& layer) {
            return layer.cells.data() + (layer.heads == 1 ? 0 : head * size);
        };
        Matrix sum = Matrix::uninitialised(shape.queries, shape.keys);
        std::copy_n(cellsOf(layers.front()), size, sum.data());
        for (std::size_t l = 1; l < layers.size(); ++l)
            std::transform(sum.data(), sum.data() + size, cellsOf(layers[l]), sum.data(), combined);
        const bool nothing = std::ranges::all_of(sum.values(), [](Scalar x) { return x == 0; });
        return nothing ? nullptr : std::make_shared<const Matrix>(std::move(sum));
    }

    // The sum of the graph, matrix, dilated and global masks, `excluded` where any of them masks: n
    // x m for each head, one shared matrix if all heads have the same; null if there are none.
    std::vector<std::shared_ptr<const Matrix>> denseMasks(const std::vector<Mask>& masks,
        const MaskShape& shape, const Files& files, std::vector<Notice>* notices)
    {
        const std::vector<Layer> layers = maskLayersOf(masks, shape, files, notices);
        std::vector<std::shared_ptr<const Matrix>> result(static_cast<std::size_t>(shape.heads));
        if (layers.empty())
            return result;
        const bool same = std::ranges::all_of(layers, [](const Layer& l) { return l.heads == 1; });
        for (std::size_t head = 0; head < result.size(); ++head) {
            if (same && head > 0) {
                result[head] = result[0];
                continue;
            }
            result[head] = sumFor(layers, shape, static_cast<Index>(head));
            const auto earlier
                = std::find_if(result.begin(), result.begin() + static_cast<Index>(head),
                    [&](const auto& m) { return m && result[head] && *m == *result[head]; });
            if (earlier != result.begin() + static_cast<Index>(head))
                result[head] = *earlier;
        }
        return result;
    }

    // Narrows the allowed keys of query i to a range; masks with a value for every cell do nothing.
    struct Span {
        Index begin = 0;
        Index end = 0;
        Index query = 0;

        void operator()(const CausalMask&) { end = std::min(end, query + 1); }
        void operator()(const WindowMask& mask)
        {
            begin = std::max(begin, query - mask.window);
            end = std::min(end, query + mask.window + 1);
        }
        void operator()(const PaddingMask& mask) { end = std::min<Index>(end, mask.length); }
        void operator()(const CausalWindowMask& mask)
        {
            begin = std::max(begin, query + 1 - mask.width);
            end = std::min(end, query + 1);
        }
        void operator()(const PrefixMask& mask)
        {
            end = std::min(end, std::max<Index>(query + 1, mask.prefix));
        }
        void operator()(const BlocksMask& mask)
        {
            const Index first = query / mask.size * mask.size;
            begin = std::max(begin, first);
            end = std::min(end, first + mask.size);
        }
        void operator()(const GraphMask&) { }
        void operator()(const MatrixMask&) { }
        void operator()(const DilatedMask&) { }
        void operator()(const GlobalMask&) { }
    };

    HeadMask rangesOf(const std::vector<Mask>& masks, const MaskShape& shape)
    {
        HeadMask result;
        result.begin.reserve(static_cast<std::size_t>(shape.queries));
        result.end.reserve(static_cast<std::size_t>(shape.queries));
        for (Index i = 0; i < shape.queries; ++i) {
            Span span { 0, shape.keys, i };
            for (const Mask& mask : masks)
                std::visit(span, mask);
            result.begin.push_back(std::min(span.begin, shape.keys));
            result.end.push_back(std::max(span.end, result.begin.back()));
        }
        return result;
    }

    // The allowed keys of a query. Scores and mask values of at most 1e38 cannot overflow a float's
    // sum.
    struct MaskedPart {
        Scalar distanceSlope = 0;
        Scalar query = 0; // position of the query, relative to the first key

        void apply(std::span<Scalar> scores, auto numberAt) const
        {
            const auto limit = static_cast<Scalar>(saturation);
            const auto count = static_cast<int>(scores.size());
            for (int j = 0; j < count; ++j) {
                Scalar& score = scores[static_cast<std::size_t>(j)];
                const Scalar number = numberAt(static_cast<std::size_t>(j));
                const Scalar distance = std::abs(query - static_cast<Scalar>(j));
                const Scalar sum = score + number - distanceSlope * distance;
                const bool out = score == excluded || number == excluded;
                score = out ? excluded : std::clamp(sum, -limit, limit);
            }
        }
    };

} // namespace

Mask withoutFile(const Mask& mask, const Files& files, std::vector<Notice>* notices)
{
    return std::visit([&](const auto& each) { return readMask(each, files, notices); }, mask);
}

bool HeadMask::trivial(Index keys) const
{
    return added == nullptr && distanceSlope == 0
        && std::ranges::all_of(begin, [](Index first) { return first == 0; })
        && std::ranges::all_of(end, [=](Index last) { return last == keys; });
}

std::vector<HeadMask> resolveMasks(const std::vector<Mask>& masks, const MaskShape& shape,
    const Files& files, std::vector<Notice>* notices)
{
    std::vector<HeadMask> result(static_cast<std::size_t>(shape.heads), rangesOf(masks, shape));
    const auto dense = denseMasks(masks, shape, files, notices);
    for (std::size_t head = 0; head < result.size(); ++head)
        result[head].added = dense[head];
    return result;
}

void applyMask(const HeadMask& mask, Index query, std::span<Scalar> row)
{
    const auto i = static_cast<std::size_t>(query);
    const auto begin = row.begin() + mask.begin[i];
    const auto end = row.begin() + mask.end[i];
    std::fill(row.begin(), begin, excluded);
    std::fill(end, row.end(), excluded);
    if (mask.added == nullptr && mask.distanceSlope == 0)
        return;
    const std::span<Scalar> seen(begin, end);
    const MaskedPart part { mask.distanceSlope, static_cast<Scalar>(query - mask.begin[i]) };
    if (mask.added != nullptr) {
        const Scalar* const added = mask.added->row(query).data() + mask.begin[i];
        part.apply(seen, [=](std::size_t j) { return added[j]; });
    } else {
        part.apply(seen, [](std::size_t) { return Scalar { 0 }; });
    }
}

} // namespace core
