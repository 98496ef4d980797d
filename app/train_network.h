#pragma once

// Options for the network to be trained and its comparison networks.

#include "core/training/training.h"

#include <QCommandLineOption>
#include <QStringList>

#include <vector>

class QCommandLineParser;

namespace app {

QStringList networkNames();
QList<QCommandLineOption> networkOptions();
QList<QCommandLineOption> attentionOptions(); // of the attention of these networks

// The configuration with the requested network, then one per comparison network. Errors:
// "unknown_network", those of settings::set, "network_option" if an option would have no effect.
std::vector<core::training::TrainingSpec> withComparisons(const core::training::TrainingSpec& spec,
    core::training::OutputKind outputKind, const QCommandLineParser& parser);

} // namespace app
