#pragma once

#include "core/training/network.h"

#include <QString>

#include <string_view>

namespace ui {

// Name of a network trained with Headlight: "GRU, additive attention", "window of 3 tokens".
QString networkName(const core::training::NetworkArchitecture& architecture);

// The words of a training task, in English; translated in the context ui::TrainingForm.
struct TaskWords {
    std::string_view id;
    const char* name;
    const char* example;
};

const TaskWords* taskWords(std::string_view id); // null: not one of core::training::taskIds()

} // namespace ui
