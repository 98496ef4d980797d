#pragma once

namespace ui {

class Document;

// Pins what is shown as A and shows it beside what comes, or unpins it and goes back to the view
// before. One step of the history.
void togglePin(Document& document);

} // namespace ui
