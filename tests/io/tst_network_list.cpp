#include "core/io/store/model_store.h"
#include "core/io/training/checkpoint_writer.h"
#include "core/io/training/network_copy.h"
#include "core/io/training/network_list.h"
#include "core/training/network_names.h"

#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>
#include <fstream>

namespace fs = std::filesystem;
namespace training = core::training;

// Tests lists of networks trained with Headlight.
class TestNetworkList : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    const core::ModelStore m_store;

    [[nodiscard]] std::string all() const { return m_folder.path().toStdString(); }
    [[nodiscard]] std::string place(const std::string& name) const { return all() + "/" + name; }

    static training::TrainingSpec spec(const std::string& network)
    {
        training::TrainingSpec spec { .task = "tags" };
        spec.network.architecture
            = training::architectureNamed(network, training::OutputKind::Labels);
        spec.network.width = 8;
        spec.hyperparameters.steps = 3;
        return spec;
    }
    static core::TrainingRunGroup trained(
        const std::vector<training::TrainingSpec>& specs, const std::string& folder)
    {
        core::TrainingRunGroup group(specs, folder);
        const core::ThreadPool threadPool(1);
        while (!group.ended())
            group.step(threadPool);
        group.checkpoint(threadPool);
        return group;
    }
    [[nodiscard]] std::vector<core::ListedNetwork> networks() const
    {
        return core::networksIn(all(), m_store.files({}));
    }
    // As if it had been trained that long ago.
    void age(const std::string& name, int seconds) const
    {
        for (const auto& entry : fs::directory_iterator(place(name)))
            fs::last_write_time(
                entry, fs::file_time_type::clock::now() - std::chrono::seconds(seconds));
    }

private slots:
    void cleanup() { fs::remove_all(all()), fs::create_directory(all()); }

    void missingFolderHasNoNetworks()
    {
        QVERIFY(core::networksIn(place("none"), m_store.files({})).empty());
        QVERIFY(networks().empty());
    }
    void newestNetworkIsFirst()
    {
        const auto group = trained({ spec("attention"), spec("token") }, place("old"));
        trained({ spec("lstm") }, place("new"));
        fs::create_directory(place("other"));
        age("old", 100);
        const auto found = networks();
        QCOMPARE(found.size(), std::size_t { 2 });
        QCOMPARE(found[0].folder, place("new"));
        QCOMPARE(found[0].comparisons, std::size_t { 0 });
        QCOMPARE(found[1].folder, place("old"));
        QCOMPARE(found[1].comparisons, std::size_t { 1 });
        QVERIFY(found[1].spec == spec("attention"));
        QVERIFY(found[1].last == group.runs().front().history().back());
        QVERIFY(found[0].time - found[1].time >= 99);
        QVERIFY(!found[0].error && !found[1].error && found[0].title.empty());
    }
    void damagedNetworkIsListedWithItsError()
    {
        trained({ spec("lstm") }, place("whole"));
        fs::create_directory(place("damaged"));
        std::ofstream(place("damaged") + "/config.json") << "{";
        const auto found = networks();
        QCOMPARE(found.size(), std::size_t { 2 });
        for (const core::ListedNetwork& each : found)
            QCOMPARE(each.error.has_value(), each.folder == place("damaged"));
    }
    // The folder keeps its name: sessions refer to it.
    void titleIsKeptAndCopied()
    {
        trained({ spec("lstm") }, place("one"));
        core::saveTitle(place("one"), "My tagger 标注");
        QCOMPARE(networks().front().title, std::string("My tagger 标注"));
        core::copyTrainedNetwork(place("one"), place("two"));
        for (const core::ListedNetwork& each : networks())
            QCOMPARE(each.title, std::string("My tagger 标注"));
        core::saveTitle(place("one"), "");
        core::saveTitle(place("two"), "");
        for (const core::ListedNetwork& each : networks())
            QVERIFY(each.title.empty());
    }
};

QTEST_GUILESS_MAIN(TestNetworkList)
#include "tst_network_list.moc"
