#pragma once

#include "core/input/files.h"
#include "core/input/source.h"
#include "core/model.h"
#include "core/pretrained_model.h"

#include <memory>

namespace core {

// Input of a vision model, channels x side x side: an image file, normalised as in training, or
// given values unchanged; a single number fills all of them. Null for a model of texts. Errors:
// "picture_shape", those of readTensor and of the image file.
std::shared_ptr<const Tensor> imageInput(
    const TensorInput& given, const PretrainedModel& model, const Files& files);

// Whether it is a vision model.
bool takesImages(const Model& model);

} // namespace core
