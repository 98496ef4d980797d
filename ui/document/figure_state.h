#pragma once

#include "core/training/trained_network.h"
#include "ui/session/derived_data.h"
#include "ui/session/file_location.h"
#include "ui/session/session.h"

#include <memory>
#include <string>

namespace ui {

// A network trained with Headlight that has no attention. Views cannot show it, so it is not a
// session's model. Train shows its training curve and its output.
struct NetworkWithoutAttention {
    std::shared_ptr<const core::training::TrainedNetwork> network; // never null
    core::training::ValidationExample example {};
    std::string output {};
};
using NetworkWithoutAttentionPtr = std::shared_ptr<const NetworkWithoutAttention>;

// The state that figures show: a session and the numbers computed from it.
struct FigureState {
    Session session;
    std::shared_ptr<DerivedData> derived; // never null; for one thread at a time
    TracePtr pinned; // null where the session pins nothing
    NetworkWithoutAttentionPtr
        networkWithoutAttention {}; // shown by Train instead of the model; usually null
};

// Both functions compute in the calling thread and throw core::Error.
FigureState computeFigureState(const Session& session, const FileLocation& files);
std::shared_ptr<DerivedData> computeDerivedData(const Session& session, const FileLocation& files);

} // namespace ui
