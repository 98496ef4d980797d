#include "core/head_at.h"
#include "core/inference/attention/imported_forward.h"
#include "core/inference/run.h"
#include "core/io/archives/npz.h"
#include "core/io/arrays/safetensors.h"
#include "core/io/store/model_store.h"
#include "core/resolve/resolve.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace Qt::StringLiterals;
using core::Index;
using core::Matrix;

namespace {

core::Tensor tensor(std::vector<Index> shape, const std::function<float(Index)>& number)
{
    Index count = 1;
    for (const Index length : shape)
        count *= length;
    core::Tensor result { std::move(shape), core::Buffer(count) };
    for (Index i = 0; i < count; ++i)
        result.data.data()[i] = number(i);
    return result;
}

core::Tensor text(const std::string& bytes)
{
    return tensor({ std::ssize(bytes) }, [&](Index i) {
        return static_cast<float>(static_cast<unsigned char>(bytes[static_cast<std::size_t>(i)]));
    });
}

core::NamedTensors someAttention()
{
    core::NamedTensors tensors;
    tensors.emplace("attentions",
        tensor({ 2, 3, 4, 4 }, [](Index i) { return static_cast<float>(i % 7) - 2; }));
    tensors.emplace("tokens", text(R"(["a", "b", "c", "d"])"));
    return tensors;
}

// The start of a safetensors file: the length of the header, and the header.
QByteArray start(QByteArray header)
{
    header = header.leftJustified((header.size() + 7) / 8 * 8, ' ');
    QByteArray length(8, '\0');
    for (int i = 0; i < 8; ++i)
        length[i] = static_cast<char>(quint64(header.size()) >> (8 * i) & 0xFF);
    return length + header;
}

// Peak resident memory of this process; -1: unknown.
qint64 mostResident()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmHWM:"))
            return line.simplified().split(' ')[1].toLongLong() * 1024;
    return -1;
}

} // namespace

// Files of attention in practice: large, damaged, unusual.
class TestStoredFiles : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    core::ModelStore m_store;

    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no room for a file");
    }
    [[nodiscard]] std::shared_ptr<const core::Model> resolved(const QString& name) const
    {
        core::Experiment experiment;
        experiment.network = core::PretrainedSource { .where = name.toStdString() };
        return core::resolve(experiment, m_store.files(m_folder.path().toStdString()));
    }
    [[nodiscard]] QString problem(const QString& name) const
    {
        try {
            static_cast<void>(core::run(resolved(name)));
        } catch (const core::Error& error) {
            if (!QString::fromStdString(error.detail()).contains(name))
                return u"the name of the file is not told"_s;
            return QString::fromStdString(error.problem);
        }
        return u"none"_s;
    }
    [[nodiscard]] QString problemOf(const core::NamedTensors& tensors) const
    {
        write(u"given.npz"_s, QByteArray::fromStdString(core::writeNpz(tensors)));
        return problem(u"given.npz"_s);
    }

    // Writes a sparse file of zeros except 0.5 in layer 40, head 7, query 3, key 5 if they exist;
    // false if there is no space.
    [[nodiscard]] bool writeHalves(const QString& name, qint64 layers, qint64 heads) const
    {
        constexpr qint64 side = 2048;
        const qint64 all = side * side * layers * heads * 2;
        const QByteArray header = start(R"({"attentions":{"dtype":"F16","shape":[)"
            + QByteArray::number(layers) + ',' + QByteArray::number(heads)
            + R"(,2048,2048],"data_offsets":[0,)" + QByteArray::number(all) + "]}}");
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::ReadWrite) || file.write(header) != header.size()
            || !file.resize(header.size() + all))
            return false;
        if (heads < 7)
            return true;
        file.seek(header.size() + (((qint64 { 39 } * heads + 6) * side + 3) * side + 5) * 2 + 1);
        return file.write("\x38", 1) == 1;
    }

private slots:
    // One head is read at a time; 48 layers of 32 heads of 2048 x 2048 halves.
    void fileLargerThanMemoryOpensAtOnce()
    {
        if (!writeHalves(u"small.safetensors"_s, 1, 3)
            || !writeHalves(u"large.safetensors"_s, 48, 32))
            QSKIP("no room for a sparse file of 13 GB");
        const auto trace = core::run(resolved(u"large.safetensors"_s));
        QCOMPARE(trace->attentions.size(), std::size_t { 48 });
        QCOMPARE(trace->attention(47).heads.size(), std::size_t { 32 });
        QCOMPARE(core::headAt(*trace, 39, 6).weights()(3, 5), 0.5F);
        const auto small = core::runImported(resolved(u"small.safetensors"_s), {}, 0);
        const auto fastest = [](const core::Trace& of, Index heads) {
            double milliseconds = HUGE_VAL;
            for (Index head = 0; head < heads; ++head) {
                QElapsedTimer clock;
                clock.start();
                (void)core::headAt(of, head / 32, head % 32).weights();
                milliseconds
                    = std::min(milliseconds, static_cast<double>(clock.nsecsElapsed()) / 1e6);
            }
            return milliseconds;
        };
        const double alone = fastest(*small, 3);
        const double amongMany = fastest(*trace, 66); // more than 1 GB
        qInfo("a head in %.1f ms, in a file of three in %.1f", amongMany, alone);
        QVERIFY(amongMany < 3 * alone + 10); // the whole file takes 500 times as long
        if (const qint64 most = mostResident(); most >= 0)
            QVERIFY2(most < qint64(1) << 30, qPrintable(QString::number(most)));
    }
    // From an uncompressed archive only the requested head is read; from others everything, once.
    void headOfAnArchiveIsReadAlone()
    {
        core::NamedTensors tensors;
        tensors.emplace("layer1/weights",
            tensor({ 16, 256, 256 }, [](Index i) { return static_cast<float>(i % 1001); }));
        write(u"stored.npz"_s, QByteArray::fromStdString(core::writeNpz(tensors)));
        const auto trace = core::runImported(resolved(u"stored.npz"_s), {}, 0);
        const std::uint64_t before = m_store.bytesRead();
        const std::uint64_t oneHead = sizeof(float) * 256 * 256;
        // A single weight is read without the others.
        QCOMPARE(core::headAt(*trace, 0, 3).weight(2, 1), float((3 * 65536 + 513) % 1001));
        QVERIFY(m_store.bytesRead() - before < oneHead);
        const core::HeadAt at = core::headAt(*trace, 0, 11);
        const Matrix& weights = at.weights();
        for (Index i = 0; i < weights.size(); ++i)
            QCOMPARE(weights.data()[i], static_cast<float>((i + Index { 11 } * 256 * 256) % 1001));
        QVERIFY(m_store.bytesRead() - before >= oneHead);
        QVERIFY(m_store.bytesRead() - before < 3 * oneHead);
    }
    void negativeWeightsAreRead()
    {
        const auto tensors = someAttention();
        QCOMPARE(problemOf(tensors), u"none"_s);
        const auto trace = core::run(resolved(u"given.npz"_s));
        QCOMPARE(core::headAt(*trace, 0, 0).weights()(0, 0), -2.0F);
    }
    void truncatedFilesAreReported()
    {
        for (const bool npz : { true, false }) {
            const QByteArray whole = QByteArray::fromStdString(
                npz ? core::writeNpz(someAttention()) : core::writeSafetensors(someAttention()));
            const QString name = npz ? u"cut.npz"_s : u"cut.safetensors"_s;
            write(name, whole);
            QCOMPARE(problem(name), u"none"_s);
            for (const qsizetype size : { whole.size() - 1, whole.size() / 2, qsizetype(9) }) {
                write(name, whole.left(size));
                QVERIFY2(problem(name) != u"none"_s, qPrintable(QString::number(size)));
                QVERIFY(!problem(name).startsWith(u"the name"_s));
            }
            write(name, {});
            QCOMPARE(problem(name), u"file_is_empty"_s);
        }
    }
    void nonFiniteWeightsAreReported()
    {
        for (const float bad : { std::nanf(""), HUGE_VALF, -HUGE_VALF }) {
            core::NamedTensors tensors = someAttention();
            tensors.at("attentions").data.data()[70] = bad; // layer 2, head 2
            QCOMPARE(problemOf(tensors), u"not_finite"_s);
            // If heads are read separately, the others can be displayed.
            const auto trace = core::runImported(resolved(u"given.npz"_s), {}, 0);
            QCOMPARE(core::headAt(*trace, 1, 0).weights()(0, 0), -2.0F + 48 % 7);
            const core::HeadAt at = core::headAt(*trace, 1, 1);
            QVERIFY_THROWS_EXCEPTION(core::Error, static_cast<void>(at.weights()));
        }
    }
    void tensorsThatDoNotFitAreReported()
    {
        const auto with = [](const char* name, core::Tensor added) {
            core::NamedTensors tensors = someAttention();
            tensors.insert_or_assign(name, std::move(added));
            return tensors;
        };
        QCOMPARE(problemOf(with("tokens", text(R"(["a", "b", "c"])"))), u"trace_tokens"_s);
        QCOMPARE(problemOf(with("query_tokens", text("[]"))), u"trace_tokens"_s);
        QCOMPARE(problemOf(with("tokens", text("no JSON"))), u"json_syntax"_s);
        const auto numbers = [](std::vector<Index> shape) {
            return tensor(std::move(shape), [](Index) { return 0.0F; });
        };
        // Vectors need the same number of tokens and heads, and equal widths.
        core::NamedTensors vectors = with("layer1/q", numbers({ 3, 4, 2 }));
        vectors.emplace("layer1/k", numbers({ 3, 5, 2 }));
        vectors.emplace("layer1/v", numbers({ 3, 4, 2 }));
        QCOMPARE(problemOf(vectors), u"trace_shape"_s);
        vectors.insert_or_assign("layer1/k", numbers({ 3, 4, 2 }));
        QCOMPARE(problemOf(vectors), u"none"_s);
        vectors.insert_or_assign("layer1/head2/v", numbers({ 4, 3 }));
        QCOMPARE(problemOf(vectors), u"trace_shape"_s);
        // Sizes beyond those of any model.
        QCOMPARE(problemOf(with("attentions", numbers({ 1, 70'000, 1, 1 }))), u"trace_heads"_s);
        QCOMPARE(problemOf(with("attentions", numbers({ 1, 1, 1, 5000 }))), u"too_many_tokens"_s);
    }
    void otherFileKindsAreRecognised()
    {
        write(u"pointer.safetensors"_s,
            "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n");
        QCOMPARE(problem(u"pointer.safetensors"_s), u"file_is_lfs_pointer"_s);
        write(u"text.npz"_s, "some words");
        QVERIFY(problem(u"text.npz"_s) != u"none"_s);
        QCOMPARE(problem(u"nowhere.npz"_s), u"file_missing"_s);
        core::NamedTensors weights;
        weights.emplace("encoder.weight", tensor({ 2, 2 }, [](Index) { return 1.0F; }));
        QCOMPARE(problemOf(weights), u"trace_none"_s);
        // A header that claims more values than the file has.
        write(u"more.safetensors"_s,
            start(R"({"attentions":{"dtype":"F32","shape":[9,9,999,999],"data_offsets":[0,8]}})")
                + QByteArray(8, '\0'));
        QVERIFY(problem(u"more.safetensors"_s).startsWith(u"safetensors"_s));
    }
    // A trace stays unchanged; later requests use the new file.
    void replacedFileIsReadAgain()
    {
        const auto constant = [](float number) {
            core::NamedTensors tensors;
            tensors.emplace("layer1/weights", tensor({ 1, 2, 2 }, [=](Index) { return number; }));
            return QByteArray::fromStdString(core::writeNpz(tensors));
        };
        write(u"new.npz"_s, constant(1));
        const auto before = core::runImported(resolved(u"new.npz"_s), {}, 0);
        write(u"other.npz"_s, constant(2));
        QVERIFY(QFile::remove(m_folder.filePath(u"new.npz"_s)));
        QVERIFY(QFile::rename(m_folder.filePath(u"other.npz"_s), m_folder.filePath(u"new.npz"_s)));
        QCOMPARE(core::headAt(*before, 0, 0).weights()(1, 1), 1.0F);
        QCOMPARE(core::headAt(*core::run(resolved(u"new.npz"_s)), 0, 0).weights()(1, 1), 2.0F);
    }
};

QTEST_GUILESS_MAIN(TestStoredFiles)
#include "tst_stored_files.moc"
