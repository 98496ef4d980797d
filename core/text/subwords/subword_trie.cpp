#include "core/text/subwords/subword_trie.h"

#include <cassert>
#include <utility>

namespace core {

void SubwordTrie::put(std::uint64_t slot)
{
    std::size_t i = slotOf(slot >> nodeBits);
    while (table[i] != 0)
        i = (i + 1) & (table.size() - 1);
    table[i] = slot;
}

void SubwordTrie::insert(std::string_view text, std::uint32_t number)
{
    Node node = root;
    for (const char byte : text) {
        if (const auto next = step(node, byte)) {
            node = *next;
            continue;
        }
        if (numbers.size() * 2 > table.size()) {
            const auto old = std::exchange(table, std::vector<std::uint64_t>(table.size() * 2, 0));
            for (const std::uint64_t slot : old)
                if (slot != 0)
                    put(slot);
        }
        const auto made = static_cast<Node>(numbers.size());
        assert(made < nodeMask); // every accepted vocabulary is smaller
        numbers.push_back(none);
        put(keyOf(node, byte) << nodeBits | made);
        node = made;
    }
    numbers[node] = number;
}

std::optional<SubwordTrie::Node> SubwordTrie::walk(Node from, std::string_view text) const
{
    std::optional<Node> node = from;
    for (std::size_t i = 0; node && i < text.size(); ++i)
        node = step(*node, text[i]);
    return node;
}

std::optional<std::uint32_t> SubwordTrie::find(std::string_view text) const
{
    const auto node = walk(root, text);
    return node ? number(*node) : std::nullopt;
}

std::optional<SubwordTrie::Match> SubwordTrie::longest(std::string_view text, Node from) const
{
    std::optional<Match> best;
    std::optional<Node> node = from;
    for (std::size_t i = 0; i < text.size(); ++i) {
        node = step(*node, text[i]);
        if (!node)
            break;
        if (const auto found = number(*node))
            best = Match { i + 1, *found };
    }
    return best;
}

} // namespace core
