#include "program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

using namespace Qt::StringLiterals;
using test::headlight;
using test::Outcome;

namespace {

constexpr const char* pronoun = "The animal didn't cross the street because it was too tired";
constexpr const char* hotel = "He booked a room at a hotel.";

QString family(const char* name)
{
    return QStringLiteral(TEST_DATA "/families/") + QString::fromLatin1(name);
}

QJsonObject jsonOf(const Outcome& outcome)
{
    return QJsonDocument::fromJson(outcome.bytes).object();
}

// The token and the probability of each prediction.
QStringList tokensOf(const QJsonArray& predictions)
{
    QStringList result;
    for (const auto& one : predictions)
        result << one[u"token"_s].toString();
    return result;
}

} // namespace

// The commands with trained models.
class TestTrainedCommands : public QObject {
    Q_OBJECT

    static Outcome tensor(const QString& id, const QStringList& arguments)
    {
        return headlight(QStringList { "compute", "--tensor", id } + arguments);
    }

private slots:
    void maskedTokenIsPredicted()
    {
        const QStringList base { "predict", "--model", "encoder", "--text",
            "the king and the queen lived in a castle .", "--hide", "6", "--format", "json" };
        const Outcome outcome = headlight(base);
        QCOMPARE(outcome.err, QString());
        QCOMPARE(outcome.code, 0);
        const QJsonObject place = jsonOf(outcome)[u"places"_s][0].toObject();
        QCOMPARE(place[u"place"_s].toInt(), 6);
        QCOMPARE(place[u"token"_s].toString(), u"[MASK]"_s);
        const QJsonArray predictions = place[u"predictions"_s].toArray();
        QCOMPARE(predictions.size(), 10);
        QCOMPARE(predictions[0][u"id"_s].toInt(), 1400); // the reference library's ID
        QCOMPARE(place[u"known"_s][u"token"_s].toString(), u"queen"_s);
        double last = 1;
        for (const auto& one : predictions) {
            QVERIFY(one[u"probability"_s].toDouble() <= last);
            last = one[u"probability"_s].toDouble();
        }
        // A typed [MASK] gives the same; text output too.
        const Outcome typed = headlight({ "predict", "--text",
            "the king and the [MASK] lived in a castle .", "--format", "json" });
        QCOMPARE(jsonOf(typed)[u"places"_s][0][u"predictions"_s].toArray(), predictions);
        QVERIFY(!jsonOf(typed)[u"places"_s][0].toObject().contains(u"known"_s));
        const Outcome text = headlight(base.mid(0, base.size() - 2));
        QVERIFY(text.out.contains(u"Most likely tokens at \"[MASK]\" (token 6), of 12,000:"_s));
        QVERIFY(text.out.contains(u"   1  "_s + tokensOf(predictions)[0]));
        QVERIFY(text.out.contains(u"True token \"queen\": rank "_s
            + QString::number(place[u"known"_s][u"rank"_s].toInt())));
    }
    void nextTokenIsPredicted()
    {
        const Outcome outcome = headlight({ "predict", "--model", "decoder", "--text", pronoun,
            "--top", "3", "--lens", "--format", "json" });
        QCOMPARE(outcome.err, QString());
        const QJsonObject place = jsonOf(outcome)[u"places"_s][0].toObject();
        QCOMPARE(tokensOf(place[u"predictions"_s].toArray()), (QStringList { "to", ".", "and" }));
        QVERIFY(std::abs(place[u"predictions"_s][0][u"probability"_s].toDouble() - 0.5823) < 2e-4);
        const QJsonArray layers = place[u"layers"_s].toArray();
        QCOMPARE(layers.size(), 7);
        QCOMPARE(layers[6][u"state"_s].toString(), u"hidden6"_s);
        QCOMPARE(layers[6][u"predictions"_s], place[u"predictions"_s]);
        QVERIFY(layers[0][u"predictions"_s] != place[u"predictions"_s]);
        // In the middle of the text the true next token is known.
        const Outcome middle = headlight({ "predict", "--model", "decoder", "--text", pronoun,
            "--at", "too", "--format", "json" });
        QCOMPARE(jsonOf(middle)[u"places"_s][0][u"known"_s][u"token"_s].toString(), u"tired"_s);
        QVERIFY(headlight({ "predict", "--model", "decoder", "--text", pronoun, "--lens" })
                    .out.contains(u"\n  hidden3 "_s));
    }
    void lowTemperatureRaisesTheLargestProbability()
    {
        const auto best = [](const QString& temperature) {
            const Outcome outcome = headlight({ "predict", "--model", "decoder", "--text", pronoun,
                "--temperature", temperature, "--format", "json" });
            return jsonOf(outcome)[u"places"_s][0][u"predictions"_s][0][u"probability"_s]
                .toDouble();
        };
        QVERIFY(best("0.5") > best("1") && best("1") > best("2"));
    }
    void textIsContinued()
    {
        const QStringList base { "predict", "--model", "decoder", "--text", "Once upon a time",
            "--steps", "6" };
        const Outcome likeliest = headlight(base);
        QCOMPARE(likeliest.err, QString());
        QVERIFY2(likeliest.out.startsWith("Once upon a time"), qPrintable(likeliest.out));
        QVERIFY(likeliest.out.size() > 20);
        const auto drawn = [&](const QString& seed) {
            return headlight(base + QStringList { "--temperature", "1.5", "--seed", seed }).out;
        };
        QCOMPARE(drawn("7"), drawn("7"));
        QVERIFY(drawn("7") != drawn("8"));
        QVERIFY(drawn("7") != likeliest.out);
        const Outcome json = headlight(base + QStringList { "--format", "json" });
        QCOMPARE(jsonOf(json)[u"text"_s].toString() + u'\n', likeliest.out);
        QCOMPARE(jsonOf(json)[u"said"_s].toArray().size(), 6);
        // Sampling with top-k 1 gives the most likely token.
        QCOMPARE(headlight(base + QStringList { "--seed", "7", "--top", "1" }).out, likeliest.out);
    }
    void translationIsPrintedAndAligned()
    {
        QCOMPARE(headlight({ "translate", "--text", hotel }).out, u"他订了一间旅馆的房间。\n"_s);
        const Outcome outcome = headlight({ "translate", "--model", "translator", "--text", hotel,
            "--alignment", "--layer", "2", "--head", "2", "--format", "json" });
        QCOMPARE(outcome.err, QString());
        const QJsonObject alignment = jsonOf(outcome)[u"alignment"_s].toObject();
        QCOMPARE(alignment[u"layer"_s].toString(), u"cross/layer2"_s);
        const QJsonArray source = alignment[u"source"_s].toArray();
        const QJsonArray target = alignment[u"target"_s].toArray();
        const QJsonArray rows = alignment[u"weights"_s].toArray();
        QCOMPARE(target.size(), 11);
        QCOMPARE(rows.size(), 11);
        // 订 attends to "booked", 旅 and 馆 to "hotel": the row before each token predicted it.
        const auto seen = [&](const QString& output) {
            qsizetype row = 0;
            while (target[row].toString() != output)
                ++row;
            const QJsonArray weights = rows[row].toArray();
            qsizetype most = 0;
            for (qsizetype i = 0; i < weights.size(); ++i)
                if (weights[i].toDouble() > weights[most].toDouble())
                    most = i;
            return source[most].toString();
        };
        QCOMPARE(seen(u"订"_s), u"booked"_s);
        QCOMPARE(seen(u"旅"_s), u"hotel"_s);
        QCOMPARE(seen(u"他"_s), u"he"_s);
        // Without --head it is the mean of the last layer's heads.
        const QStringList mean { "translate", "--text", hotel, "--alignment" };
        const QJsonArray means = jsonOf(
            headlight(mean + QStringList { "--format", "json" }))[u"alignment"_s][u"weights"_s]
                                     .toArray();
        const QStringList lines
            = tensor("cross/layer3/mean", { "--model", "translator", "--text", hotel })
                  .out.split('\n');
        const QStringList row = lines[4].split(','); // the row's token, then the numbers
        QCOMPARE(row.size(), source.size() + 1);
        QVERIFY(std::abs(means[3][2].toDouble() - row[3].toDouble()) < 1e-6);
        const QString text = headlight(mean).out;
        QVERIFY(text.startsWith(u"他订了一间旅馆的房间。\n\n"_s));
        QVERIFY(text.contains(u"(cross/layer3, mean of 8 heads)"_s));
        // A given output is aligned instead.
        QCOMPARE(headlight({ "translate", "--text", hotel, "--target", "他订" }).out, u"他订\n"_s);
    }
    void attendersAreRankedOverAllLayers()
    {
        const Outcome outcome = headlight({ "show", "--model", "encoder", "--text", pronoun,
            "--who", "it>animal", "--top", "5" });
        QCOMPARE(outcome.err, QString());
        QVERIFY2(
            outcome.out.contains("\n   1  layer3 head 5             0.846\n   2  layer4 head 5 "),
            qPrintable(outcome.out));
        QVERIFY(outcome.out.contains("\"it\" (token 11) to \"animal\" (token 3), 5 of 48 heads"));
        QVERIFY(!outcome.out.contains("   6  "));
        // Tokens of both sides: only the cross-attention layers.
        const Outcome across = headlight(
            { "show", "--model", "translator", "--text", hotel, "--who", u"订>booked"_s });
        QVERIFY(across.out.contains("20 of 24 heads"));
        QVERIFY(!across.out.contains(" decoder/layer") && across.out.contains(" cross/layer"));
    }
    void tokenIdsReplaceTheText()
    {
        const QStringList of { "--model", "encoder" };
        const Outcome text = tensor("logits", of + QStringList { "--text", "I saw a saw." });
        const Outcome tokens
            = headlight({ "tokens", "--model", "encoder", "--text", "I saw a saw." });
        QStringList ids;
        for (const QString& line : tokens.out.split('\n', Qt::SkipEmptyParts))
            ids << line.section('\t', 0, 0);
        QCOMPARE(ids.size(), 7);
        const Outcome named = headlight(
            { "tokens", "--model", "encoder", "--ids", ids.join(','), "--format", "json" });
        QCOMPARE(jsonOf(named)[u"tokens"_s].toArray(),
            (QJsonArray { "[CLS]", "i", "saw", "a", "saw", ".", "[SEP]" }));
        const Outcome numbered = tensor("logits", of + QStringList { "--ids", ids.join(',') });
        QCOMPARE(numbered.err, QString());
        QCOMPARE(numbered.out, text.out);
        const Outcome typed = tensor(
            "logits", of + QStringList { "--ids", ids.join(','), "--type-ids", "0,0,0,0,1,1,1" });
        QVERIFY(typed.code == 0 && typed.out != text.out);
        const Outcome hidden
            = tensor("logits", of + QStringList { "--text", "I saw a saw.", "--hide", "5,9" });
        QCOMPARE(
            hidden.out, tensor("logits", of + QStringList { "--text", "I saw a [MASK]." }).out);
        QVERIFY(hidden.err.contains("token 9 cannot be masked: there are 7"));
    }
    void targetIsTheDecoderInput()
    {
        const QStringList of { "--model", "translator", "--text", hotel };
        const QString output = tensor("cross/layer3/head1/weights", of).out;
        QCOMPARE(tensor("cross/layer3/head1/weights",
                     of + QStringList { "--target", u"他订了一间旅馆的房间。"_s })
                     .out,
            output);
        const QString shorter
            = tensor("cross/layer3/head1/weights", of + QStringList { "--target-ids", "2" }).out;
        QCOMPARE(shorter.count('\n'), 2); // the header and one row
    }
    void visionModelReadsPixelsAndImages()
    {
        const QString vit = family("vit");
        const QStringList of { "--model", vit, "--pixels" };
        const Outcome numbers
            = tensor("logits", of + QStringList { vit + "/reference.npz:pixel_values" });
        QCOMPARE(numbers.err, QString());
        QCOMPARE(numbers.code, 0);
        // The reference library's prediction.
        const Outcome reference = headlight({ "predict", "--model", vit, "--pixels",
            vit + "/reference.npz:pixel_values", "--format", "json" });
        QCOMPARE(jsonOf(reference)[u"places"_s][0][u"predictions"_s].toArray().size(), 5);
        QVERIFY(jsonOf(reference)[u"places"_s][0][u"predictions"_s][0][u"token"_s]
                    .toString()
                    .startsWith("LABEL_"));
        const Outcome shown
            = headlight({ "show", "--model", vit, "--pixels", vit + "/reference.npz" });
        QVERIFY2(shown.out.startsWith("Image: 17 tokens"), qPrintable(shown.err));
        QVERIFY(shown.out.contains("r4c4"));
        // A uniform image of any size gives the same value everywhere.
        const QTemporaryDir folder;
        QFile image(folder.filePath("p.ppm"));
        QVERIFY(image.open(QIODevice::WriteOnly));
        image.write("P6\n50 20\n255\n" + QByteArray("\xff\x33\x00", 3).repeated(1000));
        image.close();
        QString rows;
        for (const char* number : { "1", "-0.6", "-1" }) {
            QString row
                = QStringLiteral("[") + QString(number) + QString(",%1").arg(number).repeated(31);
            rows += (rows.isEmpty() ? "[" : ",[") + QStringList(32, row + "]").join(',') + "]";
        }
        const Outcome seen = tensor("logits", of + QStringList { folder.filePath("p.ppm") });
        QCOMPARE(seen.err, QString());
        QCOMPARE(seen.out, tensor("logits", of + QStringList { "[" + rows + "]" }).out);
        QVERIFY(seen.out != numbers.out);
    }
    void wrongOptionsAreRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("message");
        const auto row = [](const QStringList& arguments, int code, const char* message) {
            QTest::addRow("%s", qPrintable(arguments.join(' '))) << arguments << code << message;
        };
        row({ "show", "--hide", "3" }, 1, "--hide is for trained models: name one with --model");
        row({ "show", "--model", "encoder", "--ids", "5,x" }, 1, "--ids");
        row({ "show", "--model", "encoder", "--hide", "0" }, 1, "--hide");
        row({ "show", "--model", "encoder", "--who", "it" }, 1, "--who: ");
        row({ "show", "--model", "encoder", "--text", "I saw a saw", "--who", "saw>i" }, 1,
            "--who: there are 2 tokens \"saw\"");
        row({ "show", "--model", "encoder", "--text", "I saw", "--who", "dog>i" }, 1,
            "--who: no token is \"dog\"");
        row({ "show", "--pixels", "x.npy" }, 1, "--pixels is for trained models");
        row({ "show", "--model", "encoder", "--pixels", "x.npy" }, 1, "takes text, not images");
        row({ "show", "--model", family("vit"), "--text", "a" }, 1, "takes images, not text");
        row({ "show", "--model", family("vit"), "--pixels", "nowhere.png" }, 1, "nowhere.png");
        row({ "show", "--model", family("vit"), "--pixels", "[1,2,3]" }, 1, "3 x 32 x 32");
        row({ "tokens" }, 2, "one of --text, --ids and --lines is needed");
        row({ "tokens", "--text", "a", "--lines" }, 2, "one of --text, --ids and --lines");
        row({ "tokens", "--ids", "5", "--pair", "a" }, 2, "--pair requires --text");
        row({ "predict" }, 2, "--text or --ids is needed");
        row({ "predict", "--text", "a", "--format", "xml" }, 2, "choose text, json or csv");
        row({ "predict", "--text", "a dog" }, 1, "no token is masked: --hide 3");
        row({ "predict", "--text", "a dog", "--at", "cat" }, 1, "--at: no token is \"cat\"");
        row({ "predict", "--text", "a dog", "--hide", "2", "--top", "0" }, 1, "--top");
        row({ "predict", "--text", "a dog", "--hide", "2", "--steps", "2" }, 1,
            "cannot continue a text");
        row({ "predict", "--model", "decoder", "--text", "a", "--hide", "1" }, 1,
            "has no mask token");
        row({ "predict", "--model", "decoder", "--text", "a", "--temperature", "0" }, 1,
            "--temperature");
        row({ "predict", "--model", family("electra"), "--ids", "1,2" }, 1,
            "does not predict tokens");
        row({ "predict", "--text", "a", "--set", "network=designed" }, 1, "for trained models");
        row({ "show", "--set", "view.join_words=true" }, 1, "use it with \"headlight render\"");
        row({ "translate" }, 2, "--text or --ids is needed");
        row({ "translate", "--model", "encoder", "--text", "a" }, 1, "has no decoder");
        row({ "translate", "--text", "a", "--layer", "7" }, 1, "there is no layer \"7\"");
        row({ "translate", "--text", "a", "--head", "9" }, 1, "--head");
    }
    void wrongOptionsAreRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QString, message);
        const Outcome outcome = headlight(arguments);
        QVERIFY2(outcome.err.contains(message), qPrintable(outcome.err + outcome.out));
        QCOMPARE(outcome.code, code);
        QCOMPARE(outcome.out, QString());
        if (code == 1)
            QCOMPARE(outcome.err.count('\n'), 1);
    }
    void optionsWithoutEffectAreNoticed_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("note");
        const auto row = [](const QStringList& options, const char* note) {
            QTest::addRow("%s", qPrintable(options.join(' '))) << options << note;
        };
        row({ "--set", "temperature=5" }, "\"temperature\" applies only to custom attention");
        row({ "--target", "x" }, "has no decoder");
        row({ "--model", "decoder", "--type-ids", "0,1" }, "has no token types");
        row({ "--set", "network.changes.at=3" }, "this model has no attention layer called \"3\"");
    }
    void optionsWithoutEffectAreNoticed()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QString, note);
        const QStringList base { "compute", "--model", "encoder", "--text", "a dog", "--tensor",
            "layer1/head1/weights" };
        const Outcome outcome = headlight(base + options);
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.err.startsWith("Note: ") && outcome.err.contains(note),
            qPrintable(outcome.err));
        QVERIFY2(!outcome.err.contains(u"mean ?"_s), qPrintable(outcome.err));
        QCOMPARE(headlight(base).err, QString());
    }
    void linesBecomeTokens()
    {
        const QString folder = QStringLiteral(TEST_DATA "/tokenizers/");
        int cases = 0;
        for (const QString& kind : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile file(folder + kind + u"/expected.json"_s);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto expected = nlohmann::json::parse(file.readAll().toStdString()).at("cases");
            std::string lines;
            for (const auto& one : expected)
                lines += one.at("text").dump() + "\n";
            const Outcome outcome
                = headlight({ "tokens", "--model", folder + kind, "--lines", "--format", "json" },
                    { .environment = {}, .folder = {}, .input = QByteArray::fromStdString(lines) });
            QVERIFY2(outcome.code == 0, qPrintable(kind + outcome.err));
            const QList<QByteArray> answers = outcome.bytes.split('\n');
            QCOMPARE(answers.size(), std::ssize(expected) + 1);
            for (std::size_t i = 0; i < expected.size(); ++i, ++cases) {
                const auto answer
                    = nlohmann::json::parse(answers[static_cast<qsizetype>(i)].toStdString());
                for (const char* part : { "ids", "tokens", "offsets" })
                    QVERIFY2(answer.at(part) == expected[i].at(part),
                        expected[i].at("text").dump().c_str());
            }
        }
        QVERIFY(cases > 3000);
    }
    void linesBeforeABadOneArePrinted()
    {
        const Outcome outcome = headlight({ "tokens", "--lines", "--format", "json" },
            { .environment = {}, .folder = {}, .input = "\"one\"\n\"two\"\n[3]\n\"four\"\n" });
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.out.count('\n'), 2);
        QVERIFY(outcome.out.contains("\"two\""));
        QVERIFY2(outcome.err.contains("line 3"), qPrintable(outcome.err));
        QCOMPARE(outcome.err.count('\n'), 1);
    }
};

QTEST_GUILESS_MAIN(TestTrainedCommands)
#include "tst_trained_commands.moc"
