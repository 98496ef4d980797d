#pragma once

#include "core/text/normal/aligned_text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// SentencePiece's table of what characters become: a double array of 32-bit units (darts-clone),
// and the texts that its values point into, each with a 0 behind it. What the reference library
// does with it is kept, also where it looks wrong: of a group of characters of fewer than six bytes
// the shortest beginning that is in the table decides for all of the group.
class Charsmap {
public:
    // The bytes as in the file: the array's size in bytes, the array, the texts.
    // Error "tokenizer_bad_charsmap".
    explicit Charsmap(std::string_view bytes);

    [[nodiscard]] AlignedText applied(const AlignedText& text) const;

private:
    [[nodiscard]] std::optional<std::string_view> replacement(std::string_view part) const;

    std::vector<std::uint32_t> units;
    std::string texts;
};

} // namespace core
