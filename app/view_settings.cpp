#include "app/view_settings.h"

#include "core/settings/field_text.h"
#include "ui/document/view_entry.h"
#include "ui/drawing/colour_map.h"
#include "ui/session/space_points.h"
#include "ui/session/view_state.h"

#include <algorithm>

namespace app {

namespace {

    using core::settings::Field;
    using core::settings::Type;

    constexpr std::string_view prefix = "view.";

    std::vector<std::string> texts(const QStringList& words)
    {
        std::vector<std::string> result;
        for (const QString& word : words)
            result.push_back(word.toStdString());
        return result;
    }

    // The allowed values of a text field of the view; empty if any text is allowed.
    std::vector<std::string> choicesOf(std::string_view name)
    {
        std::vector<std::string> choices;
        if (name == "view" || name == "view_before")
            for (const ui::ViewEntry& view : ui::views())
                choices.emplace_back(view.id);
        else if (name == "sequential")
            choices = texts(ui::sequentialMaps());
        else if (name == "diverging")
            choices = texts(ui::divergingMaps());
        else if (name == "combination")
            choices.assign(ui::combinationChoices.begin(), ui::combinationChoices.end());
        else if (name == "learn_plot")
            choices.assign(ui::trainPlotChoices.begin(), ui::trainPlotChoices.end());
        else if (name == "points")
            choices.assign(ui::pointChoices.begin(), ui::pointChoices.end());
        return choices;
    }

    template <typename T> constexpr Type typeOf()
    {
        if constexpr (std::is_same_v<T, bool>)
            return Type::Boolean;
        else if constexpr (std::is_same_v<T, int>)
            return Type::Integer;
        else if constexpr (std::is_same_v<T, float>)
            return Type::Number;
        else if constexpr (std::is_same_v<T, std::vector<int>>)
            return Type::Integers;
        else
            return core::NamedEnum<T> ? Type::Choice : Type::Text;
    }

    [[maybe_unused]] Field fieldOf(std::string_view name, Type type, const std::string& value)
    {
        Field field;
        field.path = std::string(prefix) + std::string(name);
        field.choices = choicesOf(name);
        field.type = field.choices.empty() ? type : Type::Choice;
        field.defaultText = value;
        return field;
    }

} // namespace

bool setInView(ui::Session& session, std::string_view assignment)
{
    const std::size_t equals = assignment.find('=');
    if (!assignment.starts_with(prefix) || equals == std::string_view::npos)
        return false;
    const std::string_view path = assignment.substr(0, equals);
    const std::string_view text = assignment.substr(equals + 1);
    bool found = false;
    ui::SavedView view { session.navigation, session.view };
    ui::SavedView::fields(view, [&](std::string_view name, auto& value, auto... range) {
        if (path.substr(prefix.size()) != name)
            return;
        core::FieldLocation place { std::string(path), {} };
        if constexpr (sizeof...(range) == 1)
            place.range = (range, ...);
        const std::vector<std::string> choices = choicesOf(name);
        if (!choices.empty() && std::ranges::find(choices, text) == choices.end())
            core::refuseChoice(text, choices, place);
        core::readField(value, text, place);
        found = true;
    });
    session.navigation = view.navigation;
    session.view = view.state;
    return found;
}

std::vector<Field> viewFields()
{
    std::vector<Field> fields;
    const ui::SavedView view;
    ui::SavedView::fields(view, [&](std::string_view name, const auto& value, auto... range) {
        using Value = std::remove_cvref_t<decltype(value)>;
        Field field = fieldOf(name, typeOf<Value>(), core::fieldText(value));
        if constexpr (sizeof...(range) == 1)
            field.range = (range, ...);
        if constexpr (core::NamedEnum<Value>)
            field.choices = core::choicesOf<Value>();
        fields.push_back(field);
    });
    return fields;
}

} // namespace app
