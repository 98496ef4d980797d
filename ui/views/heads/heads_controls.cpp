#include "core/analysis/combine.h"
#include "ui/view/choice_ids.h"
#include "ui/views/heads/head_order.h"
#include "ui/views/heads/heads_view.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"

#include <span>

using namespace Qt::StringLiterals;

// The controls above the heads.

namespace ui {

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
            actions().edit(
                step, u"heads_view"_s, [&](EditableState& state) { change(state.view, id); });
            actions().commitEdit();
        });
    };
    m_sorting = add(tr("Sort"), "view.order", enumIds(HeadOrder {}));
    onChoice(
        m_sorting, [] { return tr("Sort the heads"); },
        [](ViewState& view, const std::string& id) { view.order = choiceOf<HeadOrder>(id); });
    m_range = add(tr("Colours"), "view.range", enumIds(ColourRange {}));
    onChoice(
        m_range, [] { return tr("Colour range of the heads"); },
        [](ViewState& view, const std::string& id) { view.range = choiceOf<ColourRange>(id); });
    m_canvas = add(tr("Show"), "view.picture", enumIds(HeadContent {}));
    connect(m_canvas, &ChoiceButton::chosen, this, [this](const std::string& id) {
        actions().navigate([&](Navigation& at) { at.content = choiceOf<HeadContent>(id); });
    });
    m_combination = add(tr("Add"), "view.combination", combinationChoices);
    onChoice(
        m_combination, [] { return tr("Combine heads"); },
        [](ViewState& view, const std::string& id) { view.combination = id; });
}

void HeadsView::showControls()
{
    const ViewState& view = viewModel().view();
    const Selection& s = viewModel().locked();
    m_sorting->setCurrent(idOfChoice(view.order));
    m_range->setCurrent(idOfChoice(view.range));
    m_canvas->setCurrent(idOfChoice(shows()));
    const bool explained = viewModel().trace()->model->canExplain();
    for (const HeadContent each : { HeadContent::Scores, HeadContent::Values })
        m_canvas->setChoiceEnabled(idOfChoice(each), explained);
    m_combination->setCurrent(view.combination);
    m_combination->setChoiceEnabled("rollout", core::hasRollout(*viewModel().trace()));
    if (m_enlarged)
        strip()->setHeading(tr("Head %1").arg(headNumber(*viewModel().trace(), s.layer, s.head)),
            tr("Esc shows all heads again; the wheel zooms"));
    else
        strip()->setHeading(tr("All heads"),
            viewModel().predicted() != nullptr
                ? tr("rows: token read → token it writes, columns: keys; double-click enlarges a "
                     "head")
                : tr("rows: queries, columns: keys; double-click enlarges a head"));
}

} // namespace ui
