#pragma once

#include "core/base/error.h"
#include "core/base/matrix.h"
#include "core/io/store/model_store.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace ui {

struct FoundTensor {
    std::string name; // "" when the file holds one without a name
    std::vector<core::Index> shape;
    bool boolean = false;
};

// What a file turned out to hold, whatever its name says.
struct FileContent {
    // A model is the folder it is in; a trace is attention that was computed elsewhere; a picture
    // serves a model that looks at pictures, and the error says why it is nothing else.
    enum class Kind { Session, Numbers, Text, Model, Trace, Picture };
    Kind kind = Kind::Text;
    std::vector<FoundTensor> tensors;
    bool weights = false; // the tensors are weights of an attention layer
    std::string text;
    bool tokenizer = true; // of a model
    bool pictures = false; // a model that looks at them
    std::string question; // of a network that was taught here; it reads its own words only
    bool attends = true; // that network
    std::optional<core::Error> error; // nothing of the above then, or a picture
};

// Reads what tells it; to be called away from the event loop.
FileContent inspectFile(const QString& path, const core::SharedStore& store) noexcept;

} // namespace ui
