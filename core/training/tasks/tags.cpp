// Part-of-speech tags for ambiguous words, which their neighbours determine.

#include "core/training/tasks/kinds.h"

#include <array>

namespace core::training {

namespace {

    using namespace std::string_view_literals;

    // Nouns that are also verbs.
    constexpr std::array both { "saw"sv, "watch"sv, "plant"sv, "park"sv, "fish"sv, "play"sv,
        "paint"sv, "water"sv, "drive"sv, "book"sv, "walk"sv, "drink"sv };
    constexpr std::array nouns { "dog"sv, "teacher"sv, "house"sv, "river"sv, "garden"sv,
        "child"sv };
    constexpr std::array adjectives { "old"sv, "big"sv, "red"sv, "quiet"sv, "new"sv };
    constexpr std::array adverbs { "often"sv, "never"sv, "slowly"sv, "always"sv };
    constexpr std::array pronouns { "I"sv, "you"sv, "we"sv, "they"sv };
    constexpr std::array articles { "a"sv, "the"sv, "my"sv, "this"sv };
    constexpr std::array prepositions { "in"sv, "near"sv, "behind"sv, "with"sv };
    constexpr std::array auxiliaries { "can"sv, "must"sv, "will"sv };
    constexpr std::array links { "and"sv, "or"sv };

    constexpr std::array partsOfSpeech { "noun"sv, "verb"sv, "adjective"sv, "adverb"sv, "pronoun"sv,
        "article"sv, "preposition"sv, "auxiliary"sv, "conjunction"sv };

    struct Sentence {
        RandomStream& random;
        Sample sample {};

        void say(std::string_view word, std::string_view label)
        {
            sample.source.emplace_back(word);
            sample.target.emplace_back(label);
        }
        void nounPhrase()
        {
            say(random.one(articles), "article");
            while (random.oneIn(3))
                say(random.one(adjectives), "adjective");
            if (random.oneIn(3))
                say(random.one(nouns), "noun");
            else
                say(random.one(both), "noun");
        }
        void place()
        {
            say(random.one(prepositions), "preposition");
            nounPhrase();
        }
        void subject()
        {
            if (random.oneIn(3))
                nounPhrase();
            else
                say(random.one(pronouns), "pronoun");
        }
        void verbPhrase()
        {
            if (random.oneIn(3))
                say(random.one(auxiliaries), "auxiliary");
            if (random.oneIn(3))
                say(random.one(adverbs), "adverb");
            say(random.one(both), "verb");
        }
        void joined(std::string_view label)
        {
            const Index more = random.from(1, 3);
            for (Index i = 0; i < more; ++i) {
                say(random.one(links), "conjunction");
                say(random.one(both), label);
            }
        }
    };

    // Level 1: the previous word determines the tag. Level 2: also words joined by "and", where
    // only the word before the first of them does: "they watch and plant", "they saw the watch and
    // plant".
    Sample drawTags(RandomStream& random, const Difficulty& difficulty)
    {
        Sentence to { random };
        to.subject();
        to.verbPhrase();
        const bool far = difficulty.level > 1;
        if (far && random.oneIn(2)) {
            to.joined("verb");
        } else {
            to.nounPhrase();
            if (far)
                to.joined("noun");
        }
        if (random.oneIn(2))
            to.place();
        return std::move(to.sample);
    }

} // namespace

Task tagsTask()
{
    return { .output = OutputKind::Labels,
        .sources = vocabulary({ both, nouns, adjectives, adverbs, pronouns, articles, prepositions,
            auxiliaries, links }),
        .targets = vocabulary({ partsOfSpeech }),
        .draw = drawTags };
}

} // namespace core::training
