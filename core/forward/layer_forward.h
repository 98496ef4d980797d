#pragma once

#include "core/forward/run_network.h"
#include "core/forward/trained_attention.h"

namespace core {

// The layers of one stack, one after the other; what happens is added to a trace.
class StackRun {
public:
    // Labels of the stack's tokens; for a decoder those of the encoder's and its last states.
    struct Sides {
        TokenList tokens, askedTokens {};
        Input asked {};
        TokenList said {}; // what each place of a decoder says; null: it is called as it is given
    };
    // Everything must outlive this.
    StackRun(const Stack& described, const TrainedRun& at, Trace& result, Sides around);

    // The last states, normed. Nothing useful when stopped.
    Matrix run(const StackInput& input);

private:
    Matrix spoken(const Speaker& speaker, const Matrix& said);
    Matrix layer(const TrainedLayer& layer, Index number, const Matrix& x);
    Matrix attended(const TrainedAttention& attention, AttentionTrace begun);
    [[nodiscard]] AttentionTrace asking(const std::string& path, const Input& queries) const;
    [[nodiscard]] AttentionTrace askingEncoder(const std::string& path, const Input& queries) const;
    void keep(Matrix state);

    const Stack& stack;
    const TrainedRun& context;
    Trace& trace;
    Sides sides;
    SharedBias biases;
    Index kept = 0; // states
};

} // namespace core
