#pragma once

#include <QString>

#include <map>
#include <string_view>
#include <vector>

namespace ui {

// A page of the manual in the language of the interface.
struct ManualPage {
    QString id; // the file's name without its number, used by links and F1
    QString title;
    QString markdown;
};

// The pages of resources/manual in their order. `parts` replace "{name}" by text that the program
// generates, such as the list of keys.
std::vector<ManualPage> manualPages(const std::map<QString, QString>& parts);

// The source of a page in any language; empty if there is none.
QString manualPageText(const QString& id, const QString& language);

// The text with Markdown's special characters escaped.
QString asMarkdown(QString text);

// Every setting, and what each of its options does to attention.
QString settingsAsMarkdown();

// The file of a figure that was rendered at build time; empty if the build has none.
QString manualPicture(const QString& name, const QString& language);

} // namespace ui
