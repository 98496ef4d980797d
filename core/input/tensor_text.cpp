#include "core/input/tensor_text.h"

#include "core/base/error.h"
#include "core/base/number_text.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace core {

namespace {

    constexpr std::size_t mostAxes = 8;

    // Reads nested lists. The first list of each depth sets the length of the others.
    class Reader {
    public:
        explicit Reader(std::string_view whole)
            : text(whole)
        {
        }

        Tensor read()
        {
            readValue(0);
            skipBlanks();
            if (at < text.size())
                fail(message("nothing more"));
            Tensor result;
            result.shape.assign(shape.begin(), shape.end());
            result.data = Buffer(static_cast<Index>(values.size()));
            std::ranges::copy(values, result.data.data());
            result.boolean = booleans > 0;
            return result;
        }

    private:
        [[noreturn]] void fail(Message expected) const
        {
            throw Error("bad_tensor",
                message("expected %1 at character %2, found %3; write a matrix as [[1, 2], [3, 4]]",
                    std::move(expected), at + 1,
                    at < text.size() ? message("\"%1\"", text.substr(at, 12)) : message("the end")),
                at);
        }

        void skipBlanks() { at = std::min(text.find_first_not_of(" \t\r\n", at), text.size()); }

        bool take(char c)
        {
            skipBlanks();
            if (at == text.size() || text[at] != c)
                return false;
            ++at;
            return true;
        }

        void readValue(std::size_t depth)
        {
            if (take('['))
                readList(depth);
            else
                readCell(depth);
        }

        void readList(std::size_t depth)
        {
            if (depth == mostAxes)
                fail(message("no more than %1 axes", mostAxes));
            if (depthOfCells && depth >= *depthOfCells)
                fail(message("a number: all elements must have the same nesting depth"));
            Index length = 0;
            if (depth == shape.size())
                shape.push_back(unknown);
            if (!take(']')) {
                do {
                    readValue(depth + 1);
                    ++length;
                } while (take(','));
                if (!take(']'))
                    fail(message("\",\" or \"]\""));
            }
            if (shape[depth] == unknown)
                shape[depth] = length;
            if (shape[depth] != length)
                fail(message("lists of equal length up to this point (%1 elements, here %2)",
                    shape[depth], length));
        }

        void readCell(std::size_t depth)
        {
            const std::size_t end = std::min(text.find_first_of(",[] \t\r\n", at), text.size());
            const std::string_view word = text.substr(at, end - at);
            if (depthOfCells.value_or(depth) != depth || depth < shape.size())
                fail(message("a list: all elements must have the same nesting depth"));
            depthOfCells = depth;
            Scalar number = 0;
            const bool isBoolean = word == "true" || word == "false";
            if (isBoolean)
                number = word == "true" ? 1.0F : 0.0F;
            else if (!readNumber(word, number) || number != number)
                fail(message("a number, true or false"));
            booleans += isBoolean ? 1 : 0;
            values.push_back(number);
            if (booleans != 0 && booleans != values.size())
                fail(message("either numbers or true and false, not both"));
            at = end;
        }

        static constexpr Index unknown = -1;
        std::string_view text;
        std::size_t at = 0;
        std::vector<Index> shape;
        std::optional<std::size_t> depthOfCells;
        std::vector<Scalar> values;
        std::size_t booleans = 0;
    };

    void writeAxis(const Tensor& tensor, std::size_t axis, const Scalar*& next, std::string& text)
    {
        if (axis == tensor.shape.size()) {
            const Scalar number = *next++;
            text += !tensor.boolean ? numberText(number) : number != 0 ? "true" : "false";
            return;
        }
        text += '[';
        for (Index i = 0; i < tensor.shape[axis]; ++i) {
            if (i > 0)
                text += ", ";
            writeAxis(tensor, axis + 1, next, text);
        }
        text += ']';
    }

} // namespace

Tensor parseTensor(std::string_view text)
{
    return Reader(text).read();
}

std::string tensorText(const Tensor& tensor)
{
    std::string result;
    const Scalar* next = tensor.data.data();
    writeAxis(tensor, 0, next, result);
    return result;
}

TensorInput parseTensorInput(std::string_view text)
{
    text = trimmed(text);
    if (text.empty() || text == "none")
        return {};
    if (text.front() == '[')
        return { parseTensor(text), {}, {} };
    for (const std::string_view ending : { ".npz:", ".safetensors:" })
        if (const auto place = text.find(ending); place != std::string_view::npos) {
            const std::size_t colon = place + ending.size() - 1;
            return { {}, std::string(text.substr(0, colon)), std::string(text.substr(colon + 1)) };
        }
    return { {}, std::string(text), {} };
}

std::string tensorInputText(const TensorInput& input)
{
    if (!input.given())
        return "none";
    if (input.file.empty())
        return tensorText(input.values);
    return input.tensor.empty() ? input.file : input.file + ":" + input.tensor;
}

} // namespace core
