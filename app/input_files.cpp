#include "app/input_files.h"

#include "core/base/error.h"
#include "core/input/tensor_text.h"
#include "core/parameters.h"
#include "core/resolve/resolve.h"
#include "core/settings/settings.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <span>
#include <string>

namespace app {

namespace {

    bool isBias(const core::Parameter& parameter)
    {
        return parameter.kind == core::ParameterKind::Bias;
    }

    // Shape (heads, rows, columns), or (heads, columns) for a bias, as in a weights file; empty if
    // the heads have no such parameter.
    core::Tensor stacked(const core::LayerModel& layer, const core::Parameter& parameter)
    {
        const core::Matrix& first = *core::parameterNamed(layer, parameter.name, 0);
        const auto heads = static_cast<core::Index>(layer.heads.size());
        core::Tensor result { { heads, first.rows(), first.cols() },
            core::Buffer(heads * first.size()), false };
        if (isBias(parameter))
            result.shape = { heads, first.cols() };
        core::Scalar* to = result.data.data();
        for (core::Index head = 0; head < heads; ++head)
            to = std::ranges::copy(core::parameterNamed(layer, parameter.name, head)->values(), to)
                     .out;
        return result;
    }

    // score.* from the file, all other parameters from the layer.
    core::NamedTensors joined(const core::TensorFile& file, const core::LayerModel& layer)
    {
        core::NamedTensors tensors;
        for (const auto& [name, form] : *file.contents)
            if (name.starts_with("score."))
                tensors.emplace(name, *file.tensor(name));
        for (const core::Parameter& parameter : core::headParameters())
            if (!parameter.name.starts_with("score.")
                && !core::parameterNamed(layer, parameter.name, 0)->empty())
                tensors[std::string(parameter.name)] = stacked(layer, parameter);
        for (const core::Parameter& parameter : core::layerParameters())
            if (const auto& matrix = *core::parameterNamed(layer, parameter.name, -1);
                !matrix.empty()) {
                core::Tensor& tensor = tensors[std::string(parameter.name)];
                tensor = core::toTensor(matrix);
                if (isBias(parameter))
                    tensor.shape = { matrix.cols() };
            }
        return tensors;
    }

    // Files, one of which has the weights of a layer besides its own.
    class WithScore : public core::ModelFiles {
    public:
        WithScore(
            const core::ModelFiles& all, std::string scoreFile, const core::LayerModel& weightsOf)
            : files(all)
            , file(std::move(scoreFile))
            , layer(weightsOf)
        {
        }
        [[nodiscard]] core::TensorFile tensors(const std::string& name) const override
        {
            core::TensorFile opened = files.tensors(name);
            return name == file ? core::inMemory(joined(opened, layer)) : opened;
        }
        [[nodiscard]] std::string text(const std::string& name) const override
        {
            return files.text(name);
        }
        [[nodiscard]] std::map<std::string, std::vector<core::Scalar>> wordVectors(
            const std::string& name, std::span<const std::string> words) const override
        {
            return files.wordVectors(name, words);
        }

    private:
        const core::ModelFiles& files;
        std::string file;
        const core::LayerModel& layer;
    };

    // Resolves an experiment whose score parameters (score.w, …) come from `file` and whose
    // projections do not; other tensors of the file are ignored.
    std::shared_ptr<const core::Model> resolveWithScore(
        const core::Experiment& experiment, const core::ModelFiles& files, const std::string& file)
    {
        const auto projections = core::resolve(experiment, files);
        core::Experiment withFile = experiment;
        withFile.design.weights = core::FileWeights { file };
        return core::resolve(withFile, WithScore(files, file, *projections->layers.begin()));
    }

    struct InputOption {
        const char* name;
        core::TensorInput core::MatrixSource::*input;
    };
    const QString weightsName = QStringLiteral("weights"); // option and field
    const QString headsName = QStringLiteral("heads");
    constexpr std::array inputOptions { InputOption { "queries", &core::MatrixSource::queries },
        InputOption { "keys", &core::MatrixSource::keys },
        InputOption { "values", &core::MatrixSource::values } };

    QString name(const InputOption& option)
    {
        return QString::fromLatin1(option.name);
    }

    bool isGiven(const QCommandLineParser& parser, const InputOption& option)
    {
        return parser.isSet(name(option));
    }

    std::string absolute(const std::string& file)
    {
        return QFileInfo(QString::fromStdString(file)).absoluteFilePath().toStdString();
    }

    core::TensorInput given(const QCommandLineParser& parser, const QString& option)
    {
        core::TensorInput input = core::parseTensorInput(parser.value(option).toStdString());
        if (!input.given())
            throw core::Error("bad_value",
                core::message(
                    "--%1: expected a file, as in x.npy, x.npz:name or x.csv, found \"%2\"",
                    option.toStdString(), parser.value(option).toStdString()));
        if (!input.file.empty())
            input.file = absolute(input.file);
        return input;
    }

    bool givesInputs(const QCommandLineParser& parser)
    {
        return std::ranges::any_of(
            inputOptions, [&](const InputOption& option) { return isGiven(parser, option); });
    }

    // Hand-built heads are for word patterns. Vectors are used as they are, by one head with
    // identity weights, unless weights or heads are given.
    bool takesAsTheyAre(const Request& request, const QCommandLineParser& parser)
    {
        return givesInputs(parser) && !request.saved && !parser.isSet(weightsName)
            && !isSet(parser, weightsName) && !isSet(parser, headsName);
    }

    void parseInputs(core::Source& source, const QCommandLineParser& parser)
    {
        if (!std::holds_alternative<core::MatrixSource>(source))
            source = core::MatrixSource {};
        for (const InputOption& option : inputOptions)
            if (isGiven(parser, option))
                std::get<core::MatrixSource>(source).*option.input = given(parser, name(option));
    }

    // --mask replaces a matrix mask; other masks stay.
    void parseMask(std::vector<core::Mask>& masks, core::TensorInput matrix)
    {
        const auto old = std::ranges::find_if(masks,
            [](const core::Mask& mask) { return std::holds_alternative<core::MatrixMask>(mask); });
        core::MatrixMask mask { std::move(matrix) };
        if (old == masks.end())
            masks.emplace_back(std::move(mask));
        else
            *old = std::move(mask);
    }

    // --set weights=random or handmade; --weights itself means weights=file.
    bool hasOtherWeights(const QCommandLineParser& parser)
    {
        core::Experiment experiment;
        experiment.design.weights = core::FileWeights {};
        for (const QString& setting : parser.values(setOption()))
            if (setting.startsWith(weightsName))
                core::settings::set(experiment, setting.toStdString());
        return std::holds_alternative<core::RandomWeights>(experiment.design.weights)
            || std::holds_alternative<core::HandBuiltWeights>(experiment.design.weights);
    }

    bool givesScoreOnly(const Request& request, const QCommandLineParser& parser)
    {
        return parser.isSet(weightsName) && isSet(parser, weightsName)
            && std::holds_alternative<core::IdentityWeights>(request.experiment.design.weights);
    }

    bool saysHeads(const core::TensorInfos& tensors)
    {
        constexpr std::size_t withHeads = 3; // (heads, d, d_k)
        return std::ranges::any_of(tensors, [](const auto& named) {
            return named.second.shape.size() == withHeads
                && named.first.find("score.") == std::string::npos;
        });
    }

    // A notice if the number of heads is given neither by the weights file nor by the user.
    std::string remarkOnHeads(
        const Request& request, const QCommandLineParser& parser, const core::ModelFiles& files)
    {
        const auto* const weights
            = std::get_if<core::FileWeights>(&request.experiment.design.weights);
        if (weights == nullptr || request.saved || isSet(parser, headsName)
            || saysHeads(*files.tensors(weights->file).contents))
            return {};
        return noticeText({ { "heads_assumed",
            core::message("the weights file does not specify the number of heads; %1 are assumed, "
                          "--set heads=N changes this",
                request.experiment.attention().heads) } });
    }

} // namespace

QList<QCommandLineOption> fileOptions()
{
    const QString file = QStringLiteral("FILE");
    return {
        { QStringLiteral("queries"),
            QStringLiteral("One row per query: npy, npz, safetensors, CSV or TSV; x.npz:name "
                           "selects one of several tensors, and [[1, 2], [3, 4]] is a literal "
                           "matrix. The vectors are used as they are, by one head "
                           "(weights=identity, heads=1), unless --weights, --set weights=…, "
                           "--set heads=… or SESSION says otherwise."),
            file },
        { QStringLiteral("keys"), QStringLiteral("One row per key. Default: the queries."), file },
        { QStringLiteral("values"), QStringLiteral("One row per key. Default: the keys."), file },
        { weightsName,
            QStringLiteral("npz or safetensors with w_q, w_k, w_v of shape (heads, d, d_k) or "
                           "(d, heads·d_k), and optionally w_o, b_q, b_k, b_v, b_o; or the "
                           "parameters of PyTorch's nn.MultiheadAttention. Parameters of a "
                           "learned score are in the same file: score.w (general, location), "
                           "score.w_q, score.w_k, score.b, score.u (additive). With --set "
                           "weights=identity only these are read."),
            file },
        { QStringLiteral("mask"),
            QStringLiteral("Shape (queries, keys), or (heads, queries, keys) for one mask per "
                           "head: true where attention is allowed, or numbers that are added to "
                           "the scores (-inf excludes a key)."),
            file },
    };
}

std::optional<std::string> validateFiles(const QCommandLineParser& parser)
{
    if (parser.isSet(weightsName) && hasOtherWeights(parser))
        return "--weights can only be combined with --set weights=identity, not with other "
               "weights.";
    const auto set = [&](const InputOption& option) { return isGiven(parser, option); };
    const auto* const first = std::ranges::find_if(inputOptions, set);
    if (first == inputOptions.end())
        return std::nullopt;
    for (const QCommandLineOption& text : textOptions())
        if (parser.isSet(text))
            return "--" + text.names().constFirst().toStdString() + " and --"
                + std::string(first->name) + " cannot be combined.";
    const bool queriesElsewhere
        = !parser.positionalArguments().isEmpty() || isSet(parser, QStringLiteral("source"));
    if (!set(inputOptions.front()) && !queriesElsewhere)
        return "--" + std::string(first->name) + " requires --queries.";
    return std::nullopt;
}

void parseFiles(Request& request, const QCommandLineParser& parser)
{
    if (givesInputs(parser)) {
        parseInputs(request.experiment.source, parser);
        if (!request.saved && !isSet(parser, QStringLiteral("position")))
            request.experiment.design.position = core::NoPosition {}; // vectors as given
    }
    if (takesAsTheyAre(request, parser)) {
        request.experiment.design.weights = core::IdentityWeights {};
        request.experiment.attention().heads = 1;
    }
    if (parser.isSet(weightsName) && !givesScoreOnly(request, parser))
        request.experiment.design.weights = core::FileWeights { given(parser, weightsName).file };
    if (const QString mask = QStringLiteral("mask"); parser.isSet(mask))
        parseMask(request.experiment.attention().mask, given(parser, mask));
}

std::shared_ptr<const core::Model> resolved(
    const Request& request, const QCommandLineParser& parser, const core::ModelFiles& files)
{
    if (givesScoreOnly(request, parser))
        return resolveWithScore(request.experiment, files, given(parser, weightsName).file);
    return core::resolve(request.experiment, files);
}

std::string remarkOnWeights(
    const Request& request, const QCommandLineParser& parser, const core::ModelFiles& files)
{
    if (givesInputs(parser) && !request.saved && !isSet(parser, weightsName)
        && std::holds_alternative<core::HandBuiltWeights>(request.experiment.design.weights))
        return noticeText({ { "handmade_for_vectors",
            core::message(
                "the heads are built for patterns (weights=handmade); --set "
                "weights=identity uses the vectors directly, --weights loads a file") } });
    return remarkOnHeads(request, parser, files);
}

} // namespace app
