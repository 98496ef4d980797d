#include "core/text/builtin_words.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

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
        "person", "female", "royal", "past", "motion", "grammar", "action", "place", "thing",
        "water", "size", "quality", "pronoun", "question", "negation", "young", "pause",
        "language" };

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
        inline constexpr WordFeatures language
            = named("language"); // 0 English, 1 French, -1 Chinese

    } // namespace feature

    using namespace feature;

    constexpr WordFeatures man = person - 0.8F * female;
    constexpr WordFeatures woman = person + 0.8F * female;
    constexpr WordFeatures boy = man + 0.8F * young;
    constexpr WordFeatures girl = woman + 0.8F * young;
    constexpr WordFeatures student = person + 0.5F * young + 0.4F * quality;
    constexpr WordFeatures speaker = pronoun + 0.6F * person - 0.2F * size;
    constexpr WordFeatures he = pronoun + 0.5F * person - 0.6F * female;
    constexpr WordFeatures she = pronoun + 0.5F * person + 0.6F * female;
    constexpr WordFeatures be = 0.8F * grammar + 0.4F * action;
    constexpr WordFeatures have = 0.7F * action + 0.5F * thing + 0.3F * grammar;
    constexpr WordFeatures perform = 0.9F * action + 0.3F * grammar;
    constexpr WordFeatures dog = animal + 0.4F * motion + 0.25F * person;
    constexpr WordFeatures cat = animal + 0.15F * motion + 0.15F * plant;
    constexpr WordFeatures walk = action + motion;
    constexpr WordFeatures swim = action + 0.8F * motion + water;
    constexpr WordFeatures running = action + 1.4F * motion;
    constexpr WordFeatures crossing = action + 0.6F * motion + 0.5F * place;
    constexpr WordFeatures sleep = action - 0.8F * motion;
    constexpr WordFeatures sit = action - 0.5F * motion + 0.3F * place;
    constexpr WordFeatures eat = action + 0.6F * thing + 0.3F * plant;
    constexpr WordFeatures drink = action + 0.7F * water + 0.3F * thing;
    constexpr WordFeatures see = action + 0.6F * quality;
    constexpr WordFeatures reserve = 0.6F * action + 0.6F * place + 0.4F * thing;
    constexpr WordFeatures love = action + 0.7F * person;
    constexpr WordFeatures article = grammar + 0.2F * thing - 0.3F * size;

    struct Entry {
        std::string_view word;
        WordFeatures meaning;
    };

    // clang-format off: one word to a line
    constexpr auto written = std::to_array<Entry>({
        { "animal", animal + 0.2F * motion + 0.2F * thing },
        { "dog", dog },
        { "cat", cat },
        { "rabbit", animal + 0.55F * motion - 0.3F * size },
        { "horse", animal + 0.7F * motion + 0.5F * size },
        { "bird", animal + 0.8F * motion - 0.4F * size + 0.2F * plant },
        { "fish", animal + 0.8F * water + 0.4F * motion },
        { "mouse", animal + 0.3F * motion - 0.6F * size },
        { "lion", animal + 0.5F * royal + 0.4F * size },
        { "tree", plant + 0.5F * size },
        { "flower", plant - 0.1F * size + 0.3F * quality },
        { "grass", plant + 0.4F * place - 0.3F * size },
        { "leaf", plant + 0.3F * thing - 0.4F * size },
        { "rose", plant + 0.5F * quality + 0.2F * female },
        { "forest", plant + 0.8F * place + 0.6F * size },
        { "apple", 0.7F * plant + 0.7F * thing - 0.3F * size },

        { "person", person },
        { "people", person + 0.6F * size },
        { "man", man },
        { "woman", woman },
        { "boy", boy },
        { "girl", girl },
        { "child", person + 0.8F * young },
        { "king", man + royal },
        { "queen", woman + royal },
        { "prince", boy + royal },
        { "princess", girl + royal },
        { "student", student },
        { "teacher", person + 0.5F * action + 0.4F * quality - 0.2F * young },
        { "father", man + 0.4F * size - 0.2F * young },
        { "mother", woman + 0.4F * size - 0.2F * young },

        { "i", speaker },
        { "you", pronoun + 0.7F * person + 0.2F * question },
        { "he", he },
        { "she", she },
        { "it", pronoun + 0.7F * animal + 0.4F * thing },
        { "we", pronoun + 0.6F * person + 0.5F * size },
        { "they", pronoun + 0.4F * person + 0.3F * animal + 0.5F * size },
        { "his", he + 0.4F * grammar },
        { "her", she + 0.4F * grammar },
        { "my", speaker + 0.4F * grammar },
        { "this", pronoun + 0.5F * thing + 0.4F * grammar },
        { "that", pronoun + 0.5F * thing + 0.4F * grammar + 0.3F * past },

        { "walk", walk },
        { "walking", walk - 0.8F * past },
        { "walked", walk + 0.8F * past },
        { "swim", swim },
        { "swimming", swim - 0.8F * past },
        { "swam", swim + 0.8F * past },
        { "run", running },
        { "running", running - 0.8F * past },
        { "ran", running + 0.8F * past },
        { "cross", crossing },
        { "crossing", crossing - 0.8F * past },
        { "crossed", crossing + 0.8F * past },
        { "sleep", sleep },
        { "sleeping", sleep - 0.8F * past },
        { "slept", sleep + 0.8F * past },
        { "sit", sit },
        { "sitting", sit - 0.8F * past },
        { "sat", sit + 0.8F * past },
        { "eat", eat },
        { "eating", eat - 0.8F * past },
        { "ate", eat + 0.8F * past },
        { "drink", drink },
        { "drank", drink + 0.8F * past },
        { "see", see },
        { "saw", see + 0.8F * past + 0.5F * thing },
        { "seen", see + 0.7F * past + 0.3F * grammar },
        { "love", love },
        { "loved", love + 0.8F * past },
        { "go", action + 0.8F * motion + 0.3F * place },
        { "went", action + 0.8F * motion + 0.3F * place + 0.8F * past },
        { "book", reserve + 0.5F * thing },
        { "booked", reserve + 0.8F * past },
        { "say", action + 0.4F * person - 0.3F * thing },
        { "said", action + 0.4F * person - 0.3F * thing + 0.8F * past },
        { "need", 0.8F * action + 0.5F * person + 0.4F * negation },

        { "be", be },
        { "am", be + 0.4F * person - 0.2F * size },
        { "are", be + 0.4F * size },
        { "is", be - 0.3F * past },
        { "was", be + 0.7F * past },
        { "were", be + 0.7F * past + 0.4F * size },
        { "have", have },
        { "has", have - 0.3F * past },
        { "had", have + 0.7F * past },
        { "do", perform },
        { "does", perform - 0.3F * past },
        { "did", perform + 0.7F * past },
        { "don't", perform + 0.9F * negation },
        { "doesn't", perform + 0.9F * negation - 0.3F * past },
        { "didn't", perform + 0.9F * negation + 0.7F * past },
        { "not", negation + 0.4F * grammar },
        { "no", negation + 0.5F * quality },
        { "can", 0.6F * action + 0.6F * grammar - 0.2F * motion },

        { "place", place },
        { "street", place + 0.6F * motion + 0.3F * size },
        { "road", place + 0.7F * motion + 0.5F * size },
        { "city", place + 0.8F * size + 0.4F * person },
        { "hotel", place + 0.5F * thing + 0.4F * person },
        { "room", place + 0.5F * thing - 0.4F * size },
        { "house", place + 0.7F * thing + 0.1F * size },
        { "home", place + 0.4F * thing + 0.5F * quality },
        { "school", place + 0.4F * thing + 0.5F * young },
        { "garden", place + 0.8F * plant },
        { "park", place + 0.6F * plant + 0.3F * size },
        { "river", place + water + 0.3F * motion },
        { "sea", 0.8F * place + water + 0.8F * size },
        { "bank", place + 0.6F * thing + 0.5F * water },
        { "water", water + 0.4F * thing },
        { "thing", thing },
        { "mat", thing + 0.2F * place - 0.4F * size },
        { "table", thing + 0.3F * place + 0.2F * size },
        { "car", thing + 0.8F * motion + 0.3F * place },
        { "ball", thing + 0.5F * motion + 0.4F * young },
        { "money", thing + 0.3F * place + 0.3F * quality },
        { "bread", thing + 0.4F * plant },
        { "attention", 0.6F * quality + 0.5F * action + 0.4F * thing },

        { "tired", quality + 0.6F * animal + 0.4F * person - 0.5F * motion },
        { "hungry", quality + 0.6F * animal + 0.3F * person + 0.3F * thing },
        { "happy", quality + 0.6F * person },
        { "sad", quality + 0.6F * person + 0.6F * negation },
        { "wide", quality + size + 0.5F * place },
        { "narrow", quality - 0.9F * size + 0.5F * place },
        { "big", quality + 0.9F * size },
        { "small", quality - 0.9F * size },
        { "tall", quality + 0.9F * size + 0.4F * plant },
        { "long", quality + 0.7F * size + 0.3F * place + 0.2F * thing },
        { "good", quality + 0.3F * thing },
        { "bad", quality + 0.3F * thing + 0.8F * negation },
        { "young", quality + young },
        { "old", quality - young },
        { "fast", quality + 0.8F * motion },
        { "slow", quality - 0.8F * motion },
        { "cold", quality + 0.6F * water },
        { "hot", quality - 0.6F * water },
        { "beautiful", quality + 0.4F * female + 0.3F * plant },
        { "too", 0.7F * quality + 0.5F * size + 0.3F * grammar },
        { "very", 0.7F * quality + 0.3F * size + 0.4F * grammar },

        { "the", grammar + 0.3F * thing },
        { "a", article },
        { "an", article - 0.3F * size },
        { "all", grammar + 0.8F * size },
        { "and", grammar + 0.5F * pause },
        { "or", grammar + 0.5F * pause + 0.4F * question },
        { "but", grammar + 0.5F * pause + 0.4F * negation },
        { "because", grammar + 0.5F * question + 0.3F * action },
        { "at", grammar + 0.6F * place - 0.2F * size },
        { "in", grammar + 0.6F * place + 0.3F * thing },
        { "on", grammar + 0.6F * place + 0.3F * size },
        { "to", grammar + 0.4F * place + 0.5F * motion },
        { "from", grammar + 0.4F * place - 0.5F * motion },
        { "of", grammar + 0.6F * thing },
        { "for", grammar + 0.5F * person },
        { "with", grammar + 0.5F * person + 0.4F * thing },
        { "by", grammar + 0.4F * person + 0.3F * action },
        { "how", question + 0.6F * quality },
        { "what", question + 0.6F * thing },
        { "who", question + 0.6F * person },
        { "where", question + 0.6F * place },
        { "when", question + 0.5F * past },
        { "why", question + 0.5F * grammar },
        { "?", pause + 0.8F * question },
        { ".", pause },
        { ",", pause + 0.4F * grammar },
        { "!", pause + 0.5F * quality },
        { ":", pause + 0.4F * thing },
        { "-", pause + 0.4F * motion },
        { "(", pause + 0.4F * place },
        { ")", pause + 0.4F * place + 0.3F * past },
        { ";", pause + 0.5F * grammar + 0.2F * size },
        { "\"", pause + 0.3F * person + 0.2F * action },

        { "je", speaker + 0.5F * language },
        { "suis", be + 0.4F * person - 0.2F * size + 0.5F * language },
        { "étudiant", student + 0.5F * language },
        { "un", article + 0.5F * language },
        { "chat", cat + 0.5F * language },
        { "chien", dog + 0.5F * language },
        { "homme", man + 0.5F * language },
        { "femme", woman + 0.5F * language },
        { "roi", man + royal + 0.5F * language },
        { "reine", woman + royal + 0.5F * language },
        { "我", speaker - 0.5F * language },
        { "是", be + 0.4F * person - 0.2F * size - 0.5F * language },
        { "一个", article - 0.5F * language },
        { "学生", student - 0.5F * language },
        { "猫", cat - 0.5F * language },
        { "狗", dog - 0.5F * language },
        { "男人", man - 0.5F * language },
        { "女人", woman - 0.5F * language },
        { "国王", man + royal - 0.5F * language },
        { "女王", woman + royal - 0.5F * language },
    });
    // clang-format on

    // Scales the mean length to 1 and keeps all directions.
    constexpr Scalar scale = 0.8F;

    constexpr auto table = [] {
        auto result = written;
        for (Entry& entry : result)
            entry.meaning = scale * entry.meaning;
        std::ranges::sort(result, {}, &Entry::word);
        return result;
    }();

} // namespace

std::span<const std::string_view> builtinFeatures()
{
    return featureNames;
}

std::optional<std::span<const Scalar>> builtinFeaturesOf(std::string_view word)
{
    const Entry* const entry = std::ranges::lower_bound(table, word, {}, &Entry::word);
    if (entry == std::end(table) || entry->word != word)
        return std::nullopt;
    return entry->meaning.features;
}

std::vector<std::string_view> builtinWords()
{
    std::vector<std::string_view> words;
    words.reserve(table.size());
    for (const Entry& entry : table)
        words.push_back(entry.word);
    return words;
}

} // namespace core
