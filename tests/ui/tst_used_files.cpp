#include "core/io/archives/npz.h"
#include "core/io/arrays/npy.h"
#include "window_stage.h"

using namespace Qt::StringLiterals;

namespace {

core::Tensor tensor(const std::vector<core::Index>& shape, bool boolean = false)
{
    core::Index size = 1;
    for (const core::Index length : shape)
        size *= length;
    core::Tensor result { shape, core::Buffer(size), boolean };
    for (core::Index i = 0; i < size; ++i)
        result.data.data()[i] = boolean ? float(i % 3 != 0) : 0.1F * float(i % 7);
    return result;
}

core::NamedTensors weights(core::Index heads)
{
    return { { "w_q", tensor({ heads, 16, 4 }) }, { "w_k", tensor({ heads, 16, 4 }) },
        { "w_v", tensor({ heads, 16, 4 }) } };
}

} // namespace

// A file with a single use is used at once: a notice names the change and what it replaced, and
// undoes it.
class TestUsedFiles : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    [[nodiscard]] QString path(const QString& name) const { return m_home->path(name); }
    [[nodiscard]] QString put(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
        return path(name);
    }
    [[nodiscard]] QString npz(const QString& name, const core::NamedTensors& tensors) const
    {
        return put(name, QByteArray::fromStdString(core::writeNpz(tensors)));
    }
    // Opens the file, and waits for the only notice and for the numbers.
    static QString noticeFor(Running& program, const QString& file)
    {
        program.window.files()->open(file);
        if (!QTest::qWaitFor([&] {
                return program.hasNotice(QFileInfo(file).fileName()) && settled(program.document);
            })
            || program.notices().size() != 1)
            return program.notices().join(u'|');
        return program.notices().constFirst();
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }

    void noticeNamesTheReplacedWeightsAndRestoresThem()
    {
        Running program;
        QCOMPARE(noticeFor(program, npz(u"w.npz"_s, weights(2))),
            u"“w.npz” now provides the weights. It replaced the weights “Hand-built heads”."_s);
        QCOMPARE(program.document.trace()->attentions[0].heads.size(), std::size_t { 2 });
        QCOMPARE(noticeFor(program, npz(u"next.npz"_s, weights(3))),
            u"“next.npz” now provides the weights. It replaced the weights of “w.npz”."_s);
        QVERIFY(program.answer(u"Undo"_s));
        QVERIFY(settled(program.document));
        QCOMPARE(std::get<core::FileWeights>(program.document.experiment().design.weights).file,
            path(u"w.npz"_s).toStdString());
        QVERIFY(program.notices().isEmpty());
        QCOMPARE(program.document.undoStack()->index(), 1);
        program.document.undoStack()->undo();
        QVERIFY(program.document.experiment() == core::Experiment {});
    }
    void noticeNamesWhatVectorsReplaced()
    {
        Running program;
        QCOMPARE(noticeFor(program, put(u"x.csv"_s, "1,2,3\n4,5,6\n")),
            u"“x.csv” now provides the queries. It replaced the sentence “The animal didn't cross "
            u"the "
            "street becau…”."_s);
        QVERIFY(program.answer(u"Undo"_s));
        QVERIFY(change(program.document, "source.kind=sentences"));
        QVERIFY(change(program.document, "source.text=one two"));
        QVERIFY(change(program.document, "source.keys=eins zwei"));
        const QString set = npz(u"qkv.npz"_s,
            { { "q", tensor({ 3, 8 }) }, { "k", tensor({ 5, 8 }) }, { "v", tensor({ 5, 2 }) } });
        QCOMPARE(noticeFor(program, set),
            u"“qkv.npz” now provides the queries, keys and values. It replaced the sentences “one "
            u"two” "
            "and “eins zwei”."_s);
        const QString two
            = npz(u"qk.npz"_s, { { "q", tensor({ 3, 8 }) }, { "k", tensor({ 5, 8 }) } });
        QCOMPARE(noticeFor(program, two),
            u"“qk.npz” now provides the queries and keys. It replaced the vectors (qkv.npz)."_s);
    }
    void noticeNamesTheReplacedMaskAndTheKeptOnes()
    {
        Running program;
        const QString first
            = put(u"m.npy"_s, QByteArray::fromStdString(core::writeNpy(tensor({ 11, 11 }, true))));
        const QString second
            = put(u"n.npy"_s, QByteArray::fromStdString(core::writeNpy(tensor({ 11, 11 }, true))));
        QCOMPARE(noticeFor(program, first), u"“m.npy” now provides a mask."_s);
        QCOMPARE(noticeFor(program, second),
            u"“n.npy” now provides a mask. It replaced the mask (m.npy)."_s);
        QVERIFY(change(program.document, "mask.kind=causal"));
        QCOMPARE(
            noticeFor(program, first), u"“m.npy” now provides a mask. The other masks stay."_s);
        QCOMPARE(program.document.experiment().attention().mask.size(), std::size_t { 2 });
    }
    // Only custom attention takes weights and vectors, so a pretrained model is replaced.
    void weightsAndVectorsReplaceATrainedModel()
    {
        Running program;
        const QString model = QStringLiteral(TEST_DATA "/families/gpt2");
        QVERIFY(noticeFor(program, model).endsWith(u"enter others in Settings, Token IDs."_s));
        QCOMPARE(program.document.trace()->attentions.size(), std::size_t { 3 });
        QCOMPARE(noticeFor(program, npz(u"w.npz"_s, weights(3))),
            u"“w.npz” now provides the weights. It replaced the model “gpt2”."_s);
        QCOMPARE(program.document.trace()->attentions.size(), std::size_t { 1 });
        QCOMPARE(program.document.trace()->attentions.front().heads.size(), std::size_t { 3 });
        QVERIFY(program.answer(u"Undo"_s));
        QVERIFY(change(program.document, "network.changes.temperature=2"));
        QCOMPARE(noticeFor(program, put(u"x.csv"_s, "1,2,3\n4,5,6\n")),
            u"“x.csv” now provides the queries. It replaced the model “gpt2” and its "
            u"modifications. "
            "It replaced the sentence “The animal didn't cross the street becau…”."_s);
        QCOMPARE(program.document.trace()->model->inputs.queries->cols(), core::Index { 3 });
    }
    void maskModifiesATrainedModel()
    {
        Running program;
        QVERIFY(!noticeFor(program, QStringLiteral(TEST_DATA "/families/bert")).isEmpty());
        const core::Index size = std::ssize(*program.document.trace()->attention(0).queryTokens);
        const auto mask = [&](const QString& name) {
            return put(
                name, QByteArray::fromStdString(core::writeNpy(tensor({ size, size }, true))));
        };
        QCOMPARE(noticeFor(program, mask(u"m.npy"_s)), u"“m.npy” now provides a mask."_s);
        for (const core::AttentionTrace& each : program.document.trace()->attentions)
            for (core::Index i = 0; i < size * size; ++i)
                QCOMPARE(each.heads[0].weights.data()[i] == 0, i % 3 == 0);
        QCOMPARE(noticeFor(program, mask(u"n.npy"_s)),
            u"“n.npy” now provides a mask. It replaced the mask (m.npy)."_s);
    }
    void noticeNamesTheReplacedModel()
    {
        Running program;
        QVERIFY(
            !noticeFor(program, QStringLiteral(TEST_DATA "/families/gpt2")).contains(u"replaced"));
        QVERIFY(noticeFor(program, QStringLiteral(TEST_DATA "/families/bert"))
                    .endsWith(u"It replaced the model “gpt2”."_s));
        QVERIFY(change(program.document, "network.where=encoder"));
        QVERIFY(noticeFor(program, QStringLiteral(TEST_DATA "/families/gpt2"))
                    .endsWith(u"It replaced the model “Trained encoder”."_s));
    }
    void noticeNamesTheReplacedSentence()
    {
        Running program;
        QVERIFY(change(program.document, "source.text=old words"));
        QCOMPARE(noticeFor(program, put(u"t.txt"_s, "new words\n")),
            u"“t.txt” is now the sentence. It replaced the sentence “old words”."_s);
        QVERIFY(program.answer(u"Undo"_s));
        QCOMPARE(std::get<core::Sentence>(program.document.experiment().source).text,
            std::string("old words"));
    }
    // Otherwise its Undo would undo another change.
    void nextStepRemovesTheNotice()
    {
        Running program;
        const QString file = npz(u"w.npz"_s, weights(2));
        QVERIFY(!noticeFor(program, file).isEmpty());
        QVERIFY(change(program.document, "temperature=2"));
        QVERIFY(program.notices().isEmpty());
        program.document.undoStack()->undo();
        program.document.undoStack()->undo();
        QVERIFY(!noticeFor(program, file).isEmpty());
        program.document.undoStack()->undo();
        QVERIFY(program.notices().isEmpty());
    }
    void sameFileReplacesNothing()
    {
        Running program;
        const QString file = npz(u"w.npz"_s, weights(2));
        QVERIFY(!noticeFor(program, file).isEmpty());
        QVERIFY(change(program.document, "temperature=2"));
        program.window.files()->open(file);
        QTest::qWait(50);
        QVERIFY(program.notices().isEmpty());
        QCOMPARE(program.document.undoStack()->count(), 2);
    }
    void failedFileShowsOnlyItsError()
    {
        Running program;
        QVERIFY(change(program.document, "source.kind=matrices")); // of dimension 64
        program.window.files()->open(npz(u"w.npz"_s, weights(2))); // for dimension 16
        QTRY_VERIFY(program.hasNotice(u"was undone"_s));
        QCOMPARE(program.notices().size(), qsizetype { 1 });
        QVERIFY(std::holds_alternative<core::HandBuiltWeights>(
            program.document.experiment().design.weights));
    }
};

QTEST_MAIN(TestUsedFiles)
#include "tst_used_files.moc"
