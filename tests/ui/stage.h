#pragma once

// For every test of the window: a computed document, and no Qt warnings.

#include "core/settings/settings.h"
#include "ui/document/document.h"

#include <QRegularExpression>
#include <QtTest>

// Call in init(): any warning fails the test function that caused it. Only messages of platforms
// without a screen are allowed.
inline void failOnWarnings()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )")));
}

// Waits until the numbers on screen belong to the experiment.
inline bool settled(const ui::Document& document)
{
    return QTest::qWaitFor(
        [&] {
            return !document.busy() && document.trace()
                && document.trace()->model->experiment == document.experiment();
        },
        20000);
}

// Makes one undo step with any name.
inline void edit(ui::Document& document, const QString& field,
    const std::function<void(ui::EditableState&)>& change)
{
    document.edit([field] { return field; }, field, change);
}

// Sets a field as the settings panel does and waits for the numbers.
inline bool change(ui::Document& document, std::string_view assignment)
{
    const QString field = QString::fromUtf8(assignment.data(), qsizetype(assignment.find('=')));
    edit(document, field,
        [&](ui::EditableState& state) { core::settings::set(state.experiment, assignment); });
    document.commitEdit();
    return settled(document);
}
