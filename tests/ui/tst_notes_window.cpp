#include "stage.h"
#include "ui/drawing/theme.h"
#include "ui/present/notes_window.h"
#include "ui/present/talk.h"

#include <QLabel>

using namespace Qt::StringLiterals;

class TestNotesWindow : public QObject {
    Q_OBJECT

private slots:
    void aStepWithoutATitleIsCalledByItsPicture()
    {
        ui::Session lesson;
        lesson.steps.resize(3);
        lesson.steps[1].captions = { { "en", "What it asks", {}, {} } };
        lesson.steps[2].navigation.view = "matrices";
        ui::Talk talk(lesson, {});
        QVERIFY(settled(talk.stage()));
        const ui::NotesWindow notes(talk, ui::makeTheme(ui::ThemeKind::Light, 1), nullptr);
        QCOMPARE(notes.next()->text(), u"Next: What it asks"_s);
        talk.goTo(1);
        QVERIFY(settled(talk.stage()));
        QCOMPARE(notes.next()->text(), u"Next: Matrices"_s);
    }
};

QTEST_MAIN(TestNotesWindow)
#include "tst_notes_window.moc"
