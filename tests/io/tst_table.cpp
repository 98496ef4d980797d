#include "core/base/error.h"
#include "core/io/text/decimal_text.h"
#include "core/io/text/spreadsheet_label.h"
#include "core/io/text/table.h"

#include <QtTest>

#include <rapidcheck.h>

#include <bit>
#include <cmath>
#include <limits>
#include <string>

using core::Matrix;
using core::readTable;
using core::Table;
using Labels = std::vector<std::string>;

namespace {

struct Problem {
    QString id;
    std::optional<std::uint64_t> offset;
};

Problem problemOf(std::string_view text)
{
    try {
        (void)readTable(text);
        return {};
    } catch (const core::Error& error) {
        return { QString::fromStdString(error.problem), error.offset };
    }
}

const Matrix square { { 1, 2 }, { 3, 4.5F } };

} // namespace

class TestTable : public QObject {
    Q_OBJECT

private slots:
    void everyDialectGivesTheSameTable_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("commas") << QByteArray("1,2\n3,4.5\n");
        QTest::newRow("no last line end") << QByteArray("1,2\n3,4.5");
        QTest::newRow("Windows") << QByteArray("1,2\r\n3,4.5\r\n");
        QTest::newRow("old Macintosh") << QByteArray("1,2\r3,4.5\r");
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                       "1,2\n3,4.5\n");
        QTest::newRow("blank lines") << QByteArray("\n1,2\n\n  \n3,4.5\n\n");
        QTest::newRow("empty rows of a spreadsheet") << QByteArray("1,2\n,\n3,4.5\n,\n");
        QTest::newRow("blanks around") << QByteArray(" 1 , 2\n3 ,4.5 \n");
        QTest::newRow("semicolons") << QByteArray("1;2\n3;4.5\n");
        QTest::newRow("decimal commas") << QByteArray("1,0;2\n3;4,5\n");
        QTest::newRow("tabs") << QByteArray("1\t2\n3\t4.5\n");
        QTest::newRow("tabs and commas") << QByteArray("1\t2\n3\t4,5\n");
        QTest::newRow("numpy.savetxt") << QByteArray("1.00e+00 2.00e+00\n3.00e+00 4.50e+00\n");
        QTest::newRow("columns of blanks") << QByteArray("  1   2\n  3   4.5  \n");
        QTest::newRow("all quoted") << QByteArray("\"1\",\"2\"\n\"3\",\"4.5\"\n");
        QTest::newRow("signs") << QByteArray("+1,+2.\n3,45e-1\n");
    }
    void everyDialectGivesTheSameTable()
    {
        QFETCH(QByteArray, text);
        const Table table = readTable({ text.data(), static_cast<std::size_t>(text.size()) });
        QVERIFY(table == (Table { square, {}, {} }));
    }
    void labelsAreRecognised_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("rows");
        QTest::addColumn<bool>("columns");
        QTest::newRow("header") << QByteArray("a,b\n1,2\n3,4.5") << false << true;
        QTest::newRow("rows") << QByteArray("x,1,2\ny,3,4.5") << true << false;
        QTest::newRow("both") << QByteArray(",a,b\nx,1,2\ny,3,4.5") << true << true;
        QTest::newRow("named corner") << QByteArray("token,a,b\nx,1,2\ny,3,4.5") << true << true;
        QTest::newRow("R") << QByteArray("\"a\" \"b\"\n\"x\" 1 2\n\"y\" 3 4.5") << true << true;
        QTest::newRow("R with tabs") << QByteArray("a\tb\nx\t1\t2\ny\t3\t4.5") << true << true;
    }
    void labelsAreRecognised()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, rows);
        QFETCH(bool, columns);
        const Table table = readTable({ text.data(), static_cast<std::size_t>(text.size()) });
        QCOMPARE(table.values, square);
        QCOMPARE(table.rowLabels, rows ? (Labels { "x", "y" }) : Labels {});
        QCOMPARE(table.columnLabels, columns ? (Labels { "a", "b" }) : Labels {});
    }
    void labelsAreNoFormulasAndStayTheSame()
    {
        const Table table { Matrix { { 1, 2, 3 } }, {}, { "=1+1", "-", "'@x" } };
        const std::string text = core::separatedText(table);
        QCOMPARE(text, std::string("\"'=1+1\",\"-\",\"''@x\"\n1,2,3\n"));
        QVERIFY(readTable(text) == table);
        QVERIFY(readTable("'=a,b\n1,2").columnLabels.front() == "'=a"); // not quoted: not ours
        for (const char* plain : { "=", "-5", "+1e3", "a=b", "" })
            QCOMPARE(core::guardedLabel(plain), std::string(plain));
        for (const char* formula : { "@SUM(A1)", "+x", "-x", "=", "''=x", "'" })
            QCOMPARE(core::unguardedLabel(core::guardedLabel(formula)), std::string(formula));
    }
    void numericLabelsAreRecognised()
    {
        const Matrix three { { 1, 2, 3 }, { 4, 5, 6 } };
        const Table pandas = readTable(",0,1,2\n0,1,2,3\n1,4,5,6");
        QVERIFY(pandas == (Table { three, { "0", "1" }, { "0", "1", "2" } }));
        const Table named = readTable("token,0,1,2\ncat,1,2,3\ndog,4,5,6");
        QVERIFY(named == (Table { three, { "cat", "dog" }, { "0", "1", "2" } }));
        const Table quoted = readTable("\"1\",\"2\",\"3\"\n1,2,3\n4,5,6");
        QVERIFY(quoted == (Table { three, {}, { "1", "2", "3" } }));
        const Table years = readTable("x,2001,2002\n1,2,3\n4,5,6");
        QVERIFY(years == (Table { three, {}, { "x", "2001", "2002" } }));
    }
    void trueAndFalseGiveABooleanTable()
    {
        QVERIFY(readTable("true,FALSE\nFalse,True")
            == (Table { { { 1, 0 }, { 0, 1 } }, {}, {}, true }));
        QVERIFY(!readTable("true,0\nfalse,1").boolean);
    }
    void nonFiniteValuesArePreserved()
    {
        const Table table = readTable("nan,inf,-Infinity,1e300,-1e300,1e-300,1e99999,-0");
        const float infinity = std::numeric_limits<float>::infinity();
        QVERIFY(std::isnan(table.values(0, 0)));
        QCOMPARE(table.values(0, 1), infinity);
        QCOMPARE(table.values(0, 2), -infinity);
        QCOMPARE(table.values(0, 3), infinity);
        QCOMPARE(table.values(0, 4), -infinity);
        QCOMPARE(table.values(0, 5), 0.0F);
        QCOMPARE(table.values(0, 6), infinity);
        QVERIFY(std::signbit(table.values(0, 7)));
    }
    void brokenTableIsRefusedWithItsOffset_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<int>("offset");
        const auto row = [](const char* name, const char* text, const char* problem, int offset) {
            QTest::newRow(name) << QByteArray(text) << problem << offset;
        };
        row("nothing", "", "table_empty", 0);
        row("blank", " \n\r\n", "table_empty", 0);
        row("labels only", "a,b\n", "table_empty", -1);
        row("word", "1,2\n3,4\n5,x\n", "table_not_a_number", 10);
        row("empty cell", "1,2\n3,\n", "table_not_a_number", 6);
        row("hexadecimal", "1,2\n3,0x10\n", "table_not_a_number", 6);
        row("two numbers", "1,2\n3,4 5\n", "table_not_a_number", 6);
        row("short row", "1,2\n3\n4,5\n", "table_ragged", 4);
        row("long row", "1,2\n3,4\n5,6,7\n", "table_ragged", 8);
        row("open quote", "a,\"b\n1,2\n", "table_quote", 2);
        row("text after quote", "\"a\"b,c\n1,2\n", "table_quote", 3);
        row("not UTF-8", "a,\xff\n1,2\n", "text_not_utf8", 2);
        row("mark counts",
            "\xEF\xBB\xBF"
            "1,2\n3,4\nx,5\n1,z\n",
            "table_not_a_number", 17);
        row("web page", "<html>", "file_is_html", 0);
    }
    void brokenTableIsRefusedWithItsOffset()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, problem);
        QFETCH(int, offset);
        const Problem found = problemOf({ text.data(), static_cast<std::size_t>(text.size()) });
        QCOMPARE(found.id, problem);
        QCOMPARE(found.offset ? static_cast<int>(*found.offset) : -1, offset);
    }
    void anyTableRoundTrips()
    {
        const auto labels = [](Labels::size_type count) {
            if (*rc::gen::arbitrary<bool>())
                return Labels {};
            const auto token = rc::gen::oneOf(
                rc::gen::element<std::string>("", "1", "-2e5", "true", "a,b", "c;d", "e\tf", "\"",
                    "\"\"", "x\ny", " the", "'", "#", "nan", "注意", "=1+1", "\r\n"),
                rc::gen::container<std::string>(rc::gen::inRange<char>(0, 127)));
            return *rc::gen::container<Labels>(count, token);
        };
        QVERIFY(rc::check("table", [&] {
            const auto rows = *rc::gen::inRange<std::size_t>(1, 5);
            const auto columns = *rc::gen::inRange<std::size_t>(1, 5);
            Table table { Matrix(static_cast<core::Index>(rows), static_cast<core::Index>(columns)),
                labels(rows), labels(columns), *rc::gen::arbitrary<bool>() };
            for (core::Index i = 0; i < table.values.size(); ++i)
                table.values.data()[i] = table.boolean
                    ? static_cast<float>(*rc::gen::inRange(0, 2))
                    : std::bit_cast<float>(*rc::gen::inRange<std::uint32_t>(0, 0x7F800001));
            for (const char separator : { ',', ';', '\t' })
                RC_ASSERT(readTable(core::separatedText(table, separator)) == table);
        }));
    }
    void everyPowerOfTwoIsWrittenExactly()
    {
        for (std::uint32_t bits = 0; bits < 0x7F800000; bits += 0x10001) {
            const auto number = std::bit_cast<float>(bits);
            QCOMPARE(core::parseNumber(core::numberText(number)), std::optional(number));
            QVERIFY(core::numberText(number).size() <= 15);
        }
    }
};

QTEST_GUILESS_MAIN(TestTable)
#include "tst_table.moc"
