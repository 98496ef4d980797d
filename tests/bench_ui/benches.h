#pragma once

#include <QStringList>

// `only`: names of views and numbers of tokens; empty: all.
void benchChanges(const QStringList& only);
void benchHover(const QStringList& only);
void benchSwitches(const QStringList& only);
void benchZoom();
void benchTrained();
void benchPresent();
void benchTrain();
void benchStart(); // needs an X display
