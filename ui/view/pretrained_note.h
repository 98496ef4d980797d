#pragma once

#include "ui/view/note.h"

namespace ui {

class Actions;

// What stands where a picture of trained models would be while there is none, and a button that
// chooses one.
class PretrainedNote : public Note {
    Q_OBJECT

public:
    PretrainedNote(const QString& sentence, Actions& commands, QWidget* parent);
};

} // namespace ui
