#pragma once

#include "ui/view/note.h"

namespace ui {

class Commands;

// What stands where a picture of trained models would be while there is none, and a button that
// chooses one.
class TrainedNote : public Note {
    Q_OBJECT

public:
    TrainedNote(const QString& sentence, Commands& commands, QWidget* parent);
};

} // namespace ui
