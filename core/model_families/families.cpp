#include "core/model_families/common/families.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {

namespace {

    constexpr std::array familyTable {
        Family { "albert", "albert.", albertNetwork },
        Family { "bart", "model.", bartNetwork },
        Family { "bert", "bert.", bertNetwork },
        Family { "bloom", "transformer.", bloomNetwork },
        Family { "distilbert", "distilbert.", distilbertNetwork },
        Family { "electra", "electra.", electraNetwork },
        Family { "gemma", "model.", gemmaNetwork },
        Family { "gemma2", "model.", gemma2Network },
        Family { "gemma3_text", "model.", gemma3Network },
        Family { "gemma3", "model.", gemma3Network },
        Family { "gpt2", "transformer.", gpt2Network },
        Family { "gpt_neox", "gpt_neox.", gptNeoxNetwork },
        Family { "llama", "model.", llamaNetwork },
        Family { "marian", "model.", marianNetwork },
        Family { "mistral", "model.", mistralNetwork },
        Family { "modernbert", "model.", modernbertNetwork },
        Family { "olmo2", "model.", olmo2Network },
        Family { "opt", "model.", optNetwork },
        Family { "phi", "model.", phiNetwork },
        Family { "phi3", "model.", phi3Network },
        Family { "qwen2", "model.", qwen2Network },
        Family { "qwen3", "model.", qwen3Network },
        Family { "roberta", "roberta.", robertaNetwork },
        Family { "smollm3", "model.", smollm3Network },
        Family { "t5", "", t5Network },
        Family { "vit", "vit.", vitNetwork },
        Family { "xlm-roberta", "roberta.", robertaNetwork },
    };

    std::string everyType()
    {
        std::string result;
        for (const Family& family : familyTable)
            result += (result.empty() ? "" : ", ") + std::string(family.type);
        return result;
    }

    const Family& familyOf(const Config& config)
    {
        const std::string type = config.text({ "model_type" }, "");
        if (type.empty())
            throw Error("model_type",
                message("config.json has no \"model_type\"; it must be one of %1", everyType()));
        const auto found = std::ranges::find(familyTable, type, &Family::type);
        if (found == familyTable.end())
            throw Error("model_type",
                message(
                    "model type \"%1\" is not supported; supported types: %2", type, everyType()));
        return *found;
    }

} // namespace

std::span<const Family> families()
{
    return familyTable;
}

void requireKnownType(const Config& config)
{
    static_cast<void>(familyOf(config));
}

DescribedArchitecture describeArchitecture(const Config& config, const TensorInfos& contents)
{
    const Family& family = familyOf(config);
    TensorNames names(contents, std::string(family.base),
        { "", "language_model.model.", "model.language_model." });
    // Multimodal models have their language model in text_config.
    const Config own = config.part("text_config").value_or(config);
    DescribedArchitecture result { family.describe(own, names), std::move(names) };
    result.network.family = family.type;
    return result;
}

} // namespace core
