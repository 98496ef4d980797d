#include "core/combine.h"
#include "ui/document.h"
#include "ui/labels.h"
#include "ui/views/head_order.h"
#include "ui/views/heads_view.h"

using namespace Qt::StringLiterals;

// The controls above the heads.

namespace ui {

namespace {

    template <class Enum> std::vector<ChoiceButton::Choice> choicesOf()
    {
        std::vector<ChoiceButton::Choice> result;
        for (const std::string_view id : enumIds(Enum {}))
            result.push_back({ std::string(id), label(id) });
        return result;
    }

    template <class Enum> Enum valueOf(const std::string& id)
    {
        const auto ids = enumIds(Enum {});
        return static_cast<Enum>(std::ranges::find(ids, id) - ids.begin());
    }

    template <class Enum> std::string_view idOf(Enum value)
    {
        return enumIds(value)[static_cast<std::size_t>(value)];
    }

} // namespace

void HeadsView::addControls()
{
    const auto add = [this](const QString& name, const std::vector<ChoiceButton::Choice>& choices,
                         const QString& step, auto change) {
        auto* button = new ChoiceButton(name, choices, this);
        strip()->add(button);
        connect(button, &ChoiceButton::chosen, this, [this, step, change](const std::string& id) {
            document().edit(
                step, u"heads_view"_s, [&](Session& session) { change(session.view, id); });
            document().settle();
        });
        return button;
    };
    m_sorting = add(tr("Sort"), choicesOf<HeadOrder>(), tr("Sort the heads"),
        [](ViewState& view, const std::string& id) { view.order = valueOf<HeadOrder>(id); });
    m_range = add(tr("Colours"), choicesOf<ColourRange>(), tr("Colour range of the heads"),
        [](ViewState& view, const std::string& id) { view.range = valueOf<ColourRange>(id); });
    m_picture = add(tr("Show"), choicesOf<HeadPicture>(), tr("Picture of the heads"),
        [](ViewState& view, const std::string& id) { view.picture = valueOf<HeadPicture>(id); });
    std::vector<ChoiceButton::Choice> combinations;
    for (const char* id : { "none", "mean", "max", "rollout" })
        combinations.push_back({ id, combinationName(id) });
    m_combination = add(tr("Add"), combinations, tr("Combine the heads"),
        [](ViewState& view, const std::string& id) { view.combination = id; });
}

void HeadsView::showControls()
{
    const ViewState& view = document().view();
    m_sorting->setCurrent(idOf(view.order));
    m_range->setCurrent(idOf(view.range));
    m_picture->setCurrent(idOf(view.picture));
    m_combination->setCurrent(view.combination);
    m_combination->setChoiceEnabled("rollout", core::hasRollout(*document().trace()));
    if (m_enlarged)
        strip()->setHeading(tr("Head %1").arg(document().locked().head + 1),
            tr("Esc shows all heads again; the wheel zooms"));
    else
        strip()->setHeading(
            tr("All heads"), tr("rows ask, columns answer; double-click enlarges a head"));
}

} // namespace ui
