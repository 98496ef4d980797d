#pragma once

#include <string_view>

namespace ui {

// The words of a training task, in English; translated in the context ui::TrainingForm.
struct TaskWords {
    std::string_view id;
    const char* name;
    const char* example;
};

const TaskWords* taskWords(std::string_view id); // null: not one of core::training::taskIds()

} // namespace ui
