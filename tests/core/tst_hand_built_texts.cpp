#include "core/base/fields.h"
#include "core/input/embedding.h"
#include "core/weights/hand_built.h"
#include "stub_files.h"
#include "tests/core/hand_built_cases.h"

#include <QtTest>

using namespace hand_built;

namespace {

const core::Position sinusoidal = core::Sinusoidal {};
const std::string magic = "abracadabra";

// A table with one word of the default sentence; the others get substitutes.
StubFiles someVectors()
{
    StubFiles files;
    files.wordVectorsOf = [](const std::string&, std::span<const std::string>) {
        std::vector<core::Scalar> vector(64);
        core::fillNormal(vector, 5, 0.125);
        return std::map<std::string, std::vector<core::Scalar>> { { "animal", vector } };
    };
    return files;
}

core::Inputs read(const core::Embedding& how, const core::Tokens& cut, const std::string& text)
{
    std::vector<core::Token> words = core::tokenise(cut, text);
    std::vector<core::Notice> notices;
    const std::vector<Matrix> embedded
        = core::embed({ how, 64, 42 }, { &words }, someVectors(), notices);
    const Side s = side(words, embedded.front(), sinusoidal);
    return { words, words, s.input, s.input, s.input, s.embedding, s.embedding, s.positions,
        s.positions };
}

Index previous(Index i)
{
    return std::max<Index>(i - 1, 0);
}

} // namespace

class TestHandBuiltTexts : public QObject {
    Q_OBJECT

private slots:
    // The default sentence shows its patterns with every embedding.
    void everyEmbeddingShowsThePatterns()
    {
        core::forEachAlternative<core::Embedding>([](auto type) {
            core::Embedding how = typename decltype(type)::type {};
            if (auto* table = std::get_if<core::WordTable>(&how))
                table->file = "some.txt";
            const core::Inputs in = read(how, core::WordTokens {}, sentence);
            const auto smallest = [&](const core::HeadPattern& wanted, auto target) {
                return hit(pattern(wanted, in, sinusoidal, 8), target).smallest;
            };
            const auto name = std::string(core::kindOf(how));
            QVERIFY2(smallest(core::PreviousToken {}, previous) > 0.95, name.c_str());
            QVERIFY2(smallest(core::SelfToken {}, [](Index i) { return i; }) > 0.95, name.c_str());
            QVERIFY2(smallest(core::FirstToken {}, [](Index) { return Index { 0 }; }) > 0.95,
                name.c_str());
            const Weights same = pattern(core::SameWord {}, in, sinusoidal, 8);
            QVERIFY2(same[0][0] > 0.45 && same[0][4] > 0.45, name.c_str());
            const Weights similar = pattern(core::SimilarWords {}, in, sinusoidal, 8);
            for (std::size_t i = 0; i < similar.size(); ++i)
                QVERIFY2(similar[i][i] > 1.5 / 11, name.c_str());
        });
    }

    // Similarity follows the built-in word features.
    void similarWordsFollowTheEmbedding()
    {
        const core::Inputs in = read(core::BuiltinTable {}, core::WordTokens {},
            "man woman king queen dog cat rabbit tree flower");
        const Weights a = pattern(core::SimilarWords {}, in, sinusoidal, 8);
        QVERIFY(a[4][5] > 1.5 * a[4][7]); // dog: cat, not tree
        QVERIFY(a[7][8] > 1.5 * a[7][2]); // tree: flower, not king
    }

    void repeatedCharactersCountAsSameWord()
    {
        const core::Inputs in = read(core::SubwordHash {}, core::CharacterTokens {}, magic);
        const Weights a = pattern(core::SameWord {}, in, sinusoidal, 8);
        for (std::size_t i = 0; i < magic.size(); ++i) {
            double same = 0;
            for (std::size_t j = 0; j < magic.size(); ++j)
                same += magic[i] == magic[j] ? a[i][j] : 0;
            QVERIFY(same > 0.95);
        }
    }

    // Each row of a matrix counts as a different word.
    void rowsWithoutTextAttendToThemselves()
    {
        std::vector<core::Token> numbers;
        for (int i = 1; i <= 5; ++i)
            numbers.push_back({ std::to_string(i) });
        const auto x = std::make_shared<Matrix>(embedding(numbers, 6));
        const core::Inputs in { numbers, numbers, x, x, x, nullptr, nullptr, nullptr, nullptr };
        const core::Position none = core::NoPosition {};
        for (const core::HeadPattern& p :
            { core::HeadPattern { core::SameWord {} }, core::HeadPattern { core::SelfToken {} } })
            QVERIFY(hit(pattern(p, in, none, 4), [](Index i) { return i; }).smallest > 0.95);
    }
};

QTEST_APPLESS_MAIN(TestHandBuiltTexts)
#include "tst_hand_built_texts.moc"
