#pragma once

#include "core/experiment.h"
#include "ui/document/actions.h"
#include "ui/files/file_content.h"

#include <QString>

#include <functional>
#include <vector>

namespace ui {

// A possible use of a file of numbers.
struct FileUse {
    StepName name; // of the button and of the undo step
    QString done; // the effect, with %1 for the file: "“%1” gives the weights."
    std::function<void(core::Experiment&)> apply;
};

// The sizes that a mask must match.
struct MaskSize {
    core::Index queries = 0, keys = 0, heads = 0;
};

// All possible uses, the most probable first. A single one is applied without a question. `path` is
// absolute.
std::vector<FileUse> usesOf(const FileContent& content, const QString& path,
    const core::Experiment& experiment, const MaskSize& size);

// The parts of an experiment that a file replaced: "It replaced the weights “Handmade”." Empty if
// it replaced nothing.
QString replacedWords(const core::Experiment& before, const core::Experiment& after);

} // namespace ui
