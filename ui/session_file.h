#pragma once

#include "ui/session_json.h"

#include <QString>
#include <QStringList>

namespace ui {

// The ending of session files, with its dot.
QString sessionEnding();

// While a session is open, the files it names have absolute names, so that it can be saved
// anywhere; in a file they are relative where that keeps a folder of lectures movable.

// Reads figures too, if they carry a session. Errors: those of readFile, of sessionFromJson,
// "recipe_missing", and "file_is_…" when it is something else.
SavedSession readSession(const QString& path);

// `folder`: where relative names that were typed while it was open start. Errors: those of
// atomicWrite and of toJson.
void writeSession(const QString& path, SavedSession saved, const QString& folder);

// Every file that the session names, made absolute from a folder, or relative to it.
void makeAbsolute(Session& session, const QString& folder);
void makeRelative(Session& session, const QString& folder);
QStringList namedFiles(Session session, const QString& folder); // absolute, each once

} // namespace ui
