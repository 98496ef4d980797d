#include "core/settings/ranges.h"

#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/settings/field_text.h"

#include <cmath>
#include <optional>
#include <string>

namespace core {

namespace {

    // Walks the field lists; `path` is the current field, such as "score.bandwidth".
    class RangeCheck {
    public:
        template <HasFields T> void operator()(const T& part)
        {
            T::fields(part, [this](std::string_view name, const auto& value, auto... range) {
                using Value = std::remove_cvref_t<decltype(value)>;
                const std::size_t before = path.size();
                if constexpr (!HasFields<Value> && !PartList<Value>)
                    path.append(before == 0 ? "" : ".").append(name);
                visit(value, std::optional<Range> { range... });
                path.resize(before);
            });
        }

    private:
        std::string path;

        void visit(int value, const std::optional<Range>& range) const
        {
            checkRange(value, { path, range });
        }
        void visit(float value, const std::optional<Range>& range) const
        {
            if (!std::isfinite(value))
                throw Error("not_finite",
                    message("%1: expected a finite number, found %2", IdName { path }, value));
            checkRange(printable(value), { path, range });
        }
        void visit(const std::optional<int>& value, const std::optional<Range>& range) const
        {
            if (value)
                visit(*value, range);
        }
        template <class T>
        void visit(const std::vector<T>& values, const std::optional<Range>& range)
        {
            for (const T& value : values)
                visit(value, range);
        }
        template <Variant V> void visit(const V& value, const std::optional<Range>&)
        {
            std::visit(*this, value);
        }
        template <HasFields T> void visit(const T& part, const std::optional<Range>&)
        {
            (*this)(part);
        }
        // Fields without a range: texts, choices, switches, seeds and tensors.
        void visit(const std::string&, const std::optional<Range>&) const { }
        void visit(bool, const std::optional<Range>&) const { }
        void visit(std::uint64_t, const std::optional<Range>&) const { }
        void visit(const TensorInput&, const std::optional<Range>&) const { }
        template <NamedEnum E> void visit(E, const std::optional<Range>&) const { }
    };

} // namespace

void checkRanges(const Experiment& experiment)
{
    RangeCheck {}(experiment);
}

} // namespace core
