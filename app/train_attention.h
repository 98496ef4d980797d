#pragma once

// What the heads of a network to be taught compute: the options that say it.

#include "core/learning/network.h"

#include <QCommandLineOption>
#include <QStringList>

class QCommandLineParser;

namespace app {

QStringList attentionNames();
QList<QCommandLineOption> attentionOptions();

// A network without such heads is left as it is. Errors: those of settings::set.
void takeAttention(core::learning::Architecture& architecture, const QCommandLineParser& parser);
// The same of a network beside another: how its scores are divided stays.
void takeAttentionBeside(
    core::learning::Architecture& architecture, const QCommandLineParser& parser);

} // namespace app
