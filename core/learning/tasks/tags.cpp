// Words that are more than one part of speech: which, only their neighbours tell.

#include "core/learning/tasks/kinds.h"

#include <array>

namespace core::learning {

namespace {

    using namespace std::string_view_literals;

    // Nouns and verbs by the same letters.
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
        Draws& draws;
        Drawn drawn {};

        void say(std::string_view word, std::string_view label)
        {
            drawn.source.emplace_back(word);
            drawn.target.emplace_back(label);
        }
        void nounPhrase()
        {
            say(draws.one(articles), "article");
            while (draws.once(3))
                say(draws.one(adjectives), "adjective");
            if (draws.once(3))
                say(draws.one(nouns), "noun");
            else
                say(draws.one(both), "noun");
        }
        void place()
        {
            say(draws.one(prepositions), "preposition");
            nounPhrase();
        }
        void subject()
        {
            if (draws.once(3))
                nounPhrase();
            else
                say(draws.one(pronouns), "pronoun");
        }
        void verbPhrase()
        {
            if (draws.once(3))
                say(draws.one(auxiliaries), "auxiliary");
            if (draws.once(3))
                say(draws.one(adverbs), "adverb");
            say(draws.one(both), "verb");
        }
        void joined(std::string_view label)
        {
            const Index more = draws.from(1, 3);
            for (Index i = 0; i < more; ++i) {
                say(draws.one(links), "conjunction");
                say(draws.one(both), label);
            }
        }
    };

    // Level 1: the word before tells. Level 2: words joined by "and" too, where only what stands
    // before the first of them does: "they watch and plant", "they saw the watch and plant".
    Drawn drawTags(Draws& draws, const Difficulty& difficulty)
    {
        Sentence to { draws };
        to.subject();
        to.verbPhrase();
        const bool far = difficulty.level > 1;
        if (far && draws.once(2)) {
            to.joined("verb");
        } else {
            to.nounPhrase();
            if (far)
                to.joined("noun");
        }
        if (draws.once(2))
            to.place();
        return std::move(to.drawn);
    }

} // namespace

Task tagsTask()
{
    return { .answer = Answer::Labels,
        .sources = vocabulary({ both, nouns, adjectives, adverbs, pronouns, articles, prepositions,
            auxiliaries, links }),
        .targets = vocabulary({ partsOfSpeech }),
        .draw = drawTags };
}

} // namespace core::learning
