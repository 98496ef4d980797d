#pragma once

#include "ui/session/session.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

class QMenu;
class QWidget;

namespace ui {

class Document;

// A lesson that comes with the program: a session of resources/lessons.
struct Lesson {
    std::string id; // the file's name without its number
    Session session;

    [[nodiscard]] QString title() const; // in the language that is spoken
};

const std::vector<Lesson>& lessons();
const Lesson* lessonNamed(std::string_view id); // null if there is none

// Opens the lesson at its first step, as one undo step.
void takeLesson(Document& document, const Lesson& lesson);

QMenu* makeLessonsMenu(Document& document, QWidget* parent);

} // namespace ui
