#pragma once

#include "core/analysis/head_measures.h"
#include "core/trace.h"

#include <QString>

#include <string>

namespace ui {

bool isAblated(const core::Trace& trace, core::Index layer, core::Index head);

// A head's number, from 1: "3"; with several layers "2.3", layer first.
QString plainHeadNumber(const core::Trace& trace, core::Index layer, core::Index head);

// The same in a sentence: "3", or "3 (switched off)".
QString headNumber(const core::Trace& trace, core::Index layer, core::Index head);

// The same in short: "3 ⌀".
QString shortHeadNumber(const core::Trace& trace, core::Index layer, core::Index head);

// Name of an attention in a sentence: "Layer 3", "Encoder, layer 1", "Cross-attention, layer 2".
QString layerName(const core::AttentionTrace& attention);
QString layerName(const std::string& path);

// The layers that an intervention with this path changes: "Layer 3", or without a path "all 6
// layers".
QString scopeName(const std::string& path, core::Index layers);

// Short name before a head's number, from 1: "3", "E1", "D2", "C2".
QString layerNumber(const core::AttentionTrace& attention);

// d_k of a head: "64", or "9 (queries: 6)" where queries and keys differ in width.
QString widthOfKeys(const core::HeadTrace& head);

// A measure of a head as text: "1.07", "98 %".
QString measureText(const core::HeadMeasure& measure, const core::HeadStatistics& statistics);

} // namespace ui
