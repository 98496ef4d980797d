#include "core/io/text/cells.h"
#include "core/io/text/json.h"
#include "core/io/text/records.h"
#include "core/io/text/spreadsheet_label.h"

#include <QtTest>

#include <cmath>
#include <limits>

#include <nlohmann/json.hpp>

using core::Records;
using core::RecordValue;

namespace {

const std::vector<std::string>& awkwardTexts()
{
    static const std::vector<std::string> texts { "plain", "", " blank ahead", "a,b", "a;b",
        "say \"hi\"", "two\nlines", "cr\rhere", "tab\there", "0.5", "-1e9", "inf", "true", "注意力",
        "\"", ",", "=1+1" };
    return texts;
}

Records oneColumn(const std::vector<std::string>& texts)
{
    Records records { { "token", "place" }, {} };
    for (std::size_t i = 0; i < texts.size(); ++i)
        records.rows.push_back({ texts[i], static_cast<std::int64_t>(i) });
    return records;
}

} // namespace

class TestRecords : public QObject {
    Q_OBJECT

private slots:
    void csvHasAHeaderAndOneLineForEachRecord()
    {
        const Records records { { "name", "count", "share", "known", "left" },
            { { std::string("a"), std::int64_t { 3 }, 0.1, true, RecordValue {} },
                { std::string("b"), std::int64_t { -1 }, -std::numeric_limits<double>::infinity(),
                    false, 1e-30 } } };
        QCOMPARE(core::csvText(records),
            std::string("name,count,share,known,left\na,3,0.1,true,\nb,-1,-inf,false,1e-30\n"));
    }
    void csvQuotesAsRfc4180Does()
    {
        QCOMPARE(core::csvCell("say \"hi\", twice"), std::string("\"say \"\"hi\"\", twice\""));
        QCOMPARE(core::csvCell("two\r\nlines"), std::string("\"two\r\nlines\""));
        QCOMPARE(core::csvCell("plain-text_1"), std::string("plain-text_1"));
        QCOMPARE(core::csvCell(""), std::string("\"\""));
    }
    void csvGivesEveryTextBack()
    {
        const std::string text = core::csvText(oneColumn(awkwardTexts()));
        const core::Cells cells = core::cutCells(text, ',');
        QCOMPARE(cells.rowCount(), awkwardTexts().size() + 1);
        for (std::size_t i = 0; i < awkwardTexts().size(); ++i) {
            QCOMPARE(cells.width(i + 1), std::size_t { 2 });
            const std::string label(cells.label(cells.at(i + 1, 0)));
            QCOMPARE(core::unguardedLabel(label), awkwardTexts()[i]);
        }
    }
    void spreadsheetsTakeNoTextForAFormula()
    {
        QCOMPARE(core::csvCell("=1+1"), std::string("'=1+1"));
        QCOMPARE(core::csvCell("@SUM(A1)"), std::string("'@SUM(A1)"));
    }
    void textThatLooksLikeANumberStaysText()
    {
        for (const char* text : { "0.5", "-1e9", "true" })
            QCOMPARE(core::csvCell(text), '"' + std::string(text) + '"');
    }
    void jsonGivesEveryValueBack()
    {
        Records records = oneColumn(awkwardTexts());
        records.rows.push_back({ std::string("x\x01y"), RecordValue {} });
        const nlohmann::json read = core::parseJson(core::recordsJson(records));
        QCOMPARE(read.size(), records.rows.size());
        for (std::size_t i = 0; i < awkwardTexts().size(); ++i) {
            QCOMPARE(read[i]["token"].get<std::string>(), awkwardTexts()[i]);
            QCOMPARE(read[i]["place"].get<int>(), static_cast<int>(i));
        }
        QCOMPARE(read.back()["token"].get<std::string>(), std::string("x\x01y"));
        QVERIFY(read.back()["place"].is_null());
    }
    void jsonNumbersAreExactAndInfiniteOnesAreTexts()
    {
        const Records records { { "a", "b", "c" },
            { { 0.1, std::numeric_limits<double>::infinity(), false } } };
        const nlohmann::json read = core::parseJson(core::recordsJson(records));
        QCOMPARE(read[0]["a"].get<double>(), 0.1);
        QCOMPARE(read[0]["b"].get<std::string>(), std::string("inf"));
        QCOMPARE(read[0]["c"].get<bool>(), false);
    }
    void invalidTextIsReplacedInJson()
    {
        const std::string json = core::recordsJson({ { "a" }, { { std::string("\xFF") } } });
        QCOMPARE(core::parseJson(json)[0]["a"].get<std::string>(), std::string("\xEF\xBF\xBD"));
    }
    void noRecordsAreAHeaderOrAnEmptyList()
    {
        QCOMPARE(core::csvText({ { "a", "b" }, {} }), std::string("a,b\n"));
        QVERIFY(core::parseJson(core::recordsJson({ { "a" }, {} })).empty());
    }
};

QTEST_GUILESS_MAIN(TestRecords)
#include "tst_records.moc"
