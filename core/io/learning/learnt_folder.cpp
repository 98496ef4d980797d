#include "core/io/learning/learnt_folder.h"

#include "core/io/arrays/safetensors.h"
#include "core/io/experiment/field_reader.h"
#include "core/io/experiment/field_writer.h"
#include "core/io/files/atomic_write.h"
#include "core/io/files/read_file.h"
#include "core/io/learning/file_names.h"
#include "core/io/learning/gradients_text.h"
#include "core/io/learning/history_text.h"
#include "core/io/text/json.h"
#include "core/io/text/json_text.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <utility>

namespace core {

namespace {

    using Json = nlohmann::ordered_json;
    using learning::Course;
    using learning::Learnt;
    using learning::Weight;

    constexpr const char* modelType = "headlight";
    constexpr const char* stepsName = "steps";
    constexpr const char* sinceName = "since"; // of a branch; older ones have none

    void makeFolder(const std::string& folder)
    {
        std::error_code problem;
        std::filesystem::create_directories(folder, problem);
        if (problem)
            throw Error("folder_not_made", phrase("the folder %1 cannot be created", folder))
                .remarked(problem.message());
    }

    Tensor tensorOf(const Matrix& numbers, bool vector)
    {
        Tensor tensor = toTensor(numbers);
        if (vector)
            tensor.shape = { numbers.cols() };
        return tensor;
    }

    NamedTensors tensorsOf(const learning::Weights& weights)
    {
        NamedTensors tensors;
        for (const Weight& each : weights)
            tensors.emplace(each.name, tensorOf(each.numbers, each.vector));
        return tensors;
    }

    void addMemory(NamedTensors& to, const std::string& prefix, const std::vector<Matrix>& memory,
        const learning::Weights& weights)
    {
        for (std::size_t i = 0; i < memory.size(); ++i)
            to.emplace(prefix + weights[i].name, tensorOf(memory[i], weights[i].vector));
    }

    // Whole numbers up to 2^48, in two floats.
    Tensor countOf(long steps)
    {
        Tensor tensor { { 2 }, Buffer(2) };
        tensor.numbers.data()[0] = static_cast<Scalar>(steps >> 24);
        tensor.numbers.data()[1] = static_cast<Scalar>(steps & 0xFFFFFF);
        return tensor;
    }
    long countIn(const Tensor& tensor)
    {
        if (tensor.size() != 2 || !(tensor.values()[0] >= 0 && tensor.values()[0] < 0x1000000)
            || !(tensor.values()[1] >= 0 && tensor.values()[1] < 0x1000000))
            throw Error(
                "checkpoint_shape", phrase("the step count in the checkpoint is not valid"));
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

    std::string configText(const learning::Training& training)
    {
        return jsonText({ { "model_type", modelType }, { "course", nodeOf(training.course()) },
                   { "sources", vocabularyNode(training.task().sources) },
                   { "targets", vocabularyNode(training.task().targets) } })
            + "\n";
    }

    // A file of the folder is a config.json of a network that was taught here.
    std::optional<Json> configIn(const std::string& text)
    {
        Json node = parseOrderedJson(text);
        if (!node.is_object() || !node.contains("model_type") || node["model_type"] != modelType)
            return std::nullopt;
        return node;
    }

    Course courseIn(const Json& config, const std::string& text)
    {
        Course course;
        Json unknown;
        std::vector<std::string> paths;
        const NodePlace place { text, "/course" };
        if (!config.contains("course"))
            refuseNode(
                "wrong_type", phrase("the description of the training task is missing"), place);
        FieldReader { text, paths }.read(course, config["course"], place, {}, unknown);
        return course;
    }

    void requireSame(const Json& config, const char* name, const std::vector<std::string>& ours)
    {
        if (!config.contains(name) || config[name] != vocabularyNode(ours))
            throw Error("learnt_tokens",
                phrase("the network was trained with a different vocabulary from this version of "
                       "the task"));
    }

    Matrix read(const TensorFile& file, const std::string& name, const Weight& like)
    {
        const auto form = file.contents->find(name);
        if (form == file.contents->end())
            throw Error("checkpoint_shape", phrase("\"%1\" is missing", name));
        const std::vector<Index> shape = tensorOf(like.numbers, like.vector).shape;
        if (form->second.shape != shape)
            throw Error("checkpoint_shape",
                phrase("\"%1\" does not have the shape of the network's weight", name));
        const auto tensor = file.tensor(name);
        return toMatrix(*tensor);
    }

    void readInto(learning::Weights& weights, const TensorFile& file)
    {
        for (Weight& each : weights)
            each.numbers = read(file, each.name, each);
    }

    std::vector<Matrix> memoryIn(
        const TensorFile& file, const std::string& prefix, const learning::Weights& weights)
    {
        std::vector<Matrix> memory;
        if (!file.contents->contains(prefix + weights.front().name))
            return memory;
        for (const Weight& each : weights)
            memory.push_back(read(file, prefix + each.name, each));
        return memory;
    }

    // A text of the folder, which is there or not.
    std::string textIn(const std::string& folder, const char* name, const Files& files)
    {
        const std::filesystem::path path = std::filesystem::path(folder) / name;
        std::error_code problem;
        const std::filesystem::path whole = std::filesystem::absolute(path, problem);
        return mayBeThere(path) ? files.text((problem ? path : whole).string()) : std::string();
    }

    learning::Sizes sizesIn(const Json& config)
    {
        const auto count = [&](const char* name) {
            return config.contains(name) ? static_cast<Index>(config[name].size()) : 0;
        };
        return { count("sources"), count("targets") };
    }

    learning::Companion companionIn(const std::string& folder, const Files& files)
    {
        const std::string text = textIn(folder, configName, files);
        const std::optional<Json> config = configIn(text);
        if (!config)
            throw Error("not_learnt",
                phrase("the folder contains no network trained with "
                       "Headlight"));
        learning::Companion one { .folder = folder, .course = courseIn(*config, text) };
        if (one.course.task != learning::givenId)
            learning::requireTask(one.course.task);
        one.parameters = learning::parametersOf(one.course.network, sizesIn(*config));
        if (const std::string history = textIn(folder, historyName, files); !history.empty())
            one.history = readHistory(history);
        if (const std::string gradients = textIn(folder, gradientsName, files); !gradients.empty())
            readGradients(gradients, one.history);
        if (const std::string lengths = textIn(folder, lengthsName, files); !lengths.empty())
            one.lengths = readLengths(lengths);
        return one;
    }

    std::vector<learning::Companion> companionsOf(const std::string& folder, const Files& files)
    {
        std::vector<learning::Companion> group;
        for (const std::string& each : groupOf(folder))
            group.push_back(companionIn(each, files));
        return group;
    }

    // Gradients of other weights than these.
    void forgetOthers(learning::History& history, const learning::Weights& weights)
    {
        for (learning::Report& each : history)
            if (each.slopes.size() != weights.size())
                each.slopes.clear();
    }

    void requireMoment(const LearntPlace& place)
    {
        constexpr std::size_t most = 5;
        const std::vector<long> moments = momentsIn(place.folder);
        if (std::ranges::find(moments, *place.moment) != moments.end())
            return;
        if (moments.empty())
            throw Error("file_missing", phrase("it has no checkpoints"));
        std::string some;
        for (std::size_t i = 0; i < std::min(most, moments.size()); ++i)
            some += (i > 0 ? ", " : "") + std::to_string(moments[i]);
        if (moments.size() > most)
            some += " … " + std::to_string(moments.back());
        throw Error("file_missing",
            phrase("there is no checkpoint at step %1; there are %2",
                std::int64_t { *place.moment }, some));
    }

    // A checkpoint that cannot be read keeps nobody from looking; without one the last report
    // tells.
    long stepsTaken(const LearntPlace& place, const learning::History& history, const Files& files)
    {
        if (place.moment)
            return *place.moment;
        try {
            if (mayBeThere(std::filesystem::path(place.folder) / checkpointName))
                return countIn(*files.tensors(checkpointName).tensor(stepsName));
        } catch (const Error&) {
        }
        return history.empty() ? 0 : history.back().step;
    }

    struct Opened {
        Course course;
        learning::Task task;
        learning::Weights weights; // of the right shapes
    };

    learning::Task taskOf(const Course& course, const Files& files)
    {
        if (course.task == learning::givenId)
            return openData(files, dataName, course.characters).task;
        return learning::taskOf(course);
    }

    std::optional<Opened> opened(const Files& files)
    {
        const std::string text = files.text(configName);
        const std::optional<Json> config = configIn(text);
        if (!config)
            return std::nullopt;
        Opened result { courseIn(*config, text), {}, {} };
        result.task = taskOf(result.course, files);
        learning::requireSuited(result.course, result.task);
        requireSame(*config, "sources", result.task.sources);
        requireSame(*config, "targets", result.task.targets);
        result.weights = learning::begun(
            result.course.network, learning::sizesOf(result.task), result.course.seed);
        return result;
    }

} // namespace

void saveLearnt(
    const std::string& folder, const learning::Training& training, const learning::History& history)
{
    makeFolder(folder);
    const auto path
        = [&](const char* name) { return (std::filesystem::path(folder) / name).string(); };
    const Learnt& now = training.learnt();
    NamedTensors tensors = tensorsOf(now.weights);
    atomicWrite(path(modelName), writeSafetensors(tensors));
    atomicWrite(path(historyName), historyText(history));
    atomicWrite(path(gradientsName), gradientsText(history, now.weights));
    addMemory(tensors, "first.", now.memory.first, now.weights);
    addMemory(tensors, "second.", now.memory.second, now.weights);
    tensors.emplace(stepsName, countOf(now.memory.steps));
    tensors.emplace(sinceName, countOf(now.memory.since));
    atomicWrite(path(checkpointName), writeSafetensors(tensors));
    atomicWrite(path(configName), configText(training));
}

void saveData(const std::string& folder, const GivenData& data)
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

void saveMoment(const std::string& folder, const learning::Training& training)
{
    makeFolder((std::filesystem::path(folder) / momentsName).string());
    atomicWrite((std::filesystem::path(folder) / momentName(training.steps())).string(),
        writeSafetensors(tensorsOf(training.learnt().weights)));
}

void saveLengths(const std::string& folder, const learning::LengthMarks& marks)
{
    atomicWrite((std::filesystem::path(folder) / lengthsName).string(), lengthsText(marks));
}

learning::Training openTraining(const Files& files)
{
    std::optional<Opened> found = opened(files);
    if (!found)
        throw Error("not_learnt", phrase("the folder contains no network trained with Headlight"));
    const TensorFile file = files.tensors(checkpointName);
    Learnt learnt { std::move(found->weights), {} };
    readInto(learnt.weights, file);
    learnt.memory.first = memoryIn(file, "first.", learnt.weights);
    learnt.memory.second = memoryIn(file, "second.", learnt.weights);
    if (!file.contents->contains(stepsName))
        throw Error("checkpoint_shape", phrase("\"%1\" is missing", stepsName));
    learnt.memory.steps = countIn(*file.tensor(stepsName));
    if (file.contents->contains(sinceName))
        learnt.memory.since = countIn(*file.tensor(sinceName));
    return { found->course, found->task, std::move(learnt) };
}

learning::History openHistory(const std::string& folder, const Files& files)
{
    const auto there
        = [&](const char* name) { return mayBeThere(std::filesystem::path(folder) / name); };
    if (!there(historyName))
        return {};
    learning::History history = readHistory(files.text(historyName));
    if (there(gradientsName))
        readGradients(files.text(gradientsName), history);
    return history;
}

std::shared_ptr<const learning::LearntNetwork> openLearnt(
    const LearntPlace& place, const Files& files)
{
    std::optional<Opened> found = opened(files);
    if (!found)
        return nullptr;
    if (place.moment)
        requireMoment(place);
    readInto(found->weights, files.tensors(place.moment ? momentName(*place.moment) : modelName));
    learning::History history = openHistory(place.folder, files);
    forgetOthers(history, found->weights);
    const long steps = stepsTaken(place, history, files);
    return std::make_shared<const learning::LearntNetwork>(
        learning::LearntNetwork { .course = found->course,
            .task = found->task,
            .weights = std::move(found->weights),
            .folder = place.folder,
            .moment = place.moment,
            .steps = steps,
            .moments = momentsIn(place.folder),
            .history = std::move(history),
            .group = companionsOf(place.folder, files) });
}

} // namespace core
