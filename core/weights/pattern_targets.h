#pragma once

#include "core/attention/weights.h"
#include "core/weights/pattern_setting.h"

#include <span>
#include <vector>

namespace core {

// Target vectors of each pattern:
//
// previous, next   The nearest existing token: at the ends, the token itself. Positions have codes
// self             whose products peak at distance 0 (position_codes.h); a query has the code of
//                  the position it attends to.
// neighbours       Such codes with a peak of the given width.
// first            The key of token 1, the target of all queries.
// same word        One code for each different word, ignoring case (spherical_codes.h).
// similar          The words' embeddings, centred and of length 1, in their d_k principal
//                  directions (principal.h).
// uniform          None.
//
// No query or key is longer than 3√d_k. With unbounded values, two dimensions would suffice for any
// pattern; with moderate ones, as in trained heads, sharp patterns need width, and a narrow head
// blurs what it cannot separate. If the width suffices, all keys outside the pattern get less than
// a twentieth of each row together.
//
// Positions are known only through the position encoding in use. If it adds no vectors to the
// input, a head cannot distinguish positions: previous, next, first and neighbours become uniform,
// self becomes same word. RoPE rotates q and k inside the head instead: one constant vector,
// rotated by the pattern's offset, gives previous, next, self and neighbours (rotary_pairs.h);
// first becomes uniform; word codes use the columns that are hardly rotated within the sentence.
std::vector<TargetVectors> targetVectors(
    std::span<const HeadPattern> patterns, const PatternSetting& setting);

// Whether the position encoding cannot express the pattern, so that it was replaced.
bool lacksPositions(const HeadPattern& pattern, const PatternSetting& setting);

} // namespace core
