#pragma once

#include "core/input/files.h"
#include "core/model.h"

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QString>

#include <memory>

namespace app {

// --pixels FILE
QCommandLineOption pixelsOption();

// The model looking at the picture of --pixels, or as it is without the option. Where its files are
// relative to is `folder`. Errors: those of readTensor, "picture_shape", "picture_file".
std::shared_ptr<const core::Model> withPixels(std::shared_ptr<const core::Model> model,
    const QCommandLineParser& parser, const core::Files& files, const QString& folder);

} // namespace app
