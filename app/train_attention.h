#pragma once

// What the heads of a network to be taught compute: the options that say it.

#include "core/learning/network.h"

#include <QCommandLineOption>
#include <QStringList>

class QCommandLineParser;

namespace app {

QStringList attentionNames();
QList<QCommandLineOption> attentionOptions();

// Errors: those of settings::set, "network_attention" for a network without such heads.
void takeAttention(core::learning::Architecture& architecture, const QCommandLineParser& parser);
// The same of a network beside another: how its scores are divided stays, and those that have no
// choice are left as they are.
void takeAttentionBeside(
    core::learning::Architecture& architecture, const QCommandLineParser& parser);

} // namespace app
