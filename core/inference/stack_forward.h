#pragma once

#include "core/inference/attention_forward.h"
#include "core/inference/run_network.h"

namespace core {

// The layers of one stack, one after the other; what happens is added to a trace.
class StackForward {
public:
    // Labels of the stack's tokens; for a decoder those of the encoder's and its last states.
    struct Sides {
        TokenList tokens, keyTokens {};
        Input keys {};
        TokenList decoderInputs {}; // what each place of a decoder says; null: it is called as it
                                    // is given
    };
    // Everything must outlive this.
    StackForward(const Stack& described, const InferenceContext& at, Trace& result, Sides around);

    // The last states, normed. Nothing useful when stopped.
    Matrix run(const StackInput& input);

private:
    Matrix decode(const AttentionDecoder& speaker, const Matrix& said);
    Matrix layer(const TransformerLayer& layer, Index number, const Matrix& x);
    Matrix attention(const AttentionLayer& attention, AttentionTrace begun);
    [[nodiscard]] AttentionTrace queryTokens(const std::string& path, const Input& queries) const;
    [[nodiscard]] AttentionTrace encoderQueries(
        const std::string& path, const Input& queries) const;
    void keep(Matrix state);

    const Stack& stack;
    const InferenceContext& context;
    Trace& trace;
    Sides sides;
    SharedBias biases;
    Index kept = 0; // states
};

} // namespace core
