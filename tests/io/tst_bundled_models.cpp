#include "tests/io/pretrained_reference.h"

#include <QtTest>

using namespace Qt::StringLiterals;

// The bundled models against results of the transformers library for a few texts.
class TestBundledModels : public QObject {
    Q_OBJECT

    core::ModelStore store;

    static std::string folderOf(const QString& name)
    {
        return (QStringLiteral(RESOURCES "/models/") + name).toStdString();
    }

    // Weights of consecutive layers: layers x heads x n x m.
    static std::vector<core::Scalar> weightsOf(const core::Trace& trace, const std::string& path)
    {
        std::vector<core::Scalar> result;
        for (const core::AttentionTrace& attention : trace.attentions)
            if (attention.path.starts_with(path))
                for (const core::HeadTrace& head : attention.heads)
                    result.insert(
                        result.end(), head.weights.values().begin(), head.weights.values().end());
        return result;
    }

    void requireSame(
        std::span<const core::Scalar> ours, const core::TensorFile& file, const std::string& name)
    {
        const double apart = reference::apart(ours, file.tensor(name)->values());
        QVERIFY2(apart <= 1e-4, qPrintable(u"%1: %2"_s.arg(name.c_str()).arg(apart)));
    }

private slots:
    void encoderAndDecoderMatchTheReference_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("encoder") << u"headlight-encoder"_s;
        QTest::newRow("decoder") << u"headlight-decoder"_s;
    }
    void encoderAndDecoderMatchTheReference()
    {
        QFETCH(QString, name);
        const core::PretrainedModel model
            = core::openModel(folderOf(name), store.files(folderOf(name)));
        const core::TensorFile file = store.files(folderOf(name)).tensors("reference.npz");
        int texts = 0;
        for (; file.contents->contains(std::to_string(texts) + "/ids"); ++texts) {
            const std::string text = std::to_string(texts) + "/";
            const auto trace = core::runNetwork(model.architecture, model.weights,
                { reference::indices(file, text + "ids"),
                    reference::indices(file, text + "type_ids") });
            requireSame(weightsOf(*trace, "layer"), file, text + "weights");
            requireSame(trace->states.back().values.values(), file, text + "states");
        }
        QVERIFY(texts >= 5);
    }
    void translatorMatchesTheReference()
    {
        const std::string folder = folderOf(u"headlight-translator"_s);
        const core::PretrainedModel model = core::openModel(folder, store.files(folder));
        const core::TensorFile file = store.files(folder).tensors("reference.npz");
        int texts = 0;
        for (; file.contents->contains(std::to_string(texts) + "/source"); ++texts) {
            const std::string text = std::to_string(texts) + "/";
            auto target = reference::indices(file, text + "target");
            target.pop_back(); // the token to predict
            const auto trace = core::runNetwork(model.architecture, model.weights,
                { reference::indices(file, text + "source"), {}, target });
            for (const std::string part : { "encoder", "decoder", "cross" })
                requireSame(weightsOf(*trace, part + "/"), file, text + part);
        }
        QVERIFY(texts >= 4);
    }
};

QTEST_APPLESS_MAIN(TestBundledModels)
#include "tst_bundled_models.moc"
