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

// A bundled lesson: a session of resources/lessons.
struct Lesson {
    std::string id; // the file name without its number
    Session session;

    [[nodiscard]] QString title() const; // in the program's language
};

const std::vector<Lesson>& lessons();
const Lesson* lessonNamed(std::string_view id); // null if it does not exist

// Opens the lesson at its first step, as one undo step.
void takeLesson(Document& document, const Lesson& lesson);

QMenu* makeLessonsMenu(Document& document, QWidget* parent);

} // namespace ui
