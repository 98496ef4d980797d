#include "core/base/error.h"
#include "core/io/text/json.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QtTest>

#include <string>

using core::JsonLimits;
using core::parseJson;
using core::parseOrderedJson;

namespace {

struct Problem {
    std::string id;
    std::optional<std::uint64_t> offset;
    std::string detail;
    std::string remarks = {};
};

// An empty id if the text is accepted.
Problem problemOf(std::string_view text, const JsonLimits& limits = {})
{
    try {
        (void)parseJson(text, limits);
        return {};
    } catch (const core::Error& error) {
        return { error.problem, error.offset, error.detail(), error.remarks };
    }
}

constexpr JsonLimits lenient { .depth = 512, .duplicateKeys = true };

} // namespace

class TestJson : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheSuite_data()
    {
        QTest::addColumn<QString>("path");
        const QDir suite(TEST_DATA "/suites/json");
        const QStringList names = suite.entryList({ "*.json" });
        QVERIFY(names.size() > 300);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << suite.filePath(name);
    }
    void agreesWithTheSuite()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string text = file.readAll().toStdString();
        const Problem problem = problemOf(text, lenient);
        const QString name = QFileInfo(path).fileName();
        if (name.startsWith("y_"))
            QCOMPARE(problem.id, std::string());
        if (name.startsWith("n_"))
            QVERIFY(!problem.id.empty());
        if (problem.id.empty())
            return;
        QVERIFY(!problem.detail.empty());
        QVERIFY(problem.offset && *problem.offset <= text.size());
        QVERIFY(QString::fromStdString(problem.detail).toStdString() == problem.detail);
        QVERIFY(!QString::fromStdString(problem.detail).contains("json.exception"));
    }
    void anyDepthIsSafe()
    {
        const std::string lists(1000000, '[');
        QCOMPARE(problemOf(lists).id, std::string("json_too_deep"));
        QCOMPARE(problemOf(lists, { .depth = 2000000 }).id, std::string("json_syntax"));
        const std::string closed = std::string(32, '[') + std::string(32, ']');
        QCOMPARE(problemOf(closed).id, std::string());
        QCOMPARE(problemOf("[" + closed + "]").id, std::string("json_too_deep"));
        QCOMPARE(problemOf("[" + closed + "]").offset, std::optional<std::uint64_t>(32));
    }
    void duplicateKeyIsRefusedWithItsOffset()
    {
        const std::string text = "{\"a\": 1, \"b\\\"\\\\\": 2, \"b\\\"\\\\\": 3}";
        QCOMPARE(problemOf(text).id, std::string("json_duplicate_key"));
        QCOMPARE(problemOf(text).offset, std::optional<std::uint64_t>(text.rfind("\"b")));
        QCOMPARE(problemOf(R"({"": 1, "": 2})").offset, std::optional<std::uint64_t>(8));
        QCOMPARE(problemOf(R"({"\u0061": 1, "a": 2})").id, std::string("json_duplicate_key"));
        QCOMPARE(problemOf(R"([{"a": 1}, {"a": {"a": 1}}])").id, std::string());
        const JsonLimits lastWins { .duplicateKeys = true };
        QCOMPARE(parseJson(R"({"a": 1, "a": 2})", lastWins).dump(), std::string(R"({"a":2})"));
        QCOMPARE(
            parseOrderedJson(R"({"a": 1, "a": 2})", lastWins).dump(), std::string(R"({"a":2})"));
        const Problem twice = problemOf(R"({"k\u0000\n\u00e9": 1, "k\u0000\n\u00e9": 2})");
        QVERIFY2(QString::fromStdString(twice.detail).endsWith("keep only one \"k\\x00\\x0aé\""),
            twice.detail.c_str());
        QVERIFY_THROWS_EXCEPTION(core::Error, (void)parseOrderedJson(R"({"a": 1, "a": 2})"));
    }
    void errorsHaveTheirOffset_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<int>("offset");
        QTest::newRow("empty") << QByteArray("") << "json_syntax" << 0;
        QTest::newRow("NaN") << QByteArray("[1, NaN]") << "json_syntax" << 4;
        QTest::newRow("Infinity") << QByteArray("[-Infinity]") << "json_syntax" << 2;
        QTest::newRow("overflow") << QByteArray("[1, -1e999, 2]") << "json_syntax" << 4;
        QTest::newRow("after the end") << QByteArray("{} x") << "json_syntax" << 3;
        QTest::newRow("second document") << QByteArray("{}{}") << "json_syntax" << 2;
        QTest::newRow("word") << QByteArray("[{\"a\":[]}, 1 false]") << "json_syntax" << 13;
        QTest::newRow("string") << QByteArray("[{}, 1 \"abc\"]") << "json_syntax" << 7;
        QTest::newRow("bracket") << QByteArray("[\"abc\"}") << "json_syntax" << 6;
        QTest::newRow("truncated") << QByteArray("[1, 2") << "json_syntax" << 5;
        QTest::newRow("no colon") << QByteArray("{\"a\" 1}") << "json_syntax" << 5;
        QTest::newRow("NUL after the end") << QByteArray("[]\0[]", 5) << "json_syntax" << 2;
        QTest::newRow("bad UTF-8") << QByteArray("[\"\xff\"]") << "text_not_utf8" << 2;
        QTest::newRow("overlong") << QByteArray("[\"\xc0\xaf\"]") << "text_not_utf8" << 2;
        QTest::newRow("surrogate") << QByteArray("[\"\xed\xa0\x80\"]") << "text_not_utf8" << 2;
        QTest::newRow("truncated sequence")
            << QByteArray("\"1234567\xe6\xb3") << "text_not_utf8" << 8;
    }
    void errorsHaveTheirOffset()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, problem);
        QFETCH(int, offset);
        const Problem found = problemOf({ text.data(), static_cast<std::size_t>(text.size()) });
        QCOMPARE(QString::fromStdString(found.id), problem);
        QVERIFY(found.offset.has_value());
        QCOMPARE(static_cast<int>(*found.offset), offset);
    }
    void errorNamesWhatWasExpected()
    {
        const Problem missing = problemOf("{\n  \"a\" 1}");
        QVERIFY2(
            QString::fromStdString(missing.remarks).contains("colon"), missing.remarks.c_str());
        for (const std::string& text : { missing.detail, missing.remarks })
            QVERIFY2(QString::fromStdString(text).contains("line 2, column 7"), text.c_str());
    }
    void limitsAreExact()
    {
        QCOMPARE(problemOf("[1, 2]", { .bytes = 6 }).id, std::string());
        QCOMPARE(problemOf("[1, 2]", { .bytes = 5 }).id, std::string("json_too_large"));
        QCOMPARE(problemOf("[1, 2]", { .values = 3 }).id, std::string());
        QCOMPARE(problemOf("[1, 2]", { .values = 2 }).id, std::string("json_too_large"));
    }
    void numbersAreExact()
    {
        const nlohmann::json seed = parseJson("18446744073709551615");
        QVERIFY(seed.is_number_unsigned());
        QCOMPARE(seed.get<std::uint64_t>(), std::numeric_limits<std::uint64_t>::max());
        QVERIFY(parseJson("18446744073709551616").is_number_float());
        QCOMPARE(parseJson("-9223372036854775808").get<std::int64_t>(),
            std::numeric_limits<std::int64_t>::min());
        QCOMPARE(parseJson("0.1").get<double>(), 0.1);
    }
    void byteOrderMarkIsSkipped()
    {
        QCOMPARE(parseJson("\xef\xbb\xbf[1]").dump(), std::string("[1]"));
    }
    void orderIsPreserved()
    {
        const char* text = R"({"z":{"y":1,"x":[{"b":1,"a":2}]},"a":null,"m":true})";
        QCOMPARE(parseOrderedJson(text).dump(), std::string(text));
    }
    void manyKeysAreReadInLinearTime()
    {
        std::string text = "{";
        for (int i = 0; i < 200000; ++i)
            text += "\"k" + std::to_string(i) + "\":" + std::to_string(i) + ",";
        text.back() = '}';
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(parseOrderedJson(text).size(), 200000U);
        QVERIFY(timer.elapsed() < 20000); // one search from the start per key takes minutes
    }
    void prefixesAndBitFlipsAreReadOrRefused()
    {
        const std::string seed
            = "{\"a\":[1,-2.5e3,true,null,\"\\u00e9\\n\\\"é\"],\"b\":{\"c\":[[],{}]},\"d\":\"\"}";
        for (std::size_t length = 0; length < seed.size(); ++length)
            QVERIFY(!problemOf(std::string_view(seed).substr(0, length)).id.empty());
        for (std::size_t bit = 0; bit < seed.size() * 8; ++bit) {
            std::string flipped = seed;
            flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
            const Problem problem = problemOf(flipped);
            QVERIFY(problem.id.empty() || (problem.offset && *problem.offset <= seed.size()));
        }
    }
};

QTEST_GUILESS_MAIN(TestJson)
#include "tst_json.moc"
