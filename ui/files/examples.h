#pragma once

#include "core/experiment.h"
#include "ui/language.h"

#include <QString>

#include <map>
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
    std::string view; // what shows it best; "": stay

    [[nodiscard]] QString title(const QString& language = spokenLanguage()) const;
};

const std::vector<Example>& examples();

// Sets the example as one undo step.
void takeExample(Document& document, const Example& example);

QMenu* makeExamplesMenu(Document& document, QWidget* parent);

} // namespace ui
