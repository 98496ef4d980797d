#include "app/picture_file.h"

#include "core/forward/trained_model.h"
#include "core/input/tensor_input.h"
#include "core/input/tensor_text.h"
#include "core/io/files/bytes.h"
#include "core/io/files/read_file.h"
#include "core/io/model/config_json.h"
#include "core/io/model/shipped_models.h"
#include "core/resolve/loaded.h"

#include <QFileInfo>
#include <QImageReader>

#include <vector>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    const QString pixelsName = u"pixels"_s;

    // What a model was trained to see: (colour - mean) / deviation, of each channel.
    struct Colours {
        std::vector<double> mean, deviation;
    };

    Colours coloursOf(const std::string& folder, core::Index channels)
    {
        const auto count = static_cast<std::size_t>(channels);
        Colours result { std::vector<double>(count, 0.5), std::vector<double>(count, 0.5) };
        const std::string file = folder + "/preprocessor_config.json";
        if (!core::stampOf(file))
            return result;
        const core::FileBytes content = core::readFile(file, core::textSizeLimit);
        const core::ConfigValue value = core::readConfig(core::textOf(content.bytes()));
        const core::Config config(value);
        if (!config.flag("do_normalize", true))
            return { std::vector<double>(count, 0), std::vector<double>(count, 1) };
        const auto take = [&](std::vector<double>& to, const char* name) {
            if (auto numbers = config.numbers(name); numbers.size() == count)
                to = std::move(numbers);
        };
        take(result.mean, "image_mean");
        take(result.deviation, "image_std");
        return result;
    }

    // Channel by channel; what the picture's sides are to each other is not kept.
    core::Tensor pixelsOf(const QImage& read, const core::Patches& patches, const Colours& colours)
    {
        const auto side = static_cast<int>(patches.side);
        const auto format
            = patches.channels == 1 ? QImage::Format_Grayscale8 : QImage::Format_RGB888;
        const QImage picture
            = read.scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                  .convertToFormat(format);
        core::Tensor result { { patches.channels, patches.side, patches.side },
            core::Buffer(patches.channels * patches.side * patches.side) };
        core::Scalar* to = result.numbers.data();
        for (std::size_t channel = 0; channel < colours.mean.size(); ++channel)
            for (int row = 0; row < side; ++row)
                for (int column = 0; column < side; ++column) {
                    const auto place = static_cast<std::size_t>(column) * colours.mean.size();
                    const double colour = picture.constScanLine(row)[place + channel] / 255.0;
                    *to++ = static_cast<core::Scalar>(
                        (colour - colours.mean[channel]) / colours.deviation[channel]);
                }
        return result;
    }

    core::Tensor pictureOf(
        QImageReader& reader, const core::Patches& patches, const std::string& modelFolder)
    {
        if (patches.channels != 1 && patches.channels != 3)
            throw core::Error("picture_shape",
                core::phrase(
                    "this model sees %1 channels, a picture has 3: give the numbers as npy",
                    patches.channels));
        const QImage picture = reader.read();
        if (picture.isNull())
            throw core::Error("picture_file",
                core::phrase("cannot read the picture %1", reader.fileName().toStdString()))
                .remarked(reader.errorString().toStdString());
        return pixelsOf(picture, patches, coloursOf(modelFolder, patches.channels));
    }

    core::Tensor numbersOf(const std::string& written, const core::Files& files)
    {
        core::TensorInput input = core::parseTensorInput(written);
        if (!input.file.empty())
            input.file
                = QFileInfo(QString::fromStdString(input.file)).absoluteFilePath().toStdString();
        const core::TensorUse use { core::phrase("the picture"), { "pixel_values", "pixels" } };
        core::Tensor result = core::readTensor(input, use, files);
        core::requireFinite(result, use.what);
        return result;
    }

} // namespace

QCommandLineOption pixelsOption()
{
    return { pixelsName,
        u"What a model of pictures looks at: 3 x side x side numbers as npy, or npz:name, or a "
        "picture (PNG, JPEG …), which is made as large as the model wants, its sides each for "
        "itself, and whose colours are taken as preprocessor_config.json says, else from -1 to "
        "1."_s,
        u"FILE"_s };
}

std::shared_ptr<const core::Model> withPixels(std::shared_ptr<const core::Model> model,
    const QCommandLineParser& parser, const core::Files& files, const QString& folder)
{
    if (!parser.isSet(pixelsName))
        return model;
    if (model->loaded == nullptr || !model->loaded->model->network.stack.embedding.patches)
        return core::withPicture(*model, nullptr); // says so
    const core::Patches& patches = *model->loaded->model->network.stack.embedding.patches;
    const QString written = parser.value(pixelsName);
    const auto& where = std::get<core::Loaded>(model->experiment.network).where;
    QImageReader reader(written);
    core::Tensor pixels = reader.canRead()
        ? pictureOf(reader, patches, core::modelFolder(where, folder.toStdString()))
        : numbersOf(written.toStdString(), files);
    return core::withPicture(*model, std::make_shared<const core::Tensor>(std::move(pixels)));
}

} // namespace app
