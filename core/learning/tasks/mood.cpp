// Whether a sentence praises: what "not", "hardly" and "but" do to the words behind them.

#include "core/learning/tasks/kinds.h"

#include <array>

namespace core::learning {

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
    constexpr std::array moods { "negative"sv, "positive"sv };

    void say(std::vector<std::string>& to, std::initializer_list<std::string_view> words)
    {
        to.insert(to.end(), words.begin(), words.end());
    }

    // "not very good at all": says it, and whether it praises.
    bool judgement(std::vector<std::string>& to, Draws& draws)
    {
        const bool turned = draws.once(2);
        const bool kind = draws.once(2);
        if (turned)
            say(to, { draws.one(turners) });
        if (draws.once(3))
            say(to, { draws.one(stronger) });
        say(to, { kind ? draws.one(praise) : draws.one(blame) });
        if (draws.once(4))
            say(to, { "at", "all" });
        return kind != turned;
    }

    // Level 2: what stands behind "but" counts, whatever was expected.
    Drawn drawMood(Draws& draws, const Difficulty& difficulty)
    {
        std::vector<std::string> text;
        if (difficulty.level > 1 && draws.once(2)) {
            say(text,
                { "I", "expected", "to", draws.once(2) ? "like" : "hate", "the", draws.one(things),
                    "but", "it" });
        } else {
            say(text, { draws.once(2) ? "the" : "this", draws.one(things) });
        }
        say(text, { "was" });
        bool praises = judgement(text, draws);
        if (difficulty.level > 1 && draws.once(3)) {
            say(text, { "but" });
            praises = judgement(text, draws);
        }
        return { std::move(text), { praises ? "positive" : "negative" }, {} };
    }

} // namespace

Task moodTask()
{
    return { .answer = Answer::Label,
        .sources = vocabulary({ praise, blame, things, stronger, turners, plainWords }),
        .targets = vocabulary({ moods }),
        .draw = drawMood };
}

} // namespace core::learning
