#pragma once

// Options for the attention of a network to be trained.

#include "core/training/network.h"

#include <QCommandLineOption>
#include <QStringList>

class QCommandLineParser;

namespace app {

QStringList attentionNames();
QList<QCommandLineOption> attentionOptions();

// Networks without attention stay unchanged. Errors: those of settings::set.
void parseAttention(
    core::training::NetworkArchitecture& architecture, const QCommandLineParser& parser);
// The same for a comparison network, which keeps its own scaling.
void parseComparisonAttention(
    core::training::NetworkArchitecture& architecture, const QCommandLineParser& parser);

} // namespace app
