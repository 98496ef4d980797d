#include "core/io/tokenizer/mask_token.h"
#include "core/io/tokenizer/vocabulary_files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

// The mask token of a model.
class TestMaskToken : public QObject {
    Q_OBJECT

    static QString tokenizers() { return QStringLiteral(TEST_DATA "/tokenizers/"); }
    // The name of the folder's mask token; empty if it has none.
    static QString maskOf(const QString& folder)
    {
        const core::Tokenizer tokenizer = core::readTokenizerFolder(folder.toStdString());
        const auto id = core::readMaskToken(folder.toStdString(), tokenizer);
        return id ? QString::fromStdString(core::tokenText(tokenizer, *id)) : QString();
    }

private slots:
    void maskTokenIsNamedOrCommon_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* kind, const char* file, const char* content,
                             const char* expected) {
            QTest::addRow("%s %s %s", kind, file, content) << kind << file << content << expected;
        };
        const char* config = "tokenizer_config.json";
        const char* map = "special_tokens_map.json";
        row("bert-cased", "", "", "[MASK]");
        row("modernbert", "", "", "[MASK]");
        row("roberta", "", "", "<mask>");
        row("gpt2", "", "", "");
        row("llama3", "", "", "");
        row("bert-cased", config, R"({ "mask_token": "[UNK]" })", "[UNK]");
        row("bert-cased", config, R"({ "mask_token": { "content": "[UNK]" } })", "[UNK]");
        row("bert-cased", config, R"({ "mask_token": null })", "[MASK]");
        row("bert-cased", config, R"({ "a": 1, "a": 2 })", "[MASK]");
        row("bert-cased", map, R"({ "mask_token": "[UNK]" })", "[UNK]");
        row("bert-cased", config, R"({ "mask_token": "no such token" })", "");
    }
    void maskTokenIsNamedOrCommon()
    {
        QFETCH(QString, kind);
        QFETCH(QString, file);
        QFETCH(QString, content);
        QFETCH(QString, expected);
        const QTemporaryDir folder;
        const QString from = tokenizers() + kind + u"/tokenizer.json"_s;
        QVERIFY(QFile::copy(from, folder.filePath(u"tokenizer.json"_s)));
        if (!file.isEmpty()) {
            QFile written(folder.filePath(file));
            QVERIFY(written.open(QIODevice::WriteOnly));
            written.write(content.toUtf8());
        }
        QCOMPARE(maskOf(folder.path()), expected);
    }
    void onlyTheBundledEncoderHasAMaskToken()
    {
        const QString models = QStringLiteral(RESOURCES "/models/headlight-");
        QCOMPARE(maskOf(models + u"encoder"_s), u"[MASK]"_s);
        QCOMPARE(maskOf(models + u"decoder"_s), QString());
    }
};

QTEST_APPLESS_MAIN(TestMaskToken)
#include "tst_mask_token.moc"
