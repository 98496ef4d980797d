#include "core/model.h"
#include "core/parameters.h"

#include <mutex>
#include <utility>

namespace core {

struct Layers::Computed {
    LazyLayers maker;
    std::mutex one; // one computation at a time
    std::size_t number = 0; // layer of `kept`
    std::shared_ptr<const LayerModel> kept {};
};

Layers::Layers(LazyLayers maker)
    : made(std::make_shared<Computed>())
{
    made->maker = std::move(maker);
}

std::size_t Layers::size() const
{
    return held() ? shared->size() : made->maker.count;
}

std::shared_ptr<const LayerModel> Layers::layer(std::size_t layer) const
{
    if (held())
        return { shared, &shared->at(layer) };
    const std::lock_guard lock(made->one);
    if (made->kept == nullptr || made->number != layer) {
        made->kept.reset(); // free before computing
        made->kept = std::make_shared<const LayerModel>(made->maker.compute(layer));
        made->number = layer;
    }
    return made->kept;
}

LazyLayers::Shape Layers::shape(std::size_t layer, std::string_view parameter) const
{
    if (!held())
        return made->maker.shape(layer, parameter);
    const Matrix* const matrix = parameterNamed(shared->at(layer), parameter, 0);
    return matrix == nullptr ? LazyLayers::Shape {}
                             : LazyLayers::Shape { matrix->rows(), matrix->cols() };
}

} // namespace core
