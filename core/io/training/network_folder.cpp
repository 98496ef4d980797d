#include "core/io/training/network_folder.h"

#include "core/base/error.h"
#include "core/io/arrays/safetensors.h"
#include "core/io/experiment/field_reader.h"
#include "core/io/experiment/field_writer.h"
#include "core/io/files/atomic_write.h"
#include "core/io/files/read_file.h"
#include "core/io/text/json.h"
#include "core/io/text/json_text.h"
#include "core/io/training/file_names.h"
#include "core/io/training/history_text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <string_view>
#include <utility>

namespace core {

namespace {

    using Json = nlohmann::ordered_json;
    using training::TrainingSpec;
    using training::TrainingState;
    using training::Weight;

    constexpr const char* modelType = "headlight";
    constexpr const char* stepsName = "steps";
    constexpr const char* sinceName = "since"; // OptimiserState::restart; missing in older files

    void makeFolder(const std::string& folder)
    {
        std::error_code problem;
        std::filesystem::create_directories(folder, problem);
        if (problem)
            throw Error("folder_not_made", message("the folder %1 cannot be created", folder))
                .remarked(problem.message());
    }

    Tensor tensorOf(const Matrix& values, bool vector)
    {
        Tensor tensor = toTensor(values);
        if (vector)
            tensor.shape = { values.cols() };
        return tensor;
    }

    NamedTensors tensorsOf(const training::Weights& weights)
    {
        NamedTensors tensors;
        for (const Weight& each : weights)
            tensors.emplace(each.name, tensorOf(each.values, each.vector));
        return tensors;
    }

    void addOptimiserState(NamedTensors& to, const std::string& prefix,
        const std::vector<Matrix>& memory, const training::Weights& weights)
    {
        for (std::size_t i = 0; i < memory.size(); ++i)
            to.emplace(prefix + weights[i].name, tensorOf(memory[i], weights[i].vector));
    }

    // An integer below 2^48 as two floats.
    Tensor countOf(long steps)
    {
        Tensor tensor { { 2 }, Buffer(2) };
        tensor.data.data()[0] = static_cast<Scalar>(steps >> 24);
        tensor.data.data()[1] = static_cast<Scalar>(steps & 0xFFFFFF);
        return tensor;
    }
    long countIn(const Tensor& tensor)
    {
        if (tensor.size() != 2 || !(tensor.values()[0] >= 0 && tensor.values()[0] < 0x1000000)
            || !(tensor.values()[1] >= 0 && tensor.values()[1] < 0x1000000))
            throw Error(
                "checkpoint_shape", message("the step count in the checkpoint is not valid"));
        return (static_cast<long>(tensor.values()[0]) << 24)
            + static_cast<long>(tensor.values()[1]);
    }

    Json vocabularyNode(const std::vector<std::string>& tokens)
    {
        Json node = Json::array();
        for (const std::string& token : tokens)
            node.push_back(token);
        return node;
    }

    std::string configText(const training::Training& training)
    {
        return jsonText({ { "model_type", modelType }, { "course", nodeOf(training.spec()) },
                   { "sources", vocabularyNode(training.task().sources) },
                   { "targets", vocabularyNode(training.task().targets) } })
            + "\n";
    }

    // nullopt unless it is the config.json of a network trained with Headlight.
    std::optional<Json> configIn(const std::string& text)
    {
        Json node = parseOrderedJson(text);
        if (!node.is_object() || !node.contains("model_type") || node["model_type"] != modelType)
            return std::nullopt;
        return node;
    }

    TrainingSpec specIn(const Json& config, const std::string& text)
    {
        TrainingSpec spec;
        Json unknown;
        std::vector<std::string> paths;
        const JsonLocation place { text, "/course" };
        if (!config.contains("course"))
            refuseNode(
                "wrong_type", message("the description of the training task is missing"), place);
        FieldReader { text, paths }.read(spec, config["course"], place, {}, unknown);
        return spec;
    }

    void requireSame(const Json& config, const char* name, const std::vector<std::string>& ours)
    {
        if (!config.contains(name) || config[name] != vocabularyNode(ours))
            throw Error("learnt_tokens",
                message("the network was trained with a different vocabulary from this version of "
                        "the task"));
    }

    Matrix read(const TensorFile& file, const std::string& name, const Weight& like)
    {
        const auto form = file.contents->find(name);
        if (form == file.contents->end())
            throw Error("checkpoint_shape", message("\"%1\" is missing", name));
        const std::vector<Index> shape = tensorOf(like.values, like.vector).shape;
        if (form->second.shape != shape)
            throw Error("checkpoint_shape",
                message("\"%1\" does not have the shape of the network's weight", name));
        const auto tensor = file.tensor(name);
        return toMatrix(*tensor);
    }

    void readInto(training::Weights& weights, const TensorFile& file)
    {
        for (Weight& each : weights)
            each.values = read(file, each.name, each);
    }

    std::vector<Matrix> optimiserStateIn(
        const TensorFile& file, const std::string& prefix, const training::Weights& weights)
    {
        std::vector<Matrix> memory;
        if (!file.contents->contains(prefix + weights.front().name))
            return memory;
        for (const Weight& each : weights)
            memory.push_back(read(file, prefix + each.name, each));
        return memory;
    }

    // Text of a file, "" if it does not exist.
    std::string textIn(const std::string& folder, const char* name, const Files& files)
    {
        const std::filesystem::path path = std::filesystem::path(folder) / name;
        std::error_code problem;
        const std::filesystem::path whole = std::filesystem::absolute(path, problem);
        return mayBeThere(path) ? files.text((problem ? path : whole).string()) : std::string();
    }

    training::Sizes sizesIn(const Json& config)
    {
        const auto count = [&](const char* name) {
            return config.contains(name) ? static_cast<Index>(config[name].size()) : 0;
        };
        return { count("sources"), count("targets") };
    }

    std::vector<training::ComparedNetwork> comparedRunsOf(
        const std::string& folder, const Files& files)
    {
        std::vector<training::ComparedNetwork> group;
        for (const std::string& each : groupOf(folder))
            group.push_back(openSummary(each, files));
        return group;
    }

    // Removes gradient norms that belong to other weights.
    void forgetOthers(training::History& history, const training::Weights& weights)
    {
        for (training::Report& each : history)
            if (each.gradientNorms.size() != weights.size())
                each.gradientNorms.clear();
    }

    void requireCheckpoint(const NetworkPath& place)
    {
        constexpr std::size_t most = 5;
        const std::vector<long> checkpoints = checkpointSteps(place.folder);
        if (std::ranges::find(checkpoints, *place.step) != checkpoints.end())
            return;
        if (checkpoints.empty())
            throw Error("file_missing", message("it has no checkpoints"));
        std::string some;
        for (std::size_t i = 0; i < std::min(most, checkpoints.size()); ++i)
            some += (i > 0 ? ", " : "") + std::to_string(checkpoints[i]);
        if (checkpoints.size() > most)
            some += " … " + std::to_string(checkpoints.back());
        throw Error("file_missing",
            message("there is no checkpoint at step %1; there are %2", std::int64_t { *place.step },
                some));
    }

    // An unreadable training state does not prevent viewing; then the last report gives the steps.
    long stepsTaken(const NetworkPath& place, const training::History& history, const Files& files)
    {
        if (place.step)
            return *place.step;
        try {
            if (mayBeThere(std::filesystem::path(place.folder) / trainingStateName))
                return countIn(*files.tensors(trainingStateName).tensor(stepsName));
        } catch (const Error&) {
        }
        return history.empty() ? 0 : history.back().step;
    }

    struct Opened {
        TrainingSpec spec;
        training::Task task;
        training::Weights weights; // initial, in the right shapes
    };

    training::Task taskOf(const TrainingSpec& spec, const Files& files)
    {
        if (spec.task == training::customId)
            return openData(files, dataName, spec.characters).task;
        return training::taskOf(spec);
    }

    std::optional<Opened> opened(const Files& files)
    {
        const std::string text = files.text(configName);
        const std::optional<Json> config = configIn(text);
        if (!config)
            return std::nullopt;
        Opened result { specIn(*config, text), {}, {} };
        result.task = taskOf(result.spec, files);
        training::requireSuited(result.spec, result.task);
        requireSame(*config, "sources", result.task.sources);
        requireSame(*config, "targets", result.task.targets);
        result.weights = training::initialWeights(
            result.spec.network, training::sizesOf(result.task), result.spec.seed);
        return result;
    }

    // A step as a plain decimal number; nullopt for anything else.
    std::optional<long> stepIn(std::string_view text)
    {
        long step = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), step);
        if (problem != std::errc() || end != text.data() + text.size() || step < 0
            || std::to_string(step) != text)
            return std::nullopt;
        return step;
    }

    void forEachCheckpoint(const std::string& folder, auto&& f)
    {
        std::error_code none; // no folder: no checkpoints
        const std::filesystem::path place = std::filesystem::path(folder) / checkpointsFolder;
        for (std::filesystem::directory_iterator it(place, none), end; !none && it != end;
             it.increment(none))
            if (it->path().extension() == ".safetensors")
                if (const auto step = stepIn(it->path().stem().string()))
                    f(*step, *it);
    }

    constexpr const char* comparisonsFolder = "beside";

    bool holdsNetwork(const std::filesystem::path& folder)
    {
        std::error_code none;
        return std::filesystem::is_regular_file(folder / configName, none);
    }

} // namespace

void saveNetwork(
    const std::string& folder, const training::Training& training, const training::History& history)
{
    makeFolder(folder);
    const auto path
        = [&](const char* name) { return (std::filesystem::path(folder) / name).string(); };
    const TrainingState& now = training.state();
    NamedTensors tensors = tensorsOf(now.weights);
    atomicWrite(path(modelName), writeSafetensors(tensors));
    atomicWrite(path(historyName), historyText(history));
    atomicWrite(path(gradientsName), gradientsText(history, now.weights));
    addOptimiserState(tensors, "first.", now.optimiser.firstMoments, now.weights);
    addOptimiserState(tensors, "second.", now.optimiser.secondMoments, now.weights);
    tensors.emplace(stepsName, countOf(now.optimiser.steps));
    tensors.emplace(sinceName, countOf(now.optimiser.restart));
    atomicWrite(path(trainingStateName), writeSafetensors(tensors));
    atomicWrite(path(configName), configText(training));
}

void saveData(const std::string& folder, const CustomDataset& data)
{
    makeFolder(folder);
    atomicWrite((std::filesystem::path(folder) / dataName).string(), data.text);
}

void copyData(const std::string& from, const std::string& to)
{
    const FileBytes data
        = readFile((std::filesystem::path(from) / dataName).string(), textSizeLimit);
    makeFolder(to);
    atomicWrite((std::filesystem::path(to) / dataName).string(), textOf(data.bytes()));
}

void saveCheckpoint(const std::string& folder, const training::Training& training)
{
    makeFolder((std::filesystem::path(folder) / checkpointsFolder).string());
    atomicWrite((std::filesystem::path(folder) / checkpointFileName(training.steps())).string(),
        writeSafetensors(tensorsOf(training.state().weights)));
}

void saveLengths(const std::string& folder, const training::LengthAccuracies& accuracies)
{
    atomicWrite((std::filesystem::path(folder) / lengthsName).string(), lengthsText(accuracies));
}

training::Training openTraining(const Files& files)
{
    std::optional<Opened> found = opened(files);
    if (!found)
        throw Error("not_learnt", message("the folder contains no network trained with Headlight"));
    const TensorFile file = files.tensors(trainingStateName);
    TrainingState state { std::move(found->weights), {} };
    readInto(state.weights, file);
    state.optimiser.firstMoments = optimiserStateIn(file, "first.", state.weights);
    state.optimiser.secondMoments = optimiserStateIn(file, "second.", state.weights);
    if (!file.contents->contains(stepsName))
        throw Error("checkpoint_shape", message("\"%1\" is missing", stepsName));
    state.optimiser.steps = countIn(*file.tensor(stepsName));
    if (file.contents->contains(sinceName))
        state.optimiser.restart = countIn(*file.tensor(sinceName));
    return { found->spec, found->task, std::move(state) };
}

training::History openHistory(const std::string& folder, const Files& files)
{
    const auto there
        = [&](const char* name) { return mayBeThere(std::filesystem::path(folder) / name); };
    if (!there(historyName))
        return {};
    training::History history = readHistory(files.text(historyName));
    if (there(gradientsName))
        readGradients(files.text(gradientsName), history);
    return history;
}

training::ComparedNetwork openSummary(const std::string& folder, const Files& files)
{
    const std::string text = textIn(folder, configName, files);
    const std::optional<Json> config = configIn(text);
    if (!config)
        throw Error("not_learnt",
            message("the folder contains no network trained with "
                    "Headlight"));
    training::ComparedNetwork one { .folder = folder, .spec = specIn(*config, text) };
    if (one.spec.task != training::customId)
        training::requireTask(one.spec.task);
    one.parameters = training::parametersOf(one.spec.network, sizesIn(*config));
    if (const std::string history = textIn(folder, historyName, files); !history.empty())
        one.history = readHistory(history);
    if (const std::string gradients = textIn(folder, gradientsName, files); !gradients.empty())
        readGradients(gradients, one.history);
    if (const std::string lengths = textIn(folder, lengthsName, files); !lengths.empty())
        one.lengths = readLengths(lengths);
    return one;
}

std::shared_ptr<const training::TrainedNetwork> openNetwork(
    const NetworkPath& place, const Files& files)
{
    std::optional<Opened> found = opened(files);
    if (!found)
        return nullptr;
    if (place.step)
        requireCheckpoint(place);
    readInto(
        found->weights, files.tensors(place.step ? checkpointFileName(*place.step) : modelName));
    training::History history = openHistory(place.folder, files);
    forgetOthers(history, found->weights);
    const long steps = stepsTaken(place, history, files);
    return std::make_shared<const training::TrainedNetwork>(
        training::TrainedNetwork { .spec = found->spec,
            .task = found->task,
            .weights = std::move(found->weights),
            .folder = place.folder,
            .checkpoint = place.step,
            .steps = steps,
            .checkpoints = checkpointSteps(place.folder),
            .history = std::move(history),
            .group = comparedRunsOf(place.folder, files) });
}

std::vector<long> checkpointSteps(const std::string& folder)
{
    std::vector<long> checkpoints;
    forEachCheckpoint(folder, [&](long step, const auto&) { checkpoints.push_back(step); });
    std::ranges::sort(checkpoints);
    return checkpoints;
}

std::uint64_t checkpointBytes(const std::string& folder)
{
    std::uint64_t bytes = 0;
    forEachCheckpoint(folder, [&](long, const std::filesystem::directory_entry& file) {
        std::error_code gone;
        const std::uintmax_t size = file.file_size(gone);
        bytes += gone ? 0 : size;
    });
    return bytes;
}

NetworkPath networkPath(const std::string& where)
{
    const std::size_t at = where.rfind('@');
    std::error_code unknown;
    if (at == std::string::npos || std::filesystem::exists(where, unknown))
        return { where };
    const auto step = stepIn(std::string_view(where).substr(at + 1));
    return step ? NetworkPath { where.substr(0, at), step } : NetworkPath { where };
}

std::string nameOf(const NetworkPath& place)
{
    return place.step ? place.folder + "@" + std::to_string(*place.step) : place.folder;
}

std::string checkpointNamed(const std::string& where, long step)
{
    return nameOf({ networkPath(where).folder, step });
}

std::string firstOfGroup(const std::string& folder)
{
    const std::filesystem::path place = std::filesystem::path(folder).lexically_normal();
    const std::filesystem::path parent = place.parent_path();
    const bool beside
        = parent.filename() == comparisonsFolder && holdsNetwork(parent.parent_path());
    return beside ? parent.parent_path().string() : folder;
}

std::vector<std::string> groupOf(const std::string& folder)
{
    const std::string first = firstOfGroup(folder);
    std::vector<std::string> others;
    std::error_code none; // no folder: no comparison networks
    const std::filesystem::path place = std::filesystem::path(first) / comparisonsFolder;
    for (std::filesystem::directory_iterator it(place, none), end; !none && it != end;
         it.increment(none))
        if (holdsNetwork(it->path()))
            others.push_back(it->path().string());
    std::ranges::sort(others);
    others.insert(others.begin(), first);
    return others;
}

void requireNew(const std::string& folder)
{
    if (holdsNetwork(folder))
        throw Error("already_learnt",
            message("%1 already contains a network: use --resume to continue its training, or "
                    "another folder to keep it",
                folder));
}

std::string comparisonFolder(const std::string& first, int number, const std::string& name)
{
    const std::string last = std::to_string(number) + "-" + name;
    return (std::filesystem::path(first) / comparisonsFolder / last).string();
}

} // namespace core
