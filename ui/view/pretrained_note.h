#pragma once

#include "ui/view/note.h"

namespace ui {

class Actions;

// A note for views that need a pretrained model while none is chosen, with a button that chooses
// one.
class PretrainedNote : public Note {
    Q_OBJECT

public:
    PretrainedNote(const QString& sentence, Actions& actions, QWidget* parent);
};

} // namespace ui
