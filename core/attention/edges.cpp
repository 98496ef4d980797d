#include "core/attention/edges.h"

#include "core/base/error.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace core {

namespace {

    class EdgeReader {
    public:
        EdgeReader(std::string_view edges, Index queryCount, Index keyCount)
            : text(edges)
            , queries(queryCount)
            , keys(keyCount)
        {
        }

        std::vector<Edge> read()
        {
            std::vector<Edge> edges;
            for (skip(separators); at < text.size(); skip(separators)) {
                const std::size_t start = at;
                const Index from = number();
                const bool bothWays = link();
                const Index to = number();
                add(edges, from, to, bothWays, start);
            }
            return edges;
        }

    private:
        static constexpr std::string_view blanks = " \t";
        static constexpr std::string_view separators = " \t\r\n,;";
        std::string_view text;
        Index queries;
        Index keys;
        std::size_t at = 0;

        void skip(std::string_view characters)
        {
            at = std::min(text.find_first_not_of(characters, at), text.size());
        }

        bool take(std::string_view word)
        {
            if (!text.substr(at).starts_with(word))
                return false;
            at += word.size();
            return true;
        }

        Index number()
        {
            skip(blanks);
            Index result = 0;
            const char* const first = text.data() + at;
            const auto read = std::from_chars(first, text.data() + text.size(), result);
            if (read.ec == std::errc::result_out_of_range)
                refuse("edge_outside", message("this number is too large"), at);
            if (read.ec != std::errc {} || *first == '-')
                refuse("edge_syntax", message("expected a token number, as in 1-2 or 1>2"), at);
            at += static_cast<std::size_t>(read.ptr - first);
            return result;
        }

        // Parses "-" (true: undirected) or ">" (false).
        bool link()
        {
            skip(blanks);
            if (take("->") || take(">") || take("→"))
                return false;
            if (!take("-") && !take("–"))
                refuse("edge_syntax",
                    message("expected - (both ways) or > (one way), as in 1-2 or 1>2"), at);
            return true;
        }

        void add(std::vector<Edge>& edges, Index from, Index to, bool bothWays, std::size_t start)
        {
            const auto exists = [this](Index query, Index key) {
                return query >= 1 && query <= queries && key >= 1 && key <= keys;
            };
            const bool forward = exists(from, to);
            const bool backward = bothWays && exists(to, from);
            if (forward)
                edges.push_back({ from - 1, to - 1 });
            if (backward)
                edges.push_back({ to - 1, from - 1 });
            if (!forward && !backward)
                refuse("edge_outside", outside(from, to), start);
        }

        [[nodiscard]] Message outside(Index from, Index to) const
        {
            if (queries == keys)
                return message("there is no edge between %1 and %2: the tokens are 1 to %3", from,
                    to, queries);
            return message(
                "there is no edge between %1 and %2: the queries are 1 to %3 and the keys "
                "1 to %4",
                from, to, queries, keys);
        }

        [[noreturn]] void refuse(
            const std::string& problem, Message message, std::size_t place) const
        {
            const auto begins
                = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
            const auto characters = std::ranges::count_if(text.substr(0, place), begins);
            throw Error(problem, std::move(message), static_cast<std::uint64_t>(characters));
        }
    };

} // namespace

std::vector<Edge> parseEdges(std::string_view text, Index queries, Index keys)
{
    return EdgeReader(text, queries, keys).read();
}

} // namespace core
