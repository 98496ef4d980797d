#pragma once

#include "ui/language.h"
#include "ui/session.h"

#include <QString>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QMenu;
class QWidget;

namespace ui {

class Document;

// A start that is worth looking at, of resources/examples.json.
struct Example {
    std::string id;
    std::map<std::string, std::string, std::less<>> titles; // by language; "en" is always there
    core::Experiment experiment;
    std::optional<core::Experiment> pinned; // what it is to be compared with: A
    std::string view; // what shows it best; "": stay

    [[nodiscard]] QString title(const QString& language = spokenLanguage()) const;
    [[nodiscard]] QString heading() const; // "Example: …"
};

const std::vector<Example>& examples();
const Example& exampleNamed(std::string_view id); // one that there is

Session sessionOf(const Example& example); // as a start of its own

// Sets the example as one undo step.
void takeExample(Document& document, const Example& example);

QMenu* makeExamplesMenu(Document& document, QWidget* parent);

} // namespace ui
