#pragma once

#include "core/text/builtin_words.h"

#include <array>

namespace core {

// Meanings can be added and stretched: queen is woman + royal.
struct Meaning {
    std::array<Scalar, builtinWidth> features {};

    friend constexpr Meaning operator*(Scalar factor, Meaning meaning)
    {
        for (Scalar& x : meaning.features)
            x *= factor;
        return meaning;
    }
    friend constexpr Meaning operator+(Meaning a, const Meaning& b)
    {
        for (std::size_t i = 0; i < a.features.size(); ++i)
            a.features[i] += b.features[i];
        return a;
    }
    friend constexpr Meaning operator-(const Meaning& a, const Meaning& b) { return a + -1 * b; }
};

inline constexpr std::array<std::string_view, builtinWidth> featureNames { "animal", "plant",
    "person", "female", "royal", "past", "motion", "grammar", "action", "place", "thing", "water",
    "size", "quality", "pronoun", "question", "negation", "young", "pause", "language" };

namespace feature {

    constexpr Meaning named(std::string_view name)
    {
        Meaning result;
        for (std::size_t i = 0; i < featureNames.size(); ++i)
            result.features[i] = featureNames[i] == name ? 1.0F : 0.0F;
        return result;
    }

    inline constexpr Meaning animal = named("animal");
    inline constexpr Meaning plant = named("plant");
    inline constexpr Meaning person = named("person");
    inline constexpr Meaning female = named("female"); // negative: male
    inline constexpr Meaning royal = named("royal");
    inline constexpr Meaning past = named("past"); // negative: going on now
    inline constexpr Meaning motion = named("motion"); // negative: rest
    inline constexpr Meaning grammar = named("grammar"); // words that only join others
    inline constexpr Meaning action = named("action");
    inline constexpr Meaning place = named("place");
    inline constexpr Meaning thing = named("thing");
    inline constexpr Meaning water = named("water");
    inline constexpr Meaning size = named("size"); // negative: small, one; positive: large, many
    inline constexpr Meaning quality = named("quality");
    inline constexpr Meaning pronoun = named("pronoun");
    inline constexpr Meaning question = named("question");
    inline constexpr Meaning negation = named("negation");
    inline constexpr Meaning young = named("young"); // negative: old
    inline constexpr Meaning pause = named("pause"); // punctuation
    inline constexpr Meaning language = named("language"); // 0 English, 1 French, -1 Chinese

} // namespace feature

} // namespace core
