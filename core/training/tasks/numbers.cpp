#include "core/training/tasks/kinds.h"

#include <array>

namespace core::training {

namespace {

    using namespace std::string_view_literals;

    constexpr std::array belowTwenty { "zero"sv, "one"sv, "two"sv, "three"sv, "four"sv, "five"sv,
        "six"sv, "seven"sv, "eight"sv, "nine"sv, "ten"sv, "eleven"sv, "twelve"sv, "thirteen"sv,
        "fourteen"sv, "fifteen"sv, "sixteen"sv, "seventeen"sv, "eighteen"sv, "nineteen"sv };
    constexpr std::array tens { "twenty"sv, "thirty"sv, "forty"sv, "fifty"sv, "sixty"sv,
        "seventy"sv, "eighty"sv, "ninety"sv };
    constexpr std::array powers { "hundred"sv, "thousand"sv, "and"sv };
    constexpr std::array digits { "0"sv, "1"sv, "2"sv, "3"sv, "4"sv, "5"sv, "6"sv, "7"sv, "8"sv,
        "9"sv };

    void sayBelowHundred(std::vector<std::string>& to, Index number)
    {
        if (number < std::ssize(belowTwenty)) {
            to.emplace_back(belowTwenty[static_cast<std::size_t>(number)]);
            return;
        }
        to.emplace_back(tens[static_cast<std::size_t>(number / 10 - 2)]);
        if (number % 10 != 0)
            to.emplace_back(belowTwenty[static_cast<std::size_t>(number % 10)]);
    }

    void sayBelowThousand(std::vector<std::string>& to, Index number)
    {
        if (number >= 100) {
            to.emplace_back(belowTwenty[static_cast<std::size_t>(number / 100)]);
            to.emplace_back("hundred");
            if (number % 100 == 0)
                return;
            to.emplace_back("and");
        }
        sayBelowHundred(to, number % 100);
    }

    // Level 1: up to 9999; level 2: up to 999 999.
    Sample drawNumber(RandomStream& random, const Difficulty& difficulty)
    {
        const Index number = random.below(random.oneIn(4) ? 100
                : difficulty.level > 1                    ? 1'000'000
                                                          : 10'000);
        Sample sample;
        if (number >= 1000) {
            sayBelowThousand(sample.source, number / 1000);
            sample.source.emplace_back("thousand");
        }
        if (number < 1000 || number % 1000 != 0)
            sayBelowThousand(sample.source, number % 1000);
        for (const char digit : std::to_string(number))
            sample.target.emplace_back(1, digit);
        return sample;
    }

} // namespace

Task numbersTask()
{
    Task task { .output = OutputKind::Sequence,
        .sources = vocabulary({ belowTwenty, tens, powers }),
        .targets = vocabulary({ digits }),
        .draw = drawNumber };
    task.targets.insert(task.targets.begin(), "<s>");
    return task;
}

} // namespace core::training
