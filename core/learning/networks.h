#pragma once

// Each architecture's weights and what it computes. A new one is its struct in network.h, and these
// two functions.

#include "core/learning/blocks.h"
#include "core/learning/network.h"

namespace core::learning {

WeightForms weightForms(const PerTokenNet& net, const NetworkSpec& spec, const Sizes& sizes);
WeightForms weightForms(const WindowNet& net, const NetworkSpec& spec, const Sizes& sizes);
WeightForms weightForms(const RecurrentNet& net, const NetworkSpec& spec, const Sizes& sizes);
WeightForms weightForms(const SelfAttentionNet& net, const NetworkSpec& spec, const Sizes& sizes);
WeightForms weightForms(const EncoderDecoder& net, const NetworkSpec& spec, const Sizes& sizes);
WeightForms weightForms(const TransformerNet& net, const NetworkSpec& spec, const Sizes& sizes);
WeightForms weightForms(const KernelNet& net, const NetworkSpec& spec, const Sizes& sizes);

Variable logitsOf(const PerTokenNet& net, const Pass& pass);
Variable logitsOf(const WindowNet& net, const Pass& pass);
Variable logitsOf(const RecurrentNet& net, const Pass& pass);
Variable logitsOf(const SelfAttentionNet& net, const Pass& pass);
Variable logitsOf(const EncoderDecoder& net, const Pass& pass);
Variable logitsOf(const TransformerNet& net, const Pass& pass);
Variable logitsOf(const KernelNet& net, const Pass& pass);

} // namespace core::learning
