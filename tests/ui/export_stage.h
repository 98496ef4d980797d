#pragma once

#include "ui/figure/export_dialog.h"
#include "ui/figure/figure_form.h"
#include "ui/figure/figure_preview.h"
#include "ui/window/export_actions.h"
#include "window_stage.h"

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSignalSpy>

// The dialog as a person opens it, over a window with the Heads view.
struct Opened {
    OwnHome home;
    Running program;
    ui::ExportDialog* dialog = nullptr;

    Opened()
    {
        program.document.showView("heads");
        program.window.exports()->exportAction()->trigger();
        dialog = program.window.findChild<ui::ExportDialog*>();
        if (dialog == nullptr || !drawn())
            qFatal("the dialog does not show a picture");
    }
    // Waits for the preview of the change.
    [[nodiscard]] bool drawn() const
    {
        return QSignalSpy(dialog->preview(), &ui::FigurePreview::drawn).wait(10000);
    }
    [[nodiscard]] QComboBox* choice(std::string_view field) const
    {
        return qobject_cast<QComboBox*>(dialog->form()->editor(field));
    }
    [[nodiscard]] double number(std::string_view field) const
    {
        return qobject_cast<QDoubleSpinBox*>(dialog->form()->editor(field))->value();
    }
    // Types into a field and leaves it.
    [[nodiscard]] bool type(std::string_view field, const QString& text) const
    {
        QWidget* editor = dialog->form()->editor(field);
        dialog->activateWindow(); // another window may have been active
        if (!QTest::qWaitForWindowActive(dialog))
            return false;
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Tab);
        return drawn();
    }
    [[nodiscard]] bool choose(std::string_view field, int index) const
    {
        choice(field)->setCurrentIndex(index);
        return drawn();
    }
    [[nodiscard]] ui::Figure figure() const { return dialog->form()->figure(); }
    [[nodiscard]] QString note() const { return dialog->note()->text(); }

    // Presses Export, names the file and waits until the dialog is closed.
    [[nodiscard]] bool exported(const QString& path)
    {
        QTest::mouseClick(dialog->exportButton(), Qt::LeftButton);
        return program.nameFile(path)
            && QTest::qWaitFor(
                [&] { return program.window.findChild<ui::ExportDialog*>() == nullptr; }, 60000);
    }
    // The same for a failing export: waits for the error.
    [[nodiscard]] bool refused(const QString& path, const QString& reason) const
    {
        QTest::mouseClick(dialog->exportButton(), Qt::LeftButton);
        return program.nameFile(path)
            && QTest::qWaitFor([&] { return note().contains(reason); }, 10000);
    }
};
