#include "core/attention/edges.h"

#include "core/base/error.h"

#include <QtTest>

using namespace core;

namespace {

QString refusal(std::string_view text, Index queries = 5, Index keys = 5)
{
    try {
        (void)parseEdges(text, queries, keys);
    } catch (const Error& error) {
        return QString("%1 at %2: %3")
            .arg(QString::fromStdString(error.problem))
            .arg(error.offset.value_or(999))
            .arg(QString::fromStdString(error.detail()));
    }
    return {};
}

} // namespace

class TestEdges : public QObject {
    Q_OBJECT

private slots:
    void edgesAreUndirectedOrDirected()
    {
        QCOMPARE(parseEdges("1-2, 2-5", 5, 5),
            (std::vector<Edge> { { 0, 1 }, { 1, 0 }, { 1, 4 }, { 4, 1 } }));
        QCOMPARE(parseEdges("1>2", 5, 5), (std::vector<Edge> { { 0, 1 } }));
        QCOMPARE(parseEdges("", 5, 5), std::vector<Edge> {});
    }
    void separatorsAndBlanksAreTolerated_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("comma") << QByteArray("1>2,3>4");
        QTest::newRow("space") << QByteArray("1>2 3>4");
        QTest::newRow("semicolon") << QByteArray("1>2;3>4");
        QTest::newRow("lines") << QByteArray("1>2\n3>4\n");
        QTest::newRow("lines of Windows") << QByteArray("1>2\r\n\t3>4");
        QTest::newRow("blanks everywhere") << QByteArray(" 1 > 2 ,; 3 >4, ");
        QTest::newRow("arrows") << QByteArray("1->2 3→4");
    }
    void separatorsAndBlanksAreTolerated()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(parseEdges(text.toStdString(), 5, 5), (std::vector<Edge> { { 0, 1 }, { 2, 3 } }));
    }
    void longDashSeparatesNodes() { QCOMPARE(parseEdges("1–2", 2, 2), parseEdges("1-2", 2, 2)); }
    void undirectedCrossEdgeHasOneDirection()
    {
        QCOMPARE(parseEdges("1-4", 2, 4), (std::vector<Edge> { { 0, 3 } }));
        QCOMPARE(parseEdges("4-1", 2, 4), (std::vector<Edge> { { 0, 3 } }));
        QVERIFY(refusal("4>1", 2, 4).endsWith("the queries are 1 to 2 and the keys 1 to 4"));
    }
    void errorsNameTheEdge()
    {
        QCOMPARE(refusal("1-2, 2-6"),
            "edge_outside at 5: there is no edge between 2 and 6: the tokens are 1 to 5");
        QVERIFY(refusal("0-1").startsWith("edge_outside at 0"));
        QVERIFY(refusal("1→2, x").startsWith("edge_syntax at 5: expected a token number"));
        QVERIFY(refusal("1 2").startsWith("edge_syntax at 2: expected -"));
        QVERIFY(refusal("1-").startsWith("edge_syntax at 2"));
        QVERIFY(refusal("1--2").startsWith("edge_syntax at 2"));
        QVERIFY(refusal("-1").startsWith("edge_syntax at 0"));
        QVERIFY(refusal("1-99999999999999999999").startsWith("edge_outside at 2"));
    }
};

QTEST_APPLESS_MAIN(TestEdges)
#include "tst_edges.moc"
