#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace Qt::StringLiterals;
using test::headlight;
using test::Outcome;

// The commands treat networks trained with Headlight like any model.
class TestTrainedNetworkCommands : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static QJsonArray positionsOf(const QString& model, const QString& text)
    {
        const Outcome predicted = headlight({ u"predict"_s, u"--model"_s, model, u"--text"_s, text,
            u"--lens"_s, u"--format"_s, u"json"_s });
        return QJsonDocument::fromJson(predicted.out.toUtf8()).object()[u"places"_s].toArray();
    }
    static QString first(const QJsonValue& prediction)
    {
        return prediction.toObject()[u"predictions"_s]
            .toArray()
            .first()
            .toObject()[u"token"_s]
            .toString();
    }

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void everyViewIsDrawn_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("view");
        const auto add = [](const QString& model, const QString& text, const QString& views) {
            for (const QString& view : views.split(u' '))
                QTest::addRow("%s: %s", qPrintable(model), qPrintable(view))
                    << model << text << view;
        };
        const QString all = u"flow heads links steps matrices space learn compare"_s;
        add(u"date-reader"_s, u"5/3/79"_s, all + u" predict"_s);
        add(u"tagger"_s, u"they saw the play"_s, all + u" predict atlas"_s);
        add(u"kernel-smoother"_s, u"0.5 1 1.5 2"_s, all + u" regression"_s);
    }
    void everyViewIsDrawn()
    {
        QFETCH(QString, model);
        QFETCH(QString, text);
        QFETCH(QString, view);
        QStringList command { u"render"_s, u"--model"_s, model, u"--text"_s, text, u"--view"_s,
            view, u"-o"_s, m_folder.filePath(model + view + u".svg"_s) };
        if (view == u"compare")
            command << u"--pin"_s << u"network.changes.temperature=4"_s;
        const Outcome drawn = headlight(command);
        QVERIFY2(drawn.code == 0, qPrintable(drawn.err));
        QCOMPARE(drawn.err, QString());
    }
    void labelsArePredictedInEveryLayer()
    {
        const QJsonArray positions = positionsOf(u"tagger"_s, u"they saw the play"_s);
        QCOMPARE(positions.size(), 4);
        const QStringList labels { u"pronoun"_s, u"verb"_s, u"article"_s, u"noun"_s };
        for (qsizetype i = 0; i < positions.size(); ++i) {
            const QJsonArray layers = positions[i].toObject()[u"layers"_s].toArray();
            QCOMPARE(first(positions[i]), labels[i]);
            QCOMPARE(layers.size(), 3);
            QCOMPARE(first(layers.last()), labels[i]);
        }
    }
    void interventionChangesTheOutput()
    {
        const QStringList ask { u"translate"_s, u"--model"_s, u"date-reader"_s, u"--text"_s,
            u"5/3/79"_s };
        QCOMPARE(headlight(ask).out.trimmed(), u"1979-05-03"_s);
        // Uniform attention cannot distinguish the day from the month.
        const Outcome modified
            = headlight(ask + QStringList { u"--set"_s, u"network.changes.temperature=100"_s });
        QVERIFY2(modified.code == 0, qPrintable(modified.err));
        QVERIFY(modified.out.trimmed() != u"1979-05-03"_s);
    }
    void decoderInputCanBeSet()
    {
        const Outcome shown = headlight({ u"compute"_s, u"--model"_s, u"date-reader"_s, u"--text"_s,
            u"5/3/79"_s, u"--target"_s, u"19"_s, u"--list"_s });
        QVERIFY2(shown.code == 0, qPrintable(shown.err));
        QVERIFY2(shown.out.contains(u"cross/layer1/head1/weights  3 x 6"_s), qPrintable(shown.out));
        const Outcome unknown = headlight({ u"compute"_s, u"--model"_s, u"date-reader"_s,
            u"--text"_s, u"5/3/79"_s, u"--target"_s, u"soon"_s, u"--list"_s });
        QCOMPARE(unknown.code, 1);
        QVERIFY2(unknown.err.contains(u"not in the network's vocabulary: \"s\""_s),
            qPrintable(unknown.err));
    }
    // Rows are named by the predicted token, as in compute.
    void dateIsAligned()
    {
        const QStringList ask { u"--model"_s, u"date-reader"_s, u"--text"_s, u"5/3/79"_s };
        const QStringList align = QStringList { u"translate"_s, u"--alignment"_s } + ask;
        const QJsonObject alignment = QJsonDocument::fromJson(
            headlight(align + QStringList { u"--format"_s, u"json"_s }).out.toUtf8())
                                          .object()[u"alignment"_s]
                                          .toObject();
        const QStringList weights
            = headlight(QStringList { u"compute"_s, u"--tensor"_s, u"cross/layer1/head1/weights"_s,
                            u"--format"_s, u"csv"_s }
                + ask)
                  .out.split(u'\n', Qt::SkipEmptyParts);
        const QJsonArray predicted = alignment[u"target"_s].toArray();
        QCOMPARE(predicted.size(), 10); // 1979-05-03
        QCOMPARE(alignment[u"weights"_s].toArray().size(), 10);
        QCOMPARE(weights.size(), 12); // includes the row of the end token
        for (int row = 0; row < 10; ++row) {
            const QStringList cells = weights[row + 1].split(u',');
            QCOMPARE(cells[0], u'"' + predicted[row].toString() + u'"');
            const double third = alignment[u"weights"_s][row][2].toDouble();
            QVERIFY(std::abs(third - cells[3].toDouble()) < 1e-6);
        }
        const QStringList lines = headlight(align).out.split(u'\n', Qt::SkipEmptyParts);
        QVERIFY2(lines[2].startsWith(u"  1           7 0.97"_s), qPrintable(lines[2]));
    }
    void networksWithoutTokenOutputAreRefused()
    {
        for (const QString& model : { u"date-reader/beside/2-gru-none"_s, u"kernel-smoother"_s })
            for (const QString& command : { u"translate"_s, u"predict"_s }) {
                const Outcome refused
                    = headlight({ command, u"--model"_s, model, u"--text"_s, u"1 2"_s });
                QCOMPARE(refused.code, 1);
                QVERIFY2(refused.err.contains(u"show or compute"_s), qPrintable(refused.err));
            }
    }
    void tokensCommandUsesTheTasksVocabulary()
    {
        const QStringList ask { u"tokens"_s, u"--model"_s, u"tagger"_s };
        const Outcome words = headlight(ask + QStringList { u"--text"_s, u"they  saw"_s });
        QCOMPARE(words.err, QString());
        const QRegularExpression lines(u"^(\\d+)\tthey\t0-4\n\\d+\tsaw\t6-9\n$"_s);
        const QRegularExpressionMatch match = lines.match(words.out);
        QVERIFY2(match.hasMatch(), qPrintable(words.out));
        QCOMPARE(headlight(ask + QStringList { u"--ids"_s, match.captured(1) }).out,
            match.captured(1) + u"\tthey\t0-0\n"_s);
        const Outcome json = headlight(ask + QStringList { u"--lines"_s, u"--format"_s, u"json"_s },
            { .environment = {}, .folder = {}, .input = "\"they saw\"\n\"saw\"\n" });
        QCOMPARE(json.out.count(u'\n'), 2);
        QVERIFY2(json.out.contains(u"[[0,4],[5,8]]"_s), qPrintable(json.out));
        const Outcome unknown = headlight(ask + QStringList { u"--text"_s, u"a dinosaur"_s });
        QCOMPARE(unknown.code, 1);
        QVERIFY2(unknown.err.contains(u"\"dinosaur\""_s), qPrintable(unknown.err));
    }
    void textDefaultsToAnExampleOfTheTask()
    {
        for (const QString& model : { u"date-reader"_s, u"tagger"_s, u"kernel-smoother"_s }) {
            const Outcome shown = headlight({ u"show"_s, u"--model"_s, model });
            QVERIFY2(shown.code == 0, qPrintable(shown.err));
            const Outcome listed = headlight({ u"compute"_s, u"--model"_s, model, u"--list"_s });
            QVERIFY2(listed.code == 0, qPrintable(listed.err));
            const Outcome drawn = headlight({ u"render"_s, u"--model"_s, model, u"--view"_s,
                u"heads"_s, u"-o"_s, m_folder.filePath(u"x.svg"_s) });
            QVERIFY2(drawn.code == 0, qPrintable(drawn.err));
        }
    }
    void unreadableFolderIsReported_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("links in a circle") << m_folder.filePath(u"circle"_s) << u"form a loop"_s;
        QTest::newRow("name too long") << QString(300, u'n') << u"too long"_s;
    }
    void unreadableFolderIsReported()
    {
        QFETCH(const QString, folder);
        QFETCH(const QString, sentence);
        const QString circle = m_folder.filePath(u"circle"_s);
        QFile::link(m_folder.filePath(u"back"_s), circle);
        QFile::link(circle, m_folder.filePath(u"back"_s));
        const QString out = m_folder.filePath(u"branch"_s);
        for (const QStringList& command :
            { QStringList { u"show"_s, u"--model"_s, folder, u"--text"_s, u"a"_s },
                { u"show"_s, u"--model"_s, folder + u"@3"_s, u"--text"_s, u"a"_s },
                { u"train"_s, u"--steps"_s, u"1"_s, u"--out"_s, folder },
                { u"train"_s, u"--resume"_s, u"--out"_s, folder },
                { u"train"_s, u"--from"_s, folder, u"--out"_s, out } }) {
            const Outcome refused = headlight(command);
            QCOMPARE(refused.code, 1);
            QVERIFY2(refused.err.contains(sentence)
                    || (command.contains(u"--steps"_s)
                        && refused.err.contains(u"cannot be created"_s)),
                qPrintable(refused.err));
        }
        QVERIFY(!QFile::exists(out));
    }
    void networkWithoutHeadsCannotBeModified()
    {
        const Outcome refused
            = headlight({ u"show"_s, u"--model"_s, u"date-reader/beside/2-gru-none"_s, u"--text"_s,
                u"5/3/79"_s, u"--set"_s, u"network.changes.temperature=4"_s });
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains(u"and cannot be modified"_s), qPrintable(refused.err));
    }
};

QTEST_GUILESS_MAIN(TestTrainedNetworkCommands)
#include "tst_trained_network_commands.moc"
