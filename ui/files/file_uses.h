#pragma once

#include "core/experiment.h"
#include "ui/files/file_content.h"
#include "ui/words/step_name.h"

#include <QString>

#include <functional>
#include <vector>

namespace ui {

// One thing that can be done with a file of numbers.
struct FileUse {
    StepName name; // of the button and of the undo step
    QString done; // what is so afterwards, with %1 for the file: "“%1” gives the weights."
    std::function<void(core::Experiment&)> apply;
};

// The sizes that a mask has to fit.
struct MaskSize {
    core::Index queries = 0, keys = 0, heads = 0;
};

// Everything that could be meant, the likeliest first. One alone: it is what is meant. `path` is
// absolute.
std::vector<FileUse> usesOf(const FileContent& content, const QString& path,
    const core::Experiment& experiment, const MaskSize& size);

} // namespace ui
