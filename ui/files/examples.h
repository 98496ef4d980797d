#pragma once

#include "ui/session/session.h"
#include "ui/words/language.h"

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
    std::optional<Selection> selection; // what is to be seen there; absent: nothing is locked

    [[nodiscard]] QString title(const QString& language = spokenLanguage()) const;
    [[nodiscard]] QString heading() const; // "Example: …"
};

const std::vector<Example>& examples();
const Example& exampleNamed(std::string_view id); // one that there is

Session sessionOf(const Example& example); // as a start of its own

// What a new document shows: a trained head with a sentence. Where no models are installed, a
// design.
Session firstSession();

// Sets the example as one undo step.
void takeExample(Document& document, const Example& example);

QMenu* makeExamplesMenu(Document& document, QWidget* parent);

} // namespace ui
