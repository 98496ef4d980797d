#pragma once

#include "core/base/error.h"
#include "core/base/matrix.h"
#include "core/io/store/model_store.h"
#include "core/trace.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace ui {

struct FoundTensor {
    std::string name; // "" when the file holds one unnamed tensor
    std::vector<core::Index> shape;
    bool boolean = false;
};

// The content of a file, found out from its bytes rather than its name.
struct FileContent {
    // A model is given by its folder; a trace is imported attention; a picture is an image for a
    // vision model, and the error gives the reason why it is nothing else.
    enum class Kind { Session, Numbers, Text, Model, Trace, Image };
    Kind kind = Kind::Text;
    std::vector<FoundTensor> tensors;
    bool weights = false; // the tensors are weights of an attention layer
    std::string text;
    bool tokenizer = true; // a model with a tokenizer
    bool images = false; // a vision model
    std::string question; // an example for a network trained with Headlight, which reads only its
                          // own vocabulary
    bool attends = true; // that network has attention
    std::optional<core::Error> error; // only with an unusable file or an image
};

// Reads as much as needed; call it outside the event loop.
FileContent inspectFile(const QString& path, const core::SharedStore& store) noexcept;

} // namespace ui
