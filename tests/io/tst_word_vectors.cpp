#include "core/base/error.h"
#include "core/io/store/word_vectors.h"

#include <QFile>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <string>

using core::WordVectorTable;
using Words = std::vector<std::string>;

namespace {

// A source that returns the text in chunks of `chunk` bytes.
core::TextSource sourceOf(const std::string& text, std::size_t chunk = 1 << 16)
{
    return [=, at = std::size_t { 0 }](std::span<char> to) mutable {
        const std::size_t count = std::min({ chunk, to.size(), text.size() - at });
        std::copy_n(text.data() + at, count, to.data());
        at += count;
        return count;
    };
}

WordVectorTable read(const std::string& text, const Words& words, std::size_t chunk = 1 << 16)
{
    return core::readWordVectors(sourceOf(text, chunk), words);
}

struct Problem {
    QString id;
    int offset = -1;
    QString detail;
};

Problem problemOf(const std::string& text, const Words& words)
{
    try {
        (void)read(text, words);
        return {};
    } catch (const core::Error& error) {
        return { QString::fromStdString(error.problem),
            error.offset ? static_cast<int>(*error.offset) : -1,
            QString::fromStdString(error.detail()) };
    }
}

std::string realVectors()
{
    QFile file(TEST_DATA "/suites/wordvectors/googlenews60_300d.txt");
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the word vectors are missing");
    return file.readAll().toStdString();
}

const WordVectorTable catAndDog { { "cat", { 1, -2.5F } }, { "dog", { 0.25F, 3 } } };

} // namespace

class TestWordVectors : public QObject {
    Q_OBJECT

private slots:
    void everyFormatGivesSameVectors_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("GloVe") << QByteArray("cat 1 -2.5\ndog 0.25 3\n");
        QTest::newRow("word2vec") << QByteArray("2 2\ncat 1 -2.5\ndog 0.25 3\n");
        QTest::newRow("blank at the end") << QByteArray("2 2\ncat 1 -2.5 \ndog 0.25 3 \n");
        QTest::newRow("tabs") << QByteArray("cat\t1\t-2.5\ndog\t0.25\t3");
        QTest::newRow("Windows") << QByteArray("2 2\r\ncat 1 -2.5\r\ndog 0.25 3\r\n");
        QTest::newRow("exponents") << QByteArray("cat 1e0 -2.5E+0\ndog 25e-2 3.\n");
        QTest::newRow("numbers as words") << QByteArray("7 1 1\ncat 1 -2.5\n8 9 9\ndog 0.25 3\n");
        QTest::newRow("first counts") << QByteArray("cat 1 -2.5\ncat 9 9\ndog 0.25 3\n");
        QTest::newRow("blank lines") << QByteArray("2 2\ncat 1 -2.5\n\ndog 0.25 3\n\n");
        QTest::newRow("others broken") << QByteArray("x 1\ncat 1 -2.5\ny a b\ndog 0.25 3\n");
    }
    void everyFormatGivesSameVectors()
    {
        QFETCH(QByteArray, text);
        for (const std::size_t chunk : { 1U, 2U, 3U, 7U, 1000U })
            QCOMPARE(read(text.toStdString(), { "dog", "cat" }, chunk), catAndDog);
    }
    void wordsCanContainSpaces()
    {
        const std::string glove = "the 0.5 1\n. . . 2 3\nat name@domain.com 4 5\nJuly 4 6 7\n";
        const WordVectorTable vectors
            = read(glove, { ". . .", "at name@domain.com", "July 4", "July", "at" });
        QCOMPARE(vectors.size(), 3U);
        QCOMPARE(vectors.at(". . ."), (std::vector<float> { 2, 3 }));
        QCOMPARE(vectors.at("at name@domain.com"), (std::vector<float> { 4, 5 }));
        QCOMPARE(vectors.at("July 4"), (std::vector<float> { 6, 7 }));
    }
    void unicodeSpacesBelongToTheWord()
    {
        const std::string text = "a\u00a0b 1 2\n\u0085 3 4\nc 5 6\n";
        QCOMPARE(read(text, { "a\u00a0b" }).at("a\u00a0b"), (std::vector<float> { 1, 2 }));
        QCOMPARE(read(text, { "\u0085" }).size(), 1U);
    }
    void unknownWordsAreAbsent()
    {
        QCOMPARE(read("cat 1 -2.5\ndog 0.25 3", { "cat", "dog", "bird", "do" }), catAndDog);
        QVERIFY(read("cat 1 2\n", {}).empty());
    }
    void realVectorsAreReadExactly()
    {
        const WordVectorTable vectors = read(realVectors(), { "people", "in", "cat" });
        QCOMPARE(vectors.size(), 2U);
        QCOMPARE(vectors.at("in").size(), 300U);
        QCOMPARE(vectors.at("in")[0], 0.0530F);
        QCOMPARE(vectors.at("in")[5], -0.0820F);
        QCOMPARE(vectors.at("people")[1], -0.0091F);
    }
    void readingStopsWhenAllWordsAreFound()
    {
        std::string text = "cat 1 2\n";
        for (int i = 0; i < 200; ++i)
            text += "w" + std::to_string(i) + " 1 2\n";
        std::size_t reads = 0;
        const auto source = [&](std::span<char> to) {
            // Returns the text, then the same line forever.
            const std::string line = reads++ == 0 ? text : "more 1 2\n";
            std::copy_n(line.data(), line.size(), to.data());
            return line.size();
        };
        QCOMPARE(core::readWordVectors(source, Words { "cat" }).size(), 1U);
        QVERIFY(reads <= 2);
    }
    void brokenFilesAreRefusedWithTheirOffset_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<int>("offset");
        const auto row = [](const char* name, const QByteArray& text, const char* problem,
                             int offset) { QTest::newRow(name) << text << problem << offset; };
        row("no number", "a 1 2\nb 1 2\ncat 1 x\n", "word_vectors_not_a_number", 18);
        row("too few", "a 1 2\nb 1 2\ncat 1\n", "word_vectors_ragged", 12);
        row("truncated line", "2 3\na 1 2 3\ncat 1 2", "word_vectors_ragged", 12);
        row("truncated file", "3 2\na 1 2\nb 1 2\n", "word_vectors_truncated", -2);
        row("prose", "To be, or not to be\nthat is\n", "word_vectors_no_numbers", 0);
        row("binary", QByteArray("2 2\ncat \0\0\x80\x3f\0\0\x20\xc0\n", 17), "word_vectors_binary",
            4);
        row("web page", "<!doctype html>\n", "file_is_html", 0);
        row("gzip", "\x1f\x8b\x08 1 2\n", "file_is_gzip", 0);
        row("nothing", "", "file_is_empty", 0);
        row("blank", " \n\n", "file_is_empty", 0);
        row("endless line", QByteArray(3 << 20, 'a'), "line_too_long", 0);
    }
    void brokenFilesAreRefusedWithTheirOffset()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, problem);
        QFETCH(int, offset);
        const Problem found = problemOf(text.toStdString(), { "cat", "dog" });
        QCOMPARE(found.id, problem);
        if (offset != -2)
            QCOMPARE(found.offset, offset);
    }
    void errorNamesTheLine()
    {
        QVERIFY(problemOf("a 1 2\nb 1 2\n\ncat 1 x\n", { "cat" }).detail.contains("line 4"));
    }
    void millionLinesAreReadInTime()
    {
        std::string text;
        for (int i = 0; i < 1000000; ++i)
            text += "word" + std::to_string(i) + " 0.25 -0.125 0.5 0.75 1.5 -2.5 3.5 4.5\n";
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(read(text, { "word999999", "none" }, 1 << 18).size(), 1U);
        QVERIFY(timer.elapsed() < 5000); // 60 MB in 0.1 s; parsing all numbers takes seconds
    }
};

QTEST_GUILESS_MAIN(TestWordVectors)
#include "tst_word_vectors.moc"
