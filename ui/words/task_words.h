#pragma once

#include <span>
#include <string_view>

namespace ui {

// The words of a training task, in English; translate() knows them in the context ui::TrainingForm.
struct TaskWords {
    std::string_view id;
    const char* name;
    const char* example;
};

const TaskWords& taskWords(std::string_view id); // one of core::training::taskIds()

} // namespace ui
