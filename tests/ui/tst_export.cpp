#include "export_stage.h"
#include "figure_check.h"
#include "ui/figure/figure_settings.h"
#include "ui/figure/figure_texts.h"
#include "ui/session/embedded_session.h"
#include "ui/session/session_file.h"
#include "ui/widgets/details_button.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPrinter>

using namespace ui;
using namespace Qt::StringLiterals;

namespace {

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::optional<std::string> sessionInFile(const QString& path)
{
    const QByteArray bytes = read(path);
    return findEmbeddedSession(core::bytesOf({ bytes.constData(), std::size_t(bytes.size()) }));
}

} // namespace

class TestExport : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

private slots:
    void init() { failOnWarnings(); }

    void previewShowsTheCellsOfTheWindowsView()
    {
        const Opened opened;
        QCOMPARE(opened.figure().view, std::string("heads"));
        const Document& document = opened.program.document;
        const FigureState state { document.session(), document.derived(), {} };
        Figure page = opened.figure();
        page.format = FigureFormat::Svg;
        int cells = 0;
        QCOMPARE(wrongColour(page, state, opened.dialog->preview()->image(), &cells), QString());
        QVERIFY(cells >= 8 * 11 * 11);
    }
    void thePageHasTheTypedSize()
    {
        const Opened opened;
        QVERIFY(opened.type("width", u"100"_s));
        QVERIFY(opened.type("height", u"50"_s));
        QCOMPARE(opened.figure().size, (FigureSize { 100, 50, LengthUnit::Millimetre }));
        const QImage& picture = opened.dialog->preview()->image();
        QVERIFY(std::abs(double(picture.width()) / picture.height() - 2) < 0.02);
    }
    void anotherUnitKeepsTheSize()
    {
        const Opened opened;
        QVERIFY(opened.type("width", u"254"_s));
        QVERIFY(opened.type("height", u"127"_s));
        QVERIFY(opened.choose("unit", int(LengthUnit::Inch)));
        QCOMPARE(opened.number("width"), 10.0);
        QCOMPARE(opened.number("height"), 5.0);
        QVERIFY(opened.choose("unit", int(LengthUnit::Pixel)));
        QCOMPARE(opened.number("width"), 3000.0);
        QVERIFY(opened.choose("unit", int(LengthUnit::Millimetre)));
        QCOMPARE(opened.figure().size, (FigureSize { 254, 127, LengthUnit::Millimetre }));
    }
    void aPresetSetsSizeAndFont()
    {
        const Opened opened;
        QComboBox* presets = opened.dialog->presets();
        QCOMPARE(presets->currentText(), u"Paper, two columns"_s);
        presets->setFocus();
        QTest::keyClick(presets, Qt::Key_Down);
        QVERIFY(opened.drawn());
        QCOMPARE(presets->currentText(), u"Slide 16:9"_s);
        QCOMPARE(opened.figure().size, figurePresets[2].size);
        QCOMPARE(opened.figure().fontSize, 18.0F);
        QCOMPARE(opened.figure().subtitle, std::string()); // no statistics
        QVERIFY(opened.type("width", u"12"_s));
        QCOMPARE(presets->currentText(), u"My own size"_s);
    }
    void textsAreChosenInTheDialog()
    {
        const Opened opened;
        const auto choice = [&](const char* field) {
            return static_cast<TextChoice*>(opened.dialog->form()->editor(field));
        };
        QVERIFY(!choice("title")->line(0)->isVisible());
        choice("title")->kind()->setCurrentIndex(TextChoice::Custom);
        QVERIFY(choice("title")->line(0)->isVisible());
        QTest::keyClicks(choice("title")->line(0), u"auto matic"_s);
        choice("subtitle")->kind()->setCurrentIndex(TextChoice::None);
        choice("axis_labels")->kind()->setCurrentIndex(TextChoice::Custom);
        QTest::keyClicks(choice("axis_labels")->line(0), u"from, or to"_s);
        QVERIFY(opened.drawn());
        QCOMPARE(opened.figure().title, std::string("auto matic"));
        QCOMPARE(opened.figure().subtitle, std::string());
        QCOMPARE(opened.figure().axisLabels, std::string("\"from, or to\","));
        QCOMPARE(opened.note(), QString());
        choice("axis_labels")->kind()->setCurrentIndex(TextChoice::Automatic);
        QCOMPARE(opened.figure().axisLabels, std::string("auto"));
        QCOMPARE(choice("title")->line(0)->text(), u"auto matic"_s);
    }
    void tooSmallLabelsCauseAWarning()
    {
        const Opened opened;
        QCOMPARE(opened.note(), QString());
        QVERIFY(opened.type("font_size", u"5"_s));
        QVERIFY2(opened.note().contains(u"smaller than 5 points"_s), qPrintable(opened.note()));
        QVERIFY(opened.dialog->exportButton()->isEnabled());
        QVERIFY(opened.type("font_size", u"7"_s));
        QCOMPARE(opened.note(), QString());
    }
    void impossibleFigureIsRefusedWithAReason_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("reason");
        QTest::newRow("too many pixels") << QByteArray("dpi") << u"4800"_s << u"million pixels"_s;
        QTest::newRow("no room") << QByteArray("height") << u"5"_s << u"leaves no room"_s;
    }
    void impossibleFigureIsRefusedWithAReason()
    {
        QFETCH(QByteArray, field);
        QFETCH(QString, value);
        QFETCH(QString, reason);
        const Opened opened;
        QVERIFY(opened.choose("format", int(FigureFormat::Png)));
        QVERIFY2(opened.note().contains(u"2,161 × 1,417 pixels"_s), qPrintable(opened.note()));
        QVERIFY(opened.type(field.toStdString(), value));
        QVERIFY2(opened.note().contains(reason), qPrintable(opened.note()));
        QVERIFY(!opened.dialog->exportButton()->isEnabled());
    }
    void formatWithoutItsPluginNamesThePackage()
    {
        if (QImageWriter::supportedImageFormats().contains("webp"))
            QSKIP("this computer has the plugin");
        const Opened opened;
        QVERIFY(opened.choose("format", int(FigureFormat::Webp)));
        QVERIFY2(opened.note().contains(u"qt6-image-formats-plugins"_s), qPrintable(opened.note()));
        QVERIFY(!opened.dialog->exportButton()->isEnabled());
    }
    void fileHasTheFormatOfItsName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("pdf") << u"a.pdf"_s << QByteArray("%PDF-1.4");
        QTest::newRow("svg") << u"a.svg"_s << QByteArray("<?xml");
        QTest::newRow("png") << u"a.png"_s << QByteArray("\x89PNG");
    }
    void fileHasTheFormatOfItsName()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, start);
        Opened opened;
        QSignalSpy said(opened.dialog, &ExportDialog::said);
        QVERIFY(opened.exported(path(name)));
        QVERIFY(read(path(name)).startsWith(start));
        QCOMPARE(said.size(), 1);
        QVERIFY(said.first().first().toString().contains(path(name)));
        const auto recipe = sessionInFile(path(name));
        QVERIFY(recipe.has_value());
        QCOMPARE(sessionFromJson(*recipe).session.experiment, opened.program.document.experiment());
    }
    void theSwitchLeavesTheSessionOut()
    {
        Opened opened;
        auto* box = qobject_cast<QCheckBox*>(opened.dialog->form()->editor("recipe"));
        box->click();
        QVERIFY(opened.drawn());
        QVERIFY(opened.exported(path(u"bare.svg"_s)));
        QVERIFY(!read(path(u"bare.svg"_s)).isEmpty());
        QVERIFY(!sessionInFile(path(u"bare.svg"_s)).has_value());
    }
    void failedWriteShowsItsReason()
    {
        const Opened opened;
        opened.dialog->save(path(u"missing/a.pdf"_s)); // the folder existed when it was chosen
        QVERIFY(QTest::qWaitFor(
            [&] { return opened.note().contains(u"does not exist; create it"_s); }));
        QVERIFY(opened.refused(path(u"a.jpg"_s), u"a known format: pdf, svg, png"_s));
        QVERIFY(opened.dialog->isVisible());
        QVERIFY(opened.dialog->exportButton()->isEnabled());
        QVERIFY(!QFile::exists(path(u"a.jpg"_s)));
        QVERIFY(opened.type("width", u"150"_s)); // a change may solve the problem
        QCOMPARE(opened.note(), QString());
    }
    void systemErrorIsShownAsDetails()
    {
        const Opened opened;
        const auto* button = opened.dialog->findChild<ui::DetailsButton*>();
        QVERIFY(button->isHidden());
        opened.dialog->save(path(QString(300, u'x') + u".pdf"_s)); // longer than any file name
        QTRY_VERIFY(button->isVisible());
        QVERIFY(!button->label()->isVisible());
        QTest::mouseClick(const_cast<ui::DetailsButton*>(button), Qt::LeftButton);
        QVERIFY(button->label()->isVisible());
        QVERIFY2(
            button->label()->text().contains(u"too long"_s), qPrintable(button->label()->text()));
        QVERIFY(opened.type("width", u"150"_s)); // another figure may have no problem
        QVERIFY(button->isHidden());
        QVERIFY(button->label()->isHidden());
    }
    void failedExportKeepsTheOldFile()
    {
        QVERIFY(QDir(m_folder.path()).mkdir(u"folder.pdf"_s));
        const Opened opened;
        opened.dialog->save(path(u"folder.pdf"_s));
        QVERIFY(QTest::qWaitFor([&] { return opened.note().startsWith(u"⚠"_s); }));
        QVERIFY(QFileInfo(path(u"folder.pdf"_s)).isDir());
        QCOMPARE(QDir(m_folder.path()).entryList({ u"folder*"_s }).size(), 1);
    }
    void windowRespondsWhileALargeImageIsWritten()
    {
        Opened opened;
        QVERIFY(opened.choose("format", int(FigureFormat::Png)));
        QVERIFY(opened.type("dpi", u"1200"_s));
        int turns = 0;
        QTimer clock;
        connect(&clock, &QTimer::timeout, this, [&] { ++turns; });
        opened.dialog->save(path(u"large.png"_s));
        QCOMPARE(opened.note(), u"Writing…"_s);
        QVERIFY(!opened.dialog->exportButton()->isEnabled());
        clock.start(10);
        QVERIFY(QTest::qWaitFor([&] { return QFile::exists(path(u"large.png"_s)); }, 60000));
        QVERIFY2(turns > 10, qPrintable(QString::number(turns)));
        QCOMPARE(QImageReader(path(u"large.png"_s)).size(), QSize(8646, 5669));
    }
    void captionIsGeneratedOrCustom()
    {
        Opened opened;
        CaptionEditor& caption = *opened.dialog->form()->caption();
        const QString ready = caption.words()->toPlainText();
        QVERIFY2(
            ready.startsWith(u"Attention weights of 8 heads for “The animal"_s), qPrintable(ready));
        QVERIFY(caption.words()->isReadOnly());
        QTest::mouseClick(caption.copyButton(), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), ready);
        QCOMPARE(opened.figure().caption, std::string());
        caption.kind()->setCurrentIndex(1);
        QVERIFY(opened.drawn());
        QCOMPARE(opened.figure().caption, std::string("auto"));
        caption.kind()->setCurrentIndex(2);
        QVERIFY(opened.drawn());
        QCOMPARE(opened.figure().caption, ready.toStdString()); // initial text
        QTest::keyClick(caption.words(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(caption.words(), u"Figure 1."_s);
        QVERIFY(opened.drawn());
        QVERIFY(opened.exported(path(u"own.svg"_s)));
        QVERIFY(read(path(u"own.svg"_s)).contains("Figure 1."));
    }
    void generatedCaptionFollowsTheChosenView()
    {
        const Opened opened;
        const QString before = opened.dialog->form()->caption()->words()->toPlainText();
        QVERIFY(opened.choose("view", opened.choice("view")->findData(u"matrices"_s)));
        QVERIFY(opened.choose("tensor", opened.choice("tensor")->findData(u"layer1/head3/k"_s)));
        QCOMPARE(opened.figure().tensor, std::string("layer1/head3/k"));
        const QString after = opened.dialog->form()->caption()->words()->toPlainText();
        QVERIFY2(after != before && after.contains(u"head 3"_s), qPrintable(after));
    }
    // A field commits its number when it loses focus.
    void incompleteNumberIsDiscardedWithTheDialog()
    {
        const Opened opened;
        QWidget* editor = opened.dialog->form()->editor("width");
        editor->setFocus();
        QTest::keyClicks(editor, u"1"_s);
        delete opened.dialog;
        QVERIFY(opened.program.window.isVisible());
    }
    void seriesWritesAFileForEveryHead()
    {
        Opened opened;
        qobject_cast<QCheckBox*>(opened.dialog->form()->editor("values"))->click();
        opened.dialog->series()->setCurrentIndex(int(FigureSeries::Heads));
        QVERIFY(opened.drawn());
        Figure first = opened.figure();
        first.tensor = "layer1/head1/weights";
        first.format = FigureFormat::Svg;
        const Document& document = opened.program.document;
        const FigureState state { document.session(), document.derived(), {} };
        int cells = 0;
        QCOMPARE(wrongColour(first, state, opened.dialog->preview()->image(), &cells), QString());
        QCOMPARE(cells, 11 * 11);
        QVERIFY(opened.exported(path(u"h.svg"_s)));
        QSet<QByteArray> different;
        for (int head = 1; head <= 8; ++head)
            different.insert(read(path(u"h-%1.svg"_s.arg(head))));
        QCOMPARE(different.size(), 8);
        QVERIFY(!different.contains(QByteArray()));
        QVERIFY(!QFile::exists(path(u"h.svg"_s)));
    }
    void seriesReplacesFilesOnlyAfterConfirmation()
    {
        QFile old(path(u"s-3.svg"_s));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        Opened opened;
        opened.dialog->series()->setCurrentIndex(int(FigureSeries::Steps));
        QVERIFY(opened.drawn());
        QCOMPARE(opened.figure().view, std::string("steps"));
        opened.dialog->save(path(u"s.svg"_s));
        QVERIFY(opened.program.question()->text().startsWith(u"1 of the 9 files"_s));
        QVERIFY(opened.program.reply(u"Cancel"_s));
        QCOMPARE(read(path(u"s-3.svg"_s)), QByteArray("old"));
        QVERIFY(!QFile::exists(path(u"s-1.svg"_s)));
        opened.dialog->save(path(u"s.svg"_s));
        QVERIFY(opened.program.reply(u"Replace"_s));
        QVERIFY(QTest::qWaitFor([&] { return QFile::exists(path(u"s-9.svg"_s)); }, 20000));
        QVERIFY(read(path(u"s-3.svg"_s)).startsWith("<?xml"));
    }
    void aSeriesCanBeStopped()
    {
        const Opened opened;
        opened.dialog->series()->setCurrentIndex(int(FigureSeries::Heads));
        QVERIFY(opened.drawn());
        opened.dialog->save(path(u"stopped.png"_s));
        QVERIFY(QTest::qWaitFor([&] { return opened.note() == u"Writing file 2 of 8…"_s; }, 20000));
        opened.dialog->reject();
        QVERIFY(QTest::qWaitFor([&] { return opened.note().contains(u"Stopped: "_s); }, 20000));
        QVERIFY(opened.dialog->isVisible());
        QVERIFY(QFile::exists(path(u"stopped-1.png"_s)));
        QVERIFY(!QFile::exists(path(u"stopped-8.png"_s)));
    }
    void nextDialogKeepsTheSettings()
    {
        Opened opened;
        QVERIFY(opened.type("width", u"120"_s));
        const Figure used = opened.figure();
        QVERIFY(opened.exported(path(u"again.pdf"_s)));
        opened.program.window.exports()->exportAction()->trigger();
        const auto* dialog = opened.program.window.findChild<ExportDialog*>();
        QVERIFY(dialog != nullptr);
        QVERIFY(dialog->form()->figure() == used);
    }
    void theClipboardGetsImageSvgAndText()
    {
        const OwnHome home;
        Running program;
        program.window.exports()->copyAction()->trigger();
        const QMimeData* data = QGuiApplication::clipboard()->mimeData();
        const auto image = qvariant_cast<QImage>(data->imageData());
        QCOMPARE(image.size(), QSize(2161, 1417)); // 183 x 120 mm at 300 dpi
        QVERIFY(data->data(u"image/svg+xml"_s).contains("<svg"));
        QVERIFY(data->text().contains(u"The animal"_s));
    }
    void commandOfTheFigureIsCopied() // tst_repeated_figure checks that it draws the same
    {
        const OwnHome home;
        Running program;
        program.document.showView("heads");
        QVERIFY(change(program.document, "heads=3"));
        Selection cell;
        cell.head = 1;
        cell.query = 7;
        program.document.lock(cell);
        program.window.exports()->commandAction()->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
            u"headlight render --set heads=3 --head=2 '--select=#8' --view=heads -o heads.pdf"_s);
    }
    void commandOfAComparisonNamesThePinnedState()
    {
        const OwnHome home;
        Running program;
        program.document.pin();
        program.document.showView("compare");
        QVERIFY(change(program.document, "heads=3"));
        program.window.exports()->commandAction()->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
            u"headlight render --set heads=3 --pin heads=8 --view=compare -o compare.pdf"_s);
    }
    void printedPageContainsTheFigure()
    {
        if (!hasTools())
            QSKIP("needs poppler-utils");
        const OwnHome home;
        Running program;
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFileName(path(u"print.pdf"_s));
        printer.setPageLayout({ QPageSize(QPageSize::A4), QPageLayout::Landscape,
            { 10, 10, 10, 10 }, QPageLayout::Millimeter });
        program.window.exports()->print(printer);
        const QString facts = output(u"pdfinfo"_s, { path(u"print.pdf"_s) });
        QVERIFY2(facts.contains(u"842 x 595 pts (A4)"_s), qPrintable(facts));
        QVERIFY(facts.contains(QRegularExpression(u"Pages: +1\n"_s)));
        const QString words = output(u"pdftotext"_s, { path(u"print.pdf"_s), u"-"_s });
        for (const QString word : { "animal", "street", "tired" })
            QVERIFY2(words.contains(word), qPrintable(words));
        QCOMPARE(output(u"pdfimages"_s, { "-list", path(u"print.pdf"_s) }).count(u"jpeg"_s), 0);
    }
};

QTEST_MAIN(TestExport)
#include "tst_export.moc"
