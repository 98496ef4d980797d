#pragma once

#include "core/io/store/model_store.h"
#include "core/io/training/custom_dataset.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

#include <optional>
#include <string>

namespace app {

// User data for `headlight train`.
using Data = std::optional<core::CustomDataset>;

QList<QCommandLineOption> dataOptions();
bool readsCharacters(const QCommandLineParser& parser);
bool drawsWithReplacement(const QCommandLineParser& parser);

// Empty without --data.
Data dataFrom(const QCommandLineParser& parser, const core::SharedStore& store);

// The error in options combined with --data; empty if there is none.
std::string validateData(const QCommandLineParser& parser);

} // namespace app
