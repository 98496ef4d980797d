#pragma once

#include "core/trace.h"

#include <QString>

#include <string>

namespace ui {

// Name of an attention in a sentence: "Layer 3", "Encoder, layer 1", "Cross-attention, layer 2".
QString layerName(const core::AttentionTrace& attention);
QString layerName(const std::string& path);

// The layers that an intervention with this path changes: "Layer 3", or without a path "all 6
// layers".
QString scopeName(const std::string& path, core::Index layers);

// Short name before a head's number, from 1: "3", "E1", "D2", "C2".
QString layerNumber(const core::AttentionTrace& attention);

} // namespace ui
