#include "core/io/text/json.h"
#include "tests/app/program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

using namespace Qt::StringLiterals;

using test::headlight;
using test::Outcome;

// Two sentences: --pair, and separators that are typed into a text.

namespace {

const QString first = u"The dog is here."_s;
const QString second = u"It sleeps."_s;

const QStringList pairOfTexts { u"--text"_s, first, u"--pair"_s, second };

nlohmann::json jsonOf(const QStringList& arguments)
{
    const Outcome outcome = headlight(arguments + QStringList { u"--format"_s, u"json"_s });
    if (outcome.code != 0)
        qWarning("%s", qPrintable(outcome.err));
    return core::parseJson(outcome.bytes.toStdString());
}

QString numbers(const nlohmann::json& list)
{
    QStringList texts;
    for (const auto& number : list)
        texts << QString::number(number.get<int>());
    return texts.join(u',');
}

} // namespace

class TestPairs : public QObject {
    Q_OBJECT

private slots:
    void everyCommandWithATextTakesAPair()
    {
        int found = 0;
        const QRegularExpression listed(
            u"^  headlight ([a-z]+) "_s, QRegularExpression::MultilineOption);
        for (const auto& match : listed.globalMatch(headlight({ u"--help"_s }).out)) {
            const QString help = headlight({ u"help"_s, match.captured(1) }).out;
            if (!help.contains(u"\n  --text TEXT\n"_s))
                continue;
            ++found;
            QVERIFY2(help.contains(u"\n  --pair TEXT\n"_s), qPrintable(match.captured(1)));
        }
        QCOMPARE(found, 8);
    }
    // The IDs and types that tokenizers 0.23 gives, from the model's own folder.
    void secondSentenceHasItsOwnTokenType()
    {
        QFile file(TEST_DATA "/tokenizers/bert-uncased/expected.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const nlohmann::json pairs = core::parseJson(file.readAll().toStdString()).at("pairs");
        QVERIFY(pairs.size() >= 3);
        for (const auto& pair : pairs) {
            const nlohmann::json tokens
                = jsonOf({ u"tokens"_s, u"--model"_s, TEST_DATA "/tokenizers/bert-uncased",
                    u"--text"_s, QString::fromStdString(pair.at("text")), u"--pair"_s,
                    QString::fromStdString(pair.at("pair")) });
            QCOMPARE(tokens.at("ids").dump(), pair.at("ids").dump());
            QCOMPARE(tokens.at("type_ids").dump(), pair.at("type_ids").dump());
        }
    }
    // A pair is what the same IDs and types are.
    void modelComputesWithIdsAndTypesOfThePair()
    {
        const nlohmann::json tokens = jsonOf(QStringList { u"tokens"_s } + pairOfTexts);
        QVERIFY(numbers(tokens.at("type_ids")).contains(u"0,1"_s));
        const auto weights = [](const QStringList& input) {
            return jsonOf(QStringList { u"compute"_s, u"--model"_s, u"encoder"_s, u"--tensor"_s,
                              u"layer*/head*/weights"_s }
                + input);
        };
        const nlohmann::json ofPair = weights(pairOfTexts);
        const nlohmann::json ofIds = weights({ u"--ids"_s, numbers(tokens.at("ids")),
            u"--type-ids"_s, numbers(tokens.at("type_ids")) });
        const nlohmann::json ofOneType = weights({ u"--ids"_s, numbers(tokens.at("ids")) });
        QCOMPARE(ofPair.size(), std::size_t { 48 });
        for (const auto& [id, tensor] : ofPair.items()) {
            QCOMPARE(tensor.at("values").dump(), ofIds.at(id).at("values").dump());
            QVERIFY(tensor.at("values") != ofOneType.at(id).at("values"));
        }
    }
    void commandsReadBothSentences()
    {
        const Outcome shown
            = headlight(QStringList { u"show"_s, u"--model"_s, u"encoder"_s } + pairOfTexts);
        QVERIFY2(shown.out.startsWith(u"\"The dog is here.\" and \"It sleeps.\": 12 tokens"_s),
            qPrintable(shown.out.left(200)));
        QCOMPARE(shown.err, QString());
        const Outcome predicted
            = headlight(QStringList { u"predict"_s, u"--hide"_s, u"8"_s } + pairOfTexts);
        QVERIFY2(predicted.out.contains(u"True token \"it\""_s), qPrintable(predicted.out));
        QCOMPARE(
            jsonOf(QStringList { u"heads"_s, u"--model"_s, u"encoder"_s } + pairOfTexts).size(),
            std::size_t { 48 });
        const QTemporaryDir folder;
        for (const QStringList& draw : { QStringList {
                 u"render"_s, u"-o"_s, folder.filePath(u"a.svg"_s), u"--caption"_s, u"auto"_s } }) {
            const Outcome drawn
                = headlight(draw + QStringList { u"--model"_s, u"encoder"_s } + pairOfTexts);
            QVERIFY2(drawn.code == 0, qPrintable(drawn.err));
        }
    }
    void customAttentionAttendsToTheSecondSentence()
    {
        const Outcome shown = headlight(QStringList { u"show"_s } + pairOfTexts);
        QVERIFY2(shown.out.startsWith(u"\"The dog is here.\" attends to \"It sleeps.\""_s),
            qPrintable(shown.out.left(200)));
        QCOMPARE(shown.out,
            headlight({ u"show"_s, u"--set"_s, u"source=sentences"_s, u"--set"_s,
                          u"source.text="_s + first, u"--set"_s, u"source.keys="_s + second })
                .out);
    }
    void pairJoinsTheSentenceOfASession()
    {
        const Outcome session = headlight({ u"examples"_s, u"it"_s });
        const Outcome shown
            = headlight({ u"show"_s, u"-"_s, u"--pair"_s, u"A b c"_s }, { {}, {}, session.bytes });
        QVERIFY2(shown.code == 0, qPrintable(shown.err));
        QVERIFY2(shown.out.contains(u"\"A b c\""_s), qPrintable(shown.out.left(200)));
    }
    void modelsOfOneTextSaySo()
    {
        const Outcome joined
            = headlight(QStringList { u"show"_s, u"--model"_s, u"decoder"_s } + pairOfTexts);
        QCOMPARE(joined.code, 0);
        QVERIFY2(joined.out.contains(u"this model takes one text"_s), qPrintable(joined.out));
        const Outcome trained = headlight(QStringList { u"show"_s, u"--model"_s, u"tagger"_s,
            u"--text"_s, u"the dog"_s, u"--pair"_s, u"a cat"_s });
        QCOMPARE(trained.code, 1);
        QVERIFY2(trained.err.contains(u"takes a text"_s), qPrintable(trained.err));
        const Outcome tensors = headlight(QStringList { u"compute"_s, u"--queries"_s, u"[[1,2]]"_s,
            u"--pair"_s, u"a"_s, u"--out"_s, u"a.npz"_s });
        QCOMPARE(tensors.code, 2);
    }
    void tokensSayWhereTheModelHasNoSecondSegment()
    {
        for (const QString model : { "decoder", "translator" }) {
            const Outcome tokens
                = headlight(QStringList { u"tokens"_s, u"--model"_s, model } + pairOfTexts);
            QCOMPARE(tokens.code, 0);
            QVERIFY2(tokens.err.contains(u"Note: this model has no second segment"_s),
                qPrintable(tokens.err));
        }
        QCOMPARE(headlight(QStringList { u"tokens"_s } + pairOfTexts).err, QString());
    }
    void separatorNoteNamesTheOption()
    {
        const QStringList typed { u"--model"_s, u"encoder"_s, u"--text"_s, u"a dog [SEP] a cat"_s };
        const Outcome shown = headlight(QStringList { u"show"_s } + typed);
        QVERIFY2(shown.out.contains(u"to give them type 1, with --pair TEXT\n"_s),
            qPrintable(shown.out.left(500)));
        const QTemporaryDir folder;
        const Outcome drawn
            = headlight(QStringList { u"render"_s, u"-o"_s, folder.filePath(u"a.svg"_s) } + typed);
        QVERIFY2(drawn.err.contains(u"--pair TEXT"_s), qPrintable(drawn.err));
    }
    void typedSeparatorsAreExplained_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("note");
        const auto row = [](const char* name, const QStringList& arguments, const QString& note) {
            QTest::addRow("%s", name) << arguments << note;
        };
        const QString text = u"a dog [SEP] a cat"_s;
        row("encoder", { u"--model"_s, u"encoder"_s, u"--text"_s, text },
            u"[SEP] in the text becomes the model's separator token, but the tokens after it keep "
            "token type 0"_s);
        row("translator", { u"--model"_s, u"translator"_s, u"--text"_s, text },
            u"[SEP] in the text becomes the model's separator token\n"_s);
        row("decoder", { u"--model"_s, u"decoder"_s, u"--text"_s, text },
            u"[SEP] is not a special token here: it becomes the tokens"_s);
        row("custom attention", { u"--text"_s, text },
            u"[SEP] is not a special token here: it becomes the tokens [ SEP ]"_s);
    }
    void typedSeparatorsAreExplained()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, note);
        const Outcome outcome = headlight(QStringList { u"show"_s } + arguments);
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        QVERIFY2(outcome.out.contains(u"Note: "_s + note), qPrintable(outcome.out.left(500)));
        const Outcome rows
            = headlight(QStringList { u"show"_s, u"--format"_s, u"json"_s } + arguments);
        QVERIFY2(rows.err.contains(u"Note: "_s + note), qPrintable(rows.err));
        QVERIFY(!core::parseJson(rows.bytes.toStdString()).empty());
    }
    void typesGivenByNumberNeedNoNote()
    {
        const Outcome outcome = headlight({ u"show"_s, u"--model"_s, u"encoder"_s, u"--text"_s,
            u"dog [SEP] cat"_s, u"--type-ids"_s, u"0,0,0,1,1"_s });
        QVERIFY2(!outcome.out.contains(u"separator"_s), qPrintable(outcome.out.left(300)));
    }
    void textsWithoutSeparatorsNeedNoNote()
    {
        const Outcome outcome
            = headlight(QStringList { u"show"_s, u"--model"_s, u"encoder"_s } + pairOfTexts);
        QVERIFY(!outcome.out.contains(u"Note:"_s));
    }
};

QTEST_GUILESS_MAIN(TestPairs)
#include "tst_pairs.moc"
