#include "array_files.h"
#include "program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

using namespace Qt::StringLiterals;
using test::headlight;
using test::Outcome;

namespace {

QList<QJsonObject> reportsIn(const QString& text)
{
    QList<QJsonObject> reports;
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts))
        reports << QJsonDocument::fromJson(line.toUtf8()).object();
    return reports;
}

// Splits a line into words as a shell does.
QStringList words(const QString& line)
{
    return line.split(u' ', Qt::SkipEmptyParts);
}

} // namespace

// `headlight train`: its training, files and messages.
class TestTrain : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] Outcome train(const QString& arguments, const QString& folder) const
    {
        return headlight(QStringList { u"train"_s } + words(arguments)
            + QStringList { u"--out"_s, path(folder) });
    }
    [[nodiscard]] QByteArray file(const QString& name) const { return test::load(path(name)); }

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    // Parts of speech are learned within some dozen steps, validation sentences included.
    void reportsShowTheTrainingProgress()
    {
        const Outcome outcome = train(
            u"--task tags --network window --steps 120 --every 40 --rate 0.01 --json"_s, u"tags"_s);
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        QCOMPARE(outcome.err, QString());
        const QList<QJsonObject> reports = reportsIn(outcome.out);
        QCOMPARE(reports.size(), 3);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(reports[i][u"step"_s].toInt(), 40 * (i + 1));
        QVERIFY(reports[2][u"loss"_s].toDouble() < reports[0][u"loss"_s].toDouble() / 2);
        QVERIFY(reports[2][u"symbols"_s].toDouble() > 0.9);
        QVERIFY(reports[2][u"held_out_loss"_s].toDouble() < reports[0][u"loss"_s].toDouble());
        QVERIFY(reports[2][u"gradient_norm"_s].toDouble() > 0);
        QVERIFY(reports[2][u"gradients"_s][u"hidden.weight"_s].toDouble() > 0);
        QVERIFY(!reports[2].contains(u"softmax_slope"_s)); // a network without attention
    }
    // The folder saves the settings under the names of custom attention.
    void chosenAttentionIsTrained()
    {
        const Outcome outcome = train(
            u"--task tags --network attention --steps 2 --every 1 --width 16 --json --score "
            "additive --set score.width=3 --scaling none --mask window,blocks --set "
            "mask.window=1 --normaliser sparsemax --position learned"_s,
            u"chosen"_s);
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const QJsonObject report = reportsIn(outcome.out).back();
        QVERIFY(report[u"softmax_slope"_s].toDouble() > 0);
        QVERIFY(report[u"gradients"_s][u"layers.0.self_attn.score.u"_s].toDouble() > 0);
        const QJsonObject net = QJsonDocument::fromJson(
            file(u"chosen/config.json"_s))[u"course"_s][u"network"_s][u"architecture"_s]
                                    .toObject();
        const QJsonObject how = net[u"attention"_s].toObject();
        QCOMPARE(how[u"score"_s][u"kind"_s].toString(), u"additive"_s);
        QCOMPARE(how[u"score"_s][u"width"_s].toInt(), 3);
        QCOMPARE(how[u"scaling"_s][u"kind"_s].toString(), u"none"_s);
        QCOMPARE(how[u"mask"_s][0][u"window"_s].toInt(), 1);
        QCOMPARE(how[u"mask"_s][1][u"kind"_s].toString(), u"blocks"_s);
        QCOMPARE(how[u"normaliser"_s][u"kind"_s].toString(), u"sparsemax"_s);
        QCOMPARE(how[u"position"_s][u"kind"_s].toString(), u"learned"_s);
        QCOMPARE(train(u"--resume --steps 3"_s, u"chosen"_s).code, 0);
        const Outcome weights = headlight(
            { u"compute"_s, u"--model"_s, path(u"chosen"_s), u"--text"_s, u"I saw a saw"_s,
                u"--tensor"_s, u"layer1/head1/weights"_s, u"--format"_s, u"csv"_s });
        QVERIFY2(weights.code == 0, qPrintable(weights.err));
    }
    // All networks with attention share the choice, except for the scaling, which their names
    // imply.
    void comparisonNetworksUseTheChosenAttention()
    {
        const Outcome trained = train(
            u"--task tags --network attention --score cosine --scaling dk --heads 2 --width 8 "
            "--beside attention-unscaled,token --steps 1"_s,
            u"chosen beside"_s);
        QVERIFY2(trained.code == 0, qPrintable(trained.err));
        const auto config = [&](const QString& folder) {
            return QJsonDocument::fromJson(test::load(path(folder + u"/config.json"_s)))
                .object()[u"course"_s]
                .toObject()[u"network"_s]
                .toObject()[u"architecture"_s]
                .toObject();
        };
        const QJsonObject first = config(u"chosen beside"_s);
        const QDir place(path(u"chosen beside/beside"_s));
        const QStringList networks = place.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QCOMPARE(networks.size(), 2);
        const QJsonObject second = config(u"chosen beside/beside/"_s + networks[0]);
        QCOMPARE(second[u"heads"_s], first[u"heads"_s]);
        const auto kind = [](const QJsonObject& network, const QString& field) {
            return network[u"attention"_s].toObject()[field].toObject()[u"kind"_s].toString();
        };
        QCOMPARE(kind(first, u"score"_s), u"cosine"_s);
        QCOMPARE(kind(second, u"score"_s), u"cosine"_s);
        QCOMPARE(kind(first, u"scaling"_s), u"dk"_s);
        QCOMPARE(kind(second, u"scaling"_s), u"none"_s);
    }
    // Every comparison network has its name, trains for the same steps and is a model, too.
    void comparisonNetworksAreTrained()
    {
        const Outcome outcome = train(
            u"--task dates --network gru --beside gru-none,lstm-dot --steps 4 --every 2 --width 8 --json"_s,
            u"beside"_s);
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const QList<QJsonObject> reports = reportsIn(outcome.out);
        QCOMPARE(reports.size(), 6);
        const QStringList names { u"gru-additive"_s, u"gru-none"_s, u"lstm-dot"_s };
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(reports[i][u"network"_s].toString(), names[i % 3]);
            QCOMPARE(reports[i][u"step"_s].toInt(), 2 * (i / 3 + 1));
        }
        // One vector for the whole text: equal weights for its eight characters.
        const Outcome seen
            = headlight({ u"compute"_s, u"--model"_s, path(u"beside/beside/2-gru-none"_s),
                u"--text"_s, u"3/4/1979"_s, u"--tensor"_s, u"cross/layer1/head1/weights"_s });
        QVERIFY2(seen.code == 0, qPrintable(seen.err));
        QVERIFY2(seen.out.contains(u"0.125"_s), qPrintable(seen.out));
    }
    void branchContinuesInItsFolder()
    {
        QCOMPARE(train(u"--task sort --steps 4 --every 1 --width 8"_s, u"trunk"_s).code, 0);
        const Outcome branch
            = train(u"--from "_s + path(u"trunk@2"_s) + u" --seed 7 --steps 5 --every 1 --json"_s,
                u"limb"_s);
        QVERIFY2(branch.code == 0, qPrintable(branch.err));
        QCOMPARE(reportsIn(branch.out).size(), 3);
        QCOMPARE(reportsIn(branch.out).front()[u"step"_s].toInt(), 3);
        QCOMPARE(train(u"--from "_s + path(u"trunk@2"_s) + u" --width 9"_s, u"x"_s).code, 2);
        QCOMPARE(train(u"--from "_s + path(u"nowhere"_s), u"x"_s).code, 1);
        const Outcome none
            = train(u"--from "_s + path(u"trunk@2"_s) + u" --steps 2"_s, u"no limb"_s);
        QCOMPARE(none.code, 1);
        QVERIFY2(none.err.contains(u"counts from the start"_s), qPrintable(none.err));
        QVERIFY(!QFile::exists(path(u"no limb"_s)));
        const Outcome nothing = train(u"--resume"_s, u"limb"_s);
        QCOMPARE(nothing.code, 0);
        QVERIFY2(nothing.err.contains(u"--steps"_s), qPrintable(nothing.err));
    }
    void textReportsAreLines()
    {
        const Outcome outcome
            = train(u"--task sort --network gru --steps 2 --every 1 --width 8"_s, u"lines"_s);
        QCOMPARE(outcome.code, 0);
        const QStringList lines = outcome.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines[1].startsWith(u"step 2 "_s) && lines[1].contains(u"validation: exact "_s)
                && lines[1].endsWith(u"0 s left"_s),
            qPrintable(lines[1]));
    }
    void sameSeedGivesSameBitsWithAnyThreads()
    {
        const QString options = u"--task dates --steps 6 --width 12 --batch 70 --dropout 0.1"_s;
        QCOMPARE(train(options + u" --threads 1"_s, u"one"_s).code, 0);
        QCOMPARE(train(options + u" --threads 3"_s, u"three"_s).code, 0);
        QCOMPARE(train(options + u" --seed 2"_s, u"other"_s).code, 0);
        const QByteArray one = file(u"one/checkpoint.safetensors"_s);
        QVERIFY(one.size() > 10000);
        QVERIFY(file(u"three/checkpoint.safetensors"_s) == one);
        QVERIFY(file(u"other/checkpoint.safetensors"_s) != one);
    }
    // Stopped and resumed, with the same result as without a stop.
    void resumeGivesSameWeights()
    {
        const QString options = u"--task reverse --network transformer --layers 1 --heads 2 "
                                "--width 16 --warm-up 4 --decay 0 --dropout 0.1"_s;
        QCOMPARE(train(options + u" --steps 10"_s, u"straight"_s).code, 0);
        QCOMPARE(train(options + u" --steps 5"_s, u"parts"_s).code, 0);
        QVERIFY(file(u"parts/model.safetensors"_s) != file(u"straight/model.safetensors"_s));
        const Outcome again = train(u"--resume --steps 10"_s, u"parts"_s);
        QVERIFY2(again.code == 0, qPrintable(again.err));
        for (const QString& name : { u"model.safetensors"_s, u"checkpoint.safetensors"_s })
            QVERIFY(file(u"parts/"_s + name) == file(u"straight/"_s + name));
    }
    void ctrlCWritesACheckpoint()
    {
        QProcess program;
        program.start(QStringLiteral(HEADLIGHT_PROGRAM),
            words(u"train --task tags --network window --steps 1000000 --every 5 --json --out "_s
                + path(u"stopped"_s)));
        QVERIFY(program.waitForReadyRead(60000));
        QCOMPARE(::kill(static_cast<pid_t>(program.processId()), SIGINT), 0);
        QVERIFY(program.waitForFinished(60000));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit); // by SIGINT, as a shell expects
        const Outcome resumed = train(u"--resume --steps 1000000 --every 1 --json"_s, u"gone"_s);
        QCOMPARE(resumed.code, 1); // the folder is empty
        const QByteArray last = file(u"stopped/history.csv"_s).trimmed().split('\n').constLast();
        const QByteArray taken = last.split(',').constFirst();
        const QString checkpoint = u"/moments/"_s + taken + u".safetensors"_s;
        QVERIFY(QFile::exists(path(u"stopped"_s + checkpoint)));
        const QString further = u"--steps %1 --from "_s.arg(taken.toInt() + 1);
        QCOMPARE(train(further + path(u"stopped"_s), u"from there"_s).code, 0);
        QVERIFY(QFile::exists(path(u"from there"_s + checkpoint)));
        const qint64 steps
            = reportsIn(train(u"--resume --steps 6 --every 1 --json"_s, u"stopped"_s).out).size();
        QVERIFY(steps <= 1); // five or more of six steps were saved
    }
    // A trained network computes like any model: each row of an alignment names the attended token.
    void trainedNetworkIsAModel()
    {
        QCOMPARE(train(u"--task dates --steps 3 --width 12"_s, u"dates"_s).code, 0);
        const Outcome outcome = headlight({ u"compute"_s, u"--model"_s, path(u"dates"_s),
            u"--text"_s, u"5/3/79"_s, u"--out"_s, path(u"trace.npz"_s) });
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const core::NamedTensors tensors = test::npz(file(u"trace.npz"_s));
        const auto weights = tensors.find("cross/layer1/head1/weights");
        QVERIFY(weights != tensors.end());
        QCOMPARE(weights->second.shape.back(), core::Index { 6 }); // the date's characters
        const float* number = weights->second.data.data();
        for (core::Index row = 0; row < weights->second.shape.front(); ++row) {
            double sum = 0;
            for (int key = 0; key < 6; ++key)
                sum += double { *number++ };
            QVERIFY(std::abs(sum - 1) < 1e-5);
        }
        const Outcome shown
            = headlight({ u"show"_s, u"--model"_s, path(u"dates"_s), u"--text"_s, u"5/3/79"_s });
        QVERIFY2(shown.code == 0, qPrintable(shown.err));
    }
    void unusableInputIsReported_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("set");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("unknown letters")
            << u"5/3/79 Ω"_s << QString() << u"not in the network's vocabulary: "_s;
        QTest::newRow("nothing") << QString() << QString() << u"no input text"_s;
        QTest::newRow("no rank") << u"5/3/79"_s << u"network.changes.rank=-1"_s
                                 << u"network.changes.rank"_s;
    }
    void unusableInputIsReported()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, set);
        QFETCH(const QString, sentence);
        QCOMPARE(train(u"--task dates --steps 1 --width 4 --embedding 4"_s,
                     QString::fromLatin1(QTest::currentDataTag()))
                     .code,
            0);
        QStringList arguments { u"show"_s, u"--model"_s,
            path(QString::fromLatin1(QTest::currentDataTag())), u"--text"_s, text };
        if (!set.isEmpty())
            arguments << u"--set"_s << set;
        const Outcome outcome = headlight(arguments);
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains(sentence), qPrintable(outcome.err));
    }
    void unusableOptionsAreReported_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("task") << u"--task date"_s << u"unknown task \"date\""_s;
        QTest::newRow("network") << u"--network grue"_s << u"unknown network"_s;
        QTest::newRow("optimiser") << u"--optimiser adma"_s << u"unknown optimiser"_s;
        QTest::newRow("unsuited") << u"--task dates --network window"_s << u"sequence"_s;
        QTest::newRow("labels") << u"--task tags --network transformer"_s << u"labels"_s;
        QTest::newRow("too wide") << u"--width 2000"_s << u"--width"_s;
        QTest::newRow("no number") << u"--rate fast"_s << u"--rate"_s;
        QTest::newRow("score") << u"--task tags --score dto"_s << u"dot"_s;
        QTest::newRow("not differentiable")
            << u"--task tags --score kernel --set score.kernel=box"_s << u"gaussian"_s;
        QTest::newRow("mask of one length") << u"--task tags --mask graph"_s << u"window"_s;
        QTest::newRow("twice") << u"--task dates --beside lstm,gru"_s << u"gru-additive"_s;
        QTest::newRow("comparison network")
            << u"--task tags --network attention --beside token,kernel"_s << u"labels"_s;
        QTest::newRow("intervention")
            << u"--task tags --set network.changes.temperature=2"_s << u"mask.window=3"_s;
        QTest::newRow("heads") << u"--task tags --network attention --heads 3 --width 16"_s
                               << u"16"_s;
    }
    void unusableOptionsAreReported()
    {
        QFETCH(const QString, options);
        QFETCH(const QString, sentence);
        const Outcome outcome = train(options + u" --steps 1"_s, u"refused"_s);
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains(sentence), qPrintable(outcome.err));
        QVERIFY(!QFile::exists(path(u"refused"_s)));
    }
    void optionWithoutEffectIsRefused_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("sentence");
        const QString heads = u"it is for attention and transformer"_s;
        QTest::newRow("score") << u"--task dates --network gru --scaling none"_s << heads;
        QTest::newRow("number") << u"--task tags --network gru --set mask.window=2"_s << heads;
        QTest::newRow("layers") << u"--network gru --layers 4"_s << heads;
        QTest::newRow("heads") << u"--task tags --network token --heads 2"_s << heads;
        QTest::newRow("alignment of attention")
            << u"--task tags --network attention --attention xyz"_s << u"gru, lstm and rnn"_s;
        QTest::newRow("alignment of labels")
            << u"--task tags --network gru --attention dot"_s << u"sequence tasks"_s;
        QTest::newRow("reach") << u"--task tags --network attention --reach 2"_s << u"window"_s;
        QTest::newRow("embedding") << u"--task tags --network attention --embedding 8"_s
                                   << u"gru, lstm, rnn, window and token"_s;
        QTest::newRow("width") << u"--task curve --width 8"_s << u"all networks except kernel"_s;
        QTest::newRow("reach in the name")
            << u"--task tags --network window-2 --reach 3"_s << u"use --network window"_s;
        QTest::newRow("alignment in the name")
            << u"--network gru-none --attention dot"_s << u"use --network gru"_s;
    }
    void optionWithoutEffectIsRefused()
    {
        QFETCH(const QString, options);
        QFETCH(const QString, sentence);
        const Outcome outcome = train(options + u" --steps 1"_s, u"unused"_s);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(sentence), qPrintable(outcome.err));
        QVERIFY(!QFile::exists(path(u"unused"_s)));
    }
    void existingNetworkIsNotOverwritten()
    {
        const QString options = u"--task copy --steps 1 --width 4"_s;
        QCOMPARE(train(options, u"kept"_s).code, 0);
        const QByteArray before = file(u"kept/model.safetensors"_s);
        const Outcome again = train(options + u" --seed 5"_s, u"kept"_s);
        QCOMPARE(again.code, 1);
        QVERIFY2(again.err.contains(u"--resume"_s), qPrintable(again.err));
        QVERIFY(file(u"kept/model.safetensors"_s) == before);
    }
    // Divergence ends training, and the earlier state is kept.
    void tooLargeLearningRateIsReported()
    {
        const Outcome outcome = train(u"--task sort --network transformer --width 32 --steps 300 "
                                      "--optimiser momentum --rate 10 --clip 0 --warm-up 0"_s,
            u"blown"_s);
        QCOMPARE(outcome.code, 1);
        QVERIFY2(
            outcome.err.contains(u"the learning rate 10 is too large"_s), qPrintable(outcome.err));
        QVERIFY(file(u"blown/checkpoint.safetensors"_s).size() > 1000);
    }
    void unwritableFolderIsReportedBeforeTraining()
    {
        const Outcome outcome = headlight(
            { u"train"_s, u"--steps"_s, u"1000000"_s, u"--out"_s, u"/proc/headlight"_s });
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains(u"/proc/headlight"_s), qPrintable(outcome.err));
        QCOMPARE(headlight({ u"train"_s }).code, 2); // --out is missing
        const Outcome both = train(u"--resume --width 32"_s, u"nothing"_s);
        QCOMPARE(both.code, 2);
        QVERIFY2(both.err.contains(u"--width applies to a new network"_s), qPrintable(both.err));
    }
};

QTEST_APPLESS_MAIN(TestTrain)
#include "tst_train.moc"
