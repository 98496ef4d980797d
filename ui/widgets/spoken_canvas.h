#pragma once

class QWidget;

namespace ui {

// Makes a widget whose whole content is drawn an image with a sentence as its name for screen
// readers.
void makePicture(QWidget& widget);

// Hides the children from screen readers: the sentence covers them.
void setSilent(QWidget& picture, bool silent);

} // namespace ui
