#include "program.h"

#include <QRegularExpression>
#include <QtTest>

using namespace Qt::StringLiterals;

// --select, checked in the session that the figure embeds.
class TestTokenChoice : public QObject {
    Q_OBJECT

    static test::Outcome select(const QString& text, const QString& token, const QStringList& more)
    {
        return test::headlight(QStringList { "render", "--view", "heads", "--set", "heads=1",
                                   "--text", text, "--select", token, "--format", "svg", "-o", "-" }
            + more);
    }
    // "3" or "3>5": query and key, counted from 1.
    static QString selected(const test::Outcome& drawn)
    {
        const auto number = [&](const char* name) {
            const QRegularExpression written(u"\"%1\": ?(\\d+)"_s.arg(name));
            return written.match(drawn.out).captured(1);
        };
        return number("query") + (number("key").isEmpty() ? QString() : ">" + number("key"));
    }

private slots:
    void tokenIsFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("token");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* text, const char* token, const char* expected) {
            QTest::addRow("%s in %s", token, text) << text << token << expected;
        };
        const char* sentence = "I saw a saw cut";
        row(sentence, "cut", "5");
        row(sentence, "saw:1", "2");
        row(sentence, "saw:2", "4");
        row(sentence, "#4", "4");
        row(sentence, "4", "4");
        row(sentence, "cut:1", "5");
        row(sentence, "saw:2>saw:1", "4>2");
        row(sentence, ">saw:2", ">4");
        row("a : b : c", "::2", "4");
        row("a > b > c", ">:2", "4");
        row("3 1 2", "1", "2"); // a token text rather than a position
        row("3 1 2", "#1", "1");
        row("7 7 7", "7:2", "2");
    }
    void tokenIsFound()
    {
        QFETCH(QString, text);
        QFETCH(QString, token);
        QFETCH(QString, expected);
        const test::Outcome drawn = select(text, token, {});
        QCOMPARE(drawn.err, QString());
        QCOMPARE(selected(drawn), expected);
    }
    void tokenWithColonOrArrowIsFound()
    {
        const QStringList whole { "--set", "tokens=whitespace" };
        QCOMPARE(selected(select("saw saw saw:2 a>saw:2", "saw:2", whole)), u"3"_s);
        QCOMPARE(selected(select("saw saw saw:2 a>saw:2", "a>saw:2", whole)), u"4"_s);
        QCOMPARE(selected(select("saw saw saw:2 a>saw:2", "saw:2>saw:1", whole)), u"3>1"_s);
        QCOMPARE(selected(select("saw:2 saw:2 b", "saw:2:2", whole)), u"2"_s);
    }
    void ambiguousTokenIsReported_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("token");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* text, const char* token, const char* message) {
            QTest::addRow("%s in %s", token, text) << text << token << message;
        };
        const char* two
            = "there are 2 tokens \"saw\": saw:1 is token 2, saw:2 is token 4; use one of these";
        row("I saw a saw cut", "saw", two);
        row("I saw a saw cut", "cut>saw", two);
        row("I saw a saw cut", "saw:3", two);
        row("I saw a saw cut", "cut:2", "there is only one token \"cut\", token 5");
        row("I saw a saw cut", "swa", "did you mean saw");
        row("I saw a saw cut", "xyzzy:2", "no token is \"xyzzy:2\"");
        row("I saw a saw cut", "6", "no token is \"6\"");
        row("a a a a a a", "a", "a:4 is token 4, and so on to a:6");
    }
    void ambiguousTokenIsReported()
    {
        QFETCH(QString, text);
        QFETCH(QString, token);
        QFETCH(QString, message);
        const test::Outcome drawn = select(text, token, {});
        QCOMPARE(drawn.code, 1);
        QVERIFY2(
            drawn.err.contains("--select: ") && drawn.err.contains(message), qPrintable(drawn.err));
    }
};

QTEST_GUILESS_MAIN(TestTokenChoice)
#include "tst_token_choice.moc"
