#include "core/training/trained_network.h"

#include "core/base/random.h"

#include "core/base/number_text.h"
#include "core/training/tasks/curve.h"

#include <algorithm>
#include <utility>

namespace core::training {

namespace {

    std::vector<Index> inputOf(const TrainedNetwork& network, std::string_view text)
    {
        std::vector<Index> numbers = idsOf(network.task, text);
        if (numbers.empty())
            throw Error("no_tokens", message("there is no input text for the network"));
        return numbers;
    }

    CurveSample curveInputOf(const TrainedNetwork& network, std::string_view text)
    {
        CurveSample sample = curveSample(network.task, text);
        if (sample.queries.x.empty())
            throw Error("no_tokens", message("there is no input text for the network"));
        return sample;
    }

    PredictionWithAttention predicted(const TrainedNetwork& network, std::string_view text)
    {
        const Predictor predictor { network.spec.network, network.weights, network.task.output };
        return network.task.output == OutputKind::Numbers
            ? predictionWithAttention(predictor, curveInputOf(network, text))
            : predictionWithAttention(predictor, inputOf(network, text));
    }

    TokenList tokensOf(std::span<const Scalar> values)
    {
        std::vector<Token> tokens;
        for (const Scalar number : values)
            tokens.push_back({ .text = numberText(number) });
        return std::make_shared<const std::vector<Token>>(std::move(tokens));
    }

    TokenList tokensOf(const std::vector<std::string>& vocabulary, std::span<const Index> numbers)
    {
        std::vector<Token> tokens;
        for (const Index number : numbers)
            tokens.push_back({ .text = vocabulary[static_cast<std::size_t>(number)] });
        return std::make_shared<const std::vector<Token>>(std::move(tokens));
    }

    // Rows of a decoder's attention: output tokens and the end.
    TokenList outputTokensOf(const TrainedNetwork& network, std::vector<Index> answer)
    {
        answer.push_back(boundary);
        return tokensOf(network.task.targets, answer);
    }
    // Columns of a decoder's self-attention: the boundary and the output tokens.
    TokenList decoderInputOf(const TrainedNetwork& network, std::vector<Index> answer)
    {
        answer.insert(answer.begin(), boundary);
        return tokensOf(network.task.targets, answer);
    }

    // Tokens of the rows and of the columns.
    struct Edges {
        TokenList queries, keys;
    };

    Edges edgesOf(const TrainedNetwork& network, std::string_view text,
        const std::vector<Index>& answer, std::string_view path)
    {
        if (network.task.output == OutputKind::Numbers) {
            const CurveSample sample = curveInputOf(network, text);
            return { tokensOf(sample.queries.x), tokensOf(sample.known.x) };
        }
        const TokenList encoded = path.starts_with("decoder/")
            ? decoderInputOf(network, answer)
            : tokensOf(network.task.sources, inputOf(network, text));
        return { path.starts_with("cross/") ? outputTokensOf(network, answer) : encoded, encoded };
    }

    std::string outputTokensIn(const TrainedNetwork& network, const PredictionWithAttention& answer)
    {
        return network.task.output == OutputKind::Numbers ? textOfNumbers(answer.y)
                                                          : textOf(network.task, answer.prediction);
    }

    Matrix part(const Matrix& of, IndexRange rows, IndexRange columns)
    {
        Matrix result = Matrix::uninitialised(rows.size(), columns.size());
        for (Index i = 0; i < rows.size(); ++i)
            std::ranges::copy(of.row(rows.begin + i)
                                  .subspan(static_cast<std::size_t>(columns.begin),
                                      static_cast<std::size_t>(columns.size())),
                result.row(i).begin());
        return result;
    }

    Matrix rowsOf(const RecordedAttention& seen, const ImportedRows& rows)
    {
        if (rows.matrix == "weights") {
            const Index n = seen.weights.rows() / seen.heads;
            const Index first = rows.head * n + rows.first;
            return part(seen.weights, { first, first + rows.count }, { 0, seen.weights.cols() });
        }
        const Matrix& all = rows.matrix == "q" ? seen.q : rows.matrix == "k" ? seen.k : seen.v;
        const Index width = all.cols() / seen.heads;
        return part(all, { rows.first, rows.first + rows.count },
            { rows.head * width, (rows.head + 1) * width });
    }

} // namespace

OutputWithAttention outputWithAttention(const TrainedNetwork& network, std::string_view text)
{
    PredictionWithAttention answer = predicted(network, text);
    OutputWithAttention response { outputTokensIn(network, answer), nullptr };
    if (answer.attention.empty())
        return response;
    std::vector<ImportedLayer> attentions;
    for (const RecordedAttention& seen : answer.attention) {
        const Edges edges = edgesOf(network, text, answer.prediction, seen.path);
        attentions.push_back({ .path = seen.path,
            .heads = seen.heads,
            .queries = seen.weights.rows() / seen.heads,
            .keys = seen.weights.cols(),
            .queryTokens = edges.queries,
            .keyTokens = edges.keys,
            .dq = seen.q.cols() / seen.heads,
            .dk = seen.k.cols() / seen.heads,
            .dv = seen.v.cols() / seen.heads });
    }
    response.attention = std::make_shared<const ImportedAttention>(
        std::move(attentions), [seen = std::move(answer.attention)](const ImportedRows& rows) {
            return rowsOf(seen[static_cast<std::size_t>(rows.attention)], rows);
        });
    return response;
}

std::shared_ptr<const ImportedAttention> attentionFor(
    const TrainedNetwork& network, std::string_view text)
{
    const OutputWithAttention response = outputWithAttention(network, text);
    if (response.attention == nullptr)
        throw Error("no_attention",
            message("this network has no attention; its output is \"%1\"", response.output));
    return response.attention;
}

std::string outputOf(const TrainedNetwork& network, std::string_view text)
{
    return outputTokensIn(network, predicted(network, text));
}

ValidationExample validationExample(const TrainingSpec& spec, const Task& task, int number)
{
    const Example drawn = example(task, { spec.level }, Split::Validation,
        streamKey(spec.seed, "shown", static_cast<std::uint64_t>(number)));
    return { sourceText(task, drawn), drawn.curve ? std::string() : textOf(task, drawn.target) };
}

} // namespace core::training
