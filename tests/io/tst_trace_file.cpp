#include "core/io/archives/npz.h"
#include "core/io/arrays/safetensors.h"
#include "core/io/trace/trace_file.h"
#include "tests/io/pretrained_reference.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using core::Index;

namespace {

// Values that encode their index.
core::Tensor counting(const std::vector<Index>& shape)
{
    Index count = 1;
    for (const Index length : shape)
        count *= length;
    core::Tensor result { shape, core::Buffer(count) };
    for (Index i = 0; i < count; ++i)
        result.data.data()[i] = static_cast<core::Scalar>(i) / 4;
    return result;
}

core::Tensor bytesOfText(const std::string& text)
{
    core::Tensor result { { std::ssize(text) }, core::Buffer(std::ssize(text)) };
    for (std::size_t i = 0; i < text.size(); ++i)
        result.data.data()[i] = static_cast<unsigned char>(text[i]);
    return result;
}

QString tokenTexts(const core::TokenList& tokens)
{
    QStringList result;
    for (const core::Token& token : *tokens)
        result << QString::fromStdString(token.text);
    return result.join(u' ');
}

QStringList pathsOf(const core::TraceFile& file)
{
    QStringList result;
    for (const core::ImportedLayer& attention : file.attentions())
        result << QString::fromStdString(attention.path);
    return result;
}

// One whole matrix of a head.
core::Matrix matrixOf(
    const core::TraceFile& file, Index attention, Index head, std::string_view name)
{
    const core::ImportedLayer& of = file.attentions()[static_cast<std::size_t>(attention)];
    return file.rows({ attention, head, name, 0, of.rowsOf(name) });
}

} // namespace

// Imported attention.
class TestTraceFile : public QObject {
    Q_OBJECT

    core::ModelStore m_store;
    QTemporaryDir m_folder;

    // Writes and opens a file of either format.
    [[nodiscard]] core::TraceFile opened(const core::NamedTensors& tensors, bool npz = true) const
    {
        static int number = 0;
        const QString name = m_folder.filePath(u"trace%1"_s.arg(++number));
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no room for a file");
        file.write(QByteArray::fromStdString(
            npz ? core::writeNpz(tensors) : core::writeSafetensors(tensors)));
        file.close();
        return core::TraceFile(m_store.files({}).tensors(name.toStdString()));
    }
    [[nodiscard]] QString problemOf(const core::NamedTensors& tensors) const
    {
        try {
            static_cast<void>(opened(tensors));
        } catch (const core::Error& error) {
            return QString::fromStdString(error.problem);
        }
        return {};
    }

private slots:
    void layersAreReadFromOneTensor_data()
    {
        QTest::addColumn<std::vector<Index>>("shape");
        QTest::addColumn<bool>("npz");
        QTest::newRow("npz") << std::vector<Index> { 3, 2, 4, 5 } << true;
        QTest::newRow("safetensors") << std::vector<Index> { 3, 2, 4, 5 } << false;
        QTest::newRow("one of a batch") << std::vector<Index> { 3, 1, 2, 4, 5 } << true;
    }
    void layersAreReadFromOneTensor()
    {
        QFETCH(std::vector<Index>, shape);
        QFETCH(bool, npz);
        core::NamedTensors tensors;
        tensors.emplace("attentions", counting(shape));
        tensors.emplace("query_tokens", bytesOfText(R"(["a", "b", "c", "d"])"));
        tensors.emplace("key_tokens", bytesOfText(R"(["é", "中", "<s>", "x", "y"])"));
        const core::TraceFile file = opened(tensors, npz);
        QCOMPARE(pathsOf(file), (QStringList { "layer1", "layer2", "layer3" }));
        for (Index layer = 0; layer < 3; ++layer) {
            const core::ImportedLayer& attention
                = file.attentions()[static_cast<std::size_t>(layer)];
            QCOMPARE(attention.heads, Index { 2 });
            QCOMPARE(tokenTexts(attention.queryTokens), u"a b c d"_s);
            QCOMPARE(tokenTexts(attention.keyTokens), u"é 中 <s> x y"_s);
            QVERIFY(!attention.hasVectors());
            for (Index head = 0; head < 2; ++head) {
                const core::Matrix weights = matrixOf(file, layer, head, "weights");
                QCOMPARE(weights.rows(), Index { 4 });
                QCOMPARE(weights.cols(), Index { 5 });
                for (Index i = 0; i < 4; ++i)
                    for (Index j = 0; j < 5; ++j)
                        QCOMPARE(weights(i, j),
                            static_cast<core::Scalar>(((layer * 2 + head) * 4 + i) * 5 + j) / 4);
            }
        }
    }
    void layersAndHeadsAreReadByName()
    {
        core::NamedTensors tensors;
        tensors.emplace("layer10/weights", counting({ 2, 3, 3 }));
        tensors.emplace("layer2/head1/weights", counting({ 3, 3 }));
        tensors.emplace("layer2/head2/weights", counting({ 1, 3, 3 }));
        tensors.emplace("cross/layer1/weights", counting({ 1, 2, 3 }));
        tensors.emplace("layer10/q", counting({ 2, 3, 7 }));
        tensors.emplace("layer10/k", counting({ 2, 3, 7 }));
        tensors.emplace("layer10/v", counting({ 2, 3, 2 }));
        tensors.emplace("layer10/something", counting({ 9 }));
        tensors.emplace("decoder/tokens", bytesOfText(R"(["u", "v"])"));
        tensors.emplace("tokens", bytesOfText(R"(["a", "b", "c"])"));
        const core::TraceFile file = opened(tensors);
        QCOMPARE(pathsOf(file), (QStringList { "layer2", "layer10", "cross/layer1" }));
        QCOMPARE(file.attentions()[0].heads, Index { 2 });
        QCOMPARE(tokenTexts(file.attentions()[0].queryTokens), u"a b c"_s);
        QCOMPARE(tokenTexts(file.attentions()[2].queryTokens), u"u v"_s);
        QCOMPARE(tokenTexts(file.attentions()[2].keyTokens), u"1 2 3"_s); // the file has no tokens
        QVERIFY(!file.attentions()[0].hasVectors() && file.attentions()[1].hasVectors());
        const core::Matrix v = matrixOf(file, 1, 1, "v");
        QCOMPARE(v.rows(), Index { 3 });
        QCOMPARE(v(2, 1), 11 / 4.0F);
        const core::Matrix rows = file.rows({ 1, 1, "v", 1, 2 });
        QVERIFY(std::ranges::equal(rows.values(), v.values().subspan(2)));
        QCOMPARE(matrixOf(file, 0, 1, "weights")(2, 2), 2.0F);
    }
    // By the marks of vocabularies, the only information.
    void subwordsBelongToTheirWords()
    {
        core::NamedTensors tensors;
        tensors.emplace("attentions", counting({ 1, 1, 5, 5 }));
        tensors.emplace("tokens", bytesOfText(R"(["[CLS]", "un", "##able", "dog", "[SEP]"])"));
        const core::TraceFile file = opened(tensors);
        const std::vector<core::Token>& own = *file.attentions()[0].queryTokens;
        for (std::size_t i = 0; i < 5; ++i) {
            QCOMPARE(own[i].special, i == 0 || i == 4);
            QCOMPARE(own[i].continues, i == 2);
        }
    }
    // numpy.savez(…, tokens=["I", "saw"]) stores code points.
    void textsOfNumPyAreTokens()
    {
        const core::TraceFile file(m_store.files(TEST_DATA "/traces").tensors("texts.npz"));
        QCOMPARE(file.attentions().size(), std::size_t { 2 });
        const core::ImportedLayer& attention = file.attentions()[1];
        QCOMPARE(tokenTexts(attention.queryTokens), u"Ünï 😀 a\tb"_s);
        QCOMPARE(tokenTexts(attention.keyTokens), u"[CLS] café dog"_s);
        QVERIFY(attention.keyTokens->front().special);
        QCOMPARE(matrixOf(file, 1, 0, "weights")(2, 1), 25 / 8.0F);
    }
    // A file saved by the library opens with the same weights.
    void filesSavedByTheLibraryAreRead()
    {
        const QString families = QStringLiteral(TEST_DATA "/families");
        int seen = 0;
        for (const QString& name : QDir(families).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const std::string folder = (families + u'/' + name).toStdString();
            const core::TensorFile reference = m_store.files(folder).tensors("reference.npz");
            const core::TraceFile file(reference);
            for (std::size_t i = 0; i < file.attentions().size(); ++i) {
                const core::ImportedLayer& attention = file.attentions()[i];
                const auto all = reference.tensor(attention.path + "/weights");
                for (Index head = 0; head < attention.heads; ++head) {
                    const core::Matrix weights
                        = matrixOf(file, static_cast<Index>(i), head, "weights");
                    QVERIFY(std::ranges::equal(weights.values(),
                        all->values().subspan(static_cast<std::size_t>(head * weights.size()),
                            static_cast<std::size_t>(weights.size()))));
                    ++seen;
                }
            }
        }
        QVERIFY(seen > 200);
    }
    void halfPrecisionIsRead()
    {
        // 0.5, 1, 2 and 0.25 in F16 and in BF16.
        const auto contents = [](const char* type, const QByteArray& numbers) {
            QByteArray header = R"({"layer1/weights":{"dtype":"%1","shape":[1,2,2],)"
                                R"("data_offsets":[0,8]}})";
            header.replace("%1", type);
            header = header.leftJustified((header.size() + 7) / 8 * 8, ' ');
            QByteArray length(8, '\0');
            length[0] = static_cast<char>(header.size());
            return length + header + numbers;
        };
        const QByteArray half("\x00\x38\x00\x3c\x00\x40\x00\x34", 8);
        const QByteArray brain("\x00\x3f\x80\x3f\x00\x40\x80\x3e", 8);
        for (const QByteArray& bytes : { contents("F16", half), contents("BF16", brain) }) {
            const QString name = m_folder.filePath(
                u"half%1.safetensors"_s.arg(bytes.contains("BF16") ? "b" : "h"));
            QFile written(name);
            QVERIFY(written.open(QIODevice::WriteOnly));
            written.write(bytes);
            written.close();
            const core::TraceFile file(m_store.files({}).tensors(name.toStdString()));
            QVERIFY(
                matrixOf(file, 0, 0, "weights") == (core::Matrix { { 0.5F, 1 }, { 2, 0.25F } }));
        }
    }
    void tensorsThatDoNotFitAreReported()
    {
        const auto with = [](std::initializer_list<std::pair<const char*, core::Tensor>> all) {
            core::NamedTensors tensors;
            for (const auto& [name, tensor] : all)
                tensors.emplace(name, tensor);
            return tensors;
        };
        QCOMPARE(problemOf(with({ { "weights", counting({ 2, 2 }) } })), u"trace_none"_s);
        QCOMPARE(problemOf(with({ { "attentions", counting({ 2, 2 }) } })), u"trace_shape"_s);
        QCOMPARE(
            problemOf(with({ { "attentions", counting({ 2, 2, 2, 2, 2 }) } })), u"trace_shape"_s);
        QCOMPARE(problemOf(with({ { "layer1/head1/weights", counting({ 2, 2 }) },
                     { "layer1/head2/weights", counting({ 2, 3 }) } })),
            u"trace_shape"_s);
        QCOMPARE(
            problemOf(with({ { "layer1/head2/weights", counting({ 2, 2 }) } })), u"trace_shape"_s);
        const core::Tensor weights = counting({ 1, 2, 2 });
        // Vectors of only one of two heads are refused.
        QVERIFY(!opened(
            with({ { "layer1/weights", counting({ 2, 2, 2 }) },
                { "layer1/head1/q", counting({ 2, 3 }) }, { "layer1/head1/k", counting({ 2, 3 }) },
                { "layer1/head1/v", counting({ 2, 3 }) } }))
                     .attentions()[0]
                     .hasVectors());
        for (const char* tokens : { R"(["a"])", R"(["a", 2])", R"({"a": "b"})" })
            QCOMPARE(problemOf(with(
                         { { "layer1/weights", weights }, { "tokens", bytesOfText(tokens) } })),
                u"trace_tokens"_s);
        QCOMPARE(problemOf(with({ { "layer1/weights", weights }, { "tokens", bytesOfText("[") } })),
            u"json_syntax"_s);
        core::Tensor infinite = weights;
        infinite.data.data()[3] = HUGE_VALF;
        const core::TraceFile file = opened(with({ { "layer1/weights", infinite } }));
        QVERIFY_THROWS_EXCEPTION(core::Error, static_cast<void>(matrixOf(file, 0, 0, "weights")));
    }
};

QTEST_APPLESS_MAIN(TestTraceFile)
#include "tst_trace_file.moc"
