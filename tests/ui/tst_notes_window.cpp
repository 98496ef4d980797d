#include "stage.h"
#include "ui/drawing/theme.h"
#include "ui/present/notes_window.h"
#include "ui/present/presentation.h"

#include <QLabel>

using namespace Qt::StringLiterals;

class TestNotesWindow : public QObject {
    Q_OBJECT

private slots:
    void untitledStepIsNamedAfterItsView()
    {
        ui::Session lesson;
        lesson.steps.resize(3);
        lesson.steps[1].captions = { { "en", "What it asks", {}, {} } };
        lesson.steps[2].navigation.view = "matrices";
        ui::Presentation presentation(lesson, {});
        QVERIFY(settled(presentation.stage()));
        const ui::NotesWindow notes(presentation, ui::makeTheme(ui::ThemeKind::Light, 1), nullptr);
        QCOMPARE(notes.next()->text(), u"Next: What it asks"_s);
        presentation.goTo(1);
        QVERIFY(settled(presentation.stage()));
        QCOMPARE(notes.next()->text(), u"Next: Matrices"_s);
    }
};

QTEST_MAIN(TestNotesWindow)
#include "tst_notes_window.moc"
