#pragma once

#include "core/inference/attention_forward.h"
#include "core/inference/run_network.h"

namespace core {

// Forward pass of one stack (encoder or decoder); results are added to a trace.
class StackForward {
public:
    // Labels of the stack's tokens; for a decoder also the encoder's labels and last states.
    struct Sides {
        TokenList tokens, keyTokens {};
        Input keys {};
        TokenList
            outputLabels {}; // output tokens as labels of a decoder's positions; null: `tokens`
    };
    // Everything passed must outlive this.
    StackForward(const Stack& described, const InferenceContext& at, Trace& result, Sides around);

    // The last hidden states, after the final norm. Undefined when stopped.
    Matrix run(const StackInput& input);

private:
    Matrix decode(const AttentionDecoder& decoder, const Matrix& embedded);
    Matrix layer(const TransformerLayer& layer, Index number, const Matrix& x);
    Matrix attention(const AttentionLayer& attention, AttentionTrace begun);
    [[nodiscard]] AttentionTrace selfAttentionTrace(
        const std::string& path, const Input& queries) const;
    [[nodiscard]] AttentionTrace crossAttentionTrace(
        const std::string& path, const Input& queries) const;
    void keep(Matrix state);

    const Stack& stack;
    const InferenceContext& context;
    Trace& trace;
    Sides sides;
    SharedBias biases;
    Index kept = 0; // number of hidden states in the trace
};

} // namespace core
