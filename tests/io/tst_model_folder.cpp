#include "core/base/error.h"
#include "core/io/arrays/safetensors.h"
#include "core/model_families/common/families.h"
#include "tests/io/pretrained_reference.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

// A copy of a family's folder, to be damaged.
class Copy {
public:
    explicit Copy(const QString& family)
    {
        const QDir from(QStringLiteral(TEST_DATA "/families/") + family);
        for (const QString& name : from.entryList(QDir::Files))
            if (!QFile::copy(from.filePath(name), path(name)))
                qFatal("cannot copy");
    }
    [[nodiscard]] QString path(const QString& name) const { return folder.filePath(name); }
    [[nodiscard]] std::string name() const { return folder.path().toStdString(); }
    [[nodiscard]] QByteArray bytes(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile::remove(path(name));
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
    }
    void remove(const QString& name) const { QFile::remove(path(name)); }
    void rename(const QString& from, const QString& to) const
    {
        QFile::rename(path(from), path(to));
    }
    void setting(const char* name, const nlohmann::json& value) const
    {
        auto config = nlohmann::json::parse(bytes(u"config.json"_s).toStdString());
        config[name] = value;
        if (value.is_null())
            config.erase(name);
        write(u"config.json"_s, QByteArray::fromStdString(config.dump()));
    }
    // Renames every tensor; an empty name removes it.
    void renameTensors(const std::function<std::string(const std::string&)>& f) const
    {
        const QByteArray all = bytes(u"model.safetensors"_s);
        core::NamedTensors renamed;
        for (auto& [name, tensor] : core::readSafetensors(
                 std::as_bytes(std::span(all.data(), static_cast<std::size_t>(all.size())))))
            if (const std::string other = f(name); !other.empty())
                renamed.emplace(other, tensor);
        write(u"model.safetensors"_s, QByteArray::fromStdString(core::writeSafetensors(renamed)));
    }

private:
    QTemporaryDir folder;
};

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

} // namespace

// Folders in practice: older ones and damaged ones.
class TestModelFolder : public QObject {
    Q_OBJECT

    core::ModelStore store;

    // The error of opening or running the folder's model: its id and message.
    std::pair<std::string, std::string> refusal(const Copy& copy)
    {
        try {
            static_cast<void>(core::openModel(copy.name(), store.files(copy.name())));
        } catch (const core::Error& error) {
            return { error.problem, error.detail() };
        }
        return {};
    }
    void requireRefusal(const Copy& copy, const std::string& problem, const char* words)
    {
        const auto [id, detail] = refusal(copy);
        QCOMPARE(QString::fromStdString(id), QString::fromStdString(problem));
        QVERIFY2(detail.find(words) != std::string::npos, detail.c_str());
    }
    void requireReference(const Copy& copy, std::size_t notices = 0)
    {
        const core::PretrainedModel model = core::openModel(copy.name(), store.files(copy.name()));
        QCOMPARE(model.notices.size(), notices);
        const core::TensorFile file = store.files(copy.name()).tensors("reference.npz");
        const auto trace
            = core::runNetwork(model.architecture, model.weights, reference::inputOf(file));
        const reference::Comparison result = reference::compare(*trace, file);
        QVERIFY2(result.apart <= 1e-4, result.worst.c_str());
    }

private slots:
    void oldBertNamesOfNormWeightsAreRead()
    {
        const Copy copy(u"bert"_s);
        copy.renameTensors([](const std::string& name) {
            if (name.find("LayerNorm") == std::string::npos)
                return name;
            return replaced(replaced(name, ".weight", ".gamma"), ".bias", ".beta");
        });
        requireReference(copy);
    }
    void bertWithoutItsPrefixIsRead()
    {
        const Copy copy(u"bert"_s);
        copy.renameTensors([](const std::string& name) { return replaced(name, "bert.", ""); });
        requireReference(copy);
    }
    void gpt2WithoutItsPrefixIsRead()
    {
        const Copy copy(u"gpt2"_s);
        copy.renameTensors(
            [](const std::string& name) { return replaced(name, "transformer.", ""); });
        requireReference(copy);
    }
    // The file also has a mask for each layer.
    void unusedTensorsAreNoticed()
    {
        const Copy copy(u"gpt2"_s);
        const QByteArray all = copy.bytes(u"model.safetensors"_s);
        auto tensors = core::readSafetensors(
            std::as_bytes(std::span(all.data(), static_cast<std::size_t>(all.size()))));
        for (const char* const name : { "transformer.h.0.attn.bias", "transformer.h.1.attn.bias" })
            tensors.emplace(name, core::toTensor(core::Matrix(4, 4)));
        copy.write(
            u"model.safetensors"_s, QByteArray::fromStdString(core::writeSafetensors(tensors)));
        requireReference(copy, 1);
        const core::PretrainedModel model = core::openModel(copy.name(), store.files(copy.name()));
        QCOMPARE(model.notices[0].id, std::string("unused_tensors"));
        QCOMPARE(QString::fromStdString(model.notices[0].detail()),
            u"unused tensors of the model (2): transformer.h.*.attn.bias"_s);
    }
    void olderRotaryConfigsAreRead()
    {
        const Copy copy(u"llama3-rope"_s);
        auto config = nlohmann::json::parse(copy.bytes(u"config.json"_s).toStdString());
        nlohmann::json scaling = config["rope_parameters"];
        copy.setting("rope_theta", scaling["rope_theta"]);
        scaling.erase("rope_theta");
        copy.setting("rope_scaling", scaling);
        copy.setting("rope_parameters", nullptr);
        requireReference(copy);
    }

    void brokenFoldersAreRefused_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<std::function<void(const Copy&)>>("spoil");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* family, auto spoil, const char* problem,
                             const char* words) {
            QTest::newRow(name) << QString(family) << std::function<void(const Copy&)>(spoil)
                                << QString(problem) << QString(words);
        };
        row(
            "unknown type", "bert", [](const Copy& c) { c.setting("model_type", "mamba"); },
            "model_type", "smollm3");
        row(
            "no type", "bert", [](const Copy& c) { c.setting("model_type", nullptr); },
            "model_type", "smollm3");
        row(
            "no config", "bert", [](const Copy& c) { c.remove(u"config.json"_s); }, "model_config",
            "config.json");
        row(
            "config is a list", "bert", [](const Copy& c) { c.write(u"config.json"_s, "[1]"); },
            "model_config", "object");
        row(
            "no size", "bert", [](const Copy& c) { c.setting("hidden_size", nullptr); },
            "model_config", "hidden_size");
        row(
            "size is a text", "bert", [](const Copy& c) { c.setting("hidden_size", "48"); },
            "model_config", "hidden_size");
        row(
            "size overflows", "llama", [](const Copy& c) { c.setting("vocab_size", 1e300); },
            "model_config", "vocab_size");
        row(
            "many layers", "llama", [](const Copy& c) { c.setting("num_hidden_layers", 1e6); },
            "model_config", "num_hidden_layers");
        row(
            "too few layers with and without positions", "smollm3",
            [](const Copy& c) {
                c.setting("no_rope_layers", nlohmann::json::array({ 1, 0 }));
            },
            "model_config", "no_rope_layers has 2 entries");
        row(
            "too few types of layers", "gemma3",
            [](const Copy& c) {
                c.setting("layer_types", nlohmann::json::array({ "sliding_attention" }));
            },
            "model_config", "layer_types has 1 entries");
        row(
            "heads do not divide", "bert",
            [](const Copy& c) { c.setting("num_attention_heads", 5); }, "model_config", "48");
        row(
            "rotary of another kind", "llama",
            [](const Copy& c) {
                c.setting("rope_parameters", { { "rope_type", "yarn" }, { "factor", 4 } });
            },
            "model_config", "yarn");
        row(
            "config contradicts", "gpt2", [](const Copy& c) { c.setting("n_embd", 44); },
            "tensor_shape", "transformer.");
        row(
            "more layers than tensors", "qwen3",
            [](const Copy& c) {
                c.setting("num_hidden_layers", 4);
                c.setting("layer_types", nullptr);
            },
            "missing_tensor", "model.layers.3.");
        row(
            "pickle", "bert",
            [](const Copy& c) { c.rename(u"model.safetensors"_s, u"pytorch_model.bin"_s); },
            "model_weights", "save_pretrained");
        row(
            "gguf", "llama",
            [](const Copy& c) {
                c.remove(u"config.json"_s);
                c.rename(u"model.safetensors"_s, u"model-q4.gguf"_s);
            },
            "model_weights", "llama.cpp");
        row(
            "no weights", "bert", [](const Copy& c) { c.remove(u"model.safetensors"_s); },
            "model_weights", "model.safetensors");
        row(
            "stub of git lfs", "bert",
            [](const Copy& c) {
                c.write(u"model.safetensors"_s,
                    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 133\n");
            },
            "file_is_lfs_pointer", "git lfs pull");
        row(
            "pickle by another name", "bert",
            [](const Copy& c) { c.write(u"model.safetensors"_s, "\x80\x02}q\x01."); },
            "file_is_pickle", "safetensors");
        row(
            "half a shard", "mistral",
            [](const Copy& c) {
                const QString part = QDir(c.path({})).entryList({ u"model-00003*"_s }).first();
                c.write(part, c.bytes(part).chopped(c.bytes(part).size() / 2));
            },
            "safetensors_offsets", "model-00003");
        row(
            "missing shard", "mistral",
            [](const Copy& c) {
                c.remove(QDir(c.path({})).entryList({ u"model-00002*"_s }).first());
            },
            "model_weights", "model-00002");
        row(
            "shard outside the folder", "mistral",
            [](const Copy& c) {
                c.write(u"model.safetensors.index.json"_s,
                    R"({"weight_map": {"lm_head.weight": "../secret.safetensors"}})");
            },
            "model_weights", "lm_head.weight");
        row(
            "empty index", "mistral",
            [](const Copy& c) { c.write(u"model.safetensors.index.json"_s, "{}"); },
            "model_weights", "weight_map");
        row(
            "integer weights", "bert",
            [](const Copy& c) {
                QByteArray all = c.bytes(u"model.safetensors"_s);
                const auto at = all.indexOf("F32", all.indexOf("\"bert.embeddings.word"));
                c.write(u"model.safetensors"_s, all.replace(at, 3, "I32"));
            },
            "tensor_shape", "F16 or BF16");
    }
    void brokenFoldersAreRefused()
    {
        QFETCH(QString, family);
        QFETCH(std::function<void(const Copy&)>, spoil);
        QFETCH(QString, problem);
        QFETCH(QString, words);
        const Copy copy(family);
        spoil(copy);
        requireRefusal(copy, problem.toStdString(), qPrintable(words));
    }

    void networkInputIsChecked()
    {
        const Copy copy(u"gpt2"_s);
        const core::PretrainedModel model = core::openModel(copy.name(), store.files(copy.name()));
        const auto problem = [&](const core::NetworkInput& input) -> std::string {
            try {
                static_cast<void>(core::runNetwork(model.architecture, model.weights, input));
            } catch (const core::Error& error) {
                return error.problem;
            }
            return {};
        };
        QCOMPARE(problem({ .ids = { 1, 2 } }), std::string());
        QCOMPARE(problem({}), std::string("no_tokens"));
        QCOMPARE(problem({ .ids = { 320 } }), std::string("token_id"));
        QCOMPARE(problem({ .ids = { -1 } }), std::string("token_id"));
        QCOMPARE(
            problem({ .ids = std::vector<core::Index>(65, 1) }), std::string("too_many_tokens"));
    }
    void hugeWeightsAreRefused()
    {
        const Copy copy(u"gpt2"_s);
        QByteArray all = copy.bytes(u"model.safetensors"_s);
        constexpr qsizetype bytes = 61440; // of the last 320 x 48 values
        all.replace(all.size() - bytes, bytes, QByteArray(bytes, '\x7f'));
        copy.write(u"model.safetensors"_s, all);
        const core::PretrainedModel model = core::openModel(copy.name(), store.files(copy.name()));
        QVERIFY_THROWS_EXCEPTION(core::Error,
            static_cast<void>(
                core::runNetwork(model.architecture, model.weights, { .ids = { 1, 2, 3 } })));
    }
    // Scores saturate, so later results would not show it.
    void errorNamesTheTensorWithNaN()
    {
        const Copy copy(u"bert"_s);
        const QByteArray all = copy.bytes(u"model.safetensors"_s);
        auto tensors = core::readSafetensors(
            std::as_bytes(std::span(all.data(), static_cast<std::size_t>(all.size()))));
        tensors.at("bert.encoder.layer.1.attention.self.query.weight").data.data()[5]
            = std::nanf("");
        copy.write(
            u"model.safetensors"_s, QByteArray::fromStdString(core::writeSafetensors(tensors)));
        const core::PretrainedModel model = core::openModel(copy.name(), store.files(copy.name()));
        try {
            static_cast<void>(
                core::runNetwork(model.architecture, model.weights, { .ids = { 1, 2, 3 } }));
            QFAIL("it was taken for a number");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, std::string("not_finite"));
            QVERIFY2(error.detail().starts_with("\"layer2/q\""), error.what());
        }
    }
    void missingFolderIsReported()
    {
        try {
            static_cast<void>(core::openModel("/no/such/folder", store.files({})));
            QFAIL("it was opened");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, std::string("model_missing"));
            QCOMPARE(QString::fromStdString(error.detail()),
                u"there is no such folder; the bundled models are encoder, decoder, translator, "
                "date-reader, tagger, root-tagger, rootless-tagger or kernel-smoother"_s);
        }
    }
    void stoppedRunGivesNoTrace()
    {
        const Copy copy(u"t5"_s);
        const core::PretrainedModel model = core::openModel(copy.name(), store.files(copy.name()));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(core::runNetwork(model.architecture, model.weights,
                    { .ids = { 4, 5 }, .decoderIds = { 0 } }, { .stop = stop.get_token() })
            == nullptr);
    }
    void threadCountChangesNoBit()
    {
        const Copy copy(u"gemma2"_s);
        const core::PretrainedModel model = core::openModel(copy.name(), store.files(copy.name()));
        const core::NetworkInput input { .ids = { 3, 1, 4, 1, 5, 9, 2, 6 } };
        const auto one = core::runNetwork(model.architecture, model.weights, input, { 1, {} });
        const auto more = core::runNetwork(model.architecture, model.weights, input, { 3, {} });
        QCOMPARE(one->logits, more->logits);
        QCOMPARE(one->attentions[3].heads[2].weights, more->attentions[3].heads[2].weights);
    }
    void ablatedHeadAddsNothing()
    {
        const Copy copy(u"bert"_s);
        core::PretrainedModel model = core::openModel(copy.name(), store.files(copy.name()));
        for (core::TransformerLayer& layer : model.architecture.stack.layers)
            layer.self.spec.ablatedHeads = { 2 };
        const auto trace
            = core::runNetwork(model.architecture, model.weights, { .ids = { 3, 1, 4 } });
        const core::Matrix& concat = trace->attentions[0].concat;
        const std::span<const core::Scalar> row = concat.row(1);
        QVERIFY(std::ranges::all_of(row.subspan(12, 12), [](float x) { return x == 0; }));
        QVERIFY(std::ranges::none_of(row.first(12), [](float x) { return x == 0; }));
        QCOMPARE(trace->attentions[0].spec.ablatedHeads, std::vector { 2 });
        QCOMPARE(trace->attentions[0].queryTokens->at(2).text, std::string("3"));
    }
};

QTEST_APPLESS_MAIN(TestModelFolder)
#include "tst_model_folder.moc"
