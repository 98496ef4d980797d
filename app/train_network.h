#pragma once

// Which network is to be taught, and those beside it: the options that say it.

#include "core/learning/training.h"

#include <QCommandLineOption>
#include <QStringList>

#include <vector>

class QCommandLineParser;

namespace app {

QStringList networkNames();
QList<QCommandLineOption> networkOptions();

// The course with the network that is asked for, then the same with each that learns beside it.
// Errors: "unknown_network", those of takeAttention, "network_option" where an option would change
// nothing.
std::vector<core::learning::Course> withNetworks(const core::learning::Course& course,
    core::learning::Answer answer, const QCommandLineParser& parser);

} // namespace app
