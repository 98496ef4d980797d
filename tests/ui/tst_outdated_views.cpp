// A text that cannot be computed: the views that still show the one before say so.

#include "ui/inspector/inspector.h"
#include "ui/view/outdated_veil.h"
#include "ui/view/view.h"
#include "ui/window/token_chips.h"
#include "window_stage.h"

using namespace Qt::StringLiterals;

namespace {

void type(QLineEdit* edit, const QString& text)
{
    edit->setFocus();
    edit->setText(text); // as assistive tools do: keyClicks() types ASCII only
    QTest::keyClick(edit, Qt::Key_Return);
}

struct Typing : Running {
    Typing(std::string_view model, const QString& text)
    {
        edit(document, u"test"_s, [&](ui::EditableState& state) {
            core::settings::set(state.experiment, "network.where=" + std::string(model));
            state.experiment.source = core::Sentence { .text = text.toStdString() };
        });
        document.commitEdit();
        if (!settled(document))
            qFatal("the text was not computed");
    }
    [[nodiscard]] QLineEdit* field() const { return window.sentenceBar()->queryEdit(); }
    [[nodiscard]] bool refuses(const QString& text)
    {
        type(field(), text);
        return QTest::qWaitFor([&] { return document.refusedText().has_value(); });
    }
    [[nodiscard]] std::string shownText() const
    {
        return std::get<core::Sentence>(document.trace()->model->experiment.source).text;
    }
    [[nodiscard]] qsizetype veils() const
    {
        const auto all = window.findChildren<ui::OutdatedVeil*>();
        return std::ranges::count_if(all, &ui::OutdatedVeil::isVisible);
    }
    // The mean difference of the view's pixels from the paper.
    [[nodiscard]] double ink()
    {
        const QImage image = window.centralWidget()->grab().toImage();
        const QColor paper = window.theme().paper;
        double sum = 0;
        for (int y = image.height() / 4; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                sum += std::abs(qGray(image.pixel(x, y)) - qGray(paper.rgb()));
        return sum / (double(image.width()) * image.height());
    }
};

} // namespace

class TestOutdatedViews : public QObject {
    Q_OBJECT

private:
    OwnHome m_home;

private slots:
    void init() { failOnWarnings(); }

    void unknownWordGreysTheViews()
    {
        Typing program("tagger", u"they saw the play"_s);
        QTest::qWait(50);
        const double before = program.ink();
        QVERIFY(before > 1);
        QVERIFY(program.refuses(u"they drank the coffee"_s));
        QCOMPARE(program.field()->text(), u"they drank the coffee"_s);
        QCOMPARE(program.shownText(), "they saw the play");
        QVERIFY(program.document.outdated());
        QCOMPARE(program.veils(), 3);
        QVERIFY(program.ink() < 0.6 * before);
        QCOMPARE(
            ui::outdatedText(program.document), u"These numbers belong to “they saw the play”"_s);
        QVERIFY(
            program.window.currentView()->spoken().startsWith(ui::outdatedText(program.document)));
        QVERIFY(program.hasNotice(u"cannot be computed"_s));
    }
    void fieldKeepsItsLettersAfterARefusal()
    {
        Typing program("tagger", u"they saw the play"_s);
        const int letters = program.field()->fontInfo().pixelSize();
        QVERIFY(letters > program.window.fontInfo().pixelSize());
        QVERIFY(program.refuses(u"they drank the coffee"_s));
        QCOMPARE(program.field()->fontInfo().pixelSize(), letters);
        type(program.field(), u"they saw the play"_s);
        QVERIFY(!program.document.refusedText());
        QCOMPARE(program.field()->fontInfo().pixelSize(), letters);
    }
    // Buttons and forms depend on no text.
    void trainGreysOnlyItsNumbers()
    {
        Typing program("tagger", u"they saw the play"_s);
        program.document.showView("learn");
        QVERIFY(program.refuses(u"they drank the coffee"_s));
        ui::View& view = *program.window.currentView();
        for (const auto* button : view.findChildren<QPushButton*>())
            if (button->isVisible())
                QVERIFY2(!view.numbersArea().intersects(
                             { button->mapTo(&view, QPoint()), button->size() }),
                    qPrintable(button->text()));
        QVERIFY(view.numbersArea().height() > view.height() / 2);
        for (auto* button : view.findChildren<QPushButton*>())
            if (button->text() == u"New training…"_s)
                QVERIFY(click(button));
        QVERIFY(view.numbersArea().isEmpty());
    }
    void noteOnATextLeavesWithTheText()
    {
        Typing program("encoder", u"The cat sat"_s);
        type(program.field(), u"The 咖啡 was cold"_s);
        QVERIFY(settled(program.document));
        QTRY_VERIFY(program.hasNotice(u"[UNK]"_s));
        QVERIFY(program.refuses(u"cat "_s.repeated(160)));
        QVERIFY(program.hasNotice(u"cannot be computed"_s));
        QVERIFY(!program.hasNotice(u"[UNK]"_s));
        type(program.field(), u"The 咖啡 was cold"_s);
        QTRY_VERIFY(program.hasNotice(u"[UNK]"_s));
        QVERIFY(!program.hasNotice(u"cannot be computed"_s));
    }
    void retypedShownTextClearsTheError()
    {
        Typing program("tagger", u"they saw the play"_s);
        QVERIFY(program.refuses(u"they drank"_s));
        type(program.field(), u"they saw the play"_s);
        QVERIFY(!program.document.refusedText());
        QVERIFY(!program.document.outdated());
        QCOMPARE(program.veils(), 0);
        QCOMPARE(program.notices(), QStringList());
        QVERIFY(!program.field()->property("refused").toBool());
    }
    // A network in training changes its checkpoint all the time.
    void messageStaysWhileCheckpointsChange()
    {
        Typing program("tagger@0", u"they saw the play"_s);
        QVERIFY(program.refuses(u"they drank the coffee"_s));
        for (const char* step : { "tagger@60", "tagger@120", "tagger" }) {
            QVERIFY(change(program.document, std::string("network.where=") + step));
            QVERIFY(program.document.outdated());
            QVERIFY(program.hasNotice(u"cannot be computed"_s));
            QCOMPARE(program.field()->text(), u"they drank the coffee"_s);
        }
    }
    void otherRefusalStaysWhileCheckpointsChange()
    {
        Typing program("tagger@0", u"they saw the play"_s);
        program.window.refuse(u"Something was refused."_s);
        QVERIFY(change(program.document, "network.where=tagger@60"));
        QVERIFY(program.hasNotice(u"Something was refused."_s));
        QVERIFY(change(program.document, "network.changes.temperature=2"));
        QVERIFY(!program.hasNotice(u"Something was refused."_s));
    }
    void anotherModelTriesTheTextAgain()
    {
        Typing program("tagger", u"they saw the play"_s);
        QVERIFY(program.refuses(u"they drank the coffee"_s));
        QVERIFY(change(program.document, "network.where=encoder"));
        QTRY_COMPARE(program.shownText(), "they drank the coffee");
        QVERIFY(!program.document.outdated());
        QCOMPARE(program.notices(), QStringList());
    }
    void tooManyTokensAreCutOnRequest()
    {
        Typing program("encoder", u"The cat sat"_s);
        QVERIFY(program.refuses(u"cat "_s.repeated(160)));
        QVERIFY(program.document.outdated());
        QVERIFY(program.answer(u"Cut the text to fit"_s));
        QVERIFY(settled(program.document));
        QVERIFY(!program.document.outdated());
        QCOMPARE(program.notices(), QStringList());
        QCOMPARE(program.document.trace()->attention(0).queryTokens->size(), std::size_t { 128 });
        QCOMPARE(program.field()->text(), u"cat "_s.repeated(126).trimmed());
    }
    void textTooLongForTheFieldOffersItsBeginning()
    {
        Typing program("encoder", u"The cat sat"_s);
        QGuiApplication::clipboard()->setText(u"cat "_s.repeated(30'000));
        program.field()->selectAll();
        program.field()->setFocus();
        QTest::keySequence(program.field(), QKeySequence::Paste);
        QVERIFY(program.hasNotice(u"too long"_s));
        QCOMPARE(program.field()->text(), u"The cat sat"_s);
        QVERIFY(program.answer(u"Use its beginning"_s));
        QTRY_COMPARE(
            program.document.trace()->attention(0).queryTokens->size(), std::size_t { 128 });
        QVERIFY(settled(program.document));
        QCOMPARE(program.notices(), QStringList());
        QCOMPARE(program.veils(), 0);
    }
    void unknownWordsAreNoted()
    {
        Typing program("encoder", u"The cat sat"_s);
        QCOMPARE(program.notices(), QStringList());
        type(program.field(), u"The 咖啡 was cold"_s);
        QVERIFY(settled(program.document));
        // The tokenizer makes a word of each Chinese character.
        QVERIFY2(program.hasNotice(u"\"咖\", \"啡\"; computed as [UNK]"_s),
            qPrintable(program.notices().join(u'|')));
        QVERIFY(!program.document.outdated());
        type(program.field(), u"注意力机制"_s);
        QVERIFY(settled(program.document));
        QVERIFY(program.hasNotice(u"nothing in this text"_s));
        QCOMPARE(program.notices().size(), 1);
        type(program.field(), u"The cat sat"_s);
        QVERIFY(settled(program.document));
        QCOMPARE(program.notices(), QStringList());
    }
    void stoppedTextIsOutdatedOnlyIfItCannotBeUndone()
    {
        Typing program("tagger", u"they saw the play"_s);
        QVERIFY(program.refuses(u"they drank"_s));
        program.document.undoStack()->undo(); // the text before that of the stage
        QVERIFY(settled(program.document));
        QVERIFY(!program.document.outdated());
        QCOMPARE(program.notices(), QStringList());
    }
};

QTEST_MAIN(TestOutdatedViews)
#include "tst_outdated_views.moc"
