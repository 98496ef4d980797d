#pragma once

#include "core/attention/weights.h"
#include "core/weights/pattern_setting.h"

#include <span>
#include <vector>

namespace core {

// The vectors of each pattern.
//
// previous, next   The nearest token there is: at the ends, the token itself. Places have codes
// self             whose products peak at distance 0 (position_codes.h); queries carry the code of
//                  the place they look for.
// neighbours       Such codes with a peak as wide as asked for.
// first            The key of token 1, asked for by everyone.
// same word        One code for each different word, capitals or not (word_codes.h).
// similar          The words' embeddings, centred and of length 1, in their d_k principal
//                  directions (principal.h).
// uniform          Nothing.
//
// No query or key is longer than 3√d_k. With numbers as large as one likes, two dimensions would
// be enough for any pattern; with moderate ones, as in trained heads, sharpness takes width, and
// what a narrow head cannot separate it shows as a blur. Where the width allows, all that a
// pattern does not mean gets less than a twentieth of each row together.
//
// Places are known only through the position in use. Where no vectors are added to the input a
// head cannot tell one place from another: previous, next, first and neighbours become uniform,
// self becomes same word. A rotary position turns q and k inside the head instead: there one
// constant vector, turned by as many steps as the pattern looks ahead, makes previous, next, self
// and neighbours (rotary_pairs.h); first becomes uniform; and words live in the columns that
// hardly turn within the sentence.
std::vector<TargetVectors> targetVectors(
    std::span<const HeadPattern> patterns, const PatternSetting& setting);

// Whether the position in use cannot carry the pattern, so that it was replaced.
bool lacksPositions(const HeadPattern& pattern, const PatternSetting& setting);

} // namespace core
