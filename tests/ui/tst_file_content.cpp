#include "core/io/arrays/safetensors.h"
#include "core/io/arrays/safetensors_header.h"
#include "core/io/files/atomic_write.h"
#include "core/io/training/training_run.h"
#include "ui/files/file_content.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <limits>

using ui::FileContent;

class TestFileContent : public QObject {
    Q_OBJECT

    QTemporaryDir temporary;

    [[nodiscard]] QString path(const QString& name) const { return temporary.filePath(name); }

private slots:
    // A sparse file of three gibibytes, starting with the weights of one head.
    void largeFileIsReadOnlyForItsWeights()
    {
        constexpr std::uint64_t each = 4ULL * 8 * 8;
        constexpr std::uint64_t rest = std::uint64_t { 1 } << 30;
        std::vector<core::TensorEntry> entries;
        std::uint64_t end = 0;
        const auto add
            = [&](const char* name, std::vector<std::uint64_t> shape, std::uint64_t bytes) {
                  entries.push_back({ name, core::DType::F32, std::move(shape), end, end + bytes });
                  end += bytes;
              };
        for (const char* name : { "w_q", "w_k", "w_v" })
            add(name, { 8, 8 }, each);
        for (const char* name : { "x", "y", "z" })
            add(name, { rest / 4 }, rest);
        const std::string start = core::safetensorsStart(entries);
        QFile file(path("large"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(start));
        QVERIFY(file.resize(static_cast<qint64>(start.size() + end)));
        file.close();
        const auto store = std::make_shared<const core::ModelStore>();
        const FileContent content = ui::inspectFile(path("large"), store);
        QVERIFY(!content.error);
        QCOMPARE(content.kind, FileContent::Kind::Numbers);
        QVERIFY(content.weights);
        QCOMPARE(content.tensors.size(), 6U);
        QVERIFY(store->bytesRead() < 20'000);
    }
    void unusableWeightsAreRefusedWithAReason()
    {
        core::NamedTensors tensors;
        for (const char* name : { "w_q", "w_k", "w_v" })
            tensors.emplace(name, core::toTensor(core::Matrix::identity(4, 4)));
        tensors.at("w_v").data.data()[5] = std::numeric_limits<float>::quiet_NaN();
        core::atomicWrite(path("nan").toStdString(), core::writeSafetensors(tensors));
        const FileContent content
            = ui::inspectFile(path("nan"), std::make_shared<const core::ModelStore>());
        QVERIFY(content.error);
        QCOMPARE(content.error->problem, std::string("not_finite"));
    }
    // It reads only its task's vocabulary, so it comes with an example.
    void trainedNetworkComesWithAnExampleInput()
    {
        core::training::TrainingSpec spec { .task = "sort" };
        spec.network.width = 8;
        const QString folder = path("trained");
        const core::TrainingRun network(spec, folder.toStdString());
        const auto store = std::make_shared<const core::ModelStore>();
        const FileContent content = ui::inspectFile(folder, store);
        QVERIFY(!content.error);
        QCOMPARE(content.kind, FileContent::Kind::Model);
        QVERIFY(!content.question.empty());
        (void)core::training::outputOf( // it knows its vocabulary
            *store->files({}).trainedNetwork(folder.toStdString()), content.question);
        QVERIFY(content.attends);
        spec.task = "tags";
        spec.network.architecture = core::training::TokenMlp {};
        const core::TrainingRun alone(spec, path("alone").toStdString());
        QVERIFY(!ui::inspectFile(path("alone"), store).attends);
    }
    // Its content makes it a trace; so does its name, because files are opened as traces by name.
    void importedAttentionIsRecognised()
    {
        const auto contentOf = [&](const char* name, const char* tensor) {
            core::NamedTensors tensors;
            tensors.emplace(
                tensor, core::Tensor { { 1, 2, 2 }, core::toTensor(core::Matrix(1, 4)).data });
            core::atomicWrite(path(name).toStdString(), core::writeSafetensors(tensors));
            return ui::inspectFile(path(name), std::make_shared<const core::ModelStore>());
        };
        QCOMPARE(contentOf("a.safetensors", "layer1/weights").kind, FileContent::Kind::Trace);
        QCOMPARE(contentOf("b", "layer1/weights").kind, FileContent::Kind::Numbers);
        QCOMPARE(contentOf("c.safetensors", "layer1/mask").kind, FileContent::Kind::Numbers);
        const FileContent broken = contentOf("d.safetensors", "attentions"); // no layers
        QVERIFY(broken.error && broken.error->problem == "trace_shape");
    }
};

QTEST_GUILESS_MAIN(TestFileContent)
#include "tst_file_content.moc"
