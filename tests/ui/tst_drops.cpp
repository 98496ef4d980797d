#include "core/io/archives/npz.h"
#include "core/limits.h"
#include "ui/session/session_file.h"
#include "ui/settings/field_editor.h"
#include "ui/settings/settings_panel.h"
#include "window_stage.h"

#include <QDockWidget>
#include <QDropEvent>
#include <QMimeData>

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

// Enters, moves and drops as a window system does; false if the widget rejects it.
bool drop(QWidget* on, const QMimeData& data)
{
    const QPoint place = on->rect().center();
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(on, &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    drop.ignore();
    QCoreApplication::sendEvent(on, &drop);
    return drop.isAccepted();
}

bool dropFile(QWidget* on, const QString& path)
{
    QMimeData data;
    data.setUrls({ QUrl::fromLocalFile(path) });
    data.setText(path);
    return drop(on, data);
}

bool dropText(QWidget* on, const QString& text)
{
    QMimeData data;
    data.setText(text);
    return drop(on, data);
}

std::string sentenceOf(const ui::Document& document)
{
    const auto* const source = std::get_if<core::Sentence>(&document.experiment().source);
    return source != nullptr ? source->text : "not a sentence";
}

} // namespace

// Tests files and texts dropped on the window, over any widget.
class TestDrops : public QObject {
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

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }

    void sessionOpensWhereverItIsDropped_data()
    {
        QTest::addColumn<QString>("place");
        for (const char* place : { "window", "picture", "sentence", "box", "floating dock" })
            QTest::newRow(place) << QString::fromLatin1(place);
    }
    void sessionOpensWhereverItIsDropped()
    {
        QFETCH(QString, place);
        ui::Session session;
        session.experiment.attention().heads = 5;
        ui::writeSession(path(u"a.headlight"_s), { session, {}, {}, {}, {} }, {});
        Running program;
        QWidget* on = &program.window;
        if (place == u"picture"_s)
            on = program.window.centralWidget();
        else if (place == u"sentence"_s)
            on = program.window.sentenceBar()->queryEdit();
        else if (place == u"box"_s)
            on = program.window.findChild<QLineEdit*>(u"qt_spinbox_lineedit"_s);
        else if (place == u"floating dock"_s) {
            auto* dock = program.window.findChild<QDockWidget*>();
            dock->setFloating(true);
            on = dock->widget();
        }
        QVERIFY(on != nullptr);
        QVERIFY(dropFile(on, path(u"a.headlight"_s)));
        QTRY_COMPARE(program.document.path(), path(u"a.headlight"_s));
        QCOMPARE(program.document.experiment().attention().heads, 5);
    }
    // A vision model opens without an image, reports that, and takes the dropped image; a text
    // model rejects it.
    void imageNeedsAVisionModel()
    {
        const QString picture
            = put(u"p.ppm"_s, "P6\n8 8\n255\n" + QByteArray("\xff\x33\x00", 3).repeated(64));
        Running program;
        auto* panel = program.window.findChild<ui::SettingsPanel*>();
        ui::FieldEditor* row = panel->editor(u"network.picture"_s);
        QVERIFY(dropFile(program.window.centralWidget(), picture));
        QTRY_VERIFY(program.hasNotice(u"p.ppm"_s));
        QVERIFY(row->isHidden() && !program.document.undoStack()->canUndo());
        QVERIFY(
            dropFile(program.window.centralWidget(), QStringLiteral(TEST_DATA "/families/vit")));
        QTRY_COMPARE(program.document.undoStack()->count(), 1);
        QVERIFY(settled(program.document));
        QVERIFY(!row->isHidden() && program.hasNotice(u"uniform grey"_s));
        const core::Matrix grey = program.document.trace()->attentions.front().heads[0].q;
        QVERIFY(dropFile(program.window.centralWidget(), picture));
        QTRY_COMPARE(program.document.undoStack()->count(), 2);
        QVERIFY(settled(program.document));
        QVERIFY(!row->isHidden() && program.hasNotice(u"p.ppm"_s));
        QVERIFY(program.document.trace()->attentions.front().heads[0].q != grey);
        program.document.undoStack()->undo();
        QVERIFY(settled(program.document));
        QVERIFY(program.document.trace()->attentions.front().heads[0].q == grey);
    }
    void weightsAreUsedAtOnceAndCanBeUndone()
    {
        const QString file = npz(u"w.npz"_s,
            { { "w_q", tensor({ 2, 16, 4 }) }, { "w_k", tensor({ 2, 16, 4 }) },
                { "w_v", tensor({ 2, 16, 4 }) } });
        Running program;
        QVERIFY(dropFile(program.window.centralWidget(), file));
        QTRY_VERIFY(std::holds_alternative<core::FileWeights>(
            program.document.experiment().design.weights));
        QVERIFY(settled(program.document));
        QCOMPARE(program.document.trace()->attentions.front().heads.size(), std::size_t { 2 });
        QVERIFY(program.hasNotice(u"w.npz"_s));
        program.document.undoStack()->undo();
        QVERIFY(program.document.experiment() == core::Experiment {});
    }
    void namedVectorsBecomeQueriesKeysAndValues()
    {
        const QString file = npz(u"qkv.npz"_s,
            { { "Q", tensor({ 3, 8 }) }, { "K", tensor({ 5, 8 }) }, { "V", tensor({ 5, 2 }) } });
        Running program;
        QVERIFY(dropFile(&program.window, file));
        QTRY_VERIFY(
            std::holds_alternative<core::MatrixSource>(program.document.experiment().source));
        QVERIFY(settled(program.document));
        const core::Matrix& weights = program.document.trace()->attentions[0].heads[0].weights;
        QCOMPARE(weights.rows(), core::Index { 3 });
        QCOMPARE(weights.cols(), core::Index { 5 });
    }
    void tableBecomesTheQueries()
    {
        const QString file = put(u"x.csv"_s, "1,2,3\n4,5,6\n");
        Running program;
        QVERIFY(dropFile(&program.window, file));
        QTRY_VERIFY(
            std::holds_alternative<core::MatrixSource>(program.document.experiment().source));
        QVERIFY(settled(program.document));
        QCOMPARE(program.document.trace()->model->inputs.queries->rows(), core::Index { 2 });
    }
    void ambiguousFileOffersItsUses()
    {
        const QString file = npz(u"a.npz"_s, { { "a", tensor({ 11, 11 }) } }); // 11 tokens
        Running program;
        QVERIFY(dropFile(&program.window, file));
        QTRY_VERIFY(program.hasNotice(u"11 × 11"_s));
        QVERIFY(program.document.experiment() == core::Experiment {});
        QVERIFY(program.answer(u"Use as mask"_s));
        QVERIFY(settled(program.document));
        QCOMPARE(program.document.experiment().attention().mask.size(), std::size_t { 1 });
        QVERIFY(program.notices().isEmpty());
        QCOMPARE(program.document.undoStack()->count(), 1);
    }
    void fittingBooleanTableBecomesAMask()
    {
        const QString file = npz(u"m.npz"_s, { { "allowed", tensor({ 11, 11 }, true) } });
        Running program;
        QVERIFY(dropFile(&program.window, file));
        QTRY_COMPARE(program.document.experiment().attention().mask.size(), std::size_t { 1 });
        QVERIFY(settled(program.document));
    }
    void keysAndValuesAreOfferedIfThereAreQueries()
    {
        Running program;
        edit(program.document, u"x"_s, [](ui::EditableState& state) {
            core::MatrixSource source;
            source.queries.values = tensor({ 2, 3 });
            state.experiment.source = source;
        });
        QVERIFY(settled(program.document));
        QVERIFY(dropFile(&program.window, put(u"k.csv"_s, "1,0,3\n4,0,6\n")));
        QTRY_VERIFY(!program.notices().isEmpty());
        QVERIFY(program.answer(u"Use as keys"_s));
        QVERIFY(settled(program.document));
        const auto& source = std::get<core::MatrixSource>(program.document.experiment().source);
        QCOMPARE(source.keys.file, path(u"k.csv"_s).toStdString());
        QVERIFY(source.queries.file.empty());
    }
    void textFileBecomesTheSentence()
    {
        Running program;
        QVERIFY(dropFile(program.window.sentenceBar()->queryEdit(),
            put(u"t.txt"_s, "\xEF\xBB\xBF注意力机制\n")));
        QTRY_COMPARE(sentenceOf(program.document), std::string("注意力机制"));
    }
    void droppedTextBecomesTheSentence()
    {
        Running program;
        QVERIFY(dropText(program.window.centralWidget(), u"fresh words"_s));
        QCOMPARE(sentenceOf(program.document), std::string("fresh words"));
        QVERIFY(settled(program.document));
        QCOMPARE(program.window.sentenceBar()->queryEdit()->text(), u"fresh words"_s);
        program.document.undoStack()->undo();
        QVERIFY(program.document.experiment() == core::Experiment {});
    }
    void textOnAFieldGoesIntoTheField()
    {
        Running program;
        auto* field = program.window.sentenceBar()->queryEdit();
        field->setText(u"abc"_s);
        QVERIFY(dropText(field, u"XYZ"_s));
        QVERIFY(field->text().contains(u"XYZ"_s) && field->text().size() == 6);
        QTRY_COMPARE(sentenceOf(program.document), field->text().toStdString());
    }
    void tooLongTextIsRefusedWithItsSize()
    {
        Running program;
        const QString text((1 << 20) + 1, u'a');
        QWidget* const places[]
            = { program.window.centralWidget(), program.window.sentenceBar()->queryEdit() };
        for (QWidget* on : places) {
            QVERIFY(dropText(on, text));
            QVERIFY(program.hasNotice(QLocale().toString((1 << 20) + 1)));
            QVERIFY(program.document.session() == ui::Session {});
        }
        QVERIFY(dropFile(&program.window, put(u"long.txt"_s, text.toUtf8())));
        QTRY_VERIFY(program.hasNotice(u"long.txt"_s));
        QVERIFY(program.document.session() == ui::Session {});
    }
    // Typed text is never lost: it stays and can be corrected.
    void failedTextStaysInItsField()
    {
        Running program;
        QLineEdit* const field = program.window.sentenceBar()->queryEdit();
        field->setText(u"a few words"_s);
        QTRY_COMPARE(sentenceOf(program.document), std::string("a few words"));
        QVERIFY(settled(program.document));
        const QString text = u"w "_s.repeated(core::limits::tokens) + u"the end"_s;
        field->setText(text);
        field->setCursorPosition(5);
        QTRY_VERIFY(program.hasNotice(u"This text cannot be computed"_s));
        QVERIFY(settled(program.document));
        QCOMPARE(sentenceOf(program.document), std::string("a few words"));
        QCOMPARE(field->text(), text);
        QCOMPARE(field->cursorPosition(), 5);
        QVERIFY(field->property("refused").toBool());
        emit field->editingFinished(); // triggers no second attempt
        QCOMPARE(field->text(), text);
        // It is corrected in place.
        field->setSelection(2, int(text.size()) - 5);
        QTest::keyClicks(field, u"x"_s);
        QCOMPARE(field->text(), u"w xend"_s);
        QTRY_COMPARE(sentenceOf(program.document), std::string("w xend"));
        QVERIFY(settled(program.document));
        QVERIFY(!field->property("refused").toBool() && program.notices().isEmpty());
        // Undo shows the document's text, whatever the field holds.
        field->setText(text);
        QTRY_VERIFY(field->property("refused").toBool());
        program.document.undoStack()->undo();
        QTRY_COMPARE(field->text(), QString::fromStdString(sentenceOf(program.document)));
        QVERIFY(!field->property("refused").toBool());
    }
    // A missing checkpoint is not the text's error, nor that of an untyped text.
    void missingModelDoesNotMarkTheTextWrong()
    {
        Running program;
        edit(program.document, u"network"_s, [](ui::EditableState& state) {
            state.experiment.network = core::PretrainedSource { .where = "date-reader" };
            state.experiment.source = core::Sentence { .text = "5/3/79" };
        });
        QVERIFY(settled(program.document));
        QVERIFY(change(program.document, "network.where=date-reader@7"));
        QVERIFY(program.hasNotice(u"This cannot be computed and was undone"_s));
        for (const QLineEdit* field :
            { program.window.sentenceBar()->queryEdit(), program.window.sentenceBar()->keyEdit() })
            QVERIFY(!field->property("refused").toBool());
    }
    void unusableFileIsRefusedWithItsKind_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        QTest::newRow("web page") << QByteArray("<!DOCTYPE html><p>") << u"a web page"_s;
        QTest::newRow("Git LFS pointer")
            << QByteArray("version https://git-lfs.github.com/spec/v1\n") << u"Git LFS"_s;
        QTest::newRow("empty") << QByteArray() << u"an empty file"_s;
        QTest::newRow("bytes") << QByteArray("ab\0cd", 5) << u"something else"_s;
        QTest::newRow("Latin-1") << QByteArray("caf\xE9 au lait") << u"UTF-8"_s;
        QTest::newRow("truncated archive")
            << QByteArray("PK\x03\x04 cut") << u"could not be used"_s;
    }
    void unusableFileIsRefusedWithItsKind()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        Running program;
        QVERIFY(dropFile(&program.window, put(u"thing.dat"_s, bytes)));
        QTRY_VERIFY(!program.notices().isEmpty());
        QVERIFY2(program.hasNotice(reason), qPrintable(program.notices().constFirst()));
        QVERIFY(program.document.session() == ui::Session {});
    }
    void foldersAndAddressesAreRefused()
    {
        Running program;
        QVERIFY(dropFile(&program.window, m_home->path({})));
        QTRY_VERIFY(program.hasNotice(u"folder"_s));
        QMimeData data;
        data.setUrls({ QUrl(u"https://example.org/w.npz"_s) });
        QVERIFY(drop(&program.window, data));
        QVERIFY(program.hasNotice(u"Only local files"_s));
    }
};

QTEST_MAIN(TestDrops)
#include "tst_drops.moc"
