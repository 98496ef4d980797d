#include "core/reading/combine.h"
#include "ui/document.h"
#include "ui/head_name.h"
#include "ui/labels.h"
#include "ui/views/head_order.h"
#include "ui/views/heads_view.h"

#include <span>

using namespace Qt::StringLiterals;

// The controls above the heads.

namespace ui {

namespace {

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
    const auto add = [this](const QString& name, std::string_view path,
                         std::span<const std::string_view> ids) {
        auto* button = new ChoiceButton(name, path, ids, this);
        strip()->add(button);
        return button;
    };
    const auto onChoice = [this](ChoiceButton* button, const StepName& step, auto change) {
        connect(button, &ChoiceButton::chosen, this, [this, step, change](const std::string& id) {
            document().edit(step, u"heads_view"_s, [&](Work& work) { change(work.view, id); });
            document().settle();
        });
    };
    m_sorting = add(tr("Sort"), "view.order", enumIds(HeadOrder {}));
    onChoice(
        m_sorting, [] { return tr("Sort the heads"); },
        [](ViewState& view, const std::string& id) { view.order = valueOf<HeadOrder>(id); });
    m_range = add(tr("Colours"), "view.range", enumIds(ColourRange {}));
    onChoice(
        m_range, [] { return tr("Colour range of the heads"); },
        [](ViewState& view, const std::string& id) { view.range = valueOf<ColourRange>(id); });
    m_picture = add(tr("Show"), "view.picture", enumIds(HeadPicture {}));
    connect(m_picture, &ChoiceButton::chosen, this, [this](const std::string& id) {
        document().go([&](Navigation& at) { at.picture = valueOf<HeadPicture>(id); });
    });
    m_combination = add(tr("Add"), "view.combination", combinationChoices);
    onChoice(
        m_combination, [] { return tr("Combine the heads"); },
        [](ViewState& view, const std::string& id) { view.combination = id; });
}

void HeadsView::showControls()
{
    const ViewState& view = document().view();
    const Selection& s = document().locked();
    m_sorting->setCurrent(idOf(view.order));
    m_range->setCurrent(idOf(view.range));
    m_picture->setCurrent(idOf(document().navigation().picture));
    m_combination->setCurrent(view.combination);
    m_combination->setChoiceEnabled("rollout", core::hasRollout(*document().trace()));
    if (m_enlarged)
        strip()->setHeading(tr("Head %1").arg(headNumber(*document().trace(), s.layer, s.head)),
            tr("Esc shows all heads again; the wheel zooms"));
    else
        strip()->setHeading(
            tr("All heads"), tr("rows ask, columns answer; double-click enlarges a head"));
}

} // namespace ui
