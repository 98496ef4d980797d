#pragma once

#include "core/io/files/bytes.h"
#include "ui/session/session_json.h"

#include <QString>
#include <QStringList>

namespace ui {

// The ending of session files, with its dot.
QString sessionEnding();

// While a session is open, the files it names have absolute names, so that it can be saved
// anywhere; in a file they are relative where that keeps a folder of lectures movable.

// The JSON of a session's file, or of a figure that carries a session. Errors: "recipe_missing",
// and "file_is_…" when it is something else.
struct SessionText {
    std::string json;
    bool fromFigure = false;
};
SessionText sessionText(core::Bytes file);

// Errors: those of readFile, sessionText and sessionFromJson.
SavedSession readSession(const QString& path);

// `folder`: where relative names that were typed while it was open start. Errors: those of
// atomicWrite and of toJson.
void writeSession(const QString& path, SavedSession saved, const QString& folder);

// Every file that is named, made absolute from a folder, or relative to it.
void makeAbsolute(EditableState& work, const QString& folder);
void makeRelative(EditableState& work, const QString& folder);
QStringList namedFiles(EditableState work, const QString& folder); // absolute, each once

// The files that an experiment names and that are not there (any more), absolute.
QStringList missingFiles(const core::Experiment& experiment, const QString& folder);
// Wherever `from` is named, `to` is. Both are absolute.
void replaceFile(
    EditableState& work, const QString& folder, const QString& from, const QString& to);

} // namespace ui
