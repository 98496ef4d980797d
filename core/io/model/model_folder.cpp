#include "core/io/model/model_folder.h"

#include "core/architecture/required_tensors.h"
#include "core/base/error.h"
#include "core/io/arrays/elements.h"
#include "core/io/model/weight_files.h"
#include "core/io/text/json.h"
#include "core/io/text/shown.h"
#include "core/io/tokenizer/mask_token.h"
#include "core/io/tokenizer/vocabulary_files.h"
#include "core/model_families/common/config.h"
#include "core/model_families/common/families.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace core {

namespace {

    ConfigValue plainValue(const nlohmann::json& value)
    {
        if (value.is_boolean())
            return { value.get<bool>() };
        if (value.is_number())
            return { value.get<double>() };
        if (value.is_string())
            return { value.get<std::string>() };
        if (value.is_array()) {
            ConfigValue::List list;
            for (const nlohmann::json& one : value)
                list.push_back(plainValue(one));
            return { std::move(list) };
        }
        if (!value.is_object())
            return {};
        ConfigValue::Members members;
        for (const auto& [name, one] : value.items())
            members.push_back({ name, plainValue(one) });
        return { std::move(members) };
    }

    // A config.json as a plain value. Errors: those of parseJson; "model_config" when it is no
    // object.
    ConfigValue readConfig(std::string_view text)
    {
        constexpr std::size_t values = 1'000'000;
        const nlohmann::json json
            = parseJsonFile("config.json", text, { .values = values, .duplicateKeys = true });
        if (!json.is_object())
            throw Error("model_config", message("config.json should be an object, {\"a\": 1}"));
        return plainValue(json);
    }

    using StoredNames = std::map<std::string, std::string>; // required name -> stored name

    // Parameters of a model that stays in memory as floats; half-precision models would double in
    // size.
    constexpr Index mostKept = 32'000'000;
    constexpr Index mostKeptAsTheyAre = 125'000'000; // about StoreLimits::tensorBytes

    bool staysInMemory(const StoredNames& used, const TensorInfos& contents)
    {
        Index sum = 0;
        bool floats = true;
        std::set<std::string_view> counted; // tied weights count once
        for (const auto& [name, stored] : used) {
            const TensorInfo& form = contents.at(stored);
            if (!counted.insert(stored).second)
                continue;
            sum += std::clamp<Index>(form.size(), 0, mostKeptAsTheyAre + 1);
            floats = floats && form.dtype == DType::F32;
        }
        return sum <= (floats ? mostKeptAsTheyAre : mostKept);
    }

    constexpr std::size_t fewTensors = 8; // listed by name; the rest is counted

    std::string firstOf(const std::vector<std::string>& names)
    {
        std::string result;
        for (std::size_t i = 0; i < std::min(names.size(), fewTensors); ++i)
            result += (i == 0 ? "" : ", ") + names[i];
        return result;
    }

    Message fewOf(const std::vector<std::string>& names)
    {
        if (names.size() <= fewTensors)
            return Message::verbatim(firstOf(names));
        return message("%1 and %2 more", firstOf(names), names.size() - fewTensors);
    }

    std::vector<Index> withoutOnes(std::vector<Index> shape)
    {
        std::erase(shape, 1);
        return shape;
    }

    Message shapeOf(const std::vector<Index>& shape)
    {
        const std::vector<std::uint64_t> lengths(shape.begin(), shape.end());
        return lengths.empty() ? message("one number") : shapeText(lengths);
    }

    void requireShape(
        const std::string& name, const TensorInfo& form, const std::vector<Index>& wanted)
    {
        if (withoutOnes(form.shape) != wanted)
            throw Error("tensor_shape",
                message("config.json requires %1 values in tensor %2, but the file has %3",
                    shapeOf(wanted), shown(name), shapeOf(withoutOnes(form.shape))));
        const bool floating = form.dtype == DType::F32 || form.dtype == DType::F16
            || form.dtype == DType::BF16 || form.dtype == DType::F64;
        if (!floating)
            throw Error("tensor_shape",
                message("tensor %1 is quantised (integers), which is not supported; use the model "
                        "in F32, F16 or BF16",
                    shown(name)));
    }

    StoredNames storedNames(
        const Architecture& network, const TensorNames& names, const TensorInfos& contents)
    {
        StoredNames result;
        std::vector<std::string> missing;
        for (const auto& [name, shape] : requiredTensors(network)) {
            const auto stored = names.stored(name);
            if (!stored) {
                missing.push_back(name);
                continue;
            }
            requireShape(*stored, contents.at(*stored), shape);
            result.emplace(name, *stored);
        }
        if (!missing.empty())
            throw Error("missing_tensor",
                message("%1 is missing from the weights; are all shards present, and does "
                        "config.json belong to this model?",
                    fewOf(missing)));
        return result;
    }

    WeightReader numbersOf(
        const std::shared_ptr<const StoredNames>& names, const TensorFile& weights)
    {
        if (!staysInMemory(*names, *weights.contents))
            return { [names, weights](const std::string& name, Index first, std::span<Scalar> to) {
                weights.read(names->at(name), first, to);
            } };
        const auto kept = [names, weights](const std::string& name) {
            return weights.tensor(names->at(name)); // cached by the store
        };
        return { [kept](const std::string& name, Index first, std::span<Scalar> to) {
                    const std::shared_ptr<const Tensor> all = kept(name);
                    std::ranges::copy(
                        all->values().subspan(static_cast<std::size_t>(first), to.size()),
                        to.begin());
                },
            kept };
    }

    // Replaces layer numbers by "*": "h.*.attn.bias".
    std::string acrossLayers(const std::string& name)
    {
        std::string result;
        for (std::size_t at = 0; at < name.size();) {
            const std::size_t dot = std::min(name.find('.', at), name.size());
            const std::string part = name.substr(at, dot - at);
            const bool number
                = !part.empty() && part.find_first_not_of("0123456789") == std::string::npos;
            result += (at == 0 ? "" : ".") + (number ? "*" : part);
            at = dot + 1;
        }
        return result;
    }

    std::vector<Notice> unusedNotice(const StoredNames& used, const TensorInfos& contents)
    {
        std::set<std::string> known;
        for (const auto& [name, stored] : used)
            known.insert(stored);
        std::set<std::string> unused;
        std::size_t count = 0;
        for (const auto& [name, form] : contents)
            if (!known.contains(name)) {
                unused.insert(acrossLayers(name));
                ++count;
            }
        if (unused.empty())
            return {};
        return { { "unused_tensors",
            message("unused tensors of the model (%1): %2", count,
                fewOf({ unused.begin(), unused.end() })) } };
    }

    // Null if the folder has none: such a model takes token IDs only.
    std::shared_ptr<const Tokenizer> tokenizerOf(const std::string& folder)
    {
        try {
            return std::make_shared<const Tokenizer>(readTokenizerFolder(folder));
        } catch (const Error& error) {
            if (error.problem != "tokenizer_none")
                throw;
            return nullptr;
        }
    }

    // eos_token_id: a number or a list of numbers.
    std::vector<Index> endsOf(const ConfigValue& config)
    {
        std::vector<Index> result;
        const auto add = [&](const ConfigValue& one) {
            if (const auto* const id = std::get_if<double>(&one.value))
                result.push_back(static_cast<Index>(std::clamp(*id, -1.0, 1e9)));
        };
        for (const ConfigMember& member : std::get<ConfigValue::Members>(config.value)) {
            if (member.name != "eos_token_id")
                continue;
            add(member.value);
            if (const auto* const list = std::get_if<ConfigValue::List>(&member.value.value))
                std::ranges::for_each(*list, add);
        }
        return result;
    }

    std::vector<std::string> classesOf(const Config& config)
    {
        constexpr Index most = 100'000;
        std::vector<std::string> result;
        const std::optional<Config> names = config.part("id2label");
        for (Index id = 0; names && id < most; ++id) {
            const std::string number = std::to_string(id);
            if (!names->has(number))
                break;
            result.push_back(names->text({ number }, {}));
        }
        return result;
    }

    // Normalisation of image colours from preprocessor_config.json; default: to [-1, 1].
    void takeColours(Patches& patches, const Files& files)
    {
        const auto count = static_cast<std::size_t>(patches.channels);
        patches.mean.assign(count, 0.5);
        patches.deviation.assign(count, 0.5);
        std::string text;
        try {
            text = files.text("preprocessor_config.json");
        } catch (const Error& error) {
            if (error.problem != "file_missing")
                throw;
            return;
        }
        const ConfigValue value = readConfig(text);
        const Config config(value);
        const bool asTheyAre = !config.flag("do_normalize", true);
        const auto take = [&](std::vector<double>& to, const char* name, double plain) {
            if (asTheyAre)
                to.assign(count, plain);
            else if (auto numbers = config.numbers(name); numbers.size() == count)
                to = std::move(numbers);
        };
        take(patches.mean, "image_mean", 0);
        take(patches.deviation, "image_std", 1);
    }

} // namespace

PretrainedModel openModel(const std::string& folder, const Files& files)
{
    requireModelFolder(folder);
    const ConfigValue config = readConfig(files.text("config.json"));
    requireKnownType(Config(config));
    const TensorFile weights = openWeights(folder, files);
    DescribedArchitecture described = describeArchitecture(Config(config), *weights.contents);
    auto names = std::make_shared<const StoredNames>(
        storedNames(described.network, described.names, *weights.contents));
    PretrainedModel model;
    model.tokenizer = tokenizerOf(folder);
    if (described.network.decoder) {
        const double start = Config(config).number({ "decoder_start_token_id", "bos_token_id" }, 0);
        model.startId = static_cast<Index>(std::clamp(start, 0.0, 1e9));
    }
    model.endIds = endsOf(config);
    if (auto& patches = described.network.stack.embedding.patches) {
        model.classes = classesOf(Config(config));
        takeColours(*patches, files);
    }
    if (model.tokenizer != nullptr)
        model.maskId = readMaskToken(folder, *model.tokenizer);
    model.name = std::filesystem::path(folder).filename().string();
    model.notices = unusedNotice(*names, *weights.contents);
    model.architecture = std::move(described.network);
    model.weights = numbersOf(names, weights);
    return model;
}

} // namespace core
