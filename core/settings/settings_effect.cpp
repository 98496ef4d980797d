#include "core/settings/settings.h"

#include <variant>

namespace core::settings {

namespace {

    bool hasWords(const Source& source)
    {
        return std::holds_alternative<Sentence>(source)
            || std::holds_alternative<SentencePair>(source);
    }

} // namespace

bool matters(const Experiment& experiment, std::string_view path)
{
    const std::string_view top = path.substr(0, path.find('.'));
    if (std::holds_alternative<PretrainedSource>(experiment.network))
        return top == "source" || top == "network" || top == "edits";
    const bool words = hasWords(experiment.source);
    const bool file = std::holds_alternative<FileWeights>(experiment.design.weights);
    if (top == "tokens" || top == "embedding")
        return words;
    if (top == "dimension")
        return words && !file && !std::holds_alternative<OneHot>(experiment.design.embedding);
    if (top == "heads" || top == "dk" || top == "dv")
        return !file;
    return true;
}

} // namespace core::settings
