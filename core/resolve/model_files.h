#pragma once

#include "core/input/files.h"
#include "core/pretrained_model.h"
#include "core/training/trained_network.h"

#include <memory>
#include <string>

namespace core {

// The files and models that an experiment names. The functions refuse where they are not
// overridden.
class ModelFiles : public Files {
public:
    // A pretrained model: the name of a bundled one, or a folder.
    [[nodiscard]] virtual std::shared_ptr<const PretrainedModel> model(
        const std::string& where) const;
    // A network trained with Headlight; null if `where` is not the folder of one.
    [[nodiscard]] virtual std::shared_ptr<const training::TrainedNetwork> trainedNetwork(
        const std::string& where) const;
};

const ModelFiles& noModelFiles(); // overrides nothing

} // namespace core
