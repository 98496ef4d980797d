#pragma once

// A whole window as a person finds it, in a home of its own.

#include "own_home.h"
#include "stage.h"
#include "ui/widgets/notice_bar.h"
#include "ui/window/file_menu.h"
#include "ui/window/main_window.h"
#include "ui/window/sentence_bar.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <memory>

// Clicks a button that has just appeared: before it is in place a click would miss.
inline bool click(QAbstractButton* button)
{
    const int height = button->sizeHint().height();
    if (!QTest::qWaitFor([&] { return button->height() >= height; }))
        return false;
    QTest::mouseClick(button, Qt::LeftButton);
    return true;
}

struct Running {
    ui::Document document;
    ui::MainWindow window { document };

    explicit Running(const QString& file = {})
    {
        window.show();
        window.files()->start(file);
        if (!settled(document))
            qFatal("the first view was not computed");
    }

    // The texts of all notices.
    [[nodiscard]] QStringList notices() const
    {
        QStringList texts;
        for (const ui::NoticeRow* row : window.notices()->rows())
            texts << row->notice().text;
        return texts;
    }
    [[nodiscard]] bool hasNotice(const QString& part) const
    {
        return !notices().filter(part).isEmpty();
    }
    // Presses a notice's button.
    bool answer(const QString& button) const
    {
        const auto buttons = window.notices()->findChildren<QPushButton*>();
        const auto it = std::ranges::find_if(buttons,
            [&](const QPushButton* each) { return each->text() == button && each->isVisible(); });
        if (it == buttons.end())
            return false;
        return click(*it);
    }

    // Names a file in the open dialog and presses its button.
    bool nameFile(const QString& path) const
    {
        QFileDialog* dialog = nullptr;
        if (!QTest::qWaitFor([&] {
                dialog = window.findChild<QFileDialog*>();
                return dialog != nullptr && dialog->isVisible();
            }))
            return false;
        auto* edit = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        edit->setText(path); // after typing, the completion list would take Enter
        const bool saves = dialog->acceptMode() == QFileDialog::AcceptSave;
        auto* box = dialog->findChild<QDialogButtonBox*>();
        return click(box->button(saves ? QDialogButtonBox::Save : QDialogButtonBox::Open))
            && QTest::qWaitFor([&] { return window.findChild<QFileDialog*>() == nullptr; });
    }

    [[nodiscard]] QMessageBox* question() const
    {
        const bool asked
            = QTest::qWaitFor([&] { return window.findChild<QMessageBox*>() != nullptr; }, 1000);
        return asked ? window.findChild<QMessageBox*>() : nullptr;
    }
    // Presses a button of the open question.
    bool reply(const QString& text) const
    {
        QMessageBox* box = question();
        if (box == nullptr || !QTest::qWaitForWindowActive(box))
            return false;
        for (QAbstractButton* button : box->buttons())
            if (button->text() == text) {
                return click(button)
                    && QTest::qWaitFor([&] { return window.findChild<QMessageBox*>() == nullptr; });
            }
        return false;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        window.activateWindow(); // a dialog may have been active
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the window does not become active");
        QTest::keyClick(&window, key, modifiers);
    }
};
