#pragma once

#include "ui/document/alone_network.h"
#include "ui/session/file_place.h"
#include "ui/session/picture.h"
#include "ui/session/session.h"

#include <memory>

namespace ui {

// What figures show: a session and the numbers computed from it.
struct Moment {
    Session session;
    std::shared_ptr<Picture> picture; // never null; one thread at a time
    TracePtr pinned; // null where the session pins nothing
    AlonePtr alone {}; // that Learn shows in the place of the model; null as a rule
};

// Both compute in the calling thread. They throw core::Error.
Moment computeMoment(const Session& session, const FilePlace& files);
std::shared_ptr<Picture> computePicture(const Session& session, const FilePlace& files);

} // namespace ui
