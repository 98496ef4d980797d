#pragma once

// Access to every field of an Experiment by a stable name, as in `--set score.bandwidth=0.5`. The
// names come from the field lists, joined by dots:
//
//     heads=12, dk=auto             a field of the experiment; absent numbers are "auto"
//     score.kind=kernel             the alternative of a variant; ".kind" may be omitted.
//                                   Fields that both alternatives have keep their value.
//     scaling.factor=3              a field of an alternative. If another one is in use, the only
//                                   one that has such a field is taken first (here "factor").
//     mask.kind=causal,window       a list of alternatives; "none" empties it
//     mask.window=3                 in the first mask that has such a field; else one is added
//     mask[2].window=3              in the second mask
//     source.queries=x.npz:q        a tensor: a file, a tensor of a file, or [[1, 2], [3, 4]]
//     heads_off=1,3                 numbers
//     network.changes[2].rank=4     in the second entry; the one after the last is added, without
//                                   an index it is that of all layers, or else the first;
//                                   network.changes=none empties the list
//     layers=3                      as many layers, what is added as the last one
//     (derived_fields.h) blocks[2].heads=4             of the second layer; without an index or a
//     name, of all layers edits=matrix=w_q row=1 column=2 value=0.5; matrix=w_o …     records; left
//     out: defaults
//
// Heads, rows and masks count from 1, as displayed.

#include "core/base/fields.h"
#include "core/experiment.h"
#include "core/training/attention/attention_choice.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::settings {

// The type of a field. Kind: the id of an alternative; kinds: a list of ids.
enum class Type { Boolean, Integer, Number, Text, Choice, Kind, Kinds, Tensor, Integers, Records };
constexpr auto enumIds(Type)
{
    return std::array<std::string_view, 10> { "boolean", "integer", "number", "text", "choice",
        "kind", "kinds", "tensor", "integers", "records" };
}

struct Field {
    std::string path;
    Type type = Type::Text;
    std::optional<Range> range;
    std::string defaultText;
    std::vector<std::string> choices; // ids, for choice, kind and kinds
    std::vector<std::string> needs; // "score.kind=kernel": one must hold; empty: no condition
    std::optional<std::string> value; // in the given experiment; nothing if not in use
};

// Errors: "unknown_field" with the nearest names, "unknown_kind", "inactive_field" (several
// alternatives have such a field and none is in use: the error names the setting it needs),
// "bad_index", "bad_value", "out_of_range", "unknown_choice", "bad_tensor". The experiment is then
// unchanged.
void set(Experiment& experiment, std::string_view path, std::string_view text);

// "score.bandwidth=0.5"; Error "bad_setting" without "=".
void set(Experiment& experiment, std::string_view assignment);

// The same for the attention of a network to be trained: "score.bandwidth=0.5".
void set(training::AttentionChoice& choice, std::string_view path, std::string_view text);
void set(training::AttentionChoice& choice, std::string_view assignment);

// The value in the format of set(). Errors: "unknown_field", "inactive_field", "bad_index".
std::string get(const Experiment& experiment, std::string_view path);

// Every field of every alternative, in the order of the field lists.
std::vector<Field> list(const Experiment& experiment = {});

// Whether a field affects the result. False for fields without effect: given vectors have no words
// to embed, the dimension of one-hot vectors is the number of words, a weights file has its own
// sizes.
bool matters(const Experiment& experiment, std::string_view path);

// Whether each layer of a design has the field for itself: "score.bandwidth".
bool isOfLayer(std::string_view path);

} // namespace core::settings
