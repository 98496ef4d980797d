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

// An example from resources/examples.json.
struct Example {
    std::string id;
    std::map<std::string, std::string, std::less<>> titles; // by language; "en" always exists
    core::Experiment experiment;
    std::optional<core::Experiment> pinned; // pinned as A, for comparison
    std::string view; // the view that shows it best; "": keep the current one
    std::optional<Selection> selection; // the cell to look at; nullopt: nothing is locked

    [[nodiscard]] QString title(const QString& language = spokenLanguage()) const;
    [[nodiscard]] QString heading() const; // "Example: …"
};

const std::vector<Example>& examples();
const Example& exampleNamed(std::string_view id); // the example must exist

Session sessionOf(const Example& example); // as a new document

// A new document's session: a trained head with a sentence; custom attention where no models are
// installed.
Session firstSession();

// Sets the example as one undo step.
void takeExample(Document& document, const Example& example);

QMenu* makeExamplesMenu(Document& document, QWidget* parent);

} // namespace ui
