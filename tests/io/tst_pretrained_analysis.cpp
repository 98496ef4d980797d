#include "core/analysis/statistics.h"
#include "core/analysis/tensors.h"
#include "core/analysis/weights/contributions.h"
#include "core/analysis/weights/merged_tokens.h"
#include "core/pretrained_model.h"
#include "core/resolve/resolve.h"
#include "tests/core/slow_value_weighted.h"
#include "tests/io/modified_models.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using core::Index;
using modified::asking;
using modified::traceOf;

using namespace Qt::StringLiterals;

// Analysis of the heads of pretrained models.
class TestPretrainedAnalysis : public QObject {
    Q_OBJECT

    core::ModelStore m_store;

    static void everyTextModel()
    {
        QTest::addColumn<QString>("model");
        for (const char* const name : { "encoder", "decoder", "translator" })
            QTest::newRow(name) << QString::fromLatin1(name);
        const QDir families(QStringLiteral(TEST_DATA "/families"));
        for (const QString& name : families.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (name != "vit"_L1) // its input is an image
                QTest::newRow(qPrintable(name)) << name;
    }

    [[nodiscard]] std::vector<core::Token> tokensOf(
        const std::string& model, const std::string& text) const
    {
        core::Experiment e = asking(m_store, model);
        e.source = core::Sentence { text };
        return core::resolve(e, m_store.files({}))->inputs.queryTokens;
    }
    // Tokens as displayed with merged subwords; special tokens in brackets of their own.
    static QString tokenTexts(const std::vector<core::Token>& tokens)
    {
        QStringList words;
        for (const core::Token& token : core::mergedTokens(tokens, { true, false }).tokens)
            words << (token.special ? u"(%1)"_s : u"%1"_s).arg(token.text.c_str());
        return words.join(u' ');
    }

private slots:
    // The contributions of all keys add up to the layer's output, also with shared keys and any
    // normaliser.
    void valueWeightedAttentionMatchesContributions_data() { everyTextModel(); }
    void valueWeightedAttentionMatchesContributions()
    {
        QFETCH(QString, model);
        const auto trace = traceOf(m_store, asking(m_store, model.toStdString()));
        const Index last = std::ssize(trace->attentions) - 1;
        for (const Index layer : { Index { 0 }, last }) {
            QVERIFY(slow::apartFromOutput(*trace, layer, 1) < 1e-4);
            const Index head = std::ssize(trace->attention(layer).heads) - 1;
            const core::Matrix ours = core::valueWeighted(*trace, layer, head);
            QVERIFY(slow::apart(ours, slow::weightedValues(*trace, layer, head)) < 1e-5);
            const core::TensorRef tensor
                = core::find(*trace, core::pathOf(*trace, layer, head) + "weighted_values");
            QVERIFY(core::matrix(*trace, tensor) == ours);
            QVERIFY(core::stored(*trace, tensor) == nullptr);
        }
    }
    // An edit of W_O changes the contributions.
    void valueWeightedAttentionIncludesEdits()
    {
        core::Experiment e = asking(m_store, "encoder");
        const auto before = traceOf(m_store, e);
        for (int column = 1; column <= 256; ++column)
            e.edits.push_back(
                { .layer = 6, .head = 1, .matrix = "w_o", .row = 1, .column = column, .value = 1 });
        const auto after = traceOf(m_store, e);
        const core::Matrix changed = core::valueWeighted(*after, 5, 0);
        QVERIFY(slow::apart(changed, slow::weightedValues(*after, 5, 0)) < 1e-5);
        QVERIFY(slow::apart(changed, core::valueWeighted(*before, 5, 0)) > 0.1);
        QVERIFY(core::valueWeighted(*after, 5, 1) == core::valueWeighted(*before, 5, 1));
    }
    // The claims of the models' README.
    void documentedHeadsHaveTheirPattern()
    {
        const auto pattern = [](const core::Trace& trace, Index layer, Index head) {
            return core::statistics(trace, layer - 1, head - 1).pattern;
        };
        core::Experiment e = asking(m_store, "encoder");
        e.source
            = core::Sentence { "The animal didn't cross the street because it was too tired." };
        const auto encoder = traceOf(m_store, e);
        QCOMPARE(pattern(*encoder, 2, 3), "previous");
        QCOMPARE(pattern(*encoder, 2, 8), "next");
        QCOMPARE(pattern(*encoder, 2, 4), "special");
        e = asking(m_store, "decoder");
        const std::string sentence = "the red fish sang loud, ";
        e.source = core::Sentence { sentence + sentence + sentence };
        const auto decoder = traceOf(m_store, e);
        QCOMPARE(pattern(*decoder, 5, 6), "followed_before");
        QVERIFY(core::statistics(*decoder, 4, 5).induction > 0.7);
        // Its target ends with the only full stop.
        const auto translator = traceOf(m_store, asking(m_store, "translator"));
        for (Index layer = 0; layer < std::ssize(translator->attentions); ++layer)
            for (Index head = 0; head < 8; ++head)
                QVERIFY(core::statistics(*translator, layer, head).pattern != "punctuation");
    }
    void subwordsBelongToTheirWords()
    {
        QCOMPARE(tokenTexts(tokensOf("encoder", "It didn't unbelievably [MASK] 😀 go.")),
            u"([CLS]) it didn't unbelievably [MASK] [UNK] go . ([SEP])"_s);
        QCOMPARE(tokenTexts(tokensOf("decoder", "The unbelievableness didn't stop, it's déjà vu!")),
            u"The unbelievableness didn't stop , it's déjà vu !"_s);
        QVERIFY(tokensOf("decoder", "unbelievableness").size() > 1);
        QCOMPARE(tokenTexts(tokensOf("translator", "The animal's room")),
            u"([CLS]) the animal's room ([SEP])"_s);
    }
    void tokenIdsHaveTheWordsOfTheirText()
    {
        for (const char* model : { "encoder", "decoder" }) {
            core::Experiment e = asking(m_store, model);
            e.source = core::Sentence { "The unbelievableness stops here, doubtlessly" };
            const auto text = core::resolve(e, m_store.files({}));
            for (const Index id : text->pretrained()->input.ids)
                modified::loaded(e).ids.push_back(static_cast<int>(id));
            const auto numbered = core::resolve(e, m_store.files({}));
            QCOMPARE(
                tokenTexts(numbered->inputs.queryTokens), tokenTexts(text->inputs.queryTokens));
            QVERIFY(core::mergedTokens(numbered->inputs.queryTokens, { true, false }).tokens.size()
                < numbered->inputs.queryTokens.size());
        }
    }
    void maskedAndDecoderTokensBelongToWords()
    {
        core::Experiment e = asking(m_store, "encoder"); // [CLS] he booked a room …
        modified::loaded(e).maskedTokens = { 1, 3 };
        const auto hidden = core::resolve(e, m_store.files({}))->inputs.queryTokens;
        QVERIFY(!hidden[0].special && !hidden[2].special && hidden.back().special);
        const auto trace = traceOf(m_store, asking(m_store, "translator"));
        QCOMPARE(tokenTexts(*trace->attentions.back().queryTokens),
            u"([CLS]) 他 订 了 一 间 旅 馆 的 房 间 。"_s);
        e = asking(m_store, "translator");
        const std::string target = "他订了一间旅馆的房间。";
        modified::loaded(e).target = target;
        QStringList words { u"([CLS])"_s };
        for (const core::Token& word : core::tokenise(core::WordTokens {}, target))
            words << QString::fromStdString(word.text);
        QVERIFY(words.size() < 11); // at least one merged word
        QCOMPARE(tokenTexts(*traceOf(m_store, e)->attentions.back().queryTokens), words.join(u' '));
    }
    // RoBERTa's tokenizer has no token types for the two texts.
    void secondTextHasOffsetsOfItsOwn()
    {
        QTemporaryDir folder;
        const auto copy = [&](const QString& from, const QStringList& names) {
            for (const QString& name : names)
                QVERIFY(
                    QFile::copy(QStringLiteral(TEST_DATA) + from + name, folder.filePath(name)));
        };
        copy(u"/families/roberta/"_s, { u"config.json"_s, u"model.safetensors"_s });
        copy(u"/tokenizers/roberta/"_s, { u"tokenizer.json"_s });
        core::Experiment e;
        e.network = core::PretrainedSource { .where = folder.path().toStdString() };
        const std::string second = "a longer text than the first one";
        e.source = core::SentencePair { "I", second };
        const auto model = core::resolve(e, m_store.files({}));
        const std::vector<core::Token>& tokens = model->inputs.queryTokens;
        QVERIFY(tokens.size() > 8);
        const core::Token& last = tokens[tokens.size() - 2]; // before </s>
        QCOMPARE(last.end, second.size());
        QVERIFY(tokens.back().special && tokens.front().special && !last.special);
    }
    void mergedRowsOfTrainedHeadsSumToOne()
    {
        core::Experiment e = asking(m_store, "encoder");
        e.source = core::Sentence { "The unbelievableness of it didn't stop." };
        const auto trace = traceOf(m_store, e);
        for (const core::MergeRequest& request :
            { core::MergeRequest { true, false }, { false, true }, { true, true } })
            for (Index head = 0; head < 8; ++head) {
                const core::MergedAttention view = core::mergedAttention(*trace, 2, head, request);
                QCOMPARE(view.weights.rows(), std::ssize(view.queries.tokens));
                QCOMPARE(view.weights.cols(), std::ssize(view.keys.tokens));
                QVERIFY(view.weights.rows() < trace->attention(2).queries->rows());
                for (Index i = 0; i < view.weights.rows(); ++i) {
                    double sum = 0;
                    for (const float x : view.weights.row(i))
                        sum += static_cast<double>(x);
                    QVERIFY(std::abs(sum - 1) < 1e-5);
                }
            }
    }
};

QTEST_APPLESS_MAIN(TestPretrainedAnalysis)
#include "tst_pretrained_analysis.moc"
