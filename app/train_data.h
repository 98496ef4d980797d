#pragma once

#include "core/io/learning/given_data.h"
#include "core/io/store/model_store.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

#include <optional>
#include <string>

namespace app {

// Examples of one's own, for `headlight train`.
using Data = std::optional<core::GivenData>;

QList<QCommandLineOption> dataOptions();
bool readsCharacters(const QCommandLineParser& parser);

// None where no file is named.
Data dataAsked(const QCommandLineParser& parser, const core::SharedStore& store);

// What makes no sense beside them; empty where all is well.
std::string wrongWithData(const QCommandLineParser& parser);

} // namespace app
