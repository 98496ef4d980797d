#include "core/base/block_pool.h"
#include "core/io/arrays/npy.h"
#include "core/io/arrays/safetensors.h"
#include "core/io/files/atomic_write.h"
#include "core/model.h"
#include "core/settings/settings.h"
#include "ui/document/engine.h"

#include <QTemporaryDir>
#include <QtTest>

#include <optional>

using core::Index;
using core::Tensor;

namespace {

Tensor filled(std::vector<Index> shape, float number)
{
    const core::TensorInfo form { shape };
    Tensor tensor { std::move(shape), core::Buffer(form.size()), false };
    for (Index i = 0; i < tensor.size(); ++i)
        tensor.data.data()[i] = number / static_cast<float>(i % 13 + 1);
    return tensor;
}

// Two heads for d = 8.
core::NamedTensors weights(float number)
{
    core::NamedTensors tensors;
    for (const char* name : { "w_q", "w_k", "w_v" })
        tensors.emplace(name, filled({ 2, 8, 4 }, number));
    return tensors;
}

} // namespace

class TestEngine : public QObject {
    Q_OBJECT

    QTemporaryDir temporary;
    core::SharedStore store;
    std::optional<ui::Engine> engine;

    [[nodiscard]] QString folder(const QString& name = {}) const
    {
        return temporary.path() + u'/' + name;
    }
    void write(const QString& name, const std::string& content) const
    {
        core::atomicWrite(folder(name).toStdString(), content);
    }

    ui::JobResult computed(const core::Experiment& experiment, const ui::JobResult* known = nullptr)
    {
        QSignalSpy idle(&*engine, &ui::Engine::busyChanged);
        ui::JobResult result;
        const auto connection = connect(&*engine, &ui::Engine::finished, this,
            [&result](const ui::JobResult& finished) { result = finished; });
        ui::DerivedData::Request nothing;
        nothing.navigation.view.clear();
        engine->request(
            experiment, nothing, known != nullptr ? std::optional(*known) : std::nullopt);
        while (engine->busy() && idle.wait()) { }
        disconnect(connection);
        return result;
    }
    static core::Experiment experimentOf(const std::vector<std::string>& settings)
    {
        core::Experiment experiment;
        for (const std::string& setting : settings)
            core::settings::set(experiment, setting);
        return experiment;
    }

private slots:
    void init()
    {
        store = std::make_shared<const core::ModelStore>();
        engine.emplace();
        engine->setFiles({ folder(), store });
        write(u"w.safetensors"_qs, core::writeSafetensors(weights(1)));
        write(u"x.npy"_qs, core::writeNpy(filled({ 5, 8 }, 1)));
        write(u"mask.csv"_qs, "1,0,0,0,0\n0,1,0,0,0\n0,0,1,0,0\n0,0,0,1,0\n0,0,0,0,1\n");
        write(u"words.txt"_qs, "animal 1 2 3\ntired 2 3 4\nstreet 3 4 5\n");
    }

    void sliderReadsNoFileAgain_data()
    {
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<QString>("slider");
        QTest::addColumn<QStringList>("values");
        const QStringList weights { "weights.file=w.safetensors" };
        const QStringList words { "embedding.file=words.txt" };
        const QStringList matrices { "source=matrices", "source.queries=x.npy",
            "weights=identity" };
        QTest::newRow("temperature, weights")
            << weights << "temperature" << QStringList { "1.5", "2", "2.5" };
        QTest::newRow("position, weights")
            << weights << "position.base" << QStringList { "100", "200", "300" };
        QTest::newRow("d, words") << words << "dimension" << QStringList { "16", "24", "32" };
        QTest::newRow("heads, words") << words << "heads" << QStringList { "2", "4", "8" };
        QTest::newRow("temperature, words")
            << words << "temperature" << QStringList { "1.5", "2", "2.5" };
        QTest::newRow("heads, matrices") << matrices << "heads" << QStringList { "2", "3", "4" };
        QTest::newRow("factor, matrices and mask")
            << matrices + QStringList { "mask=matrix", "mask.matrix=mask.csv", "scaling=factor" }
            << "scaling.factor" << QStringList { "0.5", "2", "3" };
    }
    void sliderReadsNoFileAgain()
    {
        QFETCH(QStringList, settings);
        QFETCH(QString, slider);
        QFETCH(QStringList, values);
        core::Experiment experiment;
        for (const QString& setting : settings)
            core::settings::set(experiment, setting.toStdString());
        const ui::JobResult first = computed(experiment);
        QVERIFY2(first.trace, first.error ? first.error->detail().c_str() : "");
        const std::uint64_t read = store->bytesRead();
        QVERIFY(read > 0);
        for (const QString& value : values) {
            core::settings::set(experiment, slider.toStdString(), value.toStdString());
            const ui::JobResult step = computed(experiment);
            QVERIFY(step.trace && step.trace->model->experiment == experiment);
            QVERIFY(!step.files.empty());
        }
        QCOMPARE(store->bytesRead(), read);
    }
    void idleEngineReleasesTheMemoryOfALargeTrace()
    {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("the sanitizer needs all memory given back at once");
#endif
        std::string words;
        for (int i = 0; i < 600; ++i)
            words += "word ";
        bool kept = false;
        for (int attempt = 0; attempt < 40 && !kept; ++attempt) { // a busy machine may pause
            QVERIFY(computed(experimentOf({ "source.text=" + words, "heads=1" })).trace);
            QVERIFY(computed(experimentOf({ "source.text=few words" })).trace); // kept
            kept = core::sharedBlocks().bytesKept() > 0;
        }
        QVERIFY(kept);
        QTRY_COMPARE(core::sharedBlocks().bytesKept(), 0U);
    }
    // A change that needs no other weights keeps the loaded ones, also those from files.
    void temperatureKeepsTheLoadedWeights()
    {
        core::Experiment experiment = experimentOf({ "weights.file=w.safetensors" });
        const auto before = computed(experiment).trace;
        experiment.attention().temperature = 2;
        const auto after = computed(experiment).trace;
        QCOMPARE(&after->model->layers.front(), &before->model->layers.front());
    }
    void everySliderNoticesAChangedFile_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::newRow("other weights needed") << "position.base=100";
        QTest::newRow("no other weights needed") << "temperature=2";
        QTest::newRow("unchanged value") << "temperature=1";
    }
    void everySliderNoticesAChangedFile()
    {
        QFETCH(QString, setting);
        core::Experiment experiment = experimentOf({ "weights.file=w.safetensors" });
        QCOMPARE(computed(experiment).trace->model->layers.front().heads[0].wq(0, 0), 1.0F);
        write(u"w.safetensors"_qs, core::writeSafetensors(weights(3)));
        core::settings::set(experiment, setting.toStdString());
        QCOMPARE(computed(experiment).trace->model->layers.front().heads[0].wq(0, 0), 3.0F);
        QVERIFY(QFile::remove(folder(u"w.safetensors"_qs)));
        QCOMPARE(computed(experiment).error->problem, std::string("file_missing"));
    }
    void knownResultsAreComputedAgainOnlyForChangedFiles()
    {
        const core::Experiment experiment = experimentOf({ "weights.file=w.safetensors" });
        const ui::JobResult known = computed(experiment);
        QCOMPARE(computed(experiment, &known).trace, known.trace);
        write(u"w.safetensors"_qs, core::writeSafetensors(weights(3)));
        const ui::JobResult changed = computed(experiment, &known);
        QCOMPARE(changed.trace->model->layers.front().heads[0].wq(0, 0), 3.0F);
    }
    void sameNameInAnotherFolderIsAnotherFile()
    {
        QVERIFY(QDir(folder()).mkpath(u"other"_qs));
        write(u"other/w.safetensors"_qs, core::writeSafetensors(weights(5)));
        core::Experiment experiment = experimentOf({ "weights.file=w.safetensors" });
        QCOMPARE(computed(experiment).trace->model->layers.front().heads[0].wq(0, 0), 1.0F);
        engine->setFiles({ folder(u"other"_qs), store });
        experiment.attention().temperature = 2;
        QCOMPARE(computed(experiment).trace->model->layers.front().heads[0].wq(0, 0), 5.0F);
    }
    void noFilesAreWatchedWithoutFiles()
    {
        QVERIFY(computed({}).files.empty());
    }
};

QTEST_MAIN(TestEngine)
#include "tst_engine.moc"
