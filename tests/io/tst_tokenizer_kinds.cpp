#include "tokenizer_files.h"

#include "core/io/tokenizer/vocabulary_files.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using core::Encoding;
using core::Tokenizer;

// Thirteen kinds of tokenizers, each with some 240 difficult texts, against the library
// `tokenizers` 0.23: every token ID, token and offset. See tests/data/tokenizers/README.md.
class TestTokenizerKinds : public QObject {
    Q_OBJECT

    static constexpr int kinds = 13;

    static void eachKind()
    {
        QTest::addColumn<QString>("kind");
        const QStringList folders = test::tokenizerKinds();
        QCOMPARE(folders.size(), kinds);
        for (const QString& kind : folders)
            QTest::newRow(qPrintable(kind)) << kind;
    }
    static QString shown(const Encoding& tokens)
    {
        QString text;
        for (const core::EncodedToken& token : tokens)
            text += u"%1 %2 [%3, %4] "_s.arg(token.id)
                        .arg(QString::fromStdString(token.text))
                        .arg(token.range.begin)
                        .arg(token.range.end);
        return text;
    }
    static QString shown(const nlohmann::json& wanted)
    {
        QString text;
        for (std::size_t i = 0; i < wanted.at("ids").size(); ++i)
            text += u"%1 %2 [%3, %4] "_s.arg(wanted.at("ids").at(i).get<unsigned>())
                        .arg(QString::fromStdString(wanted.at("tokens").at(i).get<std::string>()))
                        .arg(wanted.at("offsets").at(i).at(0).get<unsigned>())
                        .arg(wanted.at("offsets").at(i).at(1).get<unsigned>());
        return text;
    }

    static void compare(const Tokenizer& tokenizer, const QString& kind)
    {
        const nlohmann::json cases = test::expectedOf(kind).at("cases");
        QVERIFY(cases.size() > 200);
        for (const auto& wanted : cases) {
            const auto text = wanted.at("text").get<std::string>();
            const QString found = shown(core::encodeText(tokenizer, { text }));
            const QString right = shown(wanted);
            QVERIFY2(found == right,
                qPrintable(
                    QString::fromStdString(text) + u"\nfound "_s + found + u"\nwanted "_s + right));
        }
    }

private slots:
    void idsTokensAndOffsetsMatchTheLibrary_data() { eachKind(); }
    void idsTokensAndOffsetsMatchTheLibrary()
    {
        QFETCH(QString, kind);
        compare(test::tokenizerOf(kind), kind);
    }
    // The older files next to tokenizer.json give the same.
    void olderFilesGiveTheSameTokens_data()
    {
        QTest::addColumn<QString>("kind");
        for (const QString& kind : test::tokenizerKinds())
            if (QFile::exists(test::folderOf(kind) + u"/vocab.txt"_s)
                || QFile::exists(test::folderOf(kind) + u"/merges.txt"_s))
                QTest::newRow(qPrintable(kind)) << kind;
    }
    void olderFilesGiveTheSameTokens()
    {
        QFETCH(QString, kind);
        const auto file = [&](const char* name) {
            return test::tokenizerFile(kind + u'/' + QString::fromUtf8(name));
        };
        if (QFile::exists(test::folderOf(kind) + u"/vocab.txt"_s))
            compare(core::readVocabularyText(file("vocab.txt"), kind == u"bert-uncased"_s), kind);
        else
            compare(core::readVocabularyAndMerges(file("vocab.json"), file("merges.txt")), kind);
    }
    void pairsHaveTokenTypes_data() { eachKind(); }
    void pairsHaveTokenTypes()
    {
        QFETCH(QString, kind);
        const Tokenizer tokenizer = test::tokenizerOf(kind);
        const nlohmann::json pairs = test::expectedOf(kind).at("pairs");
        QVERIFY(pairs.size() >= 3);
        for (const auto& wanted : pairs) {
            const auto first = wanted.at("text").get<std::string>();
            const auto second = wanted.at("pair").get<std::string>();
            nlohmann::json ids = nlohmann::json::array();
            nlohmann::json types = nlohmann::json::array();
            for (const auto& token : core::encodeText(tokenizer, { first, second })) {
                ids.push_back(token.id);
                types.push_back(token.typeId);
            }
            QCOMPARE(ids.dump(), wanted.at("ids").dump());
            QCOMPARE(types.dump(), wanted.at("type_ids").dump());
        }
    }
    // Special tokens are those that are absent without them.
    void specialTokensSurroundTheText_data() { eachKind(); }
    void specialTokensSurroundTheText()
    {
        QFETCH(QString, kind);
        const Tokenizer tokenizer = test::tokenizerOf(kind);
        Encoding all = core::encodeText(tokenizer, { "How are you?", "Fine." });
        std::erase_if(all, [](const core::EncodedToken& token) { return token.special; });
        QVERIFY(!all.empty());
        QVERIFY(all == core::encodeText(tokenizer, { "How are you?", "Fine.", false }));
    }
};

QTEST_APPLESS_MAIN(TestTokenizerKinds)
#include "tst_tokenizer_kinds.moc"
