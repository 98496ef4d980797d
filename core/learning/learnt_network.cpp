#include "core/learning/learnt_network.h"

#include "core/base/random.h"

#include "core/base/number_text.h"
#include "core/learning/tasks/curve.h"

#include <algorithm>
#include <utility>

namespace core::learning {

namespace {

    std::vector<Index> asked(const LearntNetwork& network, std::string_view text)
    {
        std::vector<Index> numbers = numbersOf(network.task, text);
        if (numbers.empty())
            throw Error("no_tokens", phrase("there is no input text for the network"));
        return numbers;
    }

    CurveQuestion askedCurve(const LearntNetwork& network, std::string_view text)
    {
        CurveQuestion question = curveQuestion(network.task, text);
        if (question.asked.places.empty())
            throw Error("no_tokens", phrase("there is no input text for the network"));
        return question;
    }

    Explained answered(const LearntNetwork& network, std::string_view text)
    {
        const Reader reader { network.course.network, network.weights, network.task.answer };
        return network.task.answer == Answer::Numbers ? explained(reader, askedCurve(network, text))
                                                      : explained(reader, asked(network, text));
    }

    TokenList tokensOf(std::span<const Scalar> numbers)
    {
        std::vector<Token> tokens;
        for (const Scalar number : numbers)
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

    // What each row of a decoder's attention is about: what it says, and the end.
    TokenList saidBy(const LearntNetwork& network, std::vector<Index> answer)
    {
        answer.push_back(boundary);
        return tokensOf(network.task.targets, answer);
    }
    // What each column of a decoder's own attention is: what it has said before.
    TokenList saidBefore(const LearntNetwork& network, std::vector<Index> answer)
    {
        answer.insert(answer.begin(), boundary);
        return tokensOf(network.task.targets, answer);
    }

    // What the rows and the columns of an attention are.
    struct Edges {
        TokenList queries, keys;
    };

    Edges edgesOf(const LearntNetwork& network, std::string_view text,
        const std::vector<Index>& answer, std::string_view path)
    {
        if (network.task.answer == Answer::Numbers) {
            const CurveQuestion question = askedCurve(network, text);
            return { tokensOf(question.asked.places), tokensOf(question.known.places) };
        }
        const TokenList heard = path.starts_with("decoder/")
            ? saidBefore(network, answer)
            : tokensOf(network.task.sources, asked(network, text));
        return { path.starts_with("cross/") ? saidBy(network, answer) : heard, heard };
    }

    std::string saidIn(const LearntNetwork& network, const Explained& answer)
    {
        return network.task.answer == Answer::Numbers ? textOfNumbers(answer.heights)
                                                      : textOf(network.task, answer.answer);
    }

    Matrix part(const Matrix& of, Extent rows, Extent columns)
    {
        Matrix result = Matrix::uninitialised(rows.size(), columns.size());
        for (Index i = 0; i < rows.size(); ++i)
            std::ranges::copy(of.row(rows.begin + i)
                                  .subspan(static_cast<std::size_t>(columns.begin),
                                      static_cast<std::size_t>(columns.size())),
                result.row(i).begin());
        return result;
    }

    Matrix rowsOf(const SeenAttention& seen, const StoredRows& asked)
    {
        if (asked.matrix == "weights") {
            const Index n = seen.weights.rows() / seen.heads;
            const Index first = asked.head * n + asked.first;
            return part(seen.weights, { first, first + asked.count }, { 0, seen.weights.cols() });
        }
        const Matrix& all = asked.matrix == "q" ? seen.q : asked.matrix == "k" ? seen.k : seen.v;
        const Index width = all.cols() / seen.heads;
        return part(all, { asked.first, asked.first + asked.count },
            { asked.head * width, (asked.head + 1) * width });
    }

} // namespace

Response responseTo(const LearntNetwork& network, std::string_view text)
{
    Explained answer = answered(network, text);
    Response response { saidIn(network, answer), nullptr };
    if (answer.seen.empty())
        return response;
    std::vector<StoredAttention> attentions;
    for (const SeenAttention& seen : answer.seen) {
        const Edges edges = edgesOf(network, text, answer.answer, seen.path);
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
    response.attention = std::make_shared<const StoredTrace>(
        std::move(attentions), [seen = std::move(answer.seen)](const StoredRows& rows) {
            return rowsOf(seen[static_cast<std::size_t>(rows.attention)], rows);
        });
    return response;
}

std::shared_ptr<const StoredTrace> attentionTo(const LearntNetwork& network, std::string_view text)
{
    const Response response = responseTo(network, text);
    if (response.attention == nullptr)
        throw Error("no_attention",
            phrase("this network has no attention; its output is \"%1\"", response.answer));
    return response.attention;
}

std::string answerOf(const LearntNetwork& network, std::string_view text)
{
    return saidIn(network, answered(network, text));
}

Question questionOf(const Course& course, const Task& task, int number)
{
    const Example asked = example(task, { course.level }, Part::HeldOut,
        streamKey(course.seed, "shown", static_cast<std::uint64_t>(number)));
    return { sourceText(task, asked), asked.curve ? std::string() : textOf(task, asked.target) };
}

} // namespace core::learning
