#pragma once

class QWidget;

namespace ui {

// A widget whose whole content is drawn: a screen reader calls it a picture and says its
// accessible name, which is a sentence.
void makePicture(QWidget& widget);

// What is in it is not there for a screen reader: the sentence is all.
void setSilent(QWidget& picture, bool silent);

} // namespace ui
