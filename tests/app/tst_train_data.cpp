#include "array_files.h"
#include "program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace Qt::StringLiterals;
using test::headlight;
using test::Outcome;

// `headlight train --data` with a user's own file.
class TestTrainData : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    [[nodiscard]] Outcome train(const QString& arguments, const QString& folder) const
    {
        return headlight(QStringList { u"train"_s } + arguments.split(u' ', Qt::SkipEmptyParts)
            + QStringList { u"--out"_s, path(folder) });
    }
    static QJsonObject lastReport(const Outcome& outcome)
    {
        return QJsonDocument::fromJson(
            outcome.out.split(u'\n', Qt::SkipEmptyParts).constLast().toUtf8())
            .object();
    }
    // A review is positive, unless "not" precedes its praise.
    [[nodiscard]] static QByteArray reviews()
    {
        QByteArray text = "text,label\n";
        for (const char* thing : { "film", "book", "song", "play", "meal" })
            for (const char* how : { "very", "so", "really", "quite" })
                for (const char* judged : { "good", "fine", "great", "lovely" })
                    for (const bool negated : { false, true })
                        text += QByteArray("\"the ") + thing + ", it was " + (negated ? "not " : "")
                            + how + " " + judged + "\"," + (negated ? "blame" : "praise") + "\n";
        return text;
    }

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void anyTwoColumnsAreChosen()
    {
        QByteArray table = "id;comment;date;rating\n";
        int id = 0;
        for (const QByteArray& line : reviews().split('\n').mid(1))
            if (const qsizetype comma = line.lastIndexOf(','); comma > 0)
                table += QByteArray::number(++id) + ';' + line.left(comma) + ";today;"
                    + line.mid(comma + 1) + '\n';
        write(u"survey.csv"_s, table);
        const QString data = u"--data "_s + path(u"survey.csv"_s)
            + u" --network attention --layers 1 --heads 2 --width 16 --steps 2"_s;
        QCOMPARE(train(data, u"nothing"_s).code, 1); // the names are others
        for (const QString columns : { "comment,rating", "2,4", "comment, rating, text_label" }) {
            const Outcome trained
                = headlight(QStringList { u"train"_s, u"--columns"_s, columns } + data.split(u' ')
                    + QStringList {
                        u"--out"_s, path(u"survey-%1"_s.arg(columns.size())), u"--json"_s });
            QVERIFY2(trained.code == 0, qPrintable(trained.err));
            QVERIFY(lastReport(trained).contains(u"exact"_s));
        }
        const Outcome unknown = train(data + u" --columns comment,stars"_s, u"unknown"_s);
        QCOMPARE(unknown.code, 1);
        QVERIFY2(unknown.err.contains(u"id, comment, date or rating"_s), qPrintable(unknown.err));
        const Outcome alone = train(u"--columns 1,2 --steps 2"_s, u"alone"_s);
        QVERIFY2(alone.err.contains(u"--columns requires --data FILE"_s), qPrintable(alone.err));
    }
    void networkTrainsOnAFileAndPredicts()
    {
        write(u"reviews.csv"_s, reviews());
        const Outcome trained = train(u"--data "_s + path(u"reviews.csv"_s)
                + u" --network attention --layers 1 --heads 2 --width 16 --steps 60 --decay 0 "
                  u"--rate 0.01"
                  " --json"_s,
            u"reviews"_s);
        QVERIFY2(trained.code == 0, qPrintable(trained.err));
        QVERIFY2(lastReport(trained)[u"exact"_s].toDouble() > 0.95, qPrintable(trained.out));
        QVERIFY(QFile::remove(path(u"reviews.csv"_s)));
        QVERIFY(QDir(m_folder.path()).rename(u"reviews"_s, u"moved"_s));
        const Outcome predicted = headlight({ u"compute"_s, u"--model"_s, path(u"moved"_s),
            u"--text"_s, u"the song, it was not good"_s, u"--out"_s, path(u"trace.npz"_s) });
        QVERIFY2(predicted.code == 0, qPrintable(predicted.err));
        const auto tensors = test::npz(test::load(path(u"trace.npz"_s)));
        const auto weights = tensors.find("layer1/head2/weights");
        QVERIFY(weights != tensors.end());
        QCOMPARE(weights->second.shape, (std::vector<core::Index> { 6, 6 }));
        const Outcome again = train(u"--resume --steps 62 --every 1 --json"_s, u"moved"_s);
        QVERIFY2(again.code == 0, qPrintable(again.err));
        QCOMPARE(lastReport(again)[u"step"_s].toInt(), 62);
    }
    void sameSeedGivesSameBits()
    {
        QByteArray pairs = "source;target\n";
        for (int i = 100; i < 400; ++i)
            pairs += QByteArray::number(i) + ";" + QByteArray::number(999 - i) + "\n";
        write(u"pairs.csv"_s, pairs);
        const QString options = u"--data "_s + path(u"pairs.csv"_s)
            + u" --characters --steps 5 --width 12 --batch 70 --threads "_s;
        QCOMPARE(train(options + u"1"_s, u"one"_s).code, 0);
        QCOMPARE(train(options + u"3"_s, u"three"_s).code, 0);
        const QByteArray one = test::load(path(u"one/checkpoint.safetensors"_s));
        QVERIFY(one.size() > 10000);
        QVERIFY(test::load(path(u"three/checkpoint.safetensors"_s)) == one);
        QVERIFY(test::load(path(u"three/data.csv"_s)) == pairs);
        const Outcome aligned = headlight({ u"compute"_s, u"--model"_s, path(u"one"_s), u"--text"_s,
            u"123"_s, u"--tensor"_s, u"cross/layer1/head1/weights"_s, u"--format"_s, u"csv"_s });
        QVERIFY2(aligned.code == 0, qPrintable(aligned.err));
    }
    void unusableDataIsReported_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("bad row") << QByteArray("text,label\na,yes\nb\n") << QString() << 1
                                 << u"data.csv: line 3: expected 2 cells, found 1"_s;
        QTest::newRow("one class") << QByteArray("text,label\na,yes\nb,yes\n") << QString() << 1
                                   << u"is \"yes\" in every row"_s;
        QTest::newRow("not UTF-8")
            << QByteArray("text,label\ncaf\xe9,yes\n") << QString() << 1 << u"UTF-8"_s;
        QTest::newRow("unsuited") << reviews() << u"--network transformer"_s << 1 << u"labels"_s;
        QTest::newRow("with a task") << reviews() << u"--task tags"_s << 2 << u"--task"_s;
        QTest::newRow("texts as a curve")
            << reviews() << u"--task curve"_s << 1 << u"contains text"_s;
        QTest::newRow("points of words") << QByteArray("x,y\n1,2\n2,b\n") << u"--task curve"_s << 1
                                         << u"data.csv: line 3: expected a number"_s;
        QTest::newRow("level") << reviews() << u"--level 2"_s << 2 << u"--level"_s;
    }
    void unusableDataIsReported()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, options);
        QFETCH(const int, code);
        QFETCH(const QString, sentence);
        write(u"data.csv"_s, text);
        const Outcome outcome = train(
            u"--data "_s + path(u"data.csv"_s) + u" "_s + options + u" --steps 1"_s, u"no"_s);
        QCOMPARE(outcome.code, code);
        QVERIFY2(outcome.err.contains(sentence), qPrintable(outcome.err));
        QVERIFY(!QFile::exists(path(u"no"_s)));
    }
    void networkTrainsOnPointsAndPredicts()
    {
        QByteArray points;
        for (int i = 0; i < 120; ++i)
            points += QByteArray::number(1900 + i) + ","
                + QByteArray::number(std::sin(i / 20.0) + i % 2 / 5.0) + "\n";
        write(u"points.csv"_s, points);
        const QString options = u"--steps 100 --json --data "_s + path(u"points.csv"_s);
        const Outcome trained = train(options + u" --task curve"_s, u"own"_s);
        QVERIFY2(trained.code == 0, qPrintable(trained.err));
        QVERIFY2(lastReport(trained)[u"exact"_s].toDouble() > 0.7, qPrintable(trained.out));
        QVERIFY(QFile::remove(path(u"points.csv"_s)));
        const Outcome predicted = headlight({ u"compute"_s, u"--model"_s, path(u"own"_s),
            u"--text"_s, u"1915 1945.5"_s, u"--out"_s, path(u"trace.npz"_s) });
        QVERIFY2(predicted.code == 0, qPrintable(predicted.err));
        const auto weights = test::npz(test::load(path(u"trace.npz"_s))).at("layer1/head1/weights");
        QCOMPARE(weights.shape.front(), core::Index { 2 });
        QCOMPARE(train(u"--resume --steps 102"_s, u"own"_s).code, 0);
    }
    void missingFileIsReported()
    {
        const Outcome outcome = train(u"--data "_s + path(u"none.csv"_s), u"no"_s);
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains(u"none.csv"_s), qPrintable(outcome.err));
        QCOMPARE(train(u"--characters"_s, u"no"_s).code, 2);
    }
};

QTEST_APPLESS_MAIN(TestTrainData)
#include "tst_train_data.moc"
