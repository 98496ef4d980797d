#include "core/training/tasks/custom_examples.h"
#include "core/training/training.h"

#include <QtTest>

#include <algorithm>

namespace training = core::training;

// Tests the order in which a fixed data set is used.
class TestEpochs : public QObject {
    Q_OBJECT

    // Texts of one token, each with a token of its own.
    static training::Task task(int texts)
    {
        training::CustomExamples examples(training::OutputKind::Labels, false);
        for (int i = 0; i < texts; ++i)
            examples.add({ { "token" + std::to_string(i) }, { i % 2 == 0 ? "even" : "odd" }, {} });
        return std::move(examples).task();
    }
    static training::TrainingSpec spec()
    {
        training::TrainingSpec spec { .task = std::string(training::customId) };
        spec.network.architecture = training::TokenMlp {};
        spec.network.width = 4;
        spec.hyperparameters.optimiser = training::Sgd {};
        spec.hyperparameters.batchSize = 8;
        spec.hyperparameters.warmUp = 0;
        return spec;
    }
    // The embeddings of the tokens.
    static core::Matrix embeddings(const training::Training& training)
    {
        const auto tokens = std::ssize(training.task().sources);
        return std::ranges::find_if(training.state().weights, [&](const training::Weight& each) {
            return each.values.rows() == tokens;
        })->values;
    }
    // Only tokens of a batch have a gradient.
    static std::vector<core::Index> changedRows(const core::Matrix& before, const core::Matrix& now)
    {
        std::vector<core::Index> rows;
        for (core::Index i = 0; i < now.rows(); ++i)
            if (!std::ranges::equal(before.row(i), now.row(i)))
                rows.push_back(i);
        return rows;
    }
    // How often each token was in a batch of these steps.
    static std::vector<int> uses(training::Training& training, long steps)
    {
        std::vector<int> result(training.task().sources.size());
        const core::ThreadPool threadPool(1);
        for (long i = 0; i < steps; ++i) {
            const core::Matrix before = embeddings(training);
            training.step(threadPool);
            for (const core::Index row : changedRows(before, embeddings(training)))
                ++result[static_cast<std::size_t>(row)];
        }
        return result;
    }

private slots:
    void eachExampleIsUsedOnceAnEpoch_data()
    {
        QTest::addColumn<int>("texts");
        for (const int texts : { 30, 100, 203 }) // with a smaller last batch, and several pools
            QTest::addRow("%d texts", texts) << texts;
    }
    void eachExampleIsUsedOnceAnEpoch()
    {
        QFETCH(const int, texts);
        training::Training training(spec(), task(texts));
        const auto trained = std::ssize(training.task().examples->train);
        const long stepsPerEpoch = (trained + 7) / 8;
        for (int epoch = 0; epoch < 3; ++epoch) {
            const std::vector<int> seen = uses(training, stepsPerEpoch);
            QCOMPARE(std::ranges::count(seen, 1), trained);
            QCOMPARE(std::ranges::count(seen, 0), std::ssize(seen) - trained); // held out
        }
    }
    void epochsHaveDifferentOrders()
    {
        training::Training training(spec(), task(200));
        const auto first = uses(training, 1);
        const long stepsPerEpoch = (std::ssize(training.task().examples->train) + 7) / 8;
        uses(training, stepsPerEpoch - 1);
        QVERIFY(uses(training, 1) != first);
    }
    void replacementMayLeaveExamplesOut()
    {
        training::TrainingSpec random = spec();
        random.hyperparameters.replacement = true;
        training::Training training(random, task(200));
        const auto trained = std::ssize(training.task().examples->train);
        const std::vector<int> seen = uses(training, (trained + 7) / 8);
        QVERIFY(std::ranges::count(seen, 0) > std::ssize(seen) - trained);
    }
    // Batches depend on the step alone.
    void resumeInsideAnEpochGivesSameWeights()
    {
        training::Training whole(spec(), task(203));
        uses(whole, 13);
        const training::TrainingState middle = whole.state();
        uses(whole, 20);
        training::Training rest(spec(), task(203), middle);
        uses(rest, 20);
        QVERIFY(rest.state() == whole.state());
    }
};

QTEST_GUILESS_MAIN(TestEpochs)
#include "tst_epochs.moc"
