#include "core/training/tasks/kinds.h"

#include <array>

namespace core::training {

namespace {

    using namespace std::string_view_literals;

    constexpr std::array months { "January"sv, "February"sv, "March"sv, "April"sv, "May"sv,
        "June"sv, "July"sv, "August"sv, "September"sv, "October"sv, "November"sv, "December"sv };
    constexpr std::array ordinals { "first"sv, "second"sv, "third"sv, "fourth"sv, "fifth"sv,
        "sixth"sv, "seventh"sv, "eighth"sv, "ninth"sv, "tenth"sv, "eleventh"sv, "twelfth"sv };
    constexpr std::array lengths { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };

    // A text with the positions of its parts.
    struct Written {
        std::string text;
        std::vector<Index> year, month, day; // character positions

        void say(std::string_view more) { text += more; }
        void say(std::string_view more, std::vector<Index>& part)
        {
            for (std::size_t i = 0; i < more.size(); ++i)
                part.push_back(std::ssize(text) + static_cast<Index>(i));
            text += more;
        }
    };

    std::string twoDigits(Index number)
    {
        return (number < 10 ? "0" : "") + std::to_string(number);
    }

    struct Date {
        Index year, month, day;

        [[nodiscard]] std::string yearText() const { return std::to_string(year); }
        [[nodiscard]] std::string shortYear() const { return twoDigits(year % 100); }
        [[nodiscard]] std::string_view monthName() const
        {
            return months[static_cast<std::size_t>(month - 1)];
        }
        [[nodiscard]] std::string ordinal() const
        {
            if (day <= std::ssize(ordinals))
                return std::string(ordinals[static_cast<std::size_t>(day - 1)]);
            const Index last = day % 10;
            const bool teen = day / 10 == 1;
            return std::to_string(day)
                + (!teen && last == 1        ? "st"
                        : !teen && last == 2 ? "nd"
                        : !teen && last == 3 ? "rd"
                                             : "th");
        }
    };

    // 5/3/79 is the third of May, as in American English; two-digit years from 50 on are 19xx.
    Written slashes(const Date& date, bool shortForm)
    {
        Written to;
        to.say(shortForm ? std::to_string(date.month) : twoDigits(date.month), to.month);
        to.say("/");
        to.say(shortForm ? std::to_string(date.day) : twoDigits(date.day), to.day);
        to.say("/");
        to.say(shortForm ? date.shortYear() : date.yearText(), to.year);
        return to;
    }

    Written dayFirst(const Date& date, bool inWords)
    {
        Written to;
        to.say(inWords ? date.ordinal() : std::to_string(date.day), to.day);
        to.say(inWords ? " of " : " ");
        to.say(date.monthName(), to.month);
        to.say(" ");
        to.say(date.yearText(), to.year);
        return to;
    }

    Written monthFirst(const Date& date, std::size_t letters)
    {
        Written to;
        to.say(date.monthName().substr(0, letters), to.month);
        to.say(" ");
        to.say(std::to_string(date.day), to.day);
        to.say(", ");
        to.say(date.yearText(), to.year);
        return to;
    }

    Written yearFirst(const Date& date)
    {
        Written to;
        to.say(date.yearText(), to.year);
        to.say(" ");
        to.say(date.monthName(), to.month);
        to.say(" ");
        to.say(std::to_string(date.day), to.day);
        return to;
    }

    Written written(const Date& date, RandomStream& random)
    {
        switch (random.below(7)) {
        case 0:
            return slashes(date, true);
        case 1:
            return slashes(date, false);
        case 2:
            return dayFirst(date, true);
        case 3:
            return dayFirst(date, false);
        case 4:
            return monthFirst(date, 3);
        case 5:
            return monthFirst(date, std::string_view::npos);
        default:
            return yearFirst(date);
        }
    }

    std::vector<std::string> charactersOf(std::string_view text)
    {
        std::vector<std::string> result;
        for (const char each : text)
            result.emplace_back(1, each);
        return result;
    }

    // Level 2: unrelated words before the date, twice as long.
    Sample drawDate(RandomStream& random, const Difficulty& difficulty)
    {
        Date date { random.from(1950, 2049), random.from(1, 12), 1 };
        date.day = random.from(1, lengths[static_cast<std::size_t>(date.month - 1)]);
        Written text = written(date, random);
        if (difficulty.level > 1) {
            const std::string_view before = "it was on the ";
            text.text.insert(0, before);
            for (auto* part : { &text.year, &text.month, &text.day })
                for (Index& at : *part)
                    at += std::ssize(before);
        }
        Sample sample { charactersOf(text.text),
            charactersOf(date.yearText() + "-" + twoDigits(date.month) + "-" + twoDigits(date.day)),
            std::vector<std::vector<Index>>(10) };
        for (const std::size_t i : { 0U, 1U, 2U, 3U })
            sample.origins[i] = text.year;
        for (const std::size_t i : { 5U, 6U })
            sample.origins[i] = text.month;
        for (const std::size_t i : { 8U, 9U })
            sample.origins[i] = text.day;
        return sample;
    }

} // namespace

Task datesTask()
{
    Task task { .output = OutputKind::Sequence,
        .characters = true,
        .sources = charactersOf("0123456789/ ,-abcdefghijklmnopqrstuvwxyzADFJMNOS"),
        .targets = charactersOf("\n0123456789-"),
        .draw = drawDate };
    task.targets.front() = "<s>";
    return task;
}

} // namespace core::training
