#pragma once

#include "core/inference/pretrained_model.h"
#include "core/input/files.h"
#include "core/input/source.h"
#include "core/model.h"

#include <memory>

namespace core {

// What a model of pictures looks at, channels x side x side numbers: the colours of a picture, as
// the model was trained to see them, or numbers that are taken as they are; one number alone is
// the same everywhere. Null for a model that reads texts. Errors: "picture_shape", those of
// readTensor and of the picture's file.
std::shared_ptr<const Tensor> imageInput(
    const TensorInput& given, const PretrainedModel& model, const Files& files);

// Whether it looks at pictures.
bool takesImages(const Model& model);

} // namespace core
