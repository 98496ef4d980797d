#include "core/resolve/image_input.h"

#include "core/input/tensor_input.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace core {

namespace {

    // Normalises each channel.
    void asTrained(Tensor& colours, const Patches& patches)
    {
        const auto each = static_cast<std::size_t>(patches.imageSize * patches.imageSize);
        for (std::size_t channel = 0; channel < patches.mean.size(); ++channel) {
            const double mean = patches.mean[channel];
            const double deviation = patches.deviation[channel];
            Scalar* const first = colours.data.data() + channel * each;
            for (std::size_t i = 0; i < each; ++i)
                first[i] = static_cast<Scalar>((first[i] - mean) / deviation);
        }
    }

    std::optional<Tensor> imageTensor(
        const TensorInput& given, const Patches& patches, const Files& files)
    {
        if (given.file.empty() || !given.tensor.empty())
            return std::nullopt;
        auto colours = files.image(given.file, { patches.channels, patches.imageSize });
        if (colours)
            asTrained(*colours, patches);
        return colours;
    }

    Tensor even(Scalar number, const Patches& patches)
    {
        const Index count = patches.channels * patches.imageSize * patches.imageSize;
        Tensor result { { patches.channels, patches.imageSize, patches.imageSize }, Buffer(count) };
        std::fill_n(result.data.data(), count, number);
        return result;
    }

} // namespace

std::shared_ptr<const Tensor> imageInput(
    const TensorInput& given, const PretrainedModel& model, const Files& files)
{
    const std::optional<Patches>& patches = model.architecture.stack.embedding.patches;
    if (!patches && given.given())
        throw Error("picture_shape", message("this model takes text, not images"));
    if (!patches)
        return nullptr;
    if (!given.given())
        throw Error("picture_shape",
            message(
                "this model takes images, not text; give one: %1", IdName { "network.picture" }));
    if (auto colours = imageTensor(given, *patches, files))
        return std::make_shared<const Tensor>(*std::move(colours));
    const TensorUse use { message("the image"), { "pixel_values", "pixels" } };
    Tensor numbers = readTensor(given, use, files);
    requireFinite(numbers, use.what);
    if (numbers.size() == 1)
        numbers = even(numbers.data.data()[0], *patches);
    return std::make_shared<const Tensor>(std::move(numbers));
}

bool takesImages(const Model& model)
{
    return model.pretrained() != nullptr && model.pretrained()->input.pixels != nullptr;
}

} // namespace core
