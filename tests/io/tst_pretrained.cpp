#include "core/analysis/tensors.h"
#include "core/inference/run.h"
#include "core/io/store/model_store.h"
#include "core/resolve/resolve.h"
#include "core/settings/settings.h"
#include "tests/io/pretrained_reference.h"

#include <QCoreApplication>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace {

constexpr const char* pronoun = "The animal didn't cross the street because it was too tired";

} // namespace

// The heads of a pretrained model in an experiment: from the text to the weights.
class TestPretrained : public QObject {
    Q_OBJECT

    core::ModelStore m_store;

    [[nodiscard]] core::StoreFiles files() const { return m_store.files({}); }
    static std::string folderOf(const char* model)
    {
        return std::string(RESOURCES "/models/headlight-") + model;
    }
    static core::Experiment asking(const char* model, const std::string& text)
    {
        core::Experiment experiment;
        experiment.source = core::Sentence { text };
        experiment.network = core::PretrainedSource { .where = folderOf(model) };
        return experiment;
    }
    [[nodiscard]] std::shared_ptr<const core::Trace> traceOf(const core::Experiment& e) const
    {
        return core::run(core::resolve(e, files()));
    }
    static QString problemOf(const auto& f)
    {
        try {
            f();
        } catch (const core::Error& error) {
            return QString::fromStdString(error.problem);
        }
        return {};
    }
    static std::vector<std::string> texts(const core::TokenList& tokens)
    {
        std::vector<std::string> result;
        for (const core::Token& token : *tokens)
            result.push_back(token.text);
        return result;
    }

private slots:
    void pronounHeadAttendsToTheAnimal()
    {
        const auto trace = traceOf(asking("encoder", pronoun));
        QCOMPARE(trace->attentions.size(), std::size_t { 6 });
        const core::AttentionTrace& third = trace->attention(2);
        QCOMPARE(third.path, "layer3");
        QCOMPARE(texts(third.queryTokens),
            (std::vector<std::string> { "[CLS]", "the", "animal", "didn", "'", "t", "cross", "the",
                "street", "because", "it", "was", "too", "tired", "[SEP]" }));
        QVERIFY(std::abs(third.heads[4].weights(10, 2) - 0.85F) < 0.005F);
        QVERIFY(std::abs(third.heads[4].weights(10, 8) - 0.09F) < 0.005F);
        // The tokens' positions in the text.
        QCOMPARE((*third.queryTokens)[2].begin, 4U);
        QCOMPARE((*third.queryTokens)[2].end, 10U);
    }
    // Token IDs, token types of two sentences, then every weight.
    void textsGiveTheLibrarysWeights_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<int>("number");
        QTest::newRow("one") << u"I saw a saw."_s << QString() << 1;
        QTest::newRow("two") << u"How are you?"_s << u"I am fine."_s << 2;
        QTest::newRow("unknown") << u"Ünïcode café 注意力 😀 unbelievable"_s << QString() << 3;
        QTest::newRow("masked") << u"the king and the [MASK] lived in a castle ."_s << QString()
                                << 4;
    }
    void textsGiveTheLibrarysWeights()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(int, number);
        core::Experiment e = asking("encoder", first.toStdString());
        if (!second.isEmpty())
            e.source = core::SentencePair { first.toStdString(), second.toStdString() };
        const auto trace = traceOf(e);
        std::vector<core::Scalar> ours;
        for (const core::AttentionTrace& attention : trace->attentions)
            for (const core::HeadTrace& head : attention.heads)
                ours.insert(ours.end(), head.weights.values().begin(), head.weights.values().end());
        const core::TensorFile file = m_store.files(folderOf("encoder")).tensors("reference.npz");
        const std::string name = std::to_string(number) + "/weights";
        QVERIFY(reference::apart(ours, file.tensor(name)->values()) <= 1e-4);
    }
    void unknownTokensAreMarked()
    {
        const auto trace = traceOf(asking("encoder", "The \xE2\x98\x83 was tired"));
        const std::vector<core::Token>& tokens = *trace->attention(0).queryTokens;
        QCOMPARE(std::ranges::count(tokens, false, &core::Token::known), 1);
        const auto found = std::ranges::find(tokens, false, &core::Token::known);
        QCOMPARE(found - tokens.begin(), 2); // after [CLS] and "the"
        QVERIFY(!found->special);
        core::Experiment byNumbers = asking("encoder", {});
        std::get<core::PretrainedSource>(byNumbers.network).ids = { 2, 1, 141, 3 };
        const auto again = traceOf(byNumbers);
        QVERIFY(!(*again->attention(0).queryTokens)[1].known);
        QVERIFY((*again->attention(0).queryTokens)[2].known);
    }
    // The model runs anyway.
    void textOfUnknownTokensIsNoticed()
    {
        const auto notices = [&](const std::string& text) {
            QStringList result;
            const auto trace = traceOf(asking("encoder", text));
            for (const core::Notice& notice : trace->model->notices)
                result << QString::fromStdString(notice.detail());
            return result;
        };
        QCOMPARE(notices("\xE2\x98\x83\xE2\x98\x83 \xE2\x98\x83"),
            QStringList { u"nothing in this text is in the model's vocabulary: every token is "
                          "[UNK]"_s });
        QCOMPARE(notices("\xE2\x98\x83 was \xE2\x98\x83\xE2\x98\x83"),
            QStringList { u"not in the model's vocabulary: \"☃\", \"☃☃\"; computed as [UNK]"_s });
        QCOMPARE(notices(""), QStringList());
    }
    void tokenTypesAreCheckedAgainstTheTokens()
    {
        core::Experiment e = asking("encoder", {});
        auto& loaded = std::get<core::PretrainedSource>(e.network);
        loaded.ids = { 5, 9, 3 };
        loaded.typeIds = { 0, 1, 1 };
        QVERIFY(traceOf(e)->model->notices.empty());
        loaded.typeIds = { 0 };
        const auto fewer = traceOf(e);
        QCOMPARE(fewer->model->notices.size(), std::size_t { 1 });
        QCOMPARE(fewer->model->notices[0].id, std::string("types_count"));
        loaded.typeIds = { 0, 0, 7 };
        QCOMPARE(problemOf([&] { static_cast<void>(traceOf(e)); }), u"token_type"_s);
    }
    void tokenIdsReplaceTheText()
    {
        const auto text = traceOf(asking("encoder", "I saw a saw."));
        const core::TensorFile file = m_store.files(folderOf("encoder")).tensors("reference.npz");
        core::Experiment e = asking("encoder", "something else");
        for (const core::Index id : reference::indices(file, "1/ids"))
            std::get<core::PretrainedSource>(e.network).ids.push_back(static_cast<int>(id));
        const auto numbered = traceOf(e);
        QVERIFY(numbered->logits == text->logits);
        QCOMPARE(texts(numbered->attention(0).queryTokens), texts(text->attention(0).queryTokens));
    }
    // The model gets its mask token there, as if it were typed.
    void maskedTokensBecomeTheMaskToken()
    {
        core::Experiment e = asking("encoder", "I saw a dog.");
        std::get<core::PretrainedSource>(e.network).maskedTokens = { 5 };
        const auto trace = traceOf(e);
        QVERIFY(trace->logits == traceOf(asking("encoder", "I saw a [MASK]."))->logits);
        QVERIFY(trace->logits != traceOf(asking("encoder", "I saw a dog."))->logits);
        QCOMPARE(texts(trace->attention(0).queryTokens)[4], std::string("[MASK]"));
        QCOMPARE(texts(trace->attention(0).keyTokens)[3], std::string("a"));
        QCOMPARE((*trace->attention(0).queryTokens)[4].begin, 8U); // of the masked token
        QVERIFY(trace->model->notices.empty());
        std::get<core::PretrainedSource>(e.network).maskedTokens = { 8, 5 };
        const auto outside = traceOf(e);
        QVERIFY(outside->logits == trace->logits);
        QCOMPARE(outside->model->notices.size(), std::size_t { 1 });
        QCOMPARE(outside->model->notices[0].id, std::string("hidden_outside"));
        QVERIFY(outside->model->notices[0].detail().find('8') != std::string::npos);
        core::Experiment other = asking("decoder", "I saw a dog.");
        std::get<core::PretrainedSource>(other.network).maskedTokens = { 1 };
        QCOMPARE(problemOf([&] { static_cast<void>(traceOf(other)); }), u"no_mask_token"_s);
    }
    void byteLevelTokensAreShownAsText()
    {
        const auto trace = traceOf(asking("decoder", "It's déjà vu"));
        for (const std::string& label : texts(trace->attention(0).queryTokens))
            QVERIFY2(label.find("Ġ") == std::string::npos, label.c_str());
        QCOMPARE(texts(trace->attention(0).queryTokens)[0], std::string("It"));
    }
    // q, k and v equal the layer's input times the listed weights.
    void headWeightsGiveTheirVectors()
    {
        for (const char* model : { "encoder", "decoder", "translator" }) {
            const auto trace = traceOf(asking(model, "He booked a room at a hotel."));
            QCOMPARE(trace->model->layers.size(), trace->attentions.size());
            for (std::size_t l = 0; l < trace->attentions.size(); ++l) {
                const core::AttentionTrace& attention = trace->attentions[l];
                const auto numbers = trace->model->layers.layer(l);
                const core::HeadModel& head = numbers->heads[3];
                for (core::Index i = 0; i < attention.keys->rows(); ++i) {
                    auto k = static_cast<double>(head.bk(0, 5));
                    for (core::Index c = 0; c < attention.keys->cols(); ++c)
                        k += static_cast<double>((*attention.keys)(i, c))
                            * static_cast<double>(head.wk(c, 5));
                    QVERIFY(std::abs(k - static_cast<double>(attention.heads[3].k(i, 5)))
                        < 1e-4 * std::max(1.0, std::abs(k)));
                }
            }
        }
    }
    void translatorGeneratesItsDecoderInput()
    {
        const core::TensorFile file
            = m_store.files(folderOf("translator")).tensors("reference.npz");
        const auto trace = traceOf(asking("translator", "He booked a room at a hotel."));
        std::vector<std::string> paths;
        for (const core::AttentionTrace& attention : trace->attentions)
            paths.push_back(attention.path);
        QCOMPARE(paths,
            (std::vector<std::string> { "encoder/layer1", "encoder/layer2", "encoder/layer3",
                "encoder/layer4", "decoder/layer1", "cross/layer1", "decoder/layer2",
                "cross/layer2", "decoder/layer3", "cross/layer3" }));
        const core::AttentionTrace& cross = trace->attentions.back();
        QVERIFY(!cross.selfAttention());
        std::string decoded;
        for (const std::string& token : texts(cross.queryTokens))
            decoded += token;
        QCOMPARE(decoded, std::string("[CLS]他订了一间旅馆的房间。"));
        QCOMPARE(cross.queryTokens->size(), reference::indices(file, "1/target").size() - 1);
        QCOMPARE(texts(cross.keyTokens)[2], std::string("booked"));
        std::vector<core::Index> target = reference::indices(file, "1/target");
        target.pop_back(); // the end token
        QCOMPARE(
            trace->model->pretrained()->input.decoderIds, target); // the generated decoder input
        // The same decoder input, typed, gives the same result.
        core::Experiment typed = asking("translator", "He booked a room at a hotel.");
        std::get<core::PretrainedSource>(typed.network).target = "他订了一间旅馆的房间。";
        QVERIFY(traceOf(typed)->logits == trace->logits);
    }
    void everyTensorIsListedAndFound()
    {
        for (const char* model : { "encoder", "translator" }) {
            const auto trace = traceOf(asking(model, "I saw a saw."));
            const auto all = core::tensors(*trace);
            QStringList ids;
            for (const core::TensorRef& tensor : all) {
                const core::Matrix values = core::matrix(*trace, tensor);
                QCOMPARE(values.rows(), tensor.rowCount);
                QCOMPARE(values.cols(), tensor.columnCount);
                if (ids.size() % 100 == 0) // find() lists them all
                    QVERIFY(core::find(*trace, tensor.id) == tensor);
                const core::AttentionTrace& attention = core::attentionOf(*trace, tensor);
                QCOMPARE(std::ssize(core::edgeLabels(attention, tensor.rows, tensor.rowCount)),
                    tensor.rowCount);
                ids << QString::fromStdString(tensor.id);
            }
            QCOMPARE(ids.removeDuplicates(), 0);
            QVERIFY(ids.contains(u"logits"_s));
            QVERIFY(ids.contains(
                model == std::string("encoder") ? u"hidden6"_s : u"decoder/hidden3"_s));
        }
    }
    void anotherTextReusesTheModel()
    {
        core::Experiment e = asking("encoder", "I saw a saw.");
        const auto first = core::resolve(e, files());
        e.source = core::Sentence { "I am what I am" };
        const auto second = core::resolveAgain(*first, e);
        QVERIFY(second != nullptr);
        QVERIFY(second->pretrained() != nullptr && first->pretrained() != nullptr);
        QVERIFY(core::run(second)->logits == traceOf(e)->logits);
        e.network = core::PretrainedSource { .where = folderOf("decoder") };
        QVERIFY(core::resolveAgain(*first, e) == nullptr);
        e.network = core::CustomSource {};
        QVERIFY(core::resolveAgain(*first, e) == nullptr);
        const auto designed = core::resolve(e, files());
        e.network = core::PretrainedSource { .where = folderOf("encoder") };
        QVERIFY(core::resolveAgain(*designed, e) == nullptr);
    }
    void unusableInputIsReported()
    {
        core::Experiment e = asking("encoder", "I");
        e.source = core::PointSource {};
        QCOMPARE(problemOf([&] { static_cast<void>(traceOf(e)); }), u"loaded_source"_s);
        e = asking("encoder", "");
        QVERIFY(!problemOf([&] {
            std::get<core::PretrainedSource>(e.network).ids = { 12000 };
            static_cast<void>(traceOf(e));
        }).isEmpty());
        std::string long_;
        for (int i = 0; i < 200; ++i)
            long_ += "word ";
        QCOMPARE(problemOf([&] { static_cast<void>(traceOf(asking("encoder", long_))); }),
            u"too_many_tokens"_s);
        core::Experiment byFile = asking("encoder", "I saw a saw.");
        std::get<core::PretrainedSource>(byFile.network).where
            += "/config.json"; // config.json names its folder
        QVERIFY(traceOf(byFile)->logits == traceOf(asking("encoder", "I saw a saw."))->logits);
        core::Experiment nowhere;
        nowhere.network = core::PretrainedSource { .where = "no/such/folder" };
        QVERIFY(!problemOf([&] { static_cast<void>(traceOf(nowhere)); }).isEmpty());
        QCOMPARE(
            problemOf([&] { static_cast<void>(core::resolve(nowhere)); }), u"files_unavailable"_s);
    }
    void bundledModelsAreFoundByName()
    {
        core::Experiment e;
        core::settings::set(e, "network=loaded");
        core::settings::set(e, "network.where=decoder");
        e.source = core::Sentence { "To be" };
        QCOMPARE(traceOf(e)->attentions.size(), std::size_t { 6 });
    }
};

QTEST_GUILESS_MAIN(TestPretrained)
#include "tst_pretrained.moc"
