#include "core/resolve/model_files.h"

namespace core {

std::shared_ptr<const PretrainedModel> ModelFiles::model(const std::string& where) const
{
    refuse(where);
}

std::shared_ptr<const training::TrainedNetwork> ModelFiles::trainedNetwork(const std::string&) const
{
    return nullptr;
}

const ModelFiles& noModelFiles()
{
    static const ModelFiles none;
    return none;
}

} // namespace core
