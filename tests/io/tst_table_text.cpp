#include "core/io/text/table.h"

#include <QtTest>

#include <limits>
#include <string>

using core::Matrix;
using core::Table;

namespace {

const Table weights { { { 0.77F, -1e-5F }, { 1, 1.0F / 3 } }, { "the", "cat" }, { "the", "cat" } };

Table labelled(const std::string& label)
{
    return { Matrix { { 1 } }, { label }, {} };
}

// The label of the only row.
std::string latexLabel(const std::string& label)
{
    const std::string text = core::latexText(labelled(label));
    const std::size_t begin = text.find("\\toprule\n  ") + 11;
    return text.substr(begin, text.rfind(" & ") - begin);
}

std::string markdownLabel(const std::string& label)
{
    const std::string text = core::markdownText(labelled(label));
    const std::size_t begin = text.find("---: |\n| ") + 9;
    return text.substr(begin, text.rfind(" | 1") - begin);
}

} // namespace

class TestTableText : public QObject {
    Q_OBJECT

private slots:
    void latexIsACompleteTabular()
    {
        QCOMPARE(core::latexText(weights),
            std::string("% needs \\usepackage{booktabs}\n"
                        "\\begin{tabular}{lrr}\n"
                        "  \\toprule\n"
                        "   & the & cat \\\\\n"
                        "  \\midrule\n"
                        "  the & $0.770$ & $-1.00 \\cdot 10^{-5}$ \\\\\n"
                        "  cat & $1.00$ & $0.333$ \\\\\n"
                        "  \\bottomrule\n"
                        "\\end{tabular}\n"));
    }
    void markdownIsAGitHubTable()
    {
        QCOMPARE(core::markdownText(weights, { .digits = 0 }),
            std::string("|  | the | cat |\n"
                        "| :--- | ---: | ---: |\n"
                        "| the | 0.77 | -1e-05 |\n"
                        "| cat | 1 | 0.33333334 |\n"));
        QCOMPARE(core::markdownText({ { { 1, 2 } }, {}, {} }),
            std::string("|  |  |\n| ---: | ---: |\n| 1.00 | 2.00 |\n"));
    }
    void numbersAreRoundedAsChosen()
    {
        const Table table { { { 0.98765F, -0.004F, 1e-7F, 12 } }, {}, {} };
        const auto row = [&](const core::Rounding& rounding) {
            const std::string text = core::markdownText(table, rounding);
            return text.substr(text.rfind("\n| ") + 1);
        };
        QCOMPARE(row({ .digits = 2 }), std::string("| 0.99 | -0.0040 | 1.0e-07 | 12 |\n"));
        QCOMPARE(row({ .digits = 1 }), std::string("| 1 | -0.004 | 1e-07 | 1e+01 |\n"));
        QCOMPARE(row({ .digits = 4 }), std::string("| 0.9876 | -0.004000 | 1.000e-07 | 12.00 |\n"));
        QCOMPARE(row({ .decimals = 2 }), std::string("| 0.99 | 0.00 | 0.00 | 12.00 |\n"));
        QCOMPARE(row({ .decimals = 0 }), std::string("| 1 | 0 | 0 | 12 |\n"));
        QVERIFY(core::latexText(table, { .decimals = 3 })
                    .find("$0.988$ & $-0.004$ & $0.000$ & $12.000$ \\\\\n")
            != std::string::npos);
        const Table odd { { { std::numeric_limits<float>::infinity() } }, {}, {} };
        QVERIFY(core::latexText(odd, { .decimals = 2 }).find("$\\infty$") != std::string::npos);
    }
    void numbersOfEveryKindAreWritten()
    {
        const float infinity = std::numeric_limits<float>::infinity();
        const Table odd { { { infinity, -infinity, std::nanf(""), 3e38F, 0 } }, {}, {} };
        QVERIFY(
            core::latexText(odd).find("$\\infty$ & $-\\infty$ & NaN & $3.00 \\cdot 10^{38}$ & $0$")
            != std::string::npos);
        QVERIFY(core::markdownText(odd).find("| inf | -inf | nan | 3.00e+38 | 0 |")
            != std::string::npos);
        const Table mask { { { 1, 0 } }, {}, {}, true };
        QVERIFY(core::latexText(mask).find("true & false") != std::string::npos);
        QCOMPARE(core::separatedText(mask, '\t'), std::string("true\tfalse\n"));
    }
    void latexEscapesSpecialCharacters()
    {
        QCOMPARE(latexLabel("a&b%c$d#e_f{g}h"), std::string("a\\&b\\%c\\$d\\#e\\_f\\{g\\}h"));
        QCOMPARE(latexLabel("\\input"), std::string("\\textbackslash{}input"));
        QCOMPARE(latexLabel("~^<>|"),
            std::string("\\textasciitilde{}\\textasciicircum{}\\textless{}\\textgreater{}"
                        "\\textbar{}"));
        QCOMPARE(latexLabel("[CLS]*"), std::string("{[}CLS{]}{*}"));
        QCOMPARE(latexLabel("--"), std::string("{-}{-}"));
        QCOMPARE(latexLabel("a\nb\x01"), std::string("a\\textbackslash{}nb\\textbackslash{}x01"));
        QCOMPARE(latexLabel("注意 é"), std::string("注意 é"));
    }
    void markdownEscapesSpecialCharacters()
    {
        QCOMPARE(markdownLabel("a|b"), std::string("a\\|b"));
        QCOMPARE(markdownLabel("*_`~"), std::string("\\*\\_\\`\\~"));
        QCOMPARE(markdownLabel("<b>&amp;"), std::string("\\<b\\>\\&amp;"));
        QCOMPARE(markdownLabel("[x](http://y)"), std::string("\\[x\\]\\(http\\:\\/\\/y\\)"));
        QCOMPARE(markdownLabel("a\r\nb"), std::string("a\\\\r\\\\nb"));
        QCOMPARE(markdownLabel("注意"), std::string("注意"));
    }
};

QTEST_GUILESS_MAIN(TestTableText)
#include "tst_table_text.moc"
