#include "app/model_options.h"

#include "core/base/error.h"
#include "core/input/tensor_text.h"
#include "core/settings/field_text.h"

#include <QFileInfo>

#include <array>

namespace app {

namespace {

    using namespace Qt::StringLiterals;

    const QString modelName = u"model"_s;
    const QString targetName = u"target"_s;
    const QString pixelsName = u"pixels"_s;

    struct NumbersOption {
        QString name;
        std::vector<int> core::Loaded::*numbers;
        int least;
        QString description;
    };

    const std::array<NumbersOption, 4>& numbersOptions()
    {
        static const std::array<NumbersOption, 4> options {
            NumbersOption { u"ids"_s, &core::Loaded::ids, 0,
                u"Tokens by their numbers in the model's vocabulary, as in 5,9,3, instead of a "
                "text."_s },
            NumbersOption { u"type-ids"_s, &core::Loaded::typeIds, 0,
                u"Which sentence each token is of, as in 0,0,1."_s },
            NumbersOption { u"target-ids"_s, &core::Loaded::targetIds, 0,
                u"The same as --target, by numbers of tokens."_s },
            NumbersOption { u"hide"_s, &core::Loaded::hidden, 1,
                u"Tokens to be hidden from the model, counted from 1, as in 3,5: it sees its mask "
                "token there."_s },
        };
        return options;
    }

    QCommandLineOption optionOf(const NumbersOption& numbers)
    {
        return { numbers.name, numbers.description, u"NUMBERS"_s };
    }

    core::TensorInput pictureAt(const QString& written)
    {
        core::TensorInput picture = core::parseTensorInput(written.toStdString());
        if (!picture.file.empty())
            picture.file
                = QFileInfo(QString::fromStdString(picture.file)).absoluteFilePath().toStdString();
        return picture;
    }

    core::Loaded& loadedFor(core::Experiment& experiment, const QString& option)
    {
        if (auto* const loaded = std::get_if<core::Loaded>(&experiment.network))
            return *loaded;
        throw core::Error("needs_model",
            core::phrase(
                "--%1 is for trained models: name one with --model", option.toStdString()));
    }

} // namespace

QCommandLineOption modelOption()
{
    return { modelName,
        u"A trained model: encoder, decoder, translator, date-reader, tagger, root-tagger, "
        "rootless-tagger or kernel-smoother, which ship, or a folder with "
        "config.json and safetensors files; or an npz or safetensors file with attention that was "
        "computed elsewhere. Default: the heads that the settings describe."_s,
        u"MODEL"_s };
}

QList<QCommandLineOption> modelOptions()
{
    QList<QCommandLineOption> options { modelOption(),
        { targetName,
            u"What a model with a decoder has said so far; without it, it says all by itself."_s,
            u"TEXT"_s },
        { pixelsName,
            u"What a model of pictures looks at: 3 x side x side numbers as npy, or npz:name, or a "
            "picture (PNG, JPEG …), which is made as large as the model wants, its sides each for "
            "itself, and whose colours are taken as preprocessor_config.json says, else from -1 "
            "to 1."_s,
            u"FILE"_s } };
    for (const NumbersOption& numbers : numbersOptions())
        options << optionOf(numbers);
    return options;
}

void takeModel(core::Experiment& experiment, const QCommandLineParser& parser)
{
    constexpr double most = 1e9;
    if (parser.isSet(modelName))
        experiment.network = core::Loaded { .where = parser.value(modelName).toStdString() };
    if (parser.isSet(targetName))
        loadedFor(experiment, targetName).target = parser.value(targetName).toStdString();
    if (parser.isSet(pixelsName))
        loadedFor(experiment, pixelsName).picture = pictureAt(parser.value(pixelsName));
    for (const NumbersOption& option : numbersOptions())
        if (parser.isSet(option.name))
            core::readField(loadedFor(experiment, option.name).*option.numbers,
                parser.value(option.name).toStdString(),
                { "--" + option.name.toStdString(),
                    core::Range { static_cast<double>(option.least), most } });
}

} // namespace app
