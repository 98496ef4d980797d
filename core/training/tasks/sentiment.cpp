// Sentiment of a sentence: "not", "hardly" and "but" change the meaning of the words after them.

#include "core/training/tasks/kinds.h"

#include <array>

namespace core::training {

namespace {

    using namespace std::string_view_literals;

    constexpr std::array praise { "good"sv, "great"sv, "lovely"sv, "funny"sv, "clever"sv,
        "warm"sv };
    constexpr std::array blame { "bad"sv, "dull"sv, "awful"sv, "slow"sv, "silly"sv, "cold"sv };
    constexpr std::array things { "film"sv, "book"sv, "song"sv, "story"sv, "meal"sv, "play"sv };
    constexpr std::array stronger { "very"sv, "really"sv, "quite"sv };
    constexpr std::array turners { "not"sv, "hardly"sv, "never"sv };
    constexpr std::array plainWords { "the"sv, "this"sv, "was"sv, "it"sv, "but"sv, "I"sv,
        "expected"sv, "to"sv, "like"sv, "hate"sv, "at"sv, "all"sv, "and"sv };
    constexpr std::array sentiments { "negative"sv, "positive"sv };

    void say(std::vector<std::string>& to, std::initializer_list<std::string_view> words)
    {
        to.insert(to.end(), words.begin(), words.end());
    }

    // Appends a judgement such as "not very good at all"; returns whether it is positive.
    bool judgement(std::vector<std::string>& to, RandomStream& random)
    {
        const bool turned = random.oneIn(2);
        const bool kind = random.oneIn(2);
        if (turned)
            say(to, { random.one(turners) });
        if (random.oneIn(3))
            say(to, { random.one(stronger) });
        say(to, { kind ? random.one(praise) : random.one(blame) });
        if (random.oneIn(4))
            say(to, { "at", "all" });
        return kind != turned;
    }

    // Level 2: the clause after "but" determines the sentiment.
    Sample drawSentiment(RandomStream& random, const Difficulty& difficulty)
    {
        std::vector<std::string> text;
        if (difficulty.level > 1 && random.oneIn(2)) {
            say(text,
                { "I", "expected", "to", random.oneIn(2) ? "like" : "hate", "the",
                    random.one(things), "but", "it" });
        } else {
            say(text, { random.oneIn(2) ? "the" : "this", random.one(things) });
        }
        say(text, { "was" });
        bool praises = judgement(text, random);
        if (difficulty.level > 1 && random.oneIn(3)) {
            say(text, { "but" });
            praises = judgement(text, random);
        }
        return { std::move(text), { praises ? "positive" : "negative" }, {} };
    }

} // namespace

Task sentimentTask()
{
    return { .output = OutputKind::Label,
        .sources = vocabulary({ praise, blame, things, stronger, turners, plainWords }),
        .targets = vocabulary({ sentiments }),
        .draw = drawSentiment };
}

} // namespace core::training
