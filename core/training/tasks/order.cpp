// An artificial English and an artificial French, word for word except for the order: in French,
// adjectives follow their noun, and a "when" clause follows the main clause.

#include "core/training/tasks/kinds.h"

#include <array>

namespace core::training {

namespace {

    using namespace std::string_view_literals;

    struct Pair {
        std::string_view english, french;
    };
    constexpr std::array namedThings { Pair { "cat", "chat" }, Pair { "dog", "chien" },
        Pair { "bird", "oiseau" }, Pair { "horse", "cheval" }, Pair { "boy", "garçon" },
        Pair { "king", "roi" }, Pair { "wolf", "loup" }, Pair { "fish", "poisson" } };
    constexpr std::array qualities { Pair { "red", "rouge" }, Pair { "black", "noir" },
        Pair { "green", "vert" }, Pair { "quick", "rapide" }, Pair { "sad", "triste" },
        Pair { "strong", "fort" } };
    constexpr std::array deeds { Pair { "sees", "voit" }, Pair { "follows", "suit" },
        Pair { "hears", "entend" }, Pair { "loves", "aime" }, Pair { "finds", "trouve" } };
    constexpr std::array pointers { Pair { "the", "le" }, Pair { "a", "un" },
        Pair { "this", "ce" } };
    constexpr Pair when { "when", "quand" };
    constexpr Pair that { "that", "qui" };

    // A text in both languages; `origins` gives the English position of each French word.
    struct Both {
        std::vector<std::string> english;
        std::vector<std::string> french;
        std::vector<std::vector<Index>> origins {};

        // Appends the word to both languages.
        void say(const Pair& word) { translate(word.french, hear(word)); }
        Index hear(const Pair& word)
        {
            english.emplace_back(word.english);
            return std::ssize(english) - 1;
        }
        void translate(std::string_view word, Index from)
        {
            french.emplace_back(word);
            origins.push_back({ from });
        }
        // Inserts a translation before the existing one.
        void putFirst(Both first)
        {
            first.french.insert(first.french.end(), french.begin(), french.end());
            first.origins.insert(first.origins.end(), origins.begin(), origins.end());
            french = std::move(first.french);
            origins = std::move(first.origins);
        }
    };

    void nounPhrase(Both& to, RandomStream& random)
    {
        to.say(random.of(pointers));
        std::vector<std::pair<Pair, Index>> before;
        for (Index i = random.below(3); i > 0; --i) {
            const Pair& adjective = random.of(qualities);
            before.emplace_back(adjective, to.hear(adjective));
        }
        to.say(random.of(namedThings));
        for (const auto& [adjective, place] : before)
            to.translate(adjective.french, place);
    }

    void clause(Both& to, RandomStream& random)
    {
        nounPhrase(to, random);
        if (random.oneIn(4)) {
            to.say(that);
            to.say(random.of(deeds));
            nounPhrase(to, random);
        }
        to.say(random.of(deeds));
        nounPhrase(to, random);
    }

    // Level 2: an English "when …" clause at the beginning, at the end in French.
    Sample drawOrder(RandomStream& random, const Difficulty& difficulty)
    {
        Both all;
        if (difficulty.level > 1 && random.oneIn(2)) {
            all.say(when);
            clause(all, random);
            Both rest { all.english, {} };
            clause(rest, random);
            all.english = rest.english;
            all.putFirst(std::move(rest));
        } else {
            clause(all, random);
        }
        return { std::move(all.english), std::move(all.french), std::move(all.origins) };
    }

    std::vector<std::string> vocabularyOf(std::string_view Pair::*language)
    {
        std::vector<std::string> result;
        for (const std::span<const Pair> kind :
            { std::span<const Pair>(namedThings), std::span<const Pair>(qualities),
                std::span<const Pair>(deeds), std::span<const Pair>(pointers) })
            for (const Pair& word : kind)
                result.emplace_back(word.*language);
        result.emplace_back(when.*language);
        result.emplace_back(that.*language);
        return result;
    }

} // namespace

Task orderTask()
{
    Task task { .output = OutputKind::Sequence,
        .sources = vocabularyOf(&Pair::english),
        .targets = vocabularyOf(&Pair::french),
        .draw = drawOrder };
    task.targets.insert(task.targets.begin(), "<s>");
    return task;
}

} // namespace core::training
