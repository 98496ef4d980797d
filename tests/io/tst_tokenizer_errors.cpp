#include "core/base/error.h"
#include "core/io/tokenizer/vocabulary_files.h"
#include "tokenizer_files.h"

#include <QElapsedTimer>
#include <QtTest>

#include <random>

using namespace Qt::StringLiterals;
using nlohmann::json;

namespace {

json wordLevel(const json& vocabulary)
{
    return { { "model",
        { { "type", "WordLevel" }, { "vocab", vocabulary }, { "unk_token", "<unk>" } } } };
}

json bytePairs(const json& vocabulary, const json& merges)
{
    return { { "model", { { "type", "BPE" }, { "vocab", vocabulary }, { "merges", merges } } } };
}

json withStage(const char* stage, const json& part)
{
    json file = wordLevel({ { "<unk>", 0 }, { "a", 1 } });
    file[stage] = part;
    return file;
}

json splitBy(const std::string& pattern)
{
    return withStage("pre_tokenizer",
        { { "type", "Split" }, { "pattern", { { "Regex", pattern } } },
            { "behavior", "Isolated" } });
}

QString problemOf(const std::function<void()>& act)
{
    try {
        act();
        return {};
    } catch (const core::Error& error) {
        if (error.detail().empty() || error.detail().find('%') != std::string::npos)
            return u"no error"_s;
        return QString::fromStdString(error.problem);
    }
}

QString problemOfFile(const std::string& text)
{
    return problemOf([&] { (void)core::readTokenizerJson(text); });
}

} // namespace

// An invalid file is refused with its problem; none harms the program.
class TestTokenizerErrors : public QObject {
    Q_OBJECT

private slots:
    void wrongFileIsRefused_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const json& file, const char* problem) {
            QTest::newRow(name) << QString::fromStdString(file.dump())
                                << QString::fromUtf8(problem);
        };
        row("no model", json::object(), "tokenizer_missing");
        row("a list", json::array(), "tokenizer_wrong_type");
        row("a model that is a number", { { "model", 3 } }, "tokenizer_wrong_type");
        row("another model", { { "model", { { "type", "Oracle" } } } }, "tokenizer_unsupported");
        row("no words", wordLevel(json::object()), "tokenizer_empty_vocabulary");
        row("a negative id", wordLevel({ { "a", -1 } }), "tokenizer_wrong_type");
        row("half an id", wordLevel({ { "a", 0.5 } }), "tokenizer_wrong_type");
        row("an id beyond 32 bits", wordLevel({ { "a", 4294967296 } }), "tokenizer_wrong_type");
        row("a huge id", wordLevel({ { "a", 0 }, { "b", 2147483647 } }), "tokenizer_hole");
        row("a hole", wordLevel({ { "a", 0 }, { "b", 2 } }), "tokenizer_hole");
        row("an id twice", wordLevel({ { "a", 0 }, { "b", 0 } }), "tokenizer_duplicate_id");
        row("a long subword", wordLevel({ { std::string(5000, 'a'), 0 } }), "tokenizer_long_piece");
        row("a merge of an unknown subword", bytePairs({ { "a", 0 } }, { "a b" }),
            "tokenizer_unknown_merge");
        row("a merge into an unknown subword", bytePairs({ { "a", 0 }, { "b", 1 } }, { "a b" }),
            "tokenizer_unknown_merge");
        row("a merge of three", bytePairs({ { "a", 0 } }, { "a a a" }), "tokenizer_bad_merge");
        row("a merge of one", bytePairs({ { "a", 0 } }, { { "a" } }), "tokenizer_wrong_type");
        row("an empty merge", bytePairs({ { "a", 0 } }, json::array({ json::array({ "a", "" }) })),
            "tokenizer_unknown_merge");
        row("no merges", { { "model", { { "type", "BPE" }, { "vocab", { { "a", 0 } } } } } },
            "tokenizer_missing");
        row("another normaliser", withStage("normalizer", { { "type", "Rot13" } }),
            "tokenizer_unsupported");
        row("a normaliser without a type", withStage("normalizer", json::object()),
            "tokenizer_missing");
        row("a charsmap of garbage",
            withStage("normalizer",
                { { "type", "Precompiled" }, { "precompiled_charsmap", "/////zZ6" } }),
            "tokenizer_bad_charsmap");
        row("a charsmap that is no base64",
            withStage(
                "normalizer", { { "type", "Precompiled" }, { "precompiled_charsmap", "?!" } }),
            "tokenizer_bad_charsmap");
        row("an open parenthesis", splitBy("(a"), "tokenizer_bad_pattern");
        row("another behaviour",
            withStage("pre_tokenizer",
                { { "type", "Split" }, { "pattern", { { "String", "a" } } },
                    { "behavior", "Lost" } }),
            "tokenizer_unsupported");
        row("a template of unknown tokens",
            withStage("post_processor",
                { { "type", "TemplateProcessing" }, { "pair", json::array() },
                    { "single", { { { "SpecialToken", { { "id", "[X]" } } } } } } }),
            "tokenizer_unsupported");
        row("another decoder", withStage("decoder", { { "type", "CTC" } }),
            "tokenizer_unsupported");
        row("an added token under another's id",
            withStage("added_tokens", { { { "id", 1 }, { "content", "b" } } }),
            "tokenizer_duplicate_id");
        row("two added tokens with one id",
            withStage("added_tokens",
                { { { "id", 7 }, { "content", "b" } }, { { "id", 7 }, { "content", "c" } } }),
            "tokenizer_duplicate_id");
        QTest::newRow("a name twice")
            << uR"({"model": {"vocab": {"a": 0, "a": 1}}})"_s << u"json_duplicate_key"_s;
    }
    void wrongFileIsRefused()
    {
        QFETCH(QString, file);
        QFETCH(QString, problem);
        QCOMPARE(problemOfFile(file.toStdString()), problem);
    }
    void addedTokensFillVocabularyHoles()
    {
        json file = wordLevel({ { "<unk>", 0 }, { "b", 2 } });
        file["added_tokens"] = { { { "id", 1 }, { "content", "a" } } };
        QCOMPARE(problemOfFile(file.dump()), QString());
    }
    // A file truncated anywhere is refused with a reason.
    void truncatedFileIsRefused_data()
    {
        QTest::addColumn<QString>("kind");
        for (const QString& kind : test::tokenizerKinds())
            QTest::newRow(qPrintable(kind)) << kind;
    }
    void truncatedFileIsRefused()
    {
        QFETCH(QString, kind);
        std::string text = test::tokenizerFile(kind + u"/tokenizer.json"_s);
        text.erase(text.find_last_of('}')); // incomplete from here on
        for (std::size_t part = 0; part < 8; ++part)
            QVERIFY(!problemOfFile(text.substr(0, text.size() * part / 8)).isEmpty());
        QVERIFY(!problemOfFile(text).isEmpty());
    }
    // Random byte changes give another tokenizer or an error.
    void damagedFilesAreReadOrRefused_data() { truncatedFileIsRefused_data(); }
    void damagedFilesAreReadOrRefused()
    {
        QFETCH(QString, kind);
        const std::string text = test::tokenizerFile(kind + u"/tokenizer.json"_s);
        std::mt19937 random(7);
        for (int i = 0; i < 6; ++i) {
            std::string damaged = text;
            for (int k = 0; k < 1 + i % 3; ++k)
                damaged[random() % damaged.size()] = static_cast<char>(random() % 128);
            (void)problemOf([&] {
                const core::Tokenizer tokenizer = core::readTokenizerJson(damaged);
                (void)core::encodeText(tokenizer, { "The [MASK] dog's 42 ½ naïve 中文 😀\n" });
            });
        }
    }
    // Especially in SentencePiece's table, whose units can point anywhere.
    void damagedCharsmapsAreReadOrRefused()
    {
        std::mt19937 random(11);
        const std::string letters
            = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
        const std::string good
            = json::parse(test::tokenizerFile(u"unigram/tokenizer.json"_s))
                  .at("/normalizer/normalizers/0/precompiled_charsmap"_json_pointer);
        const json known = test::expectedOf(u"unigram"_s);
        for (int i = 0; i < 6; ++i) {
            std::string table = good;
            for (int k = 0; k < 400; ++k) // after the size, the only checked field
                table[8 + random() % (table.size() / 4)] = letters[random() % letters.size()];
            json file = withStage(
                "normalizer", { { "type", "Precompiled" }, { "precompiled_charsmap", table } });
            (void)problemOf([&] {
                const core::Tokenizer tokenizer = core::readTokenizerJson(file.dump());
                for (const auto& wanted : known.at("cases"))
                    (void)core::encodeText(tokenizer, { wanted.at("text").get<std::string>() });
            });
        }
    }
    void endlessRegularExpressionIsStopped()
    {
        const core::Tokenizer tokenizer = core::readTokenizerJson(splitBy("(x+x+)+y").dump());
        QElapsedTimer timer;
        timer.start();
        const std::string text(40, 'x');
        QCOMPARE(problemOf([&] { (void)core::encodeText(tokenizer, { text }); }),
            u"tokenizer_slow_pattern"_s);
        QVERIFY(timer.elapsed() < 20'000);
        QCOMPARE(core::encodeText(tokenizer, { "a" }).size(), std::size_t { 1 }); // as before
    }
    // Each replacement turns a letter into a thousand: a few of them would exhaust any memory.
    void multiplyingReplacementsAreStopped()
    {
        const json one = { { "type", "Replace" }, { "pattern", { { "String", "a" } } },
            { "content", std::string(1000, 'a') } };
        const json file = withStage("normalizer",
            { { "type", "Sequence" }, { "normalizers", json::array({ one, one, one }) } });
        const core::Tokenizer tokenizer = core::readTokenizerJson(file.dump());
        QCOMPARE(problemOf([&] { (void)core::encodeText(tokenizer, { "aaaa" }); }),
            u"tokenizer_long_text"_s);
        QCOMPARE(problemOf([&] { (void)core::encodeText(tokenizer, { "b" }); }), QString());
    }
    // A long but simple match is not an endless search.
    void longTextCanBeOneMatch()
    {
        const core::Tokenizer tokenizer = core::readTokenizerJson(splitBy("[xy]{2,}").dump());
        QCOMPARE(
            problemOf([&] { (void)core::encodeText(tokenizer, { std::string(1'000'000, 'x') }); }),
            QString());
    }
    void errorNamesTheBrokenTokenizer()
    {
        QTemporaryDir folder;
        const std::string place = folder.path().toStdString();
        const auto saying = [&](const QByteArray& content) {
            QFile file(folder.filePath(u"tokenizer.json"_s));
            if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
                return QString();
            file.close();
            try {
                (void)core::readTokenizerFolder(place);
            } catch (const core::Error& error) {
                return QString::fromStdString(error.problem + ' ' + error.detail());
            }
            return QString();
        };
        const QString stub = saying("version https://git-lfs.github.com/spec/v1\noid a\n");
        QVERIFY2(stub.startsWith(u"file_is_lfs_pointer "_s), qPrintable(stub));
        QVERIFY2(stub.contains(u"tokenizer.json: "_s) && stub.contains(u"git lfs pull"_s),
            qPrintable(stub));
        const QString broken = saying("{\"model\": ");
        QVERIFY2(broken.startsWith(u"json_syntax tokenizer.json: "_s), qPrintable(broken));
    }
    void unknownTextNeedsAnUnknownToken()
    {
        json file = wordLevel({ { "a", 0 } });
        const core::Tokenizer words = core::readTokenizerJson(file.dump());
        QCOMPARE(
            problemOf([&] { (void)core::encodeText(words, { "b" }); }), u"tokenizer_no_unknown"_s);
        file["model"]
            = { { "type", "Unigram" }, { "vocab", json::array({ json::array({ "a", -1.0 }) }) } };
        const core::Tokenizer pieces = core::readTokenizerJson(file.dump());
        QCOMPARE(problemOf([&] { (void)core::encodeText(pieces, { "ab" }); }),
            u"tokenizer_no_unknown"_s);
        QCOMPARE(core::encodeText(pieces, { "aa" }).size(), std::size_t { 2 });
    }
    void unknownIdsAreRefused()
    {
        const core::Tokenizer tokenizer = test::tokenizerOf(u"gpt2"_s);
        const std::vector<core::TokenId> ids { 5, 700 };
        QCOMPARE(
            problemOf([&] { (void)core::decodeIds(tokenizer, ids); }), u"tokenizer_no_such_id"_s);
    }
    void textThatIsNotUtf8IsRefused()
    {
        const core::Tokenizer tokenizer = test::tokenizerOf(u"gpt2"_s);
        QCOMPARE(
            problemOf([&] { (void)core::encodeText(tokenizer, { "a\xff" }); }), u"text_not_utf8"_s);
    }
    void olderFilesAreCheckedToo()
    {
        const auto pairs = [](const char* vocabulary, const char* merges) {
            return problemOf([&] { (void)core::readVocabularyAndMerges(vocabulary, merges); });
        };
        QCOMPARE(pairs(R"({"a": 0})", "#version: 0.2\n"), QString());
        QCOMPARE(pairs(R"({"a": 0})", "#version: 0.2\na b\n"), u"tokenizer_unknown_merge"_s);
        QCOMPARE(pairs(R"({"a": 0})", "a\n"), u"tokenizer_bad_merge"_s);
        QCOMPARE(pairs(R"({"a": 0)", ""), u"json_syntax"_s);
        QCOMPARE(pairs(R"([])", ""), u"tokenizer_wrong_type"_s);
        const auto lines = [](const char* text) {
            return problemOf([&] { (void)core::readVocabularyText(text, true); });
        };
        QCOMPARE(lines(""), u"tokenizer_empty_vocabulary"_s);
        QCOMPARE(lines("a\n\xff\n"), u"text_not_utf8"_s);
        QTemporaryDir folder;
        QCOMPARE(problemOf([&] { (void)core::readTokenizerFolder(folder.path().toStdString()); }),
            u"tokenizer_none"_s);
    }
};

QTEST_APPLESS_MAIN(TestTokenizerErrors)
#include "tst_tokenizer_errors.moc"
