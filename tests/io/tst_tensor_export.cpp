#include "core/inference/run.h"
#include "core/io/archives/npz.h"
#include "core/io/arrays/npy.h"
#include "core/io/arrays/safetensors.h"
#include "core/io/export/tensor_export.h"
#include "core/io/files/atomic_write.h"
#include "core/model.h"
#include "core/resolve/resolve.h"
#include "core/settings/settings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <mutex>

using core::bytesOf;
using core::Matrix;
using core::TensorFormat;
using core::TensorRef;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

std::shared_ptr<const core::Trace> traceOf(
    const std::string& text, const std::vector<std::string>& settings)
{
    core::Experiment experiment;
    experiment.source = core::Sentence { text };
    for (const std::string& setting : settings)
        core::settings::set(experiment, setting);
    return core::run(core::resolve(experiment));
}

// Two heads and a causal mask: excluded scores, every kind of tensor, and two equal words.
std::shared_ptr<const core::Trace> masked()
{
    return traceOf("say \"yes, 7\" say 注意",
        { "tokens=whitespace", "dimension=6", "heads=2", "mask=causal", "weights=random",
            "biases=true", "score=additive" });
}

// The tensor as expected in another program: −∞ for excluded scores.
Matrix expected(const core::Trace& trace, const TensorRef& tensor)
{
    Matrix result = core::matrix(trace, tensor);
    if (tensor.kind == core::TensorKind::Scores || tensor.kind == core::TensorKind::AddedMask)
        for (core::Index i = 0; i < result.size(); ++i)
            if (result.data()[i] == core::excluded)
                result.data()[i] = -infinity;
    return result;
}

std::string bytes(const core::Trace& trace, TensorFormat format)
{
    return core::tensorBytes(trace, core::tensors(trace), format);
}

std::string one(const core::Trace& trace, const char* id, TensorFormat format)
{
    const TensorRef tensor = core::find(trace, id);
    return core::tensorBytes(trace, { &tensor, 1 }, format);
}

void compareAll(const core::NamedTensors& found, const core::Trace& trace)
{
    const std::vector<TensorRef> all = core::tensors(trace);
    QCOMPARE(found.size(), all.size());
    for (const TensorRef& tensor : all) {
        QVERIFY2(found.contains(tensor.id), tensor.id.c_str());
        QVERIFY2(found.at(tensor.id) == core::toTensor(expected(trace, tensor)), tensor.id.c_str());
    }
}

float numberOf(const nlohmann::json& value)
{
    if (value.is_string())
        return value == "-inf" ? -infinity : std::numeric_limits<float>::quiet_NaN();
    return value.get<float>();
}

} // namespace

class TestTensorExport : public QObject {
    Q_OBJECT

private slots:
    void endingChoosesTheFormat()
    {
        for (const std::string_view id : enumIds(TensorFormat {})) {
            const auto format = core::formatNamed(id);
            QVERIFY(format && core::idOf(*format) == id);
            const std::string ending(core::endingOf(*format));
            QVERIFY(core::formatOfFile("a.b/c." + ending) == format);
            QVERIFY(core::formatNamed(ending) == format);
        }
        QVERIFY(core::formatOfFile("TRACE.NPZ") == TensorFormat::Npz);
        for (const char* name : { "", "npz", "a.npz/b", "a.xlsx", "a.", "a.latex" })
            QVERIFY2(!core::formatOfFile(name), name);
        QVERIFY(!core::formatNamed("NPZ") && !core::formatNamed("") && !core::formatNamed("xml"));
    }
    void npzContainsEveryTensorExactly()
    {
        const auto trace = masked();
        compareAll(core::readNpz(bytesOf(bytes(*trace, TensorFormat::Npz))), *trace);
    }
    void safetensorsContainsEveryTensorExactly()
    {
        const auto trace = masked();
        compareAll(
            core::readSafetensors(bytesOf(bytes(*trace, TensorFormat::Safetensors))), *trace);
    }
    void onlyMaskedScoresAreMinusInfinity()
    {
        const auto trace = masked();
        const auto tensors = core::readNpz(bytesOf(bytes(*trace, TensorFormat::Npz)));
        for (const auto& [name, tensor] : tensors) {
            const auto infinite = std::ranges::count(tensor.values(), -infinity);
            const bool masking = name.ends_with("/masked") || name.ends_with("/mask");
            QCOMPARE(infinite, masking ? 10 : 0); // above the diagonal of 5 x 5
            QCOMPARE(std::ranges::count(tensor.values(), core::excluded), 0);
        }
    }
    void inputEqualToExcludedIsUnchanged()
    {
        core::Experiment experiment;
        core::MatrixSource source;
        source.queries.values = core::toTensor(Matrix { { core::excluded, 1 }, { 0, 1 } });
        experiment.source = source;
        experiment.design.weights = core::IdentityWeights {};
        const auto trace = core::run(core::resolve(experiment));
        const auto tensors = core::readNpz(bytesOf(bytes(*trace, TensorFormat::Npz)));
        QCOMPARE(tensors.at("queries").values()[0], core::excluded);
    }
    void threadCountChangesNoByte()
    {
        const auto trace = traceOf(QString("word ").repeated(70).toStdString(),
            { "heads=5", "dimension=40", "mask=window" });
        const QTemporaryDir folder;
        for (const TensorFormat format :
            { TensorFormat::Npz, TensorFormat::Safetensors, TensorFormat::Json }) {
            const QString path = folder.filePath("trace");
            core::atomicWrite(path.toStdString(), [&](const core::ByteSink& sink) {
                core::writeTensors(*trace, core::tensors(*trace), format, sink);
            });
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(file.readAll().toStdString() == bytes(*trace, format));
        }
    }
    void exportInPartsMatchesExportAtOnce_data()
    {
        QTest::addColumn<QString>("setting");
        for (const char* setting :
            { "score=dot", "score=scaled_dot", "score=general", "score.kernel=box",
                "score=location", "mask=none", "mask=window", "mask=padding,causal" })
            QTest::newRow(setting) << setting;
    }
    void exportInPartsMatchesExportAtOnce()
    {
        QFETCH(QString, setting);
        const auto trace = traceOf(QString("word and ").repeated(120).toStdString(),
            { "heads=2", "dimension=12", "weights=random", "mask=causal", setting.toStdString() });
        for (const TensorFormat format : { TensorFormat::Npz, TensorFormat::Safetensors }) {
            std::map<std::uint64_t, std::string> parts;
            std::mutex one;
            core::writeTensors(*trace, core::tensors(*trace), format,
                { [&](std::uint64_t offset, std::string_view bytes) {
                    const std::lock_guard lock(one);
                    parts[offset] = bytes;
                } });
            std::string whole;
            for (const auto& [offset, bytes] : parts) {
                QCOMPARE(offset, whole.size()); // every byte is written exactly once
                whole += bytes;
            }
            const std::size_t headers
                = format == TensorFormat::Npz ? core::tensors(*trace).size() : 0;
            QVERIFY(
                parts.size() > headers + core::tensors(*trace).size() + 6); // six need two parts
            QVERIFY(whole == bytes(*trace, format));
        }
    }
    void tensorsHaveTheRequestedOrder()
    {
        const auto trace = masked();
        const std::vector<TensorRef> some { core::find(*trace, "layer1/output"),
            core::find(*trace, "layer1/head2/masked"), core::find(*trace, "layer1/head2/scores"),
            core::find(*trace, "layer1/head1/scores") };
        const auto json
            = nlohmann::ordered_json::parse(core::tensorBytes(*trace, some, TensorFormat::Json));
        std::size_t i = 0;
        for (const auto& [id, tensor] : json.items())
            QCOMPARE(id, some[i++].id);
        const auto tensors
            = core::readNpz(bytesOf(core::tensorBytes(*trace, some, TensorFormat::Npz)));
        for (const TensorRef& tensor : some)
            QVERIFY(tensors.at(tensor.id) == core::toTensor(expected(*trace, tensor)));
    }
    void jsonContainsEveryTensorWithItsTokens()
    {
        const auto trace = masked();
        const auto json = nlohmann::json::parse(bytes(*trace, TensorFormat::Json));
        for (const TensorRef& tensor : core::tensors(*trace)) {
            const auto& found = json.at(tensor.id);
            const Matrix values = expected(*trace, tensor);
            QCOMPARE(std::ssize(found.at("values")), values.rows());
            QCOMPARE(std::ssize(found.at("rows")), values.rows());
            QCOMPARE(std::ssize(found.at("columns")), values.cols());
            for (core::Index i = 0; i < values.rows(); ++i)
                for (core::Index j = 0; j < values.cols(); ++j)
                    QCOMPARE(
                        numberOf(found["values"][std::size_t(i)][std::size_t(j)]), values(i, j));
        }
        QVERIFY(json.at("layer1/head1/weights").at("columns")
            == nlohmann::json({ "say", "\"yes,", "7\"", "say", "注意" }));
        QVERIFY(json.at("layer1/head1/q").at("columns") == nlohmann::json({ "1", "2", "3" }));
    }
    void tablesHaveTokensAndRoundTripExactly()
    {
        const auto trace = masked();
        for (const TensorFormat format : { TensorFormat::Csv, TensorFormat::Tsv })
            for (const TensorRef& tensor : core::tensors(*trace)) {
                const core::Table table
                    = core::readTable(core::tensorBytes(*trace, { &tensor, 1 }, format));
                QVERIFY2(table.values == expected(*trace, tensor), tensor.id.c_str());
                QVERIFY(table == core::exportTable(*trace, tensor));
            }
        const core::Table weights
            = core::readTable(one(*trace, "layer1/head1/weights", TensorFormat::Csv));
        const std::vector<std::string> words { "say", "\"yes,", "7\"", "say", "注意" };
        QCOMPARE(weights.rowLabels, words);
        QCOMPARE(weights.columnLabels, words);
    }
    void textFormatsAreReadable()
    {
        const auto trace = traceOf("a b", { "mask=causal", "heads=1", "dimension=2" });
        const auto startsWith = [&](TensorFormat format, const std::string& start) {
            const std::string text = one(*trace, "layer1/head1/masked", format);
            QVERIFY2(text.starts_with(start), text.c_str());
            QVERIFY(text.ends_with('\n'));
        };
        startsWith(TensorFormat::Csv, ",\"a\",\"b\"\n\"a\",");
        startsWith(TensorFormat::Tsv, "\t\"a\"\t\"b\"\n\"a\"\t");
        startsWith(TensorFormat::Markdown, "|  | a | b |\n| :--- | ---: | ---: |\n| a | ");
        QVERIFY(one(*trace, "layer1/head1/masked", TensorFormat::Csv).find(",-inf\n")
            != std::string::npos);
        QVERIFY(one(*trace, "layer1/head1/masked", TensorFormat::Latex).find("$-\\infty$ \\\\")
            != std::string::npos);
    }
    void npyContainsOneMatrix()
    {
        const auto trace = masked();
        for (const TensorRef& tensor : core::tensors(*trace))
            QVERIFY(
                core::readNpy(bytesOf(core::tensorBytes(*trace, { &tensor, 1 }, TensorFormat::Npy)))
                == core::toTensor(expected(*trace, tensor)));
    }
};

QTEST_GUILESS_MAIN(TestTensorExport)
#include "tst_tensor_export.moc"
