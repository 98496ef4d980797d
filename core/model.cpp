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

namespace {

    // The member of the alternative, or null.
    template <class Kind, class Member> const std::shared_ptr<Member>& memberOf(
        const ModelKind& kind, std::shared_ptr<Member> Kind::*member)
    {
        static const std::shared_ptr<Member> none;
        const auto* const found = std::get_if<Kind>(&kind);
        return found != nullptr ? found->*member : none;
    }

} // namespace

const std::shared_ptr<const PretrainedRun>& Model::pretrained() const
{
    if (std::holds_alternative<Merged>(kind))
        return memberOf(kind, &Merged::run);
    if (std::holds_alternative<DesignedNetwork>(kind))
        return memberOf(kind, &DesignedNetwork::run);
    return memberOf(kind, &Pretrained::run);
}

const std::shared_ptr<const ImportedAttention>& Model::imported() const
{
    if (std::holds_alternative<Merged>(kind))
        return memberOf(kind, &Merged::attention);
    return memberOf(kind, &Imported::attention);
}

const std::shared_ptr<const MergedFrom>& Model::merged() const
{
    return memberOf(kind, &Merged::from);
}

const std::shared_ptr<const Experiment>& Model::surrogate() const
{
    return memberOf(kind, &TrainedKernel::surrogate);
}

} // namespace core
