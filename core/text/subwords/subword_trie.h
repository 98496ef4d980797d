#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace core {

// A trie of texts with a number each, traversed byte by byte. All edges are in one hash table with
// open addressing: a slot has 36 bits of node and byte and 28 bits of the target node.
class SubwordTrie {
public:
    using Node = std::uint32_t;
    static constexpr Node root = 1;

    // Overwrites the number of an equal text.
    void insert(std::string_view text, std::uint32_t number);

    // The child node; nothing if no text has this prefix.
    [[nodiscard]] std::optional<Node> step(Node from, char byte) const
    {
        const std::uint64_t key = keyOf(from, byte);
        for (std::size_t i = slotOf(key);; i = (i + 1) & (table.size() - 1)) {
            if (table[i] == 0)
                return std::nullopt;
            if (table[i] >> nodeBits == key)
                return static_cast<Node>(table[i] & nodeMask);
        }
    }
    [[nodiscard]] std::optional<Node> walk(Node from, std::string_view text) const;
    // The number of the text that ends at a node.
    [[nodiscard]] std::optional<std::uint32_t> number(Node node) const
    {
        return numbers[node] == none ? std::nullopt : std::optional(numbers[node]);
    }
    [[nodiscard]] std::optional<std::uint32_t> find(std::string_view text) const;

    // The longest text in the trie (from a node on) that is a prefix of `text`.
    struct Match {
        std::size_t length = 0;
        std::uint32_t number = 0;
    };
    [[nodiscard]] std::optional<Match> longest(std::string_view text, Node from = root) const;

private:
    static constexpr int nodeBits = 28;
    static constexpr std::uint64_t nodeMask = (std::uint64_t { 1 } << nodeBits) - 1;
    static constexpr std::uint32_t none = UINT32_MAX;

    static std::uint64_t keyOf(Node from, char byte)
    {
        return std::uint64_t { from } << 8 | static_cast<unsigned char>(byte);
    }
    [[nodiscard]] std::size_t slotOf(std::uint64_t key) const
    {
        constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;
        return static_cast<std::size_t>(key * golden >> 32) & (table.size() - 1);
    }
    void put(std::uint64_t slot);

    std::vector<std::uint64_t> table = std::vector<std::uint64_t>(64, 0);
    std::vector<std::uint32_t> numbers { none, none }; // by node; there is no node 0
};

} // namespace core
