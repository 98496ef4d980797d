#pragma once

#include "core/inference/run.h"
#include "core/io/store/model_store.h"
#include "core/resolve/resolve.h"
#include "core/settings/settings.h"
#include "core/trace.h"
#include "tests/io/pretrained_reference.h"

#include <memory>
#include <string>
#include <vector>

namespace modified {

inline std::string familyFolder(const char* family)
{
    return std::string(TEST_DATA "/families/") + family;
}

// A bundled model with a sentence, or a small model of a family with the tokens of its reference.
inline core::Experiment asking(const core::ModelStore& store, const std::string& model)
{
    core::Experiment e;
    core::PretrainedSource loaded;
    if (model == "encoder" || model == "decoder" || model == "translator") {
        e.source = core::Sentence { "He booked a room at a hotel." };
        loaded.where = std::string(RESOURCES "/models/headlight-") + model;
    } else {
        loaded.where = familyFolder(model.c_str());
        const core::TensorFile file = store.files(loaded.where).tensors("reference.npz");
        for (const core::Index id : reference::indices(file, "input_ids"))
            loaded.ids.push_back(static_cast<int>(id));
        for (const core::Index id : reference::indices(file, "decoder_input_ids"))
            loaded.targetIds.push_back(static_cast<int>(id));
        if (file.contents->contains("pixel_values"))
            loaded.image = { {}, loaded.where + "/reference.npz", "pixel_values" };
    }
    e.network = std::move(loaded);
    return e;
}

inline core::PretrainedSource& loaded(core::Experiment& e)
{
    return std::get<core::PretrainedSource>(e.network);
}

inline core::Experiment with(core::Experiment e, const core::Intervention& intervention)
{
    loaded(e).interventions.push_back(intervention);
    return e;
}

inline std::shared_ptr<const core::Trace> traceOf(
    const core::ModelStore& store, const core::Experiment& e)
{
    return core::run(core::resolve(e, store.files({})));
}

inline bool sameBits(const core::HeadTrace& a, const core::HeadTrace& b)
{
    return a.q == b.q && a.k == b.k && a.v == b.v && a.weights == b.weights && a.output == b.output
        && a.enabled == b.enabled;
}

inline bool sameBits(const core::AttentionTrace& a, const core::AttentionTrace& b)
{
    bool same = *a.queries == *b.queries && *a.keys == *b.keys && a.output == b.output
        && a.heads.size() == b.heads.size() && a.selfAttention() == b.selfAttention();
    for (std::size_t h = 0; same && h < a.heads.size(); ++h)
        same = sameBits(a.heads[h], b.heads[h]);
    return same;
}

inline bool sameBits(const core::Trace& a, const core::Trace& b)
{
    bool same = a.logits == b.logits && a.attentions.size() == b.attentions.size();
    for (std::size_t l = 0; same && l < a.attentions.size(); ++l)
        same = sameBits(a.attentions[l], b.attentions[l]);
    return same;
}

} // namespace modified
