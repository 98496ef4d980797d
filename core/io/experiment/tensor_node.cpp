#include "core/base/number_text.h"
#include "core/io/experiment/experiment_node.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace core {

namespace {

    using Json = nlohmann::ordered_json;

    constexpr std::size_t mostAxes = 8;

    struct TensorReader {
        std::string_view text;
        std::vector<Index> shape;
        std::vector<Scalar> values;
        bool boolean = false;

        [[nodiscard]] Scalar cell(const Json& node, const std::string& pointer) const
        {
            if (node.is_boolean() != boolean)
                refuseType(boolean ? message("true or false") : message("a number"), node,
                    { text, pointer });
            if (boolean)
                return node.get<bool>() ? 1.0F : 0.0F;
            if (node == "inf" || node == "-inf")
                return node == "inf" ? std::numeric_limits<Scalar>::infinity()
                                     : -std::numeric_limits<Scalar>::infinity();
            if (node == "nan")
                return std::numeric_limits<Scalar>::quiet_NaN();
            if (!node.is_number())
                refuseType(message("a number"), node, { text, pointer });
            const std::optional<Scalar> number = narrowed(node.get<double>());
            if (!number)
                refuseNode(
                    "out_of_range", message("%1 is too large", node.dump()), { text, pointer });
            return *number;
        }

        void read(const Json& node, const std::string& pointer, std::size_t axis)
        {
            if (axis == shape.size()) {
                values.push_back(cell(node, pointer));
                return;
            }
            if (!node.is_array())
                refuseType(message("a list"), node, { text, pointer });
            if (std::ssize(node) != shape[axis])
                refuseNode("bad_tensor",
                    message("this list has %1 elements, the first one has %2; all must have the "
                            "same length",
                        node.size(), shape[axis]),
                    { text, pointer });
            for (std::size_t i = 0; i < node.size(); ++i)
                read(node[i], pointer + "/" + std::to_string(i), axis + 1);
        }
    };

} // namespace

Tensor readTensorNode(const Json& node, const JsonLocation& place)
{
    TensorReader reader { place.text, {}, {}, false };
    const Json* first = &node;
    for (; first->is_array(); first = &first->front()) {
        if (reader.shape.size() == mostAxes)
            refuseNode("bad_tensor", message("more than %1 axes", mostAxes), place);
        reader.shape.push_back(std::ssize(*first));
        if (first->empty())
            break;
    }
    reader.boolean = first->is_boolean();
    reader.read(node, place.pointer, 0);
    Tensor result { reader.shape, Buffer(std::ssize(reader.values)), reader.boolean };
    std::ranges::copy(reader.values, result.data.data());
    return result;
}

} // namespace core
