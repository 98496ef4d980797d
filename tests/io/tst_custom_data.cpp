#include "core/io/store/model_store.h"
#include "core/io/training/custom_dataset.h"
#include "core/io/training/training_run_group.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace Qt::StringLiterals;
namespace training = core::training;
using training::OutputKind;
using training::Split;

namespace {

core::Error errorOf(const std::string& text, bool characters = false)
{
    try {
        (void)core::readData(text, characters);
    } catch (const core::Error& error) {
        return error;
    }
    return { "none", {} };
}

// Rows of three words whose label is whether the first is "good".
std::string reviews(int rows)
{
    std::string text = "text,label\n";
    for (int i = 0; i < rows; ++i)
        text += std::string(i % 2 == 0 ? "good" : "bad") + " film " + std::to_string(i) + ","
            + (i % 2 == 0 ? "yes" : "no") + "\n";
    return text;
}

// Every example, in the order of the rows within each split.
std::vector<training::Example> all(const training::Task& task)
{
    std::vector<training::Example> result = task.examples->train;
    result.insert(result.end(), task.examples->validation.begin(), task.examples->validation.end());
    return result;
}

QStringList sourcesOf(const training::Task& task, const std::vector<training::Example>& examples)
{
    QStringList result;
    for (const training::Example& each : examples) {
        QStringList words;
        for (const core::Index token : each.source)
            words << QString::fromStdString(task.sources[std::size_t(token)]);
        result << words.join(u' ');
    }
    return result;
}

training::TrainingSpec specFor(const core::CustomDataset& data)
{
    training::TrainingSpec spec;
    spec.task = data.task.id;
    spec.characters = data.task.characters;
    spec.network.width = 8;
    spec.network.embedding = 8;
    if (data.task.output != OutputKind::Sequence)
        spec.network.architecture = training::SelfAttentionNetwork { .layers = 1, .heads = 2 };
    spec.hyperparameters.batchSize = 16;
    spec.hyperparameters.steps = 6;
    return spec;
}

} // namespace

// Custom examples in a table.
class TestCustomData : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    const core::ModelStore m_store;

    [[nodiscard]] std::string path(const QString& name) const
    {
        return m_folder.filePath(name).toStdString();
    }

private slots:
    // The meaning of each header, with any separator.
    void headerDecidesTheTask_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("row");
        QTest::addColumn<int>("answer");
        QTest::addColumn<QString>("right");
        QTest::newRow("label") << u"text,label"_s << u"%1 saw it,\"very good\""_s
                               << int(OutputKind::Label) << u"very good"_s;
        QTest::newRow("tags") << u"text;tags"_s << u"%1 saw it;A  B A"_s << int(OutputKind::Labels)
                              << u"A B A"_s;
        QTest::newRow("pairs") << u"source\ttarget"_s << u"%1 saw it\tle vit, \"oui\""_s
                               << int(OutputKind::Sequence) << u"le vit, \"oui\""_s;
        QTest::newRow("unused columns, another order")
            << u"id,label,text"_s << u"7,x,%1 saw it"_s << int(OutputKind::Label) << u"x"_s;
    }
    void headerDecidesTheTask()
    {
        QFETCH(const QString, header);
        QFETCH(const QString, row);
        QFETCH(const int, answer);
        QFETCH(const QString, right);
        QString text = header + u"\r\n"_s;
        for (int i = 0; i < 60; ++i)
            text += QString(row).replace(u"%1"_s, QString::number(i)) + u"\r\n"_s;
        QString other = row; // labels must differ
        text += other.replace(u"%1"_s, u"z"_s).replace(right.left(1), u"q"_s) + u"\r\n"_s;
        const core::CustomDataset data = core::readData(text.toStdString(), false);
        QCOMPARE(int(data.task.output), answer);
        QCOMPARE(data.task.id, training::customId);
        const auto examples = all(data.task);
        QCOMPARE(examples.size(), std::size_t { 61 });
        QVERIFY(sourcesOf(data.task, examples).contains(u"59 saw it"_s));
        QCOMPARE(QString::fromStdString(
                     training::textOf(data.task, data.task.examples->train.front().target)),
            right.simplified());
    }
    void oneWordPerLineFormsSentences()
    {
        std::string text = "word,tag\n";
        for (int i = 0; i < 40; ++i)
            text += "I,PRON\n\"saw\",VERB\nno" + std::to_string(i) + ",NOUN\n\n,\n\",\",PUNCT\n\n";
        const core::CustomDataset data = core::readData(text, false);
        QCOMPARE(int(data.task.output), int(OutputKind::Labels));
        const auto examples = all(data.task);
        QCOMPARE(examples.size(), std::size_t { 80 });
        const QStringList sources = sourcesOf(data.task, examples);
        QCOMPARE(sources.count(u","_s), 40);
        QVERIFY(sources.contains(u"I saw no17"_s));
        QCOMPARE(training::textOf(
                     data.task, examples[std::size_t(sources.indexOf(u"I saw no17"_s))].target),
            std::string("PRON VERB NOUN"));
    }
    void charactersAreSeparateTokens()
    {
        std::string text = "source,target\n";
        for (int i = 100; i < 160; ++i)
            text += "我" + std::to_string(i) + " b,é" + std::to_string(i) + "\n";
        const core::CustomDataset data = core::readData(text, true);
        const training::Example& first = data.task.examples->train.front();
        QCOMPARE(first.source.size(), std::size_t { 6 });
        QCOMPARE(first.target.size(), std::size_t { 4 });
        QVERIFY(training::textOf(data.task, first.target).starts_with("é1"));
        QCOMPARE(training::idsOf(data.task, "b我 ").size(), std::size_t { 3 });
    }
    // No text is in both splits, and about one in ten is held out.
    void validationAndTrainingSetsAreDisjoint()
    {
        std::string text = reviews(2000);
        text += text.substr(text.find('\n') + 1); // every row twice
        const training::Task task = core::readData(text, false).task;
        const QStringList train = sourcesOf(task, task.examples->train);
        const QStringList heldOut = sourcesOf(task, task.examples->validation);
        QCOMPARE(train.size() + heldOut.size(), 4000);
        QVERIFY(!QSet<QString>(train.begin(), train.end())
                     .intersects(QSet<QString>(heldOut.begin(), heldOut.end())));
        QVERIFY(heldOut.size() > 300 && heldOut.size() < 500);
        for (const Split part : { Split::Train, Split::Validation })
            for (std::uint64_t i = 0; i < 200; ++i) {
                const training::Example one = training::example(task, {}, part, i);
                QVERIFY(one == training::example(task, {}, part, i));
                QVERIFY((part == Split::Train ? train : heldOut)
                            .contains(sourcesOf(task, { one }).front()));
            }
        // evalSet() uses each example once if there are few, else as many as requested.
        QCOMPARE(training::evalSet(task, { .examples = 50 }).size(), std::size_t { 50 });
        QCOMPARE(training::evalSet(task, { .examples = 1000 }).size(), std::size_t(heldOut.size()));
    }
    void errorNamesTheLineOfABadRow_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        const QString head = u"text,label\ngood,yes\n"_s;
        QTest::newRow("no text") << head + u",no\n"_s << u"line 3: there is no text"_s;
        QTest::newRow("no label") << u"\n\n"_s + head + u"\nbad,\n"_s
                                  << u"line 6: the text has no target"_s;
        QTest::newRow("extra comma")
            << head + u"bad, really,no\n"_s << u"line 3: expected 2 cells, found 3"_s;
        QTest::newRow("a cell of two lines")
            << head + u"\"so\nbad\",no\nbad\n"_s << u"line 5: expected 2 cells, found 1"_s;
        QTest::newRow("old line ends")
            << u"text,label\rgood,yes\rbad\r"_s << u"line 3: expected 2"_s;
        QTest::newRow("tags") << u"text,tags\nI saw,A B\nI saw it,A B\n"_s
                              << u"line 3: the text has 3 words or characters, but 2 tags"_s;
        QTest::newRow("end") << u"source,target\na,b\nb,a <s> b\n"_s
                             << u"line 3: \"<s>\" is the end"_s;
        QTest::newRow("two words") << u"word,tag\nNew York,A\n"_s << u"line 2: expected one word"_s;
        QTest::newRow("no tag") << u"word,tag\nI,A\nsaw,\n"_s << u"line 3: \"saw\" has no tag"_s;
        QTest::newRow("long")
            << head + u"w "_s.repeated(513) + u",no\n"_s
            << u"line 3: the text has 513 words or characters; the maximum for training is 512"_s;
        QTest::newRow("several") << head + u"a\nb\nc\nd\ne\nf\n"_s
                                 << u"line 6: expected 2 cells, found 1; put text that"_s;
        QTest::newRow("no number")
            << u"x,y\n1,2\n2,three\n"_s << u"line 3: expected a number, found \"three\""_s;
        QTest::newRow("no point") << u"1;2\n2,5;3\n"_s
                                  << u"line 2: expected a number, found \"2,5\""_s;
        QTest::newRow("infinite") << u"x,y\n1,inf\n"_s << u"line 2: expected a number"_s;
        QTest::newRow("a point too short") << u"x,y\n1\n"_s << u"line 2: expected 2 cells"_s;
        QTest::newRow("several, counted") << head + u"a\nb\nc\nd\ne\nf\n"_s << u"and 2 more"_s;
    }
    void errorNamesTheLineOfABadRow()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, sentence);
        const core::Error error = errorOf(text.toStdString());
        QCOMPARE(error.problem, std::string("data_rows"));
        QVERIFY2(QString::fromStdString(error.detail()).contains(sentence), error.detail().c_str());
    }
    void unusableDataIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("nothing") << QByteArray() << u"data_empty"_s << u"no rows"_s;
        QTest::newRow("header alone")
            << QByteArray("text,label\n") << u"data_empty"_s << u"no rows"_s;
        QTest::newRow("no header") << QByteArray("good film,yes\nbad film,no\n") << u"data_header"_s
                                   << u"found \"good film,yes\""_s;
        QTest::newRow("one class") << QByteArray("text,label\na,yes\nb,yes\n")
                                   << u"data_one_answer"_s << u"is \"yes\" in every row"_s;
        QTest::newRow("one tag") << QByteArray("text,tags\na,N\nb b,N N\n") << u"data_one_answer"_s
                                 << u"in every row"_s;
        QTest::newRow("few") << QByteArray("text,label\na,yes\nb,no\n") << u"data_held_out"_s
                             << u"(one in ten, by its words)"_s;
        QTest::newRow("no points") << QByteArray("x,y\n") << u"data_empty"_s << u"no rows"_s;
        QTest::newRow("few points")
            << QByteArray("1,2\n2,3\n") << u"data_held_out"_s << u"one x value in ten"_s;
        QTest::newRow("one x") << QByteArray("1,2\n1,3\n1,4\n") << u"data_one_place"_s
                               << u"all points have x = 1"_s;
        QTest::newRow("one y") << QByteArray("1,2\n2,2\n3,2\n") << u"data_one_answer"_s
                               << u"is \"2\" in every row"_s;
        QTest::newRow("far away") << QByteArray("1e9,2\n1000000600,3\n1000001200,4\n")
                                  << u"data_places"_s << u"subtract the first"_s;
        QByteArray many;
        for (int i = 0; i <= 2000; ++i)
            many += QByteArray::number(i) + "," + QByteArray::number(i % 7) + "\n";
        QTest::newRow("many points") << many << u"data_points"_s << u"2001 points"_s;
        QTest::newRow("quote") << QByteArray("text,label\na,yes\n\"b,no\n") << u"table_quote"_s
                               << u"line 3: a cell begins with a quotation mark"_s;
        QTest::newRow("Latin 1") << QByteArray("text,label\ncaf\xe9,yes\n") << u"text_not_utf8"_s
                                 << QString();
        QTest::newRow("zip") << QByteArray("PK\x03\x04text,label") << u"file_is_zip"_s << QString();
    }
    void unusableDataIsRefused()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, problem);
        QFETCH(const QString, sentence);
        const core::Error error = errorOf(text.toStdString());
        QCOMPARE(QString::fromStdString(error.problem), problem);
        QVERIFY2(QString::fromStdString(error.detail()).contains(sentence), error.detail().c_str());
    }
    void tooManyWordsAreRefused()
    {
        std::string text = "text,label\n";
        for (int i = 0; i < 50'001; ++i)
            text += "w" + std::to_string(i) + "," + (i % 2 == 0 ? "a" : "b") + "\n";
        QCOMPARE(errorOf(text).problem, std::string("data_tokens"));
        QCOMPARE(errorOf(text, true).problem, std::string("none"));
    }
    // A folder contains its data, independent of the file and of the folder's location.
    void networkFolderContainsItsData()
    {
        const std::string file = path(u"reviews.csv"_s);
        const std::string folder = path(u"network"_s);
        {
            QFile out(QString::fromStdString(file));
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(("\xEF\xBB\xBF" + reviews(300)).c_str());
        }
        const core::ThreadPool threadPool(2);
        const core::CustomDataset data = core::openData(m_store.files({}), file, false);
        core::TrainingRun straight(specFor(data), path(u"straight"_s), data);
        {
            core::TrainingRun parts(specFor(data), folder, data);
            for (int i = 0; i < 3; ++i)
                parts.step(threadPool);
            parts.checkpoint(threadPool);
        }
        QVERIFY(QFile::remove(QString::fromStdString(file)));
        const std::string moved = path(u"moved"_s);
        QVERIFY(QDir().rename(QString::fromStdString(folder), QString::fromStdString(moved)));
        core::TrainingRun again(moved, m_store.files(moved));
        for (int i = 0; i < 3; ++i)
            again.step(threadPool);
        for (int i = 0; i < 6; ++i)
            straight.step(threadPool);
        QVERIFY(again.training().state() == straight.training().state());
        const auto network = m_store.files({}).trainedNetwork(moved);
        QCOMPARE(network->task.examples->validation.size(), data.task.examples->validation.size());
        QVERIFY(!training::attentionFor(*network, "good film")->attentions().empty());
        const std::string branch = path(u"branch"_s);
        core::TrainingRun(*network, network->spec, branch).save();
        QCOMPARE(m_store.files({}).trainedNetwork(branch)->task.sources, network->task.sources);
    }
    // Comparison networks train on the same data; each can be evaluated, also by length.
    void comparisonNetworksTrainOnTheSameData()
    {
        const core::CustomDataset data = core::readData(reviews(100), false);
        training::TrainingSpec other = specFor(data);
        other.network.architecture = training::TokenMlp {};
        const std::string folder = path(u"group"_s);
        core::TrainingRunGroup group({ specFor(data), other }, folder, data);
        const core::ThreadPool threadPool(2);
        for (int i = 0; i < 12; ++i)
            group.step(threadPool);
        group.checkpoint(threadPool);
        group.evaluateLengths(threadPool);
        const auto network = m_store.files({}).trainedNetwork(folder);
        QCOMPARE(network->group.size(), std::size_t { 2 });
        const training::LengthAccuracies& lengths = network->group.back().lengths;
        QCOMPARE(lengths.size(), std::size_t { 1 }); // three words in each
        QCOMPARE(lengths.front().texts, long(data.task.examples->validation.size()));
    }
    void missingOrOtherDataIsReported()
    {
        const std::string folder = path(u"lost"_s);
        const core::CustomDataset data = core::readData(reviews(60), false);
        core::TrainingRun(specFor(data), folder, data).save();
        const QString inside = QString::fromStdString(folder) + u"/data.csv"_s;
        const auto problem = [&]() -> std::string {
            try {
                (void)m_store.files({}).trainedNetwork(folder);
            } catch (const core::Error& error) {
                return error.problem;
            }
            return {};
        };
        QCOMPARE(problem(), std::string());
        {
            QFile out(inside);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(reviews(61).c_str());
        }
        QCOMPARE(problem(), std::string("learnt_tokens"));
        QVERIFY(QFile::remove(inside));
        QCOMPARE(problem(), std::string("file_missing"));
    }
    // The stored table has the two columns alone, under the names that are read again.
    void anyTwoColumnsAreADataSet_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("input");
        QTest::addColumn<int>("output");
        const auto rows = [](const char* header, auto&& row) {
            QString text = QString::fromLatin1(header) + u'\n';
            for (int i = 0; i < 60; ++i)
                text += row(i) + u'\n';
            return text;
        };
        const auto number = [](int i) { return QString::number(i); };
        QTest::newRow("label") << int(core::RowKind::Label) << rows("n,stars,review", [&](int i) {
            return number(i) + (i % 2 == 0 ? u",good"_s : u",bad"_s) + u",\"a, \"\"fine\"\" film "_s
                + number(i) + u'"';
        }) << 2 << 1;
        QTest::newRow("tags") << int(core::RowKind::Tags) << rows("words;n;classes", [&](int i) {
            return u"we saw "_s + number(i) + u';' + number(i)
                + (i % 2 == 0 ? u";p v n"_s : u";p v m"_s);
        }) << 0 << 2;
        QTest::newRow("target") << int(core::RowKind::Target) << rows("en\tfr", [&](int i) {
            return u"word "_s + number(i) + u"\tmot "_s + number(i);
        }) << 0 << 1;
        QTest::newRow("point") << int(core::RowKind::Point) << rows("name,t,v", [&](int i) {
            return u"a,"_s + number(i) + u',' + number(i * i % 7);
        }) << 1 << 2;
        QTest::newRow("point, no header") << int(core::RowKind::Point) << rows("0,1,2", [&](int i) {
            return u"5,"_s + number(i) + u',' + number(i % 9);
        }) << 1 << 2;
    }
    void anyTwoColumnsAreADataSet()
    {
        QFETCH(const int, kind);
        QFETCH(const QString, text);
        QFETCH(const int, input);
        QFETCH(const int, output);
        const core::DataColumns columns { static_cast<std::size_t>(input),
            static_cast<std::size_t>(output), static_cast<core::RowKind>(kind) };
        const std::string table = text.toStdString();
        QVERIFY(core::suggestedKind(table, columns.input, columns.output) == columns.kind);
        const core::CustomDataset chosen = core::readData(table, false, columns);
        const core::CustomDataset again = core::readData(chosen.text, false);
        QVERIFY(again.task.output == chosen.task.output);
        QCOMPARE(again.task.sources, chosen.task.sources);
        QCOMPARE(again.task.targets, chosen.task.targets);
        QVERIFY(all(again.task).size() == all(chosen.task).size());
        for (std::size_t i = 0; i < all(again.task).size(); ++i) {
            QVERIFY(all(again.task)[i].source == all(chosen.task)[i].source);
            QVERIFY(all(again.task)[i].target == all(chosen.task)[i].target);
        }
    }
    void wordsKeepTheirTexts()
    {
        std::string table = "tag,n,word\n";
        for (int i = 0; i < 40; ++i)
            table += "a,1,one" + std::to_string(i) + "\nb,2,two\n\n";
        const core::DataColumns columns { 2, 0, core::RowKind::Word };
        const core::CustomDataset chosen = core::readData(table, false, columns);
        QCOMPARE(all(chosen.task).size(), std::size_t { 40 });
        const core::CustomDataset again = core::readData(chosen.text, false);
        QCOMPARE(sourcesOf(again.task, all(again.task)), sourcesOf(chosen.task, all(chosen.task)));
    }
    void standardNamesAreSuggested()
    {
        const core::DataColumns tags = core::suggestedColumns("id,tag,word\n1,a,b\n");
        QCOMPARE(tags.input, std::size_t { 2 });
        QCOMPARE(tags.output, std::size_t { 1 });
        QVERIFY(tags.kind == core::RowKind::Word);
        QVERIFY(core::columnNames("1,2\n3,4\n") == (std::vector<std::string> { "1", "2" }));
    }
    void wrongRowsOfChosenColumnsAreNamedByTheirLines()
    {
        try {
            (void)core::readData("a,b\n1,2\n3,x\n", false, { 0, 1, core::RowKind::Point });
            QFAIL("a point without a number was accepted");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, std::string("data_rows"));
            QVERIFY(error.detail().find("line 3") != std::string::npos);
        }
    }
};

QTEST_GUILESS_MAIN(TestCustomData)
#include "tst_custom_data.moc"
