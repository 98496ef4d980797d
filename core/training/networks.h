#pragma once

// Parameters and forward pass of each architecture. A new architecture needs its struct in
// network.h and these two functions.

#include "core/training/network.h"
#include "core/training/network_layers.h"

namespace core::training {

ParameterSpecs parameterSpecs(const TokenMlp& net, const NetworkSpec& spec, const Sizes& sizes);
ParameterSpecs parameterSpecs(const WindowMlp& net, const NetworkSpec& spec, const Sizes& sizes);
ParameterSpecs parameterSpecs(
    const RecurrentTagger& net, const NetworkSpec& spec, const Sizes& sizes);
ParameterSpecs parameterSpecs(
    const SelfAttentionNetwork& net, const NetworkSpec& spec, const Sizes& sizes);
ParameterSpecs parameterSpecs(
    const EncoderDecoder& net, const NetworkSpec& spec, const Sizes& sizes);
ParameterSpecs parameterSpecs(
    const TransformerNetwork& net, const NetworkSpec& spec, const Sizes& sizes);
ParameterSpecs parameterSpecs(
    const KernelNetwork& net, const NetworkSpec& spec, const Sizes& sizes);

Variable logitsOf(const TokenMlp& net, const ForwardPass& pass);
Variable logitsOf(const WindowMlp& net, const ForwardPass& pass);
Variable logitsOf(const RecurrentTagger& net, const ForwardPass& pass);
Variable logitsOf(const SelfAttentionNetwork& net, const ForwardPass& pass);
Variable logitsOf(const EncoderDecoder& net, const ForwardPass& pass);
Variable logitsOf(const TransformerNetwork& net, const ForwardPass& pass);
Variable logitsOf(const KernelNetwork& net, const ForwardPass& pass);

} // namespace core::training
