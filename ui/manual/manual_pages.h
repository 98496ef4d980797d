#pragma once

#include <QString>

#include <map>
#include <string_view>
#include <vector>

namespace ui {

// A page of the manual, in the language that is spoken.
struct ManualPage {
    QString id; // the file's name without its number: what links and F1 name
    QString title;
    QString markdown;
};

// Those of resources/manual, in their order. `parts` stand in place of "{name}": what the program
// can tell better than a page that would grow old.
std::vector<ManualPage> manualPages(const std::map<QString, QString>& parts);

// A page as it is written, in any language; empty if there is none.
QString manualPageText(const QString& id, const QString& language);

// Words without signs that Markdown would take for its own.
QString asMarkdown(QString text);

// Every setting and what each of its options does to attention.
QString settingsAsMarkdown();

// The picture that the program drew when it was built; empty where it was built without.
QString manualPicture(const QString& name, const QString& language);

} // namespace ui
