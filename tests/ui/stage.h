#pragma once

// What every test of the window needs: a document that has computed, and silence from Qt.

#include "core/settings/settings.h"
#include "ui/document/document.h"

#include <QRegularExpression>
#include <QtTest>

// To be called in init(): any warning fails the test function that caused it. Only what a platform
// without a screen says of itself is let through.
inline void failOnWarnings()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )")));
}

// Waits until the numbers on screen are those of the experiment.
inline bool settled(const ui::Document& document)
{
    return QTest::qWaitFor(
        [&] {
            return !document.busy() && document.trace()
                && document.trace()->model->experiment == document.experiment();
        },
        20000);
}

// One undo step whose name does not matter.
inline void edit(ui::Document& document, const QString& field,
    const std::function<void(ui::EditableState&)>& change)
{
    document.edit([field] { return field; }, field, change);
}

// Sets a field as the settings dock does and waits for the numbers.
inline bool change(ui::Document& document, std::string_view assignment)
{
    const QString field = QString::fromUtf8(assignment.data(), qsizetype(assignment.find('=')));
    edit(document, field,
        [&](ui::EditableState& work) { core::settings::set(work.experiment, assignment); });
    document.commitEdit();
    return settled(document);
}
