#include "tests/ui/decoded_animation.h"
#include "tests/ui/fake_ffmpeg.h"
#include "ui/animation/animation_dialog.h"
#include "ui/animation/animation_form.h"
#include "ui/animation/animation_preview.h"
#include "ui/figure/render.h"
#include "window_stage.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QMenu>
#include <QProgressBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>

using namespace ui;
using namespace Qt::StringLiterals;

namespace {

AnimationRequest small(const Sweep& sweep)
{
    AnimationRequest request;
    request.sweep = sweep;
    request.figure.size = { 320, 240, LengthUnit::Pixel };
    request.figure.fontSize = 6;
    return request;
}

// The window with the open dialog of the menu entry.
struct Exporting : Running {
    AnimationDialog* dialog = nullptr;

    Exporting()
    {
        for (QAction* action : window.files()->menu()->actions())
            if (action->text() == u"Export a&nimation…")
                action->trigger();
        dialog = window.findChild<AnimationDialog*>();
        if (dialog == nullptr)
            qFatal("the dialog does not open");
        QSignalSpy first(
            dialog->preview(), &AnimationPreview::drawn); // perhaps before it is visible
        if (!QTest::qWaitForWindowExposed(dialog) || (first.isEmpty() && !first.wait(10000)))
            qFatal("the dialog shows no picture");
    }

    [[nodiscard]] bool drawn() const
    {
        QSignalSpy spy(dialog->preview(), &AnimationPreview::drawn);
        return spy.wait(10000);
    }
    [[nodiscard]] bool open() const { return window.findChild<AnimationDialog*>() != nullptr; }
    // Presses Export… and names the file.
    [[nodiscard]] bool exportAs(const QString& path) const
    {
        QTest::mouseClick(dialog->exportButton(), Qt::LeftButton);
        return nameFile(path);
    }
    // The same where the file dialog itself would ask a question.
    void choose(const QString& path) const
    {
        QTest::mouseClick(dialog->exportButton(), Qt::LeftButton);
        auto* chooser = dialog->findChild<QFileDialog*>();
        emit chooser->fileSelected(path);
        chooser->close();
    }
    [[nodiscard]] bool closes() const
    {
        return QTest::qWaitFor([&] { return !open(); }, 30000);
    }
    [[nodiscard]] QImage expected(const std::string& setting, const std::string& caption) const
    {
        Session session = document.session();
        core::settings::set(session.experiment, setting);
        Figure figure = small({}).figure;
        figure.caption = caption;
        return pixels(figure, computeFigureState(session, {}));
    }
};

} // namespace

class TestAnimationDialog : public QObject {
    Q_OBJECT

    OwnHome m_home;
    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files); }

private slots:
    void init() { failOnWarnings(); }
    void cleanup()
    {
        for (const QString& name : files())
            QFile::remove(path(name));
    }
    void animationShowsTheChosenSweep()
    {
        Exporting program;
        AnimationForm& form = *program.dialog->form();
        form.setRequest(small({}));
        form.what()->setCurrentIndex(form.what()->findData(u"heads"_s));
        QCOMPARE(form.request().sweep->field, std::string("heads"));
        QCOMPARE(form.from()->value(), 2.0); // a quarter of 8
        QCOMPARE(form.to()->value(), 16.0);
        form.to()->setValue(4);
        form.frames()->setValue(3);
        form.format()->setCurrentIndex(static_cast<int>(AnimationFormat::WebP));
        QVERIFY(program.drawn());
        QVERIFY(program.exportAs(path(u"heads"_s)));
        QVERIFY(program.closes());
        const Decoded back = decoded(path(u"heads.webp"_s));
        QCOMPARE(back.frames.size(), 3U);
        QCOMPARE(back.milliseconds, (std::vector<int> { 50, 50, 1000 }));
        for (int i = 0; i < 3; ++i) {
            const std::string number = std::to_string(i + 2);
            QCOMPARE(back.frames[static_cast<std::size_t>(i)].convertToFormat(QImage::Format_RGB32),
                program.expected("heads=" + number, "Heads = " + number)
                    .convertToFormat(QImage::Format_RGB32));
        }
    }
    // Interventions in all layers, and in one with its own; the steps are slow enough to be read.
    void interventionsCanBeSweptLayerByLayer()
    {
        Exporting program;
        for (const char* each :
            { "network=loaded", "network.changes.at=layer3", "network.changes.temperature=3" })
            QVERIFY(change(program.document, each));
        const AnimationForm form(
            program.document.experiment(), *program.document.trace()->model, {}, nullptr);
        const QComboBox& what = *form.what();
        const int all = what.findData(u"network.changes[2].temperature"_s); // there is none yet
        const int one = what.findData(u"network.changes.temperature"_s);
        QVERIFY(all > 0 && one > all);
        QVERIFY2(what.itemText(one).endsWith(u"Temperature (Layer 3)"_s),
            qPrintable(what.itemText(one)));
        QVERIFY(what.itemText(all).endsWith(u"Temperature (all layers)"_s));
        QCOMPARE(form.request().perSecond, stepsPerSecond);
    }
    void nextDialogKeepsTheRequest()
    {
        Exporting program;
        const AnimationRequest request = small({ "temperature", 0.5, 2, 2, true });
        program.dialog->form()->setRequest(request);
        QVERIFY(program.drawn());
        QVERIFY(program.exportAs(path(u"a.gif"_s)));
        QVERIFY(program.closes());
        program.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        const auto* dialog = program.window.findChild<AnimationDialog*>();
        QVERIFY(dialog != nullptr);
        QVERIFY(dialog->form()->request() == request);
    }
    void previewShowsTheFrameOfTheSlider()
    {
        Exporting program;
        AnimationPreview& preview = *program.dialog->preview();
        program.dialog->form()->setRequest(small({ "temperature", 0.2, 5, 10, true }));
        QVERIFY(program.drawn());
        QCOMPARE(preview.slider()->maximum(), 10);
        const QImage first = preview.image();
        QVERIFY(std::abs(double(first.width()) / first.height() - 320.0 / 240) < 0.01);
        preview.slider()->setValue(10);
        QVERIFY(program.drawn());
        QCOMPARE(preview.image().size(), first.size());
        QVERIFY(preview.image() != first);
        preview.slider()->setValue(1);
        QVERIFY(program.drawn());
        QVERIFY(preview.image() == first);
        program.dialog->form()->what()->setCurrentIndex(0);
        QVERIFY(program.drawn());
        QCOMPARE(preview.slider()->maximum(), 9); // the computation steps
        QCOMPARE(program.dialog->form()->request().perSecond, stepsPerSecond);
    }
    void dialogExplainsWhatCannotBeExported()
    {
        Exporting program;
        AnimationDialog& dialog = *program.dialog;
        dialog.form()->setRequest(small({ "temperature", 0, 1, 10, true }));
        QVERIFY(dialog.preview()->problem().contains(u"logarithmic steps"_s));
        QVERIFY(!dialog.exportButton()->isEnabled());
        dialog.form()->setRequest(small({ "temperature", 0.5, 1, 2, true }));
        QVERIFY(program.drawn());
        QCOMPARE(dialog.preview()->problem(), QString());
        QVERIFY(dialog.exportButton()->isEnabled());
        program.choose(u"/no/such/folder/a.gif"_s);
        QVERIFY(QTest::qWaitFor([&] { return dialog.form()->isEnabled(); }, 10000));
        QVERIFY2(dialog.note()->text().contains(u"does not exist; create it"_s),
            qPrintable(dialog.note()->text()));
        AnimationRequest tiny = dialog.form()->request();
        tiny.figure.size = { 64, 64, LengthUnit::Pixel };
        tiny.figure.fontSize = 20;
        dialog.form()->setRequest(tiny);
        QVERIFY(program.drawn());
        QVERIFY(dialog.preview()->problem().contains(u"no room for text"_s));
        QVERIFY(!dialog.exportButton()->isEnabled());
    }
    // The window stays responsive between frames, however long a frame takes.
    void windowRespondsAndStopKeepsTheOldFile()
    {
        QFile old(path(u"a.gif"_s));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        Exporting program;
        AnimationDialog& dialog = *program.dialog;
        dialog.form()->setRequest(small({ "temperature", 0.5, 2, 2000, true }));
        QVERIFY(program.drawn());
        program.choose(path(u"a.gif"_s));
        QVERIFY(!dialog.form()->isEnabled() && !dialog.exportButton()->isEnabled());
        int turns = 0;
        QTimer clock;
        connect(&clock, &QTimer::timeout, &clock, [&] { ++turns; });
        clock.start(0);
        QVERIFY(QTest::qWaitFor([&] { return dialog.progress()->value() >= 20; }, 30000));
        QVERIFY2(turns >= 20, qPrintable(QString::number(turns)));
        QVERIFY(dialog.progress()->isVisible());
        QCOMPARE(dialog.progress()->maximum(), 2000);
        QCOMPARE(dialog.closeButton()->text(), u"Stop"_s);
        QTest::mouseClick(dialog.closeButton(), Qt::LeftButton);
        QVERIFY(program.open());
        QVERIFY(dialog.form()->isEnabled() && dialog.exportButton()->isEnabled());
        QVERIFY(dialog.note()->text().contains(u"stopped"_s, Qt::CaseInsensitive));
        QCOMPARE(dialog.closeButton()->text(), u"Close"_s);
        QCOMPARE(contentOf(path(u"a.gif"_s)), QByteArray("old"));
        QCOMPARE(files(), QStringList { u"a.gif"_s });
        QTest::mouseClick(dialog.closeButton(), Qt::LeftButton);
        QVERIFY(program.closes());
    }
    void videosAreOfferedIfFfmpegIsInstalled()
    {
        const auto offered = [](AnimationFormat format) {
            const Exporting program;
            return program.dialog->form()->format()->findData(static_cast<int>(format)) >= 0;
        };
        {
            const ui::test::FakeFfmpeg ffmpeg("exit 1");
            QVERIFY(offered(AnimationFormat::Mp4) && offered(AnimationFormat::WebM));
        }
        const ui::test::NoFfmpeg nothing;
        QVERIFY(offered(AnimationFormat::Png));
        QVERIFY(!offered(AnimationFormat::Mp4) && !offered(AnimationFormat::WebM));
        Exporting program; // the remembered choice no longer exists either
        AnimationRequest request = small({ "temperature", 0.5, 2, 3, true });
        request.format = AnimationFormat::Mp4;
        program.dialog->form()->setRequest(request);
        QCOMPARE(program.dialog->form()->request().format, AnimationFormat::Gif);
    }
    void videoIsWritten()
    {
        const ui::test::FakeFfmpeg ffmpeg("cat >\"$notes/pictures\"; echo film >\"$film\"");
        Exporting program;
        AnimationRequest request = small({ "temperature", 0.5, 2, 3, true });
        request.format = AnimationFormat::WebM;
        program.dialog->form()->setRequest(request);
        QVERIFY(program.drawn());
        QCOMPARE(program.dialog->note()->text(), u"1.1 seconds"_s);
        QVERIFY(program.exportAs(path(u"a"_s)));
        QVERIFY(program.closes());
        QCOMPARE(contentOf(path(u"a.webm"_s)), QByteArray("film\n"));
        QCOMPARE(ffmpeg.told(u"pictures"_s).size(), 3 * 320 * 240 * 4);
    }
    void failingVideoIsReportedAndHangingOneCanBeStopped()
    {
        Exporting program;
        AnimationDialog& dialog = *program.dialog;
        dialog.form()->setRequest(small({ "temperature", 0.5, 2, 3, true }));
        QVERIFY(program.drawn());
        {
            const ui::test::FakeFfmpeg ffmpeg("echo 'no such encoder' >&2; exit 1");
            program.choose(path(u"a.mp4"_s));
            QVERIFY(QTest::qWaitFor([&] { return dialog.form()->isEnabled(); }, 10000));
            QVERIFY2(dialog.note()->text().contains(u"no such encoder"_s),
                qPrintable(dialog.note()->text()));
        }
        const ui::test::FakeFfmpeg ffmpeg("exec sleep 1000");
        program.choose(path(u"a.mp4"_s));
        QVERIFY(QTest::qWaitFor([&] { return ffmpeg.began(); }, 10000));
        int turns = 0;
        QTimer clock;
        connect(&clock, &QTimer::timeout, &clock, [&] { ++turns; });
        clock.start(0);
        QVERIFY(QTest::qWaitFor([&] { return turns >= 20; }, 10000));
        QVERIFY(!dialog.form()->isEnabled());
        QTest::mouseClick(dialog.closeButton(), Qt::LeftButton);
        QVERIFY(dialog.form()->isEnabled());
        QVERIFY(!ffmpeg.runs());
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }
    void numberedFramesAreReplacedOnlyAfterConfirmation()
    {
        QFile old(path(u"a-2.png"_s));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        Exporting program;
        AnimationRequest request = small({ "temperature", 0.5, 2, 3, true });
        request.format = AnimationFormat::Png;
        program.dialog->form()->setRequest(request);
        QVERIFY(program.drawn());
        QVERIFY(program.exportAs(path(u"a-{frame}.png"_s)));
        QMessageBox* question = program.question();
        QVERIFY(question != nullptr);
        QVERIFY(question->text().contains(u"1 of the 3 images"_s));
        QVERIFY(program.reply(u"Cancel"_s));
        QCOMPARE(contentOf(path(u"a-2.png"_s)), QByteArray("old"));
        QVERIFY(program.exportAs(path(u"a-{frame}.png"_s)));
        QVERIFY(program.reply(u"Replace"_s));
        QVERIFY(program.closes());
        QCOMPARE(files(), QStringList({ u"a-1.png"_s, u"a-2.png"_s, u"a-3.png"_s }));
        QCOMPARE(QImage(path(u"a-2.png"_s)).convertToFormat(QImage::Format_RGB32),
            program.expected("temperature=1", "Temperature = 1")
                .convertToFormat(QImage::Format_RGB32));
    }
    void everyFieldOffersAComputableRange()
    {
        Exporting program;
        AnimationForm& form = *program.dialog->form();
        QVERIFY(form.what()->count() > 8);
        for (int i = 1; i < form.what()->count(); ++i) {
            form.what()->setCurrentIndex(i);
            const QString name = form.what()->itemText(i);
            QVERIFY2(!name.contains(u'.'), qPrintable(name)); // a name, not an ID
            AnimationRequest request = form.request();
            request.figure = small({}).figure;
            const FrameSequence frames = framesOf(request, program.document.session());
            QVERIFY2(frames.frames >= 2, qPrintable(name));
            for (const int frame : { 0, frames.frames - 1 })
                computeDerivedData(frames.scene(frame).session, {}); // throws on failure
        }
    }
};

QTEST_MAIN(TestAnimationDialog)
#include "tst_animation_dialog.moc"
