#pragma once

#include "core/text/builtin_words.h"

#include <array>

namespace core {

// Word features form a vector space: queen is woman + royal.
struct WordFeatures {
    std::array<Scalar, builtinWidth> features {};

    friend constexpr WordFeatures operator*(Scalar factor, WordFeatures meaning)
    {
        for (Scalar& x : meaning.features)
            x *= factor;
        return meaning;
    }
    friend constexpr WordFeatures operator+(WordFeatures a, const WordFeatures& b)
    {
        for (std::size_t i = 0; i < a.features.size(); ++i)
            a.features[i] += b.features[i];
        return a;
    }
    friend constexpr WordFeatures operator-(const WordFeatures& a, const WordFeatures& b)
    {
        return a + -1 * b;
    }
};

inline constexpr std::array<std::string_view, builtinWidth> featureNames { "animal", "plant",
    "person", "female", "royal", "past", "motion", "grammar", "action", "place", "thing", "water",
    "size", "quality", "pronoun", "question", "negation", "young", "pause", "language" };

namespace feature {

    constexpr WordFeatures named(std::string_view name)
    {
        WordFeatures result;
        for (std::size_t i = 0; i < featureNames.size(); ++i)
            result.features[i] = featureNames[i] == name ? 1.0F : 0.0F;
        return result;
    }

    inline constexpr WordFeatures animal = named("animal");
    inline constexpr WordFeatures plant = named("plant");
    inline constexpr WordFeatures person = named("person");
    inline constexpr WordFeatures female = named("female"); // negative: male
    inline constexpr WordFeatures royal = named("royal");
    inline constexpr WordFeatures past = named("past"); // negative: present
    inline constexpr WordFeatures motion = named("motion"); // negative: rest
    inline constexpr WordFeatures grammar = named("grammar"); // function words
    inline constexpr WordFeatures action = named("action");
    inline constexpr WordFeatures place = named("place");
    inline constexpr WordFeatures thing = named("thing");
    inline constexpr WordFeatures water = named("water");
    inline constexpr WordFeatures size
        = named("size"); // negative: small, one; positive: large, many
    inline constexpr WordFeatures quality = named("quality");
    inline constexpr WordFeatures pronoun = named("pronoun");
    inline constexpr WordFeatures question = named("question");
    inline constexpr WordFeatures negation = named("negation");
    inline constexpr WordFeatures young = named("young"); // negative: old
    inline constexpr WordFeatures pause = named("pause"); // punctuation
    inline constexpr WordFeatures language = named("language"); // 0 English, 1 French, -1 Chinese

} // namespace feature

} // namespace core
