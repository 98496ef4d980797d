#include "core/learning/examination.h"
#include "core/learning/heads/attending.h"
#include "core/learning/learnt_network.h"
#include "core/learning/tape/loss.h"
#include "core/learning/tape/operations.h"
#include "core/learning/training.h"
#include "tests/core/slope_differences.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace core::learning;
using core::Index;
using core::Matrix;
using core::Scalar;

namespace {

Course courseOf(const std::string& task, const Architecture& architecture, int steps)
{
    Course course { .task = task };
    course.network = { .architecture = architecture, .embedding = 12, .width = 16 };
    course.teaching.steps = steps;
    course.teaching.batch = 40;
    return course;
}

const std::vector<Architecture>& architectures()
{
    static const std::vector<Architecture> all {
        EncoderDecoder { Cell::Gru, Alignment::Additive },
        EncoderDecoder { Cell::Lstm, Alignment::Dot },
        EncoderDecoder { Cell::Rnn, Alignment::General },
        EncoderDecoder { Cell::Gru, Alignment::None },
        TransformerNet { .layers = 1, .heads = 2 },
        SelfAttentionNet { .layers = 2, .heads = 4 },
        RecurrentNet { Cell::Lstm, true },
        RecurrentNet { Cell::Gru, false },
        WindowNet { 2 },
        PerTokenNet {},
    };
    return all;
}

} // namespace

// What learns, beside what must hold for any numbers.
class TestLearningLaws : public QObject {
    Q_OBJECT

    static void addArchitectures()
    {
        QTest::addColumn<int>("which");
        for (std::size_t i = 0; i < architectures().size(); ++i) {
            const auto id = core::kindOf(architectures()[i]);
            QTest::addRow("%s %zu", std::string(id).c_str(), i) << int(i);
        }
    }
    static std::string taskFor(const Architecture& architecture)
    {
        return answersInSequence(architecture) ? "sort" : "tags";
    }

private slots:
    void slopesAreDifferences_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("additive scores") << 0;
        QTest::newRow("dot scores, softmax and mixture") << 1;
        QTest::newRow("heads") << 2;
        QTest::newRow("heads that look back only, of unequal lengths") << 3;
        QTest::newRow("windows") << 4;
        QTest::newRow("norm and activation") << 5;
        QTest::newRow("mean over tokens") << 6;
        QTest::newRow("columns, rows, beside, below, times") << 7;
    }
    void slopesAreDifferences()
    {
        QFETCH(int, which);
        for (std::uint64_t round = 0; round < 3; ++round) {
            const Index batch = 2 + Index(round);
            const Index d = 4 + 2 * Index(round);
            Weights weights { { "a", drawn(batch, d, 1 + round), false },
                { "b", drawn(3 * batch, d, 2 + round), false },
                { "c", drawn(1, d, 3 + round), true }, { "e", drawn(1, d, 4 + round), true } };
            std::vector<Index> lengths(std::size_t(batch), 3);
            lengths.front() = 2;
            const auto make = [=](Tape& tape) {
                const Variable a = tape.weight("a");
                const Variable b = tape.weight("b");
                const Variable c = tape.weight("c");
                switch (which) {
                case 0:
                    return additiveScores(tape, a, b, c);
                case 1:
                    return mixed(tape, softmaxOf(tape, dotScores(tape, a, b), lengths), b);
                case 2:
                    return attended(
                        tape, { .q = a, .k = b, .v = b, .heads = 2, .lengths = lengths });
                case 3:
                    return attended(tape,
                        { .q = b, .k = b, .v = b, .heads = 2, .lengths = lengths, .causal = true });
                case 4:
                    return windows(tape, b, batch, { -2, 2 });
                case 5:
                    return activated(
                        tape, layerNorm(tape, b, c, tape.weight("e")), core::Activation::Gelu);
                case 6:
                    return meanOverTokens(tape, b, lengths);
                default:
                    const std::array parts { times(tape, columns(tape, a, { 1, 3 }), 2),
                        columns(tape, rows(tape, b, { batch, 2 * batch }), { 0, 3 }) };
                    const Variable wide = beside(tape, parts);
                    return below(tape, std::array { wide, wide });
                }
            };
            requireSlopes({ std::move(weights), make }, round);
        }
    }
    void wholeNetworksSlopesAreDifferences_data() { addArchitectures(); }
    void wholeNetworksSlopesAreDifferences()
    {
        QFETCH(int, which);
        const NetworkSpec spec {
            .architecture = architectures()[std::size_t(which)], .embedding = 5, .width = 8
        };
        const Task subject = task(taskFor(spec.architecture));
        std::vector<Example> examples;
        for (std::uint64_t i = 0; i < 3; ++i)
            examples.push_back(example(subject, {}, Part::Learnt, i));
        std::vector<const Example*> all;
        for (const Example& each : examples)
            all.push_back(&each);
        const Batch batch = batchOf(all, subject.answer);
        requireSlopesAsOne({ begun(spec, sizesOf(subject), 5),
                               [&](Tape& tape) {
                                   return logits({ .tape = tape, .spec = spec, .batch = batch });
                               } },
            1);
    }
    // Nobody who looks at each token alone is right more often than that; one who gives each its
    // usual label is.
    void tokensAloneTellSoMuchAndNoMore()
    {
        for (const int level : { 1, 2 }) {
            const Task subject = task("tags");
            const auto asked = questions(subject, { .examples = 200, .level = level, .seed = 3 });
            std::map<Index, std::map<Index, int>> counts;
            for (const Example& each : asked)
                for (std::size_t t = 0; t < each.target.size(); ++t)
                    ++counts[each.source[t]][each.target[t]];
            const auto share = [&](auto&& labelOf) {
                double right = 0, all = 0;
                for (const Example& each : asked)
                    for (std::size_t t = 0; t < each.target.size(); ++t, ++all)
                        right += labelOf(each.source[t]) == each.target[t] ? 1 : 0;
                return right / all;
            };
            const double most = mostByTokensAlone(subject, asked);
            QVERIFY(most > 0.5 && most < 1);
            Draws draws(5);
            for (int trial = 0; trial < 20; ++trial) {
                std::map<Index, Index> label; // one of those it has
                for (const auto& [token, of] : counts)
                    label[token] = std::next(of.begin(), draws.below(std::ssize(of)))->first;
                QVERIFY(share([&](Index token) { return label[token]; }) <= most + 1e-12);
            }
            QVERIFY(std::abs(share([&](Index token) {
                const auto& of = counts[token];
                return std::ranges::max_element(of, {}, [](const auto& each) {
                    return each.second;
                })->first;
            }) - most)
                < 1e-12);
        }
        QCOMPARE(mostByTokensAlone(task("sort"), {}), 1.0);
    }
    // Rows of the padding change nothing: an example answers alone as it does among longer ones.
    void companyChangesNothing_data() { addArchitectures(); }
    void companyChangesNothing()
    {
        QFETCH(int, which);
        const Course course = courseOf(
            taskFor(architectures()[std::size_t(which)]), architectures()[std::size_t(which)], 1);
        const Training training(course);
        const Reader reader { course.network, training.learnt().weights, training.task().answer };
        std::vector<Example> examples;
        for (std::uint64_t i = 0; i < 12; ++i)
            examples.push_back(example(training.task(), {}, Part::Learnt, i));
        std::vector<const Example*> all;
        for (const Example& each : examples)
            all.push_back(&each);
        QVERIFY(std::ranges::any_of(examples, [&](const Example& each) {
            return each.source.size() != examples.front().source.size();
        }));
        const Answers together = answersTo(reader, all);
        for (std::size_t i = 0; i < all.size(); ++i)
            QCOMPARE(answersTo(reader, std::vector { all[i] }).front(), together[i]);
    }
    void anyNumberOfThreadsLearnsTheSame_data() { addArchitectures(); }
    void anyNumberOfThreadsLearnsTheSame()
    {
        QFETCH(int, which);
        const auto& architecture = architectures()[std::size_t(which)];
        Course course = courseOf(taskFor(architecture), architecture, 10);
        course.network.dropout = 0.1F;
        Training one(course);
        Training three(course);
        for (int i = 0; i < 10; ++i) {
            const StepReport first = one.step(core::Team(1));
            const StepReport second = three.step(core::Team(3));
            QCOMPARE(first.loss, second.loss);
        }
        QVERIFY(one.learnt() == three.learnt());
    }
    void whatGoesOnLearnsTheSame()
    {
        const Course course = courseOf("reverse", EncoderDecoder {}, 30);
        Training whole(course);
        const core::Team team(2);
        for (int i = 0; i < 11; ++i) // amid a pool of batches
            whole.step(team);
        Training second(course, whole.learnt());
        for (int i = 0; i < 19; ++i)
            QCOMPARE(second.step(team).loss, whole.step(team).loss);
        QVERIFY(second.learnt() == whole.learnt());
        QCOMPARE(second.steps(), 30L);
    }
    void everyTaskHasDataOfItsOwn_data()
    {
        QTest::addColumn<QString>("id");
        for (const std::string_view id : taskIds())
            if (task(id).answer != Answer::Numbers)
                QTest::newRow(id.data()) << QString::fromUtf8(id.data(), Index(id.size()));
    }
    void everyTaskHasDataOfItsOwn()
    {
        QFETCH(QString, id);
        const Task subject = task(id.toStdString());
        for (const int level : { 1, 2 }) {
            std::set<std::vector<Index>> learnt;
            std::set<std::vector<Index>> heldOut;
            for (std::uint64_t i = 0; i < 400; ++i) {
                for (const Part part : { Part::Learnt, Part::HeldOut }) {
                    const Example one = example(subject, { level }, part, i);
                    QVERIFY(one == example(subject, { level }, part, i)); // the same every time
                    QVERIFY(!one.source.empty() && !one.target.empty());
                    for (const Index token : one.source)
                        QVERIFY(token >= 0 && token < std::ssize(subject.sources));
                    for (const Index token : one.target)
                        QVERIFY(token >= (subject.answer == Answer::Sequence ? 1 : 0)
                            && token < std::ssize(subject.targets));
                    if (subject.answer == Answer::Labels)
                        QCOMPARE(one.target.size(), one.source.size());
                    if (!one.origins.empty())
                        QCOMPARE(one.origins.size(), one.target.size());
                    for (const auto& from : one.origins)
                        for (const Index place : from)
                            QVERIFY(place >= 0 && place < std::ssize(one.source));
                    (part == Part::Learnt ? learnt : heldOut).insert(one.source);
                }
            }
            for (const auto& text : heldOut)
                QVERIFY(!learnt.contains(text));
            QVERIFY(learnt.size() > 40 && heldOut.size() > 20);
        }
    }
    void datesAreWhatTheySay()
    {
        const Task dates = task("dates");
        const std::map<std::string, std::string> known { { "5/3/79", "1979-05-03" },
            { "third of May 1979", "1979-05-03" }, { "12/31/49", "2049-12-31" } };
        int found = 0;
        for (std::uint64_t i = 0; i < 3000; ++i) {
            const Example one = example(dates, {}, Part::Learnt, i);
            std::string text;
            for (const Index token : one.source)
                text += dates.sources[std::size_t(token)];
            const std::string answer = textOf(dates, one.target);
            QCOMPARE(answer.size(), std::size_t { 10 });
            // Each digit comes from what says it: the year's last two stand in the text as they
            // are.
            std::string year;
            for (const Index place : one.origins[3])
                year += text[std::size_t(place)];
            QVERIFY2(year.ends_with(answer.substr(2, 2)), text.c_str());
            std::string day;
            for (const Index place : one.origins[9])
                day += text[std::size_t(place)];
            if (day.find_first_not_of("0123456789") == std::string::npos)
                QCOMPARE(std::stoi(day), std::stoi(answer.substr(8)));
            if (const auto it = known.find(text); it != known.end()) {
                QCOMPARE(answer, it->second);
                ++found;
            }
        }
        Q_UNUSED(found);
        QCOMPARE(textOf(dates, numbersOf(dates, "5/3/79")).size(), std::size_t { 6 });
    }
    void unknownTokensAreNamed()
    {
        try {
            (void)numbersOf(task("tags"), "I saw a dinosaur and a dinosaur near Rome");
            QFAIL("no error");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, std::string("unknown_tokens"));
            QVERIFY(error.detail().find("\"dinosaur\", \"Rome\"") != std::string::npos);
        }
    }
    void aRateThatIsTooLargeIsSaid()
    {
        Course course = courseOf("sort", TransformerNet {}, 50);
        course.teaching.optimiser = Momentum {};
        course.teaching.rate = 10;
        course.teaching.warmUp = 0;
        course.teaching.clip = 0;
        Training training(course);
        const core::Team team(1);
        std::vector<Learnt> all;
        try {
            for (int i = 0; i < 50; ++i) {
                all.push_back(training.learnt());
                training.step(team);
            }
            QFAIL("it stayed finite");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, std::string("not_finite"));
            all.pop_back(); // those that the last step left have no finite loss
            QVERIFY(training.learnt() == all.back());
        }
        course.teaching.rate = 0.001F;
        QVERIFY(std::isfinite(Training(course, training.learnt()).step(team).loss));
    }
    void aNetworkHasToSuitItsTask()
    {
        QVERIFY_THROWS_EXCEPTION(core::Error, Training(courseOf("dates", WindowNet {}, 1)));
        QVERIFY_THROWS_EXCEPTION(core::Error, Training(courseOf("tags", EncoderDecoder {}, 1)));
    }
    void patternsAreLearntAndAttentionFollowsThem()
    {
        Course course = courseOf("reverse", EncoderDecoder {}, 300);
        course.network.embedding = 32;
        course.network.width = 32;
        course.teaching.batch = 64;
        course.teaching.rate = 0.01F;
        course.teaching.decay = 0.9F;
        Training training(course);
        const core::Team team(2);
        for (int i = 0; i < 300; ++i)
            training.step(team);
        const Reader reader { course.network, training.learnt().weights, training.task().answer };
        const std::vector<Example> asked = questions(training.task(), { .examples = 64 });
        const Marks result = marks(reader, asked, team);
        QVERIFY2(result.symbols > 0.95, qPrintable(QString::number(result.symbols)));
        Index right = 0;
        Index all = 0;
        for (const Example& each : asked) {
            const Explained answer = explained(reader, each.source);
            QCOMPARE(answer.seen.size(), std::size_t { 1 });
            const Matrix& weights = answer.seen.front().weights;
            for (std::size_t t = 0; t < std::min(each.target.size(), answer.answer.size()); ++t) {
                const auto row = weights.row(Index(t));
                // States know their neighbours, so the next place tells as much.
                const Index most = std::ranges::max_element(row) - row.begin();
                right += std::abs(most - each.origins[t].front()) <= 1 ? 1 : 0;
                ++all;
            }
        }
        QVERIFY2(
            double(right) > 0.9 * double(all), qPrintable(QString("%1 of %2").arg(right).arg(all)));
    }
};

QTEST_GUILESS_MAIN(TestLearningLaws)
#include "tst_learning_laws.moc"
