#pragma once

namespace ui {

class Document;

// Changes to the session's lesson. Each is one undo step.
void addStep(Document& document, int before); // a step with the state on screen
void retakeStep(Document& document, int index); // replaces its state by the one on screen
void duplicateStep(Document& document, int index);
void removeStep(Document& document, int index);
void moveStep(Document& document, int from, int to);

// Shows the step's state, open to further changes.
void showStep(Document& document, int index);

} // namespace ui
