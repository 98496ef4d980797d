#pragma once

namespace ui {

class Document;

// Changes to the lesson of a session. Each is one step of undo.
void addStep(Document& document, int before); // what is shown now
void retakeStep(Document& document, int index); // with what is shown now
void duplicateStep(Document& document, int index);
void removeStep(Document& document, int index);
void moveStep(Document& document, int from, int to);

// Shows what the step shows, where one can go on working.
void showStep(Document& document, int index);

} // namespace ui
