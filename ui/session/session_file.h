#pragma once

#include "core/io/files/bytes.h"
#include "ui/session/session_json.h"

#include <QString>
#include <QStringList>

namespace ui {

// With its dot.
QString sessionEnding();

// An open session has absolute file names, so that it can be saved anywhere; a file has relative
// names where these keep a folder of lessons movable.

// The JSON of a session file, or of a figure with an embedded session. Errors: "recipe_missing",
// and "file_is_…" for another kind of file.
struct SessionText {
    std::string json;
    bool fromFigure = false;
};
SessionText sessionText(core::Bytes file);

// Errors: those of readFile, sessionText and sessionFromJson.
SavedSession readSession(const QString& path);

// `folder`: the base of relative names typed while the session was open. Errors: those of
// atomicWrite and of toJson.
void writeSession(const QString& path, SavedSession saved, const QString& folder);

// Make every file name absolute from a folder, or relative to it.
void makeAbsolute(EditableState& state, const QString& folder);
void makeRelative(EditableState& state, const QString& folder);
QStringList namedFiles(EditableState state, const QString& folder); // absolute, without duplicates

// The experiment's files that do not exist, as absolute names.
QStringList missingFiles(const core::Experiment& experiment, const QString& folder);
// Replaces the name `from` by `to` everywhere. Both are absolute.
void replaceFile(
    EditableState& state, const QString& folder, const QString& from, const QString& to);

} // namespace ui
